import { dayIn, UTC } from "./days/days";

/** What a company that joined lets the other see: everything that the dialog says, or the level and how far it is. */
export const SCOPES = ["full", "level"] as const;
export type Scope = (typeof SCOPES)[number];

/** What of a member somebody of the company that it has joined, or of the network's office, may open, as the ledger notes it. */
export const READ_THINGS = ["progress", "answers", "result", "report", "documents", "export", "company"] as const;
export type ReadThing = (typeof READ_THINGS)[number];

/** The day under which a reading is noted, ISO, in UTC: one a reader, thing and day. */
export const readingDay = (now: number) => dayIn(now, UTC);

/** What a company shares that joins with this choice, where no more than that is asked for: the lesser of the two. */
export const agreedScope = (chosen: Scope, asked: Scope): Scope => (asked === "full" ? chosen : asked);

/** The scope that a form or a call names; everything where it names none. */
export const toScope = (value: unknown): Scope => SCOPES.find((scope) => scope === value) ?? "full";

/** The population of every company; every other is named by the corporate company whose members it is. */
export const EVERYBODY = "all";
