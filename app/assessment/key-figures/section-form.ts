import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import { FIGURES_BY_SECTION, type FigureSection, type KeyFigureId } from "~/assessment/key-figures/rules/figures";
import type { Language } from "~/core/language";
import { asMeant, percentAsMeant } from "~/core/numbers";
import type { TypedFigure, TypedSection } from "./save.server";

/** The field names of a figure: its box, "not known", and the sign of the value its page shows. */
export const boxName = (id: KeyFigureId) => `f.${id}`;
export const unknownName = (id: KeyFigureId) => `u.${id}`;
export const baseName = (id: KeyFigureId) => `b.${id}`;

export const CURRENCY_FIELD = "currency";
export const CURRENCY_BASE_FIELD = "b.currency";
/** Contains the sign of a warning the page has shown. */
export const ASKED_FIELD = "asked";

/** The currency is chosen in the first section. */
export const asksForCurrency = (section: FigureSection) => section === "company";

/** Reads a section's form, parsing numbers in the notation of the user's language. Figures without a box in the form are left alone. */
export function readSectionForm(section: FigureSection, form: FormData, language: Language): TypedSection {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : null;
  };
  const ids: readonly KeyFigureId[] = FIGURES_BY_SECTION[section];
  const figures = ids.flatMap((id): [KeyFigureId, TypedFigure][] => {
    const [written, base] = [text(boxName(id)), text(baseName(id))];
    if (written === null) return [];
    const read = KEY_FIGURES[id].unit === "percent" ? percentAsMeant : asMeant;
    return [
      [
        id,
        { written: read(written, language), isUnknown: form.has(unknownName(id)), ...(base === null ? {} : { base }) },
      ],
    ];
  });
  const code = asksForCurrency(section) ? text(CURRENCY_FIELD) : null;
  const currency = code === null ? {} : { currency: { code, base: text(CURRENCY_BASE_FIELD) ?? "" } };
  return { figures: new Map(figures), ...currency };
}
