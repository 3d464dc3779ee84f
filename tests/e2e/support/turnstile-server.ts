import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collected, finished, PIPED, startTool } from "../../../scripts/lib/run.mjs";
import { findFreePort } from "../../../scripts/lib/serve.mjs";
import { type Siteverify, startSiteverify } from "../../support/siteverify";
import { SITEVERIFY_SECRET } from "../../support/turnstile";

const ANSWERS_WITHIN_MS = 90_000;

/** As much of the reference data as a registration chooses from. */
const REFERENCE = `
  insert into places (id, kind, parent_id, name_en, name_fr, name_ms) values
    ('ZA', 'country', null, 'South Africa', 'Afrique du Sud', 'Afrika Selatan'),
    ('ZA-GP', 'state', 'ZA', 'Gauteng', 'Gauteng', 'Gauteng');
  insert into industries (id, name_en, name_fr, name_ms, position) values
    ('hospitality', 'Hospitality', 'Hôtellerie', 'Hospitaliti', 1);`;

/** A second Kompas, with an almost empty database, whose captcha is Turnstile, and the verifier it asks. */
export async function startTurnstileServer(): Promise<{
  address: string;
  verifier: Siteverify;
  stop(): Promise<void>;
}> {
  const state = mkdtempSync(join(tmpdir(), "kompas-turnstile-"));
  const local = ["--local", "--persist-to", state];
  const verifier = await startSiteverify();
  const migrating = startTool("wrangler", ["d1", "migrations", "apply", "kompas", ...local], { stdio: [...PIPED] });
  await succeeded(migrating);
  const filling = ["d1", "execute", "kompas", ...local, "--yes", "--command", REFERENCE];
  await succeeded(startTool("wrangler", filling, { stdio: [...PIPED] }));

  const port = await findFreePort();
  const address = `http://localhost:${port}`;
  const vars = {
    APP_URL: address,
    CAPTCHA_PROVIDER: "turnstile",
    TURNSTILE_SITE_KEY: "0x4AAAAAAAsite",
    TURNSTILE_SECRET_KEY: SITEVERIFY_SECRET,
    TURNSTILE_VERIFY_URL: verifier.url,
  };
  const child = startTool(
    "wrangler",
    [
      ["dev", ...local, "--port", String(port), "--inspector-port", "0", "--show-interactive-dev-session=false"],
      Object.entries(vars).flatMap(([name, value]) => ["--var", `${name}:${value}`]),
    ].flat(),
    { stdio: "ignore", env: { WRANGLER_REGISTRY_PATH: join(state, "registry") } },
  );
  const ended = finished(child);
  const deadline = Date.now() + ANSWERS_WITHIN_MS;
  while (!(await answers(address))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error("The second Kompas does not answer");
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  return {
    address,
    verifier,
    async stop() {
      child.kill("SIGTERM");
      await ended;
      await verifier.close();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

async function succeeded(child: ReturnType<typeof startTool>): Promise<void> {
  const { code, output } = await collected(child);
  if (code !== 0) throw new Error(output);
}

function answers(address: string): Promise<boolean> {
  return fetch(`${address}/login`).then(
    ({ ok }) => ok,
    () => false,
  );
}
