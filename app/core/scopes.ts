import { dayIn, UTC } from "./days/days";

/** What a member company lets the company it joined see: everything that the dialog lists, or only its level and how far it is. */
export const SCOPES = ["full", "level"] as const;
export type Scope = (typeof SCOPES)[number];

/** What a user of the joined company, or of the network's office, can open of a member. The ledger stores these names. */
export const READ_THINGS = [
  "progress",
  "answers",
  "result",
  "report",
  "documents",
  "export",
  "company",
  "request",
  "figures",
] as const;
export type ReadThing = (typeof READ_THINGS)[number];

/** The UTC day (ISO) a reading is recorded under. The ledger keeps one entry per reader, thing and day. */
export const readingDay = (now: number) => dayIn(now, UTC);

/** The scope a company shares when it joins: its own choice, but never more than was asked for. */
export const agreedScope = (chosen: Scope, asked: Scope): Scope => (asked === "full" ? chosen : asked);

/** The scope that a form or an API call names; `full` if it names none. */
export const toScope = (value: unknown): Scope => SCOPES.find((scope) => scope === value) ?? "full";

/** The population of all companies. Any other population is named by the corporate company whose members it contains. */
export const EVERYBODY = "all";
