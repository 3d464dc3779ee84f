import type { Role } from "../../../core/viewer";
import { mayAdminister } from "../../../foundation/identity/rules/administration";
import { type Member, type PlaceProblem, problemOfPlace } from "../../../home/team/rules/access";

export type RoleVerdict =
  | { ok: true }
  | { ok: false; reason: "forbidden" | "own" | "same" | "owner-leaving" | PlaceProblem };

/**
 * Whether an administrator may give a person another role in their company. The owner's rules apply, plus two: administrators
 * cannot do it in the company of their own account ("own"), and an owner who has asked for the company's deletion cannot hand it
 * over until they call that off. `isOwnerLeaving` refers to the company's owner.
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
