import { and, eq, isNull, sql } from "drizzle-orm";
import { readScopes, type TokenScope } from "~/core/token-scopes";
import { owedBy } from "~/foundation/identity/rules/agreements";
import { isCompanyToken, isUseWorthNoting, stateOfToken } from "~/foundation/identity/rules/company-tokens";
import { isOver } from "~/foundation/identity/rules/periods";
import { companyTokens } from "~/foundation/tables/access";
import { companies } from "~/foundation/tables/company";
import { users } from "~/foundation/tables/people";
import type { Context } from "~/platform/context";
import { hashToken } from "~/platform/crypto/tokens";
import { preparedQuery } from "~/platform/d1/prepared-query";
import { splitRegion } from "~/platform/d1/regions";
import { agreedVersions } from "./agreements.server";
import { CURRENT_USER, type SessionUser } from "./session.server";

/** Who calls with a company's token, and what the token allows. */
export interface TokenBearer {
  /** The person who made it, never as an administrator. There is no session: `sessionId` is the token's own id. */
  user: SessionUser;
  scopes: TokenScope[];
}

const openToken = preparedQuery(["tokenHash"], (db, { tokenHash }) =>
  db
    .select({
      ...CURRENT_USER,
      agreements: users.agreements,
      // D1 drops one of two columns with the same name, and users and companies have these too.
      registeredAt: sql<number>`${users.createdAt}`.as("registered_at"),
      tokenId: sql<string>`${companyTokens.id}`.as("token_id"),
      scopes: companyTokens.scopes,
      expiresAt: companyTokens.expiresAt,
      lastUsedAt: companyTokens.lastUsedAt,
      revokedAt: companyTokens.revokedAt,
    })
    .from(companyTokens)
    .innerJoin(users, and(eq(users.id, companyTokens.madeBy), eq(users.companyId, companyTokens.companyId)))
    .innerJoin(companies, eq(companies.id, users.companyId))
    .where(and(eq(companyTokens.tokenHash, tokenHash), isNull(users.erasedAt))),
);

/**
 * Who a company's token stands for. Null if it is not one of ours, has expired or was revoked, or if its maker is no
 * longer in the company. Reads one row each of token, user and company, and records the use.
 */
export async function findTokenBearer(ctx: Context, token: string): Promise<TokenBearer | null> {
  const { region, secret } = splitRegion(token);
  if (region !== ctx.home.region || !isCompanyToken(secret)) return null;
  const [row] = await openToken(ctx.db, { tokenHash: hashToken(secret) });
  const now = ctx.clock();
  if (!row || stateOfToken(row, now) !== "live" || isOver(row.deletionDueAt, now)) return null;
  const { tokenId, scopes, expiresAt: _, lastUsedAt, revokedAt: __, agreements, registeredAt, ...user } = row;
  ctx.trace.user = user.isCorporate ? "corporate" : "company";
  if (isUseWorthNoting(lastUsedAt, now)) ctx.later(noteUse(ctx, tokenId, lastUsedAt));
  const owes = owedBy(agreedVersions(ctx), { role: user.role, agreements, createdAt: registeredAt });
  return {
    user: { ...user, isAdministrator: false, sessionId: tokenId, owes, bell: null },
    scopes: readScopes(scopes),
  };
}

/** Of parallel calls, only one writes. */
async function noteUse(ctx: Context, id: string, lastUsedAt: number | null): Promise<void> {
  await ctx.db
    .update(companyTokens)
    .set({ lastUsedAt: ctx.clock() })
    .where(and(eq(companyTokens.id, id), sql`${companyTokens.lastUsedAt} is ${lastUsedAt}`));
}
