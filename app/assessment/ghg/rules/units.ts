import type { Language } from "~/core/language";

/** What a unit measures. A unit converts only into another unit of the same quantity. */
type Quantity = "volume" | "mass" | "energy" | "distance" | "travel" | "freight" | "stay" | Currency;

/** Amounts of money convert into no other currency: each factor is published for one. */
const CURRENCIES = ["usd", "eur", "gbp", "myr", "zar"] as const;
type Currency = (typeof CURRENCIES)[number];

/** NIST SP 811: a US gallon is 231 cubic inches of 2.54 cm, exactly. In litres. */
export const US_GALLON_LITRES = 231 * 0.254 ** 3;
/** UK Weights and Measures Act 1985, schedule 1, exactly. In litres. */
export const IMPERIAL_GALLON_LITRES = 4.54609;
/** A joule is a watt second, so a kilowatt hour is exactly 3.6 MJ. */
export const GJ_KWH = 1000 / 3.6;
/** NIST SP 811: a million British thermal units (International Table) of 1 055.055 852 62 J. Malaysia bills gas in this unit. */
export const MMBTU_KWH = 1055.05585262 / 3.6;

/**
 * Every unit for amounts; `size` is in the quantity's first unit (litre, kilogram, kilowatt hour, kilometre). A passenger kilometre is one
 * person carried a kilometre, a tonne kilometre a tonne of goods.
 */
const UNITS = {
  litre: { quantity: "volume", size: 1, symbol: "L" },
  m3: { quantity: "volume", size: 1000, symbol: "m³" },
  "us-gallon": { quantity: "volume", size: US_GALLON_LITRES, symbol: "gal (US)" },
  "imperial-gallon": { quantity: "volume", size: IMPERIAL_GALLON_LITRES, symbol: "gal (UK)" },
  kg: { quantity: "mass", size: 1, symbol: "kg" },
  g: { quantity: "mass", size: 0.001, symbol: "g" },
  tonne: { quantity: "mass", size: 1000, symbol: "t" },
  // Gas cylinders, by the weight of their contents when full.
  "cylinder-12": { quantity: "mass", size: 12, symbol: "12 kg" },
  "cylinder-14": { quantity: "mass", size: 14, symbol: "14 kg" },
  "cylinder-48": { quantity: "mass", size: 48, symbol: "48 kg" },
  kwh: { quantity: "energy", size: 1, symbol: "kWh" },
  mwh: { quantity: "energy", size: 1000, symbol: "MWh" },
  gj: { quantity: "energy", size: GJ_KWH, symbol: "GJ" },
  mmbtu: { quantity: "energy", size: MMBTU_KWH, symbol: "MMBtu" },
  km: { quantity: "distance", size: 1, symbol: "km" },
  "passenger-km": { quantity: "travel", size: 1, symbol: "pkm" },
  "tonne-km": { quantity: "freight", size: 1, symbol: "tkm" },
  night: { quantity: "stay", size: 1, symbol: { en: "night", fr: "nuit", ms: "malam" } },
  usd: { quantity: "usd", size: 1, symbol: "USD" },
  eur: { quantity: "eur", size: 1, symbol: "EUR" },
  gbp: { quantity: "gbp", size: 1, symbol: "GBP" },
  myr: { quantity: "myr", size: 1, symbol: "MYR" },
  zar: { quantity: "zar", size: 1, symbol: "ZAR" },
} as const satisfies Record<string, { quantity: Quantity; size: number; symbol: string | Record<Language, string> }>;

export type UnitId = keyof typeof UNITS;
export const UNIT_IDS = Object.keys(UNITS) as [UnitId, ...UnitId[]];

/** Converts an amount from one unit to another; null if they measure different quantities. */
export function convert(amount: number, from: UnitId, to: UnitId): number | null {
  const [given, wanted] = [UNITS[from], UNITS[to]];
  return given.quantity === wanted.quantity ? (amount * given.size) / wanted.size : null;
}

/** Whether a unit is a currency. Which one is meant has to be said: none is usual everywhere. */
export const isCurrency = (unit: string): boolean => CURRENCIES.includes(unit as Currency);

/** The symbol of a unit: the same in every language, or a word where there is none. */
export function symbolOf(unit: UnitId, language: Language): string {
  const { symbol } = UNITS[unit];
  return typeof symbol === "string" ? symbol : symbol[language];
}
