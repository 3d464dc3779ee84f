import type { Viewer } from "../../../core/viewer";
import { mayManageCompany } from "../../../foundation/company/rules/access";

/** Whether a user may invite colleagues, see open invitations, and change or take back what somebody may do. Only the owner may. */
export function mayManageTeam(viewer: Viewer): boolean {
  return mayManageCompany(viewer);
}

export type TeamAction = "change-role" | "remove" | "hand-over";

/** Somebody who may be a colleague. */
export interface Member extends Viewer {
  /** Leaves by own wish or because the owner said so, now or in a few days. */
  isLeaving: boolean;
}

export type MemberVerdict = { ok: true } | { ok: false; reason: "forbidden" | "not-found" | PlaceProblem };

/** Why nothing can be done with somebody's place in a company, whoever asks. */
export type PlaceProblem = "owner" | "viewer" | "leaving";

/** What stands against doing something with a place in a company: the owner's can only be handed over, to a contributor who stays. */
export function problemOfPlace(member: Member, action: TeamAction): PlaceProblem | null {
  if (member.role === "owner") return "owner";
  if (action !== "hand-over") return null;
  if (member.role === "viewer") return "viewer";
  return member.isLeaving ? "leaving" : null;
}

/** Whether a user may do something with a colleague's place in the company. Nobody of another company is there to be found. */
export function decideMember(viewer: Viewer, member: Member | null | undefined, action: TeamAction): MemberVerdict {
  if (!mayManageTeam(viewer)) return { ok: false, reason: "forbidden" };
  if (!member || member.companyId !== viewer.companyId) return { ok: false, reason: "not-found" };
  const reason = problemOfPlace(member, action);
  return reason ? { ok: false, reason } : { ok: true };
}
