import { isNotNull, not, type SQL } from "drizzle-orm";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { ANSWERED_LIFE_MS, LOG_LIFE_MS } from "../../foundation/identity/rules/periods";
import { isListed } from "../../platform/d1/client";
import * as t from "./all-tables";

/** Whose a row is; what is the network's is nobody's: reference data, sums, counters and the office's own words. */
type Owner = "network" | "company" | "user" | "assessment";

/** When a row has had its time. */
export interface Ending {
  /** The job of the clock that deletes it. */
  job: "expired-rows" | "old-logs";
  at: SQLiteColumn;
  /** How long it stays after that, in milliseconds. */
  life: number;
  /** What must be true besides. */
  also?: SQL;
}

/**
 * Whose the rows of a table are, and what becomes of them. Erasure, export, clearing and retention go by it, and so do the tests that
 * walk the schema: each table has its entry below.
 */
export interface TableRules {
  table: SQLiteTable;
  whose: Owner;
  /** The column that names its owner; null for the network's, and where a row belongs to another row or is found in a way of its own. */
  by: SQLiteColumn | null;
  /** Further columns by which a row goes: with its author's account, or with the other company. */
  alsoBy: { whose: Owner; by: SQLiteColumn }[];
  /**
   * What becomes of it when its owner is erased: it is deleted by those columns; it goes with the row that it belongs to; it stays, emptied
   * of what is personal; it stays as it is; or a statement of its own (`upkeep/privacy/erase-rows.server.ts`) says what.
   */
  erasure: "deleted" | "with-its-row" | "emptied" | "kept" | "of-its-own";
  /** Whether a copy of somebody's data holds it. */
  isCopied: boolean;
  /** What clearing a draft does with it, if anything. */
  clearing: "deleted" | "of-its-own" | null;
  /** Whether it moves to the anonymous assessment that stays for statistics; what does not goes with the former one. */
  isAnonymised: boolean;
  /** When the clock deletes it; null where it goes with its owner, stays, or a job knows more about it than its age. */
  ends: Ending | null;
}

type More = Partial<Omit<TableRules, "table" | "whose" | "by">>;

const rules = (table: SQLiteTable, whose: Owner, by: SQLiteColumn | null, more: More): TableRules => ({
  table,
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
/** Rows of another row, by a foreign key that cascades. */
const within = (whose: Owner, table: SQLiteTable, more: More = {}) =>
  rules(table, whose, null, { erasure: "with-its-row", ...more });

const expires = (at: SQLiteColumn): Ending => ({ job: "expired-rows", at, life: 0 });
const isLog = (at: SQLiteColumn, more: Partial<Ending> = {}): Ending => ({
  job: "old-logs",
  at,
  life: LOG_LIFE_MS,
  ...more,
});

/** Every table of the schema. */
export const TABLES: readonly TableRules[] = [
  networks(t.places),
  networks(t.industries),
  networks(t.catalogues),
  networks(t.emissionFactors),
  networks(t.questionnaireDrafts),
  networks(t.questionnaireEdits),
  networks(t.peerGroups),
  networks(t.peerIndustries),
  // Ids of assessments, also of one that is gone for as long as few others have changed.
  networks(t.peerMembers),
  networks(t.formerPeerSums),
  networks(t.formerPeerChanges),
  networks(t.announcements),
  networks(t.withdrawals),
  networks(t.officeActs, isLog(t.officeActs.at)),
  networks(t.tallies),
  networks(t.jobs),
  networks(t.jobRuns, isLog(t.jobRuns.startedAt)),
  networks(t.rateLimits, expires(t.rateLimits.resetsAt)),
  // Nothing but hashes, and what they are for lasts.
  networks(t.invitationStops),
  networks(t.spentTokens, expires(t.spentTokens.expiresAt)),

  users(t.users, t.users.id, { erasure: "emptied" }),
  users(t.sessions, t.sessions.userId, { ends: expires(t.sessions.expiresAt) }),
  within("user", t.refreshTokens, { isCopied: false, ends: expires(t.refreshTokens.expiresAt) }),
  users(t.knownDevices, t.knownDevices.userId, { ends: expires(t.knownDevices.expiresAt) }),
  users(t.securityEvents, t.securityEvents.userId, { ends: isLog(t.securityEvents.at) }),
  users(t.recoveries, t.recoveries.userId, { isCopied: false, ends: expires(t.recoveries.expiresAt) }),
  users(t.twoSteps, t.twoSteps.userId),
  users(t.recoveryCodes, t.recoveryCodes.userId),
  users(t.passkeys, t.passkeys.userId),
  users(t.emailChanges, t.emailChanges.userId, { ends: expires(t.emailChanges.expiresAt) }),
  // They expire with their files, which a job of their own deletes first.
  users(t.dataExports, t.dataExports.userId),
  users(t.supportTickets, t.supportTickets.userId, {
    ends: isLog(t.supportTickets.createdAt, { life: ANSWERED_LIFE_MS, also: isNotNull(t.supportTickets.answeredAt) }),
  }),
  // Of a message that is in the copy itself. Before the messages, so that the clock counts those it deletes.
  within("user", t.deadLetters, { isCopied: false, ends: isLog(t.deadLetters.receivedAt) }),
  users(t.outbox, t.outbox.userId, {
    ends: isLog(t.outbox.createdAt, { also: not(isListed(t.outbox.status, ["pending", "retrying"])) }),
  }),
  users(t.digestItems, t.digestItems.userId, { isCopied: false }),
  users(t.notifications, t.notifications.userId, { ends: isLog(t.notifications.createdAt) }),
  users(t.notificationPreferences, t.notificationPreferences.userId),
  // A mail belongs to whoever has its address. On a developer's machine only.
  rules(t.localMailbox, "user", null, { erasure: "of-its-own", isCopied: false }),

  companies(t.companies, t.companies.id, { erasure: "emptied" }),
  companies(t.memberships, t.memberships.companyId, {
    alsoBy: [{ whose: "company", by: t.memberships.corporateId }],
  }),
  // What a company has agreed to share, and who has read it, is its own record: the one that reads leaves no gap in it when it goes.
  companies(t.consents, t.consents.companyId),
  companies(t.readings, t.readings.companyId),
  // Triggers take it with the membership, or with the company.
  rules(t.memberStandings, "company", null, { erasure: "of-its-own", isCopied: false }),
  companies(t.memberCounts, t.memberCounts.corporateId, { isCopied: false }),
  // They expire with their files, which the job of copies deletes first.
  users(t.memberExports, t.memberExports.userId, {
    alsoBy: [{ whose: "company", by: t.memberExports.corporateId }],
    isCopied: false,
  }),
  companies(t.deadlines, t.deadlines.companyId),
  // Of an erased colleague's actions only who looks after them goes.
  companies(t.actions, t.actions.companyId),
  // Of what an erased colleague has entered the figures stay; who it was is not known any more.
  companies(t.keyFigureYears, t.keyFigureYears.companyId),
  companies(t.keyFigures, t.keyFigures.companyId),
  companies(t.invitations, t.invitations.companyId, {
    alsoBy: [{ whose: "user", by: t.invitations.invitedBy }],
    ends: expires(t.invitations.expiresAt),
  }),
  // The address goes with its owner's account too, by a statement of its own.
  companies(t.memberInvitations, t.memberInvitations.corporateId, {
    alsoBy: [{ whose: "company", by: t.memberInvitations.companyId }],
    ends: isLog(t.memberInvitations.sentAt),
  }),
  // Drafts are deleted; of a completed one the figures stay, until it is anonymised and, years later, deleted.
  companies(t.assessments, t.assessments.companyId, {
    erasure: "of-its-own",
    clearing: "of-its-own",
    isAnonymised: true,
  }),

  // A corporate company's statistics go with it; of a member its own statements take back what it added.
  companies(t.analyticsCells, t.analyticsCells.population, { isCopied: false }),
  companies(t.standings, t.standings.population, { isCopied: false }),

  assessments(t.answers, t.answers.assessmentId, { clearing: "deleted", isAnonymised: true }),
  assessments(t.comments, t.comments.assessmentId, {
    alsoBy: [{ whose: "user", by: t.comments.authorId }],
    clearing: "deleted",
  }),
  // Clearing takes back what was said of a topic, an erased account that it looks after it; the rest stays.
  assessments(t.topicWork, t.topicWork.assessmentId, { clearing: "of-its-own" }),
  assessments(t.documents, t.documents.assessmentId, { clearing: "deleted" }),
  within("assessment", t.documentFiles),
  within("assessment", t.documentLinks),
  assessments(t.reportReviews, t.reportReviews.assessmentId),
  assessments(t.approvals, t.approvals.assessmentId),
  assessments(t.signatures, t.signatures.assessmentId),
  // The files themselves are in the copy.
  assessments(t.reportFiles, t.reportFiles.assessmentId, { isCopied: false }),
  assessments(t.proofs, t.proofs.assessmentId),
  assessments(t.proofRequests, t.proofRequests.assessmentId, { isCopied: false }),
  // A link that is over stays for its company to see as long as a log does.
  assessments(t.shares, t.shares.assessmentId, { ends: isLog(t.shares.expiresAt) }),
  within("assessment", t.shareReadings),
  // Statistics rest on both; the questions that the next steps name go.
  assessments(t.results, t.results.assessmentId, { erasure: "emptied", isAnonymised: true }),
  // Worked out from the answers, which the copy holds.
  assessments(t.contributions, t.contributions.assessmentId, {
    erasure: "emptied",
    isCopied: false,
    isAnonymised: true,
  }),
  assessments(t.scores, t.scores.assessmentId, { erasure: "kept", isAnonymised: true }),
  assessments(t.latestResults, t.latestResults.assessmentId, { erasure: "kept", isCopied: false, isAnonymised: true }),
];

/** The columns by which rows are deleted when such an owner is erased, each with its table. */
export function erasedWith(whose: Owner): { table: SQLiteTable; by: SQLiteColumn }[] {
  return TABLES.filter(({ erasure }) => erasure === "deleted").flatMap((each) => {
    const owners = each.by ? [{ whose: each.whose, by: each.by }, ...each.alsoBy] : each.alsoBy;
    return owners.filter((owner) => owner.whose === whose).map(({ by }) => ({ table: each.table, by }));
  });
}
