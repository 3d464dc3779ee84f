import type { dateOrder } from "./dates";
import type { Common, Description, Labels } from "./description";
import type { decimalMark } from "./figures";
import type { Row } from "./rows";
import { has, type Phrase, phrases } from "./words";

/** What is known of a document while it is read. */
export interface Scene {
  rows: Row[];
  common: Common;
  description: Description | null;
  labels: Record<keyof Labels, Phrase[]>;
  mark: ReturnType<typeof decimalMark>;
  order: ReturnType<typeof dateOrder>;
}

/** Words beside a label that change nothing: those of the content, and the names of the units that are billed. */
export const plainWords = (common: Common): ReadonlySet<string> =>
  new Set([...phrases(common.plain).flat(), ...phrases(Object.values(common.units).flat()).flat()]);

/** Whether a line is the title of a credit note. */
export function isCredit({ rows, common }: Scene): boolean {
  const titles = phrases(common.credits);
  return rows.some(({ plain }) => titles.some((title) => has(plain, [title]) && plain.length <= title.length + 2));
}
