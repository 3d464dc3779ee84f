import { chooseFactor, EVERYWHERE, type Factor, type FactorSet, factorSetSchema, SOURCES } from "./factors";
import { GRIDS, isGrid } from "./regions";
import { convert } from "./units";

/** The columns of a factor table, in order; the last three are optional. */
export const FACTOR_COLUMNS = [
  "id",
  "source",
  "region",
  "from",
  "to",
  "value",
  "unit",
  "basis",
  "biogenic",
  "low",
  "high",
] as const;

/** Maximum number of lines in a factor table; there are about 250 countries. */
export const MAX_FACTORS = 1_000;

/** What the form says about a set, apart from its table. */
export type SetHead = Omit<FactorSet, "factors">;

/** A fault found in a set before publication, with the line of the table, if any, and what the fault is about. */
export interface SetFault {
  fault:
    | "id"
    | "source"
    | "region"
    | "years"
    | "value"
    | "unit"
    | "basis"
    | "biogenic"
    | "range"
    | "twice"
    | "none"
    | "too-many"
    | "name"
    | "date"
    | "head"
    | "read-at"
    | "older"
    | "source-lost"
    | "grid-lost"
    | "grid-official";
  line: number | null;
  about: string;
}

const NUMBER = /^\d{1,9}(?:[.,]\d{1,18})?$/;
const toNumber = (text: string) => (NUMBER.test(text) ? Number(text.replace(",", ".")) : Number.NaN);

/** Turns a line of the table into a factor by parsing its numbers; the schema validates the result. */
function toFactor(cells: readonly string[]): Record<string, unknown> {
  const [id, source, region, from, to, value, unit, basis, biogenic, low, high] = cells.map((cell) => cell.trim());
  return {
    id,
    source,
    region,
    unit,
    basis,
    from: toNumber(from ?? ""),
    to: toNumber(to ?? ""),
    value: toNumber(value ?? ""),
    ...(biogenic ? { biogenic: toNumber(biogenic) } : {}),
    ...(low || high ? { low: toNumber(low ?? ""), high: toNumber(high ?? "") } : {}),
  };
}

const FAULTS: Record<string, SetFault["fault"]> = {
  from: "years",
  to: "years",
  low: "range",
  high: "range",
  set: "name",
  version: "date",
  readAt: "read-at",
};
const ofField = (field: unknown): SetFault["fault"] => {
  const name = String(field);
  const own = ["id", "source", "region", "value", "unit", "basis", "biogenic"] as const;
  return FAULTS[name] ?? own.find((each) => each === name) ?? "head";
};

/**
 * Turns a form and a table into a set, or returns its faults. Checks the schema, and the rules that all published sets must satisfy
 * together. `lines` are the lines of the table, `published` is every set in its newest version, and no version may be dated after `today`.
 */
export function judgeFactorSet(
  head: SetHead,
  lines: readonly { number: number; cells: readonly string[] }[],
  published: readonly FactorSet[],
  today: string,
): { ok: true; set: FactorSet } | { ok: false; faults: SetFault[] } {
  // A table may begin with a header row.
  const rows = lines.filter(({ cells }) => cells[0]?.trim().toLowerCase() !== "id");
  if (rows.length === 0) return { ok: false, faults: [{ fault: "none", line: null, about: "" }] };
  if (rows.length > MAX_FACTORS) return { ok: false, faults: [{ fault: "too-many", line: null, about: "" }] };
  const parsed = factorSetSchema.safeParse({ ...head, factors: rows.map(({ cells }) => toFactor(cells)) });
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path }): SetFault => {
      const row = path[0] === "factors" ? rows[Number(path[1])] : undefined;
      return { fault: ofField(row ? path[2] : path[0]), line: row?.number ?? null, about: row?.cells[0]?.trim() ?? "" };
    });
    return { ok: false, faults };
  }
  const faults = [
    ...parsed.data.factors.flatMap((factor, index) => faultsOfFactor(factor, rows[index]?.number ?? null, published)),
    ...faultsTogether(parsed.data, published),
    ...(parsed.data.version > today ? [{ fault: "date" as const, line: null, about: parsed.data.version }] : []),
  ];
  return faults.length > 0 ? { ok: false, faults } : { ok: true, set: parsed.data };
}

function faultsOfFactor(factor: Factor, line: number | null, published: readonly FactorSet[]): SetFault[] {
  const { id, source, region, from, to, unit, value, low = value, high = value } = factor;
  const known = published.flatMap(({ factors }) => factors.filter((each) => each.source === source));
  const found: SetFault["fault"][] = [
    ...(region === EVERYWHERE || isGrid(region) ? [] : ["region" as const]),
    ...(from > to || from < 1990 || to > 2100 ? ["years" as const] : []),
    ...(low > value || value > high ? ["range" as const] : []),
    // No amount from that source can be converted into this unit.
    ...(known.length > 0 && known.every((each) => convert(1, each.unit, unit) === null) ? ["unit" as const] : []),
  ];
  return found.map((fault) => ({ fault, line, about: id }));
}

/**
 * The rules for all sets together once this one is published: ids are unique, every source and every grid with its own factor stays
 * covered, and the version has a later date.
 */
function faultsTogether(set: FactorSet, published: readonly FactorSet[]): SetFault[] {
  const former = published.find((each) => each.set === set.set);
  const others = published.filter((each) => each !== former);
  const all = [...others, set];
  const taken = new Set(others.flatMap(({ factors }) => factors.map(({ id }) => id)));
  const seen = new Set<string>();
  const twice = set.factors.filter(({ id }) => taken.has(id) || seen.size === seen.add(id).size);
  const sources = new Set(all.flatMap(({ factors }) => factors.map(({ source }) => source)));
  const had = new Set(published.flatMap(({ factors }) => factors.map(({ source }) => source)));
  const lost = SOURCES.filter((source) => had.has(source) && !sources.has(source));
  const gridsOf = (sets: readonly FactorSet[]) =>
    GRIDS.filter(
      (region) => chooseFactor(sets, { source: "electricity", region, year: 2025, unit: "kwh" })?.mark === "official",
    );
  const grids = gridsOf(all);
  const lostGrids = gridsOf(published).filter((grid) => !grids.includes(grid));
  const ownGrid =
    set.mark === "secondary" ? set.factors.filter(({ region }) => region === "MY" || region === "ZA") : [];
  const about = (fault: SetFault["fault"]) => (name: string) => ({ fault, line: null, about: name });
  return [
    ...(former && set.version <= former.version ? [about("older")(former.version)] : []),
    ...twice.map(({ id }) => about("twice")(id)),
    ...lost.map(about("source-lost")),
    ...lostGrids.map(about("grid-lost")),
    ...ownGrid.map(({ id }) => about("grid-official")(id)),
  ];
}

/** A factor next to its former version; `former` is null if the factor is new, `next` is null if it is gone. */
export interface FactorChange {
  id: string;
  former: Factor | null;
  next: Factor | null;
  /** The change in value as a share of the former value; null if it is unchanged or not comparable. */
  share: number | null;
  isSame: boolean;
}

/** What a new version changes in a set: its factors in order, then the factors it drops. */
export function compareFactors(former: FactorSet | null, next: FactorSet): FactorChange[] {
  const before = new Map(former?.factors.map((factor) => [factor.id, factor]));
  const kept = new Set(next.factors.map(({ id }) => id));
  const gone = former?.factors.filter(({ id }) => !kept.has(id)) ?? [];
  return [
    ...next.factors.map((factor) => changeOf(before.get(factor.id) ?? null, factor)),
    ...gone.map((factor) => ({ id: factor.id, former: factor, next: null, share: null, isSame: false })),
  ];
}

function changeOf(former: Factor | null, next: Factor): FactorChange {
  const isSame = former !== null && writeFactor(former) === writeFactor(next);
  const isComparable = former !== null && former.unit === next.unit && former.value > 0 && former.value !== next.value;
  const share = isComparable ? next.value / former.value - 1 : null;
  return { id: next.id, former, next, share, isSame };
}

const writeFactor = (factor: Factor) => FACTOR_COLUMNS.map((column) => factor[column] ?? "").join(";");

/** The table of a set, one line per factor, in the format that the form shows and accepts. */
export const writeTable = ({ factors }: Pick<FactorSet, "factors">) =>
  [FACTOR_COLUMNS.join(";"), ...factors.map(writeFactor)].join("\n");
