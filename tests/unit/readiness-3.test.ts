import { describe, expect, it } from "vitest";
import { questionsOf } from "~/assessment/answers/rules/changes";
import { CASES } from "~/assessment/catalogue/content/readiness/authoring";
import { TOPICS } from "~/assessment/catalogue/content/readiness/readiness";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { EVERYWHERE, STAGES, type Stage } from "~/assessment/catalogue/rules/catalogue";
import { listSections, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { LANGUAGES, type Language } from "~/core/language";
import decision2 from "../../docs/decisions/0041-readiness-2.md?raw";
import decision3 from "../../docs/decisions/0064-readiness-3.md?raw";
import { readinessV1, readinessV2 } from "../support/published";

const required = listSections(newestReadiness).flatMap(({ section }) =>
  section.questions.filter(({ isRequired }) => isRequired).map((question) => ({ question, stage: section.stage })),
);
const scored = required.filter(({ stage }) => stage !== "profile");
const written = TOPICS.flatMap((topic) =>
  STAGES.flatMap((stage) =>
    topic.sections[stage].required.map((asked) => ({ ...asked, id: `${topic.id}.${asked.id}`, stage })),
  ),
);
const idsOf = (catalogue: typeof newestReadiness) => [...questionsOf(catalogue).keys()];

/** How each language phrases the period that a practice has to fall into. */
const PERIODS: Record<"year" | "twoYears" | "ahead", Record<Language, RegExp>> = {
  year: {
    en: /last 12 months|latest full financial year/,
    fr: /12 derniers mois|dernier exercice complet/,
    ms: /12 bulan yang lalu|tahun kewangan penuh yang terkini/,
  },
  twoYears: {
    en: /last 24 months|no older than 24 months|no longer than 24 months ago/,
    fr: /24 derniers mois|moins de 24 mois/,
    ms: /24 bulan yang lalu/,
  },
  ahead: { en: /still to come/, fr: /encore à venir/, ms: /belum tiba/ },
};

/** Practices that may be old and still valid are checked every other year; the rest counts only if done in the last year. */
const ALLOWED: Record<Stage, (keyof typeof PERIODS)[]> = {
  assess: ["year", "twoYears"],
  learn: ["year"],
  commit: ["twoYears", "ahead"],
  measure: ["year"],
  report: ["year"],
};

describe("the third readiness questionnaire", () => {
  it("follows a version whose decision names every id that came or went", () => {
    const [before, after] = [idsOf(readinessV1), idsOf(readinessV2)];
    const changed = [...before.filter((id) => !after.includes(id)), ...after.filter((id) => !before.includes(id))];
    expect(changed).toHaveLength(28);
    expect(changed.filter((id) => !decision2.includes(`\`${id}\``))).toEqual([]);
  });

  it("keeps every id, and its decision names every question that is asked otherwise", () => {
    expect(idsOf(newestReadiness)).toEqual(idsOf(readinessV2));
    const former = questionsOf(readinessV2);
    const asked = [...questionsOf(newestReadiness).values()]
      .map(({ question }) => question)
      .filter(({ id, text }) => text.en !== former.get(id)?.question.text.en);
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter(({ id }) => !decision3.includes(`\`${id}\``)).map(({ id }) => id)).toEqual([]);
  });

  it("names each practice in at most ten words, the verb first, in each language", () => {
    for (const { id, title } of written) {
      for (const language of LANGUAGES) {
        const words = (title[language] ?? "").split(/\s+/);
        expect(words.length, `${id} ${language}`).toBeGreaterThan(2);
        expect(words.length, `${id} ${language}`).toBeLessThanOrEqual(10);
        expect(title[language], id).toMatch(/^\p{Lu}[^.?!]*$/u);
      }
    }
    expect(new Set(written.map(({ title }) => title.en)).size).toBe(80);
  });

  it("asks for every practice when it was done, in each language", () => {
    // A channel for concerns is open today or it is not.
    const undated = ["human-labour-rights.commit.2"];
    const open = scored.filter(
      ({ question, stage }) =>
        !undated.includes(question.id) &&
        LANGUAGES.some(
          (language) =>
            !ALLOWED[stage as Stage].some((period) => PERIODS[period][language].test(question.text[language])),
        ),
    );
    expect(open.map(({ question }) => question.id)).toEqual([]);
  });

  it("begins what counts with 'Yes if', and speaks to the reader, not of 'the company'", () => {
    const begins: Record<Language, RegExp> = { en: /^Yes if /, fr: /^Oui si |^Oui s’/, ms: /^Ya jika / };
    const distant: Record<Language, RegExp> = {
      en: /\bthe company/,
      fr: /\bl’entreprise\b/,
      ms: /(?<!luar )\bsyarikat\b(?! (anda|lain|besar|kecil|induk|yang))/,
    };
    for (const { question } of required) {
      for (const language of LANGUAGES) {
        expect(question.help?.counts[language], question.id).toMatch(begins[language]);
        expect(question.help?.counts[language], question.id).not.toMatch(distant[language]);
      }
    }
  });

  it("asks last under Measure for something that was done, not for a document", () => {
    const acts = TOPICS.map(({ id, sections }) => `${id}.${sections.measure.required[1].id}`);
    expect(acts).toEqual([
      "climate-action.measure.step",
      "energy-efficiency.measure.saving",
      "water.measure.step",
      "waste.measure.step",
      "human-labour-rights.measure.improvement",
      "living-wage.measure.raise",
      "gender-equality.measure.step",
      "anti-corruption.measure.test",
    ]);
    for (const { question } of scored.filter(({ question }) => acts.includes(question.id))) {
      expect(question.text.en, question.id).toMatch(
        /has the company (taken|carried out|finished|fixed|raised|tested|cut)/,
      );
      expect(question.help?.counts.en, question.id).toMatch(/note[ds]|beyond what the law/);
    }
  });

  it("claims at no level that the law is kept, which no answer shows", () => {
    for (const { tooltip, overall } of Object.values(newestReadiness.levels)) {
      for (const language of LANGUAGES) {
        expect(`${tooltip[language]} ${overall[language]}`).not.toMatch(/\blaw\b|\bloi\b|undang-undang/);
      }
    }
  });

  it("can be read in the promised time", () => {
    const limits = { text: 260, why: 190, counts: 620, evidence: 130 };
    for (const { question } of required) {
      for (const language of LANGUAGES) {
        const { help, text } = question;
        expect(text[language].length, question.id).toBeLessThanOrEqual(limits.text);
        for (const part of ["why", "counts", "evidence"] as const) {
          expect(help?.[part][language].length, `${question.id} ${part} ${language}`).toBeLessThanOrEqual(limits[part]);
        }
      }
    }
  });

  it("names as evidence one thing that can be shown, and no sentence", () => {
    for (const { question } of required) {
      for (const language of LANGUAGES) expect(question.help?.evidence[language], question.id).not.toMatch(/[.?!]$/);
    }
  });

  it("allows an estimate only for what is not metered, or for a saving", () => {
    const estimates = required.filter(({ question }) => /estimate/.test(question.help?.counts.en ?? ""));
    for (const { question } of estimates) {
      expect(question.help?.counts.en, question.id).toMatch(
        /estimate only what has no meter|estimate of the saving|estimate of it|independent estimate/,
      );
    }
    expect(estimates.length).toBeGreaterThan(3);
  });
});

describe("companies of one person, with one gender only, younger than two years or in rented premises", () => {
  /** The questions that each of them could not answer as worded, found by words of the question or of what counts. */
  const NEEDS: Record<(typeof CASES)[number], RegExp> = {
    alone:
      /\b(employees|staff|workers|everybody|everyone|managers|who manage|workplaces|payslip)\b|reported to|given a written wage review|policy|\brules\b/i,
    oneGender: /women and men work|gender (bias|figures|pay gap)|women in management|women and men alike/,
    young: /recorded|kept (a )?records?|latest full financial year|pay gap|target .*still to come|tried out/,
    tenant:
      /premises|water it used|sites|waste by type|energy users|discharge|uses less energy|throws away less|saves water|dangers at work/,
    noFuel: /\bfuel|litres|Scope 1|combust/,
  };
  /** Questions that only sound like it, with what they refer to instead. */
  const NOT_MEANT: Partial<Record<(typeof CASES)[number], string[]>> = {
    // Suppliers’ workers; the owner or any one manager; outsiders, who learn of a policy or of rules.
    alone: [
      "climate-action.learn.1",
      "energy-efficiency.learn.1",
      "human-labour-rights.assess.2",
      "anti-corruption.learn.1",
      "anti-corruption.report.2",
    ],
    // A first assessment of dangers is as young as its company.
    young: ["human-labour-rights.measure.safety"],
    // A course is the same in a rented place.
    tenant: ["energy-efficiency.learn.1", "water.learn.1"],
  };

  it.each(CASES)("are told what Yes means for them, where it is not clear: %s", (each) => {
    const unclear = written.filter(({ id, text }) => NEEDS[each].test(text.en) && !NOT_MEANT[each]?.includes(id));
    expect(unclear.length).toBeGreaterThan(1);
    expect(unclear.filter(({ cases }) => !cases?.[each]).map(({ id }) => id)).toEqual([]);
  });

  it("find it in the help on what counts, in each language", () => {
    for (const { id, cases = {} } of written) {
      const help = scored.find(({ question }) => question.id === id)?.question.help;
      for (const note of Object.values(cases)) {
        for (const language of LANGUAGES) expect(help?.counts[language], id).toContain(note[language]);
      }
    }
  });

  it("are each considered in several topics", () => {
    for (const each of CASES.filter((one) => one !== "oneGender" && one !== "noFuel")) {
      const topics = written.flatMap(({ id, cases }) => (cases?.[each] ? [id.split(".")[0]] : []));
      expect(new Set(topics).size, each).toBeGreaterThanOrEqual(5);
    }
  });
});

describe("required questions that do not ask for the same", () => {
  /** Similar pairs, with what counts for each. */
  const JUDGED: [one: string, other: string, because: string][] = [
    [
      "climate-action.commit.emissions-target",
      "energy-efficiency.commit.2",
      "tonnes of gas or their share; an energy target is said not to count",
    ],
    ["climate-action.measure.2", "energy-efficiency.measure.1", "a footprint of a year; quantities of each month"],
    [
      "climate-action.measure.step",
      "energy-efficiency.measure.saving",
      "any way but using less energy; using less energy",
    ],
    [
      "climate-action.learn.2",
      "energy-efficiency.learn.2",
      "at least one thing that is not saving electricity; switches, settings, machines",
    ],
    ["climate-action.assess.1", "water.assess.2", "weather; supply and drains"],
    ["energy-efficiency.assess.1", "energy-efficiency.assess.2", "a list of users; a walk that finds waste"],
    ["living-wage.assess.1", "living-wage.assess.2", "the law’s rate; what living costs"],
    [
      "living-wage.assess.2",
      "living-wage.report.1",
      "the comparison; that those who decide on the budget saw it with its cost",
    ],
    ["living-wage.commit.2", "living-wage.measure.raise", "steps that are planned; pay that has risen"],
    [
      "living-wage.measure.records",
      "human-labour-rights.learn.2",
      "hours and leave recorded and paid; workers told of them",
    ],
    ["gender-equality.assess.1", "gender-equality.measure.2", "people counted by level; pay compared"],
    ["gender-equality.assess.2", "gender-equality.measure.step", "decisions looked at; something changed"],
    ["gender-equality.learn.examples", "human-labour-rights.commit.2", "examples gone through; a channel for concerns"],
    ["gender-equality.learn.1", "human-labour-rights.learn.1", "equality and harassment; labour rights"],
    [
      "gender-equality.commit.1",
      "human-labour-rights.commit.1",
      "equal chances and harassment; the five fundamental rights",
    ],
    [
      "human-labour-rights.assess.rights",
      "human-labour-rights.measure.safety",
      "four rights; the fifth, dangers and injuries",
    ],
    [
      "human-labour-rights.measure.safety",
      "human-labour-rights.measure.improvement",
      "dangers written down; one put right",
    ],
    ["anti-corruption.commit.data-protection", "anti-corruption.measure.test", "rules; a control that was tried out"],
    [
      "anti-corruption.measure.1",
      "anti-corruption.measure.test",
      "a record that is looked through; a control that was mended",
    ],
    ["water.commit.2", "waste.commit.2", "water; waste"],
    ["water.report.1", "waste.report.1", "water; waste"],
    ["water.measure.step", "waste.measure.step", "water; waste"],
    ["living-wage.assess.1", "living-wage.measure.records", "the rate of pay; hours and leave that are paid"],
    // Eight questions of the same kind, one in each topic. A page or course has to name or teach its own topic.
    ...["learn.1", "commit.1", "report.1", "report.2"].flatMap((id) =>
      TOPICS.flatMap((one, index) =>
        TOPICS.slice(index + 1).map((other): [string, string, string] => [
          `${one.id}.${id}`,
          `${other.id}.${id}`,
          `${one.name.en}; ${other.name.en}`,
        ]),
      ),
    ),
  ];

  const idle = new Set(
    "yes if your company the a an of and or to in it its that for who at least one is with what on by as was not such than counts noted wrote down them this which has have from their each those be".split(
      " ",
    ),
  );
  const wordsOf = ({ text, help }: Question) => {
    const [counted = ""] = (help?.counts.en ?? "").split(/(?<=\.) /);
    return new Set(
      `${text.en} ${counted}`
        .toLowerCase()
        .match(/[a-z]{2,}/g)
        ?.filter((word) => !idle.has(word)) ?? [],
    );
  };
  const likeness = (one: Question, other: Question) => {
    const [a, b] = [wordsOf(one), wordsOf(other)];
    const both = [...a].filter((word) => b.has(word)).length;
    return both / Math.min(a.size, b.size);
  };

  it("are reviewed in each pair that sounds alike", () => {
    const judged = new Set(JUDGED.flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
    const alike = scored.flatMap(({ question: one }, index) =>
      scored
        .slice(index + 1)
        .map(({ question: other }) => ({ pair: `${one.id} ${other.id}`, like: likeness(one, other) }))
        .filter(({ pair, like }) => like > 0.55 && !judged.has(pair)),
    );
    expect(alike).toEqual([]);
  });

  it("are still asked in every reviewed pair, each with its own words", () => {
    for (const [one, other] of JUDGED) {
      const found = [one, other].map((id) => scored.find(({ question }) => question.id === id)?.question);
      expect(found.map((question) => question?.id)).toEqual([one, other]);
      expect(found[0]?.help?.counts.en).not.toBe(found[1]?.help?.counts.en);
    }
  });

  it("give one point for one channel for complaints", () => {
    const channels = scored.filter(({ question }) =>
      /channel|whom to contact|where to report/.test(JSON.stringify(question)),
    );
    expect(channels.map(({ question }) => question.id)).toEqual(["human-labour-rights.commit.2"]);
  });
});

describe("the laws behind the questions", () => {
  const topics = scoredDimensions(newestReadiness).flatMap((dimension) => dimension.topics);

  it("are listed for Malaysia, for South Africa and for all others, in every topic", () => {
    for (const { id, laws = [] } of topics) {
      expect(new Set(laws.map(({ country }) => country)), id).toEqual(new Set(["MY", "ZA", EVERYWHERE]));
    }
  });

  it("have a year, a source and the day of their last check, and belong to questions that are asked", () => {
    const ids = scored.map(({ question }) => question.id);
    for (const law of topics.flatMap(({ laws = [] }) => laws)) {
      expect(law.name.en).toMatch(/\b(19|20)\d\d\b/);
      expect(law.checkedOn <= "2026-11-28", law.name.en).toBe(true);
      expect(law.questions.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it("name no amount of money, since those change", () => {
    for (const { name, asks } of topics.flatMap(({ laws = [] }) => laws)) {
      for (const language of LANGUAGES)
        expect(`${name[language]} ${asks[language]}`).not.toMatch(/\bRM ?\d|\bR\d|MYR|ZAR/);
    }
  });

  it("do not mention standards that have been replaced: GRI 302 and 305 give way to 103 and 102", () => {
    expect(topics.flatMap(({ references }) => references).filter((name) => /GRI 30[25]/.test(name))).toEqual([]);
  });
});
