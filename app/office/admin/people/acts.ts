import { ROLES } from "~/core/viewer";
import type { RefusedReason } from "../reason";
import type { OfficePerson } from "./find.server";

/** What the office can do with a person, by the names used in addresses and forms. */
export const PERSON_ACTS = [
  "sign-out",
  "second-step",
  "administrator-propose",
  "administrator-confirm",
  "administrator-withdraw",
  ...ROLES,
] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

export const toPersonAct = (value: unknown): PersonAct | null => PERSON_ACTS.find((act) => act === value) ?? null;

/** Whether the administrator must first make a check and confirm it. */
export const needsCheck = (act: PersonAct) =>
  act === "second-step" || act === "owner" || act === "administrator-confirm";

/** Whether the act applies to this person. */
export function isPossible(person: OfficePerson, act: PersonAct): boolean {
  if (act === "sign-out") return person.sessions > 0;
  if (act === "second-step") return person.canRemoveSecondStep;
  if (act === "administrator-propose") return person.proposal === null && person.proposable.ok;
  if (act === "administrator-confirm") return person.proposal?.mayConfirm ?? false;
  if (act === "administrator-withdraw") return person.proposal !== null;
  return person.roles.some(({ role, verdict }) => role === act && verdict.ok);
}

/** What was refused in the question before an act. */
export interface RefusedAct {
  reason: RefusedReason | null;
  /** The required check was not confirmed. */
  isUnchecked: boolean;
}
