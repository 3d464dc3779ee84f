/** The states of an action, in the order of the board. */
export const ACTION_STATES = ["planned", "doing", "done", "dropped"] as const;
export type ActionState = (typeof ACTION_STATES)[number];
