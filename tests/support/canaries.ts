import { getTableConfig, type SQLiteColumn } from "drizzle-orm/sqlite-core";
import { TABLES } from "~/upkeep/privacy/table-rules.server";
import { change, rowsOf } from "./database";

const RULES = TABLES.filter(({ whose }) => whose !== "network").map((rules) => ({
  ...rules,
  ...getTableConfig(rules.table),
}));

/** Tables whose rows a use case has already created; their texts are only updated. */
const MADE = [
  "companies",
  "users",
  "assessments",
  "answers",
  "results",
  "scores",
  "latest_results",
  "memberships",
  "report_files",
  "proof_requests",
  "contributions",
];
/** Rows that triggers maintain. */
const KEPT = [
  "member_standings",
  "member_certificates",
  "member_counts",
  "member_country_counts",
  "tagged_members",
  "member_tag_counts",
  "shared_figures",
  "shared_figure_sums",
  "feed_changes",
  "progress_figure_requests",
];
/** Ids and versions that we generate and no person wrote. Every other text column gets a canary, including columns added later. */
const OURS = [
  "assessments.catalogue_version",
  "assessments.carried_from",
  "assessments.answers_file",
  "results.company_id",
  "results.industry_id",
  "results.country_id",
  "results.state_id",
  "results.revenue_band",
  "results.method_version",
  "answers.answered_by",
  "documents.created_by",
  "support_tickets.answered_by",
  "support_tickets.taken_by",
  "support_messages.written_by",
  "deadlines.cursor",
  "chosen_deadlines.cursor",
  "chosen_members.corporate_id",
  "chosen_members.deadline_id",
  "topic_work.state_by",
  "actions.catalogue_version",
  "actions.created_by",
  "key_figure_saves.entered_by",
  "proofs.said",
  "proofs.list",
  "contributions.scores",
  "contributions.answers",
  "consents.corporate_id",
  "readings.corporate_id",
  "readings.day",
  "readings.assessment_id",
  "users.agreements",
  "companies.time_zone",
];

export interface Subject {
  /** Part of each canary, to tell one user's canaries from another's. */
  name: string;
  userId: string;
  companyId: string;
  assessmentId: string;
}

export interface Canary {
  column: string;
  value: string;
}

/** How to select the rows of a table that belong to a subject. */
function whereOf(table: string, { userId, companyId, assessmentId }: Subject): [clause: string, value: string] {
  const rules = RULES.find(({ name }) => name === table);
  const ids = { network: "", user: userId, company: companyId, assessment: assessmentId };
  if (!rules?.by) throw new Error(`No column says whose a row of ${table} is`);
  return [`${rules.by.name} = ?`, ids[rules.whose]];
}

/**
 * Puts a canary into every text column of every table, in a row that belongs to the user, and returns the canaries. It reads columns from
 * the schema and tables from their registry, which lists every table of the schema, so it covers new ones automatically.
 */
export async function plantCanaries(subject: Subject, tables?: string[]): Promise<Canary[]> {
  const planted: Canary[] = [];
  for (const table of RULES) {
    if (KEPT.includes(table.name) || (tables && !tables.includes(table.name))) continue;
    const values: Record<string, string | number | null> = {};
    for (const column of table.columns) {
      const name = `${table.name}.${column.name}`;
      const canary = `canary-${subject.name}-${table.name}-${column.name}`.replaceAll("_", "-");
      const isText = column.dataType === "string" || column.dataType === "json" || column.getSQLType() === "text";
      const isFree = isText && !column.enumValues?.length && !isOwner(table, column) && !OURS.includes(name);
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

type Table = (typeof RULES)[number];

/** Whether a column references another row or names the owner of this one. */
const isOwner = (table: Table, column: SQLiteColumn) => column === table.by || referenceOf(table, column) !== null;

function keyOf(table: Table, column: SQLiteColumn): { name: string; column: string } | null {
  const key = table.foreignKeys.map((foreign) => foreign.reference()).find(({ columns }) => columns.includes(column));
  const referenced = key?.foreignColumns[key.columns.indexOf(column)];
  return key && referenced ? { name: getTableConfig(key.foreignTable).name, column: referenced.name } : null;
}

const referenceOf = (table: Table, column: SQLiteColumn) => keyOf(table, column)?.name ?? null;

function asStored(name: string, column: SQLiteColumn, canary: string): string {
  // The only words in a result that come from answers.
  if (name === "results.document") {
    return JSON.stringify({
      result: { dimensions: [] },
      nextSteps: { topics: [{ topicId: canary }] },
      missing: [canary],
      next: [canary],
    });
  }
  if (name === "proofs.document") return JSON.stringify({ text: canary });
  if (column.dataType !== "json") return canary;
  if (name === "answers.value") return JSON.stringify({ options: ["other"], other: canary });
  return JSON.stringify(name === "passkeys.transports" ? [canary] : { text: canary });
}

/** Later than any expiry, so only the erasure can have removed a row. */
const FAR = Date.UTC(2040, 0, 1);

async function other(table: Table, column: SQLiteColumn, subject: Subject): Promise<string | number | null> {
  const key = keyOf(table, column);
  const reference = key?.name;
  if (reference === "users") return subject.userId;
  if (reference === "companies") return subject.companyId;
  if (reference === "assessments") return subject.assessmentId;
  if (key) {
    const [clause, value] = whereOf(key.name, subject);
    const [row] = await rowsOf<{ id: string | number }>(
      `select ${key.column} as id from ${key.name} where ${clause} limit 1`,
      value,
    );
    return row?.id ?? null;
  }
  if (column === table.by) return whereOf(table.name, subject)[1];
  if (column.name === "catalogue_version") return "readiness-1";
  // An export that is still being made would delay the erasure.
  if (table.name === "data_exports" && column.name === "status") return "ready";
  if (column.enumValues?.length) return column.enumValues[0] ?? "";
  if (table.name === "users" && column.name === "agreements") return "[]";
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
  const [clause, value] = whereOf(table, subject);
  const set = names.map((name) => `${name} = ?`).join();
  await change(`update ${table} set ${set} where ${clause}`, ...Object.values(values), value);
}
