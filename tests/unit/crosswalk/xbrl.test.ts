import { describe, expect, it } from "vitest";
import { CROSSWALKS } from "~/content/crosswalk/tables";
import { KEY_FIGURES } from "~/content/key-figures/figures";
import { newestReadiness } from "~/content/readiness/versions";
import { fillStandard } from "~/domain/crosswalk/crosswalk";
import { tableIn } from "~/domain/crosswalk/table";
import { writeXbrl } from "~/domain/crosswalk/xbrl";
import { KEY_FIGURE_IDS } from "~/domain/key-figures/figures";
import vsme from "../../fixtures/standards/vsme-elements-2026-05-01.json";
import { FORTY, yearOf } from "../../support/key-year";
import { readXbrlJson } from "../../support/xbrl-json-reader";

const table = tableIn(CROSSWALKS.vsme, ({ en }) => en);
const entity = { scheme: "https://kompas.example/companies/MY", identifier: "202001012345(1234567-A)", country: "MY" };

const readiness = {
  assessmentId: "a1",
  catalogue: newestReadiness,
  answers: new Map([["human-labour-rights.commit.1", { value: { options: ["yes"] }, at: 0, by: null }]]),
};

function fileOf(values: Parameters<typeof yearOf>[0], country = "MY") {
  const given = {
    figures: yearOf(values),
    units: KEY_FIGURES,
    answers: { readiness, progress: null },
    language: "en" as const,
  };
  const report = writeXbrl(table, fillStandard(table, given), { year: 2025, entity: { ...entity, country } });
  return readXbrlJson(JSON.stringify(report));
}

const VSME = vsme.namespaces.vsme;
const nameOf = (concept: string) => concept.replace(`{${VSME}}`, "vsme:");
const UTR = `{${vsme.namespaces.utr}}`;
const currency = `{${vsme.namespaces.iso4217}}MYR`;

/** The units that the taxonomy's types allow, as a reader of the file sees them. */
const UNITS: Record<string, (string | null)[]> = {
  monetary: [currency],
  decimal: [null],
  percent: [null],
  energy: [`${UTR}MWh`],
  ghgEmissions: [`${UTR}tCO2e`],
  ghgEmissionsPerMonetary: [`${UTR}tCO2e/${currency}`],
  mass: [`${UTR}kg`],
  volume: [`${UTR}m3`],
  area: [`${UTR}ha`],
  boolean: [null],
  gYear: [null],
};

describe("a company's year in xBRL-JSON", () => {
  const everything = Object.fromEntries(
    KEY_FIGURE_IDS.map((id, index) => [id, FORTY[id] === "not-known" ? 5.5 : (FORTY[id] ?? index + 1)]),
  );
  const { taxonomy, facts } = fileOf(everything);

  it("follows the taxonomy element by element: names, types, units and periods", () => {
    expect(taxonomy).toEqual([vsme.entryPoint]);
    expect(facts.length).toBeGreaterThan(45);
    for (const fact of facts) {
      const listed = vsme.elements.find(({ name }) => name === nameOf(fact.concept));
      if (!listed) throw new Error(`${fact.concept} is not of the taxonomy`);
      expect(fact.isInstant, listed.name).toBe(listed.period === "instant");
      expect(fact.period, listed.name).toEqual(
        fact.isInstant
          ? { start: "2026-01-01T00:00:00", end: "2026-01-01T00:00:00" }
          : { start: "2025-01-01T00:00:00", end: "2026-01-01T00:00:00" },
      );
      const unit =
        fact.unit &&
        [fact.unit.over.join("*"), ...(fact.unit.under.length > 0 ? [fact.unit.under.join("*")] : [])].join("/");
      expect(UNITS[listed.type], listed.name).toContain(unit);
      const isNumber = !["boolean", "gYear"].includes(listed.type);
      expect(fact.decimals !== null, listed.name).toBe(isNumber);
      if (isNumber) expect(fact.value.split(".")[1]?.length ?? 0, listed.name).toBe(fact.decimals);
      if (listed.type === "boolean") expect(["true", "false"]).toContain(fact.value);
      expect(fact.entity).toEqual({ scheme: entity.scheme, identifier: entity.identifier });
      expect(fact.language).toBeNull();
    }
  });

  it("has no two facts of the same dimensions", () => {
    const keys = facts.map(({ concept, period, unit, dimensions }) =>
      JSON.stringify([concept, period, unit, dimensions]),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("says values as they were worked out by hand, with the members of their axes", () => {
    const hand = fileOf(FORTY).facts;
    const of = (name: string) => hand.filter(({ concept }) => nameOf(concept) === `vsme:${name}`);
    expect(of("Turnover")).toMatchObject([{ value: "4000000", decimals: 0 }]);
    expect(of("PercentageGapInPayBetweenFemaleAndMaleEmployees")).toMatchObject([{ value: "0.075", decimals: 3 }]);
    expect(of("TotalWasteGeneratedMass")).toMatchObject([{ value: "12345", decimals: 0 }]);
    expect(of("UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce")).toMatchObject([{ value: "true" }]);
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

  it("says nothing of what is not known, or filled in part", () => {
    const hand = fileOf(FORTY).facts.map(({ concept }) => nameOf(concept));
    for (const name of [
      "TotalEnergyConsumption",
      "EmployeeTurnoverRate",
      "WasteDivertedToRecycleOrReuseMass",
      "AreaOfSiteInBiodiversitySensitiveArea",
    ]) {
      expect(hand).not.toContain(`vsme:${name}`);
    }
  });

  it("is a report of no facts where there is nothing to say, and none at all without a taxonomy", () => {
    const nothing = {
      figures: yearOf({}),
      units: KEY_FIGURES,
      answers: { readiness: null, progress: null },
      language: "en" as const,
    };
    const report = writeXbrl(table, fillStandard(table, nothing), { year: 2025, entity });
    expect(readXbrlJson(JSON.stringify(report)).facts).toEqual([]);
    const sedg = tableIn(CROSSWALKS.sedg, ({ en }) => en);
    expect(writeXbrl(sedg, fillStandard(sedg, nothing), { year: 2025, entity })).toBeNull();
  });
});
