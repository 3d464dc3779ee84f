import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, withDatabase } from "../../../scripts/lib/database.mjs";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { startWorker } from "../../../scripts/lib/serve.mjs";

/** The part of the reference data that a registration chooses from. */
const REFERENCE = [
  `insert into places (id, kind, parent_id, name_en, name_fr, name_ms) values
    ('ZA', 'country', null, 'South Africa', 'Afrique du Sud', 'Afrika Selatan'),
    ('ZA-GP', 'state', 'ZA', 'Gauteng', 'Gauteng', 'Gauteng')`,
  `insert into industries (id, name_en, name_fr, name_ms, position) values
    ('hospitality', 'Hospitality', 'Hôtellerie', 'Hospitaliti', 1)`,
];

/** A second Kompas with an almost empty database: what a registration needs, plus the given statements. */
export async function startOwnServer({
  vars,
  statements = [],
}: {
  vars?: Record<string, string>;
  statements?: string[];
}): Promise<{ address: string; stop(): Promise<void> }> {
  const state = mkdtempSync(join(tmpdir(), "kompas-own-"));
  await withDatabase(state, async (run, runIn) => {
    await migrate(runIn);
    await run(...REFERENCE, ...statements);
  });
  const worker = await startWorker({ port: await findFreePort(), state, vars, hear: () => {} });
  return {
    address: worker.address,
    async stop() {
      await worker.stop();
      rmSync(state, { recursive: true, force: true });
    },
  };
}
