import { beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { notifyOwner } from "~/assessment/completion/notify-owner.server";
import { setDeadline } from "~/assessment/deadlines/set.server";
import { remindOfRestingDrafts } from "~/assessment/drafts/remind-resting.server";
import { addComment } from "~/assessment/teamwork/comments.server";
import { remindOfTopics } from "~/assessment/teamwork/remind.server";
import { assignTopic, markTopic } from "~/assessment/teamwork/topics.server";
import { assessmentPaths, startPath } from "~/core/addresses/assessment";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { outboxRows } from "~/foundation/notifications/outbox.server";
import { savePreferences } from "~/foundation/notifications/preferences.server";
import { weekEnd } from "~/foundation/notifications/rules/digest";
import type { Cause } from "~/foundation/notifications/rules/types";
import { outbox } from "~/foundation/notifications/tables";
import { resources } from "~/i18n/resources";
import { startAssessment } from "~/improvement/plan/start.server";
import type { Mail } from "~/platform/mail/mailer";
import { addReview } from "~/results/results/reviews.server";
import { submitAssessment } from "~/results/results/submit.server";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { writeDigests } from "~/upkeep/delivery/digest.server";
import { change, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { cookieOf, post, visit } from "../support/pages";
import { notifiedDataOf, registerCorporate } from "../support/people";
import { PROGRESS_QUESTIONNAIRE } from "../support/progress-questionnaire";
import { sendWaiting } from "../support/rounds";
import { colleagueOf } from "../support/subject";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  requiredAnswers,
  withoutQueue,
} from "../support/worker";

const DAY = 86_400_000;
const NAMES = { en: "Progress Assessment", fr: "Évaluation des progrès", ms: "Penilaian Kemajuan" };
const READINESS_NAMES = { en: "Readiness Assessment", fr: "Évaluation de préparation", ms: "Penilaian Kesediaan" };

const ctx = withoutQueue(createTestContext());
const ctxIn = (days: number) => withoutQueue(createTestContext(() => Date.now() + days * DAY));

let owner: CurrentUser;
let id: string;

/** A company with a draft of the second kind, whose questionnaire gives one of its topics a different name. */
beforeAll(async () => {
  const dimensions = PROGRESS_QUESTIONNAIRE.dimensions.map((dimension) => ({
    ...dimension,
    topics: dimension.topics.map((topic) =>
      topic.id === "water" ? { ...topic, name: { en: "Rivers", fr: "Rivières", ms: "Sungai" } } : topic,
    ),
  }));
  const version = "progress-messages-1";
  await change(
    "insert into catalogues (version, kind, document, published_at) values (?, 'progress', ?, 1)",
    version,
    JSON.stringify({ ...PROGRESS_QUESTIONNAIRE, version, dimensions }),
  );
  const chain = await registerCorporate(ctx);
  const { email } = await registerCompany(ctx, { accessCode: chain.code });
  const newcomer = await reloadUser(ctx, email);
  await submitAssessment(ctx, newcomer, await completeDraft(ctx, newcomer, 64));
  owner = await reloadUser(ctx, email);
  const started = await startAssessment(ctx, owner, { kind: "progress" });
  if (!started.ok) throw new Error(started.reason);
  id = started.assessmentId;
});

/** Delivers a user's pending message for a cause and returns the mail, with its text on one line. */
async function mailOf({ id: userId }: CurrentUser, cause: string, at = ctx): Promise<Mail> {
  const mails: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void mails.push(mail) };
  const rows = await rowsOf<{ id: string }>("select id from outbox where user_id = ? and cause = ?", userId, cause);
  for (const row of rows) await deliver({ ...at, mailer }, { v: 1, outboxId: row.id });
  await sendWaiting({ ...at, mailer });
  const mail = mails.find(({ idempotencyKey }) => rows.some(({ id: rowId }) => rowId === idempotencyKey));
  if (!mail) throw new Error("No mail");
  return { ...mail, text: mail.text.replace(/\s+/g, " ") };
}

/** Notifies a user as if the event had happened. */
async function tell({ id: userId }: CurrentUser, cause: Cause, data: Record<string, string> = {}): Promise<void> {
  await ctx.db.insert(outbox).values(outboxRows(ctx, { cause, userId, data }));
}

async function colleagueReading(language: string): Promise<CurrentUser> {
  const colleague = await colleagueOf(ctx, owner);
  const email = `${crypto.randomUUID()}@example.com`;
  await change("update users set language = ?, email = ? where id = ?", language, email, colleague.id);
  return reloadUser(ctx, email);
}

describe("a message about an assessment", () => {
  it.each(LANGUAGES)("names its kind by email and in the bell, and links to its address, in %s", async (language) => {
    const colleague = await colleagueReading(language);
    await assignTopic(ctx, owner, id, { topicId: "water", assigneeId: colleague.id, dueOn: "" });
    const path = assessmentPaths("progress", ctx.ids.seal(id)).topic("water");
    expect(path).toMatch(/^\/topics\/progress\//);
    const { text } = await mailOf(colleague, "topic-assigned");
    expect(text).toContain(NAMES[language]);
    expect(text).not.toContain(READINESS_NAMES[language]);
    expect(text).toContain(path);
    const cookie = await cookieOf(ctx, colleague.id);
    const page = await (await visit("/notifications", { cookie })).text();
    expect(page).toContain(NAMES[language]);
    const [entry] = await rowsOf<{ id: string }>("select id from notices where user_id = ?", colleague.id);
    const opened = await post("/notifications", { open: entry?.id ?? "" }, { cookie });
    expect(opened.headers.get("Location")).toBe(path);
  });

  it.each(LANGUAGES)("sent a year after a footprint asks for the next one of its kind, in %s", async (language) => {
    const colleague = await colleagueReading(language);
    await tell(colleague, "footprint-year", { kind: "progress", years: "1", date: inDays(-365) });
    const { text } = await mailOf(colleague, "footprint-year");
    expect(text).toContain(NAMES[language]);
    expect(text).not.toContain(READINESS_NAMES[language]);
    expect(text).toContain(startPath("progress"));
    const cookie = await cookieOf(ctx, colleague.id);
    expect(await (await visit("/notifications", { cookie })).text()).toContain(NAMES[language]);
    const [entry] = await rowsOf<{ id: string }>("select id from notices where user_id = ?", colleague.id);
    const opened = await post("/notifications", { open: entry?.id ?? "" }, { cookie });
    expect(opened.headers.get("Location")).toBe(startPath("progress"));
  });

  it.each(LANGUAGES)("about a report links to its file without attaching it, in %s", async (language) => {
    const colleague = await colleagueReading(language);
    for (const cause of ["report-ready", "report-shared", "report-link", "report-approved"] as const) {
      await tell(colleague, cause, { assessmentId: "a", kind: "progress", company: "A buyer", date: inDays(30) });
      const mail = await mailOf(colleague, cause);
      const file = `${ctx.settings.APP_URL}${assessmentPaths("progress", ctx.ids.seal("a")).reportFile(language)}`;
      for (const body of [mail.text, mail.html]) expect(body).toContain(file);
      expect(mail.text).toContain(resources[language].mail.report.file);
      expect(JSON.stringify(mail)).not.toMatch(/attachment/i);
      if (cause === "report-ready") expect(mail.text).toContain(resources[language].mail.values.reading.progress);
    }
    await tell(colleague, "report-reviewed", { assessmentId: "a", kind: "progress" });
    expect((await mailOf(colleague, "report-reviewed")).text).not.toContain("/file?");
  });

  it.each(LANGUAGES)("that welcomes a user begins with the first kind, in %s", async (language) => {
    const colleague = await colleagueReading(language);
    await tell(colleague, "account-created");
    const { text } = await mailOf(colleague, "account-created");
    expect(text).toContain(READINESS_NAMES[language]);
    expect(text).not.toContain(NAMES[language]);
  });

  it.each(LANGUAGES)("keeps its kind and address in the weekly overview, in %s", async (language) => {
    const colleague = await colleagueReading(language);
    await savePreferences(ctx, colleague.id, {}, true);
    await tell(colleague, "half-way", { assessmentId: id, kind: "progress" });
    await tell(colleague, "draft-resting", { assessmentId: "a", kind: "readiness", days: "7" });
    for (const cause of ["half-way", "draft-resting"])
      await expect(mailOf(colleague, cause)).rejects.toThrow("No mail");
    const monday = weekEnd(Date.now() + 7 * DAY) + 60_000;
    const then = withoutQueue(createTestContext(() => monday));
    await writeDigests(then, null);
    const { text } = await mailOf(colleague, "digest", then);
    for (const name of [NAMES, READINESS_NAMES]) expect(text).toContain(name[language]);
    expect(text).toContain(`${ctx.settings.APP_URL}${assessmentPaths("progress", ctx.ids.seal(id)).form}`);
    expect(text).toContain(`${ctx.settings.APP_URL}${assessmentPaths("readiness", ctx.ids.seal("a")).form}`);
  });

  it("is of the first kind if it has waited since before other kinds existed", async () => {
    const colleague = await colleagueReading("en");
    await tell(colleague, "half-way", { assessmentId: id });
    const { subject, text } = await mailOf(colleague, "half-way");
    expect(subject).toBe("Half of your Readiness Assessment is done");
    expect(text).toContain(`${ctx.settings.APP_URL}${assessmentPaths("readiness", ctx.ids.seal(id)).form} `);
  });

  it("carries its kind, whatever it is about, and names a topic as that kind's questionnaire does", async () => {
    const colleague = await colleagueReading("ms");
    const about = { topicId: "water", assigneeId: colleague.id };
    await assignTopic(ctx, owner, id, { ...about, dueOn: inDays(3) });
    await remindOfTopics(ctxIn(2), null);
    expect(await notifiedDataOf(colleague, "topic-due")).toMatchObject({ kind: "progress", topicEn: "Rivers" });
    await remindOfRestingDrafts(ctxIn(8), null);
    await saveAnswers(ctx, colleague, id, requiredAnswers(40));
    await addComment(ctx, owner, id, { questionId: "water.assess.1", text: "Which river?" });
    await markTopic(ctx, colleague, id, { topicId: "water", mark: "ready", seen: null });
    const [said] = await rowsOf<{ at: number }>("select state_at as at from topic_work where assessment_id = ?", id);
    await markTopic(ctx, owner, id, { topicId: "water", mark: "back", seen: said?.at ?? null });
    await notifyOwner(ctx, colleague, id);
    expect(await submitAssessment(ctx, owner, id)).toEqual({ ok: true });
    await addReview(ctx, colleague, id, "reviewed");
    await addReview(ctx, owner, id, "approved");

    const told = await rowsOf<{ cause: string; kind: string | null }>(
      `select distinct cause, data ->> 'kind' as kind from outbox
       where event_id not like 'topic-%' and event_id like ?1 or data ->> 'assessmentId' = ?2 and data ->> 'kind' is not null
       order by cause`,
      `%/${id}%`,
      id,
    );
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(["progress"]));
    expect(told.map(({ cause }) => cause)).toEqual([
      "assessment-completed",
      "assessment-ready",
      "comment-added",
      "draft-resting",
      "half-way",
      "member-report-approved",
      "member-submitted",
      "report-approved",
      "report-ready",
      "report-reviewed",
      "report-shared",
      "topic-assigned",
      "topic-due",
      "topic-ready",
      "topic-sent-back",
    ]);
  });

  it("about a deadline is of the kind that the deadline is set for", async () => {
    const due = inDays(3);
    const colleague = await colleagueOf(ctx, owner);
    expect(await setDeadline(ctx, colleague, { scope: "own", kind: "progress" }, due)).toEqual({ ok: true });
    expect(await notifiedDataOf(owner, "deadline-set")).toMatchObject({ kind: "progress", dueOn: due });
    expect((await mailOf(owner, "deadline-set")).subject).toContain(NAMES.en);
  });
});
