/** What a corporate company asks of a company that has joined it. The database stores these names. */
export const REQUEST_KINDS = ["document", "answer", "figure", "action"] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/**
 * The states of a request. `returned`: the asking company has sent it back. `ended`: the asked company has left, or the other is no longer
 * a corporate one.
 */
export const REQUEST_STATES = ["asked", "accepted", "returned", "done", "declined", "closed", "ended"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** What people do with a request; `said` is a message. Each stays in its thread. */
export const REQUEST_ACTS = ["asked", "accepted", "declined", "done", "returned", "closed", "said"] as const;
export type RequestAct = (typeof REQUEST_ACTS)[number];
