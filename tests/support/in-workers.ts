import { join, resolve } from "node:path";
import { waitPatiently } from "../../scripts/lib/patient-wait.mjs";
import { createKey } from "../../scripts/lib/proof-keys.mjs";
import { scratchDirectory } from "../../scripts/lib/scratch.mjs";
import { INDUSTRIES } from "../../scripts/reference/industries.mjs";
import { buildPlaces } from "../../scripts/reference/places.mjs";
import { industriesSql } from "../../scripts/reference/sql.mjs";
import { trustNewCertificate } from "./mail/certificate";
import { optimizeReact } from "./optimize-react";

// Miniflare, which comes with the pool, reads whom to trust while it is loaded.
trustNewCertificate();
// It starts its Workers by calls that block.
waitPatiently();
// And puts D1 and R2 there, until it ends.
process.env.TMPDIR = scratchDirectory();
const { cloudflareTest, readD1Migrations } = await import("@cloudflare/vitest-pool-workers");

const PROOF = await createKey("kompas.test");

/** Two countries with everything below them, and the names of all others, are enough for the tests and load fast. */
const places = buildPlaces().filter(
  ({ id, kind }) => kind === "country" || /^(ZA|24[67]\d)/.test(id) || (kind === "state" && id.startsWith("FR")),
);

/** What a later release would bring: a new name for the first industry, and one more. */
const [first, ...others] = INDUSTRIES;
const names = { nameEn: "Spaceports", nameFr: "Ports spatiaux", nameMs: "Pelabuhan angkasa" };
const laterIndustries = industriesSql([
  { ...first, id: first?.id ?? "", ...names },
  ...others,
  { id: "spaceports", ...names },
]);

/** Runs the tests in the Workers' own runtime, with a database as it starts. */
export const inWorkers = (configPath: string) => [
  cloudflareTest(async () => ({
    wrangler: { configPath },
    miniflare: {
      email: { send_email: [{ name: "EMAIL" }] },
      bindings: {
        DEMO: "yes",
        SECRET_KEY: Buffer.alloc(32, 7).toString("base64"),
        PROOF_KEY: PROOF.privateKey,
        PROOF_KEYS: `2000-01-01T00:00:00Z ${PROOF.publicKey}`,
        TEST_MIGRATIONS: await readD1Migrations("./migrations"),
        TEST_REFERENCE: { places, industries: INDUSTRIES, laterIndustries },
      },
    },
  })),
  optimizeReact(REACT),
];

export const WORKERS_CONDITIONS = { resolve: { conditions: ["workerd", "worker", "browser"] } };

/** What stands for the framework's build where the Worker is put together from the sources below a folder. */
export const fromSources = (root: string) => ({
  "virtual:remix/server-build": join(root, "tests/support/server-build.ts"),
  "@remix-run/route-config": resolve("tests/support/route-config.ts"),
});

/** The one style sheet that is read as a text. */
export const CSS = { include: /\/tokens\.css/ };

const COMMON_JS = ["@remix-run/cloudflare", "@cantoo/pdf-lib", "@cantoo/fontkit", "@nivo/bar", "asn1js", "pkijs"];
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
  // A Worker of its own for each file would cost more than the tests; the setup empties what they share.
  isolate: false,
  // What a file's last work logs after its end would otherwise be sent through a file that is over, and hold the run up.
  disableConsoleIntercept: true,
  setupFiles: ["tests/support/fast-scrypt.ts", "tests/support/worker-setup.ts"],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  // Made into ES modules beforehand, React for all of them at once: the pool runs a CommonJS module as one of the other sort once another file
  // has loaded a part of the product by `import()`.
  deps: { optimizer: { ssr: { enabled: true, include: [...COMMON_JS, ...REACT] } } },
};
