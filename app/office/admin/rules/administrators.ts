import { mayAdminister } from "../../../foundation/identity/rules/administration";

/** How long a proposal waits for a second administrator. */
export const PROPOSAL_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** A change takes two: one proposes it, another confirms it. So the last one always stays. */
export const NEEDED_ADMINISTRATORS = 2;

/** What decides whether a person can become an administrator, or stop being one. */
export interface Candidate {
  isAdministrator: boolean;
  /** Whether the account is going to be deleted. */
  isLeaving: boolean;
  /** Whether a second step or a passkey protects the account. */
  isGuarded: boolean;
}

export type ProposalVerdict = { ok: true } | { ok: false; reason: "alone" | "leaving" | "unguarded" };

/**
 * Whether it can be proposed that a person become an administrator, or, if they are one, stop being one. `administrators` is how
 * many there are, at least.
 */
export function judgeProposal(person: Candidate, administrators: number): ProposalVerdict {
  if (administrators < NEEDED_ADMINISTRATORS) return { ok: false, reason: "alone" };
  if (person.isAdministrator) return { ok: true };
  if (person.isLeaving) return { ok: false, reason: "leaving" };
  return person.isGuarded ? { ok: true } : { ok: false, reason: "unguarded" };
}

/** Whether an administrator may confirm a proposal: any but the one who made it. */
export const mayConfirm = (user: { id: string; isAdministrator: boolean }, proposedBy: string): boolean =>
  mayAdminister(user) && user.id !== proposedBy;
