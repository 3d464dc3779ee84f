import type { Assessed } from "../../../assessment/answers/rules/access";
import type { Scope } from "../../../core/scopes";
import type { Viewer } from "../../../core/viewer";
import { mayReachOthers } from "../../../foundation/identity/rules/confirmation";

type Reader = Viewer & { isCorporate: boolean };

/** Whether a user has members to look after, companies that have joined theirs: everybody of a company that owns an access code. Who sees a list is `populationOf`. */
export const maySeeMembers = ({ isCorporate }: Pick<Reader, "isCorporate">): boolean => isCorporate;

/** Whether a user may remind them, and invite others: who does more than read, once their own address is confirmed. */
export const mayRemindMembers = (user: Reader & { isConfirmed: boolean }): boolean =>
  maySeeMembers(user) && user.role !== "viewer" && mayReachOthers(user);

/** Why such a user may not: their role alone is nothing that a confirmed address would change. */
export const whyNotRemind = ({ role }: Viewer): "forbidden" | "unconfirmed" =>
  role === "viewer" ? "forbidden" : "unconfirmed";

/** Whether a user may see how far a draft is of a company that has joined theirs with this scope; of what it answers they see nothing. */
export function mayFollowDraft(viewer: Reader, draft: Assessed & { scope: Scope }): boolean {
  const isLookedFor = viewer.expectedKind === undefined || viewer.expectedKind === draft.kind;
  return maySeeMembers(viewer) && isLookedFor && draft.state === "draft" && draft.scope === "full";
}
