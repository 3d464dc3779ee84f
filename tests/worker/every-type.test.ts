import { beforeEach, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import type { Catalogue } from "~/assessment/catalogue/rules/catalogue";
import { resyncQuestions } from "~/assessment/drafts/resync.server";
import { applyWorkbook } from "~/assessment/workbook/apply.server";
import { makeWorkbook } from "~/assessment/workbook/make-workbook.server";
import { previewWorkbook } from "~/assessment/workbook/preview.server";
import { QUESTIONNAIRE, TAKE } from "~/assessment/workbook/taken";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { CERTIFICATES, EMPLOYEES, ENERGY, MEASURES, POLICY, TEST_QUESTIONNAIRE, YEAR } from "../support/questionnaire";
import { fillIn } from "../support/workbooks";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const [ASSESS, MEASURE] = ["footprint.assess", "footprint.measure"];
let user: CurrentUser;
let cookie: string;
let draft: string;

const publish = ({ version, kind, ...rest }: Catalogue, at: number) =>
  change(
    "insert into catalogues (version, kind, document, published_at) values (?, ?, ?, ?)",
    version,
    kind,
    JSON.stringify({ version, kind, ...rest }),
    at,
  );

async function start(source: "empty" | "last" = "empty"): Promise<string> {
  const started = await startAssessment(ctx, user, { source });
  if (!started.ok) throw new Error(started.reason);
  return started.assessmentId;
}

beforeEach(async () => {
  await change("delete from catalogues where version like 'every-type-%'");
  await publish(TEST_QUESTIONNAIRE, Date.now());
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  draft = await start();
});

const decoded = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("<!-- -->", "");
const pathOf = (section: string) => `/${ctx.ids.seal(draft)}?section=${section}`;

/** What a browser without scripts would send for the form, by field. */
function fieldsIn(html: string): Map<string, string[]> {
  const form = /<form[^>]*id="section-form".*?<\/form>/s.exec(html)?.[0] ?? "";
  const fields = new Map<string, string[]>();
  const add = (name: string, value: string) => fields.set(name, [...(fields.get(name) ?? []), value]);
  for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? "";
    if (!/type="(radio|checkbox)"/.test(tag) || /\schecked=""/.test(tag)) add(read("name"), read("value"));
  }
  for (const [, name = "", options = ""] of form.matchAll(/<select[^>]*name="([^"]*)"[^>]*>(.*?)<\/select>/gs)) {
    const chosen = /<option[^>]*value="([^"]*)" selected/.exec(options) ?? /<option[^>]*value="([^"]*)"/.exec(options);
    add(name, chosen?.[1] ?? "");
  }
  return fields;
}

const load = async (section: string) =>
  decoded(await (await send(pathOf(section), { headers: { Cookie: cookie } })).text());

/** Fills in a page's fields and saves it. */
async function save(html: string, section: string, filled: Record<string, string | string[]>) {
  const fields = { ...Object.fromEntries(fieldsIn(html)), intent: "save", ...filled };
  const body = new URLSearchParams(
    Object.entries<string | string[]>(fields).flatMap(([name, all]) => [all].flat().map((value) => [name, value])),
  );
  const answer = await send(pathOf(section), { method: "POST", headers: { Cookie: cookie, Origin: ORIGIN }, body });
  return { status: answer.status, html: decoded(await answer.text()) };
}

async function stored(id = draft): Promise<Record<string, unknown>> {
  const opened = await openAssessment(ctx, user, id, "read");
  if (!opened.ok) throw new Error(opened.reason);
  return Object.fromEntries([...opened.answers].map(([questionId, { value }]) => [questionId, value]));
}

const FIRST = {
  [`q.${POLICY.id}`]: "yes",
  [`more.${POLICY.id}`]: ["energy", "other"],
  [`more-other.${POLICY.id}`]: "Noise",
  [`q.${CERTIFICATES.id}`]: ["iso-14001", "iso-50001"],
};
const statements = Object.fromEntries(
  MEASURES.statements.map(({ id }, index) => [`s-${id}.${MEASURES.id}`, MEASURES.options[index]?.id ?? ""]),
);
const SECOND = {
  ...statements,
  [`q.${YEAR.id}`]: "2019",
  [`q.${EMPLOYEES.id}`]: "1 250",
  [`i-diesel-unit.${ENERGY.id}`]: "gallon",
  [`i-diesel-year.${ENERGY.id}`]: "100,5",
  [`i-electricity-1.${ENERGY.id}`]: "10",
  [`i-electricity-2.${ENERGY.id}`]: "20",
};
const ENERGY_VALUE = {
  inputs: {
    diesel: { unit: "gallon", year: 100.5 },
    electricity: { unit: "kwh", months: [10, 20, ...Array(10).fill(null)] },
  },
  total: 1043.1,
  factors: { diesel: 10.2, electricity: 0.6 },
};
const VALUES = {
  [POLICY.id]: { options: ["yes"], followUps: ["energy", "other"], followUpOther: "Noise" },
  [CERTIFICATES.id]: { options: ["iso-14001", "iso-50001"] },
  [MEASURES.id]: Object.fromEntries(MEASURES.statements.map(({ id }, index) => [id, MEASURES.options[index]?.id])),
  [YEAR.id]: { text: "2019" },
  [EMPLOYEES.id]: { number: 1250 },
  [ENERGY.id]: ENERGY_VALUE,
};

async function fillAll(): Promise<void> {
  expect((await save(await load(ASSESS), ASSESS, FIRST)).status).toBe(303);
  expect((await save(await load(MEASURE), MEASURE, SECOND)).status).toBe(303);
}

describe("a questionnaire with every type of question", () => {
  it("is filled in, saved and shown again without scripts, and writes nothing when saved unchanged", async () => {
    await fillAll();
    expect(await stored()).toEqual(VALUES);
    const page = await load(MEASURE);
    expect(page).toContain("Total: 1,043.1 kg CO2e");
    const before = await rowsOf("select question_id, revision from answers order by question_id");
    expect((await save(page, MEASURE, {})).status).toBe(303);
    expect(await rowsOf("select question_id, revision from answers order by question_id")).toEqual(before);
    const [counted] = await rowsOf("select answered_required as n from assessments where id = ?", draft);
    expect(counted).toEqual({ n: Object.keys(VALUES).length });
  });

  it("keeps unreadable input in its field, explains why beside it, and saves the rest", async () => {
    const wrong = { ...SECOND, [`q.${YEAR.id}`]: "1999", [`q.${EMPLOYEES.id}`]: "1.234" };
    const { status, html } = await save(await load(MEASURE), MEASURE, wrong);
    expect(status).toBe(422);
    expect(html).toContain("Please write a year with four digits");
    expect(html).toContain("can be read in two ways");
    const fields = fieldsIn(html);
    expect(fields.get(`q.${EMPLOYEES.id}`)).toEqual(["1.234"]);
    expect(fields.get(`q.${YEAR.id}`)).toEqual(["1999"]);
    const { [YEAR.id]: year, [EMPLOYEES.id]: employees, ...rest } = await stored();
    expect([year, employees]).toEqual([undefined, undefined]);
    expect(rest).toEqual({ [MEASURES.id]: VALUES[MEASURES.id], [ENERGY.id]: ENERGY_VALUE });
  });

  it("drops follow-ups after another answer, refuses 'None' beside others, and clears emptied fields", async () => {
    await fillAll();
    const none = CERTIFICATES.options.find(({ isExclusive }) => isExclusive)?.id ?? "";
    const { status, html } = await save(await load(ASSESS), ASSESS, {
      [`q.${POLICY.id}`]: "no",
      [`q.${CERTIFICATES.id}`]: ["iso-14001", none],
    });
    expect(status).toBe(422);
    expect(html).toContain("cannot be chosen together with another answer");
    await save(await load(MEASURE), MEASURE, { [`q.${EMPLOYEES.id}`]: "", [`i-diesel-year.${ENERGY.id}`]: "" });
    const now = await stored();
    expect(now[POLICY.id]).toEqual({ options: ["no"] });
    expect(now[CERTIFICATES.id]).toEqual(VALUES[CERTIFICATES.id]);
    expect(now[EMPLOYEES.id]).toBeNull();
    expect(now[ENERGY.id]).toMatchObject({ inputs: { electricity: { unit: "kwh" } }, total: 18 });
  });

  it("asks which of two conflicting figures and of two conflicting calculations to keep", async () => {
    await fillAll();
    const [hers, mine] = [await load(MEASURE), await load(MEASURE)];
    await save(hers, MEASURE, { [`q.${EMPLOYEES.id}`]: "12", [`i-petrol-year.${ENERGY.id}`]: "5" });
    const asked = await save(mine, MEASURE, { [`q.${EMPLOYEES.id}`]: "13", [`i-petrol-year.${ENERGY.id}`]: "6" });
    expect(asked.status).toBe(409);
    expect(asked.html).toContain("12 employees");
    expect(asked.html).toContain("13 employees");
    const chosen = { [`choice.${EMPLOYEES.id}`]: "mine", [`choice.${ENERGY.id}`]: "theirs" };
    expect((await save(asked.html, MEASURE, chosen)).status).toBe(303);
    const now = await stored();
    expect(now[EMPLOYEES.id]).toEqual({ number: 13 });
    expect(now[ENERGY.id]).toMatchObject({ inputs: { petrol: { year: 5 } } });
  });

  it("is carried over and moved to a newer version, and loses the answers that no longer fit", async () => {
    await fillAll();
    expect(await submitAssessment(ctx, user, draft)).toEqual({ ok: true });
    draft = await start("last");
    expect(await stored()).toEqual(VALUES);
    const edited = structuredClone(TEST_QUESTIONNAIRE);
    for (const question of edited.dimensions[0]?.topics[0]?.sections[1]?.questions ?? []) {
      if (question.type === "number") question.max = 1000;
      if (question.type === "calculation") question.inputs = question.inputs.filter(({ id }) => id !== "lpg");
      if (question.type === "statements") question.statements.push({ id: "audit", text: question.text });
    }
    await publish({ ...edited, version: "every-type-2" }, Date.now() + 1);
    expect(await resyncQuestions(ctx, user, draft)).toEqual({ ok: true, changed: true });
    const { [EMPLOYEES.id]: _, ...kept } = VALUES;
    expect(await stored()).toEqual(kept);
    const open = await rowsOf("select question_id from answers where assessment_id = ? and is_answered = 0", draft);
    expect(open).toEqual([{ question_id: MEASURES.id }]);
  });

  it("is exported to a workbook and imported again, figures as figures", async () => {
    await fillAll();
    const made = await makeWorkbook(ctx, user, draft, { language: "en", origin: ORIGIN });
    if (!made.ok) throw new Error(made.reason);
    const read = async (bytes: Uint8Array<ArrayBuffer>) => {
      const verdict = await previewWorkbook(ctx, user, draft, bytes, "en");
      if (!verdict.ok) throw new Error(JSON.stringify(verdict));
      return verdict.preview;
    };
    expect(await read(made.bytes)).toMatchObject({ changes: [], conflicts: [], problems: [], unchanged: 6 });
    const [statement] = MEASURES.statements;
    const filled = fillIn(made.bytes, [
      { question: EMPLOYEES.id, raw: "<v>1234.5</v>" },
      { question: YEAR.id, answer: "2020" },
      { question: MEASURES.id, option: statement?.id ?? "", answer: MEASURES.options[2]?.label.fr ?? "" },
      { question: ENERGY.id, option: "lpg", raw: "<v>3</v>", words: "14 kg cylinders" },
      { question: POLICY.id, option: "more/water", answer: "x" },
    ]);
    const preview = await read(filled);
    expect(preview.problems).toEqual([]);
    expect(preview.changes.map(({ questionId }) => questionId).sort()).toEqual(
      [EMPLOYEES.id, YEAR.id, MEASURES.id, ENERGY.id, POLICY.id].sort(),
    );
    const form = new FormData();
    form.set(QUESTIONNAIRE, preview.questionnaire);
    for (const { value } of preview.changes) form.append(TAKE, value);
    expect(await applyWorkbook(ctx, user, draft, form, "en")).toMatchObject({ ok: true, saved: 5 });
    const now = await stored();
    expect(now[EMPLOYEES.id]).toEqual({ number: 1234.5 });
    expect(now[ENERGY.id]).toMatchObject({ inputs: { lpg: { unit: "cylinder", year: 3 } }, total: 1169.1 });
    expect(now[POLICY.id]).toMatchObject({ followUps: ["energy", "water", "other"] });
    const wrong = fillIn(made.bytes, [
      { question: EMPLOYEES.id, answer: "1,234" },
      { question: ENERGY.id, option: "diesel/1", raw: "<v>3</v>" },
    ]);
    expect((await read(wrong)).problems.map(({ fault }) => fault)).toEqual(["number-ambiguous", "year-or-months"]);
  });
});
