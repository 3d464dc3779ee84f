import { getTableColumns, is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import { describe, expect, it } from "vitest";
import * as logSchema from "~/upkeep/privacy/all-log-tables";
import * as schema from "~/upkeep/privacy/all-tables";
import { TABLES as REGISTERED } from "~/upkeep/privacy/table-rules.server";
import { rowsOf } from "../support/database";
import { testEnv } from "../support/worker";

const tablesIn = (exported: object) =>
  Object.values(exported).filter((value: unknown): value is SQLiteTable => is(value, SQLiteTable));
const OF_LOGS = tablesIn(logSchema);
const TABLES = tablesIn(schema);
const nameOf = (table: SQLiteTable) => getTableConfig(table).name;

interface ColumnRow {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}
interface IndexRow {
  name: string;
  unique: number;
  partial: number;
  origin: string;
}
interface ForeignKeyRow {
  table: string;
  from: string;
  to: string;
  on_delete: string;
}

const sorted = <T>(rows: T[]) => rows.map((row) => JSON.stringify(row)).sort();

describe("the two databases", () => {
  it("share no name of a table, so a statement that names tables of both fails in either", async () => {
    const names = [...TABLES, ...OF_LOGS].map(nameOf);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    for (const db of [testEnv.DB, testEnv.LOGS]) {
      const joined = db.prepare("select 1 from notices join users on users.id = notices.user_id").all();
      await expect(joined).rejects.toThrow(/no such table/);
    }
  });

  it("have tables of LOGS that refer to no others: no key reaches from one database to the other", () => {
    expect(OF_LOGS.filter((table) => getTableConfig(table).foreignKeys.length > 0).map(nameOf)).toEqual([]);
  });

  it("have in LOGS exactly the tables of its schema", async () => {
    const { results } = await testEnv.LOGS.prepare(
      "select name from sqlite_master where type = 'table' and substr(name, 1, 4) not in ('_cf_', 'sqli') and name <> 'd1_migrations' order by name",
    ).all<{ name: string }>();
    expect(results.map(({ name }) => name)).toEqual(OF_LOGS.map(nameOf).sort());
  });
});

describe("the migrated database", () => {
  it("has exactly the tables of the schema, apart from the indexes of names", async () => {
    const tables = await rowsOf<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite%' and substr(name, 1, 4) <> '_cf_' and name not glob '*_search*'",
    );
    const names = tables.map(({ name }) => name).filter((name) => name !== "d1_migrations");
    expect(names.sort()).toEqual(TABLES.map(nameOf).sort());
  });

  it("has each table once in the registry used for erasure, export, clearing and retention", () => {
    const registered = REGISTERED.map(({ table }) => getTableConfig(table).name);
    const names = TABLES.map((table) => getTableConfig(table).name);
    expect(
      names.filter((name) => registered.filter((each) => each === name).length !== 1),
      "Give each of these one entry in app/upkeep/privacy/table-rules.server.ts: whose its rows are, and what becomes of them when that is erased, copied, cleared or old",
    ).toEqual([]);
  });

  it.each(REGISTERED.map((rules) => [getTableConfig(rules.table).name, rules] as const))(
    "erases %s by its own columns, or with the row that its keys say it belongs to",
    (_, { table, whose, by, alsoBy, erasure }) => {
      const columns: SQLiteColumn[] = Object.values(getTableColumns(table));
      const named = [...(by ? [by] : []), ...alsoBy.map((owner) => owner.by)];
      expect(named.filter((column) => !columns.includes(column))).toEqual([]);
      if (whose === "network") expect(erasure).toBe("kept");
      if (erasure === "deleted") expect(by).not.toBeNull();
      if (erasure === "with-its-row") {
        expect(getTableConfig(table).foreignKeys.map(({ onDelete }) => onDelete)).toContain("cascade");
      }
    },
  );

  it.each([...TABLES, ...OF_LOGS].map((table) => [nameOf(table), table] as const))(
    "has %s as the schema defines it",
    async (name, table) => {
      const config = getTableConfig(table);
      const composite = config.primaryKeys[0]?.columns.map((column) => column.name) ?? [];
      const keyOf = (column: SQLiteColumn) => (column.primary ? 1 : composite.indexOf(column.name) + 1);
      const columns = await rowsOf<ColumnRow>(
        `select name, lower(type) as type, "notnull", pk from pragma_table_info('${name}')`,
      );
      expect(sorted(columns)).toEqual(
        sorted(
          // Computed columns are not in that list.
          config.columns
            .filter(({ generated }) => !generated)
            .map((column) => ({
              name: column.name,
              type: column.getSQLType(),
              notnull: column.notNull ? 1 : 0,
              pk: keyOf(column),
            })),
        ),
      );

      const indexes = await rowsOf<IndexRow>(`select * from pragma_index_list('${name}')`);
      const made = [];
      for (const { name: index, unique, partial, origin } of indexes) {
        if (origin === "pk") continue;
        // The table's name says in which database it is.
        const parts = await rowsOf<{ name: string }>(
          `select name from pragma_index_info('${index}') order by seqno /* ${name} */`,
        );
        made.push({ index, unique, partial, columns: parts.map((part) => part.name) });
      }
      const wanted = config.indexes.map(({ config: index }) => ({
        index: index.name,
        unique: index.unique ? 1 : 0,
        partial: index.where ? 1 : 0,
        columns: index.columns.map((column) => ("name" in column ? column.name : "?")),
      }));
      expect(sorted(made)).toEqual(sorted(wanted));

      const references = await rowsOf<ForeignKeyRow>(
        `select "table", "from", "to", lower(on_delete) as on_delete from pragma_foreign_key_list('${name}')`,
      );
      const wantedReferences = config.foreignKeys.flatMap((key) => {
        const { columns: from, foreignColumns, foreignTable } = key.reference();
        return from.map((column, index) => ({
          table: getTableConfig(foreignTable).name,
          from: column.name,
          to: foreignColumns[index]?.name,
          on_delete: key.onDelete ?? "no action",
        }));
      });
      expect(sorted(references)).toEqual(sorted(wantedReferences));
    },
  );

  it("finds the rows that are deleted with another by an index, whatever the number of companies", () => {
    const scanned = [...TABLES, ...OF_LOGS].flatMap((table) => {
      const { name, columns, indexes, primaryKeys, foreignKeys } = getTableConfig(table);
      const own = columns.filter(({ primary }) => primary).map((column) => column.name);
      const indexed = indexes.filter(({ config }) => !config.where).map(({ config }) => config.columns);
      const first = [...indexed, ...primaryKeys.map((key) => key.columns)].map(([column]) =>
        column && "name" in column ? column.name : "",
      );
      return foreignKeys.flatMap((key) => {
        const [column] = key.reference().columns.map((from) => from.name);
        const isFound = column !== undefined && [...own, ...first].includes(column);
        return (key.onDelete ?? "no action") === "no action" || isFound ? [] : [`${name}.${column}`];
      });
    });
    expect(scanned).toEqual([]);
  });

  it("keeps the narrow tables without a row id, so that a save writes one row per answer", async () => {
    const tables = await rowsOf<{ name: string }>("select name from pragma_table_list where wr = 1 order by name");
    expect(tables.map(({ name }) => name).filter((name) => !name.startsWith("_cf_"))).toEqual([
      "alerts",
      "analytics_cells",
      "answers",
      "chosen_members",
      "company_search_config",
      "company_search_idx",
      "count_requests",
      "digest_items",
      "document_links",
      "email_changes",
      "emission_factors",
      "feed_changes",
      "hash_keys",
      "heartbeats",
      "jobs",
      "key_figure_saves",
      "key_figure_years",
      "known_devices",
      "latest_results",
      "mail_transports",
      "member_certificates",
      "member_country_counts",
      "member_counts",
      "member_search_config",
      "member_search_idx",
      "member_standings",
      "member_tag_counts",
      "memberships",
      "notification_preferences",
      "peer_changes",
      "peer_groups",
      "peer_industries",
      "peer_members",
      "peer_sums",
      "person_search_config",
      "person_search_idx",
      "progress_figure_requests",
      "progress_figures",
      "proof_requests",
      "questionnaire_edits",
      "rankings",
      "rate_limits",
      "readings",
      "recoveries",
      "recovery_codes",
      "reference_loads",
      "refresh_tokens",
      "report_reviews",
      "scores",
      "sessions",
      "shared_figure_sums",
      "shared_figures",
      "spent_tokens",
      "tagged_members",
      "tallies",
      "topic_work",
      "withdrawals",
    ]);
  });
});
