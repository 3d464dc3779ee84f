import { everybody, FIGURES, insidersOnly, NO_ACTION, own, type Page } from "./shapes";

/** The outcome of the pages in this area for each actor, by route. */
export const IMPROVEMENT_PAGES: Record<string, Page[]> = {
  plan: [
    own("GET /plan", "200"),
    // Another company's action is not found, so nothing moves.
    own(
      "POST /plan",
      { viewer: "403", contributor: "303 /plan#:action", owner: "303 /plan" },
      { action: ":action", state: "doing", revision: "2" },
    ),
    own("POST /plan", "400", { action: ":action" }),
  ],
  // Only this company has a result.
  // Without a result of their own there is nothing to compare.
  "user/years": [own("GET /user/years", "200"), everybody("POST /user/years", NO_ACTION)],
  "plan/what-if": [
    own("GET /plan/what-if?kind=readiness", "200", undefined, "303 /plan"),
    own(
      "POST /plan/what-if",
      { viewer: "403", contributor: "303 /plan", owner: "303 /plan" },
      { kind: "readiness", tick: "gender-equality.assess.2" },
      "303 /plan",
    ),
    own("POST /plan/what-if", { viewer: "403", contributor: "422", owner: "422" }, { kind: "readiness" }, "303 /plan"),
  ],
  ...Object.fromEntries(
    (["ics", "csv"] as const).map((ending) => [
      `plan/actions.${ending}`,
      [own(`GET /plan/actions.${ending}`, "200"), everybody(`POST /plan/actions.${ending}`, NO_ACTION)],
    ]),
  ),
  "plan/actions/:id": [
    insidersOnly("GET /plan/actions/:action", "200"),
    own(
      "POST /plan/actions/:action",
      { viewer: "403", contributor: "303 /plan", owner: "303 /plan" },
      { intent: "delete" },
      "303 /plan",
    ),
    own("POST /plan/actions/:action", "400", { intent: "other" }),
  ],
  "plan/actions/:id/file": [
    insidersOnly("GET /plan/actions/:action/file", "200"),
    everybody("POST /plan/actions/:action/file", NO_ACTION),
  ],
  "key-figures/:year/standards": [
    insidersOnly(`GET ${FIGURES}/standards`, "200"),
    everybody(`POST ${FIGURES}/standards`, NO_ACTION),
  ],
  "key-figures/:year/standards/:standard": [
    ...["vsme?open=all", "sedg?show=filled", "cop", "gri"].map((page) =>
      insidersOnly(`GET ${FIGURES}/standards/${page}`, "200"),
    ),
    insidersOnly(`GET ${FIGURES}/standards/nothing`, "404"),
    everybody(`POST ${FIGURES}/standards/sedg`, NO_ACTION),
  ],
  "key-figures/:year/standards/:standard/file": [
    ...["vsme/file?format=xbrl", "vsme/file?format=json", "sedg/file?format=csv", "cop/file?format=xlsx"].map((file) =>
      insidersOnly(`GET ${FIGURES}/standards/${file}`, "200"),
    ),
    insidersOnly(`GET ${FIGURES}/standards/gri/file?format=xbrl`, "404"),
    insidersOnly(`GET ${FIGURES}/standards/vsme/file`, "404"),
    everybody(`POST ${FIGURES}/standards/vsme/file`, NO_ACTION),
  ],
};
