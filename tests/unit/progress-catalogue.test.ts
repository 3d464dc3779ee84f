import { describe, expect, it } from "vitest";
import { yearPart } from "~/assessment/answers/rules/amounts";
import { fitAnswer, isAnswered, judgeAnswer, maxPointsOf, pointsOf } from "~/assessment/answers/rules/answers";
import { type Field, FOLLOW_UPS, MAIN } from "~/assessment/answers/rules/fields";
import { statementPart } from "~/assessment/answers/rules/statements";
import type { Answer } from "~/assessment/answers/rules/value";
import { progressDocument } from "~/assessment/catalogue/content/progress/progress";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import { listSections, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { assess } from "~/assessment/kinds/kinds";
import { overallText } from "~/assessment/scoring/overall-text";
import { SCOPE_3_NAMES, scope3Question } from "~/assessment/scoring/rules/scope-3";
import { LANGUAGES } from "~/core/language";
import { LEVELS } from "~/core/level";
import { textsOf } from "../support/texts";

const { dimensions } = newestProgress;
const scored = scoredDimensions(newestProgress);
const topics = dimensions.flatMap((dimension) => dimension.topics);
const sections = listSections(newestProgress).map(({ section }) => section);
const questions = sections.flatMap((section) => section.questions);
const questionsOf = (dimension: (typeof dimensions)[number]) =>
  dimension.topics.flatMap((topic) => topic.sections.flatMap((section) => section.questions));

/** Fields that are worth this many points and always answer the question. */
function fieldsWorth(question: Question, points: number): Field[] {
  switch (question.type) {
    case "choice": {
      const { options, followUps, points: rule } = question;
      const flagged = options.filter(({ isFlagged }) => isFlagged).map(({ id }) => id);
      const plain = options.filter(({ isFlagged }) => !isFlagged).map(({ id }): Field => [MAIN, id]);
      if (points === 0) return plain.slice(0, 1);
      if (!followUps) return flagged.slice(0, rule?.flagged?.[points - 1]).map((id): Field => [MAIN, id]);
      const ticked = points - (rule?.opened ? 1 : 0);
      const count = ticked > 0 ? (rule?.followUps?.[ticked - 1] ?? 0) : 0;
      return [[MAIN, followUps.by], ...followUps.options.slice(0, count).map(({ id }): Field => [FOLLOW_UPS, id])];
    }
    case "statements":
      return question.statements.map(({ id }, index) => [
        statementPart(id),
        question.options.find(({ isFlagged = false }) => isFlagged === index < points)?.id ?? "",
      ]);
    case "calculation":
      return points > 0 ? [[yearPart(question.inputs[0]?.id ?? ""), "0"]] : [];
    case "text":
    case "number":
      return points > 0 ? [[MAIN, "2024"]] : [];
  }
}

function answerWorth(question: Question, points: number): Answer {
  const verdict = fitAnswer(question, fieldsWorth(question, points));
  if (!verdict.ok) throw new Error(`${question.id}: ${verdict.reason}`);
  return { value: verdict.value };
}

/** Answers that are worth this many of the questions' total points. */
function answersWorth(list: readonly Question[], points: number): [string, Answer][] {
  let left = points;
  return list.map((question) => {
    const given = Math.min(left, maxPointsOf(question));
    left -= given;
    return [question.id, answerWorth(question, given)];
  });
}

describe("the progress questionnaire", () => {
  it("is a valid document of version 4", () => {
    expect(catalogueSchema.parse(JSON.parse(JSON.stringify(newestProgress)))).toEqual(newestProgress);
    expect([newestProgress.version, newestProgress.kind]).toEqual(["progress-4", "progress"]);
  });

  it("asks Demographics without points, then three dimensions of 10 points, 30 in all", () => {
    expect(dimensions.map(({ id, isOnSummary }) => [id, isOnSummary])).toEqual([
      ["demographics", false],
      ["climate-governance", true],
      ["ghg-emissions-reduction", true],
      ["business-strategy-integration", true],
    ]);
    const most = dimensions.map((dimension) =>
      questionsOf(dimension).reduce((sum, question) => sum + maxPointsOf(question), 0),
    );
    expect(most).toEqual([0, 10, 10, 10]);
  });

  it("asks the questions that reports and the API know by these ids, in this order, for these points", () => {
    expect(questions.map((question) => [question.id, question.type, maxPointsOf(question)].join(" "))).toEqual([
      "demographics.people choice 0",
      "demographics.sites choice 0",
      "demographics.headcount number 0",
      "demographics.turnover number 0",
      "demographics.export choice 0",
      "demographics.fuel choice 0",
      "demographics.electricity choice 0",
      "demographics.bills choice 0",
      "climate-governance.responsible choice 1",
      "climate-governance.agenda choice 1",
      "climate-governance.risks choice 2",
      "climate-governance.policy choice 1",
      "climate-governance.measures statements 4",
      "climate-governance.reward choice 1",
      "ghg-emissions-reduction.scope-1 calculation 1",
      "ghg-emissions-reduction.scope-2 calculation 1",
      "ghg-emissions-reduction.target choice 2",
      "ghg-emissions-reduction.base-year text 1",
      "ghg-emissions-reduction.target-year text 0",
      "ghg-emissions-reduction.target-percent number 0",
      "ghg-emissions-reduction.data-quality choice 1",
      "ghg-emissions-reduction.actions choice 2",
      "ghg-emissions-reduction.lower choice 1",
      "ghg-emissions-reduction.scope-3 choice 1",
      "ghg-emissions-reduction.scope-3-goods calculation 0",
      "ghg-emissions-reduction.scope-3-transport calculation 0",
      "ghg-emissions-reduction.scope-3-waste calculation 0",
      "ghg-emissions-reduction.scope-3-travel calculation 0",
      "ghg-emissions-reduction.scope-3-commuting calculation 0",
      "business-strategy-integration.certifications choice 2",
      "business-strategy-integration.business-plan choice 1",
      "business-strategy-integration.offer choice 2",
      "business-strategy-integration.supply-chain statements 3",
      "business-strategy-integration.funding choice 1",
      "business-strategy-integration.disclosure choice 1",
    ]);
  });

  it("has unique ids, each beginning with the id of its parent", () => {
    const ids = [...dimensions, ...topics, ...sections, ...questions].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const dimension of dimensions) {
      const parts = [...dimension.topics, ...questionsOf(dimension)].map(({ id }) => id);
      expect(parts.filter((id) => !id.startsWith(`${dimension.id}.`))).toEqual([]);
    }
    for (const topic of topics) expect(topic.sections.filter(({ id }) => !id.startsWith(`${topic.id}.`))).toEqual([]);
    for (const question of questions) {
      if (question.type !== "choice") continue;
      for (const group of [question.options, question.followUps?.options ?? []])
        expect(new Set(group.map(({ id }) => id)).size, question.id).toBe(group.length);
    }
  });

  it("has two to four topics per dimension, and pages of at most four questions; a footprint has its own page, and two estimates share one", () => {
    for (const { id, topics: own } of dimensions) expect([2, 3, 4], id).toContain(own.length);
    for (const section of sections) {
      const isFootprint = section.questions.some(({ type, isRequired }) => type === "calculation" && isRequired);
      const isEstimate = section.questions.every(({ type, isRequired }) => type === "calculation" && !isRequired);
      expect(section.questions.length, section.id).toBeLessThanOrEqual(isFootprint ? 1 : isEstimate ? 2 : 4);
    }
  });

  it("requires every answer but the figures of size and target and the estimates of Scope 3, and helps with each: why, what counts, and evidence", () => {
    for (const { id, help } of questions) expect(Object.keys(help ?? {}), id).toEqual(["why", "counts", "evidence"]);
    const optional = questions.filter(({ isRequired }) => !isRequired).map(({ id }) => id);
    const [size, target] = ["demographics", "ghg-emissions-reduction"];
    expect(optional).toEqual([
      `${size}.headcount`,
      `${size}.turnover`,
      `${target}.target-year`,
      `${target}.target-percent`,
      ...SCOPE_3_NAMES.map(scope3Question),
    ]);
  });

  it("allows nothing beside 'None', and only one of the bands of Demographics", () => {
    const graded = questions.filter((question) => question.type === "choice" && question.selection === "several");
    expect(graded).toHaveLength(3);
    for (const question of graded) {
      const options = question.type === "choice" ? question.options : [];
      expect(options.map(({ isExclusive = false, isFlagged = false }) => isExclusive !== isFlagged)).not.toContain(
        false,
      );
      expect(options.findIndex(({ isExclusive }) => isExclusive)).toBe(options.length - 1);
      const [first, none] = [options[0]?.id ?? "", options.at(-1)?.id ?? ""];
      const both: Field[] = [
        [MAIN, first],
        [MAIN, none],
      ];
      expect(judgeAnswer(question, both)).toMatchObject({ ok: false, reason: "exclusive-option" });
      expect(judgeAnswer(question, both.slice(1))).toMatchObject({ ok: true });
    }
    for (const name of ["people", "sites", "bills"]) {
      const question = questions.find(({ id }) => id === `demographics.${name}`);
      if (question?.type !== "choice") throw new Error(name);
      const bands = (question.followUps?.options ?? []).map(({ id }): Field => [FOLLOW_UPS, id]);
      const given = (count: number): Field[] => [[MAIN, "yes"], ...bands.slice(0, count)];
      expect(judgeAnswer(question, given(2))).toMatchObject({ ok: false, reason: "one-option-only" });
      expect(judgeAnswer(question, given(1))).toMatchObject({ ok: true });
    }
  });
});

describe("the points of the progress questionnaire", () => {
  it.each(questions.map((question) => [question.id, question] as const))("can all be earned in %s", (_, question) => {
    for (let points = 0; points <= maxPointsOf(question); points += 1) {
      const answer = answerWorth(question, points);
      expect(pointsOf(question, answer.value)).toBe(points);
      if (points > 0) expect(isAnswered(question, answer)).toBe(true);
    }
  });

  it("count what is ticked for a policy, a plan, funding and disclosure, and a target by Yes as well", () => {
    const yes = (id: string) => pointsOf(question(id), judged(id, [[MAIN, "yes"]]));
    const question = (id: string) => questions.find((each) => each.id === id) as Question;
    const judged = (id: string, fields: Field[]) => {
      const verdict = judgeAnswer(question(id), fields);
      return verdict.ok ? verdict.value : null;
    };
    for (const id of ["climate-governance.policy", "ghg-emissions-reduction.scope-3"]) expect(yes(id), id).toBe(0);
    for (const name of ["certifications", "business-plan", "funding", "disclosure"])
      expect(yes(`business-strategy-integration.${name}`), name).toBe(0);
    expect(yes("ghg-emissions-reduction.target")).toBe(1);
  });

  const BANDS = ["laggard", "laggard", "laggard", "beginner", "beginner", "intermediate", "intermediate"];
  const OF_TEN = [...BANDS, "advanced", "advanced", "leader", "leader"];

  it.each(scored.map((dimension) => [dimension.id, dimension] as const))(
    "reach every level in %s; 0 and exactly 20 percent are Laggard",
    (id, dimension) => {
      const levels = OF_TEN.map((_, points) => {
        const answers = new Map(answersWorth(questionsOf(dimension), points));
        return assess(newestProgress, answers).result.dimensions.find(({ subject }) => subject === id);
      });
      expect(levels.map((score) => score?.score)).toEqual(OF_TEN.map((_, points) => points * 1000));
      expect(levels.map((score) => score?.level)).toEqual(OF_TEN);
    },
  );

  it("open the next overall level above 6, 12, 18 and 24 of 30", () => {
    const list = scored.flatMap(questionsOf);
    const at = (points: number) => assess(newestProgress, new Map(answersWorth(list, points))).result.overall;
    expect(at(30)).toMatchObject({ correct: 30, total: 30 });
    expect([0, 6, 7, 12, 13, 18, 19, 24, 25, 30].map((points) => at(points).level)).toEqual(
      LEVELS.flatMap((level) => [level, level]),
    );
  });
});

describe("the action plan of the progress questionnaire", () => {
  const cells = scored.flatMap(({ id }) => LEVELS.map((level) => newestProgress.actionPlan[id]?.[level]));

  it("has a cell for each dimension and level, each with its own measure and all its parts", () => {
    expect(Object.keys(newestProgress.actionPlan)).toEqual(scored.map(({ id }) => id));
    expect(cells).toHaveLength(15);
    for (const cell of cells)
      expect(Object.keys(cell ?? {})).toEqual(["plan", "resources", "process", "output", "timeline"]);
    for (const part of ["plan", "process", "output"] as const)
      expect(new Set(cells.map((cell) => cell?.[part].en)).size).toBe(15);
  });

  it.each([
    [
      "climate-governance",
      [
        [1, 3, /climate lead/, /owner.s time/, /choose the person.*tell the staff/i, /signed note.*role/],
        [3, 6, /climate policy/, /template.*manager/, /draft.*approve.*display/i, /signed.*policy/],
        [4, 9, /risk register and train/, /workshop.*budget/, /physical and transition risks/, /register.*trained/],
        [6, 12, /board.*oversee/, /time of the board.*indicators/i, /quarter/, /dashboard/],
        [6, 18, /pay.*mentor suppliers/, /set pay.*network/, /goals.*share what works/i, /scheme.*examples/],
      ],
    ],
    [
      "ghg-emissions-reduction",
      [
        [1, 4, /data file/, /bills.*spreadsheet/i, /twelve months/, /record/],
        [3, 6, /first carbon footprint/, /factors.*trained person/, /Scope 1 and Scope 2/, /baseline/],
        [4, 9, /target/, /baseline.*cost/, /base year and the measures/, /target.*approved/],
        [6, 18, /deep cuts/, /investment or.*finance/i, /solar.*vehicles.*processes/, /reduction.*verified/],
        [
          9,
          18,
          /SBTi and net-zero targets validated/,
          /fee.*data/,
          /science-based.*net-zero.*publish/,
          /validated targets/i,
        ],
      ],
    ],
    [
      "business-strategy-integration",
      [
        [1, 6, /climate into the business plan/, /owner.*writes the plan/, /risks.*savings/, /one-page annex/],
        [3, 9, /easy savings/, /small budget/, /three measures.*nothing/, /log of the savings/],
        [6, 12, /criteria for suppliers and products/, /buy.*sell/, /clauses.*ten largest/, /updated.*code/],
        [6, 18, /certification and green finance/, /consultant/, /what is missing.*audit/, /certificate or a.*loan/],
        [9, 18, /transition report/, /data.*assurer/, /describe.*assured/i, /public report/],
      ],
    ],
  ] as const)("states for %s at each level the measure, resources, process, result and months", (id, levels) => {
    for (const [index, level] of LEVELS.entries()) {
      const cell = newestProgress.actionPlan[id]?.[level];
      const [from, to, ...parts] = levels[index] ?? [];
      const said = [cell?.plan, cell?.resources, cell?.process, cell?.output].map((part) => part?.en ?? "");
      expect(said).toEqual(parts.map((part) => expect.stringMatching(part as RegExp)));
      const timeline = { en: `Months ${from}–${to}`, fr: `Mois ${from} à ${to}`, ms: `Bulan ${from}–${to}` };
      expect(cell?.timeline).toEqual(timeline);
    }
  });

  it("names each measure in at most ten words, as a thing to do, in French with 'vous'", () => {
    for (const cell of cells) {
      for (const language of LANGUAGES) expect(cell?.plan[language].split(" ").length).toBeLessThanOrEqual(10);
      for (const part of [cell?.plan, cell?.process]) expect(part?.fr).toMatch(/^(?:\p{L}+ez|Faites)\b/u);
    }
  });

  it("is carried out within 18 months of the signature", () => {
    for (const cell of cells) {
      for (const language of LANGUAGES) {
        const [from = 0, to = 0] = cell?.timeline[language].match(/\d+/g)?.map(Number) ?? [];
        expect([from >= 1, from < to, to <= 18], cell?.timeline[language]).toEqual([true, true, true]);
      }
    }
  });
});

describe("the texts of the progress questionnaire", () => {
  const texts = [...textsOf(progressDocument)];

  it("name the company first and its weakest dimension in the second sentence of each level", () => {
    for (const level of LEVELS) {
      for (const language of LANGUAGES) {
        const sentences = newestProgress.levels[level].overall[language].split(/(?<=\.) /);
        const holds = (name: string) => sentences.map((sentence) => sentence.split(name).length - 1);
        expect(holds("SME X"), `${level} ${language}`).toEqual([1, 0, 0, 0]);
        expect(holds("DIMENSION X"), `${level} ${language}`).toEqual([0, 1, 0, 0]);
      }
    }
  });

  it("are filled in with both names, whatever a company is called", () => {
    const [governance, ghg, strategy] = scored.map(questionsOf);
    // Two are as weak as each other, so neither is named as the weakest.
    const answers = new Map([
      ...answersWorth(governance ?? [], 9),
      ...answersWorth(ghg ?? [], 4),
      ...answersWorth(strategy ?? [], 4),
    ]);
    const text = overallText(newestProgress, assess(newestProgress, answers).result, "DIMENSION X & $1", true);
    expect(text.en).toMatch(
      /^DIMENSION X & \$1 is at the Intermediate level\. At a company at this level, climate work /,
    );
    expect(JSON.stringify(text)).not.toContain("Réduction des émissions");
    const weaker = new Map([...answers, ...answersWorth(ghg ?? [], 3)]);
    const named = overallText(newestProgress, assess(newestProgress, weaker).result, "X", true);
    expect(named.en).toContain("in “GHG Emissions Reduction”.");
    expect(named.fr).toContain("la dimension «\u00a0Réduction des émissions de GES\u00a0»");
    expect(named.ms).toContain("dimensi “Pengurangan Pelepasan GHG”");
  });

  it("say for each topic why it matters and, where it counts, to claim only what could be shown", () => {
    const claims = {
      en: "Claim only what you could show evidence for.",
      fr: "Ne déclarez que ce que vous pourriez prouver.",
      ms: "Nyatakan hanya perkara yang dapat anda buktikan.",
    };
    for (const topic of scored.flatMap((dimension) => dimension.topics)) {
      expect(topic.references.length, topic.id).toBeGreaterThan(2);
      for (const language of LANGUAGES)
        expect(topic.requiredText[language]).toMatch(new RegExp(`^.{40,} ${claims[language]}$`));
    }
  });

  it("say in one way what counts, and what it means for a lone owner, a tenant or a young company", () => {
    const few = {
      en: /you (?:work alone|rent)|young|work from home|home office/,
      fr: /travaillez seul|locataire|jeune|domicile/,
    };
    const yes = { en: /^Yes if /, fr: /^Oui si /, ms: /^Ya jika / };
    for (const question of questions.filter(({ isRequired }) => isRequired)) {
      const counts = question.help?.counts;
      expect(counts?.en, question.id).toMatch(few.en);
      expect(counts?.fr, question.id).toMatch(few.fr);
      expect(counts?.ms, question.id).toMatch(/seorang diri|menyewa|syarikat (?:anda masih )?baharu|di rumah/i);
      if (question.type !== "choice" || question.options[0]?.id !== "yes") continue;
      for (const language of LANGUAGES) expect(counts?.[language], question.id).toMatch(yes[language]);
    }
    for (const dimension of scored) {
      const all = questionsOf(dimension).map(({ help }) => help?.counts.en);
      for (const who of ["you work alone", "you rent", "young company"])
        expect(all.join(), dimension.id).toContain(who);
    }
  });

  it.each([
    [/base year/i, /années? de référence/i, /tahun asas/i],
    [/carbon footprint/i, /empreinte carbone/i, /jejak karbon/i],
    [/emission factor/i, /facteurs? d’émission/i, /faktor pelepasan/i],
    [/\bemissions\b/i, /émissions/i, /pelepasan/i],
    [/greenhouse gas/i, /gaz à effet de serre/i, /gas rumah hijau/i],
    [/scope 1/i, /scopes? 1/i, /skop 1/i],
    [/net[ -]zero/i, /zéro émission nette/i, /sifar bersih/i],
    [/science-based/i, /fondé sur la science/i, /berasaskan sains/i],
    [/\btargets?\b/i, /objectif|cible/i, /sasaran/i],
    [/supplier/i, /fournisseur/i, /pembekal/i],
    [/supply chain/i, /chaîne d’approvisionnement/i, /rantaian bekalan/i],
    [/\bpolicy\b/i, /politique/i, /dasar/i],
    [/physical and transition risks/i, /risques physiques et de transition/i, /risiko fizikal dan risiko peralihan/i],
    [/purchased electricity/i, /électricité achetée/i, /elektrik yang dibeli/i],
    [/\byou rent\b/i, /locataire/i, /menyewa/i],
    [/landlord/i, /bailleur/i, /pemilik premis/i],
    [/\bwork alone\b/i, /travaill(?:ez|er) seul/i, /bekerja seorang diri/i],
  ])("use the glossary's name for %s", (en, fr, ms) => {
    const said = texts.filter(({ text }) => en.test(text.en ?? ""));
    expect(said.length).toBeGreaterThan(0);
    expect(
      said.filter(({ text }) => !fr.test(text.fr ?? "") || !ms.test(text.ms ?? "")).map(({ text }) => text),
    ).toEqual([]);
  });

  it("address the reader with 'vous' and 'anda', and speak of 'your company'", () => {
    const familiar = { fr: /(?<!\p{L})(?:tu|ton|ta|tes|toi)(?!\p{L})/iu, ms: /\b(?:awak|kamu|engkau)\b/i };
    expect(texts.filter(({ text }) => familiar.fr.test(text.fr ?? "") || familiar.ms.test(text.ms ?? ""))).toEqual([]);
    expect(questions.filter(({ text }) => /\bthe company\b/i.test(text.en))).toEqual([]);
  });
});
