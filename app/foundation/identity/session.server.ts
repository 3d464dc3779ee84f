import { createCookie } from "@remix-run/cloudflare";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Kind, mapKinds } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Reach } from "~/core/token-scopes";
import { needsNoAgreement, type Owed, owedBy } from "~/foundation/identity/rules/agreements";
import { isOver } from "~/foundation/identity/rules/periods";
import {
  isWorthNoting,
  SESSION_LIMITS,
  type SessionKind,
  sessionEnd,
} from "~/foundation/identity/rules/session-limits";
import { type Bell, bellOfSession, bellOfUser } from "~/foundation/notifications/bell.server";
import { passkeys, sessions } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import { latestResultOf } from "~/foundation/tables/latest-results";
import { users } from "~/foundation/tables/people";
import { companyZone } from "~/foundation/tables/zone-of";
import { type Attempt, attempt } from "~/foundation/web/attempt.server";
import { redirectTo } from "~/foundation/web/redirect.server";
import type { Context } from "~/platform/context";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { type Found, runTogether, type Statement } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { splitRegion, withRegion } from "~/platform/d1/regions";
import { agreedVersions, refuseUntilAgreed } from "./agreements.server";
import { isBoundToCompany, isKnownToProvider } from "./company-sign-in.server";
import { visitorOf } from "./visitor.server";

const sessionCookie = createCookie("__Host-session", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: SESSION_LIMITS.browser.absoluteMs / 1000,
});

/** The signed-in user, with the company data that every page needs. */
export interface CurrentUser {
  id: string;
  username: string;
  email: string;
  language: Language;
  role: "owner" | "contributor" | "viewer";
  companyId: string;
  companyName: string;
  /** The company's country, in the form that places use: "ZA". */
  country: string;
  /** The time zone of the company, and so of its users. */
  timeZone: string;
  /** The completed assessment that represents the company, for each kind. */
  latest: Record<Kind, string | null>;
  /** The company owns an access code. */
  isCorporate: boolean;
  /** The address is proven to be the account owner's; see foundation/identity/rules/confirmation. */
  isConfirmed: boolean;
  /** Works for the network itself; see foundation/identity/rules/administration. */
  isAdministrator: boolean;
  /** File name of the picture, if there is one. */
  avatar: string | null;
  /** When the account will be erased, once its owner has requested it. */
  deletionDueAt: number | null;
  /** See assessment/answers/rules/access. */
  expectedKind?: Kind;
  reach?: Reach | undefined;
}

/** A signed-in user and their session. */
export interface SessionUser extends CurrentUser {
  sessionId: string;
  /** New versions of legal documents that the user still has to agree to. */
  owes: Owed | null;
  /**
   * What the header's bell shows, read beside the session when a page is read. Null for a form submission and for an
   * API client.
   */
  bell: Bell | "failed" | null;
}

/** What proves a sign-in: the hash of the given password, the passkey that answered, or the company's provider that knows the user. */
export type Proof = { passwordHash: string } | { passkeyId: string } | { signInId: string };

/** Column: whether a user's address is confirmed. */
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
 * A browser session, for the batch of a sign-in. Returns the write that starts it, the one that ends the browser's
 * previous session, and the Set-Cookie header.
 */
export async function newSession(ctx: Context, request: Request, userId: string, proof?: Proof) {
  const token = createToken();
  const former = await readToken(ctx, request);
  return {
    write: ctx.db
      .insert(sessions)
      .values({ ...sessionRow(ctx, request, { id: hashToken(token), kind: "browser", userId, proof }) }),
    ends: former ? [ctx.db.delete(sessions).where(eq(sessions.id, hashToken(former)))] : [],
    cookie: await sessionCookie.serialize(withRegion(ctx.home.region, token)),
  };
}

/**
 * The row of a session that starts now. Judging a proof takes time. If in the meantime the password was changed, the
 * passkey removed or the account erased, the row aborts its batch (`sessions.user_id`). So it does for a user who may sign in only through
 * the company's provider, whatever else was proved.
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
    userId: sql<string>`(select ${users.id} from ${users} where ${users.id} = ${userId} and ${users.erasedAt} is null${stillHolds(ctx, proof)})`,
    ...visitorOf(ctx, request),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: sessionEnd(kind, now, now),
  };
}

function stillHolds(ctx: Context, proof: Proof | undefined): SQL {
  if (proof && "signInId" in proof) return sql` and ${isKnownToProvider(proof.signInId)}`;
  const isFree = sql` and not ${isBoundToCompany(ctx)}`;
  if (!proof) return isFree;
  return "passwordHash" in proof
    ? sql` and ${users.passwordHash} = ${proof.passwordHash}${isFree}`
    : sql` and exists (select 1 from ${passkeys} where ${passkeys.id} = ${proof.passkeyId} and ${passkeys.userId} = ${users.id})${isFree}`;
}

/** The Set-Cookie header that clears the cookie of an ended session. */
export function clearSession(): Promise<string> {
  return sessionCookie.serialize("", { maxAge: 0 });
}

const known = new WeakMap<Context, Promise<SessionUser | null>>();

/** The user who sends this request, or null. Read once per request, however many loaders ask. */
export function findUser(ctx: Context, request: Request): Promise<SessionUser | null> {
  let user = known.get(ctx);
  if (!user) {
    user = loadUser(ctx, request);
    known.set(ctx, user);
  }
  return user;
}

/** Applies a language that this request has chosen to the rest of its answer, such as the page of a form that comes back. */
export function keepChosenLanguage(ctx: Context, language: Language): void {
  const user = known.get(ctx);
  if (user)
    known.set(
      ctx,
      user.then((found) => found && { ...found, language }),
    );
}

/**
 * Like `findUser`, for parts that everybody sees, such as the language and the head of a page. Also null while the
 * database does not answer. Do not use it for anything that requires a signed-in user or ends a session.
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
 * Returns the user who sends this request. Redirects anyone else to /login, with these headers, and back afterwards.
 * Throws 403 when an owner writes without having agreed to the current legal documents.
 */
export async function requireUser(ctx: Context, request: Request, headers?: HeadersInit): Promise<SessionUser> {
  const user = await findUser(ctx, request);
  const { pathname, search } = new URL(request.url);
  if (user && !needsNoAgreement(request.method, pathname)) refuseUntilAgreed(ctx, user);
  if (user) return user;
  // A form posts to its page's address, so the user continues there after signing in.
  const back = pathname !== "/" && pathname !== "/logout" ? `?next=${encodeURIComponent(pathname + search)}` : "";
  throw redirectTo(`/login${back}`, { status: 303, headers });
}

/** Reads that go to the database together with the session's read. */
interface Along {
  statements: readonly Statement[];
  /** Receives the results, or null if the reads did not run. */
  settle: (found: unknown[] | null) => void;
}

const leaving = new WeakMap<Context, Along[]>();

/**
 * Reads what every visitor of a page needs in one trip with the session. This works while the session's read has not
 * left yet, which is so in the turn in which a loader or an action begins. The caller must ask for the result only once
 * the user is known, and must judge whether they may see it.
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
  const token = await readToken(ctx, request);
  leaving.delete(ctx);
  const user = token ? await findUserBySession(ctx, "browser", hashToken(token), request, along) : null;
  for (const { settle } of along) settle(null);
  return user;
}

const SESSION = {
  ...CURRENT_USER,
  agreements: users.agreements,
  // Use a name that the session's own column does not have: D1 drops one of two columns with the same name.
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

/** Finds the user of an open session, or null. Reads one row each of session, user and company, and records the use. */
export async function findUserBySession(
  ctx: Context,
  kind: SessionKind,
  sessionId: string,
  request: Request,
  along: readonly Along[] = [],
): Promise<SessionUser | null> {
  const session = openSession(ctx.db, { sessionId, kind });
  // A form submission mostly redirects to another page, which has the bell. It leaves at the same moment: it is in another database.
  const hasBell = kind === "browser" && request.method === "GET";
  const ringing = hasBell ? attempt(ctx.log, "bell", () => bellOfSession(ctx, sessionId)) : null;
  // Read from the primary, because a session may just have been ended. What the network's pages read after this is at
  // least as new.
  const readAll = async () => {
    const [rows, ...others] = await runTogether(ctx.reads, [session, ...along.flatMap(({ statements }) => statements)]);
    for (const { statements, settle } of along) settle(others.splice(0, statements.length));
    return rows;
  };
  const found = kind === "browser" ? await attempt(ctx.log, "session", readAll) : null;
  // What a page reads along must not sign the user out.
  const [row] = found?.ok ? found.value : await session;
  if (!row || row.expiresAt <= ctx.clock() || isOver(row.deletionDueAt, ctx.clock())) return null;
  const { startedAt, lastSeenAt, expiresAt: _, agreements, registeredAt, ...user } = row;
  ctx.trace.user = user.isAdministrator ? "administrator" : user.isCorporate ? "corporate" : "company";
  if (isWorthNoting(lastSeenAt, ctx.clock())) {
    ctx.later(noteUse(ctx, { kind, sessionId, startedAt, lastSeenAt }, request));
  }
  const owes = owedBy(agreedVersions(ctx), { role: user.role, agreements, createdAt: registeredAt });
  const bell = ringing && (await bellFor(ctx, { userId: user.id, sessionId, startedAt }, await ringing));
  return { ...user, sessionId, owes, bell };
}

/** The bell that was read beside the session, if it is that of its user. On the session's first page LOGS does not know yet whose it is. */
async function bellFor(
  ctx: Context,
  { userId, sessionId, startedAt }: { userId: string; sessionId: string; startedAt: number },
  read: Attempt<Awaited<ReturnType<typeof bellOfSession>>>,
): Promise<Bell | "failed"> {
  if (!read.ok) return "failed";
  if (read.value?.userId === userId) return read.value;
  const expiresAt = startedAt + SESSION_LIMITS.browser.absoluteMs;
  const found = await attempt(ctx.log, "bell", () => bellOfUser(ctx, { userId, sessionId, expiresAt }));
  return found.ok ? found.value : "failed";
}

/** Extends a session's idle limit, and updates its place if the edge reports one. Of parallel requests, only one writes. */
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

/** What the session's cookie says, not yet judged, or null. */
export async function sessionTokenOf(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}

/** The token of a session that may be in this region. */
async function readToken(ctx: Context, request: Request): Promise<string | null> {
  const { region, secret } = splitRegion((await sessionTokenOf(request)) ?? "");
  return region === ctx.home.region && secret.length === 43 ? secret : null;
}
