import { createCookie, redirect } from "@remix-run/cloudflare";
import { eq } from "drizzle-orm";
import type { Language } from "~/domain/language";
import type { Context } from "~/platform/context";
import { createToken, hashToken } from "~/platform/crypto/tokens";
import { companies, refreshTokens, sessions, users } from "~/platform/d1/schema";

/** Longest life of a page session (specification, accounts 9). */
const SESSION_MS = 7 * 24 * 60 * 60 * 1000;

const sessionCookie = createCookie("__Host-session", {
  path: "/",
  httpOnly: true,
  secure: true,
  sameSite: "lax",
  maxAge: SESSION_MS / 1000,
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
  latestReadinessId: string | null;
}

/** The columns of a `CurrentUser`, over users joined with companies. */
export const CURRENT_USER = {
  id: users.id,
  username: users.username,
  email: users.email,
  language: users.language,
  role: users.role,
  companyId: users.companyId,
  companyName: companies.name,
  latestReadinessId: companies.latestReadinessId,
};

/** Starts a session in a new browser and returns the Set-Cookie header. A token the browser had before is ended. */
export async function startSession(ctx: Context, request: Request, userId: string): Promise<string> {
  const token = createToken();
  const now = ctx.clock();
  const start = ctx.db
    .insert(sessions)
    .values({ tokenHash: hashToken(token), userId, createdAt: now, expiresAt: now + SESSION_MS });
  const former = await readToken(request);
  if (former) await ctx.db.batch([start, ctx.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(former)))]);
  else await start;
  return sessionCookie.serialize(token);
}

/** Ends the browser's session on the server and returns the header that clears the cookie. */
export async function endSession(ctx: Context, request: Request): Promise<string> {
  const token = await readToken(request);
  if (token) await ctx.db.delete(sessions).where(eq(sessions.tokenHash, hashToken(token)));
  return sessionCookie.serialize("", { maxAge: 0 });
}

const known = new WeakMap<Context, Promise<CurrentUser | null>>();

/** Who sends this request, or null. Asked once a request, however many loaders want to know. */
export function findUser(ctx: Context, request: Request): Promise<CurrentUser | null> {
  let user = known.get(ctx);
  if (!user) {
    user = loadUser(ctx, request);
    known.set(ctx, user);
  }
  return user;
}

/** Who sends this request; sends anyone else to /login and back again. */
export async function requireUser(ctx: Context, request: Request): Promise<CurrentUser> {
  const user = await findUser(ctx, request);
  if (user) return user;
  const { pathname, search } = new URL(request.url);
  // A form posts to the address of its page, which is where the reader goes on after signing in.
  const back = pathname !== "/" && pathname !== "/logout" ? `?next=${encodeURIComponent(pathname + search)}` : "";
  throw redirect(`/login${back}`, 303);
}

/** The user whose API sign-in a family of tokens belongs to, or null once the family is revoked. */
export async function findUserByTokenFamily(ctx: Context, familyId: string): Promise<CurrentUser | null> {
  const [user] = await ctx.db
    .select(CURRENT_USER)
    .from(refreshTokens)
    .innerJoin(users, eq(users.id, refreshTokens.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(refreshTokens.familyId, familyId))
    .limit(1);
  return user ?? null;
}

async function loadUser(ctx: Context, request: Request): Promise<CurrentUser | null> {
  const token = await readToken(request);
  if (!token) return null;
  const [row] = await ctx.db
    .select({ ...CURRENT_USER, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!row || row.expiresAt <= ctx.clock()) return null;
  const { expiresAt: _, ...user } = row;
  return user;
}

async function readToken(request: Request): Promise<string | null> {
  const token: unknown = await sessionCookie.parse(request.headers.get("Cookie"));
  return typeof token === "string" && token.length === 43 ? token : null;
}
