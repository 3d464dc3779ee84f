import type { Supply } from "./bill";
import type { Order } from "./dates";
import type { Mark } from "./figures";

/** The words before a figure, or above its column, as bills print them, in any language. */
export interface Labels {
  /** The amount of the whole bill. It decides if the bill also has amounts of meters or tariffs. */
  total: string[];
  usage: string[];
  /** Before both ends of the billing period. */
  period: string[];
  from: string[];
  to: string[];
  days: string[];
  meter: string[];
  /** Readings of the meter, and what their difference is multiplied with. */
  previous: string[];
  current: string[];
  multiplier: string[];
}

/** A supplier's bill: what it prints and how. */
export interface Description {
  id: string;
  /** Its own name, the same in every language. */
  name: string;
  /** Words that only its bills have at their top. */
  marks: string[];
  /** Null for a supplier of fuels: its statements name the product. */
  supply: Supply | null;
  mark: Mark;
  order: Order;
  labels: Partial<Labels>;
  /** Headings before the part about electricity, and of the parts about something else. */
  part?: { begins: string[]; ends: string[] };
}

/** What all readers share. */
export interface Common {
  labels: Labels;
  units: Record<"kwh" | "mwh" | "litre", string[]>;
  /** Units of something else: a number before one of them is not the quantity. */
  otherUnits: string[];
  currencies: string[];
  /** Beside a label, they say that a figure is about something else: an average, the year before. */
  asides: string[];
  /** Words beside a label that change nothing. */
  plain: string[];
  estimated: string[];
  actual: string[];
  /** A line that is only this makes the bill a credit note. */
  credits: string[];
  electricity: string[];
  /** Energy that is billed in kWh too, and is not electricity. */
  otherEnergy: string[];
  products: { supply: Supply; names: string[] }[];
  /** Fuels and goods that a fleet card also pays for. */
  otherProducts: string[];
  totals: string[];
}
