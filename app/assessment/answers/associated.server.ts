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

/** What somebody reads of an assessment, and the one of its company's users whom they name beside it: nobody else's is there then. */
export interface AssociatedReading {
  assessmentId: string;
  userId: string | null;
  /** What of it, as the ledger notes it. */
  thing: ReadThing;
}

/** Who reads, seen from the company that is read: as one of its viewers would. */
export interface AssociatedReader {
  reader: CurrentUser;
  /** The name of the company. */
  company: string;
}

/**
 * Reads what these statements find of an assessment for a colleague, or for somebody of a company that this one has joined, once it is
 * completed. In the same batch the ledger notes who has read what. Null for everybody else.
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
  const reader: CurrentUser = isOwn ? user : { ...user, companyId: row.companyId, role: "viewer" };
  return { reader, company: row.company, found: found as Found<T> };
}

/**
 * The statement that notes in the ledger that somebody reads of the assessments `which` tells, for the batch that reads: of those alone that
 * their company shares with the reader's. One row a reader, thing and day.
 */
export function noteReading(ctx: Context, user: CurrentUser, thing: ReadThing, which: SQL) {
  const now = ctx.clock();
  const isLookedFor = user.expectedKind ? sql`${assessments.kind} = ${user.expectedKind}` : sql`true`;
  return ctx.db
    .insert(readings)
    .select(
      sql`select ${assessments.companyId}, ${readingDay(now)}, ${memberships.corporateId}, ${user.id}, ${thing}, ${assessments.id}, ${now} from ${assessments} cross join ${memberships} on ${memberships.companyId} = ${assessments.companyId} and ${memberships.corporateId} = ${user.companyId} where ${memberships.scope} = 'full' and ${isCorporateStill} and ${isLookedFor} and ${which}`,
    )
    .onConflictDoNothing();
}

/**
 * The statement that notes in the ledger that somebody of the network's office reads of the assessments `which` tells, of whatever company, as long as there is one.
 * Whether they may is the caller's matter. One row a reader, thing and day.
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
 * The same as `readAs` for whoever may name nobody: they read what is their own company's, of which the ledger notes nothing and nothing is written, or
 * what they may see of another.
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

/** An assessment with its answers as such a reader has it, with the name of its company. One round trip while the catalogue is cached. */
export async function openAssociated(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  userId: string,
): Promise<(OpenedAssessment & { company: string }) | null> {
  const reading = { assessmentId, userId, thing: "answers" } as const;
  const read = await readAs(ctx, user, reading, openingOf(ctx, assessmentId));
  const opened = read && (await toOpened(ctx, read.found));
  return opened && { ...opened, company: read.company };
}

/** The same of what a call exports, for whoever may name nobody. */
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

/** Who reads an assessment for himself, or as `readAs` lets whoever names one of its company's users. Throws 404 for whoever may not. */
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

/** The user beside whom an address asks for an assessment; null where it names nobody. Throws 404 for what is no user's id. */
export function readUserId(ctx: Context, request: Request): string | null {
  const given = new URL(request.url).searchParams.get("userId");
  if (given === null) return null;
  const userId = ctx.ids.resolve(given);
  if (userId === null) throw new Response(null, { status: 404 });
  return userId;
}
