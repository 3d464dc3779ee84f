/**
 * The states of an invitation to join a corporate company. `waiting`: its mail is on the way. `left`: the company joined and left again.
 */
export const INVITATION_STATES = ["waiting", "sent", "joined", "failed", "stopped", "withdrawn", "left"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
