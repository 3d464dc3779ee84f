import { createCookie } from "@remix-run/cloudflare";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Kind, mapKinds } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { needsNoAgreement, type Owed, owedBy } from "~/foundation/identity/rules/agreements";
import { isOver } from "~/foundation/identity/rules/periods";
import {
  isWorthNoting,
  SESSION_LIMITS,
  type SessionKind,
  sessionEnd,
} from "~/foundation/identity/rules/session-limits";
import { type Bell, bellStatements, toBell } from "~/foundation/notifications/bell.server";
import { passkeys, sessions } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import { latestResultOf } from "~/foundation/tables/latest-results";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import { attempt } from "~/foundation/web/attempt.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { type Found, runTogether, type Statement } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { agreedVersions, refuseUntilAgreed } from "./agreements.server";
import { visitorOf } from "./visitor.server";

const sessionCookie = createCookie("__Host-session", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: SESSION_LIMITS.browser.absoluteMs / 1000,
});

/** The signed-in user with what every page needs of the company. */
export interface CurrentUser {
  id: string;
  username: string;
  email: string;
  language: Language;
  role: "owner" | "contributor" | "viewer";
  companyId: string;
  companyName: string;
  /** Of the company, as places name it: «ZA». */
  country: string;
  /** In which the company's days are, and so the reader's. */
  timeZone: string;
  /** The completed assessments that stand for the company. */
  latest: Record<Kind, string | null>;
  /** The company owns an access code. */
  isCorporate: boolean;
  /** The account's address has been shown to be its owner's; see foundation/identity/rules/confirmation. */
  isConfirmed: boolean;
  /** Works for the network itself; see foundation/identity/rules/administration. */
  isAdministrator: boolean;
  /** Name of the picture's file, if there is one. */
  avatar: string | null;
  /** When the account is erased, once its owner asked for it. */
  deletionDueAt: number | null;
  /** See assessment/answers/rules/access. */
  expectedKind?: Kind;
}

/** A signed-in user and the session that says so. */
export interface SessionUser extends CurrentUser {
  sessionId: string;
  /** New versions of legal documents to which they have still to agree. */
  owes: Owed | null;
  /** What the header's bell shows, read with the session of whoever reads a page; null for what is sent, and an API client. */
  bell: Bell | "failed" | null;
}

/** What a sign-in was proven by: the hash of the password that was given, or the passkey that answered. */
export type Proof = { passwordHash: string } | { passkeyId: string };

/** Of a row of `users`: whether the address has been confirmed. */
export const isConfirmed = sql<boolean>`${users.emailConfirmedAt} is not null`.mapWith(Boolean).as("is_confirmed");

/** The columns of a `CurrentUser`, over users joined with companies. */
export const CURRENT_USER = {
  id: users.id,
  username: users.username,
  email: users.email,
  language: users.language,
  role: users.role,
  companyId: users.companyId,
  companyName: companies.name,
  country: companies.countryId,
  timeZone: companyZone,
  latest: mapKinds((kind) => latestResultOf(companies.id, kind).as(`latest_${kind}_id`)),
  isCorporate: companies.isCorporate,
  isConfirmed,
  isAdministrator: users.isAdministrator,
  avatar: users.avatar,
  deletionDueAt: users.deletionDueAt,
};

/**
 * A session in a browser, for the batch of a sign-in: the write that starts it, the one that ends the session that the
 * browser had before, and the Set-Cookie header.
 */
export async function newSession(ctx: Context, request: Request, userId: string, proof?: Proof) {
  const token = createToken();
  const former = await readToken(request);
  return {
    write: ctx.db
      .insert(sessions)
      .values({ ...sessionRow(ctx, request, { id: hashToken(token), kind: "browser", userId, proof }) }),
    ends: former ? [ctx.db.delete(sessions).where(eq(sessions.id, hashToken(former)))] : [],
    cookie: await sessionCookie.serialize(token),
  };
}

/**
 * The row of a session that starts now. Judging a proof takes time: a session by a password that has been changed
 * meanwhile, by a passkey that has been removed, or of an account that has been erased, ends its batch («sessions.user_id»).
 */
export function sessionRow(
  ctx: Context,
  request: Request,
  session: { id: string; kind: SessionKind; userId: string; proof: Proof | undefined },
) {
  const now = ctx.clock();
  const { id, kind, userId, proof } = session;
  return {
    id,
    kind,
    userId: sql<string>`(select ${users.id} from ${users} where ${users.id} = ${userId} and ${users.erasedAt} is null${stillHolds(proof)})`,
    ...visitorOf(ctx, request),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(kind, now, now),
  };
}

function stillHolds(proof: Proof | undefined): SQL {
  if (!proof) return sql``;
  return "passwordHash" in proof
    ? sql` and ${users.passwordHash} = ${proof.passwordHash}`
    : sql` and exists (select 1 from ${passkeys} where ${passkeys.id} = ${proof.passkeyId} and ${passkeys.userId} = ${users.id})`;
}

/** The header that clears the cookie of a session that has ended. */
export function clearSession(): Promise<string> {
  return sessionCookie.serialize("", { maxAge: 0 });
}

const known = new WeakMap<Context, Promise<SessionUser | null>>();

/** Who sends this request, or null. Asked once a request, however many loaders want to know. */
export function findUser(ctx: Context, request: Request): Promise<SessionUser | null> {
  let user = known.get(ctx);
  if (!user) {
    user = loadUser(ctx, request);
    known.set(ctx, user);
  }
  return user;
}

/** The language that a request has chosen is that of whatever else it answers with, such as the page of a form that comes back. */
export function keepChosenLanguage(ctx: Context, language: Language): void {
  const user = known.get(ctx);
  if (user)
    known.set(
      ctx,
      user.then((found) => found && { ...found, language }),
    );
}

/**
 * The same for what is shown to everybody, such as the language and head of a page: null too while the database does not answer. Nothing that takes somebody
 * who is signed in, or ends that, may go by it.
 */
export async function recogniseUser(ctx: Context, request: Request): Promise<SessionUser | null> {
  try {
    return await findUser(ctx, request);
  } catch (error) {
    if (ctx.isDatabaseAway()) return null;
    throw error;
  }
}

/**
 * Who sends this request; sends anyone else to /login, with these headers, and back again. Throws 403 for what an owner writes who has not agreed to
 * legal documents as they are by now.
 */
export async function requireUser(ctx: Context, request: Request, headers?: HeadersInit): Promise<SessionUser> {
  const user = await findUser(ctx, request);
  const { pathname, search } = new URL(request.url);
  if (user && !needsNoAgreement(request.method, pathname)) refuseUntilAgreed(ctx, user);
  if (user) return user;
  // A form posts to the address of its page, which is where the reader goes on after signing in.
  const back = pathname !== "/" && pathname !== "/logout" ? `?next=${encodeURIComponent(pathname + search)}` : "";
  throw redirectTo(`/login${back}`, { status: 303, headers });
}

/** Reads that leave for the database with the session's. */
interface Along {
  statements: readonly Statement[];
  /** With what they found; with null where they have not been read. */
  settle: (found: unknown[] | null) => void;
}

const leaving = new WeakMap<Context, Along[]>();

/**
 * Reads what a page needs whoever asks for it in one trip with the session, where that has not left yet, as is so in the turn in which a loader or
 * an action begins. It is for whoever calls to ask what was found only once the user is known, and to judge whether they may see it.
 */
export function readWithSession<const T extends readonly Statement[]>(
  ctx: Context,
  request: Request,
  statements: T,
): () => Promise<Found<T>> {
  findUser(ctx, request);
  const along = leaving.get(ctx);
  const read = along && new Promise<unknown[] | null>((settle) => along.push({ statements, settle }));
  return async () => ((await read) ?? (await runTogether(ctx.db, statements))) as Found<T>;
}

async function loadUser(ctx: Context, request: Request): Promise<SessionUser | null> {
  const along: Along[] = [];
  leaving.set(ctx, along);
  const token = await readToken(request);
  leaving.delete(ctx);
  const user = token ? await findUserBySession(ctx, "browser", hashToken(token), request, along) : null;
  for (const { settle } of along) settle(null);
  return user;
}

const SESSION = {
  ...CURRENT_USER,
  agreements: users.agreements,
  // By a name that the session's own has not: D1 leaves out one of two columns that are called the same.
  registeredAt: sql<number>`${users.createdAt}`.as("registered_at"),
  startedAt: sessions.createdAt,
  lastSeenAt: sessions.lastSeenAt,
  expiresAt: sessions.expiresAt,
};

const openSession = preparedQuery(["sessionId", "kind"], (db, { sessionId, kind }) =>
  db
    .select(SESSION)
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(sessions.id, sessionId), eq(sessions.kind, kind))),
);

/** The user whose open session that is, or null. One row each of session, user and company; notes that it was used. */
export async function findUserBySession(
  ctx: Context,
  kind: SessionKind,
  sessionId: string,
  request: Request,
  along: readonly Along[] = [],
): Promise<SessionUser | null> {
  const session = openSession(ctx.db, { sessionId, kind });
  // What is sent mostly leads to another page, which has the bell.
  const bell = request.method === "GET" ? bellStatements(ctx, sessionId) : [];
  // By the primary, since a session may just have been ended; what the network's pages read after this is at least as new.
  const readAll = async () => {
    const [rows, ...others] = await runTogether(ctx.reads, [
      session,
      ...bell,
      ...along.flatMap(({ statements }) => statements),
    ]);
    const seen = bell.length > 0 ? toBell(others.splice(0, bell.length) as BellRows) : null;
    for (const { statements, settle } of along) settle(others.splice(0, statements.length));
    return { rows, bell: seen };
  };
  const found = kind === "browser" ? await attempt(ctx.log, "bell", readAll) : null;
  // A failing bell must not sign the user out.
  const [row] = found?.ok ? found.value.rows : await session;
  if (!row || row.expiresAt <= ctx.clock() || isOver(row.deletionDueAt, ctx.clock())) return null;
  const { startedAt, lastSeenAt, expiresAt: _, agreements, registeredAt, ...user } = row;
  if (isWorthNoting(lastSeenAt, ctx.clock())) {
    ctx.later(noteUse(ctx, { kind, sessionId, startedAt, lastSeenAt }, request));
  }
  const owes = owedBy(agreedVersions(ctx), { role: user.role, agreements, createdAt: registeredAt });
  return { ...user, sessionId, owes, bell: found && (found.ok ? found.value.bell : "failed") };
}

type BellRows = Found<ReturnType<typeof bellStatements>>;

/** Moves a session's idle limit on, and its place if the edge tells one. Of requests at once, one writes. */
async function noteUse(
  ctx: Context,
  session: { kind: SessionKind; sessionId: string; startedAt: number; lastSeenAt: number },
  request: Request,
): Promise<void> {
  const now = ctx.clock();
  const { country, city } = visitorOf(ctx, request);
  await ctx.db
    .update(sessions)
    .set({
      lastSeenAt: now,
      expiresAt: sessionEnd(session.kind, session.startedAt, now),
      ...(country ? { country, city } : {}),
    })
    .where(and(eq(sessions.id, session.sessionId), eq(sessions.lastSeenAt, session.lastSeenAt)));
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token.length === 43 ? token : null;
}
