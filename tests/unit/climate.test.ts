import { describe, expect, it } from "vitest";
import type { AnswerMap, AnswerValue } from "~/assessment/answers/rules/value";
import type { CatalogueOf } from "~/assessment/catalogue/rules/catalogue";
import { assess, readResult } from "~/assessment/kinds/kinds";
import { CLIMATE_QUESTIONS as Q } from "~/assessment/scoring/rules/climate";
import { PROGRESS_QUESTIONNAIRE } from "../support/progress-questionnaire";
import { EMPLOYEES, ENERGY, POLICY, TEST_QUESTIONNAIRE, YEAR } from "../support/questionnaire";

const [dimension] = TEST_QUESTIONNAIRE.dimensions;
const [topic] = dimension?.topics ?? [];
const [section] = topic?.sections ?? [];
if (!dimension || !topic || !section) throw new Error("The questionnaire of the tests has lost its tree");

const questions = [
  { ...ENERGY, id: Q.scope1 },
  { ...ENERGY, id: Q.scope2 },
  { ...POLICY, id: Q.target },
  { ...YEAR, id: Q.baseYear },
  { ...YEAR, id: Q.targetYear },
  { ...EMPLOYEES, id: Q.targetPercent },
  { ...EMPLOYEES, id: Q.people },
  { ...EMPLOYEES, id: Q.turnover },
  { ...POLICY, id: Q.certifications },
];
/** The questions that the climate figures come from, in one section: 7 points. */
const CATALOGUE: CatalogueOf<"progress"> = {
  ...PROGRESS_QUESTIONNAIRE,
  dimensions: [{ ...dimension, topics: [{ ...topic, sections: [{ ...section, questions }] }] }],
};

const assessed = (answers: Record<string, AnswerValue>) => {
  const given: AnswerMap = new Map(Object.entries(answers).map(([id, value]) => [id, { value }]));
  return assess(CATALOGUE, given);
};
const energy = (total: number): AnswerValue => ({ inputs: {}, factors: {}, total });

const EVERYTHING = {
  [Q.scope1]: energy(35.15),
  [Q.scope2]: energy(0),
  [Q.target]: { options: ["yes"], followUps: ["energy", "other"], followUpOther: "Half by 2030" },
  [Q.baseYear]: { text: "2024" },
  [Q.targetYear]: { text: "2030" },
  [Q.targetPercent]: { number: 42 },
  [Q.people]: { number: 12.5 },
  [Q.turnover]: { number: 4_200_000 },
  [Q.certifications]: { options: ["yes"], followUps: ["water"] },
};

describe("the climate figures of a Progress Assessment", () => {
  it("are tonnes, a year and ids of options, and no text written by a user", () => {
    const { climate } = assessed(EVERYTHING);
    expect(climate).toEqual({
      scope1: 35.15,
      scope2: 0,
      people: 12.5,
      turnover: 4_200_000,
      baseYear: 2024,
      targets: ["energy", "other"],
      year: null,
      targetYear: 2030,
      targetPercent: 42,
      certifications: ["water"],
    });
  });

  it("are missing where nothing was answered", () => {
    expect(assessed({}).climate).toEqual({
      scope1: null,
      scope2: null,
      people: null,
      turnover: null,
      baseYear: null,
      targets: null,
      year: null,
      targetYear: null,
      targetPercent: null,
      certifications: [],
    });
  });

  it("have the year of the totals, unless the totals are of two years", () => {
    const of = (year: number) => ({
      inputs: {},
      factors: {},
      total: 1,
      emissions: { year, region: null, factors: {}, market: null, biogenic: 0 },
    });
    expect(assessed({ [Q.scope1]: of(2025), [Q.scope2]: of(2025) }).climate.year).toBe(2025);
    expect(assessed({ [Q.scope2]: of(2024) }).climate.year).toBe(2024);
    expect(assessed({ [Q.scope1]: of(2025), [Q.scope2]: of(2024) }).climate.year).toBeNull();
  });

  it("distinguish having no target from a target of no named kind", () => {
    expect(assessed({ [Q.target]: { options: ["no"] } }).climate.targets).toBeNull();
    expect(assessed({ [Q.target]: { options: ["yes"] } }).climate.targets).toEqual([]);
  });

  it("do not use the answer to a question of another type", () => {
    const other = questions.map((question) => ({ ...POLICY, id: question.id }));
    const sections = [{ ...section, questions: other }];
    const catalogue = { ...CATALOGUE, dimensions: [{ ...dimension, topics: [{ ...topic, sections }] }] };
    const answers = new Map([[Q.scope1, { value: { options: ["yes"] } }]]);
    expect(assess(catalogue, answers).climate).toMatchObject({ scope1: null, baseYear: null });
  });
});

describe("a result's share of the statistics", () => {
  it("contains its level, what is recorded, and emissions in whole kilograms", () => {
    expect(assessed(EVERYTHING).counters).toEqual({
      "level.leader": 1,
      scope1Recorded: 1,
      scope1Kilograms: 35_150,
      scope2Recorded: 1,
      scope2Kilograms: 0,
      targetSet: 1,
      intensityRecorded: 1,
      intensityKilograms: 35_150,
      intensityPeople: 1_250,
    });
    // Without one of the three there is no intensity.
    for (const left of [Q.scope1, Q.scope2, Q.people])
      expect(assessed({ ...EVERYTHING, [left]: null as never }).counters.intensityRecorded).toBeUndefined();
    expect(assessed({}).counters).toEqual({ "level.laggard": 1 });
    expect(assessed({ [Q.target]: { options: ["no"] } }).counters).toEqual({ "level.laggard": 1 });
  });

  it("is added and removed without a remainder", () => {
    const kilograms = [0.1, 0.2, 1_234.567_891].map((tonnes) => {
      return assessed({ [Q.scope1]: energy(tonnes) }).counters.scope1Kilograms ?? Number.NaN;
    });
    const sum = kilograms.reduce((all, each) => all + each, 0);
    expect(kilograms.reduce((left, each) => left - each, sum)).toBe(0);
    expect(kilograms).toEqual([100, 200, 1_234_568]);
  });
});

describe("the result document", () => {
  it("is read back as it was stored", () => {
    const document = assessed(EVERYTHING);
    expect(readResult("progress", JSON.stringify(document))).toEqual(document);
  });

  it("is readable from before it had its year, the company's size and the figures of a target", () => {
    const document = assessed(EVERYTHING);
    const { scope1, scope2, baseYear, targets, certifications } = document.climate;
    const former = { ...document, climate: { scope1, scope2, baseYear, targets, certifications } };
    const lacking = { people: null, turnover: null, year: null, targetYear: null, targetPercent: null };
    expect(readResult("progress", JSON.stringify(former)).climate).toEqual({ ...former.climate, ...lacking });
  });

  it.each([
    ["tonnes that are words", { climate: { scope1: "35" } }],
    ["an unknown counter", { counters: { "level.leader": 1, people: 3 } }],
    ["a part of a kilogram", { counters: { scope1Kilograms: 0.5 } }],
    ["no climate figures", { climate: undefined }],
  ])("is refused with %s", (_, wrong) => {
    const document = assessed(EVERYTHING);
    const climate = "climate" in wrong ? wrong.climate && { ...document.climate, ...wrong.climate } : document.climate;
    expect(() => readResult("progress", JSON.stringify({ ...document, ...wrong, climate }))).toThrow();
  });
});
