import { z } from "zod";
import { convert, UNIT_IDS, type UnitId } from "./units";

/** The sources of Scope 3, by category of the GHG Protocol. Commuting (category 7) uses the factors of business travel. */
const SCOPE_3_SOURCES = [
  // 1. Purchased goods and services, by what is spent on them.
  "goods-food",
  "goods-paper",
  "goods-plastics",
  "goods-chemicals",
  "goods-metals",
  "goods-minerals",
  "goods-textiles",
  "goods-wood",
  "goods-machinery",
  "goods-electronics",
  "services-construction",
  "services-facilities",
  "services-professional",
  // 4. Upstream transportation and distribution.
  "freight-truck",
  "freight-van",
  "freight-rail",
  "freight-sea",
  "freight-air",
  "freight-spend",
  // 5. Waste generated in operations.
  "waste-landfill",
  "waste-incineration",
  "waste-recycling",
  "waste-compost",
  // 6. Business travel.
  "travel-car",
  "travel-motorbike",
  "travel-bus",
  "travel-train",
  "flight-domestic",
  "flight-short",
  "flight-long",
  "hotel-malaysia",
  "hotel-south-africa",
  "hotel-elsewhere",
] as const;

/** The sources of emissions. Only the two kinds of bought electricity are Scope 2. */
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
  // Electricity under a contract that is more specific than the grid. Only the company's own factor applies to it.
  "contract",
  ...SCOPE_3_SOURCES,
] as const;
export type Source = (typeof SOURCES)[number];

/** The region of a factor that applies anywhere. */
export const EVERYWHERE = "world";

const factorSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)*$/),
  source: z.enum(SOURCES),
  /** A grid (`regions.ts`), or `EVERYWHERE`. */
  region: z.string().min(2),
  /** The first and last year the factor was published for. */
  from: z.number().int(),
  to: z.number().int(),
  /** Kilograms of CO2e per `unit`. */
  value: z.number().min(0),
  unit: z.enum(UNIT_IDS),
  /** The lowest and highest kilograms of CO2e per `unit` that are plausible. Only factors of Scope 3 have them. */
  low: z.number().min(0).optional(),
  high: z.number().min(0).optional(),
  /** Kilograms of biogenic CO2 per `unit`: reported separately, never part of the total. */
  biogenic: z.number().positive().optional(),
  /** The gases the factor includes, and the source of their warming potentials. */
  basis: z.enum(["co2e-ar5", "co2e-ar6", "co2e", "co2"]),
});
export type Factor = z.infer<typeof factorSchema>;

/**
 * What a reader must know to compare a total: the factor includes building the plants and producing their fuel (GHG Protocol: Scope 3,
 * category 3), or its publisher may still change it.
 */
export const FACTOR_NOTES = ["life-cycle", "provisional"] as const;
export type FactorNote = (typeof FACTOR_NOTES)[number];

/** One publisher's factors in one version. A version has a date and never changes once published. */
export const factorSetSchema = z.strictObject({
  set: z.string().regex(/^[a-z0-9-]+$/),
  version: z.iso.date(),
  /** The publication's own title, as readers would search for it. */
  title: z.string().min(1),
  /** A page of its publisher. Reports turn it into a link. */
  address: z.url({ protocol: /^https?$/ }),
  /** For the office: the page where the factors were really read, if not at their publisher. */
  readAt: z.url({ protocol: /^https?$/ }).optional(),
  licence: z.string().min(1),
  /** Published by the responsible authority, or compiled by a third party. */
  mark: z.enum(["official", "secondary"]),
  notes: z.array(z.enum(FACTOR_NOTES)).min(1).optional(),
  factors: z.array(factorSchema).min(1),
});
export type FactorSet = z.infer<typeof factorSetSchema>;

/** A copy of the factor used for an answer. It carries everything its line shows, so that no later set changes it. */
export interface TakenFactor {
  /** The factor's id, with its set and version. The company's own factor has only the id `OWN_FACTOR`. */
  id: string;
  set?: string;
  version?: string;
  /** Kilograms of CO2e per `unit`, and of biogenic CO2. */
  value: number;
  unit: UnitId;
  biogenic?: number;
  /** The lowest and highest plausible factor; missing if the publication says one value that is near enough. */
  range?: [low: number, high: number];
  /** The first and last year the factor was published for. */
  years?: [from: number, to: number];
  /** The source: a publication's title and address, or the company's note. */
  title: string;
  address?: string;
  /** The licence of the publication; missing from answers that predate this field. */
  licence?: string;
  mark: FactorSet["mark"] | "own";
  notes?: FactorNote[];
}

/** The id of a factor that the company supplies itself. */
export const OWN_FACTOR = "own";

/**
 * The factor for a source in a year and region, in a unit that the amount can be converted into. Official factors take precedence. Among
 * several it picks the one for that year, else the last before it, else the first after it. Null if no set has a match.
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

/** Larger than any gap between two years, so that a later factor sorts after every earlier one. */
const LATER = 10_000;

function distance({ from, to }: Factor, year: number): number {
  if (year < from) return LATER + from - year;
  return Math.max(0, year - to);
}

function take({ set, version, title, address, licence, mark, notes }: FactorSet, factor: Factor): TakenFactor {
  const { id, value, unit, biogenic, low, high, from, to } = factor;
  const grown = biogenic === undefined ? {} : { biogenic };
  const noted = notes === undefined ? {} : { notes };
  const range = low === undefined || high === undefined ? {} : { range: [low, high] satisfies [number, number] };
  return {
    id,
    set,
    version,
    value,
    unit,
    ...range,
    ...grown,
    years: [from, to],
    title,
    address,
    licence,
    mark,
    ...noted,
  };
}
