import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { dayAfter, dayIn, UTC } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import type { Audience } from "~/foundation/notifications/rules/announcements";
import { readOfficeCounts } from "~/foundation/shell/office-counts.server";
import { COMPANY_ACTS, changeCompany } from "~/office/admin/companies/change.server";
import { companiesFile } from "~/office/admin/companies/file.server";
import { openCompany } from "~/office/admin/companies/find.server";
import { listCompanies } from "~/office/admin/companies/list.server";
import { ordersOf, readCompanyQuery } from "~/office/admin/companies/query";
import { countOtherSessions, endOtherSessions, endSessionsOf, findAccount } from "~/office/admin/end-sessions.server";
import { addIndustry, changeIndustry, offerIndustry } from "~/office/admin/industries/change.server";
import { collectLog, readLog } from "~/office/admin/log/list.server";
import { getOverview } from "~/office/admin/overview.server";
import {
  confirmProposal,
  proposalQuery,
  proposeAdministrator,
  withdrawProposal,
} from "~/office/admin/people/administrators.server";
import { openPerson } from "~/office/admin/people/find.server";
import { listPeople } from "~/office/admin/people/list.server";
import { changeRoleAsOffice } from "~/office/admin/people/role.server";
import { removeSecondStep } from "~/office/admin/people/second-step.server";
import { searchOffice } from "~/office/admin/search/find.server";
import { readWeeks } from "~/office/admin/weeks/read.server";
import {
  addAnnouncement,
  changeAnnouncement,
  deleteAnnouncement,
  findAnnouncement,
  listAnnouncements,
} from "~/office/announcements/drafts.server";
import { openAnnouncement } from "~/office/announcements/open.server";
import {
  callOffSending,
  scheduleSending,
  sendAnnouncement,
  startSending,
  stopSending,
  sweepAnnouncements,
} from "~/office/announcements/send.server";
import { viewAnnouncement } from "~/office/announcements/view.server";
import { asCatalogue } from "~/office/editor/checks.server";
import {
  discardDraft as discardQuestionnaire,
  findVersion,
  listDrafts as listQuestionnaires,
  listVersions,
  openDraft as openQuestionnaire,
  startDraft as startQuestionnaire,
} from "~/office/editor/drafts.server";
import { meetDrafts } from "~/office/editor/meets.server";
import { publishDue, scheduleDraft } from "~/office/editor/publish.server";
import { readVersionUse } from "~/office/editor/version-use.server";
import { writeEdits } from "~/office/editor/write.server";
import { answerQuestion, listQuestions } from "~/office/support/answer.server";
import { askQuestion, listOwnQuestions } from "~/office/support/ask.server";
import type { Context } from "~/platform/context";
import { change } from "../../support/database";
import { cookieOf, ORIGIN } from "../../support/pages";
import { colleagueOf } from "../../support/subject";
import { registerCompany } from "../../support/worker";
import { exportMembers } from "./network";

/** Writes, sends and reads announcements, and asks and answers questions. */
export async function workInTheOffice(ctx: Context, user: CurrentUser): Promise<void> {
  await change("update users set is_administrator = 1 where id = ?", user.id);
  const words = { title: "x", body: "x" };
  const texts = { en: words, fr: words, ms: words };
  const audiences: Audience[] = [
    { companies: "all" },
    { companies: "members", countryId: "ZA", industryId: "construction", language: "en" },
    { companies: "corporate" },
    { companies: "all", progress: "readiness.draft" },
    { companies: "all", progress: "progress.leader" },
  ];
  for (const audience of audiences) {
    const input = { type: "NEWSLETTER", audience, texts } as const;
    const id = await addAnnouncement(ctx, user, input);
    await changeAnnouncement(ctx, user, id, input);
    const draft = await findAnnouncement(ctx, id);
    if (draft) await viewAnnouncement(ctx, user, draft, "en");
    await scheduleSending(ctx, user, id, dayAfter(dayIn(ctx.clock(), UTC), 7));
    await callOffSending(ctx, user, id);
    await startSending(ctx, user, id);
    await sendAnnouncement(ctx, id);
    await stopSending(ctx, user, id);
    await openAnnouncement(ctx, user, id);
    await deleteAnnouncement(ctx, user, id);
  }
  await sweepAnnouncements(ctx);
  await listAnnouncements(ctx, user, { offset: 0, limit: 10 });
  await askQuestion(ctx, user, { topic: "other", question: "x" });
  const [own] = await listOwnQuestions(ctx, user.id, { offset: 0, limit: 10 });
  await answerQuestion(ctx, user, own?.id ?? "", "x");
  for (const which of ["open", "answered"] as const) await listQuestions(ctx, which, { offset: 0, limit: 10 });
  await getOverview(ctx, user);
  const headers = { Cookie: await cookieOf(ctx, user.id) };
  // Of a context of its own, since this one has read a session already.
  await readOfficeCounts({ ...ctx }, new Request(`${ORIGIN}/admin`, { headers }));
  await searchOffice(ctx, { ...user, isAdministrator: true }, "a company");
  await readWeeks(ctx, { ...user, isAdministrator: true });
  await exportMembers(ctx, { ...user, isAdministrator: true });
  await lookAfterCompanies(ctx, user);
}

/** Lists of companies, each narrowed in another way. */
const LISTS = [
  "",
  "show=corporate",
  "industry=mining",
  "country=ZA&state=draft",
  "level=leader",
  "inactive=yes",
  "inactive=yes&industry=trade&country=ZA&state=none",
  "show=corporate&state=done&inactive=yes",
  "search=batik",
  "search=batik&show=corporate&industry=trade&inactive=yes",
];

/** Looks up companies and people, changes a company, removes a second factor, and reads the audit log with every filter. */
async function lookAfterCompanies(ctx: Context, office: CurrentUser): Promise<void> {
  const user = { ...office, isAdministrator: true };
  const other = await registerCompany(ctx);
  const first = { page: 1, place: null };
  const anyDay = { from: "", to: "" };
  const walks = [true, false].map((isBefore) => ({ page: 2, place: { at: Date.now(), id: "x", isBefore } }));
  for (const walk of [first, ...walks]) {
    for (const narrowed of LISTS) {
      const query = readCompanyQuery(new URLSearchParams(narrowed));
      for (const order of ordersOf(query)) await listCompanies(ctx, { ...query, order, walk }, "en");
    }
    for (const filter of [
      {},
      { act: "company-code" },
      { by: user.id },
      { company: other.companyId },
      { person: other.id },
    ] as const) {
      for (const days of [anyDay, { from: "2026-01-01", to: "2026-12-31" }]) {
        await readLog(ctx, user, { act: null, by: null, company: null, person: null, ...filter, days, walk });
      }
    }
  }
  await collectLog(ctx, user, { act: null, by: null, company: null, person: null, days: anyDay, walk: first });
  for (const narrowed of LISTS) {
    const query = readCompanyQuery(new URLSearchParams(narrowed));
    for (const order of ordersOf(query)) await (await companiesFile(ctx, user, { ...query, order }, "csv")).text();
  }
  for (const search of ["", "ana"]) await listPeople(ctx, user, search, "name");
  for (const act of COMPANY_ACTS) {
    await changeCompany(ctx, user, { companyId: other.companyId, act, former: "", reason: "Asked by telephone" });
  }
  await openCompany(ctx, user, other.companyId, "en");
  await change("insert into two_steps (user_id, secret, confirmed_at, created_at) values (?, '', 1, 1)", other.id);
  const industry = {
    names: { nameEn: "Spacecraft", nameFr: "x", nameMs: "x" },
    after: "mining",
    reason: "Asked by telephone",
  };
  await addIndustry(ctx, user, industry);
  await changeIndustry(ctx, user, "spacecraft", industry);
  for (const isOffered of [false, true]) await offerIndustry(ctx, user, "spacecraft", isOffered, "Asked by telephone");
  await openPerson(ctx, user, other.id);
  const proposed = { personId: other.id, isGiven: true, reason: "Joins the office" };
  await proposeAdministrator(ctx, user, proposed);
  const proposalId = (await proposalQuery(ctx, other.id))[0]?.id ?? "";
  await confirmProposal(ctx, { ...user, id: "another" }, { ...proposed, proposalId });
  await withdrawProposal(ctx, user, { ...proposed, proposalId });
  await removeSecondStep(ctx, user, other.id, "Rang the number on record");
  const colleague = await colleagueOf(ctx, other);
  for (const role of ["viewer", "contributor", "owner"] as const) {
    await changeRoleAsOffice(ctx, user, { personId: colleague.id, role, reason: "Rang the number on record" });
  }
}

/** Creates drafts of a questionnaire, edits, compares and publishes them: at once, on schedule, and again. */
export async function editQuestionnaires(ctx: Context, user: CurrentUser): Promise<void> {
  const start = async () => (await startQuestionnaire(ctx, user, newestReadiness.version)) ?? "";
  const [now, later, never] = [await start(), await start(), await start()];
  const draft = await openQuestionnaire(ctx, now);
  const next = draft && asCatalogue(draft);
  const level = draft?.entities.get("level/leader");
  if (!draft || !next || !level) throw new Error("no draft");
  await writeEdits(ctx, user, now, [{ path: "level/leader", value: level, seen: 0 }]);
  await listVersions(ctx);
  await listQuestionnaires(ctx);
  await meetDrafts(ctx, next);
  await discardQuestionnaire(ctx, user, never);
  const seen = { revision: 1, newest: draft.published[0]?.version ?? "" };
  await scheduleDraft(ctx, user, later, Date.now() + 86_400_000, seen);
  await publishDue({ ...ctx, clock: () => Date.now() + 2 * 86_400_000 });
  await findVersion(ctx, "readiness-1");
  await readVersionUse(ctx, "readiness-1", "en");
  await change("delete from catalogues where version like 'readiness-20%'");
}

/** Ends the sessions of one account, then of all. */
export async function endSessions(ctx: Context): Promise<void> {
  const [office, other] = [await registerCompany(ctx), await registerCompany(ctx)];
  const asking = { ...office, isAdministrator: true, sessionId: "none", owes: null, bell: null };
  const request = new Request(ORIGIN);
  await countOtherSessions(ctx, asking);
  await findAccount(ctx, asking, { email: other.email });
  await issueTokens(ctx, request, other.id);
  await endSessionsOf(ctx, request, asking, other.id, "A lost laptop");
  await endOtherSessions(ctx, request, asking, "A lost key");
}
