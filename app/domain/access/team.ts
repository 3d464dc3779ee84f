import type { Viewer } from "./assessments";
import { mayManageCompany } from "./company";

/** The roles that somebody can be invited as and changed to; there is one owner, who hands that over. */
export const COLLEAGUE_ROLES = ["contributor", "viewer"] as const;
export type ColleagueRole = (typeof COLLEAGUE_ROLES)[number];

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

export type MemberVerdict =
  | { ok: true }
  | { ok: false; reason: "forbidden" | "not-found" | "owner" | "viewer" | "leaving" };

/**
 * Whether a user may do something with a colleague's place in the company. Nobody of another company is there to be found; the owner's
 * place can only be handed over, to a contributor who stays.
 */
export function decideMember(viewer: Viewer, member: Member | null | undefined, action: TeamAction): MemberVerdict {
  if (!mayManageTeam(viewer)) return { ok: false, reason: "forbidden" };
  if (!member || member.companyId !== viewer.companyId) return { ok: false, reason: "not-found" };
  if (member.role === "owner") return { ok: false, reason: "owner" };
  if (action !== "hand-over") return { ok: true };
  if (member.role === "viewer") return { ok: false, reason: "viewer" };
  return member.isLeaving ? { ok: false, reason: "leaving" } : { ok: true };
}
