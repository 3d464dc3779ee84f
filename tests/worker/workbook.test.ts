import { beforeEach, describe, expect, it } from "vitest";
import { NOTHING } from "~/assessment/answers/rules/merge";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { clearDraft } from "~/assessment/drafts/clear.server";
import { applyWorkbook } from "~/assessment/workbook/apply.server";
import { makeWorkbook } from "~/assessment/workbook/make-workbook.server";
import { previewWorkbook, type WorkbookPreview } from "~/assessment/workbook/preview.server";
import { chooseName, QUESTIONNAIRE, TAKE, takenAnswer } from "~/assessment/workbook/taken";
import { PROGRESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { makeZip } from "~/platform/files/zip";
import { submitAssessment } from "~/results/results/submit.server";
import { given, signOfChoice } from "../support/answers";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, send, visit } from "../support/pages";
import { colleagueOf } from "../support/subject";
import { changePart, fillIn } from "../support/workbooks";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

let ctx: Context;
let user: CurrentUser;
let draft: string;

beforeEach(async () => {
  ctx = withoutQueue(createTestContext());
  user = await registerCompany(ctx);
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  draft = started.assessmentId;
});

const answer = (questionId: string, ...options: string[]) => given(questionId, options);

async function download(assessmentId = draft): Promise<Uint8Array<ArrayBuffer>> {
  const made = await makeWorkbook(ctx, user, assessmentId, { language: "en", origin: ORIGIN });
  if (!made.ok) throw new Error(made.reason);
  return made.bytes;
}

const ask = (bytes: Uint8Array, asker = user) => previewWorkbook(ctx, asker, draft, bytes, "en");

async function preview(bytes: Uint8Array): Promise<WorkbookPreview> {
  const verdict = await ask(bytes);
  if (!verdict.ok) throw new Error(JSON.stringify(verdict));
  return verdict.preview;
}

/** The form of a preview with every change ticked and the user's own answer chosen everywhere. */
function confirmed({ questionnaire, changes, conflicts }: WorkbookPreview): FormData {
  const form = new FormData();
  form.append(QUESTIONNAIRE, questionnaire);
  for (const { value } of changes) form.append(TAKE, value);
  for (const { questionId, value } of conflicts) form.append(chooseName(questionId), value);
  return form;
}

const apply = (form: FormData, context = ctx) => applyWorkbook(context, user, draft, form, "en");

async function stored(): Promise<Record<string, [string, string | null, number]>> {
  const rows = await rowsOf<{ id: string; options: string; words: string | null; revision: number }>(
    "select question_id as id, value ->> '$.options' as options, value ->> '$.other' as words, revision from answers where assessment_id = ?",
    draft,
  );
  return Object.fromEntries(rows.map(({ id, options, words, revision }) => [id, [options, words, revision]]));
}

const FILLED = [
  { question: "water.assess.1", answer: "Oui" },
  { question: "water.assess.2", answer: "No" },
  { question: "company-profile.legal-form", answer: "Other", words: "=a trust" },
  { question: "water.assess.options", option: "a1", answer: "x" },
];

describe("an uploaded workbook", () => {
  it("shows cell by cell what would change, and writes nothing before the confirmation and all of it after", async () => {
    await saveAnswers(ctx, user, draft, [answer("water.assess.2", "yes"), answer("waste.assess.1", "yes")]);
    const before = await dumpDatabase({ without: ["rate_limits"] });
    const seen = await preview(fillIn(await download(), FILLED));
    expect(await dumpDatabase({ without: ["rate_limits"] })).toEqual(before);
    expect(seen).toMatchObject({ conflicts: [], problems: [], unchanged: 1 });
    expect(seen.changes.map(({ sheet, address, was, becomes }) => [sheet, address, was, becomes])).toEqual([
      ["Demographics", "F7", "", "Other (=a trust)"],
      ["Environment", expect.stringMatching(/^F\d+$/), "", "Yes"],
      ["Environment", expect.stringMatching(/^F\d+$/), "Yes", "No"],
      ["Environment", expect.stringMatching(/^F\d+$/), "", expect.any(String)],
    ]);
    expect(await apply(confirmed(seen))).toEqual({ ok: true, saved: 4, conflicts: [] });
    expect(await stored()).toEqual({
      "water.assess.1": ['["yes"]', null, 1],
      "water.assess.2": ['["no"]', null, 2],
      "waste.assess.1": ['["yes"]', null, 1],
      "company-profile.legal-form": ['["other"]', "=a trust", 1],
      "water.assess.options": ['["a1"]', null, 1],
    });
    // Sent twice, it changes nothing more.
    expect(await apply(confirmed(seen))).toEqual({ ok: true, saved: 0, conflicts: [] });
  });

  it("makes a page of limited size from any number of foreign rows, in every language", async () => {
    const rows = Array.from(
      { length: 15_000 },
      (_, index) =>
        `<row r="${index + 1000}"><c r="F${index + 1000}" t="inlineStr"><is><t>${"other people's ".repeat(20)}</t></is></c></row>`,
    ).join("");
    const workbook = changePart(await download(), "xl/worksheets/sheet2.xml", (xml) =>
      xml.replace("</sheetData>", `${rows}</sheetData>`),
    );
    const seen = await preview(workbook);
    expect([seen.problems.length, seen.further]).toEqual([100, 14_900]);
    for (const [language, more] of [
      ["en", "… and 14900 more cells."],
      ["fr", "… et 14900 autres cellules."],
      ["ms", "… dan 14900 sel lagi."],
    ] as const) {
      const form = new FormData();
      form.append("file", new File([workbook], "answers.xlsx"));
      await change("update users set language = ? where id = ?", language, user.id);
      const answered = await send(`/workbook/${ctx.ids.seal(draft)}`, {
        method: "POST",
        headers: { Cookie: await cookieOf(ctx, user.id), Origin: ORIGIN },
        body: form,
      });
      const html = (await answered.text()).replaceAll("<!-- -->", "");
      expect(html).toContain(more);
      expect(html.length).toBeLessThan(150_000);
    }
  });

  it("does not affect answers it leaves unchanged, whatever has been answered since", async () => {
    await saveAnswers(ctx, user, draft, [answer("water.assess.1", "yes"), answer("waste.assess.1", "yes")]);
    const workbook = await download();
    await saveAnswers(ctx, user, draft, [answer("water.assess.1", "no")]);
    const seen = await preview(fillIn(workbook, [{ question: "waste.assess.1", answer: "" }]));
    expect(seen).toMatchObject({ changes: [], conflicts: [], problems: [], unchanged: 1 });
  });

  it("asks when another user has answered differently since the download, and saves what is chosen", async () => {
    await saveAnswers(ctx, user, draft, [answer("water.assess.1", "yes")]);
    const workbook = fillIn(await download(), [
      { question: "water.assess.1", answer: "No" },
      { question: "water.assess.2", answer: "No" },
      { question: "waste.assess.1", answer: "Yes" },
    ]);
    const colleague = await colleagueOf(ctx, user, "contributor");
    const theirs = [answer("water.assess.2", "yes"), answer("waste.assess.1", "yes")];
    await saveAnswers(ctx, colleague, draft, theirs);
    const seen = await preview(workbook);
    expect(seen.changes.map(({ questionId }) => questionId)).toEqual(["water.assess.1"]);
    expect(seen.conflicts).toMatchObject([
      { questionId: "water.assess.2", mine: "No", theirs: "Yes", by: { isYou: false, username: colleague.username } },
    ]);
    expect(seen.unchanged).toBe(1);
    expect(await apply(confirmed(seen))).toEqual({ ok: true, saved: 2, conflicts: [] });
    expect((await stored())["water.assess.2"]).toEqual(['["no"]', null, 2]);
  });

  it("asks again when another user answers between the preview and the confirmation, and saves the rest", async () => {
    const seen = await preview(fillIn(await download(), FILLED.slice(0, 2)));
    const colleague = await colleagueOf(ctx, user, "contributor");
    await saveAnswers(ctx, colleague, draft, [answer("water.assess.1", "no")]);
    const first = await apply(confirmed(seen));
    expect(first).toMatchObject({ ok: true, saved: 1, conflicts: [{ mine: "Yes", theirs: "No" }] });
    expect((await stored())["water.assess.1"]).toEqual(['["no"]', null, 1]);
    if (!first.ok) throw new Error(first.reason);
    const again = confirmed({ ...seen, changes: [], conflicts: first.conflicts });
    expect(await apply(again)).toEqual({ ok: true, saved: 1, conflicts: [] });
    expect((await stored())["water.assess.1"]).toEqual(['["yes"]', null, 2]);
  });

  it("asks when all answers have been cleared since, and another one replaces the one that was seen", async () => {
    const options = (...ids: string[]) => answer("water.assess.options", ...ids);
    await saveAnswers(ctx, user, draft, [options("a1")]);
    const filling = [{ question: "water.assess.options", option: "a3", answer: "x" }];
    const seen = await preview(fillIn(await download(), filling));
    expect(await clearDraft(ctx, user, draft)).toEqual({ ok: true });
    await saveAnswers(ctx, await colleagueOf(ctx, user, "contributor"), draft, [options("a2")]);
    const asked = await apply(confirmed(seen));
    expect(asked).toMatchObject({ ok: true, saved: 0, conflicts: [{ questionId: "water.assess.options" }] });
    expect((await stored())["water.assess.options"]).toEqual(['["a2"]', null, expect.any(Number)]);
    if (!asked.ok) throw new Error(asked.reason);
    expect(await apply(confirmed({ ...seen, changes: [], conflicts: asked.conflicts }))).toMatchObject({ saved: 1 });
    expect((await stored())["water.assess.options"]).toEqual(['["a1","a3"]', null, expect.any(Number)]);
  });

  it("is not saved once the draft has moved to other questions", async () => {
    const seen = await preview(fillIn(await download(), FILLED));
    const form = confirmed(seen);
    form.set(QUESTIONNAIRE, "readiness-0");
    expect(await apply(form)).toEqual({ ok: false, reason: "older-questionnaire" });
    expect(await stored()).toEqual({});
  });

  it("saves only what stayed ticked, and nothing that our form does not contain", async () => {
    const seen = await preview(fillIn(await download(), FILLED));
    const [first] = seen.changes;
    expect(await apply(confirmed({ ...seen, changes: first ? [first] : [] }))).toMatchObject({ saved: 1 });
    expect(Object.keys(await stored())).toEqual(["company-profile.legal-form"]);
    for (const value of ["{", "[]", '{"questionId":"water.assess.1"}', "null"]) {
      const form = new FormData();
      form.append(TAKE, value);
      expect(await apply(form)).toEqual({ ok: false, reason: "malformed" });
    }
    const strange = new FormData();
    strange.append(TAKE, takenAnswer("water.assess.1", signOfChoice(["perhaps"]), NOTHING));
    expect(await apply(strange)).toEqual({ ok: false, reason: "unknown-option", index: 0 });
  });

  it("is saved completely or not at all when a statement fails, and completely by a second try", async () => {
    const form = confirmed(await preview(fillIn(await download(), FILLED)));
    for (let at = 1; ; at += 1) {
      const faulty = createFaultyContext(at, "fail");
      const verdict = await apply(form, withoutQueue(faulty.ctx)).catch(() => null);
      if (faulty.sent() < at) {
        expect(verdict).toMatchObject({ ok: true });
        break;
      }
      expect(Object.keys(await stored()), `statement ${at}`).toEqual([]);
    }
    expect(Object.keys(await stored())).toHaveLength(4);
  });
});

describe("a file that is no workbook of this assessment", () => {
  const refused = async (bytes: Uint8Array) => {
    const verdict = await ask(bytes);
    return verdict.ok ? "read" : verdict.reason === "file" ? verdict.fault : verdict.reason;
  };

  it("is refused by its content", async () => {
    const workbook = await download();
    expect(await refused(new Uint8Array(0))).toBe("empty");
    expect(await refused(Buffer.from("<html><script>alert(1)</script>"))).toBe("type");
    expect(await refused(Buffer.from("d0cf11e0a1b11ae1", "hex"))).toBe("locked");
    expect(await refused(workbook.slice(0, workbook.length / 2))).toBe("broken");
    expect(await refused(makeZip([["word/document.xml", "<w/>"]]))).toBe("type");
    expect(
      await refused(changePart(workbook, "xl/worksheets/sheet6.xml", (xml) => xml.replace(">format<", ">shape<"))),
    ).toBe("not-ours");
    expect(await refused(changePart(workbook, "xl/worksheets/sheet3.xml", () => "<worksheet><sheetData>"))).toBe(
      "broken",
    );
  });

  it("is refused without being unpacked when it is a zip bomb", async () => {
    const workbook = await download();
    const bomb = changePart(workbook, "xl/worksheets/sheet3.xml", () => " ".repeat(30 * 1024 * 1024));
    expect(bomb.length).toBeLessThan(100_000);
    expect(await refused(bomb)).toBe("too-large");
    // The same with a directory that gives a false size.
    const liar = Buffer.from(bomb);
    for (let at = liar.indexOf("PK\u0001\u0002"); at >= 0; at = liar.indexOf("PK\u0001\u0002", at + 1))
      liar.writeUInt32LE(10, at + 24);
    expect(["too-large", "broken"]).toContain(await refused(liar));
    const crowd = makeZip(Array.from({ length: 10_000 }, (_, index) => [`xl/${index}.xml`, ""]));
    expect(await refused(crowd)).toBe("too-large");
    const laughs = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "&a;&a;&a;&a;">`).join("")}]><sst>&a8;</sst>`;
    expect(await refused(changePart(workbook, "xl/workbook.xml", () => laughs))).toBe("broken");
    const cells = `<worksheet><sheetData>${'<row r="2"><c r="F2"><v>1</v></c></row>'.repeat(60_000)}</sheetData></worksheet>`;
    expect(await refused(changePart(workbook, "xl/worksheets/sheet3.xml", () => cells))).toBe("too-large");
  });

  it("is refused when it belongs to another assessment or another version of the questionnaire", async () => {
    const other = await startAssessment(ctx, await registerCompany(ctx));
    if (!other.ok) throw new Error(other.reason);
    const workbook = await download();
    const memory = "xl/worksheets/sheet6.xml";
    const foreign = changePart(workbook, memory, (xml) =>
      xml.replace(ctx.ids.seal(draft), ctx.ids.seal(other.assessmentId)),
    );
    expect(await refused(foreign)).toBe("other-assessment");
    const older = changePart(workbook, memory, (xml) => xml.replace(newestReadiness.version, "readiness-0"));
    expect(await refused(older)).toBe("older-questionnaire");
  });

  it("is not even read from a user who may not answer, for a completed assessment, or too often", async () => {
    const workbook = await download();
    expect(await ask(workbook, await colleagueOf(ctx, user, "viewer"))).toEqual({ ok: false, reason: "forbidden" });
    expect(await ask(workbook, await registerCompany(ctx))).toEqual({ ok: false, reason: "not-found" });
    for (let count = 0; count < 30; count += 1) await ask(new Uint8Array(0));
    expect(await ask(workbook)).toMatchObject({ reason: "too-many-requests" });
    const done = await completeDraft(ctx, user, 40);
    expect(await submitAssessment(ctx, user, done)).toMatchObject({ ok: true });
    expect(await previewWorkbook(ctx, user, done, workbook, "en")).toEqual({ ok: false, reason: "completed" });
  });
});

describe("the workbook page", () => {
  async function upload(cookie: string, bytes: Uint8Array<ArrayBuffer>, path = `/workbook/${ctx.ids.seal(draft)}`) {
    const form = new FormData();
    form.set("intent", "preview");
    form.set("file", new File([bytes], "answers.xlsx"));
    const body = new Response(form);
    const headers = { Origin: ORIGIN, Cookie: cookie, "Content-Type": body.headers.get("Content-Type") ?? "" };
    return send(path, { method: "POST", headers, body: await body.arrayBuffer() });
  }
  const decoded = (html: string) => html.replaceAll("&quot;", '"').replaceAll("&#x27;", "'").replaceAll("&amp;", "&");

  it("offers the workbook as a download, in the reader's language and fresh every time", async () => {
    const reader = await registerCompany(ctx, { language: "fr" });
    const started = await startAssessment(ctx, reader);
    if (!started.ok) throw new Error(started.reason);
    const cookie = await cookieOf(ctx, reader.id);
    const path = `/workbook/${ctx.ids.seal(started.assessmentId)}`;
    const page = await (await visit(path, { cookie })).text();
    expect(page).toContain("Remplir hors ligne");
    expect(page).toContain(`href="${path}/download"`);
    const file = await visit(`${path}/download`, { cookie });
    expect(file.headers.get("Content-Type")).toBe("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
    expect(file.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="kompas-readiness-\d{4}-\d\d-\d\d\.xlsx"$/,
    );
    expect([file.headers.get("Cache-Control"), file.headers.get("X-Content-Type-Options")]).toEqual([
      "no-store",
      "nosniff",
    ]);
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(Buffer.from(bytes.subarray(0, 2)).toString()).toBe("PK");
  });

  it("shows what would change, old and new, and says afterwards what has been saved", async () => {
    const cookie = await cookieOf(ctx, user.id);
    const shown = await upload(
      cookie,
      fillIn(await download(), [...FILLED, { question: "waste.assess.1", answer: "<b>Maybe" }]),
    );
    const html = decoded(await shown.text());
    expect(shown.status).toBe(200);
    for (const text of ["4 answers would change.", "1 cell cannot be used.", "&lt;b&gt;Maybe", "Yes / No"]) {
      expect(html).toContain(text);
    }
    const takes = [...html.matchAll(/name="take"[^>]*? value="(\{.*?\})"/g)].map(([, value = ""]) => value);
    expect(takes).toHaveLength(4);
    const body = new URLSearchParams({ intent: "apply", offered: "4", before: "0" });
    for (const value of takes.slice(1)) body.append("take", value);
    const headers = { Origin: ORIGIN, Cookie: cookie };
    const saved = await send(`/workbook/${ctx.ids.seal(draft)}`, { method: "POST", headers, body });
    const target = saved.headers.get("Location") ?? "";
    expect([saved.status, target]).toEqual([303, `/workbook/${ctx.ids.seal(draft)}?saved=3&left=1`]);
    const after = await (await visit(target, { cookie })).text();
    expect(after).toContain("3 answers saved.");
    expect(after).toContain("1 was left as it was.");
  });

  it("reads a figure by its format: a percentage as one, and reports a date or foreign currency beside its cell", async () => {
    await submitAssessment(ctx, user, await completeDraft(ctx, user, 40));
    user = await reloadUser(ctx, user.email);
    const started = await startAssessment(ctx, user, { kind: PROGRESS });
    if (!started.ok) throw new Error(started.reason);
    const bytes = fillIn(await download(started.assessmentId), [
      { question: "ghg-emissions-reduction.target-percent", raw: "<v>0.5</v>", format: 9 },
      { question: "demographics.headcount", raw: "<v>46366</v>", format: 16 },
      { question: "demographics.turnover", raw: "<v>1200000</v>", format: "[$€-2] #,##0" },
    ]);
    const path = `/workbook/progress/${ctx.ids.seal(started.assessmentId)}`;
    const page = await (await upload(await cookieOf(ctx, user.id), bytes, path)).text();
    expect(page).toContain("<strong>50 %</strong>");
    expect(page).toContain("1 answer would change.");
    expect(page).toContain("2 cells cannot be used.");
    expect(page).toContain("The sheet shows a date or a time here: “10-Dec”.");
    expect(page).toContain("“€ 1,200,000” is in a currency that the question does not ask for.");
  });

  it("shows what is wrong with a file beside its field, with its own status code", async () => {
    const cookie = await cookieOf(ctx, user.id);
    const wrong = await upload(cookie, new Uint8Array(Buffer.from("PDF")));
    expect([wrong.status, await wrong.text()]).toEqual([422, expect.stringContaining("This is not a workbook.")]);
    const large = await upload(cookie, new Uint8Array(3 * 1024 * 1024));
    expect([large.status, await large.text()]).toEqual([413, expect.stringContaining("The file is too large.")]);
    const anonymous = await upload("", new Uint8Array(3 * 1024 * 1024));
    expect([anonymous.status, anonymous.headers.get("Location")]).toEqual([303, expect.stringMatching(/^\/login/)]);
    const strange = await post(`/workbook/${ctx.ids.seal(draft)}`, { intent: "apply", take: "{" }, { cookie });
    expect(strange.status).toBe(400);
  });
});
