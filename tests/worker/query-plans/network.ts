import { listChosenDates, listReplaced } from "~/assessment/deadlines/list-chosen.server";
import { comeBackStatement, findDeadlines } from "~/assessment/deadlines/queries.server";
import { remindOfDeadlines } from "~/assessment/deadlines/remind.server";
import { removeChosen } from "~/assessment/deadlines/remove-chosen.server";
import { setForChosen } from "~/assessment/deadlines/set-chosen.server";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { eraseYear, startYear } from "~/assessment/key-figures/years.server";
import { type Kind, PROGRESS, READINESS } from "~/core/kinds/kind";
import { openInvitation } from "~/foundation/company/invitation-link.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { findSubscription, setSubscription } from "~/foundation/notifications/unsubscribe.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { readBoard } from "~/network/analytics/board/read.server";
import { noteListed } from "~/network/analytics/list.server";
import { readRecorded } from "~/network/analytics/recorded.server";
import { openTagLevels } from "~/network/analytics/tag-levels/open.server";
import { feedFile } from "~/network/feed/file.server";
import { readPart } from "~/network/feed/read.server";
import { FEEDS } from "~/network/feed/rules/feed";
import { readCertificates } from "~/network/members/certificates.server";
import { findChosen } from "~/network/members/chosen.server";
import { certificatesFile } from "~/network/members/exports/certificates-file.server";
import { collectStep } from "~/network/members/exports/collect.server";
import { deliverCollected, listCollected } from "~/network/members/exports/deliver.server";
import { figureSumsFile } from "~/network/members/exports/figure-sums-file.server";
import { countForJob, countSubmitted, requestCollection } from "~/network/members/exports/request.server";
import { streamExport } from "~/network/members/exports/stream.server";
import { deleteExpiredMemberExports, sweepMemberExports } from "~/network/members/exports/sweep.server";
import { readFigureSums } from "~/network/members/figure-sums.server";
import { listFlags, makeFlag } from "~/network/members/flags/flags.server";
import { lookForFlags } from "~/network/members/flags/look.server";
import { listMembers } from "~/network/members/list.server";
import { listedFor } from "~/network/members/member-counts.server";
import { remindMembers } from "~/network/members/remind.server";
import { CERTIFICATE_LISTS } from "~/network/members/rules/certificates";
import { COLLECTED_LIFE_MS } from "~/network/members/rules/exports";
import { FALL } from "~/network/members/rules/flags";
import { importTags } from "~/network/members/tags/import.server";
import { deleteTag, listTags, putTag, renameTag, takeTagOff } from "~/network/members/tags/tags.server";
import { sendViews } from "~/network/members/views/send-monthly.server";
import { deleteView, listViews, saveView, sendMonthly } from "~/network/members/views/views.server";
import { listInvitations } from "~/network/membership/invitations/list.server";
import { previewInvitations } from "~/network/membership/invitations/preview.server";
import { sendAgain, sendInvitations, withdrawInvitation } from "~/network/membership/invitations/send.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { readTrackingQuery } from "~/network/membership/rules/invitations";
import { readListQuery } from "~/network/membership/rules/list";
import { actOn } from "~/network/requests/act.server";
import { askCompanies } from "~/network/requests/create.server";
import { findRequestFile, openRequest } from "~/network/requests/find.server";
import {
  countRequests,
  doneStatement,
  groupRequests,
  listRequests,
  waitingStatement,
} from "~/network/requests/list.server";
import { remindOfRequests } from "~/network/requests/remind.server";
import { readRequestQuery } from "~/network/requests/rules/list";
import type { Context } from "~/platform/context";
import { deliverAll } from "../../support/codes";
import { rowsOf } from "../../support/database";
import { inDays } from "../../support/days";
import { requestFrom } from "../../support/pages";
import { registerCompany } from "../../support/worker";

/** Invites companies, resends, withdraws and searches; one company opts out and another follows the link. */
export async function inviteCompanies(ctx: Context, corporate: CurrentUser): Promise<void> {
  const people = ["plan-1", "plan-2"].map((name) => ({
    email: `${name}@example.com`,
    company: "",
    language: "en" as const,
  }));
  await previewInvitations(ctx, corporate, {
    invitees: people.map((each) => ({ ...each, line: 1 })),
    bad: [],
    unread: { columns: [], hasWords: false },
  });
  await sendInvitations(ctx, corporate, people);
  await deliverAll(ctx, corporate.id);
  for (const query of ["", "state=sent", "search=plan", "after=9999999999999~x", "state=sent&after=9999999999999~x"])
    await listInvitations(ctx, corporate, readTrackingQuery(new URLSearchParams(query)));
  const [row] = await rowsOf<{ id: string }>(
    "select id from member_invitations where corporate_id = ?",
    corporate.companyId,
  );
  const [mail] = await rowsOf<{ text: string }>(
    "select text from local_mailbox where recipient = 'plan-1@example.com'",
  );
  const tokenIn = (pattern: RegExp) => pattern.exec(mail?.text ?? "")?.[1] ?? "";
  await openInvitation(ctx, tokenIn(/invitation=([\w-]+)/));
  const stop = tokenIn(/unsubscribe\/([\w-]+)/);
  await setSubscription(ctx, stop, false);
  await findSubscription(ctx, stop);
  for (const which of ["all", { id: row?.id ?? "" }] as const) await sendAgain(ctx, corporate, which);
  await withdrawInvitation(ctx, corporate, row?.id ?? "");
}

/** Writes the companies of a reader's list into files, directly and by the job, and cleans up. */
export async function exportMembers(ctx: Context, corporate: CurrentUser): Promise<void> {
  const query = readListQuery(new URLSearchParams());
  const kind: Kind = READINESS;
  const population = listedFor(ctx, corporate, kind);
  for (const exported of ["list", "submissions"] as const) {
    const wanted = { kind, exported, query };
    await (await streamExport(ctx, corporate, { ...population, exported, format: "csv" }, { query })).text();
    await countForJob(ctx, corporate, kind, query);
    for (const chosen of [{ query }, { query: { ...query, search: "a" } }, { companyIds: [corporate.companyId] }])
      await countSubmitted(ctx, corporate, kind, chosen);
    const asked = await requestCollection(ctx, corporate, wanted, 1);
    await requestCollection(ctx, corporate, wanted, 1);
    await sweepMemberExports({ ...ctx, clock: () => Date.now() + 120_000 });
    const id = asked.ok ? asked.id : "";
    await collectStep(ctx, id);
    await listCollected(ctx, corporate);
    await (await deliverCollected(ctx, corporate, id, "csv"))?.text();
  }
  await deleteExpiredMemberExports({ ...ctx, clock: () => Date.now() + COLLECTED_LIFE_MS * 2 });
}

/** A company is asked, answers and discusses; both list, open and count; the job reminds. */
export async function askMembers(ctx: Context, corporate: CurrentUser): Promise<void> {
  const [own] = await rowsOf<{ code: string }>(
    "select access_code as code from companies where id = ?",
    corporate.companyId,
  );
  const member = await registerCompany(ctx, { accessCode: own?.code });
  for (const query of [`chosen=${ctx.ids.seal(member.companyId)}`, "all=yes", "all=yes&search=a", "figures=none"])
    await findChosen(ctx, corporate, READINESS, new URLSearchParams(query));
  await tagMember(ctx, corporate, member);
  await setDates(ctx, corporate, member);
  await addUpFigures(ctx, corporate, member);
  await readExpiring(ctx, corporate);
  const asking = { kind: "figure", title: "Water", text: "", dueOn: inDays(7), once: ctx.ids.create() };
  const asked = await askCompanies(ctx, corporate, [member.companyId], asking);
  if (!asked.ok) throw new Error(asked.reason);
  const query = readRequestQuery(new URLSearchParams("kind=figure"));
  const after = { dueOn: "2020-01-01", id: "x" };
  for (const shown of ["open", "done", "closed"] as const)
    for (const more of [{}, { isLate: true }, { after }, { companyId: member.companyId }, { title: "Water" }])
      await listRequests(ctx, corporate, "sent", { ...query, shown, ...more });
  await countRequests(ctx, corporate);
  await groupRequests(ctx, corporate);
  await doneStatement(ctx, corporate.companyId);
  await waitingStatement(ctx, member.companyId);
  const { rows } = await listRequests(ctx, member, "received", { ...query, shown: "all" });
  await listRequests(ctx, member, "received", { ...query, after });
  const requestId = rows[0]?.id ?? "";
  await remindOfRequests(ctx, null);
  await openRequest(ctx, member, "received", requestId);
  const doings = [
    ["received", "accepted", ""],
    ["received", "said", "Which year?"],
    ["received", "done", "Done"],
    ["sent", "returned", "Not quite"],
    ["sent", "closed", ""],
  ] as const;
  for (const [index, [side, deed, words]] of doings.entries()) {
    const revision = index + (index < 2 ? 1 : 0);
    const user = side === "sent" ? corporate : member;
    const done = await actOn(ctx, user, requestId, { side, deed, words, revision });
    if (!done.ok) throw new Error(done.reason);
  }
  const opened = await openRequest(ctx, corporate, "sent", requestId);
  await findRequestFile(ctx, corporate, { side: "sent", requestId, entryId: opened?.entries[0]?.id ?? "" });
}

/** A company shares its key figures, and changes and erases them; the other sees them in sum. */
async function addUpFigures(ctx: Context, corporate: CurrentUser, member: CurrentUser): Promise<void> {
  const year = lastWholeYear(Date.now());
  await changeSharing(ctx, member, corporate.companyId, { sharesFigures: true });
  await startYear(ctx, member, year);
  await saveFigures(ctx, member, year, "energy", {
    figures: new Map([["scope-1", { written: "5", isUnknown: false }]]),
  });
  for (const after of [null, { emissions: 9_000, companyId: "x" }])
    for (const asked of [null, year]) await readFigureSums(ctx, corporate, { year: asked, after });
  await readBoard(ctx, corporate);
  const ofMembers = { population: corporate.companyId, kind: PROGRESS } as const;
  await readRecorded(ctx, ofMembers, "scope1", [{ contributionId: 1 }], "en");
  await noteListed(ctx, corporate, { recorded: "scope1" }, [{ contributionId: 1 }]);
  for (const format of ["csv", "xlsx"] as const) await (await figureSumsFile(ctx, corporate, format))?.arrayBuffer();
  for (const feed of FEEDS) {
    await readPart(ctx, corporate, feed, { by: "position", after: 0 }, 10);
    for (const after of [null, 0]) await (await feedFile(ctx, corporate, feed, after)).file.text();
    await readPart(ctx, corporate, feed, { by: "key", after: { companyId: "0", part: "" } }, 10);
  }
  await updateProfile(ctx, requestFrom(), member, { company: "Renamed" });
  await eraseYear(ctx, member, year);
  await changeSharing(ctx, member, corporate.companyId, { sharesFigures: false });
}

/** The documents of members that expire, as each list and as files. */
async function readExpiring(ctx: Context, corporate: CurrentUser): Promise<void> {
  const today = inDays(0);
  for (const list of CERTIFICATE_LISTS)
    for (const after of [null, { expiresOn: today, documentId: "x" }])
      await readCertificates(ctx, corporate, { list, today, after });
  for (const format of ["csv", "xlsx"] as const) await certificatesFile(ctx, corporate, format)?.arrayBuffer();
}

/** A date is set for a company, listed, filtered by, told and removed. */
async function setDates(ctx: Context, corporate: CurrentUser, member: CurrentUser): Promise<void> {
  const companyIds = [member.companyId];
  await listReplaced(ctx, corporate.companyId, companyIds);
  await setForChosen(ctx, corporate, { kind: READINESS, companyIds, dueOn: inDays(20) });
  const [date] = await listChosenDates(ctx, corporate.companyId);
  const id = date?.id ?? "";
  for (const query of [`date=${id}`, `date=${id}&sort=company&state=open`, "state=late", "state=late&sort=overall"])
    await listMembers(ctx, corporate, READINESS, readListQuery(new URLSearchParams(query)));
  await findChosen(ctx, corporate, READINESS, new URLSearchParams(`all=yes&date=${id}`));
  await remindMembers(ctx, corporate, READINESS, { query: readListQuery(new URLSearchParams("state=late")) });
  await findDeadlines(ctx, member, READINESS);
  await comeBackStatement(ctx, member.companyId);
  await remindOfDeadlines(ctx);
  await removeChosen(ctx, corporate, id);
}

/** A tag is put on a company in each way, shown, renamed and deleted. */
async function tagMember(ctx: Context, corporate: CurrentUser, member: CurrentUser): Promise<void> {
  await putTag(ctx, corporate, [member.companyId], "Steel");
  await takeTagOff(ctx, corporate, [member.companyId], "Steel");
  await importTags(ctx, corporate, `${member.email},Steel\n${member.companyName},Steel`);
  const [tag] = await listTags(ctx, corporate);
  const id = tag?.id ?? "";
  await listFlags(ctx, corporate);
  const query = readListQuery(new URLSearchParams("search=a"));
  await saveView(ctx, corporate, { kind: READINESS, query, name: "Saved" });
  const [view] = await listViews(ctx, corporate);
  await sendMonthly(ctx, corporate, view?.id ?? "", true);
  await sendViews(ctx);
  await deleteView(ctx, corporate, view?.id ?? "");
  for (const query of [`tag=${id}`, `tag=${id}&sort=company`, `tag=${id}&country=ZA`, `tag=${id}&search=a`])
    await listMembers(ctx, corporate, READINESS, readListQuery(new URLSearchParams(query)));
  for (const query of ["", "?kind=progress&country=ZA&industry=mining"])
    await openTagLevels(ctx, corporate, new URL(`https://kompas.test/${query}`));
  await makeFlag(ctx, corporate, { flag: FALL, name: "Falls" });
  await lookForFlags(ctx, null);
  await renameTag(ctx, corporate, id, "Water");
  await deleteTag(ctx, corporate, id);
}
