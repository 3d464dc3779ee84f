import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, withDatabase } from "../../../scripts/lib/database.mjs";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startWorker } from "../../../scripts/lib/serve.mjs";
import { type Siteverify, startSiteverify } from "../../support/siteverify";
import { SITEVERIFY_SECRET } from "../../support/turnstile";

/** As much of the reference data as a registration chooses from. */
const REFERENCE = [
  `insert into places (id, kind, parent_id, name_en, name_fr, name_ms) values
    ('ZA', 'country', null, 'South Africa', 'Afrique du Sud', 'Afrika Selatan'),
    ('ZA-GP', 'state', 'ZA', 'Gauteng', 'Gauteng', 'Gauteng')`,
  `insert into industries (id, name_en, name_fr, name_ms, position) values
    ('hospitality', 'Hospitality', 'Hôtellerie', 'Hospitaliti', 1)`,
];

/** A second Kompas, with an almost empty database, whose captcha is Turnstile, and the verifier it asks. */
export async function startTurnstileServer(): Promise<{
  address: string;
  verifier: Siteverify;
  stop(): Promise<void>;
}> {
  const state = mkdtempSync(join(tmpdir(), "kompas-turnstile-"));
  const verifier = await startSiteverify();
  await withDatabase(state, async (run) => {
    await migrate(run);
    await run(...REFERENCE);
  });

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
