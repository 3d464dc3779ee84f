import { and, eq, sql } from "drizzle-orm";
import { renderAlertMail } from "~/foundation/notifications/mails/alert.server";
import type { Context } from "~/platform/context";
import { hashToken } from "~/platform/crypto/tokens";
import { runTogether } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";
import { describeAlert } from "./rules/alert-texts";
import { type Alert, dueWord, type Told, type Word } from "./rules/alerts";
import { alerts } from "./tables";

/** Two ways to the office. If one of them is what is broken, the other still works. */
type Channel = "mail" | "webhook";

const COLUMNS = {
  mail: { word: "mailed", at: "mailedAt" },
  webhook: { word: "posted", at: "postedAt" },
} as const;

/** What a channel is about to tell of an alert. */
interface News {
  alert: Alert;
  word: Word;
  former: Told;
}

/**
 * Tells the office what is due, all of it in one mail and one post. A conditional update claims each word, so that Workers that look at the
 * same time tell it once. A word that could not be sent is due again at the next look.
 */
export async function notifyOffice(ctx: Context, current: readonly Alert[]): Promise<void> {
  const channels: Channel[] = ctx.settings.ALERT_WEBHOOK_URL ? ["mail", "webhook"] : ["mail"];
  await Promise.all(channels.map((channel) => notifyBy(ctx, channel, current)));
}

async function notifyBy(ctx: Context, channel: Channel, current: readonly Alert[]): Promise<void> {
  const now = ctx.clock();
  const due = current.flatMap((alert): News[] => {
    const former = channel === "mail" ? alert.mailed : alert.posted;
    const word = dueWord(alert, former, now);
    return word ? [{ alert, word, former }] : [];
  });
  const claimed = await claim(ctx, channel, due, now);
  if (claimed.length === 0) return;
  try {
    await (channel === "mail" ? mail(ctx, claimed) : post(ctx, claimed));
    ctx.log("alert-told", { channel, alerts: claimed.map(({ alert, word }) => `${alert.name} ${word}`).join() });
  } catch (error) {
    await release(ctx, channel, claimed, now);
    ctx.log("alert-not-told", { channel, error: errorMessage(error).slice(0, 500) });
  }
}

/** The words that no other Worker tells. */
async function claim(ctx: Context, channel: Channel, due: News[], now: number): Promise<News[]> {
  const { word: column, at } = COLUMNS[channel];
  const claims = due.map(({ alert, word, former }) =>
    ctx.db
      .update(alerts)
      .set({ [column]: word, [at]: now })
      .where(
        and(
          eq(alerts.name, alert.name),
          eq(alerts.openedAt, alert.openedAt),
          sql`${alerts[column]} is ${former?.word ?? null}`,
          sql`${alerts[at]} is ${former?.at ?? null}`,
        ),
      )
      .returning({ name: alerts.name }),
  );
  const taken = await runTogether(ctx.db, claims);
  return due.filter((_, index) => (taken[index]?.length ?? 0) > 0);
}

/** Makes the words due again that were claimed and not sent. */
async function release(ctx: Context, channel: Channel, claimed: News[], now: number): Promise<void> {
  const { word: column, at } = COLUMNS[channel];
  await runTogether(
    ctx.db,
    claimed.map(({ alert, word, former }) =>
      ctx.db
        .update(alerts)
        .set({ [column]: former?.word ?? null, [at]: former?.at ?? null })
        .where(and(eq(alerts.name, alert.name), eq(alerts[column], word), eq(alerts[at], now))),
    ),
  );
}

async function mail(ctx: Context, news: News[]): Promise<void> {
  const { ALERT_EMAIL, CONTACT_EMAIL, APP_URL } = ctx.settings;
  const parts = news.map(({ alert, word }) => describeAlert(alert, word));
  // The same for each try of the same words, so that a mail that arrived although its answer was lost is known.
  const key = news.map(({ alert, word, former }) => [alert.name, alert.openedAt, word, former?.at ?? ""].join(" "));
  await ctx.mailer.send({
    idempotencyKey: `alert-${hashToken(key.join())}`,
    to: ALERT_EMAIL ?? CONTACT_EMAIL,
    ...renderAlertMail(parts, `${APP_URL}/admin/jobs`),
  });
}

const TIMEOUT_MS = 5_000;

/** Posts the news as JSON. `text` is what chat services show. Throws if they are not taken. */
async function post(ctx: Context, news: News[]): Promise<void> {
  const { ALERT_WEBHOOK_URL: url = "", APP_URL } = ctx.settings;
  const list = news.map(({ alert, word }) => ({
    name: alert.name,
    state: word,
    ...describeAlert(alert, word),
    facts: alert.facts,
    openedAt: new Date(alert.openedAt).toISOString(),
    endedAt: alert.endedAt === null ? null : new Date(alert.endedAt).toISOString(),
  }));
  const text = list.map(({ title, text: words }) => `${title}. ${words}`).join("\n");
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ product: "kompas", address: APP_URL, text, alerts: list }),
    // The address is a secret, so it must not go on to another site.
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => null);
  await answer?.body?.cancel();
  // Its address and its words stay out of the log.
  if (!answer?.ok)
    throw new Error(answer ? `The webhook answered ${answer.status}` : "The webhook could not be reached");
}
