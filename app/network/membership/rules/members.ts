import type { Assessed } from "../../../assessment/answers/rules/access";
import type { Scope } from "../../../core/scopes";
import type { Viewer } from "../../../core/viewer";
import { mayReachOthers } from "../../../foundation/identity/rules/confirmation";

type Reader = Viewer & { isCorporate: boolean };

/**
 * Whether a user has members (companies that have joined theirs) to look after: every user of a company that owns an access code.
 * `populationOf` decides who sees a list.
 */
export const maySeeMembers = ({ isCorporate }: Pick<Reader, "isCorporate">): boolean => isCorporate;

/** Whether a user may remind members and invite others: no viewers, and only with a confirmed address. */
export const mayRemindMembers = (user: Reader & { isConfirmed: boolean }): boolean =>
  maySeeMembers(user) && user.role !== "viewer" && mayReachOthers(user);

/** Whether a user may change the tags of members, which reach no one else: no viewers. */
export const mayTagMembers = (user: Reader): boolean => maySeeMembers(user) && user.role !== "viewer";

/** Why such a user may not. A confirmed address would not help a viewer. */
export const whyNotRemind = ({ role }: Viewer): "forbidden" | "unconfirmed" =>
  role === "viewer" ? "forbidden" : "unconfirmed";

/** Whether a user may see how far a draft is, given the scope with which its company has joined theirs. They never see its answers. */
export function mayFollowDraft(viewer: Reader, draft: Assessed & { scope: Scope }): boolean {
  const isLookedFor = viewer.expectedKind === undefined || viewer.expectedKind === draft.kind;
  return maySeeMembers(viewer) && isLookedFor && draft.state === "draft" && draft.scope === "full";
}
