import { and, eq, type SQL, sql } from "drizzle-orm";
import { decideAssessment, mayReadSubmitted } from "~/assessment/answers/rules/access";
import { getCatalogue } from "~/assessment/catalogue/catalogue.server";
import { OFFICE } from "~/core/office-acts";
import { type ReadThing, readingDay } from "~/core/scopes";
import { isCorporateStill } from "~/foundation/company/sharing.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companies, memberships } from "~/foundation/tables/company";
import { readings } from "~/foundation/tables/ledger";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { type Found, runTogether, type Statement } from "~/platform/d1/client";
import { assessments } from "../../foundation/tables/assessments";
import { answersOf, assessmentOf, type OpenedAssessment } from "./queries.server";
import { readAnswers } from "./stored.server";

/**
 * What a user reads of an assessment. `userId` optionally names a user; the assessment is then found only if it is of
 * that user's company.
 */
export interface AssociatedReading {
  assessmentId: string;
  userId: string | null;
  /** Which part of it, as the ledger records it. */
  thing: ReadThing;
}

/** The reader as seen from the company being read, where an outside reader has the role "viewer". */
export interface AssociatedReader {
  reader: CurrentUser;
  /** The name of the company being read. */
  company: string;
}

/**
 * Runs statements about a completed assessment for a colleague, or for a user of a corporate company that its company
 * has joined. In the same batch the ledger records who has read what. Null for everyone else.
 */
export async function readAs<const T extends readonly Statement[]>(
  ctx: Context,
  user: CurrentUser,
  reading: AssociatedReading,
  statements: T,
): Promise<(AssociatedReader & { found: Found<T> }) | null> {
  const { assessmentId, userId } = reading;
  const isNamed =
    userId === null
      ? sql`true`
      : sql`exists (select 1 from ${users} where ${users.id} = ${userId} and ${users.companyId} = ${assessments.companyId})`;
  const isTheirs = and(
    eq(memberships.companyId, assessments.companyId),
    eq(memberships.corporateId, user.companyId),
    isCorporateStill,
  );
  const [[row], , ...found] = await runTogether(ctx.db, [
    ctx.db
      .select({
        companyId: assessments.companyId,
        kind: assessments.kind,
        state: assessments.state,
        company: companies.name,
        scope: memberships.scope,
      })
      .from(assessments)
      .innerJoin(companies, eq(companies.id, assessments.companyId))
      .leftJoin(memberships, isTheirs)
      .where(and(eq(assessments.id, assessmentId), isNamed)),
    noteReading(
      ctx,
      user,
      reading.thing,
      sql`${assessments.id} = ${assessmentId} and ${assessments.state} = 'completed' and ${isNamed}`,
    ),
    ...(statements as readonly Statement[]),
  ]);
  if (!row || !mayReadSubmitted(user, row, row.scope === "full")) return null;
  const isOwn = row.companyId === user.companyId;
  const reader: CurrentUser = isOwn ? user : { ...user, companyId: row.companyId, role: "viewer", reach: undefined };
  return { reader, company: row.company, found: found as Found<T> };
}

/**
 * A statement for the reading batch. It records in the ledger that the user reads the assessments matching `which`, but
 * only those that their company shares with the reader's. One row per reader, thing and day.
 */
export function noteReading(ctx: Context, user: CurrentUser, thing: ReadThing, which: SQL) {
  const now = ctx.clock();
  const isOfKind = user.expectedKind ? sql`${assessments.kind} = ${user.expectedKind}` : sql`true`;
  // A token that may read only its own company's assessments is refused the others, so nothing is read.
  const isLookedFor = user.reach === "own" ? sql`false` : isOfKind;
  return ctx.db
    .insert(readings)
    .select(
      sql`select ${assessments.companyId}, ${readingDay(now)}, ${memberships.corporateId}, ${user.id}, ${thing}, ${assessments.id}, ${now} from ${assessments} cross join ${memberships} on ${memberships.companyId} = ${assessments.companyId} and ${memberships.corporateId} = ${user.companyId} where ${memberships.scope} = 'full' and ${isCorporateStill} and ${isLookedFor} and ${which}`,
    )
    .onConflictDoNothing();
}

/**
 * A statement that records in the ledger that a user of the network's office reads the assessments matching `which`, of
 * any company that still exists. The caller checks access. One row per reader, thing and day.
 */
export function noteReadingAsOffice(ctx: Context, user: CurrentUser, thing: ReadThing, which: SQL) {
  const now = ctx.clock();
  return ctx.db
    .insert(readings)
    .select(
      sql`select ${assessments.companyId}, ${readingDay(now)}, ${OFFICE}, ${user.id}, ${thing}, ${assessments.id}, ${now} from ${assessments} join ${companies} on ${companies.id} = ${assessments.companyId} where ${which}`,
    )
    .onConflictDoNothing();
}

/**
 * As `readAs`, but `userId` may be null. The user then reads their own company's assessment, which writes nothing to
 * the ledger, or what they may see of another company.
 */
export async function readFor<const T extends readonly Statement[]>(
  ctx: Context,
  user: CurrentUser,
  reading: AssociatedReading,
  statements: T,
): Promise<{ reader: CurrentUser; found: Found<T> } | null> {
  if (reading.userId !== null) return readAs(ctx, user, reading, statements);
  const [[assessment], ...found] = await runTogether(ctx.db, [
    assessmentOf(ctx, reading.assessmentId),
    ...(statements as readonly Statement[]),
  ]);
  if (decideAssessment(user, assessment, "read").ok) return { reader: user, found: found as Found<T> };
  return assessment ? readAs(ctx, user, reading, statements) : null;
}

/**
 * An assessment with its answers for such a reader, plus its company's name; `userId` may be null. One round trip while the catalogue is
 * cached.
 */
export async function openAssociated(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  userId: string | null,
): Promise<(OpenedAssessment & { company: string }) | null> {
  const reading = { assessmentId, userId, thing: "answers" } as const;
  const read = await readAs(ctx, user, reading, openingOf(ctx, assessmentId));
  const opened = read && (await toOpened(ctx, read.found));
  return opened && { ...opened, company: read.company };
}

/** The same for a call that exports; `userId` may be null. */
export async function openExported(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  userId: string | null,
): Promise<OpenedAssessment | null> {
  const reading = { assessmentId, userId, thing: "export" } as const;
  const read = await readFor(ctx, user, reading, openingOf(ctx, assessmentId));
  return read && toOpened(ctx, read.found);
}

const openingOf = (ctx: Context, assessmentId: string) =>
  [assessmentOf(ctx, assessmentId), answersOf(ctx, assessmentId)] as const;

async function toOpened(
  ctx: Context,
  [[assessment], [stored]]: Found<ReturnType<typeof openingOf>>,
): Promise<OpenedAssessment | null> {
  if (!assessment) return null;
  const catalogue = await getCatalogue(ctx, assessment.catalogueVersion);
  return { assessment, catalogue, answers: await readAnswers(ctx, stored) };
}

/** The user, or the reader that `readAs` returns if the request names a user. Throws 404 if the user may not read it. */
export async function readerOf(
  ctx: Context,
  user: CurrentUser,
  { userId, ...reading }: AssociatedReading,
): Promise<CurrentUser> {
  if (userId === null) return user;
  const read = await readAs(ctx, user, { ...reading, userId }, []);
  if (!read) throw new Response(null, { status: 404 });
  return read.reader;
}

/** The user id in the address, or null if there is none. Throws 404 if it is not a user's id. */
export function readUserId(ctx: Context, request: Request): string | null {
  const given = new URL(request.url).searchParams.get("userId");
  if (given === null) return null;
  const userId = ctx.ids.resolve(given);
  if (userId === null) throw new Response(null, { status: 404 });
  return userId;
}
