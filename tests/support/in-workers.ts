import { join, resolve } from "node:path";
import { waitPatiently } from "../../scripts/lib/patient-wait.mjs";
import { createKey } from "../../scripts/lib/proof-keys.mjs";
import { scratchDirectory } from "../../scripts/lib/scratch.mjs";
import { INDUSTRIES } from "../../scripts/reference/industries.mjs";
import { buildPlaces } from "../../scripts/reference/places.mjs";
import { industriesSql } from "../../scripts/reference/sql.mjs";
import { trustNewCertificate } from "./mail/certificate";
import { optimizeReact } from "./optimize-react";

// Miniflare, which comes with the pool, reads the trusted certificates when it loads.
trustNewCertificate();
// Miniflare starts its Workers with blocking calls.
waitPatiently();
// Miniflare keeps D1 and R2 in this directory until it ends.
process.env.TMPDIR = scratchDirectory();
const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-pool-workers");

const PROOF = await createKey("kompas.test");

/** The full data for two countries plus the names of all others. Enough for the tests, and fast to load. */
const places = buildPlaces().filter(
  ({ id, kind }) => kind === "country" || /^(ZA|24[67]\d)/.test(id) || (kind === "state" && id.startsWith("FR")),
);

/** What a later release would bring: a new name for the first industry and one extra industry. */
const [first, ...others] = INDUSTRIES;
const names = { nameEn: "Spaceports", nameFr: "Ports spatiaux", nameMs: "Pelabuhan angkasa" };
const laterIndustries = industriesSql([
  { ...first, id: first?.id ?? "", ...names },
  ...others,
  { id: "spaceports", ...names },
]);

/** Runs the tests in the Workers runtime with a fresh database. */
export const inWorkers = (configPath: string) => [
  cloudflareTest(async () => ({
    wrangler: { configPath },
    miniflare: {
      email: { send_email: [{ name: "EMAIL" }] },
      d1Databases: { OTHER_DB: "other", OTHER_LOGS: "other-logs" },
      r2Buckets: { OTHER_FILES: "other-files" },
      analyticsEngineDatasets: { COUNTS: { dataset: "kompas" } },
      bindings: {
        DEMO: "yes",
        // Whether a run covers everything in every way.
        TEST_EVERY: process.env.KOMPAS_EVERY_WAY ?? "",
        SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
        // Only the tests of backups take any.
        BACKUP_KEY: "",
        PROOF_KEY: PROOF.privateKey,
        PROOF_KEYS: `2000-01-01T00:00:00Z ${PROOF.publicKey}`,
        TEST_MIGRATIONS: await readD1Migrations("./migrations"),
        TEST_LOGS_MIGRATIONS: await readD1Migrations("./migrations/logs"),
        TEST_REFERENCE: { places, industries: INDUSTRIES, laterIndustries },
      },
    },
  })),
  optimizeReact(REACT),
];

export const WORKERS_CONDITIONS = { resolve: { conditions: ["workerd", "worker", "browser"] } };

/** Replaces the Remix build when the Worker is assembled from the sources in a folder. */
export const fromSources = (root: string) => ({
  "virtual:remix/server-build": join(root, "tests/support/server-build.ts"),
  "@remix-run/route-config": resolve("tests/support/route-config.ts"),
});

/** The only style sheet that is read as text. */
export const CSS = { include: /\/tokens\.css/ };

const COMMON_JS = [
  "@remix-run/cloudflare",
  "@cantoo/pdf-lib",
  "@cantoo/fontkit",
  "@nivo/bar",
  "@nivo/pie",
  "@nivo/radar",
  "asn1js",
  "pkijs",
];
const REACT = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/server",
  "@remix-run/react",
  "react-i18next",
];

export const IN_WORKERS = {
  css: CSS,
  // A separate Worker for each file would cost more than the tests themselves; the setup clears the shared state.
  isolate: false,
  // Otherwise, late log output of a file goes through a file that has already ended and blocks the run.
  disableConsoleIntercept: true,
  setupFiles: ["tests/support/fast-scrypt.ts", "tests/support/worker-setup.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Prebundled as ES modules, with React once for all of them. Otherwise the pool treats a CommonJS module as an ES module once another
  // file has loaded part of the product with `import()`.
  deps: { optimizer: { ssr: { enabled: true, include: [...COMMON_JS, ...REACT] } } },
};
