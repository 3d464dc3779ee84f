import { applyD1Migrations, env } from "cloudflare:test";
import { readinessV1 } from "~/content/readiness/readiness";
import type { TestEnv } from "./test-env";

/** A database as a deployed one starts: every migration, the reference data and the published questionnaire. */
const { DB, TEST_MIGRATIONS, TEST_REFERENCE } = env as unknown as TestEnv;

await applyD1Migrations(DB, TEST_MIGRATIONS);

const ROWS = 400;
const [known] = (await DB.prepare("select count(*) as n from catalogues").all<{ n: number }>()).results;
if (known?.n === 0) {
  const place = DB.prepare(
    "insert or ignore into places (id, kind, parent_id, name_en, name_fr, name_ms) values (?, ?, ?, ?, ?, ?)",
  );
  for (let start = 0; start < TEST_REFERENCE.places.length; start += ROWS) {
    const chunk = TEST_REFERENCE.places.slice(start, start + ROWS);
    await DB.batch(chunk.map((p) => place.bind(p.id, p.kind, p.parentId, p.nameEn, p.nameFr, p.nameMs)));
  }
  const industry = DB.prepare(
    "insert or ignore into industries (id, name_en, name_fr, name_ms, position) values (?, ?, ?, ?, ?)",
  );
  await DB.batch([
    ...TEST_REFERENCE.industries.map((i, position) => industry.bind(i.id, i.nameEn, i.nameFr, i.nameMs, position)),
    DB.prepare("insert or ignore into catalogues (version, kind, document, published_at) values (?, ?, ?, ?)").bind(
      readinessV1.version,
      readinessV1.kind,
      JSON.stringify(readinessV1),
      1,
    ),
  ]);
}
