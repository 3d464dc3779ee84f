import { isNotNull, not, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { ANSWERED_LIFE_MS, LOG_LIFE_MS, NOTICE_LIFE_MS } from "../../foundation/identity/rules/periods";
import { isListed } from "../../platform/d1/client";
import * as l from "./all-log-tables";
import * as t from "./all-tables";

/** The owner of a row. "network" means no single owner: reference data, sums, counters and the office's own texts. */
type Owner = "network" | "company" | "user" | "assessment";

/** When a row expires. */
export interface Ending {
  /** The scheduled job that deletes it. */
  job: "expired-rows" | "old-logs";
  at: SQLiteColumn;
  /** How long it stays after `at`, in milliseconds. */
  life: number;
  /** A further condition. */
  also?: SQL;
}

/**
 * Who owns the rows of a table, and what happens to them. Erasure, export, clearing and retention use these rules, and so do the
 * tests that walk the schema: each table has its entry below.
 */
export interface TableRules {
  table: SQLiteTable;
  /** The database it is in. */
  database: "db" | "logs";
  whose: Owner;
  /** The column that names the owner; null for the network's rows, rows that belong to another row, and special cases. */
  by: SQLiteColumn | null;
  /** Further columns by which a row is deleted: with its author's account, or with the other company. */
  alsoBy: { whose: Owner; by: SQLiteColumn }[];
  /**
   * What happens when the owner is erased: the row is deleted by those columns; it is deleted with the row it belongs to; it stays
   * without personal data; it stays unchanged; or it has its own statement (`upkeep/privacy/erase-rows.server.ts`).
   */
  erasure: "deleted" | "with-its-row" | "emptied" | "kept" | "of-its-own";
  /** Whether a copy of a user's data contains it. */
  isCopied: boolean;
  /** What clearing a draft does to it, if anything. */
  clearing: "deleted" | "of-its-own" | null;
  /** Whether it moves to the anonymous assessment kept for statistics; otherwise it is deleted with the former one. */
  isAnonymised: boolean;
  /** When a scheduled job deletes it; null if it is deleted with its owner, stays, or a job decides by more than its age. */
  ends: Ending | null;
}

type More = Partial<Omit<TableRules, "table" | "database" | "whose" | "by">>;

const OF_LOGS: readonly unknown[] = Object.values(l);

const rules = (table: SQLiteTable, whose: Owner, by: SQLiteColumn | null, more: More): TableRules => ({
  table,
  database: OF_LOGS.includes(table) ? "logs" : "db",
  whose,
  by,
  alsoBy: [],
  erasure: "deleted",
  isCopied: true,
  clearing: null,
  isAnonymised: false,
  ends: null,
  ...more,
});
const networks = (table: SQLiteTable, ends: Ending | null = null) =>
  rules(table, "network", null, { erasure: "kept", isCopied: false, ends });
const users = (table: SQLiteTable, by: SQLiteColumn, more: More = {}) => rules(table, "user", by, more);
const companies = (table: SQLiteTable, by: SQLiteColumn, more: More = {}) => rules(table, "company", by, more);
const assessments = (table: SQLiteTable, by: SQLiteColumn, more: More = {}) => rules(table, "assessment", by, more);
/** Rows that belong to another row, by a cascading foreign key. */
const within = (whose: Owner, table: SQLiteTable, more: More = {}) =>
  rules(table, whose, null, { erasure: "with-its-row", ...more });

const expires = (at: SQLiteColumn): Ending => ({ job: "expired-rows", at, life: 0 });
const isLog = (at: SQLiteColumn, more: Partial<Ending> = {}): Ending => ({
  job: "old-logs",
  at,
  life: LOG_LIFE_MS,
  ...more,
});

const isNotice = (at: SQLiteColumn, more: Partial<Ending> = {}) => isLog(at, { life: NOTICE_LIFE_MS, ...more });

/** Every table of both databases. */
export const TABLES: readonly TableRules[] = [
  networks(t.places),
  networks(t.industries),
  networks(t.referenceLoads),
  networks(t.catalogues),
  networks(t.emissionFactors),
  networks(t.questionnaireDrafts),
  networks(t.questionnaireEdits),
  networks(t.peerGroups),
  networks(t.peerIndustries),
  // Contains ids of assessments, including a deleted one until enough others have changed.
  networks(t.peerMembers),
  networks(t.formerPeerSums),
  networks(t.formerPeerChanges),
  networks(t.announcements),
  networks(t.savedAnswers),
  networks(t.withdrawals),
  networks(t.officeActs, isLog(t.officeActs.at)),
  networks(t.tallies),
  networks(t.jobs),
  networks(t.alerts),
  networks(t.heartbeats),
  networks(t.formerJobRuns, isNotice(t.formerJobRuns.startedAt)),
  networks(l.runLog, isNotice(l.runLog.startedAt)),
  networks(t.rateLimits, expires(t.rateLimits.resetsAt)),
  // Contains only hashes, which must be kept permanently.
  networks(t.invitationStops),
  networks(t.hashKeys),
  networks(t.counterNames),
  networks(t.spentTokens, expires(t.spentTokens.expiresAt)),
  networks(t.mailTransports),
  networks(t.mailResends, isLog(t.mailResends.startedAt)),

  users(t.users, t.users.id, { erasure: "emptied" }),
  users(t.sessions, t.sessions.userId, { ends: expires(t.sessions.expiresAt) }),
  within("user", t.refreshTokens, { isCopied: false, ends: expires(t.refreshTokens.expiresAt) }),
  users(t.knownDevices, t.knownDevices.userId, { ends: expires(t.knownDevices.expiresAt) }),
  users(t.securityEvents, t.securityEvents.userId, { ends: isLog(t.securityEvents.at) }),
  users(l.securityLog, l.securityLog.userId, { ends: isLog(l.securityLog.at) }),
  users(t.recoveries, t.recoveries.userId, { isCopied: false, ends: expires(t.recoveries.expiresAt) }),
  users(t.twoSteps, t.twoSteps.userId),
  users(t.recoveryCodes, t.recoveryCodes.userId),
  users(t.passkeys, t.passkeys.userId),
  users(t.emailChanges, t.emailChanges.userId, { ends: expires(t.emailChanges.expiresAt) }),
  // They expire with their files, which a separate job deletes first.
  users(t.dataExports, t.dataExports.userId),
  // The act and its reason stay in the audit log.
  users(t.administratorProposals, t.administratorProposals.userId, {
    isCopied: false,
    ends: expires(t.administratorProposals.expiresAt),
  }),
  users(t.supportTickets, t.supportTickets.userId, {
    ends: isLog(t.supportTickets.createdAt, { life: ANSWERED_LIFE_MS, also: isNotNull(t.supportTickets.answeredAt) }),
  }),
  within("user", t.supportMessages),
  // The copy contains the message itself. Listed before the messages, so that the job counts the letters it deletes.
  within("user", t.deadLetters, { isCopied: false, ends: isLog(t.deadLetters.receivedAt) }),
  users(t.outbox, t.outbox.userId, {
    // Settled rows have moved to LOGS long before. One with a letter stays as long as the letter.
    ends: isNotice(t.outbox.createdAt, {
      also: sql`${not(isListed(t.outbox.status, ["pending", "retrying", "waiting"]))} and not exists (select 1 from ${t.deadLetters} where ${t.deadLetters.outboxId} = ${t.outbox.id})`,
    }),
  }),
  users(l.settledMessages, l.settledMessages.userId, { ends: isNotice(l.settledMessages.createdAt) }),
  users(t.digestItems, t.digestItems.userId, { isCopied: false }),
  users(t.formerNotifications, t.formerNotifications.userId, { ends: isNotice(t.formerNotifications.createdAt) }),
  users(l.notices, l.notices.userId, { ends: isNotice(l.notices.createdAt) }),
  users(l.bellReaders, l.bellReaders.userId, { isCopied: false, ends: expires(l.bellReaders.expiresAt) }),
  users(t.notificationPreferences, t.notificationPreferences.userId),
  // Contains a hash of an address. One without an account has no owner, and expires.
  users(t.mailSuppressions, t.mailSuppressions.userId, { ends: expires(t.mailSuppressions.expiresAt) }),
  // A mail belongs to the user with its address. Exists only on a developer's machine.
  rules(t.localMailbox, "user", null, { erasure: "of-its-own", isCopied: false }),

  companies(t.companies, t.companies.id, { erasure: "emptied" }),
  companies(t.memberships, t.memberships.companyId, {
    alsoBy: [{ whose: "company", by: t.memberships.corporateId }],
  }),
  // Consents and readings are the sharing company's record, which stays complete when the reading company is erased.
  companies(t.consents, t.consents.companyId),
  companies(t.readings, t.readings.companyId),
  // Triggers delete it with the membership, or with the company.
  rules(t.memberStandings, "company", null, { erasure: "of-its-own", isCopied: false }),
  companies(t.memberCounts, t.memberCounts.corporateId, { isCopied: false }),
  companies(t.memberCountryCounts, t.memberCountryCounts.corporateId, { isCopied: false }),
  // They go with the company whose tags they are, and from a member with its membership.
  companies(t.memberTags, t.memberTags.corporateId),
  within("company", t.taggedMembers),
  companies(t.memberViews, t.memberViews.corporateId),
  companies(t.webhookEndpoints, t.webhookEndpoints.companyId),
  // What an endpoint was sent goes with it, and with the member that it is about. It has only ids of what the copy has.
  companies(t.webhookDeliveries, t.webhookDeliveries.memberId, {
    isCopied: false,
    ends: isNotice(t.webhookDeliveries.createdAt),
  }),
  users(t.viewReaders, t.viewReaders.userId),
  // Only that a company is to be looked at.
  companies(t.flagRequests, t.flagRequests.companyId, { isCopied: false }),
  within("company", t.memberTagCounts, { isCopied: false }),
  // Triggers derive them from what the member's own copy has; they go with its membership.
  within("company", t.sharedFigures, { isCopied: false }),
  within("company", t.memberCertificates, { isCopied: false }),
  companies(t.sharedFigureSums, t.sharedFigureSums.corporateId, { isCopied: false }),
  // Only ids of what is shared, for the reading company's systems; what a member's copy has is there.
  companies(t.feedChanges, t.feedChanges.corporateId, { isCopied: false }),
  // They expire with their files, which the job for copies deletes first.
  users(t.memberExports, t.memberExports.userId, {
    alsoBy: [{ whose: "company", by: t.memberExports.corporateId }],
    isCopied: false,
  }),
  // Both companies' record of a request; without one of them nobody is left who asks, or who was asked.
  companies(t.memberRequests, t.memberRequests.companyId, {
    alsoBy: [{ whose: "company", by: t.memberRequests.corporateId }],
  }),
  // When a person is erased, their messages are deleted; what they did for their company stays, and who it was is no longer known.
  companies(t.requestEntries, t.requestEntries.companyId),
  companies(t.deadlines, t.deadlines.companyId),
  // They go with the company that set them, and from a member with its membership.
  companies(t.chosenDeadlines, t.chosenDeadlines.companyId),
  within("company", t.chosenMembers),
  // When a colleague is erased, only the assignment of their actions is removed.
  companies(t.actions, t.actions.companyId),
  // The figures an erased colleague entered stay; who entered them is no longer known.
  companies(t.keyFigureYears, t.keyFigureYears.companyId),
  companies(t.keyFigureSaves, t.keyFigureSaves.companyId),
  // Derived from the answers, which the copy contains.
  companies(t.progressFigures, t.progressFigures.companyId, { isCopied: false }),
  assessments(t.progressFigureRequests, t.progressFigureRequests.assessmentId, { isCopied: false }),
  // One that has ended stays visible to its company as long as a log is kept.
  companies(t.companyTokens, t.companyTokens.companyId, {
    alsoBy: [{ whose: "user", by: t.companyTokens.madeBy }],
    ends: isLog(t.companyTokens.expiresAt),
  }),
  companies(t.companySignIns, t.companySignIns.companyId),
  within("company", t.signInDomains),
  users(t.signInLinks, t.signInLinks.userId),
  companies(t.invitations, t.invitations.companyId, {
    alsoBy: [{ whose: "user", by: t.invitations.invitedBy }],
    ends: expires(t.invitations.expiresAt),
  }),
  // A separate statement also deletes it with the account that has the invited address.
  companies(t.memberInvitations, t.memberInvitations.corporateId, {
    alsoBy: [{ whose: "company", by: t.memberInvitations.companyId }],
    ends: isLog(t.memberInvitations.sentAt),
  }),
  // Drafts are deleted; the figures of a completed one stay until it is anonymised and, years later, deleted.
  companies(t.assessments, t.assessments.companyId, {
    erasure: "of-its-own",
    clearing: "of-its-own",
    isAnonymised: true,
  }),

  // A corporate company's statistics are deleted with it; a member's contribution is subtracted by separate statements.
  companies(t.analyticsCells, t.analyticsCells.population, { isCopied: false }),
  companies(t.rankingLists, t.rankingLists.population, { isCopied: false }),
  within("company", t.rankings, { isCopied: false }),

  assessments(t.answers, t.answers.assessmentId, { clearing: "deleted", isAnonymised: true }),
  assessments(t.comments, t.comments.assessmentId, {
    alsoBy: [{ whose: "user", by: t.comments.authorId }],
    clearing: "deleted",
  }),
  // Clearing a draft resets what was said about a topic; erasing an account removes its assignments. The rest stays.
  assessments(t.topicWork, t.topicWork.assessmentId, { clearing: "of-its-own" }),
  assessments(t.documents, t.documents.assessmentId, { clearing: "deleted" }),
  within("assessment", t.documentFiles),
  within("assessment", t.documentLinks),
  assessments(t.reportReviews, t.reportReviews.assessmentId),
  assessments(t.approvals, t.approvals.assessmentId),
  assessments(t.signatures, t.signatures.assessmentId),
  // The copy contains the files themselves.
  assessments(t.reportFiles, t.reportFiles.assessmentId, { isCopied: false }),
  assessments(t.proofs, t.proofs.assessmentId),
  // An erased company stays in the sums, with its latest result.
  assessments(t.countRequests, t.countRequests.assessmentId, { erasure: "kept", isCopied: false }),
  assessments(t.proofRequests, t.proofRequests.assessmentId, { isCopied: false }),
  // An expired link stays visible to its company as long as a log is kept.
  assessments(t.shares, t.shares.assessmentId, { ends: isLog(t.shares.expiresAt) }),
  within("assessment", t.shareReadings),
  // Statistics depend on it; the questions that its next steps name are removed.
  assessments(t.results, t.results.assessmentId, { erasure: "emptied", isAnonymised: true }),
  // Derived from the answers, which the copy contains.
  assessments(t.contributions, t.contributions.assessmentId, {
    erasure: "emptied",
    isCopied: false,
    isAnonymised: true,
  }),
  assessments(t.scores, t.scores.assessmentId, { erasure: "kept", isAnonymised: true }),
  assessments(t.latestResults, t.latestResults.assessmentId, { erasure: "kept", isCopied: false, isAnonymised: true }),
];

/** The columns by which rows of a database are deleted when such an owner is erased, each with its table. */
export function erasedWith(
  whose: Owner,
  database: TableRules["database"] = "db",
): { table: SQLiteTable; by: SQLiteColumn }[] {
  const own = TABLES.filter((each) => each.erasure === "deleted" && each.database === database);
  return own.flatMap((each) => {
    const owners = each.by ? [{ whose: each.whose, by: each.by }, ...each.alsoBy] : each.alsoBy;
    return owners.filter((owner) => owner.whose === whose).map(({ by }) => ({ table: each.table, by }));
  });
}
