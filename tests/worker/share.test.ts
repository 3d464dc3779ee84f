import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { assessmentOf } from "~/assessment/answers/queries.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { PROGRESS, READINESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { type SharePart, WORD_TRIES } from "~/core/sharing";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { resources } from "~/i18n/resources";
import { signReport } from "~/results/approval/sign.server";
import { issueProof } from "~/results/proof/issue.server";
import { printCode } from "~/results/proof/rules/code";
import { submitAssessment } from "~/results/results/submit.server";
import { checkPassword } from "~/results/share/check-password.server";
import { endShare } from "~/results/share/end.server";
import { linkAddress } from "~/results/share/link.server";
import { makeShare } from "~/results/share/make.server";
import { readShared } from "~/results/share/read.server";
import { keepVisit } from "~/results/share/visit.server";
import { deleteOldLogs } from "~/upkeep/maintenance/expired-rows.server";
import { change, dumpDatabase, interrupted, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { documentForm, ENTRY, pdfFile, saveForm } from "../support/evidence";
import { dump, faultEverywhere } from "../support/faults";
import { formerHash } from "../support/former-hash";
import { cookieOf, cookiesOf, ORIGIN, post, send, visit } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { SMALL_PNG } from "../support/pictures";
import { completeProgress } from "../support/progress-results";
import { topics } from "../support/readiness-report";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const WORD = "river bend";

let owner: CurrentUser;
let cookie: string;
/** The company's results; the readiness one is the latest of its kind. */
let climate: string;
let readiness: string;
beforeAll(async () => {
  ({ user: owner, id: climate } = await completeProgress(ctx, true));
  readiness = owner.latest.readiness ?? "";
  cookie = await cookieOf(ctx, owner.id);
  await change("update users set email_confirmed_at = 1 where id = ?", owner.id);
});
beforeEach(async () => {
  await change("delete from shares");
  // A user may create only a limited number of links per hour, and these tests create more.
  await change("delete from rate_limits where key like 'share/user/%'");
});

const pathOf = (id: string) => assessmentPaths(id === climate ? PROGRESS : READINESS, ctx.ids.seal(id)).share;
const given = (more: Record<string, string> = {}): [string, string][] =>
  Object.entries({ recipient: "A bank", language: "en", expires: inDays(30), ...more });
const make = (parts: SharePart[], more: Record<string, string> = {}, id = climate, as = cookie) =>
  post(pathOf(id), [...given(more), ...parts.map((part): [string, string] => ["parts", part])], { cookie: as });
const plain = (html: string) => html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
const ownerSees = async (id = climate) => plain(await (await visit(pathOf(id), { cookie })).text());
/** Creates a link and returns its path, as its owner's page shows it. */
async function linkOf(parts: SharePart[], more: Record<string, string> = {}, id = climate): Promise<string> {
  expect((await make(parts, more, id)).status).toBe(303);
  const [made] = await rowsOf<{ id: string }>("select id from shares order by rowid desc limit 1");
  const address = linkAddress(ctx, { id: made?.id ?? "", assessmentId: id });
  expect(await ownerSees(id)).toContain(`value="${address}"`);
  return new URL(address).pathname;
}
const readersOf = () =>
  rowsOf<{ readers: number }>("select readers from share_readings").then((rows) => rows.map(({ readers }) => readers));
const rowOf = async (id: string) => (await assessmentOf(ctx, id))[0];
const pair = (answer: Response) => cookiesOf(answer)["__Secure-shared"]?.pair ?? "";
const say = (path: string, word: string) => post(path, { word });

describe("a link to a report", () => {
  it("shows the chosen parts and nothing of the others, in the link's language, for both kinds", async () => {
    const heads: Record<string, Record<SharePart, (language: Language) => string>> = {
      [readiness]: {
        summary: (l) => resources[l].report.summary.title,
        scores: (l) => resources[l].report.scores.title,
        emissions: () => "",
        answers: (l) => resources[l].report.details.title,
        plan: () => "",
        documents: (l) => resources[l].evidence.titleRead,
      },
      [climate]: {
        summary: (l) => resources[l].report.summary.title,
        scores: (l) => resources[l].report.progress.scores,
        emissions: (l) => resources[l].climate.ghg.title,
        answers: (l) => resources[l].report.progress.trace.title,
        plan: (l) => resources[l].climate.plan.title,
        documents: (l) => resources[l].evidence.titleRead,
      },
    };
    const languages: Language[] = ["en", "fr", "ms"];
    for (const [id, titles] of Object.entries(heads)) {
      const offered = (Object.keys(titles) as SharePart[]).filter((part) => titles[part]("en") !== "");
      for (const [index, chosen] of offered.entries()) {
        const language = languages[index % 3] ?? "en";
        await change("delete from shares");
        const answer = await visit(await linkOf([chosen], { language }, id), { headers: { "Accept-Language": "en" } });
        expect([answer.status, answer.headers.get("Content-Language")]).toEqual([200, language]);
        const html = plain(await answer.text());
        expect(html).toContain(`<html lang="${language}"`);
        const shown = offered.filter((part) =>
          new RegExp(`<h2 id="[^"]+"[^>]*>${titles[part](language)}</h2>`).test(html),
        );
        // Emissions are answers too.
        expect(shown).toEqual(chosen === "answers" && id === climate ? ["emissions", chosen] : [chosen]);
        const { company } = { company: owner.companyName };
        expect(html).toContain(company);
        // The cover also shows the level and the scores, and belongs to the summary.
        expect(html.includes('class="mx-auto mt-10')).toBe(chosen === "summary");
        for (const secret of [owner.email, owner.username, "/logout", "/login", "<script"])
          expect(html).not.toContain(secret);
      }
    }
    for (const part of ["plan", "emissions"] as const) expect((await make([part], {}, readiness)).status).toBe(400);
  });

  it("is not indexed, sends no referrer, and opens with no account or any", async () => {
    const path = await linkOf(["scores"]);
    const stranger = await registerCompany(ctx);
    for (const as of [undefined, cookie, await cookieOf(ctx, stranger.id)]) {
      const answer = await visit(path, as ? { cookie: as } : {});
      expect([answer.status, answer.headers.get("Referrer-Policy"), answer.headers.get("X-Robots-Tag")]).toEqual([
        200,
        "no-referrer",
        "noindex",
      ]);
      expect(await answer.text()).toContain('name="robots" content="noindex"');
    }
    // Its secret is not stored in any table.
    expect(JSON.stringify(await dumpDatabase())).not.toContain(path.split("/")[2] ?? "none");
    expect((await post(path, { word: "anything" })).status).toBe(303);
  });

  it("gives the same answer if it has ended or expired, its company is gone, or it never existed", async () => {
    const path = await linkOf(["scores"]);
    const answers: string[] = [];
    const seen = async (at: string) => {
      const answer = await visit(at);
      const nonceless = (await answer.text()).replaceAll(at, "").replace(/nonce="[^"]*"/g, "");
      expect([answer.status, answer.headers.get("Content-Language")]).toEqual([410, "en"]);
      answers.push(nonceless);
    };
    const [{ id, expires_at: until } = { id: "", expires_at: 0 }] = await rowsOf<{ id: string; expires_at: number }>(
      "select * from shares",
    );
    await seen(`/shared/${"A".repeat(72)}`);
    await seen("/shared/short");
    await seen(`/shared/${"A".repeat(2_000)}`);
    // Sealed by us for another purpose, or altered.
    await seen(`/shared/${ctx.ids.sealPart(climate, id)}`);
    await seen(path.replace(/.$/, (last) => (last === "A" ? "Q" : "A")));
    await change("update shares set expires_at = ? where id = ?", Date.now() - 1, id);
    await seen(path);
    await change("update shares set expires_at = ? where id = ?", until, id);
    expect((await visit(path)).status).toBe(200);
    await change("update companies set erased_at = 1 where id = ?", owner.companyId);
    await seen(path);
    await change("update companies set erased_at = null where id = ?", owner.companyId);
    const asked = await (await visit(`${pathOf(climate)}?dialog=end&link=${id}`, { cookie })).text();
    expect(asked).toContain(resources.en.share.end.title);
    expect((await post(pathOf(climate), { intent: "end", link: id }, { cookie })).status).toBe(303);
    await seen(path);
    expect(new Set(answers).size).toBe(1);
    expect(await ownerSees()).toContain(resources.en.share.state.ended);
    // It stays ended, and its owner may end it twice.
    expect((await post(pathOf(climate), { intent: "end", link: id }, { cookie })).status).toBe(303);
  });

  it("shows nothing when it is ended at the moment of reading", async () => {
    const path = await linkOf(["scores"]);
    // Before the report is read, and after the link was found.
    const late = interrupted("select", () => change("update shares set ended_at = 1"));
    expect((await send(path, {}, late)).status).toBe(410);
    expect(await readersOf()).toEqual([]);
  });

  it("counts a browser once, on whatever day, and stores nothing about it", async () => {
    const path = await linkOf(["scores"]);
    const first = await visit(path);
    const carried = pair(first);
    const again = await visit(path, { cookie: carried });
    expect(pair(again)).toBe("");
    expect(await readersOf()).toEqual([1]);
    // Another day without new readers.
    await change("update share_readings set day = '2020-01-01', last_at = 1");
    await visit(path, { cookie: carried });
    expect((await readersOf()).sort()).toEqual([0, 1]);
    expect(await ownerSees()).toContain("1 reader<");
    await visit(path);
    await visit(path, { cookie: `${carried.slice(0, -4)}AAAA` });
    // A program that inspects links, and a HEAD request, do not count as readers.
    const looked = await visit(path, { headers: { "User-Agent": "Mozilla/5.0 (compatible; bingbot/2.0)" } });
    expect([looked.status, pair(looked)]).toEqual([200, ""]);
    await send(path, { method: "HEAD" });
    expect(await ownerSees()).toContain("3 readers");
    const [row] = await rowsOf<Record<string, unknown>>("select * from share_readings");
    expect(Object.keys(row ?? {}).sort()).toEqual(["day", "last_at", "readers", "share_id"]);
    // The reader cookie of one link does not count for another.
    const other = await linkOf(["scores"], { recipient: "Another" });
    await visit(other, { cookie: carried });
    expect((await readersOf()).sort()).toEqual([1, 1, 2]);
  });

  it("is deleted with its readings a year after it expired, and not before", async () => {
    const path = await linkOf(["scores"]);
    await visit(path);
    const [{ expires_at: until } = { expires_at: 0 }] = await rowsOf<{ expires_at: number }>("select * from shares");
    const later = (days: number) => withoutQueue(createTestContext(() => until + days * 86_400_000));
    await deleteOldLogs(later(364));
    expect(await readersOf()).toEqual([1]);
    await deleteOldLogs(later(366));
    expect([await rowsOf("select 1 from shares"), await readersOf()]).toEqual([[], []]);
  });
});

describe("a link without the answers", () => {
  /** Which of these words of a report the page behind a link shows. */
  const said = async (id: string, parts: SharePart[], language: Language, words: readonly string[]) => {
    await change("delete from shares");
    const html = plain(await (await visit(await linkOf(parts, { language }, id))).text());
    return words.filter((word) => html.includes(word));
  };
  const others: SharePart[] = ["summary", "scores", "documents"];

  it.each(["en", "fr", "ms"] as const)("shows in %s no practice that is in place or missing", async (language) => {
    const asked = topics.flatMap(({ sections }) =>
      sections.flatMap(({ questions }) =>
        questions
          .filter(({ isRequired }) => isRequired)
          .flatMap(({ text, title }) => [title?.[language] ?? "", text[language]]),
      ),
    );
    const activities = resources[language].report.dimension.activities;
    expect(await said(readiness, others, language, [...asked, activities])).toEqual([]);
    expect(await said(readiness, ["scores", "answers"], language, [activities])).toEqual([activities]);
    expect(await said(readiness, ["answers"], language, asked)).toEqual(asked);
  });

  it.each(["en", "fr", "ms"] as const)("shows in %s no emissions, target or certificate", async (language) => {
    const { ghg, certifications } = resources[language].climate;
    const told = [ghg.title, ghg.unit, ghg.target, certifications.title];
    expect(await said(climate, [...others, "plan"], language, told)).toEqual([]);
    expect(await said(climate, ["answers"], language, told)).toEqual(told);
  });
});

describe("the status of a shared report", () => {
  it("appears above everything else, with a link to verify the report", async () => {
    const user = await registerCompany(ctx);
    await change("update users set email_confirmed_at = 1 where id = ?", user.id);
    const as = await cookieOf(ctx, user.id);
    const submit = async () => {
      const id = await completeDraft(ctx, user, 60);
      await submitAssessment(ctx, user, id);
      return id;
    };
    const id = await submit();
    expect(await issueProof(ctx, id)).toBe("issued");
    const [{ code } = { code: "none" }] = await rowsOf<{ code: string }>(
      "select code from proofs where assessment_id = ?",
      id,
    );
    const open = async (parts: SharePart[], language: Language) => {
      expect((await make(parts, { language }, id, as)).status).toBe(303);
      const [{ id: shareId } = { id: "" }] = await rowsOf<{ id: string }>(
        "select id from shares order by rowid desc limit 1",
      );
      const answer = await visit(new URL(linkAddress(ctx, { id: shareId, assessmentId: id })).pathname);
      const html = plain(await answer.text());
      return { html, head: html.slice(html.indexOf("<main"), html.indexOf("<article")) };
    };
    const [withdrawn, newer] = [/Withdrawn by .+ on .+\. Do not rely on it/, /A newer report exists \(.+\)/];
    const checks = `/verify?code=${printCode(code)}&lng=en`;

    const fresh = await open(["summary", "scores"], "en");
    expect(fresh.head).toContain(`href="${checks}"`);
    expect([withdrawn.test(fresh.html), newer.test(fresh.html)]).toEqual([false, false]);
    const checked = await (await visit(checks)).text();
    expect(checked).toContain(resources.en.verify.state.issued);
    // The code leads to level and scores, so a link without those says why it leads to no check.
    const partial = await open(["scores"], "fr");
    expect(partial.head).not.toContain("/verify");
    expect(partial.head).toContain(resources.fr.share.shared.unproved);

    // Advanced overall, with one dimension at zero, and no document behind any answer.
    expect(fresh.html).toMatch(/is at the Advanced level as a whole, but “Governance” is far behind/);
    expect(fresh.html).not.toMatch(/Congratulations|backed by evidence|can show/);
    expect(fresh.html).toContain("strength is steady practice.");

    // The same goes for a result stored with fewer fields in its document, which stays as stored.
    await change(
      "update results set document = json_remove(document, '$.kind', '$.version', '$.missing') where assessment_id = ?",
      id,
    );
    await change("update assessments set catalogue_version = 'readiness-1' where id = ?", id);
    const storedOf = () => rowsOf("select document, method_version from results where assessment_id = ?", id);
    const stored = await storedOf();
    for (const language of ["en", "fr", "ms"] as const) {
      const { html } = await open(["summary", "scores"], language);
      const { congratulations } = resources[language].report.summary;
      expect(html).not.toContain(congratulations.advanced.split("{{company}}").at(-1));
      expect(html).not.toMatch(/backed by evidence|appuyée par des preuves|disokong oleh bukti/);
      expect(html).toMatch(/“Governance” is far behind|«\sGouvernance\s» est loin|“Tadbir Urus” jauh/);
    }
    expect(await storedOf()).toEqual(stored);

    const next = await submit();
    const followed = await open(["summary", "scores"], "en");
    expect([withdrawn.test(followed.head), newer.test(followed.head)]).toEqual([false, true]);
    // A link to one report opens no other; a user who may read the newer one gets a link to it.
    expect(followed.head.split(`href="${checks}"`)).toHaveLength(3);
    expect(followed.html).not.toContain(ctx.ids.seal(next));
    for (const naming of ["", `&userId=${user.id}`]) {
      const own = plain(await (await visit(`/pdf/${ctx.ids.seal(id)}?lang=en${naming}`, { cookie: as })).text());
      const [, path = ""] = new RegExp(`href="(/pdf/${ctx.ids.seal(next)}[^"]*)"`).exec(own) ?? [];
      expect(path).toBe(`/pdf/${ctx.ids.seal(next)}${naming.replace("&", "?")}`);
      expect((await visit(path, { cookie: as })).status).toBe(200);
    }
    expect(plain(await (await visit(checks)).text())).toMatch(newer);

    await change(
      "insert into withdrawals (list, place, at) select list, place, ? from proofs where assessment_id = ?",
      Date.now(),
      id,
    );
    const gone = await open(["scores"], "en");
    expect([withdrawn.test(gone.head), newer.test(gone.head)]).toEqual([true, true]);
    expect(gone.head.search(withdrawn)).toBeLessThan(gone.head.search(newer));
    expect((await open(["answers"], "fr")).head).toContain("Retiré par ");
    expect((await open(["answers"], "ms")).head).toContain("Ditarik balik oleh ");
    const said = plain(await (await visit(checks)).text());
    expect(said).toMatch(withdrawn);
    expect(said.search(withdrawn)).toBeLessThan(said.search(newer));
    const printed = plain(await (await visit(`/pdf/${ctx.ids.seal(id)}?lang=en`, { cookie: as })).text());
    expect(printed.slice(0, printed.indexOf("<article"))).toMatch(withdrawn);
  }, 30_000);
});

describe("the access word of a link", () => {
  it("is required before anything is shown, and remembered for that link alone", async () => {
    const path = await linkOf(["summary"], { word: WORD, language: "fr" });
    const asked = await visit(path, { headers: { "Accept-Language": "ms" } });
    const html = plain(await asked.text());
    expect(html).toContain(resources.fr.share.word.title);
    expect(html).not.toContain(owner.companyName);
    expect(asked.headers.get("Referrer-Policy")).toBe("same-origin");
    expect(await rowsOf("select word_hash from shares where word_hash like ?", `%${WORD}%`)).toEqual([]);

    for (const [word, text] of [
      ["", resources.fr.share.errors.wordMissing],
      ["another word", resources.fr.share.errors.word],
      ["x".repeat(65), resources.fr.share.errors.word],
    ] as const) {
      const wrong = await say(path, word);
      expect([wrong.status, pair(wrong)]).toEqual([400, ""]);
      expect(plain(await wrong.text())).toContain(text);
    }
    const right = await say(path, `  ${WORD} `);
    expect([right.status, right.headers.get("Location")]).toEqual([303, path]);
    const said = pair(right);
    expect(plain(await (await visit(path, { cookie: said })).text())).toContain(owner.companyName);
    expect(await readersOf()).toEqual([1]);

    // The word given for one link opens no other, nor this one if the cookie is altered or old or the link has ended.
    const other = await linkOf(["summary"], { word: WORD, recipient: "Another" });
    expect(await (await visit(other, { cookie: said })).text()).not.toContain(owner.companyName);
    expect(await (await visit(path, { cookie: `${said.slice(0, -4)}AAAA` })).text()).not.toContain(owner.companyName);
    const [{ id: shareId } = { id: "" }] = await rowsOf<{ id: string }>(
      "select id from shares where recipient = 'A bank'",
    );
    const token = path.split("/")[2] ?? "";
    const old = { shareId, isCounted: true, saidUntil: Date.now() - 1 };
    const [late = ""] = (await keepVisit(ctx, token, old, Date.now() + 60_000)).split(";");
    expect(await (await visit(path, { cookie: late })).text()).not.toContain(owner.companyName);
    expect(await readersOf()).toEqual([1]);
    await change("update shares set ended_at = 1");
    expect((await visit(path, { cookie: said })).status).toBe(410);
    expect((await say(path, WORD)).status).toBe(410);
  }, 30_000);

  it("is accepted with another system's spaces and accents, and against a hash of the former format", async () => {
    const typed = "île\u00a0du\u3000nord";
    const path = await linkOf(["summary"], { word: typed.normalize("NFD") });
    for (const word of ["île du nord", typed, typed.normalize("NFD")]) expect((await say(path, word)).status).toBe(303);
    expect((await say(path, "ile du nord")).status).toBe(400);
    const former = await formerHash(typed);
    await change("update shares set word_hash = ?", former);
    expect((await say(path, "île du nord")).status).toBe(400);
    expect((await say(path, typed)).status).toBe(303);
    expect((await say(path, "île du nord")).status).toBe(303);
    expect(await rowsOf("select 1 from shares where word_hash = ?", former)).toEqual([]);
  }, 30_000);

  it("has limited attempts, not counting correct ones, and visitors who already gave it can read on", async () => {
    const path = await linkOf(["scores"], { word: WORD });
    const said = pair(await say(path, WORD));
    await change("update rate_limits set count = ? where key like 'share-word/%'", WORD_TRIES.max - 1);
    expect((await say(path, WORD)).status).toBe(303);
    expect((await say(path, "a wrong word")).status).toBe(400);
    const over = await say(path, WORD);
    expect([over.status, Number(over.headers.get("Retry-After"))]).toEqual([429, expect.any(Number)]);
    expect(pair(over)).toBe("");
    expect((await visit(path, { cookie: said })).status).toBe(200);
  }, 30_000);
});

describe("files of a shared report", () => {
  it("open only by a link that includes them, after its word, and until it ends", async () => {
    const user = await registerCompany(ctx);
    const id = await completeDraft(ctx, user, 40);
    const saved = await saveForm(
      ctx,
      user,
      id,
      documentForm({ ...ENTRY, links: ["water.assess.1"] }, [pdfFile(await smallPdf())]),
    );
    expect(saved.ok).toBe(true);
    await submitAssessment(ctx, user, id);
    await change("update users set email_confirmed_at = 1 where id = ?", user.id);
    const as = await cookieOf(ctx, user.id);
    const link = async (parts: SharePart[], word?: string) => {
      const done = await make(parts, { recipient: parts.join(), ...(word ? { word } : {}) }, id, as);
      expect(done.status).toBe(303);
      const [{ id: shareId } = { id: "" }] = await rowsOf<{ id: string }>(
        "select id from shares order by rowid desc limit 1",
      );
      return { path: new URL(linkAddress(ctx, { id: shareId, assessmentId: id })).pathname, shareId };
    };
    const open = await link(["documents"], WORD);
    const said = pair(await say(open.path, WORD));
    const html = await (await visit(open.path, { cookie: said })).text();
    const [, href = ""] = /href="(\/shared\/[^"]+\/files\/[^"]+\.pdf)"/.exec(html) ?? [];
    expect(href.startsWith(`${open.path}/files/evidence/`)).toBe(true);
    const served = await visit(href, { cookie: said });
    expect([served.status, served.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    await served.body?.cancel();
    const statusOf = async (path: string, carried?: string) => {
      const answer = await visit(path, carried ? { cookie: carried } : {});
      await answer.body?.cancel();
      return answer.status;
    };
    expect(await statusOf(href)).toBe(404);
    // What the link shows is itself a file, for whoever may read the link.
    const [, report = ""] = /href="(\/shared\/[^"]+\/report\.pdf)"/.exec(html) ?? [];
    expect([await statusOf(report), await statusOf(report, said)]).toEqual([404, 200]);
    const scores = await link(["scores"]);
    expect(await statusOf(href.replace(open.path, scores.path))).toBe(404);
    expect(await (await visit(scores.path)).text()).not.toContain("/files/evidence/");
    // The same file through a link to another company's documents.
    const foreign = await linkOf(["documents"]);
    expect(await statusOf(href.replace(open.path, foreign))).toBe(404);
    // The file's own address is still only for the company's people.
    expect(await statusOf(href.replace(open.path, ""))).toBe(401);
    await change("update shares set ended_at = 1 where id = ?", open.shareId);
    expect([await statusOf(href, said), await statusOf(report, said)]).toEqual([404, 404]);

    // Its name also appears next to an answer, if the link includes both.
    const named = async (parts: SharePart[]) =>
      (await (await visit((await link(parts)).path)).text()).split(ENTRY.name).length - 1;
    expect(await named(["answers"])).toBe(0);
    expect(await named(["documents", "answers"])).toBeGreaterThan(await named(["documents"]));

    // The proof code leads to level and scores.
    expect(await issueProof(ctx, id)).toBe("issued");
    const [{ code } = { code: "none" }] = await rowsOf<{ code: string }>(
      "select code from proofs where assessment_id = ?",
      id,
    );
    const isProved = async (parts: SharePart[]) =>
      (await (await visit((await link(parts)).path)).text()).includes(printCode(code));
    expect(await isProved(["summary", "scores"])).toBe(true);
    for (const parts of [["summary"], ["scores"], ["answers", "documents"]] as SharePart[][]) {
      expect([parts, await isProved(parts)]).toEqual([parts, false]);
    }
  }, 30_000);

  it("include the picture of a signature when the summary is shared", async () => {
    const file = new File([SMALL_PNG], "signature.png", { type: "image/png" });
    expect((await signReport(ctx, owner, climate, { way: "uploaded", file })).ok).toBe(true);
    const path = await linkOf(["summary"]);
    const html = await (await visit(path)).text();
    const [, src = ""] = /<img src="(\/shared\/[^"]+)"/.exec(html) ?? [];
    const picture = await visit(src);
    expect([picture.status, picture.headers.get("Content-Type")]).toEqual([200, "image/png"]);
    await picture.body?.cancel();
    const other = await linkOf(["scores"], { recipient: "Another" });
    expect((await visit(src.replace(path, other))).status).toBe(404);
  });
});

describe("making a link", () => {
  it("shows the error of each field, keeps what was typed, and refuses unexpected input", async () => {
    const cases: [Record<string, string>, SharePart[], string][] = [
      [{ recipient: " \u200b" }, ["scores"], resources.en.share.errors.recipient],
      [{ recipient: "x".repeat(121) }, ["scores"], resources.en.share.errors.recipientLong],
      [{}, [], resources.en.share.errors.parts],
      [{}, ["everything" as SharePart], resources.en.share.errors.parts],
      [{}, Array(7).fill("scores"), resources.en.share.errors.parts],
      [{ language: "de" }, ["scores"], resources.en.share.errors.language],
      [{ expires: "" }, ["scores"], resources.en.share.errors.expires.missing],
      [{ expires: "2027-02-30" }, ["scores"], resources.en.share.errors.expires.invalid],
      [{ expires: inDays(-1) }, ["scores"], resources.en.share.errors.expires.past],
      [{ expires: inDays(367) }, ["scores"], resources.en.share.errors.expires.far],
      [{ word: "short" }, ["scores"], resources.en.share.errors.wordShort],
      [{ word: "x".repeat(65) }, ["scores"], resources.en.share.errors.wordLong],
    ];
    for (const [more, parts, text] of cases) {
      const answer = await make(parts, more);
      expect([answer.status, plain(await answer.text())]).toEqual([400, expect.stringContaining(text)]);
    }
    expect(plain(await (await make([], { recipient: "<b>Bank</b>" })).text())).toContain('value="&lt;b&gt;Bank');
    expect(await rowsOf("select 1 from shares")).toEqual([]);
  });

  it("is allowed only to the owner with a confirmed email address, and stops at a hundred", async () => {
    const stranger = await registerCompany(ctx);
    const foreign = await cookieOf(ctx, stranger.id);
    expect((await make(["scores"], {}, climate, foreign)).status).toBe(404);
    const share = {
      recipient: "A bank",
      parts: ["scores" as const],
      language: "en" as const,
      expires: inDays(1),
    };
    for (const role of ["contributor", "viewer"] as const) {
      expect(await makeShare(ctx, { ...owner, role }, await rowOf(climate), share)).toEqual({
        ok: false,
        reason: "forbidden",
      });
    }
    // Another user has become the owner since the session was read.
    await change("update users set role = 'contributor' where id = ?", owner.id);
    expect(await makeShare(ctx, { ...owner, isConfirmed: true }, await rowOf(climate), share)).toEqual({
      ok: false,
      reason: "forbidden",
    });
    await change("update users set role = 'owner', email_confirmed_at = null where id = ?", owner.id);
    expect((await make(["scores"])).status).toBe(400);
    expect(await ownerSees()).not.toContain('name="recipient"');
    await change("update users set email_confirmed_at = 1 where id = ?", owner.id);

    const path = await linkOf(["scores"]);
    const [{ id } = { id: "" }] = await rowsOf<{ id: string }>("select id from shares");
    for (const at of [foreign, cookie]) {
      const of = at === foreign ? climate : readiness;
      expect((await post(pathOf(of), { intent: "end", link: id }, { cookie: at })).status).toBe(404);
    }
    expect((await visit(path)).status).toBe(200);
    await change(
      "insert into shares select 'copy' || value, assessment_id, recipient, parts, language, word_hash, created_by, created_at, expires_at, 1 from shares, json_each(?)",
      JSON.stringify(Array.from({ length: 99 }, (_, index) => index)),
    );
    const full = await make(["scores"]);
    expect([full.status, plain(await full.text())]).toEqual([
      400,
      expect.stringContaining(resources.en.share.problems.full),
    ]);
  });

  it("tells its maker by mail, and other owners in the bell too, without the link's secret", async () => {
    await change("delete from outbox");
    const other = await colleagueOf(ctx, owner, "owner");
    const path = await linkOf(["scores"]);
    const told = await rowsOf<{ user_id: string; channel: string; data: string }>(
      "select * from outbox where cause = 'report-link'",
    );
    expect(told.map(({ user_id, channel }) => `${user_id} ${channel}`).sort()).toEqual(
      [`${owner.id} email`, `${other.id} email`, `${other.id} inApp`].sort(),
    );
    await change("delete from users where id = ?", other.id);
    const [{ data } = { data: "" }] = told;
    expect(JSON.parse(data)).toEqual({ assessmentId: climate, kind: PROGRESS, date: inDays(30) });
    expect(JSON.stringify(told)).not.toContain(path.split("/")[2] ?? "none");
  });

  it("writes a link or nothing, ends it or not, and counts a reader or none, whichever statement fails", async () => {
    const share = {
      recipient: "A bank",
      parts: ["scores" as const],
      language: "en" as const,
      expires: inDays(1),
    };
    const confirmed = { ...owner, isConfirmed: true };
    const assessment = await rowOf(climate);
    const isUnchanged = async (_: unknown, before: unknown) => expect(await dump()).toEqual(before);
    const made = await faultEverywhere(
      "fail",
      () => change("delete from rate_limits"),
      async (faulty) => expect((await makeShare(faulty, confirmed, assessment, share)).ok).toBe(true),
      isUnchanged,
    );
    expect(made).toBe(3);
    const [{ id } = { id: "" }] = await rowsOf<{ id: string }>("select id from shares");
    const token = new URL(linkAddress(ctx, { id, assessmentId: climate })).pathname.split("/")[2] ?? "";
    const request = new Request(`${ORIGIN}/shared/${token}`);
    const read = await faultEverywhere(
      "fail",
      async () => null,
      async (faulty) => expect((await readShared(faulty, request, token)).view).toBe("report"),
      isUnchanged,
    );
    expect(read).toBeGreaterThan(10);
    expect(await readersOf()).toEqual([1]);
    const locked = { ...share, recipient: "Another bank", word: WORD };
    expect((await makeShare(ctx, confirmed, assessment, locked)).ok).toBe(true);
    const [{ id: lockedId } = { id: "" }] = await rowsOf<{ id: string }>(
      "select id from shares where word_hash is not null",
    );
    const lockedToken = new URL(linkAddress(ctx, { id: lockedId, assessmentId: climate })).pathname.split("/")[2] ?? "";
    const said = await faultEverywhere(
      "fail",
      () => change("delete from rate_limits"),
      async (faulty) => expect((await checkPassword(faulty, request, lockedToken, WORD)).ok).toBe(true),
      isUnchanged,
    );
    expect(said).toBe(3);
    await change("delete from shares where id = ?", lockedId);
    const ended = await faultEverywhere(
      "fail",
      async () => null,
      async (faulty) => expect(await endShare(faulty, owner, assessment, id)).toEqual({ ok: true }),
      isUnchanged,
    );
    expect(ended).toBe(2);
    expect(await rowsOf("select 1 from shares where ended_at is null")).toEqual([]);
  });
});
