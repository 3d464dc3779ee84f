import { ACTION_STATES, type ActionState } from "../../../core/action-states";

/** The most actions a company's plan can have. */
export const MAX_ACTIONS = 200;
/** Longest note, in characters. */
export const ACTION_NOTE_LIMIT = 1000;

/** States where something is still to be done. */
const OPEN_STATES: readonly ActionState[] = ["planned", "doing"];

export const isOpen = (state: ActionState) => OPEN_STATES.includes(state);

/** The state with that name, or null. */
export function toActionState(value: unknown): ActionState | null {
  return ACTION_STATES.find((state) => state === value) ?? null;
}
