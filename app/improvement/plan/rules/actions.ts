import { ACTION_STATES, type ActionState } from "../../../core/action-states";

/** Actions that a company's plan holds at most. */
export const MAX_ACTIONS = 200;
/** Longest note, in characters. */
export const ACTION_NOTE_LIMIT = 1000;

/** States of which something is still to be done. */
const OPEN_STATES: readonly ActionState[] = ["planned", "doing"];

export const isOpen = (state: ActionState) => OPEN_STATES.includes(state);

/** What one press of a button makes of an open action; null where nothing is left to do. */
export function nextState(state: ActionState): "doing" | "done" | null {
  return state === "planned" ? "doing" : state === "doing" ? "done" : null;
}

/** The state of that name, or null. */
export function toActionState(value: unknown): ActionState | null {
  return ACTION_STATES.find((state) => state === value) ?? null;
}
