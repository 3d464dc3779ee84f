/**
 * The rules for settings of a product that the public can reach. The Worker checks them before it answers any request, and the deploy
 * script before it deploys. Plain JavaScript, since that script runs without a build.
 */

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "::1", "[::1]"];

/**
 * Whether only this machine can reach a host, given by name or as in a URL.
 * @param {string} hostname
 */
export const isLocalHost = (hostname) => LOCAL_HOSTS.includes(hostname);

/**
 * Whether an address leads to this machine alone, so that developer settings are safe there. False if it is not an address.
 * @param {string} address
 */
export function isOnThisMachine(address) {
  try {
    return isLocalHost(new URL(address).hostname);
  } catch {
    return false;
  }
}

/** The setting of the key that an installation begins with. */
export const FIRST_KEY = "SECRET_KEY";

/** The settings that may contain a key, oldest first: SECRET_KEY, then SECRET_KEY_2 to SECRET_KEY_99. */
export const KEY_NAMES = [FIRST_KEY, ...Array.from({ length: 98 }, (_, index) => `${FIRST_KEY}_${index + 2}`)];

/** Settings that only the Worker may read. */
export const SECRETS = [
  ...KEY_NAMES,
  "PROOF_KEY",
  "MAIL_HTTP_KEY",
  "MAIL_SMTP_PASSWORD",
  "MAIL_EVENTS_KEY",
  "TURNSTILE_SECRET_KEY",
  // An address that takes messages without a password is itself the password.
  "ALERT_WEBHOOK_URL",
  "ERRORS_URL",
];

/**
 * The given settings. `read` returns the text of a setting that is not secret, empty if it is missing. `has` says whether any setting or
 * binding is present and not empty.
 * @typedef {{ read: (name: string) => string, has: (name: string) => boolean }} Given
 */

/** @type {(name: string) => string} */
const putSecret = (name) => `is missing: npx wrangler secret put --env <env> ${name}`;

/**
 * Whether two addresses lead to the same host. False if either is not an address.
 * @type {(address: string, other: string) => boolean}
 */
function isSameHost(address, other) {
  try {
    return new URL(address).host === new URL(other).host;
  } catch {
    return false;
  }
}

/** @type {(given: Given) => boolean} */
const byHttp = ({ read }) => read("MAIL_TRANSPORT") === "http";
/** @type {(given: Given) => boolean} */
const bySmtp = ({ read }) => read("MAIL_TRANSPORT") === "smtp";
/** @type {(given: Given) => boolean} */
const byTurnstile = ({ read }) => read("CAPTCHA_PROVIDER") === "turnstile";

/**
 * Each rule: the setting, when it is refused, and the message that then follows its name.
 * @type {[setting: string, isRefused: (given: Given) => boolean, says: string][]}
 */
const RULES = [
  [
    "APP_URL",
    ({ read }) => !/^https:\/\//.test(read("APP_URL")) || isOnThisMachine(read("APP_URL")),
    "is not a public https address: links in mails would lead nowhere.",
  ],
  [
    "MAIL_TRANSPORT",
    ({ read }) => !["cloudflare", "smtp", "http"].includes(read("MAIL_TRANSPORT")),
    "is not cloudflare, smtp or http. «local» sends nothing and shows every mail at /dev/mailbox.",
  ],
  ["MAIL_HTTP_URL", (given) => byHttp(given) && !given.has("MAIL_HTTP_URL"), "is missing: the mail service's address."],
  ["MAIL_HTTP_KEY", (given) => byHttp(given) && !given.has("MAIL_HTTP_KEY"), putSecret("MAIL_HTTP_KEY")],
  [
    "EMAIL",
    ({ read, has }) => read("MAIL_TRANSPORT") === "cloudflare" && !has("EMAIL"),
    "is bound by nothing: take the marks off the lines of [[send_email]] in wrangler.toml.",
  ],
  ["MAIL_SMTP_HOST", (given) => bySmtp(given) && !given.has("MAIL_SMTP_HOST"), "is missing: the mail server's name."],
  [
    "MAIL_SMTP_PORT",
    (given) => bySmtp(given) && given.read("MAIL_SMTP_PORT") === "25",
    "is 25, which Cloudflare closes to Workers: take the submission port, 587 or 465.",
  ],
  [
    "MAIL_SMTP_SECURITY",
    (given) => bySmtp(given) && given.read("MAIL_SMTP_SECURITY") === "none",
    "is «none», which is for a mail server on this machine: take starttls or tls.",
  ],
  [
    "MAIL_SMTP_PASSWORD",
    (given) => bySmtp(given) && given.has("MAIL_SMTP_USER") && !given.has("MAIL_SMTP_PASSWORD"),
    putSecret("MAIL_SMTP_PASSWORD"),
  ],
  .../** @type {const} */ (["MAIL_PER_SECOND", "MAIL_PER_MINUTE"]).map((name) => [
    name,
    ({ read }) => read(name) !== "" && !/^[1-9]\d{0,4}$/.test(read(name)),
    "is not a whole number of mails, from 1: leave it out for the transport's default.",
  ]),
  [
    "TURNSTILE_SITE_KEY",
    (given) => byTurnstile(given) && !given.has("TURNSTILE_SITE_KEY"),
    "is missing: the widget's site key.",
  ],
  [
    "TURNSTILE_SITE_KEY",
    (given) => byTurnstile(given) && /^[123]x0+/.test(given.read("TURNSTILE_SITE_KEY")),
    "is one of Cloudflare's keys for testing: enter your widget's own.",
  ],
  [
    "TURNSTILE_SECRET_KEY",
    (given) => byTurnstile(given) && !given.has("TURNSTILE_SECRET_KEY"),
    putSecret("TURNSTILE_SECRET_KEY"),
  ],
  [
    "TURNSTILE_VERIFY_URL",
    (given) => byTurnstile(given) && given.has("TURNSTILE_VERIFY_URL"),
    "is set: it serves tests, and Cloudflare's own address is the default.",
  ],
  .../** @type {const} */ (["CONTACT_EMAIL", "MAIL_FROM"]).map((name) => [
    name,
    ({ read }) => /kompas\.example>?$/.test(read(name)),
    "is the placeholder at kompas.example: enter an address of your own.",
  ]),
  .../** @type {const} */ (["RESPONSIBLE_NAME", "RESPONSIBLE_ADDRESS"]).map((name) => [
    name,
    ({ read }) => read(name) === "" || /\bExample\b/.test(read(name)),
    "is the placeholder: legal texts must say who is responsible, and where.",
  ]),
  .../** @type {const} */ (["ALERT_WEBHOOK_URL", "ERRORS_URL"]).flatMap((name) => [
    [
      name,
      ({ read, has }) => has(name) && read(name) !== "" && !/^https:\/\//.test(read(name)),
      "is not an https address: what failed would be sent in the clear.",
    ],
    [
      name,
      ({ read, has }) => has(name) && isSameHost(read(name), read("APP_URL")),
      "leads back to the product: each failure would cause another.",
    ],
  ]),
  [
    "DEMO",
    ({ has }) => has("DEMO"),
    "is set: it lets accounts with known passwords exist, and belongs in .dev.vars only.",
  ],
  [
    "WEBHOOKS_LOCAL",
    ({ has }) => has("WEBHOOKS_LOCAL"),
    "is set: it lets webhooks lead to the machine itself, and is for developing only.",
  ],
  [
    "COMPANY_SIGN_IN",
    ({ read }) => read("COMPANY_SIGN_IN") === "local",
    "is «local»: it lets sign-in lead to the machine itself, and is for developing only. Take yes, or leave it out.",
  ],
  ["DNS_URL", ({ has }) => has("DNS_URL"), "is set: it serves tests, and Cloudflare's own address is the default."],
  [
    "PROOF_KEY",
    ({ has }) => has("PROOF_KEY") !== has("PROOF_KEYS"),
    "and PROOF_KEYS belong together: npm run --silent keys -- --env <env> | npx wrangler secret put --env <env> PROOF_KEY",
  ],
  [
    "BACKUP_KEY",
    ({ has }) => has("BACKUP_KEY") !== has("BACKUPS"),
    "and the bucket BACKUPS belong together: npm run backup-key -- --env <env> <file> writes the key, wrangler.toml binds the bucket.",
  ],
  [
    "SECRET_KEY",
    ({ has }) => !KEY_NAMES.some(has),
    "is missing: openssl rand -base64 32 | npx wrangler secret put --env <env> SECRET_KEY",
  ],
];

/**
 * The settings that are refused where the public can reach the product: one sentence each, which begins with the setting's name and quotes
 * no secret. Empty if none is refused.
 * @param {Given} given
 * @returns {string[]}
 */
export function listRefused(given) {
  return RULES.flatMap(([setting, isRefused, says]) => (isRefused(given) ? [`${setting} ${says}`] : []));
}
