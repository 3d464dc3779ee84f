import { and, type Column, count, gt, isNotNull, isNull, or, type SQL, sql } from "drizzle-orm";
import { SET_UP_WAIT_MS } from "~/account/two-step/rules/sign-in-code";
import { SECRET_NAMES } from "~/foundation/notifications/secrets.server";
import { outbox } from "~/foundation/notifications/tables";
import { companySignIns, twoSteps } from "~/foundation/tables/access";
import { webhookEndpoints } from "~/foundation/webhooks/tables";
import type { Context } from "~/platform/context";
import type { StoredBox } from "~/platform/crypto/box";
import { newestKey, type SecretKey } from "~/platform/crypto/key-ring";
import { runTogether } from "~/platform/d1/client";
import { keepHashKeys } from "~/platform/hash-keys.server";
import type { JobResult } from "~/platform/job";

/** Values that one run seals again, of each kind. */
const PER_RUN = 5000;
/** Values that one statement writes. */
const AT_ONCE = 250;

/** The cursor of a run that went through everything and left something. */
const AGAIN = "again";

/** A stored value: where it is, what it is, and what it becomes. */
interface Change {
  id: string;
  from: string;
  to: string;
}

/**
 * Seals what is stored again with the newest key. A value is replaced only while it is what was read, so that nothing is lost that somebody
 * writes meanwhile, and any number of runs may overlap. Each run says how much is left under other keys: when that is nothing, they open
 * only links and cookies that are out in the world, and may be deleted.
 */
export async function resealStored(ctx: Context, cursor: string | null): Promise<JobResult> {
  const { keys } = ctx.settings;
  const now = ctx.clock();
  const newest = newestKey(keys, now);
  const former = keys.filter((key) => key !== newest && (key.isLeaked || key.from <= now));
  const { written, resealed: hashKeys } = await keepHashKeys({ db: ctx.db, ring: keys, clock: ctx.clock });
  // Nothing can be sealed otherwise while the only key is the first.
  if (keys.length === 1 && newest.mark === "") return { did: { written }, cursor: null };

  const [after = "", unreadableBefore = "0"] = cursor === AGAIN ? [] : (cursor?.split(" ") ?? []);
  const secrets = await resealSecrets(ctx, keys, newest, after);
  const mails = await resealMails(ctx, keys, newest);
  const hooks = await resealWebhooks(ctx, keys, newest);
  const clients = await resealProviders(ctx, keys, newest);
  const own = [secrets, mails, hooks, clients];
  const unreadable = own.reduce((sum, each) => sum + each.unreadable, Number(unreadableBefore));
  const [[waiting], [mail], [hook], [client]] = await runTogether(ctx.db, [
    ctx.db
      .select({ count: count() })
      .from(twoSteps)
      .where(and(isInUse(now), isOther(twoSteps.secret, keys, newest))),
    ctx.db.select({ count: count() }).from(outbox).where(isWaitingMail(keys, newest)),
    ctx.db
      .select({ count: count() })
      .from(webhookEndpoints)
      .where(isOther(webhookEndpoints.secret, keys, newest)),
    ctx.db.select({ count: count() }).from(companySignIns).where(isOtherSecret(keys, newest)),
  ]);
  const all = [waiting, mail, hook, client].reduce((sum, each) => sum + (each?.count ?? 0), 0);
  const left = Math.max(0, all - unreadable);
  const resealed = own.reduce((sum, each) => sum + each.resealed, hashKeys);
  const names = former.map(({ name }) => name).join(" ");
  ctx.log("keys", { newest: newest.name, former: names, resealed, left, unreadable });
  if (secrets.last !== null) return { did: { written, resealed, left }, cursor: `${secrets.last} ${unreadable}` };
  if (left > 0) return { did: { written, resealed, left, unreadable }, cursor: AGAIN };
  // Said once, by the run that comes to the end.
  const mayGo = resealed > 0 || cursor !== null ? former.length : 0;
  return { did: { written, resealed, left, unreadable, mayGo }, cursor: null };
}

/** Authenticators' secrets. `last` is the user after whom the next run continues, null if there is nobody left. */
async function resealSecrets(ctx: Context, keys: readonly SecretKey[], newest: SecretKey, after: string) {
  const rows = await ctx.db
    .select({ id: twoSteps.userId, from: twoSteps.secret })
    .from(twoSteps)
    // One that waits for its first code is compared with what was read, and has a quarter of an hour: it stays as it is.
    .where(and(gt(twoSteps.userId, after), isNotNull(twoSteps.confirmedAt), isOther(twoSteps.secret, keys, newest)))
    .orderBy(twoSteps.userId)
    .limit(PER_RUN);
  const changes = changesOf(ctx.storedBox("two-step"), rows);
  const resealed = await write(changes, (given) =>
    ctx.db
      .update(twoSteps)
      .set({ secret: sql`given.value ->> 'to'` })
      .from(sql`json_each(${given}) as given`)
      .where(sql`${twoSteps.userId} = given.value ->> 'id' and ${twoSteps.secret} = given.value ->> 'from'`)
      .returning({ id: twoSteps.userId }),
  );
  const last = rows.length === PER_RUN ? (rows.at(-1)?.id ?? null) : null;
  return { resealed, unreadable: rows.length - changes.length, last };
}

/** Codes and addresses that wait in the outbox for their mail. */
async function resealMails(ctx: Context, keys: readonly SecretKey[], newest: SecretKey) {
  const counts = { resealed: 0, unreadable: 0 };
  for (const name of SECRET_NAMES) {
    const value = secretOf(name);
    const rows = await ctx.db
      .select({ id: outbox.id, from: sql<string>`${value}`.as("from") })
      .from(outbox)
      .where(and(isWaiting, isNotEmpty(value), isOther(value, keys, newest)))
      .limit(PER_RUN);
    const changes = changesOf(ctx.storedBox("outbox"), rows);
    counts.unreadable += rows.length - changes.length;
    counts.resealed += await write(changes, (given) =>
      ctx.db
        .update(outbox)
        .set({ data: sql`json_set(${outbox.data}, ${`$.${name}`}, given.value ->> 'to')` })
        .from(sql`json_each(${given}) as given`)
        .where(sql`${outbox.id} = given.value ->> 'id' and ${value} = given.value ->> 'from'`)
        .returning({ id: outbox.id }),
    );
  }
  return counts;
}

/** What messages to companies' own systems are signed with. */
async function resealWebhooks(ctx: Context, keys: readonly SecretKey[], newest: SecretKey) {
  const rows = await ctx.db
    .select({ id: webhookEndpoints.id, from: webhookEndpoints.secret })
    .from(webhookEndpoints)
    .where(isOther(webhookEndpoints.secret, keys, newest))
    .limit(PER_RUN);
  const changes = changesOf(ctx.storedBox("webhook"), rows);
  const resealed = await write(changes, (given) =>
    ctx.db
      .update(webhookEndpoints)
      .set({ secret: sql`given.value ->> 'to'` })
      .from(sql`json_each(${given}) as given`)
      .where(sql`${webhookEndpoints.id} = given.value ->> 'id' and ${webhookEndpoints.secret} = given.value ->> 'from'`)
      .returning({ id: webhookEndpoints.id }),
  );
  return { resealed, unreadable: rows.length - changes.length };
}

/** What companies' providers know Kompas by. */
async function resealProviders(ctx: Context, keys: readonly SecretKey[], newest: SecretKey) {
  const rows = await ctx.db
    .select({ id: companySignIns.id, from: sql<string>`${companySignIns.clientSecret}`.as("from") })
    .from(companySignIns)
    .where(isOtherSecret(keys, newest))
    .limit(PER_RUN);
  const changes = changesOf(ctx.storedBox("provider"), rows);
  const resealed = await write(changes, (given) =>
    ctx.db
      .update(companySignIns)
      .set({ clientSecret: sql`given.value ->> 'to'` })
      .from(sql`json_each(${given}) as given`)
      .where(
        sql`${companySignIns.id} = given.value ->> 'id' and ${companySignIns.clientSecret} = given.value ->> 'from'`,
      )
      .returning({ id: companySignIns.id }),
  );
  return { resealed, unreadable: rows.length - changes.length };
}

const isOtherSecret = (keys: readonly SecretKey[], newest: SecretKey) =>
  and(isNotNull(companySignIns.clientSecret), isOther(companySignIns.clientSecret, keys, newest));

const changesOf = (box: StoredBox, rows: { id: string; from: string }[]): Change[] =>
  rows.flatMap(({ id, from }) => {
    const to = box.reseal(from);
    return to === null ? [] : [{ id, from, to }];
  });

/** Writes changes, a bounded number at a time. Returns how many rows were still what had been read. */
async function write(changes: Change[], statement: (given: string) => PromiseLike<unknown[]>) {
  let written = 0;
  for (let at = 0; at < changes.length; at += AT_ONCE) {
    written += (await statement(JSON.stringify(changes.slice(at, at + AT_ONCE)))).length;
  }
  return written;
}

// Not bound, so that the index of waiting messages is used.
const isWaiting = sql`${outbox.status} in ('pending', 'retrying', 'waiting')`;
const secretOf = (name: string): SQL => sql`${outbox.data} ->> ${`$.${name}`}`;
const isNotEmpty = (value: SQL): SQL => sql`${value} <> ''`;

const isWaitingMail = (keys: readonly SecretKey[], newest: SecretKey) =>
  and(
    isWaiting,
    or(...SECRET_NAMES.map(secretOf).map((value) => and(isNotEmpty(value), isOther(value, keys, newest)))),
  );

/** Condition: a second step is on, or may still be turned on with its secret. */
const isInUse = (now: number) =>
  or(isNotNull(twoSteps.confirmedAt), and(isNull(twoSteps.confirmedAt), gt(twoSteps.createdAt, now - SET_UP_WAIT_MS)));

/** Condition: another key than the newest has sealed a value. */
function isOther(value: Column | SQL, keys: readonly SecretKey[], newest: SecretKey): SQL {
  const mark = sql`substr(${value}, 1, 8)`;
  if (newest.mark !== "") return sql`${mark} <> ${newest.mark}`;
  const marks = keys.filter((key) => key !== newest).map((key) => key.mark);
  return sql`${mark} in (select value from json_each(${JSON.stringify(marks)}))`;
}
