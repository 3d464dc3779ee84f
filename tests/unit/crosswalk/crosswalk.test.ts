import { describe, expect, it } from "vitest";
import type { AnswerValue } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import type { YearFigures } from "~/assessment/key-figures/rules/year";
import { dayIn } from "~/core/days/days";
import type { Language } from "~/core/language";
import { CROSSWALKS } from "~/improvement/crosswalk/content/tables";
import { fillStandard, type YearGiven } from "~/improvement/crosswalk/rules/crosswalk";
import { divide, isDecimal, shift, subtract, toDecimal, writeDecimal } from "~/improvement/crosswalk/rules/decimal";
import type { YearAnswers } from "~/improvement/crosswalk/rules/from-answers";
import { toJson } from "~/improvement/crosswalk/rules/json";
import { countStates, type ElementOutcome, newestSourceAt, noteOf } from "~/improvement/crosswalk/rules/outcome";
import { answerPeriod } from "~/improvement/crosswalk/rules/period";
import { type Standard, tableIn } from "~/improvement/crosswalk/rules/table";
import { FORTY, yearOf } from "../../support/key-year";

const tableOf = (standard: Standard, language: Language = "en") =>
  tableIn(CROSSWALKS[standard], (text) => text[language] ?? text.en);

const SAID_AT = Date.UTC(2025, 9, 1);

const saying = (values: Record<string, AnswerValue>, catalogue: Catalogue): YearAnswers => ({
  assessmentId: "a1",
  catalogue,
  answers: new Map(Object.entries(values).map(([id, value]) => [id, { value, at: SAID_AT, by: "Ben" }])),
});

const yes = { options: ["yes"] };
const no = { options: ["no"] };

const given = (figures: YearFigures, more: Partial<YearGiven> = {}): YearGiven => ({
  figures,
  units: KEY_FIGURES,
  answers: { readiness: null, progress: null },
  country: { code: "MY", name: "Malaysia" },
  language: "en",
  ...more,
});

const find = (outcomes: ElementOutcome[], element: string) => {
  const found = outcomes.find(({ row }) => row.element === element);
  if (!found) throw new Error(element);
  return {
    state: found.state,
    values: found.parts.map((part) =>
      part.state === "empty" ? part.why : isDecimal(part.value) ? writeDecimal(part.value) : part.value,
    ),
  };
};

describe("decimals", () => {
  it("add up and change units without losing precision", () => {
    expect(writeDecimal(shift(toDecimal(12.345), 3))).toBe("12345");
    expect(writeDecimal(shift(toDecimal(1.1), 3))).toBe("1100");
    expect(writeDecimal(shift(toDecimal(7.5), -2))).toBe("0.075");
    expect(writeDecimal(subtract(toDecimal(0.3), toDecimal(0.1)))).toBe("0.2");
    expect(writeDecimal(toDecimal(1e21))).toBe("1000000000000000000000");
    expect(writeDecimal(toDecimal(1.5e-7))).toBe("0.00000015");
    expect(writeDecimal(toDecimal(-0.05))).toBe("-0.05");
    expect(() => toDecimal(Number.NaN)).toThrow(RangeError);
  });

  it.each([
    [2, 3, "0.666667"],
    [-2, 3, "-0.666667"],
    [2, -3, "-0.666667"],
    [1, 4, "0.25"],
    [0, 7, "0"],
    [82.5, 4_000_000, "0.000020625"],
    [1_234_567, 1, "1234567"],
    [1_000_000, 3, "333333"],
    [0.1, 0.3, "0.333333"],
  ])("divide %d by %d to six significant digits", (a, b, quotient) => {
    const found = divide(toDecimal(a), toDecimal(b));
    expect(found && writeDecimal(found)).toBe(quotient);
  });

  it("are not divided by zero", () => {
    expect(divide(toDecimal(1), toDecimal(0))).toBeNull();
  });
});

describe("a company's year reported by VSME", () => {
  const outcomes = fillStandard(tableOf("vsme"), given(yearOf(FORTY)));
  const at = (name: string) => find(outcomes, `vsme:${name}`);

  it.each([
    ["Turnover", "filled", ["4000000"]],
    ["Assets", "filled", ["2500000.5"]],
    ["NumberOfNonReportedGenderEmployees", "filled", ["0"]],
    ["NumberOfEmployeesForCountryOfEmploymentContract", "filled", ["37"]],
    ["EmployeeTurnoverRate", "filled", ["0.1038961"]],
    ["TypeOfNumberOfEmployees", "filled", [{ members: ["vsme:HeadcountMember"], words: "Heads" }]],
    ["UndertakingsLegalForm", "empty", ["no-assessment"]],
    ["RateOfRecordableWorkRelatedAccidentsInTheReportingPeriod", "filled", ["5.26316"]],
    ["EmployeesReceivePayEqualOrAboveMinimumWageDeterminedByNationalLawOrCollectiveAgreement", "filled", [true]],
    ["PercentageGapInPayBetweenFemaleAndMaleEmployees", "filled", ["0.075"]],
    ["PercentageOfEmployeesCoveredByCollectiveBargainingAgreements", "filled", ["0.00"]],
    ["AverageNumberOfAnnualTrainingHoursPerFemaleEmployee", "filled", ["6.25"]],
    ["FemaleToMaleRatioAtManagementLevelForTheReportingPeriod", "filled", ["0.666667"]],
    ["GenderDiversityRatioInGovernanceBody", "empty", ["not-computable"]],
    ["EnergyConsumptionFromElectricity", "filled", ["120.25", "20.1", "100.15"]],
    ["EnergyConsumptionFromFuels", "empty", ["not-known", "not-entered", "not-entered"]],
    ["TotalEnergyConsumption", "empty", ["not-known"]],
    ["TotalGrossLocationBasedScope1AndScope2GHGEmissions", "filled", ["82.5"]],
    ["Scope1AndScope2GreenhouseGasEmissionsIntensityValueLocationBased", "filled", ["0.000020625"]],
    ["TotalHazardousWasteGeneratedMass", "filled", ["100"]],
    ["TotalWasteGeneratedMass", "filled", ["12345"]],
    ["WasteDivertedToRecycleOrReuseMass", "partly", ["2300"]],
    ["UndertakingHasConfirmedHumanRightsIncidentsInItsOwnWorkforce", "partly", [false]],
    ["TotalNumberOfConvictionsForTheViolationOfAntiCorruptionAndAntiBriberyLaws", "filled", ["0"]],
    ["UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce", "empty", ["no-assessment"]],
    ["BasisForPreparation", "empty", []],
  ])("gives %s the value calculated by hand", (name, state, values) => {
    expect(at(name)).toEqual({ state, values });
  });

  it("counts what is filled, and tells when the newest value was given", () => {
    const counts = countStates(outcomes);
    expect(counts.filled + counts.partly + counts.empty).toBe(143);
    expect(counts).toMatchObject({ filled: 31, partly: 4 });
    expect(newestSourceAt(outcomes)).toBe(Date.UTC(2026, 0, 20));
    expect(newestSourceAt(fillStandard(tableOf("vsme"), given(yearOf({}))))).toBeNull();
  });

  it("gives no amount of money without its currency", () => {
    for (const currency of ["", "RM", "myr"]) {
      const without = fillStandard(tableOf("vsme"), given(yearOf(FORTY, currency)));
      expect(find(without, "vsme:Turnover")).toEqual({ state: "empty", values: ["no-unit"] });
      expect(find(without, "vsme:NumberOfEmployees").state).toBe("filled");
    }
  });

  it("gives no value computed from a part larger than its whole", () => {
    const odd = fillStandard(
      tableOf("vsme"),
      given(yearOf({ managers: 2, "managers-women": 3, employees: 1, "employees-abroad": 2 })),
    );
    expect(find(odd, "vsme:FemaleToMaleRatioAtManagementLevelForTheReportingPeriod").values).toEqual([
      "not-computable",
    ]);
    expect(find(odd, "vsme:NumberOfEmployeesForCountryOfEmploymentContract").values).toEqual(["not-computable"]);
  });
});

describe("answers used for a reporting year", () => {
  const readiness = saying(
    {
      "human-labour-rights.commit.1": yes,
      "human-labour-rights.commit.2": no,
      "water.commit.1": yes,
      "water.commit.2": no,
      "waste.commit.2": yes,
    },
    newestReadiness,
  );
  const progress = saying(
    {
      "ghg-emissions-reduction.base-year": { text: "2022" },
      "ghg-emissions-reduction.target-year": { text: "soon" },
      "climate-governance.risks": { options: ["chronic", "regulation"] },
    },
    newestProgress,
  );
  const outcomes = (language: Language) =>
    fillStandard(tableOf("vsme", language), given(yearOf({}), { answers: { readiness, progress }, language }));

  it("become a yes or no, a year, or words in the reader's language", () => {
    const said = outcomes("en");
    const at = (name: string) => find(said, `vsme:${name}`);
    expect(at("UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce").values).toEqual([true]);
    expect(at("UndertakingHasAComplaintHandlingMechanismForItsOwnWorkforce")).toEqual({
      state: "partly",
      values: [false],
    });
    expect(at("TypeOfContentCoveredByTheCodeOfConductOrHumanRightsPolicyForItsOwnWorkforce")).toMatchObject({
      state: "partly",
      values: [{ words: "Child labour · forced labour · discrimination · accident prevention" }],
    });
    expect(at("DescriptionOfSustainabilityRelatedCertificationsOrLabels").values).toEqual(["no-answer"]);
    expect(at("UndertakingHasSetATargetWhichIsRelatedToAPolicy").values).toEqual([true]);
    expect(at("GreenhouseGasEmissionReductionTargetBaseYear")).toEqual({ state: "filled", values: ["2022"] });
    expect(at("GreenhouseGasEmissionReductionTargetYear").values).toEqual(["no-answer"]);
    expect(at("MostSeniorLevelAccountableForImplementationOfPolicies").values).toEqual(["no-answer"]);
    const policies = "SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative";
    const words = (language: Language) => find(outcomes(language), `vsme:${policies}`).values[0];
    expect(at(policies).state).toBe("partly");
    expect(new Set([words("en"), words("fr"), words("ms")]).size).toBe(3);
    expect(words("en")).toContain(" · ");
    expect(at("DescriptionOfClimateRelatedHazardsAndClimateRelatedTransitionEvents").values[0]).toMatch(
      /drought.* · .*rules/,
    );
  });

  it("have a note on what a No leaves open, and none for a Yes", () => {
    const said = outcomes("en");
    const note = (name: string) => said.flatMap((each) => (each.row.element === `vsme:${name}` ? noteOf(each) : []));
    expect(note("UndertakingHasACodeOfConductOrHumanRightsPolicyForItsOwnWorkforce")).toEqual([null]);
    expect(note("UndertakingHasAComplaintHandlingMechanismForItsOwnWorkforce")).toEqual([
      expect.stringContaining("a No says nothing of others"),
    ]);
  });

  it("report where nothing is given, and where a standard's list has no place for them", () => {
    const answers = {
      readiness: saying(
        { "company-profile.legal-form": { options: ["subsidiary"] }, "water.commit.1": no },
        newestReadiness,
      ),
      progress: saying({ "business-strategy-integration.certifications": no }, newestProgress),
    };
    const said = fillStandard(tableOf("vsme"), given(yearOf({}), { answers }));
    expect(find(said, "vsme:UndertakingsLegalForm").values).toEqual(["not-listed"]);
    for (const name of [
      "OtherUndertakingsLegalForm",
      "DescriptionOfSustainabilityRelatedCertificationsOrLabels",
      "SustainabilityIssueAddressedByPracticePolicyAndOrFutureInitiative",
    ])
      expect(find(said, `vsme:${name}`).values, name).toEqual(["none"]);
  });

  it("come from the assessments of the year, and of the months after it in which it is closed", () => {
    const { from, end, until } = answerPeriod(2025);
    expect([from, end, until].map((time) => dayIn(time, "UTC"))).toEqual(["2025-01-01", "2026-01-01", "2026-04-01"]);
  });
});

describe("a company's year reported by SEDG and GRI", () => {
  const outcomes = fillStandard(tableOf("sedg"), given(yearOf(FORTY)));

  it.each([
    ["E1.1", "filled", ["12.3"]],
    ["E1.7", "filled", ["0.000020625"]],
    ["E2.1", "partly", ["not-entered", "not-entered", "120250", "10000", "5000"]],
    ["E3.1", "partly", ["1500500"]],
    ["E4.1", "filled", ["12.345", "2.3", "10.045"]],
    ["E4.2", "partly", ["0.1", "not-entered"]],
    ["S1.1", "filled", ["0"]],
    ["S2.1", "filled", ["8"]],
    ["S2.2", "filled", ["40", "10.38961"]],
    ["S2.3", "filled", ["100"]],
    ["S3.1", "partly", ["40", "60", "not-entered", "not-entered", "not-entered"]],
    ["S3.2", "partly", ["100", "0"]],
    ["S4.1", "filled", ["0", "2"]],
    ["S5.1", "filled", ["1200"]],
    ["G3.1", "filled", ["2024"]],
    ["G4.1", "partly", ["1"]],
    ["E1.3", "empty", []],
  ])("gives %s the value calculated by hand", (element, state, values) => {
    expect(find(outcomes, element)).toEqual({ state, values });
  });

  it("is never more than partly filled where GRI asks for words too", () => {
    const gri = fillStandard(tableOf("gri"), given(yearOf({ ...FORTY, "lowest-wage": 1870, "minimum-wage": 1700 })));
    expect(find(gri, "202-1")).toEqual({ state: "partly", values: ["1.1"] });
    expect(find(gri, "305-1").state).toBe("partly");
  });

  it.each([
    [7.5, "92.5"],
    [0, "100"],
    [-3, "103"],
  ])("gives GRI the ratio of women's pay to men's, for a gap of %d percent", (gap, ratio) => {
    const gri = fillStandard(tableOf("gri"), given(yearOf({ "pay-gap": gap })));
    expect(find(gri, "405-2")).toEqual({ state: "partly", values: [ratio] });
    const row = gri.find(({ row: { element } }) => element === "405-2");
    expect(row && noteOf(row)).toContain("100 minus the gender pay gap");
  });

  it("is plain data for programs, with the source of each value and the reason for a missing one", () => {
    const company = { name: "Forty", registrationNumber: "1", country: "MY" };
    const json = toJson(tableOf("sedg"), outcomes, { company, year: 2025, at: Date.UTC(2026, 1, 1) });
    expect(json).toMatchObject({ standard: "sedg", year: 2025, company, writtenAt: "2026-02-01T00:00:00.000Z" });
    expect(json.sources).toEqual([
      expect.objectContaining({ url: "https://sedg.capitalmarketsmalaysia.com/", checkedOn: "2026-11-28" }),
    ]);
    expect(json.elements).toHaveLength(38);
    const donations = json.elements.find(({ element }) => element === "S5.1");
    expect(donations).toMatchObject({
      state: "filled",
      values: [{ value: 1200, unit: "money", currency: "MYR", sources: [{ figure: "donations", by: "Aminah" }] }],
    });
    const energy = json.elements.find(({ element }) => element === "E2.1");
    expect(energy?.missing).toEqual([
      { label: "renewable fuels", why: "not-entered", figures: ["fuels-renewable"] },
      { label: "other fuels", why: "not-entered", figures: ["fuels-renewable"] },
    ]);
  });
});
