import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { figuresYearPath } from "~/core/addresses/key-figures";
import type { Kind } from "~/core/kinds/kind";
import type { Actor, Insider, Outcome, Outcomes, OutsideOutcomes } from "../actors";

export interface Page extends Outcomes {
  /**
   * `:draft` and `:completed` stand for the sealed ids of the company's assessments, `:picture` for the path of its owner's
   * picture, `:comment` for the owner's on the draft, `:document` for the draft's document, `:planned` and `:submitted` for a file of the draft and of the other one,
   * `:colleague` for its contributor, `:company` for its own id, `:invitation` for somebody whom its owner has invited, and `:action` for one of its plan.
   */
  request: `${"GET" | "POST"} ${string}`;
  fields?: Record<string, string>;
  /** The kind of the assessments that it names; readiness unless said. */
  kind?: Kind;
  /** Outsiders who read there of the company what they may: its questions to the office, what it shares. */
  readBy?: Actor[];
}

export const NO_ACTION = "405";

export const everybody = (request: Page["request"], outcome: Outcome, fields?: Record<string, string>): Page => ({
  request,
  fields,
  anonymous: outcome,
  outsiders: outcome,
  insiders: outcome,
});

/** Visitors are sent to /login and back; for outsiders there is nothing. */
export const insidersOnly = (
  request: Page["request"],
  insiders: Outcome | Record<Insider, Outcome>,
  fields?: Record<string, string>,
): Page => {
  const [, path] = request.split(" ");
  return { request, fields, anonymous: `303 /login?next=${path}`, outsiders: "404", insiders };
};

/** Speaks of nothing but the reader's own account; visitors are sent to /login and back. */
export const own = (
  request: Page["request"],
  signedIn: Outcome | Record<Insider, Outcome>,
  fields?: Record<string, string>,
  outsiders: Outcome | OutsideOutcomes = typeof signedIn === "string" ? signedIn : signedIn.owner,
): Page => {
  const [method, path] = request.split(" ");
  const anonymous = method === "POST" && signedIn === NO_ACTION ? NO_ACTION : `303 /login?next=${path}`;
  return { request, fields, anonymous, outsiders, insiders: signedIn };
};

/** What a company shares with the one that it has joined by all it submits, and with no other; `insiders` is what its own people meet there. */
export const shared = (
  request: Page["request"],
  linked: Outcome,
  insiders: Outcome | Record<Insider, Outcome>,
): Page => ({
  ...insidersOnly(request, insiders),
  anonymous: `303 /login?next=${request.split(" ")[1]}`,
  outsiders: { stranger: "404", "linked corporate": linked, "unlinked corporate": "404" },
  readBy: ["linked corporate"],
});

/** The lists of those who have joined, for companies that have an access code. */
export const corporatesOnly = (request: Page["request"], outcome: Outcome, fields?: Record<string, string>): Page => ({
  request,
  fields,
  anonymous: `303 /login?next=${request.split(" ")[1]}`,
  outsiders: {
    stranger: "404",
    "linked corporate": outcome,
    "level corporate": outcome,
    "former corporate": outcome,
    "unlinked corporate": outcome,
  },
  insiders: "404",
});
/** The same for whoever has a list: those companies, and the network's office, whose list is of everybody. */
export const withOffice = (request: Page["request"], outcome: Outcome, fields?: Record<string, string>): Page => ({
  ...corporatesOnly(request, outcome, fields),
  administrator: outcome,
});
/** What names those who have joined to whom they have joined, and everybody to the office. */
export const members = (request: Page["request"]): Page => ({
  ...withOffice(request, "200"),
  readBy: ["linked corporate", "level corporate", "administrator"],
});

/** The network's own pages: visitors are sent to /login and back, for everybody else there is nothing. */
export const administratorsOnly = (
  request: Page["request"],
  administrator: Outcome,
  fields?: Record<string, string>,
): Page => {
  const [method, path] = request.split(" ");
  const hasNone = method === "POST" && administrator === NO_ACTION;
  const others = hasNone ? NO_ACTION : "404";
  const anonymous = hasNone ? NO_ACTION : `303 /login?next=${path}`;
  return { request, fields, anonymous, outsiders: others, administrator, insiders: others };
};

export const LAST_YEAR = lastWholeYear(Date.now());
export const FIGURES = figuresYearPath(LAST_YEAR);
