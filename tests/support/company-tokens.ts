import { TOKEN_SCOPES, type TokenScope } from "~/core/token-scopes";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { makeToken } from "~/home/tokens/change.server";
import type { Context } from "~/platform/context";
import { rowsOf } from "./database";
import { requestFrom } from "./pages";
import { TEST_PASSWORD } from "./worker";

/** Makes a token for the owner's company and returns it with its id. */
export async function tokenOf(
  ctx: Context,
  owner: CurrentUser,
  scopes: TokenScope[] = owner.isCorporate ? [...TOKEN_SCOPES] : ["read-results", "write-answers"],
  days = 90,
): Promise<{ id: string; token: string }> {
  const id = ctx.ids.create();
  const form = { once: id, name: "Accounting", scopes, days, password: TEST_PASSWORD };
  const made = await makeToken(ctx, requestFrom(), owner, form);
  if (!made.ok) throw new Error(made.reason);
  return { id, token: made.token };
}

export const lastUseOf = async (id: string) =>
  (await rowsOf<{ at: number | null }>("select last_used_at as at from company_tokens where id = ?", id))[0]?.at;
