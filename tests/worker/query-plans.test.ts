import { describe, expect, it } from "vitest";
import {
  deleteAllEntries,
  deleteEntry,
  listAndCount,
  listEntries,
  markAllRead,
  markRead,
} from "~/account/inbox/inbox.server";
import { getSecurity, signOutElsewhere } from "~/account/password/own-sessions.server";
import { register } from "~/account/sign-up/register.server";
import { openAssociated } from "~/assessment/answers/associated.server";
import { findAssessment, listAssessments, openAssessment } from "~/assessment/answers/queries.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { loadCompletionPage } from "~/assessment/completion/load-page.server";
import { notifyOwner } from "~/assessment/completion/notify-owner.server";
import { READINESS } from "~/core/kinds/kind";
import { findProfile } from "~/foundation/company/profile.server";
import { completeSignIn } from "~/foundation/identity/complete-sign-in.server";
import { signIn } from "~/foundation/identity/credentials.server";
import { chooseLanguage } from "~/foundation/identity/language.server";
import { type CurrentUser, requireUser } from "~/foundation/identity/session.server";
import { findTokenOwner, issueTokens, revokeByRefreshToken, rotateTokens } from "~/foundation/identity/tokens.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { outboxRows } from "~/foundation/notifications/outbox.server";
import { listChoices, listPreferences, savePreferences } from "~/foundation/notifications/preferences.server";
import { DIGEST, weekEnd } from "~/foundation/notifications/rules/digest";
import { outbox } from "~/foundation/notifications/tables";
import { findSubscription, setSubscription, unsubscribeAddress } from "~/foundation/notifications/unsubscribe.server";
import { listIndustries, listPlaceChoices, listPlaces } from "~/foundation/reference/queries.server";
import { resolveReferences } from "~/foundation/reference/resolve.server";
import { readNetwork } from "~/home/journey/network.server";
import { cancelEmailChange, confirmEmailChange } from "~/home/profile/email-change.server";
import { changePicture, openPicture } from "~/home/profile/picture.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { openMemberDraft } from "~/network/members/draft.server";
import { chosenOpenStatement, foundStatement, pageStatement } from "~/network/members/find-members.server";
import { listMembers } from "~/network/members/list.server";
import { openMember } from "~/network/members/member-page.server";
import { remindMembers } from "~/network/members/remind.server";
import { joinByCode, rotateAccessCode, setJoinedCodes } from "~/network/membership/access-codes.server";
import { changeSharing, readLedger } from "~/network/membership/ledger.server";
import { readListQuery, SORTS, writeAnchor } from "~/network/membership/rules/list";
import type { Context } from "~/platform/context";
import { countUse } from "~/platform/rate-limit.server";
import { findAchievements } from "~/results/achievements/queries.server";
import { readReport } from "~/results/report/report.server";
import { readDeck } from "~/results/report/slides/read-deck.server";
import { getExportDetail } from "~/results/results/export.server";
import { profileQuery } from "~/results/results/profile.server";
import { getResults } from "~/results/results/queries.server";
import { addReview } from "~/results/results/reviews.server";
import { formerStatement } from "~/results/results/since.server";
import { submitAssessment } from "~/results/results/submit.server";
import { getSummary } from "~/results/results/summary.server";
import { deliver } from "~/upkeep/delivery/deliver.server";
import { writeDigests } from "~/upkeep/delivery/digest.server";
import { listLocalMails } from "~/upkeep/delivery/mailbox.server";
import { buildExport } from "~/upkeep/privacy/build-export.server";
import { cancelDeletion, requestDeletion } from "~/upkeep/privacy/deletion.server";
import { findPrivacyView, openExport } from "~/upkeep/privacy/queries.server";
import { requestExport } from "~/upkeep/privacy/request-export.server";
import { beat, listAlerts, noticeStoppedClock, watchOver } from "~/upkeep/watching/alerts.server";
import { given } from "../support/answers";
import { change, createTappedContext, rowsOf } from "../support/database";
import { runEveryJob } from "../support/jobs";
import { ORIGIN } from "../support/pages";
import { SMALL_PNG } from "../support/pictures";
import { growOld, usePipeline } from "../support/use-pipeline";
import {
  askSum,
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  requiredAnswers,
  TEST_PASSWORD,
  withoutQueue,
} from "../support/worker";
import { recoverAndChange, useCompanySignIn, usePasskeys, useSecondStep, useTokens } from "./query-plans/account";
import { setDates, useDocuments, useDrafts, useKeyFigures, useWorkbook, workTogether } from "./query-plans/assessment";
import { keepTeam, keepWebhooks } from "./query-plans/home";
import { useThePlan } from "./query-plans/improvement";
import { askMembers, exportMembers, inviteCompanies } from "./query-plans/network";
import { editQuestionnaires, endSessions, workInTheOffice } from "./query-plans/office";
import { useLink, useProofs } from "./query-plans/results";

/** Every table that grows with use or is large from the start; industries and catalogues stay small. */
const GROWING = [
  "users",
  "companies",
  "sessions",
  "assessments",
  "answers",
  "results",
  "scores",
  "outbox",
  "memberships",
  "places",
  "rate_limits",
  "spent_tokens",
  "refresh_tokens",
  "local_mailbox",
  "latest_results",
  "peer_groups",
  "peer_members",
  "known_devices",
  "security_events",
  "recoveries",
  "email_changes",
  "two_steps",
  "recovery_codes",
  "passkeys",
  "company_tokens",
  "company_sign_ins",
  "sign_in_domains",
  "sign_in_links",
  "data_exports",
  "member_exports",
  "member_standings",
  "member_certificates",
  "member_tags",
  "tagged_members",
  "shared_figures",
  "shared_figure_sums",
  "feed_changes",
  "progress_figures",
  "progress_figure_requests",
  "announcements",
  "support_tickets",
  "notices",
  "notification_preferences",
  "documents",
  "document_files",
  "document_links",
  "dead_letters",
  "mail_suppressions",
  "run_log",
  "settled_messages",
  "security_log",
  "bell_readers",
  "deadlines",
  "chosen_deadlines",
  "chosen_members",
  "report_reviews",
  "topic_work",
  "comments",
  "invitations",
  "member_invitations",
  "invitation_stops",
  "actions",
  "member_requests",
  "request_entries",
  "webhook_endpoints",
  "webhook_deliveries",
  "shares",
  "share_readings",
  "questionnaire_edits",
];

/** Growing tables that no use case touches yet. When adding the first use case, remove the table here and use it below. */
const UNUSED: string[] = [];

/** Does once each what a user, an API client, the queue and the scheduled jobs do, on a context that records every statement. */
async function useEverything(ctx: Context): Promise<void> {
  const user = await registerCompany(ctx, { industry: "construction", accessCode: undefined });
  await countUse(ctx, "x", { max: 1, windowMs: 1 });
  const { token, a, b } = askSum(ctx);
  await signIn(ctx, { email: user.email, password: "x", captcha: `${token}:${a + b}`, caller: "x", deviceToken: "x" });
  await register(ctx, {
    username: "x",
    email: user.email,
    passwordHash: "x",
    mobileCountry: "ZA",
    mobile: "082 123 4567",
    company: "x",
    companyReg: "x",
    companyLocation: "x",
    designation: "x",
    industry: "construction",
    country: "ZA",
    state: "ZA-GP",
    companySize: "300k-3m",
    language: "en",
    network: null,
  });
  const signedIn = await completeSignIn(ctx, new Request(ORIGIN), user.id);
  const cookie = signedIn
    .getSetCookie()
    .map((header) => header.split(";")[0])
    .join("; ");
  const request = new Request(ORIGIN, { headers: { Cookie: cookie } });
  const signedInUser = await requireUser(ctx, request);
  await getSecurity(ctx, signedInUser);
  const { sessionId } = signedInUser;
  const password = TEST_PASSWORD;
  await signOutElsewhere(ctx, request, signedInUser, { scope: "one", sessionId, password });
  for (const scope of ["others", "all"] as const) {
    await signOutElsewhere(ctx, request, signedInUser, { scope, password });
  }
  await chooseLanguage(ctx, user.id, "en");
  const tokens = await issueTokens(ctx, new Request(ORIGIN), user.id);
  await findTokenOwner(ctx, tokens.accessToken, new Request(ORIGIN));
  await rotateTokens(ctx, new Request(ORIGIN), tokens.refreshToken);
  await rotateTokens(ctx, new Request(ORIGIN), tokens.refreshToken);
  await revokeByRefreshToken(ctx, tokens.refreshToken);
  await findProfile(ctx, user.id);
  await recoverAndChange(ctx, user);
  await shareAndShow(ctx, user);
  await workInTheOffice(ctx, user);
  await editQuestionnaires(ctx, user);
  await updateProfile(ctx, request, user, {
    email: "x@example.org",
    currentPassword: TEST_PASSWORD,
    username: "x",
    company: "x",
    country: "MY",
    state: "2474",
    city: "x",
  });
  const [change] = await rowsOf<{ id: string }>("select id from outbox where cause = 'email-change-confirm'");
  await deliver(ctx, { v: 1, outboxId: change?.id ?? "" });
  const [wish] = await rowsOf<{ id: string }>("select id from email_changes");
  await confirmEmailChange(ctx, request, user.id, ctx.box("email-change").seal({ changeId: wish?.id }));
  await cancelEmailChange(ctx, user.id);
  await listPlaceChoices(ctx, { country: "ZA", state: "ZA-GP" }, "en");
  // Another user, because attempts to confirm a password are limited.
  const guarded = await registerCompany(ctx);
  await useSecondStep(ctx, guarded.id);
  await usePasskeys(ctx, guarded);
  await useTokens(ctx, await registerCompany(ctx));
  await useCompanySignIn(ctx);

  await keepWebhooks(ctx);
  await keepTeam(ctx);
  await startAssessment(ctx, user);
  const id = await completeDraft(ctx, user, 20);
  const onRevision = (revision: number) =>
    requiredAnswers(40).map((answer) => ({ ...answer, base: { revision, sign: null } }));
  await saveAnswers(ctx, user, id, onRevision(1));
  await saveAnswers(ctx, { ...user, id: guarded.id }, id, [
    given(requiredAnswers(0)[0]?.questionId ?? "", ["no"], { base: { revision: 0, sign: null } }),
  ]);
  await openAssessment(ctx, user, id, "read");
  await useWorkbook(ctx, user, id, guarded);
  await workTogether(ctx, user, id);
  await useDocuments(ctx, user, id);
  await findAssessment(ctx, user, id);
  await loadCompletionPage(ctx, user, { assessmentId: id, kind: READINESS }, "complete", "en");
  await notifyOwner(ctx, user, id);
  await submitAssessment(ctx, user, id);
  await useProofs(ctx, user, id);
  await submitAssessment(ctx, user, await completeDraft(ctx, user, 30));
  await useDrafts(ctx, user);
  await findAchievements(ctx, user, true);
  await listAssessments(ctx, user, { offset: 0, limit: 10 });
  await getResults(ctx, user, id, READINESS);
  await formerStatement(ctx, id);
  await useThePlan(ctx, { ...user, latest: { ...user.latest, readiness: id } });
  await useKeyFigures(ctx, { ...user, latest: { ...user.latest, readiness: id } });
  await useLink(ctx, user, id);
  await getSummary(ctx, user, id, READINESS);
  await getExportDetail(ctx, user, id, user.id);
  await profileQuery(ctx, id);
  for (const kind of ["reviewed", "approved"] as const) await addReview(ctx, user, id, kind);

  for (const kind of ["country", "state", "city"] as const)
    await listPlaces(ctx, kind, kind === "country" ? null : "ZA", "en");
  await listIndustries(ctx, "en");
  await resolveReferences(ctx, { country: "South Africa", state: "Gauteng", city: "x", industry: "construction" });

  const [welcome] = await rowsOf<{ id: string }>("select id from outbox where user_id = ?", user.id);
  await deliver(ctx, { v: 1, outboxId: welcome?.id ?? "" });
  await listLocalMails(ctx, new Request(`http://localhost/dev/mailbox?to=${user.email}`));
  for (const isUnreadOnly of [false, true]) await listEntries(ctx, user, { offset: 0, limit: 10, isUnreadOnly });
  await listAndCount(ctx, user, { offset: 0, limit: 10 });
  await markRead(ctx, user.id, "x");
  await markAllRead(ctx, user.id);
  await deleteEntry(ctx, user.id, "x");
  await deleteAllEntries(ctx, user.id);
  await savePreferences(ctx, user.id, { NEWSLETTER: { email: false, inApp: true } });
  await listPreferences(ctx, user.id);
  await savePreferences(ctx, user.id, {}, true);
  await listChoices(ctx, user.id);
  const link = unsubscribeAddress(ctx, user.id, "en", DIGEST)?.match(/unsubscribe\/([\w-]+)/)?.[1] ?? "";
  await findSubscription(ctx, link);
  for (const isOn of [false, true]) await setSubscription(ctx, link, isOn);
  const [waiting] = outboxRows(ctx, { cause: "half-way", userId: user.id }).filter(
    ({ channel }) => channel === "email",
  );
  if (waiting) await ctx.db.insert(outbox).values(waiting);
  await deliver(ctx, { v: 1, outboxId: waiting?.id ?? "" });
  const monday = { ...withoutQueue(ctx), clock: () => weekEnd(Date.now()) + 7 * 86_400_000 + 60_000 };
  await writeDigests(monday, null);
  const [digest] = await rowsOf<{ id: string }>("select id from outbox where cause = 'digest'");
  await deliver(monday, { v: 1, outboxId: digest?.id ?? "" });

  await usePipeline(ctx, user);
  await beat(ctx);
  await watchOver(ctx);
  await noticeStoppedClock({ ...ctx, clock: () => Date.now() + 3_600_000 });
  await listAlerts(ctx);
  const copy = await requestExport(ctx, user, NOBODY);
  await requestExport(ctx, user, NOBODY);
  await buildExport(ctx, copy.ok ? copy.exportId : "");
  await findPrivacyView(ctx, user);
  await (await openExport(ctx, user, copy.ok ? copy.exportId : ""))?.body.cancel();
  await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY);
  await cancelDeletion(ctx, user, NOBODY);
  await requestDeletion(ctx, user, TEST_PASSWORD, NOBODY);
  const lost = await requestExport(ctx, await registerCompany(ctx), NOBODY);
  expect(lost.ok).toBe(true);
  await runEveryJob(withoutQueue({ ...ctx, clock: () => Date.now() + 120_000 }));
  await runEveryJob(withoutQueue({ ...ctx, clock: () => Date.now() + 365 * 86_400_000 }));
  await growOld(ctx);
  await endSessions(ctx);
}

/** Joins, leaves and changes access codes, and shows a picture. */
async function shareAndShow(ctx: Context, user: CurrentUser): Promise<void> {
  await change("update companies set is_corporate = 1, access_code = 'PLANS' where id = ?", user.companyId);
  const corporate = await reloadUser(ctx, user.email);
  const member = await registerCompany(ctx);
  const codesRequest = new Request(ORIGIN);
  await joinByCode(ctx, member, "PLANS", codesRequest);
  await submitAssessment(ctx, member, await completeDraft(ctx, member, 20));
  await setDates(ctx, corporate, member);
  const userId = member.id;
  const [open] = await rowsOf<{ id: string }>("select id from assessments where company_id = ?", member.companyId);
  await openAssociated(ctx, corporate, open?.id ?? "", userId);
  await readReport(ctx, corporate, open?.id ?? "", "en");
  await readDeck(ctx, { user: corporate, assessmentId: open?.id ?? "", userId: null }, "en");
  await openMemberDraft(ctx, corporate, { assessmentId: await completeDraft(ctx, member, 3), userId }, "en");
  for (const query of [
    "",
    "industry=trade",
    "level=leader",
    "state=draft",
    "sort=overall&order=asc",
    "sort=company",
    "sort=first&state=open",
    "country=ZA&state=late",
    "state=open",
    "search=a",
    "page=2&end=0",
  ]) {
    const asked = readListQuery(new URLSearchParams(query));
    await listMembers(ctx, corporate, READINESS, asked);
    await openMember(ctx, corporate, { companyId: member.companyId, kind: READINESS, query: asked, isHistory: true });
  }
  await remindMembers(ctx, corporate, READINESS, { query: readListQuery(new URLSearchParams()) });
  await inviteCompanies(ctx, corporate);
  await exportMembers(ctx, corporate);
  await askMembers(ctx, corporate);
  await changeSharing(ctx, member, corporate.companyId, { scope: "level" });
  await readLedger(ctx, member, "a~b~c~d~e");
  await readNetwork(ctx, corporate, "remind-late");
  await setJoinedCodes(ctx, member, { codes: [], scope: "full", hasConsent: false }, codesRequest);
  await rotateAccessCode(ctx, corporate, "PLANS", codesRequest);
  await changePicture(ctx, user, new File([SMALL_PNG], "me.png"));
  await openPicture(ctx, user, user.id, `${"x".repeat(22)}.png`);
}

interface Step {
  detail: string;
}

describe("query plans", () => {
  it("never scan a table that grows", async () => {
    const queries = new Set<string>();
    await useEverything(
      withoutQueue(
        createTappedContext((query) => {
          queries.add(query);
          return "run";
        }),
      ),
    );
    expect(queries.size).toBeGreaterThan(50);
    const seen = GROWING.filter((table) => [...queries].some((query) => query.includes(`"${table}"`)));
    expect(GROWING.filter((table) => !seen.includes(table))).toEqual(UNUSED);

    const scans = [];
    for (const query of queries) {
      const unbound = query.match(/\?/g)?.map(() => null) ?? [];
      const plan = await rowsOf<Step>(`explain query plan ${query}`, ...unbound);
      const names = aliases(query);
      for (const { detail } of plan) {
        const scanned = /^SCAN (\S+)/.exec(detail)?.[1];
        // SQLite checks whether a new user repairs a foreign key only while one is violated (OP_FkIfZero), though the plan lists the scan.
        const isCheck = detail === "SCAN assessments" && query.startsWith('insert into "users"');
        const isBounded = / USING (COVERING )?INDEX /.test(detail) && / limit \?/i.test(query);
        if (scanned && !isBounded && !isCheck && GROWING.includes(names.get(scanned) ?? scanned))
          scans.push(`${detail}: ${query}`);
      }
    }
    expect(scans).toEqual([]);
  }, 120_000);

  it.each(SORTS)("follow an index through a list of members sorted by %s, whatever it is filtered by", async (sort) => {
    const ctx = createTestContext();
    const population = { corporateId: "x", kind: READINESS, today: "2026-11-28" } as const;
    const near = writeAnchor({ page: 7, value: sort === "company" ? "x" : 7, companyId: "x".repeat(22) });
    for (const filter of [
      "",
      "state=open",
      "state=done",
      "state=draft",
      "level=leader",
      "country=ZA&industry=mining",
    ]) {
      for (const place of ["", `page=7&near=${near}`, `page=6&near=${near}`, "page=2&end=0"]) {
        const query = readListQuery(new URLSearchParams(`sort=${sort}&${filter}&${place}`));
        const { sql, params } = ctx.db
          .select()
          .from(pageStatement(ctx, population, query))
          .toSQL();
        const plan = await rowsOf<Step>(`explain query plan ${sql}`, ...(params as string[]));
        const steps = plan.map(({ detail }) => detail).filter((detail) => !/deadlines/.test(detail));
        expect([filter, place, steps]).toEqual([
          filter,
          place,
          [expect.stringMatching(/^SEARCH .* INDEX member_standings_by_/)],
        ]);
        if (place.includes("near"))
          expect([filter, place, steps.join()]).toEqual([
            filter,
            place,
            expect.stringMatching(/\(\w+,company_id\)[<>]/),
          ]);
      }
    }
  });

  it("looks up the companies of a date, and those late for one, by their keys", async () => {
    const ctx = createTestContext();
    const population = { corporateId: "x", kind: READINESS, today: "2026-11-28", isOver: false } as const;
    const id = "x".repeat(22);
    const near = writeAnchor({ page: 7, value: 7, companyId: id });
    const planOf = async ({ sql, params }: { sql: string; params: unknown[] }) =>
      (await rowsOf<Step>(`explain query plan ${sql}`, ...(params as string[]))).map(({ detail }) => detail);
    const expectByKey = (steps: string[]) => {
      expect(steps.filter((step) => step.includes("member_standings"))).toEqual([
        expect.stringMatching(/^SEARCH member_standings USING .*\(corporate_id=\? AND company_id=\?/),
      ]);
      expect(steps.filter((step) => /^SCAN (chosen|tagged)/.test(step))).toEqual([]);
    };
    for (const filter of [
      `date=${id}`,
      `date=${id}&tag=${id}&country=ZA`,
      "state=late",
      "state=late&industry=mining",
    ]) {
      for (const sort of SORTS) {
        for (const place of ["", `page=6&near=${near}`, "page=2&end=0"]) {
          const query = readListQuery(new URLSearchParams(`${filter}&sort=${sort}&${place}`));
          expectByKey(
            await planOf(
              ctx.db
                .select()
                .from(pageStatement(ctx, population, query))
                .toSQL(),
            ),
          );
        }
      }
      const query = readListQuery(new URLSearchParams(filter));
      expectByKey(await planOf(foundStatement(ctx, population, query).toSQL()));
      expectByKey(await planOf(chosenOpenStatement(ctx, { ...population, isOver: true }, query).toSQL()));
    }
  });

  it("reads the rows of a tag alone, in their order", async () => {
    const ctx = createTestContext();
    const population = { corporateId: "x", kind: READINESS, today: "2026-11-28" } as const;
    const tag = "x".repeat(22);
    const near = writeAnchor({ page: 7, value: 7, companyId: tag });
    for (const filter of ["", "state=open", "level=leader", "country=ZA&industry=mining"]) {
      for (const place of ["", `page=7&near=${near}`, `page=6&near=${near}`, "page=2&end=0"]) {
        const query = readListQuery(new URLSearchParams(`tag=${tag}&${filter}&${place}`));
        const { sql, params } = ctx.db
          .select()
          .from(pageStatement(ctx, population, query))
          .toSQL();
        const plan = await rowsOf<Step>(`explain query plan ${sql}`, ...(params as string[]));
        const [first, second, ...more] = plan.map(({ detail }) => detail);
        expect([filter, place, first]).toEqual([
          filter,
          place,
          expect.stringMatching(/^SEARCH tagged_members USING .*INDEX tagged_members_by_change/),
        ]);
        expect(second).toMatch(/^SEARCH member_standings USING PRIMARY KEY/);
        expect(more.join()).not.toMatch(/SCAN|TEMP B-TREE/);
      }
    }
  });

  it("have a format that this test can read", async () => {
    const [step] = await rowsOf<Step>("explain query plan select * from users where username = 'x'");
    expect(step?.detail).toMatch(/^SCAN users/);
    expect(createTestContext().cost.trips).toBe(0);
  });
});

/** Table names by the aliases in a query. */
function aliases(query: string): Map<string, string> {
  const pairs = query.matchAll(/"(\w+)" (?:as )?"(\w+)"/g);
  return new Map([...pairs].map(([, table = "", alias = ""]) => [alias, table]));
}
