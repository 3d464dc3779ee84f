import { listRefused, SECRETS } from "../../app/platform/settings-rules.mjs";
import { hostOf, isPlaceholder } from "./installation.mjs";

/**
 * What prevents a configuration from being deployed, in words for the person who has to fix it; empty if nothing does. Includes what
 * the Worker itself would refuse. Reads wrangler.toml alone.
 * @param {any} config of an environment in wrangler.toml
 * @param {string[]} secrets names of the Worker's secrets
 */
export function listObstacles(config, secrets) {
  const { vars, d1_databases: databases, send_email: mails = [], r2_buckets: buckets = [] } = config;
  const bound = [...mails.map(({ name }) => name), ...buckets.map(({ binding }) => binding)];
  const given = {
    read: (name) => String(vars[name] ?? "").trim(),
    has: (name) => Boolean(vars[name]) || secrets.includes(name) || bound.includes(name),
  };
  const obstacles = listRefused(given);
  const isNamed = (name) => obstacles.some((line) => line.startsWith(`${name} `));
  for (const [name, value] of Object.entries(vars)) {
    if (/\bkompas\.example\b(?!\.)/.test(String(value)) && !isNamed(name)) {
      obstacles.push(`${name} is the placeholder at kompas.example.`);
    }
  }
  for (const { database_id: id, database_name: name } of databases) {
    if (!isPlaceholder(id)) continue;
    obstacles.push(
      `database_id is the placeholder: npx wrangler d1 create ${name}, then enter its id in wrangler.toml.`,
    );
  }
  const ids = databases.map(({ database_id: id }) => id).filter((id) => !isPlaceholder(id));
  if (new Set(ids).size < ids.length) {
    obstacles.push("DB and LOGS must be two databases, each with its own database_id.");
  }
  for (const name of SECRETS) {
    if (name in vars) obstacles.push(`${name} is in wrangler.toml, where everyone can read it: make it a secret.`);
  }
  return [...obstacles, ...listOpenDoors(config, isNamed("APP_URL"))];
}

/**
 * The product answers at the host of APP_URL, which its links and passkeys name, and nowhere else. Its logs are kept.
 * @param {any} config
 * @param {boolean} isHostWrong whether APP_URL is an obstacle already
 */
function listOpenDoors(config, isHostWrong) {
  const { routes = [], workers_dev: isOnWorkersDev, preview_urls: hasPreviews, observability } = config;
  const host = hostOf(config);
  const [route, ...others] = routes;
  return [
    ...(isHostWrong || (route?.custom_domain && route.pattern === host && others.length === 0)
      ? []
      : [`routes must be the one custom domain of APP_URL: [{ pattern = "${host}", custom_domain = true }].`]),
    ...(isOnWorkersDev === false && hasPreviews === false
      ? []
      : ["workers_dev and preview_urls must be false: they answer past your domain's firewall."]),
    ...(observability?.enabled
      ? []
      : ["observability.enabled must be true, or this deployment switches the logs off."]),
  ];
}

/**
 * What prevents a deployment at Cloudflare's side, in words.
 * @param {import("./installation.mjs").Installation} installation
 * @param {any} config of the environment
 */
export function listMissing({ missing, zone, domainTaken }, config) {
  const host = hostOf(config);
  return [
    ...missing,
    ...(zone || !host ? [] : [`No zone of the account contains ${host}: add the domain in Cloudflare's dashboard.`]),
    ...domainTaken,
  ];
}
