import { and, asc, type Column, eq, type InferSelectModel, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { deadlines } from "~/assessment/deadlines/tables";
import { keyFigures, keyFigureYears } from "~/assessment/key-figures/tables";
import { findProfile } from "~/foundation/company/profile.server";
import { isCorporateStill, nameOf } from "~/foundation/company/sharing.server";
import { formerNotifications } from "~/foundation/notifications/former-tables";
import { notices, settledMessages } from "~/foundation/notifications/log-tables";
import { mailSuppressions, notificationPreferences, outbox } from "~/foundation/notifications/tables";
import {
  knownDevices,
  passkeys,
  recoveryCodes,
  securityEvents,
  sessions,
  signInLinks,
  twoSteps,
} from "~/foundation/tables/access";
import { companies, memberships } from "~/foundation/tables/company";
import { memberInvitations } from "~/foundation/tables/invitations";
import { consents, readings } from "~/foundation/tables/ledger";
import { securityLog } from "~/foundation/tables/log-tables";
import { supportMessages, supportTickets } from "~/foundation/tables/office";
import { dataExports, emailChanges, invitations, users } from "~/foundation/tables/people";
import { actionsStatement, toActions } from "~/improvement/plan/queries.server";
import { listViews } from "~/network/members/views/views.server";
import type { Context } from "~/platform/context";
import { type Database, fromJson, runTogether } from "~/platform/d1/client";
import type { Scope } from "~/upkeep/privacy/rules/access";
import { assessmentsOf, isoTime } from "./export-assessments.server";
import {
  actionsOf,
  chosenDatesInCopy,
  keyFiguresOf,
  signInInCopy,
  tagsInCopy,
  tokensInCopy,
  toSignInInCopy,
  toTokenInCopy,
  webhooksInCopy,
} from "./export-company.server";
import { requestsOf } from "./export-requests.server";
import type { ExportedUser } from "./export-zip.server";

const PAGE = 500;

/** All data stored about a user, and about the company for its owner, as one JSON text generated in pieces. Times are ISO 8601. */
export async function* accountJson(ctx: Context, user: ExportedUser, scope: Scope): AsyncGenerator<string> {
  const parts: Record<string, object> = { ...(await standing(ctx, user, scope)) };
  yield "{\n";
  for (const [name, part] of Object.entries(parts)) yield `"${name}": ${JSON.stringify(part, null, 2)},\n`;
  yield* list("securityEvents", securityEventsOf(ctx, user.id), ",\n");
  yield* list("notifications", notificationsOf(ctx, user.id), ",\n");
  yield* list("messages", messagesOf(ctx, user.id), ",\n");
  yield* list("questionsToUs", questionsOf(ctx, user.id), ",\n");
  if (scope === "company") yield* list("companiesInvited", invitedBy(ctx, user.companyId), ",\n");
  yield* list("requests", requestsOf(ctx, user, scope), ",\n");
  if (scope === "company") yield* list("readByOthers", readingsOf(ctx, user.companyId), ",\n");
  yield* list("assessments", assessmentsOf(ctx, user, scope), "\n}\n");
}

async function* list(name: string, items: AsyncIterable<object>, end: string): AsyncGenerator<string> {
  yield `"${name}": [`;
  let separator = "\n";
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 2);
    separator = ",\n";
  }
  yield `]${end}`;
}

/** The parts short enough to read at once. */
async function standing(ctx: Context, user: ExportedUser, scope: Scope) {
  const profile = await findProfile(ctx, user.id);
  if (!profile) throw new Error("The user's company is gone");
  const { language } = user;
  const ofUser = {
    sessions: ctx.db.select().from(sessions).where(eq(sessions.userId, user.id)),
    devices: ctx.db
      .select({ expiresAt: knownDevices.expiresAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, user.id)),
    keys: ctx.db.select().from(passkeys).where(eq(passkeys.userId, user.id)),
    stops: ctx.db.select().from(mailSuppressions).where(eq(mailSuppressions.userId, user.id)),
  };
  const [
    openSessions,
    devices,
    keys,
    stops,
    [twoStep],
    codes,
    [emailChange],
    preferences,
    exports,
    joined,
    agreed,
    members,
    tags,
    savedViews,
    colleagues,
    dueDates,
    chosenDates,
    webhooks,
    planned,
    figureYears,
    figures,
    invited,
    accessTokens,
    ownSignIn,
    atProvider,
    [company],
  ] = await runTogether(ctx.db, [
    ofUser.sessions,
    ofUser.devices,
    ofUser.keys,
    ofUser.stops,
    ctx.db.select({ confirmedAt: twoSteps.confirmedAt }).from(twoSteps).where(eq(twoSteps.userId, user.id)),
    ctx.db.select({ userId: recoveryCodes.userId }).from(recoveryCodes).where(eq(recoveryCodes.userId, user.id)),
    ctx.db.select().from(emailChanges).where(eq(emailChanges.userId, user.id)),
    ctx.db.select().from(notificationPreferences).where(eq(notificationPreferences.userId, user.id)),
    ctx.db.select().from(dataExports).where(eq(dataExports.userId, user.id)),
    ctx.db
      .select({ company: companies.name, code: memberships.joinedWith, joinedAt: memberships.joinedAt })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.corporateId))
      .where(eq(memberships.companyId, user.companyId)),
    ctx.db
      .select({
        company: nameOf(sql`${consents.corporateId}`).as("corporate_name"),
        scope: consents.scope,
        sharesKeyFigures: consents.sharesFigures,
        since: consents.since,
        endedAt: consents.endedAt,
      })
      .from(consents)
      .where(eq(consents.companyId, user.companyId))
      .orderBy(asc(consents.since)),
    ctx.db
      .select({ company: companies.name, joinedAt: memberships.joinedAt })
      .from(memberships)
      .innerJoin(companies, eq(companies.id, memberships.companyId))
      .where(and(eq(memberships.corporateId, user.companyId), isCorporateStill)),
    tagsInCopy(ctx, user.companyId),
    listViews(ctx, user),
    ctx.db
      .select({ username: users.username, role: users.role })
      .from(users)
      .where(and(eq(users.companyId, user.companyId), ne(users.id, user.id), isNull(users.erasedAt))),
    ctx.db
      .select({ scope: deadlines.scope, dueOn: deadlines.dueOn, createdAt: deadlines.createdAt })
      .from(deadlines)
      .where(eq(deadlines.companyId, user.companyId)),
    chosenDatesInCopy(ctx, user.companyId),
    webhooksInCopy(ctx, user.companyId),
    actionsStatement(ctx, user.companyId),
    ctx.db.select().from(keyFigureYears).where(eq(keyFigureYears.companyId, user.companyId)),
    ctx.db
      .select()
      .from(keyFigures)
      .where(eq(keyFigures.companyId, user.companyId))
      .orderBy(asc(keyFigures.year), asc(keyFigures.figureId)),
    ctx.db.select().from(invitations).where(eq(invitations.companyId, user.companyId)),
    tokensInCopy(ctx, user.companyId),
    signInInCopy(ctx, user.companyId),
    ctx.db
      .select({ subject: signInLinks.subject, since: signInLinks.createdAt })
      .from(signInLinks)
      .where(eq(signInLinks.userId, user.id)),
    ctx.db.select({ createdAt: companies.createdAt }).from(companies).where(eq(companies.id, user.companyId)),
  ]);
  const ofCompany = {
    name: profile.company,
    registrationNumber: profile.companyReg,
    address: profile.companyLocation,
    industry: profile.industry.names[language],
    country: profile.country[language],
    state: profile.state[language],
    city: profile.city,
    timeZone: profile.timeZone,
    annualRevenue: profile.revenueBand,
    isCorporate: profile.isCorporate,
    accessCode: profile.ownAccessCode,
    registeredAt: company ? isoTime(company.createdAt) : null,
    joinedCompanies: joined.map((row) => ({ ...row, joinedAt: isoTime(row.joinedAt) })),
    sharingAgreed: agreed.map(({ since, endedAt, ...consent }) => ({
      ...consent,
      since: isoTime(since),
      endedAt: endedAt === null ? null : isoTime(endedAt),
    })),
    companiesThatJoined: members.map((row) => ({ ...row, joinedAt: isoTime(row.joinedAt) })),
    tags: tags.map(({ name, flag, companies: on }) => ({ name, flag, companies: fromJson<string[]>(on) })),
    savedViews: savedViews.map(({ name, kind, query, isSent }) => ({
      name,
      kind,
      filters: query,
      isSentMonthly: isSent,
    })),
    colleagues,
    openInvitations: invited.map(({ email, role, sentAt }) => ({ email, role, sentAt: isoTime(sentAt) })),
    accessTokens: accessTokens.map(toTokenInCopy),
    companySignIn: toSignInInCopy(ownSignIn),
    actions: await actionsOf(ctx, toActions(planned), user),
    keyFigures: keyFiguresOf(figureYears, figures),
    dueDates: dueDates.map(({ scope: whose, dueOn, createdAt }) => ({ for: whose, dueOn, setAt: isoTime(createdAt) })),
    datesForChosenCompanies: chosenDates.map(({ kind, dueOn, createdAt, companies: asked }) => ({
      kind,
      dueOn,
      setAt: isoTime(createdAt),
      companies: fromJson<string[]>(asked),
    })),
    webhooks: webhooks.map(({ createdAt, ...webhook }) => ({ ...webhook, setUpAt: isoTime(createdAt) })),
  };
  return {
    account: {
      id: user.id,
      username: user.username,
      email: user.email,
      emailWaitingForConfirmation: emailChange?.email ?? null,
      mobile: user.mobile,
      designation: user.jobTitle,
      language,
      role: user.role,
      picture: user.avatar,
      isAdministrator: user.isAdministrator,
      weeklyDigest: user.wantsDigest,
      createdAt: isoTime(user.createdAt),
      deletionDueAt: user.deletionDueAt === null ? null : isoTime(user.deletionDueAt),
    },
    agreements: user.agreements.map(({ at, ...agreement }) => ({ ...agreement, agreedAt: isoTime(at) })),
    company: scope === "company" ? ofCompany : { name: profile.company },
    signIn: {
      twoStepSince: twoStep?.confirmedAt ? isoTime(twoStep.confirmedAt) : null,
      recoveryCodesLeft: codes.length,
      passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: isoTime(createdAt),
        lastUsedAt: lastUsedAt === null ? null : isoTime(lastUsedAt),
      })),
      sessions: openSessions.map(({ kind, browser, os, country, city, createdAt, lastSeenAt, expiresAt }) => ({
        kind,
        browser,
        os,
        country,
        city,
        startedAt: isoTime(createdAt),
        lastSeenAt: isoTime(lastSeenAt),
        endsAt: isoTime(expiresAt),
      })),
      companySignIn: atProvider.map(({ subject, since }) => ({ nameAtProvider: subject, since: isoTime(since) })),
      knownDevices: devices.map(({ expiresAt }) => ({ rememberedUntil: isoTime(expiresAt) })),
    },
    stoppedAddresses: stops.map(({ reason, stoppedOn, expiresAt }) => ({
      reason,
      since: isoTime(stoppedOn),
      until: isoTime(expiresAt),
    })),
    notificationPreferences: preferences.map(({ type, email, inApp }) => ({ type, email, inApp })),
    copiesOfYourData: exports.map(({ status, createdAt, expiresAt }) => ({
      status,
      askedForAt: isoTime(createdAt),
      expiresAt: isoTime(expiresAt),
    })),
  };
}

/**
 * All rows of a table that belong to a user, oldest first, read page by page. Each page starts after the last row of the previous
 * one, so that no row is missed or repeated while rows are added and deleted.
 */
async function* readAll<T extends SQLiteTable>(db: Database, table: T, at: Column, whose: SQL | undefined) {
  let last = { at: -1, rowid: 0 };
  for (let isOver = false; !isOver; ) {
    const page = await db
      .select({
        row: table as SQLiteTable,
        // Aliases that no column of the table has: D1 drops one of two columns with the same name.
        at: sql<number>`${at}`.as("page_at"),
        rowid: sql<number>`rowid`.as("page_rowid"),
      })
      .from(table as SQLiteTable)
      .where(and(whose, sql`(${at}, rowid) > (${last.at}, ${last.rowid})`))
      .orderBy(asc(at), sql`rowid`)
      .limit(PAGE);
    for (const { row } of page) yield row as InferSelectModel<T>;
    last = page.at(-1) ?? last;
    isOver = page.length < PAGE;
  }
}

async function* securityEventsOf(ctx: Context, userId: string) {
  const told = ({ type, browser, os, country, at }: typeof securityEvents.$inferSelect) => {
    return { at: isoTime(at), type, browser, os, country };
  };
  // Older ones have moved to LOGS.
  const [moved, recent] = [eq(securityLog.userId, userId), eq(securityEvents.userId, userId)];
  for await (const row of readAll(ctx.logs, securityLog, securityLog.at, moved)) yield told(row);
  for await (const row of readAll(ctx.db, securityEvents, securityEvents.at, recent)) yield told(row);
}

async function* notificationsOf(ctx: Context, userId: string) {
  const told = ({ type, cause, data, createdAt, readAt }: typeof notices.$inferSelect) => {
    return { at: isoTime(createdAt), type, cause, data, readAt: readAt === null ? null : isoTime(readAt) };
  };
  const former = formerNotifications;
  for await (const row of readAll(ctx.db, former, former.createdAt, eq(former.userId, userId))) yield told(row);
  for await (const row of readAll(ctx.logs, notices, notices.createdAt, eq(notices.userId, userId))) yield told(row);
}

/** The mails sent to the user; codes in them are left out and stay sealed with us. */
async function* messagesOf(ctx: Context, userId: string) {
  const told = (row: Pick<typeof outbox.$inferSelect, "type" | "cause" | "data" | "status" | "createdAt">) => {
    const { code: _, ...data } = row.data;
    return { at: isoTime(row.createdAt), type: row.type, cause: row.cause, data, status: row.status };
  };
  const mailsIn = (table: typeof outbox | typeof settledMessages) =>
    and(eq(table.userId, userId), eq(table.channel, "email"));
  // What is settled has moved to LOGS.
  const [settled, others] = [mailsIn(settledMessages), mailsIn(outbox)];
  for await (const row of readAll(ctx.logs, settledMessages, settledMessages.createdAt, settled)) yield told(row);
  for await (const row of readAll(ctx.db, outbox, outbox.createdAt, others)) yield told(row);
}

async function* questionsOf(ctx: Context, userId: string) {
  const rows = readAll(ctx.db, supportTickets, supportTickets.createdAt, eq(supportTickets.userId, userId));
  for await (const { id, topic, question, answer, createdAt, answeredAt } of rows) {
    const thread = await ctx.db
      .select()
      .from(supportMessages)
      .where(eq(supportMessages.ticketId, id))
      .orderBy(asc(supportMessages.writtenAt));
    yield {
      askedAt: isoTime(createdAt),
      topic,
      question,
      thread: thread.map(({ isOffice, text, writtenAt }) => ({ isOffice, text, writtenAt: isoTime(writtenAt) })),
      answer,
      answeredAt: answeredAt === null ? null : isoTime(answeredAt),
    };
  }
}

/** The companies that a corporate company has invited to join it, and the state of each invitation. */
async function* invitedBy(ctx: Context, companyId: string) {
  const own = eq(memberInvitations.corporateId, companyId);
  for await (const row of readAll(ctx.db, memberInvitations, memberInvitations.sentAt, own)) {
    const { email, company, language, state, mails, sentAt, joinedAt } = row;
    yield { email, company, language, state, mails, sentAt: isoTime(sentAt), joinedAt: joinedAt && isoTime(joinedAt) };
  }
}

/** Who in which company has read which of this company's data, day by day. */
async function* readingsOf(ctx: Context, companyId: string) {
  const { day, corporateId, userId, thing, assessmentId, at } = readings;
  const key = sql`(${day}, ${corporateId}, ${userId}, ${thing}, ${assessmentId})`;
  for (let after = ["", "", "", "", ""], isOver = false; !isOver; ) {
    const values = after.map((value) => sql`${value}`);
    const page = await ctx.db
      .select({
        day,
        corporateId,
        userId,
        thing,
        assessmentId,
        at,
        company: nameOf(sql`${corporateId}`).as("corporate_name"),
      })
      .from(readings)
      .where(and(eq(readings.companyId, companyId), sql`${key} > (${sql.join(values, sql`, `)})`))
      .orderBy(asc(day), asc(corporateId), asc(userId), asc(thing), asc(assessmentId))
      .limit(PAGE);
    for (const row of page) yield { at: isoTime(row.at), company: row.company, reader: row.userId, thing: row.thing };
    const last = page.at(-1);
    if (last) after = [last.day, last.corporateId, last.userId, last.thing, last.assessmentId];
    isOver = page.length < PAGE;
  }
}
