import { describe, expect, it } from "vitest";
import { questionsOf } from "~/assessment/answers/rules/changes";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import { LANGUAGES } from "~/core/language";
import { CROSSWALKS } from "~/improvement/crosswalk/content/tables";
import {
  ANSWER_TRANSFORMS,
  CONVERSIONS,
  type ElementUnit,
  FIGURE_TRANSFORMS,
  STANDARDS,
  type Standard,
  tableIn,
} from "~/improvement/crosswalk/rules/table";
import secondHand from "../../../docs/second-hand.md?raw";
import sedg from "../../fixtures/standards/sedg-v2.json";
import domains from "../../fixtures/standards/vsme-domains-2026-05-01.json";
import vsme from "../../fixtures/standards/vsme-elements-2026-05-01.json";

const rowsOf = (standard: (typeof STANDARDS)[number]) => CROSSWALKS[standard].rows;
const all = STANDARDS.flatMap((standard) => rowsOf(standard).map((row) => ({ standard, ...row })));
const parts = all.flatMap((row) => row.parts.map((part) => ({ ...row, part })));

/** The domain of each standard's publisher. */
const PUBLISHERS: Record<Standard, string> = {
  vsme: "efrag.org",
  sedg: "capitalmarketsmalaysia.com",
  cop: "unglobalcompact.org",
  gri: "globalreporting.org",
};

/** The units used here for each numeric type of the taxonomy. */
const UNITS_OF: Record<string, ElementUnit[]> = {
  monetary: ["money"],
  decimal: ["number"],
  percent: ["share"],
  energy: ["MWh"],
  ghgEmissions: ["tCO2e"],
  ghgEmissionsPerMonetary: ["tCO2e/money"],
  mass: ["kg"],
  volume: ["m3"],
  area: ["ha"],
  gYear: ["year"],
  boolean: ["boolean"],
  textBlock: ["text"],
  string: ["string"],
  enumeration: ["member"],
  enumerationSet: ["member", "words"],
};

describe("the tables of the crosswalk", () => {
  it("list each element of the VSME taxonomy exactly once, and no other", () => {
    const names = new Set(vsme.elements.map(({ name }) => name));
    expect(names.size).toBe(143);
    expect(
      rowsOf("vsme")
        .map(({ element }) => element)
        .sort(),
    ).toEqual([...names].sort());
  });

  it("list each disclosure of SEDG exactly once, in its order", () => {
    expect(rowsOf("sedg").map(({ element }) => element)).toEqual(sedg.elements.map(({ code }) => code));
  });

  it.each(STANDARDS)("list no element of %s twice, and name each section", (standard) => {
    const elements = rowsOf(standard).map(({ element }) => element);
    expect(new Set(elements).size).toBe(elements.length);
    const sections = CROSSWALKS[standard].sections.map(({ id }) => id);
    expect(new Set(rowsOf(standard).map(({ section }) => section))).toEqual(new Set(sections));
  });

  it("follow the taxonomy's disclosures, types, periods and units", () => {
    for (const { element, section, period, parts: own } of rowsOf("vsme")) {
      const facts = vsme.elements.filter(({ name }) => name === element);
      const [fact] = facts;
      const disclosures = facts.map(({ disclosure }) => disclosure);
      expect(disclosures.includes(section) || (disclosures.includes("-") && section.startsWith("other")), element).toBe(
        true,
      );
      if (period) expect(period, element).toBe(fact?.period);
      for (const { unit } of own) expect(UNITS_OF[fact?.type ?? ""], element).toContain(unit);
      const listed = fact && "unit" in fact ? fact.unit?.split(",")[0] : undefined;
      if (listed && own.length > 0)
        expect(
          own.every(({ unit }) => unit === listed),
          element,
        ).toBe(true);
    }
  });

  it("use only axes and members of the taxonomy, and never the default of an axis", () => {
    const axes: Record<string, string> = vsme.axes;
    for (const { part } of parts) {
      for (const [axis, member] of Object.entries(part.dimensions ?? {})) {
        expect(Object.keys(axes)).toContain(axis);
        expect(member).not.toBe(axes[axis]);
      }
    }
  });

  it("use only members of an element's own list", () => {
    const lists: Record<string, string[]> = domains.domains;
    for (const { element, part } of parts) {
      const { origin, says } = part;
      const named = [...Object.values("members" in origin ? (origin.members ?? {}) : {}), ...(says?.members ?? [])];
      if (part.unit === "member" && origin.transform !== "country") expect(named, element).not.toEqual([]);
      for (const member of named) expect(lists[element], element).toContain(member);
    }
  });

  it("give for each element either its source or the reason why it is empty", () => {
    for (const { element, parts: own, gap } of all) expect(own.length > 0, element).toBe(gap === undefined);
    for (const { element, parts: own } of all) {
      if (own.length > 1)
        expect(
          own.every(({ label }) => label),
          element,
        ).toBe(true);
    }
  });

  it("use existing figures, in units they can be converted to", () => {
    for (const { element, part } of parts) {
      if (!("figures" in part.origin)) continue;
      const { figures, transform } = part.origin;
      expect(FIGURE_TRANSFORMS).toContain(transform);
      expect(figures.length).toBeGreaterThan(0);
      for (const id of figures) expect(KEY_FIGURES[id], `${element} ${id}`).toBeDefined();
      if (["same", "sum", "difference", "rest-of-hundred"].includes(transform)) {
        for (const id of figures)
          expect(Object.keys(CONVERSIONS[KEY_FIGURES[id].unit]), `${element} ${id}`).toContain(part.unit);
      }
      if (["percentage", "rest-percentage", "rest-of-hundred"].includes(transform))
        expect(part.unit, element).toBe("percent");
      if (transform === "any" || transform === "all") expect(part.unit, element).toBe("boolean");
    }
  });

  it("use questions that the newest questionnaires ask, of the type that the transform reads", () => {
    const asked = { readiness: questionsOf(newestReadiness), progress: questionsOf(newestProgress) };
    for (const { element, part } of parts) {
      if (!("kind" in part.origin)) continue;
      const { kind, questions, transform } = part.origin;
      expect(ANSWER_TRANSFORMS).toContain(transform);
      for (const id of questions) {
        const question = asked[kind].get(id)?.question;
        expect(question, `${element} ${id}`).toBeDefined();
        expect(question?.type, id).toBe(transform === "year" ? "text" : "choice");
        if (question?.type !== "choice") continue;
        const options = question.options.map((option) => option.id);
        if (!["chosen", "listed", "other"].includes(transform)) expect(options, id).toEqual(["yes", "no"]);
        if (transform === "follow-ups") expect(question.followUps?.by, id).toBe("yes");
        if (transform === "other")
          expect(
            question.options.some(({ isOther }) => isOther),
            id,
          ).toBe(true);
        for (const named of [...Object.keys(part.origin.members ?? {}), ...(part.origin.without ?? [])])
          expect(options, id).toContain(named);
      }
    }
  });

  it.each(LANGUAGES)("are complete in %s, with texts in that language", (language) => {
    const said: Record<string, string>[] = [];
    for (const standard of STANDARDS) {
      const table = tableIn(CROSSWALKS[standard], (text) => {
        said.push(text as Record<string, string>);
        return text[language] ?? "";
      });
      expect(table.rows.every(({ label }) => label.trim() !== "")).toBe(true);
      expect(table.about).not.toBe("");
    }
    expect(said.filter((text) => !text[language]?.trim())).toEqual([]);
    for (const text of said) expect(text[language]).not.toMatch(/\u202f| [:;?!]/);
  });

  it.each(STANDARDS)("cite the version of %s, and pages of its publisher with the day", (standard) => {
    const { version, publisher, sources } = CROSSWALKS[standard];
    expect(version && publisher).toBeTruthy();
    expect(sources.length).toBeGreaterThan(0);
    expect(new Set(sources.map(({ name }) => name)).size).toBe(sources.length);
    for (const { source, checkedOn } of sources) {
      const { protocol, hostname } = new URL(source);
      expect(protocol, source).toBe("https:");
      expect(`.${hostname}`.endsWith(`.${PUBLISHERS[standard]}`), source).toBe(true);
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });

  it("list as second-hand what was not read at its publisher, with where it was read", () => {
    const unread = STANDARDS.flatMap((standard) =>
      CROSSWALKS[standard].sources.filter(({ readAt, isUnread }) => readAt !== undefined || isUnread),
    );
    const [, section = ""] = /## Standards of the crosswalk\n(.*?)(?=\n## |$)/s.exec(secondHand) ?? [];
    const rows = section.split("\n").filter((line) => /^\| (?!standard )/.test(line));
    for (const { name, source, readAt = "not read yet", checkedOn } of unread)
      expect(
        rows.some((row) => row.includes(`| ${[name, source, readAt, checkedOn].join(" | ")} |`)),
        name,
      ).toBe(true);
    expect(rows).toHaveLength(unread.length);
  });

  it.each(STANDARDS)("of %s tell readers its publisher's pages alone, not where they were really read", (standard) => {
    const { sources } = tableIn(CROSSWALKS[standard], (text) => text.en);
    for (const source of sources) expect(Object.keys(source)).toEqual(["name", "source", "checkedOn"]);
  });

  it("say which year's questionnaire the Communication on Progress follows, in every language", () => {
    const { version, about } = CROSSWALKS.cop;
    expect(version).toContain("2024");
    for (const language of LANGUAGES)
      for (const year of ["2024", "2025", "2026"]) expect(about[language], language).toContain(year);
  });
});
