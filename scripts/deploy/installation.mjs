/**
 * An environment as Cloudflare has it. Versions are listed newest first; `tag` is the fingerprint of the sources they were built from,
 * null if something else than `npm run deploy` made them (such as a changed secret).
 * @typedef {{ id: string, tag: string | null, message: string, at: string }} Version
 * @typedef {{ at: string, message: string, versions: { id: string, percentage: number }[] }} Deployment
 * @typedef {object} Installation
 * @property {string[]} missing databases, buckets and queues of wrangler.toml that do not exist, in words
 * @property {string | null} zone id of the zone that the domain belongs to
 * @property {string[]} domainTaken what else answers at the domain, in words
 * @property {boolean} areTriggersSet whether the domain, the schedule and both queues lead to the Worker, and workers.dev does not
 * @property {string[]} secrets names
 * @property {Version[]} versions
 * @property {Deployment[]} deployments newest first
 * @property {string[]} applied the migrations that the databases have (`nameMigration`)
 * @property {string | null} dataHash of the reference data that the database has
 */

/**
 * Reads all of it. Writes nothing.
 * @param {import("./cloudflare.mjs").Cloudflare} cloudflare
 * @param {any} config of the environment
 * @returns {Promise<Installation>}
 */
export async function readInstallation(cloudflare, config) {
  const { readOwn } = cloudflare;
  const host = hostOf(config);
  const queues = [...new Set([...config.queues.consumers, ...config.queues.producers].map(({ queue }) => queue))];
  const script = `/workers/scripts/${config.name}`;
  const databases = config.d1_databases.filter(({ database_id: id }) => !isPlaceholder(id));
  const [absent, buckets, listed, zone, domains, secrets, releases, schedules, subdomain] = await Promise.all([
    listMissing(databases, (each) => readOwn(`/d1/database/${each.database_id}`).then((found) => [each, found])),
    listMissing(config.r2_buckets, ({ bucket_name: name, jurisdiction }) =>
      readOwn(`/r2/buckets/${name}`, jurisdiction && { "cf-r2-jurisdiction": jurisdiction }).then((found) => [
        name,
        found,
      ]),
    ),
    readOwn(`/queues?${queues.map((name) => `name=${name}`).join("&")}`),
    findZone(cloudflare, host),
    readOwn(`/workers/domains?hostname=${host}`),
    readOwn(`${script}/secrets`),
    readReleases(cloudflare, config),
    readOwn(`${script}/schedules`),
    readOwn(`${script}/subdomain`),
  ]);
  const known = (listed ?? []).map(({ queue_name: name }) => name);
  const present = databases.filter((each) => !absent.includes(each));
  const contents = await Promise.all(present.map((each) => readDatabase(cloudflare, each)));
  return {
    missing: [
      ...absent.map(({ database_id: id, database_name: name }) => `The account has no database ${id} (${name}).`),
      ...buckets.map((name) => `The bucket ${name} does not exist: npx wrangler r2 bucket create ${name}`),
      ...queues
        .filter((name) => !known.includes(name))
        .map((name) => `The queue ${name} does not exist: npx wrangler queues create ${name}`),
    ],
    zone,
    domainTaken: await listTaken(cloudflare, config.name, host, zone, domains ?? []),
    areTriggersSet:
      domains?.[0]?.service === config.name &&
      isSame(schedules?.schedules, config.triggers.crons) &&
      config.queues.consumers.every(({ queue }) => hasConsumer(listed ?? [], queue, config.name)) &&
      subdomain?.enabled === false,
    secrets: (secrets ?? []).map(({ name }) => name),
    ...releases,
    applied: contents.flatMap(({ applied }) => applied),
    dataHash: contents.find(({ dataHash }) => dataHash !== null)?.dataHash ?? null,
  };
}

/**
 * The versions of the Worker and its deployments, newest first; none if there is no Worker.
 * @param {import("./cloudflare.mjs").Cloudflare} cloudflare
 * @param {{ name: string }} config
 * @returns {Promise<Pick<Installation, "versions" | "deployments">>}
 */
export async function readReleases({ readOwn }, { name }) {
  const script = `/workers/scripts/${name}`;
  // Without `deployable`, Cloudflare lists the last ten.
  const [listed, deployed] = await Promise.all([
    readOwn(`${script}/versions?deployable=true`),
    readOwn(`${script}/deployments`),
  ]);
  return {
    versions: (listed?.items ?? []).map(({ id, annotations, metadata }) => ({
      id,
      tag: annotations?.["workers/tag"] ?? null,
      message: annotations?.["workers/message"] ?? "",
      at: metadata?.created_on ?? "",
    })),
    deployments: (deployed?.deployments ?? []).map(({ created_on: at, annotations, versions: parts }) => ({
      at,
      message: annotations?.["workers/message"] ?? "",
      versions: parts.map(({ version_id: id, percentage }) => ({ id, percentage })),
    })),
  };
}

/** @param {{ vars: Record<string, unknown> }} config */
export const hostOf = ({ vars }) => (URL.canParse(String(vars.APP_URL)) ? new URL(String(vars.APP_URL)).hostname : "");

/** Those of the two databases end in 0 and 1. @param {string | undefined} id of a database */
export const isPlaceholder = (id) => !id || /^[0-]+1?$/.test(id);

const isSame = (schedules = [], crons) => schedules.map(({ cron }) => cron).join() === crons.join();

const hasConsumer = (queues, name, worker) =>
  queues
    .filter(({ queue_name: queue }) => queue === name)
    .some(({ consumers }) => consumers.some(({ script, script_name: other = script }) => other === worker));

async function listMissing(entries, find) {
  const found = await Promise.all(entries.map(find));
  return found.flatMap(([name, entry]) => (entry ? [] : [name]));
}

/** The zone of a host is its own name or the nearest above. */
async function findZone({ read, account }, host) {
  const labels = host.split(".");
  for (let first = 0; first < labels.length - 1; first += 1) {
    const name = labels.slice(first).join(".");
    const [zone] = (await read(`/zones?name=${name}&account.id=${account}`)) ?? [];
    if (zone) return zone.id;
  }
  return null;
}

/** Wrangler would take a domain from whatever has it, without a question where it runs without a terminal. */
async function listTaken({ read }, worker, host, zone, domains) {
  const [domain] = domains;
  if (domain?.service === worker) return [];
  if (domain) return [`${host} belongs to the Worker ${domain.service}.`];
  const records = zone ? await read(`/zones/${zone}/dns_records?name=${host}`).catch(() => null) : null;
  // Those of mail stay as they are.
  const leading = (records ?? []).filter(({ type }) => ["A", "AAAA", "CNAME"].includes(type));
  return leading.map(
    ({ type, content }) => `${host} has a DNS record (${type} ${content}), which deploying would replace.`,
  );
}

/**
 * A migration's name with the binding of its database, for those that are not of DB: `LOGS/0000_logs.sql`.
 * @param {string} binding
 * @param {string} name
 */
export const nameMigration = (binding, name) => (binding === "DB" ? name : `${binding}/${name}`);

/**
 * What was applied to a database and loaded into it.
 * @param {import("./cloudflare.mjs").Cloudflare} cloudflare
 * @param {{ binding: string, database_id: string }} database
 * @returns {Promise<Pick<Installation, "applied" | "dataHash">>}
 */
export async function readDatabase({ query }, { binding, database_id: id }) {
  const tables = await query(id, "SELECT name FROM sqlite_master WHERE name IN ('d1_migrations', 'reference_loads')");
  const has = (name) => tables.some((table) => table.name === name);
  const applied = has("d1_migrations") ? await query(id, "SELECT name FROM d1_migrations ORDER BY id") : [];
  const loads = has("reference_loads")
    ? await query(id, "SELECT hash FROM reference_loads WHERE name = 'release'")
    : [];
  return { applied: applied.map(({ name }) => nameMigration(binding, name)), dataHash: loads[0]?.hash ?? null };
}
