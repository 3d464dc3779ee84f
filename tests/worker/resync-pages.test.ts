import { afterEach, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findQuestion } from "~/assessment/catalogue/rules/lookup";
import { resyncQuestions } from "~/assessment/drafts/resync.server";
import { LANGUAGES } from "~/core/language";
import { resources } from "~/i18n/resources";
import { createContext } from "~/platform/context";
import { editChoice, given } from "../support/answers";
import { change, interrupted, rowsOf, tapped } from "../support/database";
import { withoutOptions } from "../support/next-version";
import { cookieOf, post, send, visit } from "../support/pages";
import { publish, withdrawAll } from "../support/publish";
import { completeDraft, createTestContext, registerCompany, testEnv, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const NEW = {
  en: "Do you know your water?",
  fr: "Connaissez-vous votre eau ?",
  ms: "Adakah anda tahu tentang air anda?",
};

/** A question that the newer version no longer asks. */
const GONE = "water.assess.2";

afterEach(withdrawAll);

/** A signed-in owner with a draft whose questions have since changed; the page, and the request of its form. */
async function outdatedDraft() {
  const user = await registerCompany(ctx);
  const id = await completeDraft(ctx, user, 40);
  await saveAnswers(ctx, user, id, [given("water.assess.options", ["other"], { other: "a well" })]);
  const version = await publish({
    "water.assess.1": (question) => ({ ...question, text: NEW }),
    "water.assess.2": (question) => ({ ...question, id: "water.assess.9", text: NEW }),
    "water.assess.options": withoutOptions(({ isOther }) => isOther === true),
  });
  const cookie = await cookieOf(ctx, user.id);
  const path = `/resync/${ctx.ids.seal(id)}`;
  const page = async (query = "") => (await visit(path + query, { cookie })).text();
  const action = async () =>
    (await page("?dialog=resync")).match(/action="(\/resync\/[^"]+)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
  return { user, id, version, cookie, path, page, action };
}

const versionOf = async (id: string) =>
  (await rowsOf<{ v: string }>("select catalogue_version as v from assessments where id = ?", id))[0]?.v;
const plain = (html: string) =>
  html
    .replaceAll("<!-- -->", "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/[ \n]+/g, " ");

describe("the resync page", () => {
  it("lists what is kept, changed, lost and new, old and new wording side by side, before anything happens", async () => {
    const { id, page } = await outdatedDraft();
    const html = plain(await page());
    expect(html).toContain("80 answers stay as they are");
    expect(html).toContain("1 answer stays, but waits for you to confirm it");
    expect(html).toContain("2 answers are lost");
    expect(html).toContain("1 new question");
    const [until, from] = [html.indexOf("Until now"), html.indexOf("From now on")];
    expect(until).toBeGreaterThan(0);
    expect(html.slice(until, from)).not.toContain(NEW.en);
    expect(html.slice(from)).toContain(NEW.en);
    expect(html).toContain("Your answer: Other (a well)");
    expect(html).not.toContain("<dialog");
    expect(plain(await page("?dialog=resync"))).toContain("Unsaved changes will be lost");
    expect(await versionOf(id)).toBe(newestReadiness.version);
  });

  it("is in the reader's language", async () => {
    const { user, page } = await outdatedDraft();
    await change("update users set language = 'ms' where id = ?", user.id);
    const html = plain(await page());
    expect(html).toContain(NEW.ms);
    expect(html).not.toContain(NEW.en);
    expect(html).toContain("2 jawapan akan hilang");
  });

  it.each(LANGUAGES)("says why each answer is lost, in %s", async (language) => {
    const user = await registerCompany(ctx, { language });
    const id = await completeDraft(ctx, user, 40);
    const [offered, several] = ["water.assess.options", "waste.assess.options"];
    const questions = Object.fromEntries(
      [offered, several, GONE].map((questionId) => [questionId, findQuestion(newestReadiness, questionId)?.question]),
    );
    await saveAnswers(ctx, user, id, [given(offered, ["other"], { other: "a well" }), given(several, ["a1", "a2"])]);
    await publish({
      [GONE]: () => null,
      [offered]: withoutOptions(({ isOther }) => isOther === true),
      [several]: editChoice((question) => ({ ...question, selection: "one" })),
    });
    const page = await visit(`/resync/${ctx.ids.seal(id)}`, { cookie: await cookieOf(ctx, user.id) });
    const html = plain(await page.text());
    const { lists, reasons } = resources[language].drafts.resync;
    const [, lost = ""] = html.split(`<h2 class="mb-3">${lists.dropped}</h2>`);
    const entries = lost.split("<h3").slice(1, 4);
    const why = entries.map((entry) =>
      Object.entries(reasons).flatMap(([reason, words]) => (entry.includes(words) ? reason : [])),
    );
    // In the order of the questions, then those no longer asked.
    expect(why).toEqual([["options"], ["single"], ["gone"]]);
    for (const [index, id] of [offered, several, GONE].entries()) {
      expect(entries[index]).toContain(`>${questions[id]?.text[language]}</h3>`);
    }
  });

  it("does what was listed, and the history then no longer mentions newer questions", async () => {
    const { id, version, cookie, action } = await outdatedDraft();
    const history = async () => (await visit("/user/history?dialog=none", { cookie })).text();
    expect(await history()).toContain("There is a newer version of the questions.");
    const done = await post(await action(), { intent: "resync" }, { cookie });
    expect([done.status, done.headers.get("Location")]).toEqual([303, `/${ctx.ids.seal(id)}`]);
    expect(await versionOf(id)).toBe(version);
    expect(await history()).not.toContain("There is a newer version of the questions.");
  });

  it("asks again when an answer has been saved since", async () => {
    const { user, id, cookie, path, action } = await outdatedDraft();
    const sent = await action();
    await saveAnswers(ctx, user, id, [given("waste.assess.1", ["no"])]);
    for (const stale of [sent, path]) {
      const refused = await post(stale, { intent: "resync" }, { cookie });
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain("Something has been saved in the meantime");
    }
    expect(await versionOf(id)).toBe(newestReadiness.version);
    expect((await post(await action(), { intent: "resync" }, { cookie })).status).toBe(303);
  });

  it("says when another user is already resyncing, and when the resync failed", async () => {
    const { user, id, cookie, action } = await outdatedDraft();
    const sent = await action();
    const init = {
      method: "POST",
      headers: { Origin: "https://kompas.test", Cookie: cookie },
      body: new URLSearchParams({ intent: "resync" }),
    };
    const move = 'update "assessments" set "catalogue_version"';
    const failing = tapped((query) => (query.startsWith(move) ? "fail" : "run"));
    const failed = await send(sent, { ...init, headers: { ...init.headers } }, failing);
    expect(failed.status).toBe(500);
    expect(await failed.text()).toContain("Failed to resync questions");
    expect(await versionOf(id)).toBe(newestReadiness.version);
    const late = interrupted(move, () => resyncQuestions(createContext(testEnv), user, id));
    const second = await send(sent, init, late);
    expect(second.status).toBe(409);
    expect(await second.text()).toContain("Resync already in progress");
  });
});
