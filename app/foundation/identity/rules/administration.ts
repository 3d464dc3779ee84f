import { type Member, type PlaceProblem, problemOfPlace, type Role } from "../../../home/team/rules/access";

/**
 * Whether a user may see and do what is the network's: companies and their people, reference data, announcements, questions from companies,
 * failed deliveries, jobs and the audit log. Of a company's assessments it opens none: it sees and exports how they stand, and by one call, which the company's ledger
 * notes, reads what a completed one answers (`mayReadAsOffice`). In everything else an administrator has an ordinary account.
 */
export function mayAdminister(user: { isAdministrator: boolean }): boolean {
  return user.isAdministrator;
}

/** Whether a user may read an announcement: whoever it was told, and administrators, drafts included. */
export function mayReadAnnouncement(user: { isAdministrator: boolean }, wasTold: boolean): boolean {
  return wasTold || mayAdminister(user);
}

/** Whether an administrator may take somebody's second step away: nobody's own, which needs a colleague, so that no one opens their own account wider. */
export function mayRemoveSecondStep(user: { id: string; isAdministrator: boolean }, personId: string): boolean {
  return mayAdminister(user) && user.id !== personId;
}

/** Whether a user may read what an assessment of any company answers: an administrator, once it is completed. */
export function mayReadAsOffice(
  user: { isAdministrator: boolean },
  assessment: { state: "draft" | "completed" },
): boolean {
  return mayAdminister(user) && assessment.state === "completed";
}

export type RoleVerdict =
  | { ok: true }
  | { ok: false; reason: "forbidden" | "own" | "same" | "owner-leaving" | PlaceProblem };

/**
 * Whether an administrator may give somebody another role in their company, by the rules that hold for its owner, with two more: nobody does it in the company of
 * their own account («own»), and an owner who has asked for the company's deletion hands nothing over until they have called that off. `isOwnerLeaving` is said
 * of the company's owner.
 */
export function decideRole(
  user: { companyId: string; isAdministrator: boolean },
  member: Member,
  role: Role,
  isOwnerLeaving: boolean,
): RoleVerdict {
  if (!mayAdminister(user)) return { ok: false, reason: "forbidden" };
  if (user.companyId === member.companyId) return { ok: false, reason: "own" };
  const reason = problemOfPlace(member, role === "owner" ? "hand-over" : "change-role");
  if (reason) return { ok: false, reason };
  if (member.role === role) return { ok: false, reason: "same" };
  return role === "owner" && isOwnerLeaving ? { ok: false, reason: "owner-leaving" } : { ok: true };
}
