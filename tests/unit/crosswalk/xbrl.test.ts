import { describe, expect, it } from "vitest";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import { KEY_FIGURE_IDS } from "~/assessment/key-figures/rules/figures";
import type { Language } from "~/core/language";
import { CROSSWALKS } from "~/improvement/crosswalk/content/tables";
import { fillStandard, type YearGiven } from "~/improvement/crosswalk/rules/crosswalk";
import { tableIn } from "~/improvement/crosswalk/rules/table";
import { writeXbrl } from "~/improvement/crosswalk/rules/xbrl";
import domains from "../../fixtures/standards/vsme-domains-2026-05-01.json";
import vsme from "../../fixtures/standards/vsme-elements-2026-05-01.json";
import { FORTY, yearOf } from "../../support/key-year";
import { readXbrlJson } from "../../support/xbrl-json-reader";

const entity = { scheme: "https://kompas.example/companies/MY", identifier: "202001012345(1234567-A)", country: "MY" };

const saying = (catalogue: Catalogue, values: Record<string, AnswerValue>) => ({
  assessmentId: "a1",
  catalogue,
  answers: new Map(Object.entries(values).map(([id, value]) => [id, { value, at: 0, by: null }])),
});
const yes = { options: ["yes"] };

const READINESS: Record<string, AnswerValue> = {
  "company-profile.legal-form": { options: ["private-company"] },
  "human-labour-rights.commit.1": yes,
  "human-labour-rights.commit.2": { options: ["no"] },
  "water.commit.1": yes,
  "water.commit.2": yes,
};
const PROGRESS: Record<string, AnswerValue> = {
  "business-strategy-integration.certifications": {
    options: ["yes"],
    followUps: ["iso-14001", "other"],
    followUpOther: "Fish & <Chips>",
  },
  "climate-governance.risks": { options: ["chronic", "opportunities"] },
  "climate-governance.responsible": { options: ["owner"] },
  "ghg-emissions-reduction.base-year": { text: "2022" },
};

function fileOf(
  values: Parameters<typeof yearOf>[0],
  {
    answers = { readiness: READINESS, progress: PROGRESS },
    language = "en" as Language,
  }: { answers?: Record<"readiness" | "progress", Record<string, AnswerValue>>; language?: Language } = {},
) {
  const table = tableIn(CROSSWALKS.vsme, (text) => text[language] ?? text.en);
  const given: YearGiven = {
    figures: yearOf(values),
    units: KEY_FIGURES,
    answers: {
      readiness: saying(newestReadiness, answers.readiness),
      progress: saying(newestProgress, answers.progress),
    },
    country: { code: "MY", name: "Malaysia" },
    language,
  };
  const report = writeXbrl(table, fillStandard(table, given), { year: 2025, entity, language });
  return readXbrlJson(JSON.stringify(report));
}

const VSME = vsme.namespaces.vsme;
const nameOf = (concept: string) => concept.replace(`{${VSME}}`, "vsme:");
const UTR = `{${vsme.namespaces.utr}}`;
const currency = `{${vsme.namespaces.iso4217}}MYR`;

/** The units that the taxonomy's types allow, as a reader of the file sees them. */
const UNITS: Record<string, string | null> = {
  monetary: currency,
  decimal: null,
  percent: null,
  energy: `${UTR}MWh`,
  ghgEmissions: `${UTR}tCO2e`,
  ghgEmissionsPerMonetary: `${UTR}tCO2e/${currency}`,
  mass: `${UTR}kg`,
  volume: `${UTR}m3`,
  area: `${UTR}ha`,
};
const isNumeric = (type: string) => type in UNITS;

type Read = ReturnType<typeof readXbrlJson>["facts"][number];

/** The format of a value of each other type. */
const VALUES: Record<string, (fact: Read) => void> = {
  boolean: ({ value }) => expect(["true", "false"]).toContain(value),
  gYear: ({ value }) => expect(value).toMatch(/^\d{4}$/),
  enumeration: ({ concept, members }) => {
    expect(members).toHaveLength(1);
    for (const member of members) expect(domainOf(concept)).toContain(member);
  },
  enumerationSet: ({ concept, members }) => {
    for (const member of members) expect(domainOf(concept)).toContain(member);
  },
  textBlock: ({ value }) => expect(value).toMatch(/^(<p>[^<>]+<\/p>)+$/),
  string: ({ value }) => expect(value.trim()).not.toBe(""),
};
const domainOf = (concept: string) =>
  (domains.domains as Record<string, string[]>)[nameOf(concept)]?.map((name) => name.replace("vsme:", `{${VSME}}`));

describe("a company's year in xBRL-JSON", () => {
  const everything = Object.fromEntries(
    KEY_FIGURE_IDS.map((id, index) => [id, FORTY[id] === "not-known" ? 5.5 : (FORTY[id] ?? index + 1)]),
  );
  const { taxonomy, facts } = fileOf(everything);

  it("follows the taxonomy element by element: names, types, units, members and periods", () => {
    expect(taxonomy).toEqual([vsme.entryPoint]);
    expect(facts.length).toBeGreaterThan(55);
    const types = new Set<string>();
    for (const fact of facts) {
      const listed = vsme.elements.find(({ name }) => name === nameOf(fact.concept));
      if (!listed) throw new Error(`${fact.concept} is not of the taxonomy`);
      types.add(listed.type);
      expect(fact.isInstant, listed.name).toBe(listed.period === "instant");
      expect(fact.period, listed.name).toEqual(
        fact.isInstant
          ? { start: "2026-01-01T00:00:00", end: "2026-01-01T00:00:00" }
          : { start: "2025-01-01T00:00:00", end: "2026-01-01T00:00:00" },
      );
      const unit =
        fact.unit &&
        [fact.unit.over.join("*"), ...(fact.unit.under.length > 0 ? [fact.unit.under.join("*")] : [])].join("/");
      expect(unit, listed.name).toBe(UNITS[listed.type] ?? null);
      expect(fact.decimals !== null, listed.name).toBe(isNumeric(listed.type));
      if (isNumeric(listed.type)) expect(fact.value.split(".")[1]?.length ?? 0, listed.name).toBe(fact.decimals);
      else VALUES[listed.type]?.(fact);
      expect(fact.entity).toEqual({ scheme: entity.scheme, identifier: entity.identifier });
      expect(fact.language, listed.name).toBe(listed.type === "textBlock" ? "en" : null);
    }
    for (const type of [...Object.keys(UNITS), "boolean", "gYear", "enumeration", "textBlock"])
      expect([...types].includes(type) || type === "area", type).toBe(true);
  });

  it("has no two facts with the same dimensions", () => {
    const keys = facts.map(({ concept, period, unit, language, dimensions }) =>
      JSON.stringify([concept, period, unit, language, dimensions]),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  const hand = (options?: Parameters<typeof fileOf>[1]) => {
    const read = fileOf(FORTY, options).facts;
    return (name: string) => read.filter(({ concept }) => nameOf(concept) === `vsme:${name}`);
  };

  it("gives values as calculated by hand, with the members of their axes", () => {
    const of = hand();
    expect(of("Turnover")).toMatchObject([{ value: "4000000", decimals: 0 }]);
    expect(of("EmployeeTurnoverRate")).toMatchObject([{ value: "0.1038961", decimals: 7 }]);
    expect(of("PercentageGapInPayBetweenFemaleAndMaleEmployees")).toMatchObject([{ value: "0.075", decimals: 3 }]);
    expect(of("TotalWasteGeneratedMass")).toMatchObject([{ value: "12345", decimals: 0 }]);
    expect(of("UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce")).toMatchObject([{ value: "true" }]);
    expect(of("GreenhouseGasEmissionReductionTargetBaseYear")).toMatchObject([{ value: "2022" }]);
    expect(of("NumberOfEmployeesForCountryOfEmploymentContract")).toMatchObject([
      {
        value: "37",
        dimensions: { [`{${VSME}}CountryOfEmploymentContractAxis`]: "{https://xbrl.org/2024/iso3166}MY" },
      },
    ]);
    const axis = `{${VSME}}BreakdownOfEnergyConsumptionAxis`;
    expect(of("EnergyConsumptionFromElectricity").map(({ value, dimensions }) => [value, dimensions[axis]])).toEqual([
      ["120.25", undefined],
      ["20.1", `{${VSME}}RenewableEnergyMember`],
      ["100.15", `{${VSME}}NonRenewableEnergyMember`],
    ]);
  });

  it("gives what Kompas asks for, and the answers, as members of the standard's own lists", () => {
    const of = hand();
    expect(of("EmployeeCountingMethodology")).toMatchObject([{ value: "vsme:AtTheEndOfTheReportingPeriodMember" }]);
    expect(of("TypeOfNumberOfEmployees")).toMatchObject([{ value: "vsme:HeadcountMember" }]);
    expect(of("UndertakingsLegalForm")).toMatchObject([{ value: "vsme:PrivateLimitedLiabilityUndertakingMember" }]);
    expect(of("OtherUndertakingsLegalForm")).toEqual([]);
    const other = hand({
      answers: {
        readiness: { "company-profile.legal-form": { options: ["other"], other: "Trust" } },
        progress: {},
      },
    });
    expect(other("UndertakingsLegalForm")).toMatchObject([{ value: "vsme:OtherUndertakingsLegalFormMember" }]);
    expect(other("OtherUndertakingsLegalForm")).toMatchObject([{ value: "Trust", language: null }]);
    const group = hand({
      answers: { readiness: { "company-profile.legal-form": { options: ["subsidiary"] } }, progress: {} },
    });
    expect(group("UndertakingsLegalForm")).toEqual([]);
  });

  it("gives texts in the reader's language, each with what it leaves out", () => {
    expect(hand()("DescriptionOfSustainabilityRelatedCertificationsOrLabels")).toMatchObject([
      {
        value:
          "<p>ISO 14001 (environmental management) · Other (Fish &amp; &lt;Chips&gt;)</p><p>Their names; the standard asks who issued them and when, and for a rating, as well.</p>",
        language: "en",
      },
    ]);
    const [hazards] = hand({ language: "fr" })("DescriptionOfClimateRelatedHazardsAndClimateRelatedTransitionEvents");
    expect(hazards).toMatchObject({ language: "fr" });
    expect(hazards?.value).toMatch(/^<p>Chaleur, sécheresse ou manque d’eau durables<\/p><p>Leurs noms/);
  });

  it("omits what is unknown or only half true", () => {
    const of = hand();
    for (const name of [
      "TotalEnergyConsumption",
      "WasteDivertedToRecycleOrReuseMass",
      "AreaOfSiteInBiodiversitySensitiveArea",
      "CountryOfPrimaryOperationsAndLocationOfSignificantAssets",
      "SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative",
      "TypeOfContentCoveredByTheCodeOfConductOrHumanRightsPolicyForItsOwnWorkforce",
      // Having no confidential way to complain does not mean having none at all.
      "UndertakingHasAComplaintHandlingMechanismForItsOwnWorkforce",
      "UndertakingHasConfirmedHumanRightsIncidentsInItsOwnWorkforce",
    ])
      expect(of(name), name).toEqual([]);
    const confirmed = fileOf({ ...FORTY, "labour-incidents": 1 }).facts;
    expect(
      confirmed.find(({ concept }) =>
        concept.endsWith("}UndertakingHasConfirmedHumanRightsIncidentsInItsOwnWorkforce"),
      ),
    ).toMatchObject({ value: "true" });
  });

  it("is a report without facts where no data is given, and not written at all without a taxonomy", () => {
    expect(fileOf({}, { answers: { readiness: {}, progress: {} } }).facts).toEqual([]);
    const sedg = tableIn(CROSSWALKS.sedg, ({ en }) => en);
    expect(writeXbrl(sedg, [], { year: 2025, entity, language: "en" })).toBeNull();
  });
});
