import { is } from "drizzle-orm";
import { getTableConfig, type SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import * as schema from "~/platform/d1/schema/tables";
import { change, rowsOf } from "./database";

const exported: unknown[] = Object.values(schema);
const TABLES = exported.filter((value): value is SQLiteTable => is(value, SQLiteTable)).map(getTableConfig);

/** Tables without a row of anybody's: reference data, sums, the network's own words, and keyed hashes that expire by themselves. */
const NOBODYS = [
  "places",
  "industries",
  "catalogues",
  "peer_sums",
  "rate_limits",
  "spent_tokens",
  "announcements",
  "jobs",
  "job_runs",
];
/** Tables whose rows a use case has made, and which only get other texts. */
const MADE = ["companies", "users", "assessments", "answers", "results", "scores", "memberships"];
/** Ids and versions of our own that no person wrote. Every other text column, also one added tomorrow, gets a canary. */
const OURS = [
  "companies.latest_readiness_id",
  "assessments.catalogue_version",
  "assessments.carried_from",
  "results.company_id",
  "results.industry_id",
  "results.method_version",
  "answers.answered_by",
  "documents.created_by",
  "support_tickets.answered_by",
  "deadlines.cursor",
  "topic_work.state_by",
];

export interface Subject {
  /** Part of each canary, to tell one user's from another's. */
  name: string;
  userId: string;
  companyId: string;
  assessmentId: string;
}

export interface Canary {
  column: string;
  value: string;
}

/** How to name the rows that belong to a user, in the tables that use cases fill. */
const WHERE: Record<string, (subject: Subject) => [clause: string, value: string]> = {
  users: ({ userId }) => ["id = ?", userId],
  companies: ({ companyId }) => ["id = ?", companyId],
  assessments: ({ companyId }) => ["company_id = ?", companyId],
  memberships: ({ companyId }) => ["company_id = ?", companyId],
  ...Object.fromEntries(
    ["answers", "results", "scores"].map((table) => [
      table,
      ({ assessmentId }: Subject) => ["assessment_id = ?", assessmentId],
    ]),
  ),
};

/**
 * Puts a canary into every text column of every table, in a row that belongs to the user, and returns them. The tables are
 * read off the schema, so that a new one or a new column has its canary without anybody thinking of it.
 */
export async function plantCanaries(subject: Subject, tables?: string[]): Promise<Canary[]> {
  const planted: Canary[] = [];
  for (const table of TABLES.filter(({ name }) => !NOBODYS.includes(name))) {
    if (tables && !tables.includes(table.name)) continue;
    const values: Record<string, string | number | null> = {};
    for (const column of table.columns) {
      const name = `${table.name}.${column.name}`;
      const canary = `canary-${subject.name}-${table.name}-${column.name}`.replaceAll("_", "-");
      const isText = column.dataType === "string" || column.dataType === "json";
      const isFree = isText && !column.enumValues?.length && !referenceOf(table, column) && !OURS.includes(name);
      if (MADE.includes(table.name)) {
        const isKey = column.primary || table.primaryKeys.some(({ columns }) => columns.includes(column));
        if (!isFree || isKey) continue;
      }
      if (isFree) planted.push({ column: name, value: canary });
      values[column.name] = isFree ? asStored(name, column, canary) : await other(table, column, subject);
    }
    if (MADE.includes(table.name)) await update(table.name, values, subject);
    else await insert(table.name, values);
  }
  return planted;
}

/** Of tables that others refer to, which row is the user's. */
const PARENTS: Record<string, (subject: Subject) => [clause: string, value: string]> = {
  sessions: ({ userId }) => ["user_id = ?", userId],
  outbox: ({ userId }) => ["user_id = ?", userId],
  documents: ({ assessmentId }) => ["assessment_id = ?", assessmentId],
};

type Table = (typeof TABLES)[number];

function referenceOf(table: Table, column: SQLiteColumn): string | null {
  const key = table.foreignKeys.map((foreign) => foreign.reference()).find(({ columns }) => columns.includes(column));
  return key ? getTableConfig(key.foreignTable).name : null;
}

function asStored(name: string, column: SQLiteColumn, canary: string): string {
  // The only words of a result that come from answers.
  if (name === "results.document") {
    return JSON.stringify({ result: {}, nextSteps: { topics: [{ topicId: canary }] } });
  }
  if (column.dataType !== "json") return canary;
  return name === "answers.option_ids" || name === "passkeys.transports"
    ? JSON.stringify([canary])
    : JSON.stringify({ text: canary });
}

/** Further away than anything expires, so that only the erasure can have taken a row. */
const FAR = Date.UTC(2040, 0, 1);

async function other(table: Table, column: SQLiteColumn, subject: Subject): Promise<string | number | null> {
  const reference = referenceOf(table, column);
  if (reference === "users") return subject.userId;
  if (reference === "companies") return subject.companyId;
  if (reference === "assessments") return subject.assessmentId;
  const parent = reference ? PARENTS[reference]?.(subject) : undefined;
  if (parent) {
    const [row] = await rowsOf<{ id: string }>(`select id from ${reference} where ${parent[0]} limit 1`, parent[1]);
    return row?.id ?? null;
  }
  if (reference) throw new Error(`No value for ${table.name}.${column.name}`);
  // One that is being made would hold the erasure up.
  if (table.name === "data_exports" && column.name === "status") return "ready";
  if (column.enumValues?.length) return column.enumValues[0] ?? "";
  if (column.dataType === "boolean") return 1;
  return FAR;
}

async function insert(table: string, values: Record<string, string | number | null>) {
  const names = Object.keys(values);
  await change(
    `insert into ${table} (${names.join()}) values (${names.map(() => "?").join()})`,
    ...Object.values(values),
  );
}

async function update(table: string, values: Record<string, string | number | null>, subject: Subject) {
  const names = Object.keys(values);
  if (names.length === 0) return;
  const [clause, value] = WHERE[table]?.(subject) ?? ["0", ""];
  const set = names.map((name) => `${name} = ?`).join();
  await change(`update ${table} set ${set} where ${clause}`, ...Object.values(values), value);
}
