import { createCookie } from "@remix-run/cloudflare";
import { describe, expect, it } from "vitest";
import { notifyOwner } from "~/assessment/completion/notify-owner.server";
import { LANGUAGES } from "~/core/language";
import { resources } from "~/i18n/resources";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile } from "../support/evidence";
import { docx } from "../support/office";
import { cookieOf, cookiesOf, ORIGIN, post, send, visit } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { byBoth, notificationsOf } from "../support/people";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());

async function readyDraft() {
  const owner = await registerCompany(ctx);
  const draft = await completeDraft(ctx, owner, 40);
  const sealed = ctx.ids.seal(draft);
  return { owner, draft, sealed, cookie: await cookieOf(ctx, owner.id) };
}

const reopen = async (draft: string, question = "water.assess.1") => {
  await change("delete from answers where assessment_id = ? and question_id = ?", draft, question);
  await change("update assessments set revision = revision + 1 where id = ?", draft);
};

/** The redirect target of a response, or its status. */
const led = (answer: Response) => answer.headers.get("Location") ?? answer.status;

async function upload(path: string, cookie: string, form: FormData, headers: Record<string, string> = {}) {
  const body = new Response(form);
  const type = body.headers.get("Content-Type") ?? "";
  return send(path, {
    method: "POST",
    headers: { Origin: ORIGIN, "Content-Type": type, Cookie: cookie, ...headers },
    body: await body.arrayBuffer(),
  });
}

describe("completing an assessment", () => {
  it("leads in three steps from the summary through documents to the final confirmation, and to the dashboard", async () => {
    const { sealed, cookie } = await readyDraft();
    const path = `/complete/${sealed}`;
    expect(led(await visit(`/${sealed}`, { cookie }))).toBe(path);
    const summary = await (await visit(path, { cookie })).text();
    for (const text of ["Congratulations!", ">41<", ">100%<", "Review Answers", `/review/${sealed}`])
      expect(summary).toContain(text);
    expect(summary).not.toContain("<dialog");

    const first = await (await visit(`${path}?dialog=complete`, { cookie })).text();
    for (const text of [
      "Assessment Complete!",
      "The company profile and all 8 topics are complete",
      "All 82 required questions are answered",
      "No supporting documents yet",
      `${path}?dialog=upload`,
      `${path}?dialog=submit`,
    ])
      expect(first).toContain(text);
    expect(await (await visit(`${path}?dialog=toString`, { cookie })).text()).not.toContain("inert");
    const second = await (await visit(`${path}?dialog=upload`, { cookie })).text();
    expect(second).toMatch(/accept="application\/pdf,[^"]+,\.pdf,\.doc,\.docx,\.xls,\.xlsx,\.jpg,\.jpeg,\.png,\.gif"/);

    const form = documentForm(ENTRY, [new File([await docx()], "Policy.docx")]);
    const saved = await upload(`${path}?dialog=upload`, cookie, form);
    expect([saved.status, led(saved)]).toEqual([303, `${path}?dialog=submit`]);
    const last = await (await visit(`${path}?dialog=submit`, { cookie })).text();
    expect(last).toContain("Are you sure you want to submit the assessment?");
    expect(await (await visit(`${path}?dialog=complete`, { cookie })).text()).toContain(
      "1 supporting document is uploaded",
    );
    expect(led(await post(path, { intent: "submit" }, { cookie }))).toBe(
      `/user/dashboard/${sealed}?generateReport=true`,
    );
    expect(led(await visit(path, { cookie }))).toBe(`/view/${sealed}`);
    expect(led(await upload(`${path}?dialog=upload`, cookie, documentForm(ENTRY, [pdfFile(smallPdf())])))).toBe(
      `/view/${sealed}`,
    );
    const view = await (await visit(`/view/${sealed}`, { cookie })).text();
    for (const text of ["This assessment is complete", "View Results", "/user/history?kind=progress"])
      expect(view).toContain(text);
  });

  it("explains beside the file what is wrong with it, and keeps what was typed", async () => {
    const { sealed, cookie } = await readyDraft();
    const path = `/complete/${sealed}?dialog=upload`;
    const evil = new File(["<html><script>alert(1)</script></html>"], "policy.docx");
    const refused = await upload(path, cookie, documentForm({ ...ENTRY, description: "" }, [evil]));
    const page = await refused.text();
    expect(refused.status).toBe(422);
    for (const text of ["is not an accepted type of file", ENTRY.name, "<dialog"]) expect(page).toContain(text);
    const none = await upload(path, cookie, documentForm(ENTRY, []));
    expect([none.status, (await none.text()).includes("Please select at least one file to upload.")]).toEqual([
      422,
      true,
    ]);
    const announced = { "Content-Length": String(4 * 1024 ** 3) };
    const huge = await upload(path, cookie, documentForm(ENTRY, [pdfFile(smallPdf())]), announced);
    expect([huge.status, (await huge.text()).includes("<dialog")]).toEqual([413, true]);
    const byScript = await upload(path, cookie, documentForm(ENTRY, [pdfFile(smallPdf())]), { "X-Upload": "script" });
    expect([byScript.status, led(byScript)]).toEqual([201, `/complete/${sealed}?dialog=submit`]);
  });

  it("is unavailable while a required question is open, or waits to be confirmed", async () => {
    const { draft, sealed, cookie } = await readyDraft();
    await change(
      "update answers set unconfirmed = 'reset' where assessment_id = ? and question_id like 'water.%'",
      draft,
    );
    expect(led(await visit(`/complete/${sealed}?dialog=submit`, { cookie }))).toBe(`/${sealed}`);
    expect(led(await post(`/complete/${sealed}`, { intent: "submit" }, { cookie }))).toBe(
      `/${sealed}?section=water.assess`,
    );
    const upload2 = await upload(`/complete/${sealed}`, cookie, documentForm(ENTRY, [pdfFile(smallPdf())]));
    expect(led(upload2)).toBe(`/${sealed}`);
    const opened = await visit(`/uploadDocuments/${sealed}`, { cookie });
    expect(led(opened)).toBe(`/${sealed}`);
    expect(await rowsOf("select id from documents where assessment_id = ?", draft)).toEqual([]);
  });

  it("is offered automatically after the last required answer, wherever that is, and not again for a changed answer", async () => {
    const { draft, sealed, cookie } = await readyDraft();
    await reopen(draft);
    await change("update assessments set answered_required = 81 where id = ?", draft);
    const save = (answer: string) => {
      const fields = { section: "water.assess", "q.water.assess.1": answer, "q.water.assess.2": "yes", intent: "next" };
      return post(`/${sealed}?section=water.assess`, fields, { cookie });
    };
    expect(led(await save("yes"))).toBe(`/complete/${sealed}?dialog=complete`);
    expect(led(await save("no"))).toMatch(/\?section=water\.(?!assess)/);
    const finish = { "q.anti-corruption.report.1": "no", "q.anti-corruption.report.2": "no" };
    const finished = await post(
      `/${sealed}?section=anti-corruption.report`,
      { section: "anti-corruption.report", ...finish, intent: "next" },
      { cookie },
    );
    expect(led(finished)).toBe(`/complete/${sealed}?dialog=complete`);
  });

  it("saves before it leads to the documents, or shows what is missing", async () => {
    const { draft, sealed, cookie } = await readyDraft();
    const fields = { section: "water.assess", "q.water.assess.1": "no", goto: "documents" };
    expect(led(await post(`/${sealed}`, fields, { cookie }))).toBe(`/uploadDocuments/${sealed}`);
    await reopen(draft, "waste.assess.1");
    const back = await post(`/${sealed}`, { ...fields, "q.water.assess.1": "yes" }, { cookie });
    expect(led(back)).toBe(`/${sealed}?section=water.assess`);
    const page = await visit(`/${sealed}?section=water.assess`, {
      cookie: `${cookie}; ${cookiesOf(back)["__Host-flash"]?.pair}`,
    });
    expect(await page.text()).toContain("You must complete all questions in all sections before uploading documents.");
    const [kept] = await rowsOf(
      "select value ->> '$.options' as given from answers where assessment_id = ? and question_id = 'water.assess.1'",
      draft,
    );
    expect(kept).toEqual({ given: '["yes"]' });
  });
});

describe("a user who may not submit", () => {
  it("can tell the owner that the assessment is ready, once a day, and sees no dialog", async () => {
    const { owner, draft, sealed } = await readyDraft();
    const colleague = await colleagueOf(ctx, owner);
    const cookie = await cookieOf(ctx, colleague.id);
    const page = await (await visit(`/complete/${sealed}?dialog=submit`, { cookie })).text();
    expect(page).toContain("Tell the owner that it is ready");
    expect(page).not.toContain("<dialog");
    const flashOf = async () =>
      cookiesOf(await post(`/complete/${sealed}`, { intent: "tell-owner" }, { cookie }))["__Host-flash"]?.pair ?? "";
    const [told, again] = [await flashOf(), await flashOf()];
    expect(told).not.toBe("");
    expect(again).not.toBe(told);
    const ready = (await notificationsOf(owner)).filter((line) => line.startsWith("assessment-ready"));
    expect(ready).toEqual(byBoth("assessment-ready"));
    expect((await notificationsOf(colleague)).filter((line) => line.startsWith("assessment-ready"))).toEqual([]);
    const tomorrow = withoutQueue(createTestContext(() => Date.now() + 24 * 60 * 60_000));
    expect(await notifyOwner(tomorrow, colleague, draft)).toEqual({ ok: true, isNew: true });
  });

  it("cannot notify the owner of an assessment that is incomplete, submitted, or another company's", async () => {
    const { owner, draft } = await readyDraft();
    const [colleague, viewer] = [await colleagueOf(ctx, owner), await colleagueOf(ctx, owner, "viewer")];
    const stranger = await registerCompany(ctx);
    expect(await notifyOwner(ctx, stranger, draft)).toEqual({ ok: false, reason: "not-found" });
    expect(await notifyOwner(ctx, viewer, draft)).toEqual({ ok: false, reason: "forbidden" });
    const at = await Promise.all([1, 2, 3, 4].map(() => notifyOwner(ctx, colleague, draft)));
    expect(at.filter((verdict) => verdict.ok && verdict.isNew)).toHaveLength(1);
    expect(await submitAssessment(ctx, owner, draft)).toEqual({ ok: true });
    expect(await notifyOwner(ctx, colleague, draft)).toEqual({ ok: false, reason: "completed" });
    const open = await completeDraft(ctx, owner, 40);
    await reopen(open);
    expect(await notifyOwner(ctx, colleague, open)).toEqual({ ok: false, reason: "incomplete" });
  });
});

describe("the review before the final confirmation", () => {
  it("shows each answer with a link to change it, the documents, and what is not answered", async () => {
    const { draft, sealed, cookie } = await readyDraft();
    await upload(`/uploadDocuments/${sealed}?add`, cookie, documentForm(ENTRY, [pdfFile(smallPdf())]));
    const documents = `href="/uploadDocuments/${sealed}"`;
    expect(await (await visit(`/review/${sealed}`, { cookie })).text()).toContain(documents);
    await reopen(draft, "waste.assess.2");
    const page = await (await visit(`/review/${sealed}`, { cookie })).text();
    for (const text of ["Optional, not answered", "Required, not answered yet", "Water meter log", "log.pdf"])
      expect(page).toContain(text);
    expect(page.match(/href="\/[\w-]{43}\?section=/g)).toHaveLength(41);
    expect(page).not.toContain("Go on to submit");
    // Documents need all answers first: until then, their page redirects to the questions.
    expect(page).not.toContain(documents);
    expect(led(await visit(`/review/${sealed}`))).toContain("/login");
    const stranger = await cookieOf(ctx, (await registerCompany(ctx)).id);
    expect((await visit(`/review/${sealed}`, { cookie: stranger })).status).toBe(404);
  });
});

describe("the suggestion to take a break", () => {
  const work = createCookie("__Host-work");
  const minutes = (count: number) => count * 60_000;
  const fields = { section: "water.assess", "q.water.assess.1": "yes", intent: "save" };

  /** The cookie of a user who has worked for this long. */
  async function worked(id: string, startedAgo: number, lastAgo: number, isAsked = false) {
    const stretch = { id, startedAt: Date.now() - startedAgo, lastAt: Date.now() - lastAgo, isAsked };
    return ((await work.serialize(stretch)).split(";")[0] ?? "") as string;
  }

  it("is made by the save after 20 minutes of work at one assessment, once, with everything saved", async () => {
    const { draft, sealed, cookie } = await readyDraft();
    const save = async (note: string) => post(`/${sealed}`, fields, { cookie: `${cookie}; ${note}` });
    const here = `/${sealed}?section=water.assess`;
    const asked = await save(await worked(draft, minutes(20), minutes(4)));
    expect(led(asked)).toBe(`${here}&dialog=break`);
    const { pair = "", attributes = [] } = cookiesOf(asked)["__Host-work"] ?? {};
    expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "Secure", "SameSite=Lax"]));
    expect(led(await save(pair))).toBe(here);
    expect(led(await save(await worked(draft, minutes(19), minutes(4))))).toBe(here);
    expect(led(await save(await worked(draft, minutes(60), minutes(6))))).toBe(here);
    expect(led(await save(await worked("another", minutes(60), minutes(1))))).toBe(here);
    expect(led(await save("__Host-work=nonsense"))).toBe(here);
    const changed = { ...fields, "q.water.assess.1": "no" };
    const note = await worked(draft, minutes(20), minutes(4));
    const placed = await post(`/${sealed}`, changed, { cookie: `${cookie}; ${note}` });
    expect(led(placed)).toBe(`${here}&question=water.assess.1&dialog=break#water.assess.1`);
    const page = await (await visit(`${here}&dialog=break`, { cookie })).text();
    for (const text of [
      "Take a Break",
      "Everything is saved",
      'href="/user/history"',
      `href="${here.replace("&", "&amp;")}"`,
    ])
      expect(page).toContain(text);
  });

  it("counts what the page saves automatically", async () => {
    const { draft, sealed, cookie } = await readyDraft();
    const note = await worked(draft, minutes(30), minutes(1));
    const answer = await post(`/autosave/${sealed}`, fields, { cookie: `${cookie}; ${note}` });
    const { pair = "" } = cookiesOf(answer)["__Host-work"] ?? {};
    expect(led(await post(`/${sealed}`, fields, { cookie: `${cookie}; ${pair}` }))).toContain("dialog=break");
  });
});

describe("a link to an assessment", () => {
  it("opens it by its own kind, and never another company's", async () => {
    const { sealed, cookie } = await readyDraft();
    for (const path of ["/user/assessment", "/user/progress/assessment"]) {
      expect(led(await visit(`${path}/${sealed}`, { cookie }))).toBe(`/${sealed}`);
      expect((await visit(`${path}/${ctx.ids.seal(ctx.ids.create())}`, { cookie })).status).toBe(404);
    }
  });
});

describe("the results after a submission", () => {
  it("announce once that the report is ready, with a welcome above them, at an address without any trace of it", async () => {
    const { owner, draft, sealed, cookie } = await readyDraft();
    await submitAssessment(ctx, owner, draft);
    const path = `/user/dashboard/${sealed}`;
    const led = await visit(`${path}?generateReport=true`, { cookie });
    expect([led.status, led.headers.get("Location")]).toEqual([303, path]);
    const { pair } = cookiesOf(led)["__Host-ready"] ?? {};
    const first = await visit(path, { cookie: `${cookie}; ${pair}` });
    expect(cookiesOf(first)["__Host-ready"]?.pair).toBe("__Host-ready=");
    const page = await first.text();
    const told = ["Your report is ready.", "Welcome to Your ESG Assessment"];
    for (const text of [...told, `/pdf/${sealed}?download=true`]) expect(page).toContain(text);
    expect(page).toMatch(/<dialog open=""/);
    const again = await (await visit(path, { cookie })).text();
    for (const text of told) expect(again).not.toContain(text);
  });

  it.each(LANGUAGES)(
    "show a welcome with what the report does and contains, and the level at the top, in %s",
    async (language) => {
      const { owner, draft, sealed, cookie } = await readyDraft();
      await submitAssessment(ctx, owner, draft);
      await change("update users set language = ? where id = ?", language, owner.id);
      const path = `/user/dashboard/${sealed}`;
      const { pair } = cookiesOf(await visit(`${path}?generateReport=true`, { cookie }))["__Host-ready"] ?? {};
      const html = (await (await visit(path, { cookie: `${cookie}; ${pair}` })).text()).replaceAll("&amp;", "&");
      const { welcome, report } = resources[language].results;
      const [, dialog = ""] = /<dialog open=""(.*?)<\/dialog>/s.exec(html) ?? [];
      for (const text of [...Object.values(welcome.benefit), ...Object.values(welcome.content), welcome.close])
        expect(dialog).toContain(`${text}<`);
      expect(html).toMatch(new RegExp(`<h1[^>]*>${report}<`));
      // Each level opens its explanation, in a row on a desktop and in a list on a phone; one of them is the company's.
      const names = Object.values(resources[language].common.levels);
      for (const name of names) expect(html).toMatch(new RegExp(`<button[^>]* title="[^"]{20,}"[^>]*>${name}<`));
      expect(html.match(/<button[^>]* title="[^"]{20,}" aria-current="true"/g)).toHaveLength(1);
      expect(html).toMatch(new RegExp(`<summary[^>]*>(${names.join("|")})<svg`));
    },
  );
});
