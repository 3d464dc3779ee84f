import { describe, expect, it } from "vitest";
import { CODE_LENGTH, CODE_MS, RESEND_WAIT_MS } from "~/account/password/rules/recovery";
import { RECOVERY_CODES } from "~/account/two-step/rules/sign-in-code";
import { answerRequest } from "~/assessment/answers/call-contract";
import { OTHER_TEXT_LIMIT } from "~/assessment/answers/rules/choice";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections, scoredDimensions } from "~/assessment/catalogue/rules/lookup";
import { REMINDER_DAYS } from "~/assessment/deadlines/rules/deadline";
import { DESCRIPTION_LIMIT, MAX_DOCUMENTS, NAME_LIMIT } from "~/assessment/evidence/rules/documents";
import { KINDS } from "~/assessment/kinds/kinds";
import { levelOf } from "~/assessment/scoring/rules/levels";
import { COMMENT_LIMIT } from "~/assessment/teamwork/rules/comments";
import { LANGUAGES } from "~/core/language";
import { LEVELS } from "~/core/level";
import { TOKEN_SCOPES } from "~/core/token-scopes";
import { limitQuery } from "~/foundation/api/envelope";
import { PASSWORD_LENGTH } from "~/foundation/identity/rules/password-policy";
import { COOLING_OFF_MS } from "~/foundation/identity/rules/periods";
import { SESSION_LIMITS } from "~/foundation/identity/rules/session-limits";
import { INVITATION_LIFE_MS, MAX_OPEN_INVITATIONS, RESEND_AFTER_MS } from "~/home/team/rules/invitations";
import { MAX_TOKENS, TOKEN_DAYS } from "~/home/tokens/rules/tokens";
import { resources } from "~/i18n/resources";
import { BODY_LIMIT } from "~/platform/body.server";
import { FEWEST_PEERS } from "~/results/statistics/rules/peers";
import { packKnowledge } from "../../scripts/texts/knowledge";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const IDLE = SESSION_LIMITS.browser.idleMs / DAY;
const ALL = SESSION_LIMITS.browser.absoluteMs / DAY;

/** The text of an article, with all kinds of spaces made equal and without thousands separators. */
function textOf(slug: string, language: (typeof LANGUAGES)[number]): string {
  const article = packKnowledge(language).articles.find((candidate) => candidate.slug === slug);
  if (!article) throw new Error(`There is no ${slug}`);
  return article.text.replace(/\s+/gu, " ").replace(/(?<=\d)[, ](?=\d{3}\b)/g, "");
}

/** What an article must say because the code says so: [article, en, fr, ms]. */
const SAID: [slug: string, en: string, fr: string, ms: string][] = [
  [
    "user-guide",
    `for ${ALL} days at most, and for ${IDLE} days`,
    `${ALL} jours au plus, et ${IDLE} jours`,
    `${ALL} hari, atau ${IDLE} hari`,
  ],
  [
    "common-issues",
    `after ${IDLE} days without a visit, or after ${ALL} days`,
    `après ${IDLE} jours sans visite, ou après ${ALL} jours`,
    `selepas ${IDLE} hari tanpa kunjungan, atau selepas ${ALL} hari`,
  ],
  [
    "access-tokens",
    `${TOKEN_DAYS[0]}, ${TOKEN_DAYS[1]} or ${TOKEN_DAYS[2]} days`,
    `${TOKEN_DAYS[0]}, ${TOKEN_DAYS[1]} ou ${TOKEN_DAYS[2]} jours`,
    `${TOKEN_DAYS[0]}, ${TOKEN_DAYS[1]} atau ${TOKEN_DAYS[2]} hari`,
  ],
  ["access-tokens", `can have ${MAX_TOKENS} at once`, `avoir ${MAX_TOKENS} à la fois`, `mempunyai ${MAX_TOKENS} token`],
  ...TOKEN_SCOPES.map((scope): [string, string, string, string] => ["access-tokens", scope, scope, scope]),
  ["user-guide", `a ${CODE_LENGTH}-digit code`, `un code à ${CODE_LENGTH} chiffres`, `kod ${CODE_LENGTH} digit`],
  ...["user-guide", "common-issues"].map((slug): [string, string, string, string] => [
    slug,
    `${CODE_MS / MINUTE} minutes`,
    `${CODE_MS / MINUTE} minutes`,
    `${CODE_MS / MINUTE} minit`,
  ]),
  [
    "user-guide",
    `the ${RECOVERY_CODES.count} recovery codes`,
    `les ${RECOVERY_CODES.count} codes de secours`,
    `${RECOVERY_CODES.count} kod pemulihan`,
  ],
  [
    "user-guide",
    `at least ${PASSWORD_LENGTH.min} characters`,
    `au moins ${PASSWORD_LENGTH.min} caractères`,
    `sekurang-kurangnya ${PASSWORD_LENGTH.min} aksara`,
  ],
  [
    "user-guide",
    `erased after ${COOLING_OFF_MS / DAY} days`,
    `effacé au bout de ${COOLING_OFF_MS / DAY} jours`,
    `dipadam selepas ${COOLING_OFF_MS / DAY} hari`,
  ],
  [
    "user-guide",
    `${REMINDER_DAYS[0]} days, ${REMINDER_DAYS[1]} days and ${REMINDER_DAYS[2]} day before`,
    `${REMINDER_DAYS[0]} jours, ${REMINDER_DAYS[1]} jours et ${REMINDER_DAYS[2]} jour avant`,
    `${REMINDER_DAYS[0]} hari, ${REMINDER_DAYS[1]} hari dan ${REMINDER_DAYS[2]} hari sebelumnya`,
  ],
  [
    "assessment-process",
    `in ${OTHER_TEXT_LIMIT} characters at most`,
    `${OTHER_TEXT_LIMIT} caractères au plus`,
    `tidak lebih daripada ${OTHER_TEXT_LIMIT} aksara`,
  ],
  [
    "working-with-colleagues",
    `up to ${COMMENT_LIMIT} characters`,
    `${COMMENT_LIMIT} caractères au plus`,
    `sehingga ${COMMENT_LIMIT} aksara`,
  ],
  [
    "working-with-colleagues",
    `works for ${INVITATION_LIFE_MS / DAY} days`,
    `valable ${INVITATION_LIFE_MS / DAY} jours`,
    `sah selama ${INVITATION_LIFE_MS / DAY} hari`,
  ],
  [
    "common-issues",
    `works for ${INVITATION_LIFE_MS / DAY} days`,
    `vaut ${INVITATION_LIFE_MS / DAY} jours`,
    `sah selama ${INVITATION_LIFE_MS / DAY} hari`,
  ],
  [
    "working-with-colleagues",
    `Up to ${MAX_OPEN_INVITATIONS} invitations`,
    `Jusqu’à ${MAX_OPEN_INVITATIONS} invitations`,
    `Sehingga ${MAX_OPEN_INVITATIONS} jemputan`,
  ],
  [
    "supporting-documents",
    `Documents of an assessment ${MAX_DOCUMENTS}`,
    `Documents par évaluation ${MAX_DOCUMENTS}`,
    `Dokumen bagi satu penilaian ${MAX_DOCUMENTS}`,
  ],
  [
    "supporting-documents",
    `Name of a document ${NAME_LIMIT} characters Description ${DESCRIPTION_LIMIT} characters`,
    `Nom d’un document ${NAME_LIMIT} caractères Description ${DESCRIPTION_LIMIT} caractères`,
    `Nama dokumen ${NAME_LIMIT} aksara Penerangan ${DESCRIPTION_LIMIT} aksara`,
  ],
  [
    "api",
    `lives for ${SESSION_LIMITS.api.idleMs / DAY} days, and a sign-in ends after ${SESSION_LIMITS.api.absoluteMs / DAY} days`,
    `valable ${SESSION_LIMITS.api.idleMs / DAY} jours, et une connexion prend fin après ${SESSION_LIMITS.api.absoluteMs / DAY} jours`,
    `sah selama ${SESSION_LIMITS.api.idleMs / DAY} hari, dan satu log masuk tamat selepas paling lama ${SESSION_LIMITS.api.absoluteMs / DAY} hari`,
  ],
  ["api", `over ${BODY_LIMIT / 1024} KB`, `dépasse ${BODY_LIMIT / 1024} Ko`, `melebihi ${BODY_LIMIT / 1024} KB`],
];

describe.each(LANGUAGES)("numbers stated by articles in %s", (language) => {
  it.each(SAID.map((said) => [said[0], said[LANGUAGES.indexOf(language) + 1] ?? ""]))("%s: %s", (slug, said) => {
    expect(textOf(slug, language)).toContain(said);
  });
});

/** What the specification requires the articles to say (results 2.11): [article, en, fr, ms]. */
const CLAIMED: typeof SAID = [
  ["user-guide", "about 30-45 minutes", "30 à 45 minutes", "30 hingga 45 minit"],
  [
    "assessment-process",
    "Answers save themselves",
    "Les réponses s’enregistrent d’elles-mêmes",
    "Jawapan disimpan secara automatik",
  ],
  [
    "supporting-documents",
    "At a question and on the page of supporting documents: PDF files and photographs (JPEG, PNG).",
    "À une question et sur la page des justificatifs : les fichiers PDF et les photos (JPEG, PNG).",
    "Pada soalan dan pada halaman dokumen sokongan: fail PDF dan foto (JPEG, PNG).",
  ],
  [
    "user-guide",
    "Kompas speaks English, French and Malay.",
    "Kompas parle français, anglais et malais.",
    "Kompas menggunakan bahasa Melayu, Inggeris dan Perancis.",
  ],
];

describe.each(LANGUAGES)("claims of articles in %s", (language) => {
  it.each(CLAIMED.map((said) => [said[0], said[LANGUAGES.indexOf(language) + 1] ?? ""]))("%s: %s", (slug, said) => {
    expect(textOf(slug, language)).toContain(said);
  });
});

it("the waits that articles call a minute last one minute", () => {
  expect([RESEND_WAIT_MS, RESEND_AFTER_MS]).toEqual([MINUTE, MINUTE]);
});

it("the smallest comparison group that articles name is five", () => {
  expect(FEWEST_PEERS).toBe(5);
});

it("eight topics of five sections with two questions make the 80 scored questions", () => {
  const topics = scoredDimensions(newestReadiness).flatMap((dimension) => dimension.topics);
  const sections = topics.flatMap((topic) => topic.sections);
  expect([topics.length, sections.length]).toEqual([8, 40]);
  for (const { questions } of sections) expect(questions.filter(({ isRequired }) => isRequired)).toHaveLength(2);
  const uncounted = listSections(newestReadiness).filter(({ dimension }) => !dimension.isOnSummary);
  const required = uncounted.flatMap(({ section }) => section.questions.filter(({ isRequired }) => isRequired));
  expect(required).toHaveLength(2);
});

describe.each(LANGUAGES)("the table of levels in %s", (language) => {
  it("is followed by the score of a company that did nothing new", () => {
    const acts = scoredDimensions(newestReadiness).flatMap((dimension) => dimension.topics).length;
    const [papers, of] = [80 - acts, { en: "of", fr: "sur", ms: "daripada" }[language]];
    expect(levelOf(KINDS.readiness.bands, papers, 80)).toBe("leader");
    expect(textOf("readiness-manual", language)).toContain(`${papers} ${of} 80`);
  });

  it("sets the level limits where the scoring does", () => {
    const text = textOf("readiness-manual", language);
    for (const [index, level] of LEVELS.entries()) {
      const counts = Array.from({ length: 81 }, (_, yes) => yes).filter(
        (yes) => levelOf(KINDS.readiness.bands, yes, 80) === level,
      );
      const [from, to] = [counts[0], counts.at(-1)];
      const name = newestReadiness.levels[level].name[language];
      const upper = index === 4 ? "100" : language === "fr" ? `${index * 20 + 19},99` : `${index * 20 + 19}.99`;
      const row = `${name} ${index * 20}–${upper}% ${from}–${to}`;
      const rowFr = `${name} ${index * 20} à ${upper} % ${from} à ${to}`;
      expect(text).toContain(language === "fr" ? rowFr : row);
    }
  });

  it("names topics, sections and levels as the questionnaire does", () => {
    const text = textOf("readiness-manual", language);
    const dimensions = scoredDimensions(newestReadiness);
    const topics = dimensions.flatMap((dimension) => dimension.topics);
    const names = [...dimensions, ...topics, ...(topics[0]?.sections ?? [])].map(({ name }) => name[language]);
    for (const name of names) expect(text).toContain(name);
  });
});

describe.each(LANGUAGES)("the Progress manual in %s", (language) => {
  const text = textOf("progress-manual", language);
  const dimensions = scoredDimensions(newestProgress);

  it("sets the limits between levels where the scoring does", () => {
    const total = dimensions.length * 10;
    expect(total).toBe(30);
    const over = { en: "over ", fr: "plus de ", ms: "lebih " }[language];
    const [to, percent] = { en: [" to ", "%"], fr: [" à ", " %"], ms: [" hingga ", "%"] }[language] as [string, string];
    const within = language === "fr" ? " à " : "–";
    for (const [index, level] of LEVELS.entries()) {
      const points = Array.from({ length: total + 1 }, (_, point) => point).filter(
        (point) => levelOf(KINDS.progress.bands, point, total) === level,
      );
      const name = newestProgress.levels[level].name[language];
      const [from, upper] = [index * 20, `${index * 20 + 20}${percent}`];
      const band = index === 0 ? `0${within}${upper}` : `${over}${from}${percent}${to}${upper}`;
      expect(text).toContain(`${name} ${band} ${points[0]}${within}${points.at(-1)}`);
    }
  });

  it("names dimensions and topics as the questionnaire does", () => {
    const topics = dimensions.flatMap((dimension) => dimension.topics);
    for (const { name } of [...newestProgress.dimensions, ...topics]) expect(text).toContain(name[language]);
  });
});

it("the API accepts lists and answers of the sizes that its article names", () => {
  expect([100, 101].map((limit) => limitQuery.safeParse(limit).success)).toEqual([true, false]);
  const items = (count: number) => ({ data: Array.from({ length: count }, () => ({ id: "x.y", answer: ["yes"] })) });
  expect([200, 201].map((count) => answerRequest.safeParse(items(count)).success)).toEqual([true, false]);
});

/** Every text under a node: of a locale's file, or of the questionnaire in one language. */
function textsIn(node: unknown, language: string): string[] {
  if (typeof node === "string") return [node];
  if (typeof node !== "object" || node === null) return [];
  const own = language in node ? [(node as Record<string, unknown>)[language]] : Object.values(node);
  return own.flatMap((value) => textsIn(value, language));
}

describe.each(LANGUAGES)("page texts quoted by articles in %s", (language) => {
  const plain = (text: string) => text.replace(/\s/gu, " ");
  const known = [
    ...textsIn(resources[language], language),
    ...textsIn([newestReadiness, newestProgress], language),
  ].map(plain);

  // A quoted word in lower case is an explanation, not a quotation.
  it.each(packKnowledge(language).articles.map(({ slug, text }) => [slug, text]))(
    "exist for every quotation in %s",
    (_, text) => {
      const quoted = [...text.matchAll(/[“«]\s?(\p{Lu}.*?)\s?[”»]/gu)].map(([, words = ""]) => plain(words));
      expect(quoted.filter((words) => !known.some((each) => each.startsWith(words)))).toEqual([]);
    },
  );
});
