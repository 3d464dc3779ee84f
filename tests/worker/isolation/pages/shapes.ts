import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { figuresYearPath } from "~/core/addresses/key-figures";
import type { Kind } from "~/core/kinds/kind";
import type { Actor, Insider, Outcome, Outcomes, OutsideOutcomes } from "../actors";

export interface Page extends Outcomes {
  /**
   * Placeholders: `:draft` and `:completed` are the sealed ids of the company's assessments, `:picture` is the path of its owner's picture,
   * `:comment` the owner's comment on the draft, `:document` the draft's document, `:planned` and `:submitted` a file of the draft and of
   * the completed assessment, `:colleague` its contributor, `:company` its own id, `:member` the same sealed, `:invitation` an invitation by its owner, `:action`
   * an action of its plan, `:webhook` a receiver of its webhooks, `:request` what the linked corporate company asks of it, sealed, and `:thread` an entry there with a document.
   */
  request: `${"GET" | "POST"} ${string}`;
  fields?: Record<string, string>;
  /** The kind of the assessments in the request; readiness by default. */
  kind?: Kind;
  /** Outsiders who may read something about the company there: its questions to the office, what it shares. */
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

/** Visitors are sent to /login and back; outsiders find nothing. */
export const insidersOnly = (
  request: Page["request"],
  insiders: Outcome | Record<Insider, Outcome>,
  fields?: Record<string, string>,
): Page => {
  const [, path] = request.split(" ");
  return { request, fields, anonymous: `303 /login?next=${path}`, outsiders: "404", insiders };
};

/** Concerns only the reader's own account; visitors are sent to /login and back. */
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

/** What a company shares only with the one it joined with full scope; `insiders` is the outcome for its own people. */
export const shared = (
  request: Page["request"],
  linked: Outcome,
  insiders: Outcome | Record<Insider, Outcome>,
  unlinked: Outcome = "404",
): Page => ({
  ...insidersOnly(request, insiders),
  anonymous: `303 /login?next=${request.split(" ")[1]}`,
  outsiders: {
    stranger: "404",
    "linked corporate": linked,
    "level corporate": unlinked,
    "former corporate": unlinked,
    "unlinked corporate": unlinked,
  },
  readBy: ["linked corporate"],
});

/** The member lists, for companies that have an access code. */
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
/** The same for everyone with a list: those companies, and the network's office, whose list has all companies. */
export const withOffice = (request: Page["request"], outcome: Outcome, fields?: Record<string, string>): Page => ({
  ...corporatesOnly(request, outcome, fields),
  administrator: outcome,
});
/** Pages that show members' names to the company they joined, and all names to the office. */
export const members = (request: Page["request"]): Page => ({
  ...withOffice(request, "200"),
  readBy: ["linked corporate", "level corporate", "administrator"],
});

/** The network's own pages: visitors are sent to /login and back; everyone else finds nothing. */
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
