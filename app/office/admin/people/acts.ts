import { ROLES } from "~/core/viewer";
import type { RefusedReason } from "../reason";
import type { OfficePerson } from "./find.server";

/** What the office does with a person, by the name that addresses and forms give it. */
export const PERSON_ACTS = ["sign-out", "second-step", ...ROLES] as const;
export type PersonAct = (typeof PERSON_ACTS)[number];

export const toPersonAct = (value: unknown): PersonAct | null => PERSON_ACTS.find((act) => act === value) ?? null;

/** Acts before which somebody has to have made a check that they confirm. */
export const needsCheck = (act: PersonAct) => act === "second-step" || act === "owner";

/** Whether there is that to be done with a person at all. */
export function isPossible(person: OfficePerson, act: PersonAct): boolean {
  if (act === "sign-out") return person.sessions > 0;
  if (act === "second-step") return person.canRemoveSecondStep;
  return person.roles.some(({ role, verdict }) => role === act && verdict.ok);
}

/** What of the question before an act was not accepted. */
export interface RefusedAct {
  reason: RefusedReason | null;
  /** A check that has to be made first was not confirmed. */
  isUnchecked: boolean;
}
