import { z } from "zod";
import { convert, UNIT_IDS, type UnitId } from "./units";

/** What emissions come from. Only the two kinds of bought electricity are of Scope 2. */
export const SOURCES = [
  "diesel",
  "petrol",
  "lpg",
  "natural-gas",
  "coal",
  "wood-logs",
  "wood-chips",
  "wood-pellets",
  "r-32",
  "r-134a",
  "r-410a",
  "r-404a",
  "r-407c",
  "electricity",
  // Electricity that a contract says more of than the grid does: it has no factor but the company's own.
  "contract",
] as const;
export type Source = (typeof SOURCES)[number];

/** A factor that holds wherever something is burnt or lost. */
export const EVERYWHERE = "world";

const factorSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/),
  source: z.enum(SOURCES),
  /** A grid (`regions.ts`), or everywhere. */
  region: z.string().min(2),
  /** The first and the last year that it was published for. */
  from: z.number().int(),
  to: z.number().int(),
  /** Kilograms of CO2e from one `unit`. */
  value: z.number().min(0),
  unit: z.enum(UNIT_IDS),
  /** Kilograms of CO2 from what has grown: told apart, and never part of the total. */
  biogenic: z.number().positive().optional(),
  /** The gases that are in it, and by whose warming potentials. */
  basis: z.enum(["co2e-ar5", "co2e-ar6", "co2e", "co2"]),
});
export type Factor = z.infer<typeof factorSchema>;

/** Factors of one publisher in one state: a version is dated, and once it is published it never changes. */
export const factorSetSchema = z.strictObject({
  set: z.string().regex(/^[a-z0-9-]+$/),
  version: z.iso.date(),
  /** The publication's own name, as its readers would look for it. */
  title: z.string().min(1),
  address: z.url(),
  licence: z.string().min(1),
  /** Published by whom it falls to, or put together by others. */
  mark: z.enum(["official", "secondary"]),
  factors: z.array(factorSchema).min(1),
});
export type FactorSet = z.infer<typeof factorSetSchema>;

/** A factor as it was taken for an answer: all that its line says, so that no later set changes it. */
export interface TakenFactor {
  /** The factor, and the set and version that it comes from; for the company's own factor the id alone, which says so. */
  id: string;
  set?: string;
  version?: string;
  /** Kilograms of CO2e from one `unit`, and of CO2 from what has grown. */
  value: number;
  unit: UnitId;
  biogenic?: number;
  /** The first and the last year that it was published for. */
  years?: [from: number, to: number];
  /** Where it is from: a publication's name and address, or the company's note. */
  title: string;
  address?: string;
  /** On what terms it was published; answers from before it was kept lack it. */
  licence?: string;
  mark: FactorSet["mark"] | "own";
}

/** The id of a factor that a company brings itself. */
export const OWN_FACTOR = "own";

/**
 * The factor for what was used in a year and a region, in a unit that the amount can be converted into. Of several it is the one for that
 * year, else the last before it, else the first after it; an official one goes before others. Null where no set has any.
 */
export function chooseFactor(
  sets: readonly FactorSet[],
  { source, region, year, unit }: { source: Source; region: string | null; year: number; unit: UnitId },
): TakenFactor | null {
  const found = sets.flatMap((set) =>
    set.factors
      .filter((factor) => factor.source === source && (factor.region === EVERYWHERE || factor.region === region))
      .filter((factor) => convert(1, unit, factor.unit) !== null)
      .map((factor) => ({ set, factor })),
  );
  const isOfficial = found.some(({ set }) => set.mark === "official");
  const [best] = found
    .filter(({ set }) => !isOfficial || set.mark === "official")
    .sort((a, b) => distance(a.factor, year) - distance(b.factor, year));
  return best ? take(best.set, best.factor) : null;
}

/** More than any two years lie apart, so that a later factor comes after every earlier one. */
const LATER = 10_000;

function distance({ from, to }: Factor, year: number): number {
  if (year < from) return LATER + from - year;
  return Math.max(0, year - to);
}

function take({ set, version, title, address, licence, mark }: FactorSet, factor: Factor): TakenFactor {
  const { id, value, unit, biogenic, from, to } = factor;
  const grown = biogenic === undefined ? {} : { biogenic };
  return { id, set, version, value, unit, ...grown, years: [from, to], title, address, licence, mark };
}
