import type { Viewer } from "../../../core/viewer";
import { mayManageCompany } from "../../../foundation/company/rules/access";

/** Whether a user may invite colleagues, see open invitations, and change or revoke what a colleague may do. Only the owner may. */
export function mayManageTeam(viewer: Viewer): boolean {
  return mayManageCompany(viewer);
}

export type TeamAction = "change-role" | "remove" | "hand-over";

/** A user who may be a colleague. */
export interface Member extends Viewer {
  /** Leaves at their own wish or the owner's, now or in a few days. */
  isLeaving: boolean;
}

export type MemberVerdict = { ok: true } | { ok: false; reason: "forbidden" | "not-found" | PlaceProblem };

/** Why a user's place in a company cannot be changed, no matter who asks. */
export type PlaceProblem = "owner" | "viewer" | "leaving";

/** What prevents an action on a place in a company. The owner's place can only be handed over, to a contributor who stays. */
export function problemOfPlace(member: Member, action: TeamAction): PlaceProblem | null {
  if (member.role === "owner") return "owner";
  if (action !== "hand-over") return null;
  if (member.role === "viewer") return "viewer";
  return member.isLeaving ? "leaving" : null;
}

/** Whether a user may act on a colleague's place in the company. Users of another company are never found. */
export function decideMember(viewer: Viewer, member: Member | null | undefined, action: TeamAction): MemberVerdict {
  if (!mayManageTeam(viewer)) return { ok: false, reason: "forbidden" };
  if (!member || member.companyId !== viewer.companyId) return { ok: false, reason: "not-found" };
  const reason = problemOfPlace(member, action);
  return reason ? { ok: false, reason } : { ok: true };
}
