import { and, desc, eq, gt, isNull, not, sql } from "drizzle-orm";
import { readScopes, type TokenScope } from "~/core/token-scopes";
import { stateOfToken, type TokenState } from "~/foundation/identity/rules/company-tokens";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { companyTokens } from "~/foundation/tables/access";
import { users } from "~/foundation/tables/people";
import { MAX_ENDED, MAX_TOKENS } from "~/home/tokens/rules/tokens";
import type { Context } from "~/platform/context";
import { runTogether } from "~/platform/d1/client";

/** A token as its company sees it. Nobody ever sees the secret again. */
export interface ListedToken {
  id: string;
  name: string;
  scopes: TokenScope[];
  madeBy: string;
  state: TokenState;
  createdAt: number;
  expiresAt: number;
  lastUsedAt: number | null;
  revokedAt: number | null;
}

/** A company's tokens, newest first: those that work, and the last of those that have ended. */
export async function listTokens(ctx: Context, user: CurrentUser): Promise<ListedToken[]> {
  const now = ctx.clock();
  const isMakerHere = and(eq(users.companyId, companyTokens.companyId), isNull(users.erasedAt));
  const works = and(isNull(companyTokens.revokedAt), gt(companyTokens.expiresAt, now), isMakerHere);
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = companyTokens;
  const rowsOf = (which: typeof works, most: number) =>
    ctx.db
      .select({
        id,
        name,
        scopes,
        createdAt,
        expiresAt,
        lastUsedAt,
        revokedAt,
        madeBy: users.username,
        isMakerHere: sql<number>`${isMakerHere}`.as("is_maker_here"),
      })
      .from(companyTokens)
      .innerJoin(users, eq(users.id, companyTokens.madeBy))
      .where(and(eq(companyTokens.companyId, user.companyId), which))
      .orderBy(desc(createdAt))
      .limit(most);
  const [live, ended] = await runTogether(ctx.db, [rowsOf(works, MAX_TOKENS), rowsOf(works && not(works), MAX_ENDED)]);
  return [...live, ...ended].map(({ isMakerHere: isHere, ...row }) => ({
    ...row,
    scopes: readScopes(row.scopes),
    state: stateOfToken(row, now, !isHere),
  }));
}
