import { inBatches, listTables, rowsOf } from "./database";
import { testEnv } from "./worker";

interface Snapshot {
  /** Restores everything to the moment of the snapshot. */
  restore: () => Promise<void>;
  /** Removes the snapshot's own tables from the databases. */
  drop: () => Promise<void>;
}

/** Before a name of its own, so that a statement still says for which database it is. */
const KEPT = "kept ";
/** Tables that triggers fill, each after the ones it derives from. */
const DERIVED = [
  "member_standings",
  "member_certificates",
  "member_counts",
  "member_country_counts",
  "member_tag_counts",
  "shared_figures",
  "shared_figure_sums",
  "feed_changes",
  "progress_figure_requests",
  "member_search",
  "company_search",
  "person_search",
  "tallies",
];

/** The columns of a table that a row is written with; those that the database computes are not among them. */
async function columnsOf(table: string): Promise<string> {
  const rows = await rowsOf<{ name: string }>(`select name from pragma_table_info('${table}') /* ${table} */`);
  return rows.map(({ name }) => `"${name}"`).join(", ");
}

/** Saves the current content of databases and bucket. The rows are copied inside their database, which is faster than recreating them. */
export async function takeSnapshot(): Promise<Snapshot> {
  const { FILES } = testEnv;
  const tables = await listTables();
  const columns = new Map(await Promise.all(tables.map(async (name) => [name, await columnsOf(name)] as const)));
  const refill = (name: string) =>
    `insert into "${name}" (${columns.get(name)}) select ${columns.get(name)} from "${KEPT}${name}"`;

  /** Lists every object. It refuses more than one page, because a restore would then be incomplete. */
  const listFiles = async () => {
    const page = await FILES.list();
    if (page.truncated) throw new Error("More objects than a snapshot keeps");
    return page.objects;
  };

  await inBatches(tables.map((name) => `create table "${KEPT}${name}" as select * from "${name}"`));
  const objects = await Promise.all(
    (await listFiles()).map(async ({ key, etag }) => {
      const object = await FILES.get(key);
      if (!object) throw new Error(`No object ${key}`);
      const { httpMetadata, customMetadata } = object;
      return { key, etag, body: await object.arrayBuffer(), options: { httpMetadata, customMetadata } };
    }),
  );

  const restoreFiles = async () => {
    const found = new Map((await listFiles()).map(({ key, etag }) => [key, etag]));
    const missing = objects.filter(({ key, etag }) => found.get(key) !== etag);
    for (const { key } of objects) found.delete(key);
    if (found.size > 0) await FILES.delete([...found.keys()]);
    await Promise.all(missing.map(({ key, body, options }) => FILES.put(key, body, options)));
  };

  return {
    restore: async () => {
      await inBatches([
        "pragma defer_foreign_keys = on",
        ...tables.map((name) => `delete from "${name}"`),
        ...tables.filter((name) => !DERIVED.includes(name)).map(refill),
        // Triggers have filled these during the restore.
        ...DERIVED.flatMap((name) => [`delete from "${name}"`, refill(name)]),
      ]);
      await restoreFiles();
    },
    drop: async () => {
      await inBatches(tables.map((name) => `drop table "${KEPT}${name}"`));
    },
  };
}
