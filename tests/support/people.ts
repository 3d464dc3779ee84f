import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { change, rowsOf } from "./database";
import { registerCompany, reloadUser } from "./worker";

/** The owner of a corporate company, with its access code. */
export async function registerCorporate(ctx: Context): Promise<CurrentUser & { code: string }> {
  const user = await registerCompany(ctx);
  const code = `CODE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", code, user.companyId);
  return { ...(await reloadUser(ctx, user.email)), code };
}

/** What a user was notified of besides the registration, as "cause channel", in alphabetical order. */
export async function notificationsOf({ id }: { id: string }): Promise<string[]> {
  const rows = await rowsOf<{ cause: string; channel: string }>(
    `select cause, channel from outbox where user_id = ? and cause not in ('account-created', 'access-code-joined')
     order by cause, channel`,
    id,
  );
  return rows.map(({ cause, channel }) => `${cause} ${channel}`);
}

/** The data of the user's latest notification for a cause; null if there is none. */
export async function notifiedDataOf({ id }: { id: string }, cause: string): Promise<Record<string, string> | null> {
  const query = "select data from outbox where user_id = ? and cause = ? order by rowid desc limit 1";
  const [row] = await rowsOf<{ data: string }>(query, id, cause);
  return row ? JSON.parse(row.data) : null;
}

/** Both channels of each cause, as `notificationsOf` lists them. */
export const byBoth = (...causes: string[]) => causes.sort().flatMap((cause) => [`${cause} email`, `${cause} inApp`]);

/** The id of a company's own sign-in, with a provider that nobody can reach. Its secret is sealed. */
export async function providerOf({ companyId }: { companyId: string }, sealed: string | null = null): Promise<string> {
  const id = crypto.randomUUID();
  await change(
    `insert into company_sign_ins (id, company_id, proof, issuer, client_id, client_secret, created_at)
     values (?, ?, 'x', 'https://login.provider.com', 'kompas', ?, 0)`,
    id,
    companyId,
    sealed,
  );
  return id;
}
