import { beforeEach, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { sweepOrphans } from "~/assessment/evidence/sweep-orphans.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { actionPath, whatIfPath } from "~/core/addresses/plan";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { removeColleague } from "~/home/team/members.server";
import { addActions, changeAction, deleteAction, moveAction } from "~/improvement/plan/change.server";
import { remindOfActions } from "~/improvement/plan/remind.server";
import { MAX_ACTIONS } from "~/improvement/plan/rules/actions";
import { saveAction } from "~/improvement/plan/save-action.server";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Context } from "~/platform/context";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { submitAssessment } from "~/results/results/submit.server";
import { given, saw } from "../support/answers";
import { change, createFaultyContext, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { documentForm, ENTRY, pdfFile, saveForm, storedKeys } from "../support/evidence";
import { dump, faultEverywhere } from "../support/faults";
import { cookieOf, ORIGIN, post, send, visit } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { SMALL_JPEG } from "../support/pictures";
import { completeReadiness } from "../support/progress-results";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
/** Three of the company's forty practices that are not in place. */
const [FIRST, SECOND, THIRD] = [
  "gender-equality.assess.1",
  "gender-equality.assess.2",
  "anti-corruption.assess.1",
] as const;
const TOMORROW = inDays(1);

let owner: CurrentUser;
let cookie: string;
beforeEach(async () => {
  ({ user: owner } = await completeReadiness(ctx));
  cookie = await cookieOf(ctx, owner.id);
});

const plan = async (...ids: string[]) =>
  expect(await addActions(ctx, owner, "readiness", ids)).toMatchObject({ ok: true });
const rows = (user = owner) =>
  rowsOf<Record<string, string | number | null>>(
    "select * from actions where company_id = ? order by question_id",
    user.companyId,
  );
const idOf = async (questionId: string, user = owner) =>
  String((await rows(user)).find(({ question_id }) => question_id === questionId)?.id);
const read = async (path: string, as = cookie) => (await visit(path, { cookie: as })).text();
const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

/** The form of an action as its page sends it. */
function formOf(fields: Record<string, string>, file?: File): FormData {
  const form = new FormData();
  const whole = { revision: "1", state: "planned", assignee: "", dueOn: "", note: "", document: "", ...fields };
  for (const [name, value] of Object.entries(whole)) form.append(name, value);
  form.append("file", file ?? new File([], ""));
  return form;
}
const postForm = (id: string, fields: Record<string, string>, file?: File, as = cookie) =>
  send(actionPath(id), { method: "POST", headers: { Origin: ORIGIN, Cookie: as }, body: formOf(fields, file) });

describe("ticked practices", () => {
  it("show the level and scores they would give, and become actions once, however often they are sent", async () => {
    const html = await read(whatIfPath("readiness", [FIRST, SECOND]));
    expect(textOf(html)).toContain("With 2 more actions");
    expect(textOf(html)).toContain("42 of 80 good practices; today 40.");
    expect(html.match(/<input[^>]*name="tick"[^>]*>/g)).toHaveLength(40);
    expect(html.match(/name="tick"[^>]*checked=""/g)).toHaveLength(2);

    const fields: [string, string][] = [
      ["kind", "readiness"],
      ["tick", FIRST],
      ["tick", SECOND],
      ["intent", "add"],
    ];
    for (let time = 0; time < 2; time += 1) {
      const answer = await post("/plan/what-if", fields, { cookie });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/plan"]);
    }
    expect((await rows()).map(({ question_id, state }) => [question_id, state])).toEqual([
      [FIRST, "planned"],
      [SECOND, "planned"],
    ]);
    expect(await read(whatIfPath("readiness"))).toContain("Already in your plan");
    const page = textOf(await read("/plan"));
    // 42 of 80 is 53 percent, as the page of ticks said.
    expect(textOf(html)).toContain("53%");
    expect(page).toContain("With the whole plan done: Intermediate, 53%. Today: Intermediate, 50%.");
    expect(page).toContain("Count women and men at each level Who does it: No one yet");
    expect(page).not.toContain("?");
  });

  it("count in what the plan would give until they are dropped", async () => {
    await plan(FIRST, SECOND, THIRD);
    expect(textOf(await read("/plan"))).toContain("With the whole plan done: Intermediate, 54%.");
    await change("update actions set state = 'dropped' where question_id <> ?", FIRST);
    expect(textOf(await read("/plan"))).toContain("With the whole plan done: Intermediate, 51%.");
    await change("update actions set state = 'dropped'");
    expect(textOf(await read("/plan"))).not.toContain("With the whole plan done");
  });

  it("plan nothing if they are of another questionnaire, already in place, or none at all", async () => {
    for (const ticks of [[], ["no.such.question"], ["climate-action.assess.1"], ["demographics.headcount"]]) {
      const fields = [["kind", "readiness"], ...ticks.map((id) => ["tick", id])] as [string, string][];
      const answer = await post("/plan/what-if", fields, { cookie });
      expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("at least one action")]);
    }
    expect(await rows()).toEqual([]);
    // Without a result of that kind there is nothing to tick.
    expect((await visit(whatIfPath("progress"), { cookie })).headers.get("Location")).toBe("/plan");
  });

  it("resume actions that were dropped, and leave actions that are done as they are", async () => {
    await plan(FIRST, SECOND);
    await change("update actions set state = case question_id when ? then 'dropped' else 'done' end", FIRST);
    expect(await addActions(ctx, owner, "readiness", [FIRST, SECOND])).toEqual({ ok: true, added: 1 });
    expect((await rows()).map(({ state, revision }) => [state, revision])).toEqual([
      ["planned", 2],
      ["done", 1],
    ]);
  });

  it("are added to a plan of at most two hundred actions all together or not at all", async () => {
    await change(
      `insert into actions (id, company_id, kind, question_id, catalogue_version, state, created_by, created_at, updated_at)
       select ? || value, ?, 'readiness', 'former.' || value, 'readiness-1', 'done', 'x', 1, 1 from json_each(?)`,
      ctx.ids.create(),
      owner.companyId,
      JSON.stringify(Array.from({ length: MAX_ACTIONS - 1 }, (_, index) => index)),
    );
    expect(await addActions(ctx, owner, "readiness", [FIRST, SECOND])).toEqual({ ok: false, reason: "full" });
    const fields: [string, string][] = [
      ["kind", "readiness"],
      ["tick", FIRST],
      ["tick", SECOND],
    ];
    expect(await (await post("/plan/what-if", fields, { cookie })).text()).toContain("not have enough room");
    expect(await rows()).toHaveLength(MAX_ACTIONS - 1);
    await plan(FIRST);
    const page = textOf(await read("/plan"));
    expect(page).toContain("Your plan has 200 actions");
    // An existing action needs no room.
    expect(await addActions(ctx, owner, "readiness", [FIRST])).toEqual({ ok: true, added: 0 });
  });
});

describe("an action of the plan", () => {
  it("stores assignee, due date, state, a note and a PDF, and stands in its topic's list, with filters", async () => {
    await plan(FIRST, SECOND);
    const colleague = await colleagueOf(ctx, owner);
    const id = await idOf(FIRST);
    const fields = { state: "doing", assignee: colleague.id, dueOn: TOMORROW, note: " Ask the bank\r\nfirst " };
    const saved = await postForm(id, fields, pdfFile(smallPdf(), "minutes.pdf"));
    expect([saved.status, saved.headers.get("Location")]).toEqual([303, "/plan"]);
    expect((await rows())[0]).toMatchObject({
      state: "doing",
      assignee_id: colleague.id,
      due_on: TOMORROW,
      note: "Ask the bank\nfirst",
      revision: 2,
      file_name: "minutes.pdf",
      file_pages: 1,
      done_at: null,
    });
    expect(await storedKeys(owner.companyId)).toHaveLength(1);

    const file = await visit(`${actionPath(id)}/file`, { cookie });
    expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(smallPdf());
    const mine = textOf(await read(`/plan?person=${colleague.id}`));
    expect(mine).toContain("Count women and men at each level In progress Who does it:");
    expect(mine).not.toContain("Who does it: No one yet");
    expect(textOf(await read(actionPath(id)))).toContain("minutes.pdf");
    expect(textOf(await read("/plan?state=done"))).toContain("No action matches");
    expect(textOf(await read("/plan"))).toMatch(/Planned \(1\) In progress \(1\).* Gender Equality /);
    for (const odd of ["?view=x&state=y&person=z", "?person=", "?state=dropped"])
      expect((await visit(`/plan${odd}`, { cookie })).status).toBe(200);

    // The sweep knows the file; replacing or removing it deletes it.
    await sweepOrphans({ ...ctx, clock: () => Date.now() + 30 * 86_400_000 }, null);
    expect(await storedKeys(owner.companyId)).toHaveLength(1);
    await postForm(id, { revision: "2" }, pdfFile(smallPdf("other"), "later.pdf"));
    const [kept] = await rows();
    expect(await storedKeys(owner.companyId)).toEqual([expect.stringContaining(String(kept?.file_id))]);
    await postForm(id, { revision: "3", removeFile: "1" });
    expect([(await rows())[0]?.file_id, await storedKeys(owner.companyId)]).toEqual([null, []]);
  });

  it("is done when its tick is sent, and as its state says without it", async () => {
    await plan(FIRST);
    const id = await idOf(FIRST);
    expect((await postForm(id, { done: "1", state: "doing" })).status).toBe(303);
    expect((await rows())[0]).toMatchObject({ state: "done", done_at: expect.any(Number) });
    expect(await read(actionPath(id))).toMatch(/<input[^>]*name="done"[^>]*checked=""/);
    expect((await postForm(id, { revision: "2", state: "planned" })).status).toBe(303);
    expect((await rows())[0]).toMatchObject({ state: "planned", done_at: null });
  });

  it("makes a PDF of a photograph", async () => {
    await plan(FIRST);
    const id = await idOf(FIRST);
    const saved = await postForm(id, {}, new File([SMALL_JPEG], "IMG_0042.jpg", { type: "image/jpeg" }));
    expect(saved.status).toBe(303);
    expect((await rows())[0]).toMatchObject({
      file_name: expect.stringMatching(/^\d{4}-\d\d-\d\d\.pdf$/),
      file_pages: 1,
    });
    expect(await storedKeys(owner.companyId)).toHaveLength(1);
    const file = await visit(`${actionPath(id)}/file`, { cookie });
    expect(file.headers.get("Content-Type")).toBe("application/pdf");
    expect(await file.text()).toMatch(/^%PDF-/);
  });

  it("can refer to a document that the company already has, but to none of another company's", async () => {
    await plan(FIRST);
    const id = await idOf(FIRST);
    const documentOf = async (user: CurrentUser) => {
      const saved = await saveForm(
        ctx,
        user,
        await completeDraft(ctx, user, 10),
        documentForm(ENTRY, [pdfFile(smallPdf())]),
      );
      return saved.ok ? saved.documentId : "";
    };
    const own = await documentOf(owner);
    expect(await read(actionPath(id))).toContain(`value="${own}"`);
    expect((await postForm(id, { document: own })).status).toBe(303);
    expect(textOf(await read(actionPath(id)))).toContain(ENTRY.name);
    const theirs = await documentOf(await registerCompany(ctx));
    const refused = await postForm(id, { revision: "2", document: theirs });
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("no longer there")]);
    await change("delete from documents where id = ?", own);
    expect((await rows())[0]?.document_id).toBeNull();
  });

  it("that is refused shows what was typed and the reason again, and leaves no file", async () => {
    await plan(FIRST);
    const id = await idOf(FIRST);
    const viewer = await colleagueOf(ctx, owner, "viewer");
    const stranger = await registerCompany(ctx);
    const cases: [Record<string, string>, File | undefined, number, string][] = [
      [{ dueOn: "2026-02-30" }, undefined, 422, "a day that exists"],
      [{ dueOn: "2001-01-01" }, undefined, 422, "This day has passed"],
      [{ dueOn: "2099-01-01" }, undefined, 422, "next two years"],
      [{ assignee: viewer.id }, undefined, 422, "choose a colleague"],
      [{ assignee: stranger.id }, undefined, 422, "choose a colleague"],
      [{ note: "x".repeat(1001) }, undefined, 422, "too long"],
      [{}, new File(["<html>"], "page.pdf"), 422, "is a web page and not a PDF"],
      [{ dueOn: "never" }, pdfFile(smallPdf()), 422, "a day that exists"],
      [{ state: "elsewhere" }, pdfFile(smallPdf()), 400, ""],
      [{ revision: "x" }, undefined, 400, ""],
    ];
    for (const [fields, file, status, words] of cases) {
      const answer = await postForm(id, { note: "kept words", ...fields }, file);
      const html = await answer.text();
      expect([answer.status, html.includes(words)], JSON.stringify(fields)).toEqual([status, true]);
      if (status === 422 && !fields.note) expect(html).toContain("kept words");
    }
    expect([(await rows())[0]?.revision, await storedKeys(owner.companyId)]).toEqual([1, []]);
    expect((await post(actionPath(id), { intent: "other" }, { cookie })).status).toBe(400);
    expect((await postForm("A".repeat(22), {})).status).toBe(404);
    expect((await visit(actionPath(id), { cookie: await cookieOf(ctx, stranger.id) })).status).toBe(404);
  });

  it("changed by two users at once keeps the first change, and shows the second user both", async () => {
    await plan(FIRST);
    const id = await idOf(FIRST);
    expect((await postForm(id, { note: "first words" })).status).toBe(303);
    const late = await postForm(id, { note: "second words", state: "doing" }, pdfFile(smallPdf()));
    const html = await late.text();
    expect(late.status).toBe(409);
    for (const words of ["Someone has changed this action", "first words", "second words", 'name="revision" value="2"'])
      expect(html).toContain(words);
    expect([(await rows())[0]?.note, await storedKeys(owner.companyId)]).toEqual(["first words", []]);
    // A tick pressed too late does nothing either.
    const press = { intent: "move", action: id, state: "done", revision: "1", back: "/plan?state=planned" };
    const moved = await post("/plan", press, { cookie });
    expect([moved.status, moved.headers.get("Location")]).toEqual([303, "/plan?state=planned"]);
    expect((await rows())[0]?.state).toBe("planned");
    const done = await post("/plan", { ...press, revision: "2", back: "//elsewhere.example" }, { cookie });
    expect(done.headers.get("Location")).toBe(`/plan#${id}`);
    expect((await rows())[0]).toMatchObject({ state: "done", revision: 3, done_at: expect.any(Number) });
    await post("/plan", { ...press, revision: "3", state: "planned" }, { cookie });
    expect((await rows())[0]).toMatchObject({ state: "planned", done_at: null });
    expect((await post("/plan", { ...press, state: "lost" }, { cookie })).status).toBe(400);
  });

  it("is titled by what to do, says what proves it and how long it takes, and has a guide only where that fits", async () => {
    await plan(FIRST, "anti-corruption.commit.data-protection");
    for (const [language, title, takes] of [
      ["en", "Write one page of rules for personal data", "Takes about a day."],
      ["fr", "Rédigez une page de règles sur les données personnelles", "Comptez environ une journée."],
      ["ms", "Tulis satu halaman peraturan tentang data peribadi", "Mengambil masa kira-kira sehari."],
    ] as const) {
      await change("update users set language = ? where id = ?", language, owner.id);
      const html = await read(actionPath(await idOf("anti-corruption.commit.data-protection")));
      expect(html).toContain(`<title>${title} · Kompas</title>`);
      expect(textOf(html)).toContain(takes);
      expect(html).not.toContain("/knowledge-base/how-to-");
    }
    await change("update users set language = 'en' where id = ?", owner.id);
    expect(await read(actionPath(await idOf(FIRST)))).toContain("/knowledge-base/how-to-gender-sheet");
  });

  it("of a questionnaire from before titles is titled by what to do too", async () => {
    await plan(FIRST, SECOND);
    await change(
      "update actions set catalogue_version = 'readiness-1', question_id = 'water.measure.2' where question_id = ?",
      FIRST,
    );
    await change("update actions set catalogue_version = 'readiness-2' where question_id = ?", SECOND);
    const page = textOf(await read("/plan"));
    expect(page).toContain("Check that your wastewater meets its limits");
    expect(page).toContain("Check your last hires and promotions for bias");
    expect(page).not.toContain("?");
  });

  it("is deleted after a confirmation, with its file, and permanently", async () => {
    await plan(FIRST);
    const id = await idOf(FIRST);
    await postForm(id, {}, pdfFile(smallPdf()));
    expect(await read(`${actionPath(id)}?dialog=delete`)).toContain("Delete this action?");
    expect(await rows()).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) {
      expect((await post(actionPath(id), { intent: "delete" }, { cookie })).status).toBe(303);
    }
    expect([await rows(), await storedKeys(owner.companyId)]).toEqual([[], []]);
  });

  it("becomes unassigned when its colleague is removed, and a form that was already open says so", async () => {
    await plan(FIRST);
    const id = await idOf(FIRST);
    const colleague = await colleagueOf(ctx, owner);
    await postForm(id, { assignee: colleague.id });
    expect(await removeColleague(ctx, new Request(ORIGIN), owner, colleague.id)).toEqual({ ok: true });
    expect((await rows())[0]).toMatchObject({ assignee_id: null, revision: 3 });
    expect((await postForm(id, { revision: "2", assignee: colleague.id })).status).toBe(409);
    expect((await postForm(id, { revision: "3", assignee: colleague.id })).status).toBe(422);
  });
});

describe("the exported plan", () => {
  it("is a calendar of the open actions with a due date, and a table of all actions without formulas", async () => {
    await plan(FIRST, SECOND, THIRD);
    await postForm(await idOf(FIRST), { dueOn: TOMORROW, note: "=1+1, with; marks" });
    await postForm(await idOf(SECOND), { dueOn: TOMORROW, state: "done", note: '=HYPERLINK("//x")' });
    const calendar = await visit("/plan/actions.ics", { cookie });
    expect(calendar.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(calendar.headers.get("Content-Disposition")).toBe('attachment; filename="kompas-plan.ics"');
    const ics = (await calendar.text()).replaceAll("\r\n ", "");
    expect(ics.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(1);
    expect(ics).toContain(`UID:${await idOf(FIRST)}@kompas.test\r\n`);
    expect(ics).toContain(`DTSTART;VALUE=DATE:${TOMORROW.replaceAll("-", "")}\r\n`);
    expect(ics).toContain("=1+1\\, with\\; marks\r\n");
    await change("update users set language = 'fr' where id = ?", owner.id);
    const table = await (await visit("/plan/actions.csv", { cookie })).text();
    expect(table.split("\r\n")).toHaveLength(1 + 3 + 1);
    // French spreadsheets separate cells with semicolons; the Excel file has the same content.
    expect(table).toMatch(/^\uFEFF?Évaluation;/);
    const excel = await visit("/plan/actions.csv?format=xlsx", { cookie });
    expect(excel.headers.get("Content-Disposition")).toContain('filename="kompas-plan.xlsx"');
    const book = readXlsx(new Uint8Array(await excel.arrayBuffer()));
    const cells = book.ok ? [...(book.sheets[0]?.rows.values() ?? [])].flatMap((row) => [...row.values()]) : [];
    expect(cells.filter(({ format }) => format === "moment").map((cell) => cell.show())).toContain(
      TOMORROW.split("-").reverse().join("-"),
    );
    expect(table).toContain(";Notez vos risques de corruption sur une page;");
    expect(table).toContain(`"'=HYPERLINK(""//x"")"`);
    expect(table).toContain("Terminée");
    await change("update users set language = 'en' where id = ?", owner.id);
  });
});

describe("the reminder of an action's due date", () => {
  const at = (days: number) => withoutQueue({ ...ctx, clock: () => Date.now() + days * 86_400_000 });
  const told = async ({ id }: CurrentUser) =>
    (
      await rowsOf<{ data: string }>(
        "select data from outbox where user_id = ? and cause = 'actions-due' order by channel",
        id,
      )
    ).map(({ data }) => JSON.parse(data));

  it("goes out once per person and day, the day before, to the assignee or else to the owner", async () => {
    await plan(FIRST, SECOND, THIRD);
    const [colleague, viewer] = [await colleagueOf(ctx, owner), await colleagueOf(ctx, owner, "viewer")];
    await change("update actions set due_on = ? where company_id = ?", inDays(3), owner.companyId);
    await change(
      "update actions set assignee_id = ? where question_id = ? and company_id = ?",
      colleague.id,
      FIRST,
      owner.companyId,
    );
    for (const days of [1, 2, 2, 3]) await remindOfActions(at(days), null);
    const said = { dueOn: inDays(3) };
    // By mail and in the app.
    expect(await told(colleague)).toEqual([
      { ...said, actions: "1" },
      { ...said, actions: "1" },
    ]);
    expect(await told(owner)).toEqual([
      { ...said, actions: "2" },
      { ...said, actions: "2" },
    ]);
    expect(await told(viewer)).toEqual([]);
  });

  it("leaves out actions that are done, dropped or without a date", async () => {
    await plan(FIRST, SECOND, THIRD);
    await change(
      "update actions set due_on = case question_id when ? then null else ? end, state = case question_id when ? then 'done' when ? then 'dropped' else state end where company_id = ?",
      FIRST,
      inDays(3),
      SECOND,
      THIRD,
      owner.companyId,
    );
    await remindOfActions(at(2), null);
    expect(await told(owner)).toEqual([]);
  });
});

describe("a result", () => {
  const submits = async (yes: Record<string, number>) => {
    const id = await completeDraft(ctx, owner, yes);
    expect(await submitAssessment(ctx, owner, id)).toEqual({ ok: true });
  };
  const states = async () => (await rows()).map(({ question_id, state }) => [question_id, state]);

  it("marks the planned practices as done that its answers say are in place, and no other", async () => {
    const other = (await completeReadiness(ctx)).user;
    expect(await addActions(ctx, other, "readiness", [FIRST])).toMatchObject({ ok: true });
    await plan(FIRST, SECOND, THIRD);
    await change(
      "update actions set state = 'dropped' where company_id = ? and question_id = ?",
      owner.companyId,
      THIRD,
    );
    await submits({ "gender-equality": 1, "anti-corruption": 1 });
    expect(await states()).toEqual([
      [THIRD, "dropped"],
      [FIRST, "done"],
      [SECOND, "planned"],
    ]);
    expect(textOf(await read("/plan"))).toMatch(/Done \(1\)/);
    expect((await rows(other)).map(({ state }) => state)).toEqual(["planned"]);
  });
});

describe("a new assessment with an action plan", () => {
  const start = async (source: "empty" | "last") => {
    const started = await startAssessment(ctx, owner, { source });
    if (!started.ok) throw new Error(started.reason);
    const opened = await openAssessment(ctx, owner, started.assessmentId, "read");
    if (!opened.ok) throw new Error(opened.reason);
    return { id: started.assessmentId, ...opened };
  };
  const finish = async (...ids: string[]) => {
    await plan(...ids);
    for (const id of ids) {
      const row = (await rows()).find(({ question_id }) => question_id === id);
      const move = { id: String(row?.id), state: "done", revision: Number(row?.revision) } as const;
      expect(await moveAction(ctx, owner, move)).toEqual({ ok: true });
    }
  };

  it("suggests practices put in place since the last result, and counts each once a user confirms it", async () => {
    await finish(FIRST, SECOND);
    await plan(THIRD);
    const draft = await start("empty");
    expect([...draft.answers].map(([id, { unconfirmed, value }]) => [id, unconfirmed, value])).toEqual([
      [FIRST, "from-plan", { options: ["yes"] }],
      [SECOND, "from-plan", { options: ["yes"] }],
    ]);
    expect(draft.assessment.answeredRequired).toBe(0);
    // The draft is still empty: pressing again, or asking for the last answers, keeps the same one. It also gets what was put into place
    // meanwhile, even for a user who remembers the draft.
    await finish(THIRD);
    const again = await start("empty");
    expect([again.id, again.answers.size]).toEqual([draft.id, 3]);
    expect(again.assessment.revision).toBeGreaterThan(draft.assessment.revision);
    const form = await read(assessmentPaths("readiness", ctx.ids.seal(draft.id)).section("gender-equality.assess"));
    expect(form).toMatch(/Your plan says this has been in place since [^.:]+: please check\./);
    expect(form).toContain(`href="${actionPath(await idOf(FIRST))}"`);
    expect(form).toContain("See it in the plan");
    await change("update actions set file_name = 'Head count.pdf' where question_id = ?", FIRST);
    const section = assessmentPaths("readiness", ctx.ids.seal(draft.id)).section("gender-equality.assess");
    expect(await read(section)).toContain("Its proof: Head count.pdf");
    const saved = await saveAnswers(ctx, owner, draft.id, [given(FIRST, ["no"], { base: saw(1, ["yes"]) })]);
    expect(saved).toMatchObject({ ok: true });
    const now = await openAssessment(ctx, owner, draft.id, "read");
    expect(now.ok && now.answers.get(FIRST)).toMatchObject({ unconfirmed: null, value: { options: ["no"] } });
    expect(now.ok && now.assessment.answeredRequired).toBe(1);
  });

  it("with the last answers has the plan's Yes in place of a No, except for actions older than the last result", async () => {
    await finish(FIRST, SECOND);
    await change("update actions set done_at = 1 where question_id = ? and company_id = ?", SECOND, owner.companyId);
    const empty = await start("empty");
    expect([...empty.answers.keys()]).toEqual([FIRST]);
    const draft = await start("last");
    expect(draft.id).toBe(empty.id);
    expect(draft.answers.get(FIRST)).toMatchObject({ unconfirmed: "from-plan", value: { options: ["yes"] } });
    expect(draft.answers.get(SECOND)).toMatchObject({ unconfirmed: "carried-over", value: { options: ["no"] } });
    expect(draft.answers.size).toBe(82);
    await change("delete from assessments where id = ?", draft.id);
    const anew = await start("last");
    expect(anew.answers.get(FIRST)).toMatchObject({ unconfirmed: "from-plan", value: { options: ["yes"] } });
    expect([...anew.answers.values()].filter(({ unconfirmed }) => unconfirmed === "carried-over")).toHaveLength(81);
  });

  it("keeps what proves a practice: a copy of the plan's file, linked to the question", async () => {
    await plan(FIRST, SECOND);
    const proof = pdfFile(await smallPdf(), "Head count.pdf");
    const id = await idOf(FIRST);
    expect((await postForm(id, { state: "done" }, proof)).status).toBe(303);
    const linked = () =>
      rowsOf<Record<string, string>>(
        "select subject, file_name, document_files.id as file, dimension from documents join document_links on document_links.document_id = documents.id join document_files on document_files.document_id = documents.id join assessments on assessments.id = assessment_id where assessments.company_id = ? and state = 'draft'",
        owner.companyId,
      );
    const draft = await start("last");
    const [copy, ...more] = await linked();
    expect([copy?.subject, copy?.file_name, copy?.dimension, more]).toEqual([FIRST, "Head count.pdf", "social", []]);
    // Its own file: the action can be deleted, and the draft cleared, without the other losing it.
    const kept = (await storedKeys(owner.companyId)).map((key) => key.split("/").at(-1));
    expect(kept).toEqual(expect.arrayContaining([`${copy?.file}.pdf`]));
    expect(kept).toHaveLength(2);
    expect(await deleteAction(ctx, owner, id)).toMatchObject({ ok: true });
    expect(await storedKeys(owner.companyId)).toHaveLength(1);
    // Asking again copies nothing twice.
    expect((await start("last")).id).toBe(draft.id);
    expect(await linked()).toHaveLength(1);
  });

  it("takes nothing from another company's plan", async () => {
    await finish(FIRST);
    const { user } = await completeReadiness(ctx);
    const started = await startAssessment(ctx, user, {});
    const opened = started.ok ? await openAssessment(ctx, user, started.assessmentId, "read") : started;
    expect(opened.ok && opened.answers.size).toBe(0);
  });
});

describe("a viewer", () => {
  it("can read the plan and the effect of ticked practices, but change nothing", async () => {
    await plan(FIRST);
    const id = await idOf(FIRST);
    const viewer = await colleagueOf(ctx, owner, "viewer");
    const theirs = await cookieOf(ctx, viewer.id);
    for (const path of ["/plan", actionPath(id), whatIfPath("readiness", [THIRD])]) {
      const html = await read(path, theirs);
      expect(html, path).not.toMatch(/<main.*method="post".*<\/main>/s);
    }
    const before = await rows();
    const press = { intent: "move", action: id, state: "done", revision: "1" };
    const fields: [string, string][] = [
      ["kind", "readiness"],
      ["tick", THIRD],
    ];
    const refused = [
      await post("/plan", press, { cookie: theirs }),
      await post("/plan/what-if", fields, { cookie: theirs }),
      await post(actionPath(id), { intent: "delete" }, { cookie: theirs }),
      await postForm(id, {}, pdfFile(smallPdf()), theirs),
    ];
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    expect([await rows(), await storedKeys(owner.companyId)]).toEqual([before, []]);
  });
});

describe("the plan with a fault at any statement", () => {
  const prepare = async () => {
    const { user } = await completeReadiness(ctx);
    expect(await addActions(ctx, user, "readiness", [FIRST])).toMatchObject({ ok: true });
    return { user, id: await idOf(FIRST, user) };
  };
  type Given = Awaited<ReturnType<typeof prepare>>;
  const save = (each: Context, { user, id }: Given) =>
    saveAction(
      each,
      user,
      id,
      new Request(ORIGIN, { method: "POST", body: formOf({ note: "x" }, pdfFile(smallPdf())) }),
    );

  it("has no new actions when planning fails, and a retry plans them all", async () => {
    const act = (each: Context, { user }: Given) => addActions(each, user, "readiness", [SECOND, THIRD]);
    await faultEverywhere("fail", prepare, act, async (given, before, at) => {
      expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
      expect(await act(ctx, given)).toEqual({ ok: true, added: 2 });
    });
    await faultEverywhere("lose", prepare, act, async (given) => {
      expect(await act(ctx, given)).toMatchObject({ ok: true });
      expect(await rows(given.user)).toHaveLength(3);
    });
  });

  it("keeps the action intact and no file without a row when saving fails", async () => {
    await faultEverywhere("fail", prepare, save, async (given, before, at) => {
      expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
      expect(await storedKeys(given.user.companyId)).toEqual([]);
      expect(await save(ctx, given)).toEqual({ ok: true });
    });
    await faultEverywhere("lose", prepare, save, async ({ user }) => {
      const [row] = await rows(user);
      const files = await storedKeys(user.companyId);
      expect(files.map((key) => key.includes(String(row?.file_id)))).toEqual(row?.file_id ? [true] : []);
    });
  });

  it("leaves the action where it is when moving fails, and a retry moves it", async () => {
    const move = (each: Context, { user, id }: Given) => moveAction(each, user, { id, state: "done", revision: 1 });
    await faultEverywhere("fail", prepare, move, async (given, before, at) => {
      expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
      expect(await move(ctx, given)).toEqual({ ok: true });
    });
    await faultEverywhere("lose", prepare, move, async (given) => {
      const [row] = await rows(given.user);
      // If the response was lost after the write, pressing again says that it has already changed.
      expect((await move(ctx, given)).ok).toBe(row?.state === "planned");
      expect(await rows(given.user)).toMatchObject([{ state: "done", revision: 2 }]);
    });
  });

  it("keeps the action intact or removes it completely when deleting fails", async () => {
    const given = await prepare();
    await save(ctx, given);
    const { ctx: faulty } = createFaultyContext(1, "fail");
    await expect(deleteAction(withoutQueue(faulty), given.user, given.id)).rejects.toThrow();
    expect([(await rows(given.user)).length, (await storedKeys(given.user.companyId)).length]).toEqual([1, 1]);
    expect(await deleteAction(ctx, given.user, given.id)).toEqual({ ok: true });
    expect(await storedKeys(given.user.companyId)).toEqual([]);
  });

  it("keeps what a company has when its storage is full", async () => {
    const { user, id } = await prepare();
    await change("update actions set file_size = ? where company_id = ?", 10 ** 12, user.companyId);
    await change(
      `insert into actions (id, company_id, kind, question_id, catalogue_version, state, file_size, created_by, created_at, updated_at)
       values (?, ?, 'readiness', 'other', 'readiness-1', 'planned', ?, 'x', 1, 1)`,
      ctx.ids.create(),
      user.companyId,
      10 ** 12,
    );
    const saved = await save(ctx, { user, id });
    expect(saved).toMatchObject({ ok: false, reason: "quota" });
    expect(await storedKeys(user.companyId)).toEqual([]);
    // There is no room for a document in its assessments either, which count against the same quota.
    const draft = await completeDraft(ctx, user, 40);
    expect(await saveForm(ctx, user, draft, documentForm(ENTRY, [pdfFile(smallPdf())]))).toMatchObject({
      problem: "quota",
    });
    const other = { revision: 1, state: "planned", assigneeId: "", dueOn: "", note: "", documentId: "" } as const;
    expect(await changeAction(ctx, user, id, { ...other, file: null, dropsFile: false })).toEqual({ ok: true });
  });
});
