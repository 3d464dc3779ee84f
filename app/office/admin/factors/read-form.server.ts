import { FACTOR_NOTES, type FactorNote, type FactorSet } from "~/assessment/ghg/rules/factors";
import {
  judgeFactorSet,
  MAX_FACTORS,
  type SetFault,
  type SetHead,
  writeTable,
} from "~/assessment/ghg/rules/publishing";
import { oneLine } from "~/core/typed-text";
import { decodeText, readDelimited } from "~/network/membership/rules/delimited";

/** The values in the form of a set. */
export interface FactorForm {
  values: Record<"set" | "version" | "title" | "address" | "licence" | "readAt" | "mark" | "table", string> & {
    notes: FactorNote[];
  };
}

/** Maximum size of a table in bytes: together with its form it fits into one request. */
const MAX_TABLE_BYTES = 48 * 1024;

/** The form of a new version, prefilled from the newest version and dated today; empty for a new set. */
export function toForm(former: FactorSet | null, today: string): FactorForm {
  const { set = "", title = "", address = "", licence = "", readAt = "", mark = "official", notes = [] } = former ?? {};
  const table = former ? writeTable(former) : "";
  return { values: { set, version: today, title, address, licence, readAt, mark, notes, table } };
}

export type ReadVerdict =
  | { ok: true; form: FactorForm; set: FactorSet }
  | { ok: false; form: FactorForm; faults: SetFault[] };

/** Reads a form and its table, typed or uploaded, and validates the resulting set against the published ones. */
export async function readFactorForm(
  form: FormData,
  published: readonly FactorSet[],
  { name, today }: { name: string | null; today: string },
): Promise<ReadVerdict> {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? value : "";
  };
  const head = {
    set: name ?? oneLine(text("set")),
    version: oneLine(text("version")),
    title: oneLine(text("title")).slice(0, 200),
    address: oneLine(text("address")).slice(0, 500),
    licence: oneLine(text("licence")).slice(0, 200),
    mark: oneLine(text("mark")),
  };
  const readAt = oneLine(text("readAt")).slice(0, 500);
  const notes = FACTOR_NOTES.filter((note) => form.getAll("notes").includes(note));
  const file = form.get("file");
  const isFile = file instanceof File && file.size > 0;
  const table = isFile ? decodeText(new Uint8Array(await file.arrayBuffer())) : text("table").replaceAll("\0", "");
  const values = { ...head, readAt, notes, table: (table ?? "").slice(0, MAX_TABLE_BYTES) };
  const lines = readDelimited(table ?? "", MAX_FACTORS + 2);
  const optional = { ...(readAt && { readAt }), ...(notes.length > 0 && { notes }) };
  const judged = judgeFactorSet({ ...head, ...optional } as SetHead, lines, published, today);
  return judged.ok
    ? { ok: true, form: { values }, set: judged.set }
    : { ok: false, form: { values }, faults: judged.faults };
}
