import { applyD1Migrations, env } from "cloudflare:test";
import { PROGRESS_VERSIONS } from "~/assessment/catalogue/content/progress/versions";
import { READINESS_VERSIONS } from "~/assessment/catalogue/content/readiness/versions";
import { catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import { FACTOR_SETS } from "~/assessment/ghg/content/factors";
import type { TestEnv } from "./test-env";

const { TEST_MIGRATIONS, TEST_LOGS_MIGRATIONS, TEST_REFERENCE } = env as unknown as TestEnv;

/**
 * Makes the databases of a region like freshly deployed ones: every migration, the reference data, the published questionnaires and the
 * emission factors.
 */
export async function freshenDatabases({ DB, LOGS }: Pick<TestEnv, "DB" | "LOGS">): Promise<void> {
  await applyD1Migrations(DB, TEST_MIGRATIONS);
  await applyD1Migrations(LOGS, TEST_LOGS_MIGRATIONS);

  const { results: tables } = await DB.prepare(
    `select name, (select count(*) from places) as referenced from sqlite_master
     where type = 'table' and substr(name, 1, 4) not in ('_cf_', 'sqli') and name <> 'd1_migrations' and name not glob '*_search_*'`,
  ).all<{ name: string; referenced: number }>();

  const fill = (table: string, columns: Record<string, string>, rows: unknown[]) =>
    DB.prepare(
      `insert into ${table} (${Object.keys(columns).join()}) select ${Object.values(columns).join()} from json_each(?)`,
    ).bind(JSON.stringify(rows));
  const names = { name_en: "value ->> 'nameEn'", name_fr: "value ->> 'nameFr'", name_ms: "value ->> 'nameMs'" };
  const place = { id: "value ->> 'id'", kind: "value ->> 'kind'", parent_id: "value ->> 'parentId'", ...names };
  const { places, industries } = TEST_REFERENCE;
  const factors = {
    '"set"': "value ->> 'set'",
    version: "value ->> 'version'",
    document: "value ->> 'document'",
    published_at: "1",
  };
  // No test writes to the places, so those from the previous file can stay.
  const isReferenced = tables[0]?.referenced === places.length;
  const emptied = tables.filter(({ name }) => !(isReferenced && name === "places"));
  await DB.batch([
    DB.prepare("pragma defer_foreign_keys = on"),
    ...emptied.map(({ name }) => DB.prepare(`delete from "${name}"`)),
    ...(isReferenced ? [] : [fill("places", place, places)]),
    fill("industries", { id: "value ->> 'id'", ...names, position: "key" }, industries),
    // Each later than the previous one, and all before anything that a test publishes.
    ...[...READINESS_VERSIONS, ...PROGRESS_VERSIONS].map((catalogue, index, { length }) =>
      DB.prepare("insert into catalogues (version, kind, document, published_at) values (?, ?, ?, ?)").bind(
        catalogue.version,
        catalogue.kind,
        JSON.stringify(catalogueSchema.parse(catalogue)),
        index + 1 - length,
      ),
    ),
    fill(
      "emission_factors",
      factors,
      FACTOR_SETS.map((set) => ({ ...set, document: JSON.stringify(set) })),
    ),
  ]);

  const { results: logTables } = await LOGS.prepare(
    "select name from sqlite_master where type = 'table' and substr(name, 1, 4) not in ('_cf_', 'sqli') and name <> 'd1_migrations'",
  ).all<{ name: string }>();
  await LOGS.batch(logTables.map(({ name }) => LOGS.prepare(`delete from "${name}"`)));
}
