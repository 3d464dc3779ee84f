import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { collected, PIPED, startTool } from "../../../scripts/lib/run.mjs";
import { findFreePort, startWorker } from "../../../scripts/lib/serve.mjs";
import { type Siteverify, startSiteverify } from "../../support/siteverify";
import { SITEVERIFY_SECRET } from "../../support/turnstile";

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

  const vars = {
    CAPTCHA_PROVIDER: "turnstile",
    TURNSTILE_SITE_KEY: "0x4AAAAAAAsite",
    TURNSTILE_SECRET_KEY: SITEVERIFY_SECRET,
    TURNSTILE_VERIFY_URL: verifier.url,
  };
  const worker = await startWorker({ port: await findFreePort(), state, vars, hear: () => {} });
  return {
    address: worker.address,
    verifier,
    async stop() {
      await worker.stop();
      await verifier.close();
      rmSync(state, { recursive: true, force: true });
    },
  };
}

async function succeeded(child: ReturnType<typeof startTool>): Promise<void> {
  const { code, output } = await collected(child);
  if (code !== 0) throw new Error(output);
}
