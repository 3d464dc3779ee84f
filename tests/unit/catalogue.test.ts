import { describe, expect, it } from "vitest";
import type { Answer } from "~/assessment/answers/rules/value";
import { progressDocument } from "~/assessment/catalogue/content/progress/progress";
import { newestReadiness, READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import { catalogueSchema, STAGES } from "~/assessment/catalogue/rules/catalogue";
import {
  findQuestion,
  findSection,
  findTopic,
  listSections,
  scoredDimensions,
} from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { assess } from "~/assessment/kinds/kinds";
import { COMMENT_LIMIT, MAX_COMMENTS_BYTES } from "~/assessment/teamwork/rules/comments";
import { LANGUAGES } from "~/core/language";
import { LEVELS } from "~/core/level";
import { asChoice, choiceOf } from "../support/answers";
import { readinessV1 } from "../support/published";
import { SAME_WORDS } from "../support/same-words";
import { textsOf } from "../support/texts";

const dimensions = newestReadiness.dimensions;
const scored = scoredDimensions(newestReadiness);
const topics = scored.flatMap((dimension) => dimension.topics);
const sections = listSections(newestReadiness).map((place) => place.section);
const questions = sections.flatMap((section) => section.questions.map(asChoice));
const required = (list: Question[] = questions) => list.filter((question) => question.isRequired);
const [demographics] = dimensions;

/** Yes to the scored questions in `yes`, No to the others. */
const answersWith = (yes: Set<string>): Map<string, Answer> =>
  new Map(required().map(({ id }) => [id, choiceOf([yes.has(id) ? "yes" : "no"])]));

const listTexts = (written: Parameters<typeof textsOf>[0]) => [...textsOf(written)];

describe("the readiness questionnaire", () => {
  it("has no section with more questions than a form can accept comments for", () => {
    const most = Math.max(...sections.map(({ questions }) => questions.length));
    expect(most * COMMENT_LIMIT * encodeURIComponent("水").length).toBeLessThanOrEqual(MAX_COMMENTS_BYTES);
  });

  it("is a valid document, and each version has its own name", () => {
    expect(catalogueSchema.parse(JSON.parse(JSON.stringify(newestReadiness)))).toEqual(newestReadiness);
    expect(READINESS_VERSIONS.map(({ version }) => version)).toEqual([
      "readiness-1",
      "readiness-2",
      "readiness-3",
      "readiness-4",
    ]);
    expect(newestReadiness.version).toBe(READINESS_VERSIONS.at(-1)?.version);
  });

  it("names topics, stages and goals as its former version did, so that results of both can be compared", () => {
    const shape = (catalogue: typeof newestReadiness) =>
      scoredDimensions(catalogue).map(({ id, topics }) => [
        id,
        topics.map(({ id, sections, sdg }) => [id, sdg, sections.map((section) => section.id)]),
      ]);
    expect(shape(newestReadiness)).toEqual(shape(readinessV1));
  });

  it("has unique ids: dimensions, topics, sections and questions overall, options within their question", () => {
    const all = dimensions.flatMap((dimension) => dimension.topics);
    const ids = [...dimensions, ...all, ...sections, ...questions].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const { id, options } of questions)
      expect(new Set(options.map((option) => option.id)).size, id).toBe(options.length);
  });

  it("asks Demographics, then Environment, Social and Governance, with their eight topics", () => {
    expect(dimensions.map(({ id, isOnSummary }) => [id, isOnSummary])).toEqual([
      ["demographics", false],
      ["environment", true],
      ["social", true],
      ["governance", true],
    ]);
    expect(scored.map((dimension) => dimension.topics.map(({ name }) => name.en))).toEqual([
      ["Climate Action", "Energy Efficiency", "Water", "Waste"],
      ["Human & Labour Rights", "Living Wage", "Gender Equality"],
      ["Anti-Corruption"],
    ]);
  });

  it("has five sections per topic, in order: ASSESS, LEARN, COMMIT, MEASURE, REPORT", () => {
    const names = {
      en: ["Assess", "Learn", "Commit", "Measure", "Report"],
      fr: ["Évaluer", "Apprendre", "S’engager", "Mesurer", "Rendre compte"],
      ms: ["Nilai", "Belajar", "Berkomitmen", "Ukur", "Lapor"],
    };
    for (const topic of topics) {
      expect(topic.sections.map(({ stage }) => stage)).toEqual([...STAGES]);
      for (const language of LANGUAGES)
        expect(topic.sections.map(({ name }) => name[language])).toEqual(names[language]);
    }
  });

  it("has 8 topics × 5 sections × 2 = 80 scored questions, Yes first and No second", () => {
    const list = required(topics.flatMap((topic) => topic.sections.flatMap((section) => section.questions)));
    expect(list).toHaveLength(80);
    for (const section of topics.flatMap((topic) => topic.sections))
      expect(required(section.questions)).toHaveLength(2);
    for (const { selection, points, options } of list.map(asChoice)) {
      expect([selection, points]).toEqual(["one", { flagged: [1] }]);
      expect(options.map(({ id, isFlagged = false }) => [id, isFlagged])).toEqual([
        ["yes", true],
        ["no", false],
      ]);
    }
  });

  it("has 40 optional questions, a checkbox at the end of each section, with Other last and only once", () => {
    const optional = topics
      .flatMap((topic) => topic.sections)
      .map((section) => section.questions.slice(2).map(asChoice));
    expect(optional.flat()).toHaveLength(40);
    for (const [question, ...more] of optional) {
      expect(more).toEqual([]);
      expect([question?.selection, question?.isRequired]).toEqual(["several", false]);
      expect(question?.options.map(({ isOther = false }) => isOther).indexOf(true)).toBe(
        (question?.options.length ?? 0) - 1,
      );
      expect(question?.options.length).toBeLessThanOrEqual(10);
      expect(question?.options.at(-1)?.label).toEqual({ en: "Other", fr: "Autre", ms: "Lain-lain" });
    }
  });

  it("asks the same optional question in the same words in every topic, so that answers can be compared", () => {
    for (const stage of STAGES) {
      const words = topics.map(
        (topic) => topic.sections.find((section) => section.stage === stage)?.questions[2]?.text,
      );
      expect(new Set(words.map((text) => JSON.stringify(text))).size, stage).toBe(1);
    }
    expect(topics[0]?.sections.map((section) => section.questions[2]?.text.en)).toEqual([
      "How has the company assessed the importance of this topic?",
      "Which learning activities has the company completed in the last year?",
      "Which specific commitments or pledges has the company made on this topic?",
      "How has the company measured its progress over the past year?",
      "Which types of reporting has the company done in the last year?",
    ]);
  });

  it("has one Demographics section: two required questions, eight optional, the fifth of them a checkbox", () => {
    const list = demographics?.topics.flatMap((topic) => topic.sections.flatMap((section) => section.questions)) ?? [];
    expect(demographics?.topics.map((topic) => topic.sections.length)).toEqual([1]);
    expect(list.map(({ isRequired }) => isRequired)).toEqual([true, true, ...Array.from({ length: 8 }, () => false)]);
    expect(list.slice(2).map((question) => asChoice(question).selection)).toEqual(
      Array.from({ length: 8 }, (_, index) => (index === 4 ? "several" : "one")),
    );
    expect(required()).toHaveLength(82);
  });

  it("explains for each topic why it matters and adds 'Answer Yes only if you could show evidence'", () => {
    for (const { id, requiredText, references } of topics) {
      expect(requiredText.en, id).toMatch(/^[^.]{40,}\. Answer Yes only if you could show evidence\.$/);
      expect(references.length, id).toBeGreaterThan(2);
    }
  });

  it("gives each required question its help: why, what counts, and evidence", () => {
    for (const { id, help } of required()) expect(Object.keys(help ?? {}), id).toEqual(["why", "counts", "evidence"]);
  });

  it("has no wage figure in a question, since those change every year", () => {
    for (const { id, text } of questions) {
      for (const language of LANGUAGES) expect(text[language], id).not.toMatch(/\bR\d|\bRM ?\d|ZAR|MYR/);
    }
  });

  it("finds topics, sections and questions by their id and by nothing else", () => {
    expect(findTopic(newestReadiness, "water")?.name.en).toBe("Water");
    expect(findSection(newestReadiness, "water.learn")?.dimension.id).toBe("environment");
    expect(findQuestion(newestReadiness, "living-wage.report.2")?.topic.id).toBe("living-wage");
    for (const find of [findTopic, findSection, findQuestion]) expect(find(newestReadiness, "__proto__")).toBeNull();
  });
});

describe.each([
  ...READINESS_VERSIONS.map((written): [string, ReturnType<typeof listTexts>] => [written.version, listTexts(written)]),
  ["progress", listTexts(progressDocument)],
])("the texts of %s in every language that they have been translated into", (_, texts) => {
  const translated = LANGUAGES.filter((language) => texts.some(({ text }) => language in text));

  it("are complete", () => {
    expect(texts.length).toBeGreaterThan(350);
    const empty = texts.filter(({ text }) => translated.some((language) => (text[language] ?? "").trim() === ""));
    expect(empty.map(({ path }) => path)).toEqual([]);
  });

  it("are translated: no question, help, description or level text is the same in two languages", () => {
    const same = texts.filter(
      ({ text, path }) =>
        ((text.en ?? "").length > 30 || /\/questions\/\d+\/text$/.test(path)) &&
        new Set(translated.map((language) => text[language])).size < translated.length,
    );
    expect(same.map(({ path, text }) => `${path}: ${text.en}`)).toEqual([]);
  });

  it("are otherwise never identical to English, except shared words; fuels and units are names", () => {
    const shared = [...Object.values(SAME_WORDS).flat(), "Budget", "Diesel", "Petrol", "LPG", "Sarawak"];
    const others = translated.filter((language) => language !== "en");
    const same = texts.filter(
      ({ text, path }) =>
        !/\/inputs\//.test(path) &&
        /[a-z]/i.test(text.en ?? "") &&
        others.some((language) => text[language] === text.en),
    );
    expect(same.map(({ text }) => text.en).filter((said) => !shared.includes(said ?? ""))).toEqual([]);
  });

  it("follow French typography and contain no forgotten placeholder", () => {
    const untypical = /[^\u202f\u00a0\s] ?[?!;]|[^\u00a0\s\d]:(?!\/)|«[^\u00a0]|[^\u00a0]»|'/;
    expect(texts.filter(({ text }) => untypical.test(text.fr ?? ""))).toEqual([]);
    const forgotten = /TODO|lorem|\{\{|XX+|^\s|\s$/i;
    const odd = texts.filter(({ text }) => translated.some((language) => forgotten.test(text[language] ?? "")));
    expect(odd).toEqual([]);
  });
});

describe("the level texts of the readiness questionnaire", () => {
  it("name the company as 'SME X' in every overall text: status, strength and next step", () => {
    for (const level of LEVELS) {
      for (const language of LANGUAGES) {
        const overall = newestReadiness.levels[level].overall[language];
        expect(overall.split("SME X"), `${level} ${language}`).toHaveLength(2);
        expect(overall.match(/[.](\s|$)/g)?.length, `${level} ${language}`).toBeGreaterThanOrEqual(4);
      }
    }
  });

  it("tell a Leader to maintain, assure and mentor, and not to set goals", () => {
    expect(newestReadiness.levels.leader.overall.en).toMatch(/maintain .* assured .* mentor suppliers/);
    expect(newestReadiness.levels.leader.overall.en).not.toMatch(/ambitious|set .*(goals|targets)/i);
    expect(newestReadiness.levels.leader.overall.fr).not.toMatch(/objectifs/i);
    expect(newestReadiness.levels.leader.overall.ms).not.toMatch(/sasaran/i);
    expect(newestReadiness.levels.intermediate.overall.en).toContain("set dated targets");
    expect(newestReadiness.levels.laggard.overall.en).toContain("choose two topics");
  });

  it("describe every level of every dimension and what to do next, each with unique texts", () => {
    const performance = Object.values(newestReadiness.performance).flatMap((levels) => Object.values(levels));
    expect(performance).toHaveLength(15);
    for (const part of ["description", "action"] as const) {
      expect(new Set(performance.map((texts) => texts[part].en)).size).toBe(15);
    }
  });
});

describe("the SDG cards", () => {
  it("correspond to the topics, one each, in the order of the topics", () => {
    expect(topics.map(({ sdg }) => sdg)).toEqual([13, 7, 6, 12, 8, 1, 5, 16]);
    expect(newestReadiness.sdgCards.map(({ goal }) => goal)).toEqual(topics.map(({ sdg }) => sdg));
  });

  it("name their targets", () => {
    expect(Object.fromEntries(newestReadiness.sdgCards.map(({ goal, targets }) => [goal, targets.join(", ")]))).toEqual(
      {
        13: "13.1, 13.2, 13.3",
        7: "7.2, 7.3",
        6: "6.3, 6.4",
        12: "12.3, 12.4, 12.5",
        8: "8.7, 8.8",
        1: "1.2",
        5: "5.1, 5.2, 5.5",
        16: "16.5, 16.6",
      },
    );
    expect(newestReadiness.sdgCards.flatMap(({ goal, also }) => (also ? [[goal, also]] : []))).toEqual([
      [1, ["8.5", "10.4"]],
    ]);
  });
});

describe("the level bands", () => {
  /** Levels of a topic by its Yes answers out of 10. */
  const BANDS = [
    "laggard",
    "laggard",
    "beginner",
    "beginner",
    "intermediate",
    "intermediate",
    "advanced",
    "advanced",
    "leader",
    "leader",
    "leader",
  ];

  it.each(topics.map((topic) => [topic.id, topic] as const))(
    "can all be reached in %s: 0-1, 2-3, 4-5, 6-7, 8-10 Yes",
    (id, topic) => {
      const ids = required(topic.sections.flatMap((section) => section.questions)).map((question) => question.id);
      const levels = BANDS.map((_, yes) => {
        const result = assess(newestReadiness, answersWith(new Set(ids.slice(0, yes)))).result;
        return result.dimensions.flatMap((dimension) => dimension.topics).find(({ subject }) => subject === id);
      });
      expect(levels.map((score) => score?.level)).toEqual(BANDS);
      expect(levels.map((score) => score?.score)).toEqual(BANDS.map((_, yes) => yes * 1000));
    },
  );

  it("can all be reached overall: 16, 32, 48 and 64 of 80 open the next", () => {
    const ids = required(topics.flatMap((topic) => topic.sections.flatMap((section) => section.questions)));
    const at = (yes: number) =>
      assess(newestReadiness, answersWith(new Set(ids.slice(0, yes).map(({ id }) => id)))).result.overall.level;
    expect([0, 15, 16, 31, 32, 47, 48, 63, 64, 80].map(at)).toEqual([
      "laggard",
      "laggard",
      "beginner",
      "beginner",
      "intermediate",
      "intermediate",
      "advanced",
      "advanced",
      "leader",
      "leader",
    ]);
  });
});
