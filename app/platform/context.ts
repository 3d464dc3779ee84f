import { type Assets, openAssets } from "./assets";
import type { Captcha } from "./captcha/captcha";
import { createQuestionCaptcha } from "./captcha/question-captcha";
import { createTurnstileCaptcha } from "./captcha/turnstile-captcha";
import { steadyClock } from "./clock";
import { type Counts, openCounts } from "./counts";
import { type Box, createBox, createStoredBox, type StoredBox } from "./crypto/box";
import { createIds, type Ids } from "./crypto/ids";
import type { Purpose } from "./crypto/keys";
import { type Database, openDatabase } from "./d1/client";
import { type Cost, meter, newCost } from "./d1/meter";
import { FIRST_REGION, type Home, storesOf } from "./d1/regions";
import { type Edge, NOWHERE } from "./edge";
import { type Bindings, readSettings, type Settings } from "./env";
import { postFailure } from "./error-hook";
import { type HashPurpose, readHashKey } from "./hash-keys.server";
import { consoleLog, errorMessage, type Log, levelOf } from "./log";
import { createCloudflareMailer } from "./mail/cloudflare-mailer";
import { createHttpMailer } from "./mail/http-mailer";
import { createLocalMailer } from "./mail/local-mailer";
import { isPermanent, type Mailer } from "./mail/mailer";
import { createSmtpMailer } from "./mail/smtp-mailer";
import type { QueueMessage } from "./queue/message";
import { queueOf } from "./queue/regions";
import { createTrace, type Trace } from "./trace";

/** Everything outside itself that a use case may touch. Created once per request, queue batch or cron run. */
export interface Context {
  /** Where the company lives that this work is for. All databases, buckets and the queue below are of its region. */
  home: Home;
  /** The database of the company that lives there. `db` is the answer for `home`. */
  databaseOf: (home: Home) => Database;
  db: Database;
  /**
   * The same database for queries that read many rows and change nothing, such as the lists and statistics of a network. A replica may
   * answer; it knows everything that had happened when the request's user was found.
   */
  reads: Database;
  /**
   * The database of what has been told and done (`log-tables.ts`): notices, settled messages, security events, runs of jobs. Pages answer
   * without it. No statement can name tables of both databases.
   */
  logs: Database;
  /** Whether the database has been asked and has not answered. */
  isDatabaseAway: () => boolean;
  /** The same of LOGS. */
  areLogsAway: () => boolean;
  files: R2Bucket;
  /** The bucket of backups, with the ledger of erasures; null if there is none. */
  backups: R2Bucket | null;
  assets: Assets;
  queue: Queue<QueueMessage>;
  mailer: Mailer;
  captcha: Captcha;
  clock: () => number;
  /** Waits for so many milliseconds. */
  pause: (ms: number) => Promise<void>;
  ids: Ids;
  /** The ids in links to a shared report, which another key seals. */
  shareIds: Ids;
  /** Seals what leaves the product and comes back: links, cookies, tokens. */
  box: (purpose: LeavingPurpose) => Box;
  /** Seals what waits in the database. */
  storedBox: (purpose: StoredPurpose) => StoredBox;
  /** The key of stored hashes. Throws `HashKeyMissing`. */
  hashKey: (purpose: HashPurpose) => Promise<Uint8Array>;
  settings: Settings;
  isDemo: boolean;
  cost: Cost;
  log: Log;
  /** Counts what was done, for the figures of Analytics Engine. */
  count: Counts;
  /** What is known about the request while it is answered. Work that no request started has one too, without a route. */
  trace: Trace;
  /** Where the request came from; `NOWHERE` for work that no request started. */
  edge: () => Edge;
  /** Lets work continue after the answer is sent. Nothing that the answer promises may depend on it. */
  later: (work: Promise<unknown>) => void;
}

type StoredPurpose = "outbox" | "two-step" | "webhook" | "provider";
type LeavingPurpose = Exclude<Purpose, StoredPurpose | "id" | "share" | "hash-key" | "network" | "recovery">;

/** How long queue and cron work waits for the database: the longest that D1 lets a query run. */
const BACKGROUND_PATIENCE_MS = 30_000;

/** How long a request waits for LOGS at most: nothing that a reader came for depends on it. */
const LOGS_PATIENCE_MS = 2_000;

/** What started the work: a request, a queue batch or a cron run. */
interface Origin {
  waitUntil?: ExecutionContext["waitUntil"] | undefined;
  /** How long it waits for the database. */
  patienceMs?: number;
  /** The id of the request, which each of its lines in the log then has. */
  requestId?: string;
  /** The region that it is about; without it the first. */
  region?: number;
}

/**
 * The composition root: the only place that sees raw bindings. Throws `SettingsRefused` if `readSettings` does, and if the region is not
 * bound.
 */
export function createContext(env: Bindings, clock: () => number = steadyClock, origin: Origin = {}): Context {
  const settings = readSettings(env);
  const cost = newCost();
  const home = { region: origin.region ?? FIRST_REGION };
  const open = ({ region }: Home) => {
    const stores = storesOf(env, region);
    if (!stores) throw new Error(`The region ${region} is not bound`);
    return { stores, ...meter(stores.DB, origin.patienceMs ?? BACKGROUND_PATIENCE_MS, cost) };
  };
  const { stores, db: d1, reads, isAway } = open(home);
  const logsPatienceMs = origin.patienceMs === undefined ? BACKGROUND_PATIENCE_MS : LOGS_PATIENCE_MS;
  const logs = meter(stores.LOGS, logsPatienceMs, cost, "logsBytes");
  const db = openDatabase(d1);
  const { keys } = settings;
  const box = (purpose: LeavingPurpose) => createBox(keys, purpose, clock);
  const log = openLog(settings, clock, origin);
  const count = openCounts(env.COUNTS);
  return {
    home,
    databaseOf: (at) => (at.region === home.region ? db : openDatabase(open(at).db)),
    db,
    reads: openDatabase(reads),
    logs: openDatabase(logs.db),
    isDatabaseAway: isAway,
    areLogsAway: logs.isAway,
    files: stores.FILES,
    backups: stores.BACKUPS ?? null,
    assets: openAssets(env.ASSETS),
    queue: queueOf(env.NOTIFICATIONS, home.region),
    mailer: countMails(chooseMailer(settings, db, clock), settings.MAIL_TRANSPORT, count, clock),
    captcha: chooseCaptcha(settings, log, () => createQuestionCaptcha(db, box("captcha"), clock)),
    clock,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    ids: createIds(keys, "id", clock),
    shareIds: createIds(keys, "share", clock),
    box,
    storedBox: (purpose) => createStoredBox(keys, purpose, clock),
    hashKey: (purpose) => readHashKey({ db, ring: keys, clock }, purpose),
    settings,
    isDemo: env.DEMO === "yes",
    cost,
    log,
    count,
    trace: createTrace(origin.requestId ?? "", clock()),
    edge: () => NOWHERE,
    later: (work) => {
      const settled = work.catch((error: unknown) => log("later-failed", { error: errorMessage(error) }));
      origin.waitUntil?.(settled);
    },
  };
}

/** Writes each line to the console, and posts those that are errors to the error tracker, if there is one. */
function openLog({ ERRORS_URL: url }: Settings, clock: () => number, { requestId, waitUntil }: Origin): Log {
  return (event, given = {}) => {
    const fields = requestId ? { requestId, ...given } : given;
    consoleLog(event, fields);
    const level = levelOf(event, fields);
    if (!url || level !== "error") return;
    const posted = postFailure(url, { level, event, at: new Date(clock()).toISOString(), ...fields });
    waitUntil?.(posted);
  };
}

/** The mailer, with each mail counted: sent, refused for good, or failed. */
function countMails(mailer: Mailer, transport: string, count: Counts, clock: () => number): Mailer {
  return {
    async send(mail) {
      const startedAt = clock();
      const note = (outcome: string) => count({ kind: "mail", name: transport, outcome, ms: clock() - startedAt });
      try {
        await mailer.send(mail);
      } catch (error) {
        note(isPermanent(error) ? "refused" : "failed");
        throw error;
      }
      note("sent");
    },
  };
}

function chooseCaptcha(settings: Settings, log: Log, createQuestion: () => Captcha): Captcha {
  if (settings.CAPTCHA_PROVIDER === "question") return createQuestion();
  const { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET_KEY: secretKey, TURNSTILE_VERIFY_URL: verifyUrl } = settings;
  const { hostname } = new URL(settings.APP_URL);
  return createTurnstileCaptcha({ siteKey, secretKey, verifyUrl, hostname }, log);
}

function chooseMailer(settings: Settings, db: Database, clock: () => number): Mailer {
  const from = settings.MAIL_FROM;
  switch (settings.MAIL_TRANSPORT) {
    case "local":
      return createLocalMailer(db, clock);
    case "http":
      return createHttpMailer({ url: settings.MAIL_HTTP_URL, key: settings.MAIL_HTTP_KEY, from });
    case "cloudflare":
      return createCloudflareMailer({ binding: settings.EMAIL, from });
    case "smtp": {
      const { MAIL_SMTP_HOST: host, MAIL_SMTP_PORT: port, MAIL_SMTP_SECURITY: security } = settings;
      const { MAIL_SMTP_USER: user, MAIL_SMTP_PASSWORD: password } = settings;
      const credentials = user && password ? { user, password } : undefined;
      return createSmtpMailer({ host, port, security, credentials, from });
    }
  }
}
