import { DEMO_ACCOUNTS } from "../../../scripts/demo/accounts.mjs";
import { listCrons } from "../../../scripts/lib/cron.mjs";
import { Refusal } from "../../../scripts/lib/run.mjs";
import { readRows, runSql } from "./database.mjs";

/** Half go out as mails to many people, half into one person's bell. */
const EVENTS = 10_000;
const WITHIN_MS = 480_000;
const REST_MS = 2_000;

/** The limit for an event on average: a mail makes some four round trips of its own, ten bell entries share two. */
const TRIPS = 3;
/** Reads: row, reader and preference. Writes: the row and its indexes, and the mail or the entry with its own. */
const ROWS_READ = 15;
const ROWS_WRITTEN = 12;

const EVENTS_SQL = `
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${EVENTS})
  INSERT INTO outbox (id, event_id, type, cause, user_id, channel, data, status, created_at, due_at)
  SELECT printf('soak%018d', i), 'soak' || i, 'PROFILE_UPDATED', 'profile-updated',
    CASE WHEN i % 2 THEN (SELECT id FROM users WHERE email = '${DEMO_ACCOUNTS.owner.email}')
      ELSE printf('u%020dA', 1 + i % 1000) END,
    CASE WHEN i % 2 THEN 'inApp' ELSE 'email' END, '{}', 'pending', 1790000000000 + i, 0 FROM n;
  -- The clock may have looked for such events a moment ago, and would not yet again.
  DELETE FROM jobs WHERE name = 'outbox';`;

const ENTRIES_SQL = "SELECT count(*) AS entries FROM notices WHERE id LIKE 'soak%'";
const COUNTS_SQL = `SELECT
  (SELECT count(*) FROM outbox WHERE id LIKE 'soak%' AND status <> 'completed') AS undelivered,
  (SELECT count(*) FROM outbox WHERE id LIKE 'soak%' AND attempts > 1) AS repeated,
  (SELECT count(*) FROM local_mailbox WHERE id LIKE 'soak%') AS mails,
  (SELECT count(*) FROM dead_letters) AS dead`;

/**
 * Lets the scheduled job find ten thousand unsent events and the queue deliver them, on the real Worker.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} state of a server that is stopped
 * @param {(state: string) => Promise<{ tick: (cron: string) => Promise<string>, stop: () => Promise<void>, listen: (hear: (line: string) => void) => void }>} startServer
 */
export async function soak(figures, state, startServer) {
  await runSql(state, EVENTS_SQL);
  const server = await startServer(state);
  const total = { messages: 0, trips: 0, rowsRead: 0, rowsWritten: 0 };
  const began = performance.now();
  let last = began;
  server.listen((line) => {
    if (add(total, line)) last = performance.now();
  });
  try {
    // Messages from earlier measurements count too, so wait until the queue is idle.
    while (total.messages < EVENTS || performance.now() - last < REST_MS) {
      if (performance.now() - began > WITHIN_MS) break;
      // A tick hands all events over, unless another job has waited longer and runs instead. The mails then leave in rounds.
      if (total.messages < EVENTS) await sweep(server.tick);
      else await new Promise((resolve) => setTimeout(resolve, 100));
    }
  } finally {
    await server.stop();
  }
  const seconds = (last - began) / 1000;
  const [counts] = await readRows(state, COUNTS_SQL);
  const [{ entries }] = await readRows(state, ENTRIES_SQL, "LOGS");
  const each = (count) => (total.messages > 0 ? Math.round((count / total.messages) * 10) / 10 : null);
  const lost = counts.undelivered + Math.abs(EVENTS / 2 - entries) + Math.abs(EVENTS / 2 - counts.mails);
  const note = `${counts.mails} mails, ${entries} entries, ${counts.repeated} tried again, ${counts.dead} dead letters`;
  figures.add(`${EVENTS} events through the queue · lost or doubled`, lost, { limit: 0, note });
  figures.add(`${EVENTS} events through the queue · a second`, Math.round(total.messages / seconds));
  figures.add("an event through the queue · D1 round trips", each(total.trips), { limit: TRIPS });
  figures.add("an event through the queue · rows read", each(total.rowsRead), { limit: ROWS_READ });
  figures.add("an event through the queue · rows written", each(total.rowsWritten), { limit: ROWS_WRITTEN });
}

/**
 * Adds up a log line. The consumer logs each batch with its cost, and a round how many mails it has sent; returns whether the line was one of
 * these.
 */
function add(total, line) {
  const round = /\{"level":"info","event":"mail-round","sent":(\d+)/.exec(line);
  if (round) {
    total.messages += Number(round[1]);
    return true;
  }
  const start = line.indexOf('{"level":"info","event":"queue",');
  if (start < 0) return false;
  const batch = JSON.parse(line.slice(start, line.lastIndexOf("}") + 1));
  for (const key of Object.keys(total)) total[key] += batch[key];
  return true;
}

/** Triggers the scheduled jobs once. */
async function sweep(tick) {
  const [cron] = listCrons();
  const outcome = await tick(cron);
  if (outcome !== "ok") throw new Refusal(`The clock's tick ended with ${outcome}.`);
}
