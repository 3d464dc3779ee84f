import { KEY_FIGURES } from "~/assessment/key-figures/content/figures";
import { checkFigures, type FigureWarning } from "~/assessment/key-figures/rules/checks";
import {
  FIGURE_SECTIONS,
  FIGURES_BY_SECTION,
  type FigureSection,
  isWhole,
  type KeyFigureId,
} from "~/assessment/key-figures/rules/figures";
import { figureFor, type StatedSize } from "~/assessment/key-figures/rules/stated-size";
import { boxOfFigure, type FigureFault, signOfFigure } from "~/assessment/key-figures/rules/value";
import {
  joinFigures,
  NOT_KNOWN,
  valuesOf,
  type YearFigure,
  type YearFigures,
} from "~/assessment/key-figures/rules/year";
import { CURRENCIES } from "~/core/currencies";
import { type Language, SPOKEN } from "~/core/language";
import { formatNumber, inBox } from "~/core/numbers";
import { joinNames, type Reader } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { OfferView } from "./offer";
import type { CompanyFigures } from "./queries.server";
import type { TypedSection } from "./save.server";
import { asksForCurrency } from "./section-form";
import { describeOffer } from "./stated-size-words";
import { type SourceView, viewSource } from "./view";
import { formatAmount, formatFigure, formatUnit, type Speaking } from "./words";

/** A form shown again: what was typed, what could not be parsed, and what another user has changed. */
export interface Returned {
  typed: TypedSection;
  faults: ReadonlyMap<KeyFigureId, FigureFault>;
  conflicts: readonly KeyFigureId[];
}

export interface FigureView {
  id: KeyFigureId;
  /** The unit shown after the box. */
  unit: string | null;
  isWhole: boolean;
  box: string;
  isUnknown: boolean;
  /** The sign of the stored value. */
  base: string;
  /** Last year's figure. */
  former: string | null;
  /** The figure from a Progress Assessment; `stands` is true if no entered figure overrides it. */
  progress: { said: string; source: Extract<SourceView, { from: "progress" }>; stands: boolean } | null;
  /** A value from an assessment that the user can copy. */
  offer: OfferView | null;
  warnings: WarningView[];
  fault: FigureFault | null;
  /** What another user has entered in the meantime; `said` is null if they emptied it. */
  theirs: { name: string | null; said: string | null } | null;
}

interface WarningView {
  check: FigureWarning["check"] | "former-less";
  /** What the figure is compared with, and the names of the figures that comes from. */
  than: string;
  other: string;
  sign: string;
}

export interface SectionView {
  year: number;
  section: FigureSection;
  number: number;
  total: number;
  figures: FigureView[];
  /** For a section that asks for it: the chosen currency, the stored one, and the options. */
  currency: { code: string; base: string; offered: { value: string; label: string }[] } | null;
  hasConflicts: boolean;
}

interface Shown extends Reader {
  seal: (id: string) => string;
}

/** The previous year. `comparable` leaves out amounts of money if the currency differs. */
function formerOf(found: CompanyFigures, { year, currency }: YearFigures) {
  const before = year - 1;
  const figures = joinFigures(found.entered(before), found.fromProgress(before));
  const other = found.years.find((each) => each.year === before)?.currency ?? currency;
  const isComparable = (id: KeyFigureId) => other === currency || !KEY_FIGURES[id].unit.startsWith("money");
  return {
    year: before,
    currency: other,
    figures,
    comparable: new Map([...figures].filter(([id]) => isComparable(id))),
  };
}

/** Possible mistakes among a year's stored figures. */
export function warningsOf(found: CompanyFigures, of: YearFigures): FigureWarning[] {
  return checkFigures(valuesOf(of.figures), valuesOf(formerOf(found, of).comparable), KEY_FIGURES);
}

/** A section of a year with the contents of its boxes: the stored values, or those of a returned form. */
export function viewSection(
  found: CompanyFigures,
  of: YearFigures,
  section: FigureSection,
  shown: Shown,
  { returned, said = [] }: { returned?: Returned; said?: readonly StatedSize[] } = {},
): SectionView {
  const { year, currency } = of;
  const { language } = shown;
  const t = translator(language, "figures");
  const speaking: Speaking = { t, language, currency };
  const former = formerOf(found, of);
  const [entered, fromProgress, warnings] = [found.entered(year), found.fromProgress(year), warningsOf(found, of)];
  const say = (id: KeyFigureId, figure: YearFigure | undefined, as = speaking) =>
    figure ? formatFigure(id, figure, as) : null;
  const ids: readonly KeyFigureId[] = FIGURES_BY_SECTION[section];

  const viewFigure = (id: KeyFigureId): FigureView => {
    const { unit } = KEY_FIGURES[id];
    const stored = entered.get(id);
    const value = stored?.value ?? null;
    const typed = returned?.typed.figures.get(id);
    const fault = returned?.faults.get(id) ?? null;
    const derived = fromProgress.get(id);
    const offer = stored || derived ? null : figureFor(id, said);
    const source = derived ? viewSource(derived, shown, shown.seal) : null;
    const by = stored?.source.from === "entered" ? stored.source.by : null;
    return {
      id,
      unit: formatUnit(unit, speaking),
      isWhole: isWhole(KEY_FIGURES[id]),
      box: typed ? typed.written : inBox(boxOfFigure(value), language),
      isUnknown: typed ? typed.isUnknown : value === NOT_KNOWN,
      // An unsaved value is compared on the next save with what its page showed.
      base: fault ? (typed?.base ?? "") : signOfFigure(value),
      former: say(id, former.figures.get(id), { ...speaking, currency: former.currency }),
      progress:
        derived && source?.from === "progress"
          ? { said: say(id, derived) ?? "", source, stands: stored === undefined }
          : null,
      offer: offer && describeOffer(offer.said, formatNumber(offer.value, language), shown),
      warnings: warnings.filter(({ figure }) => figure === id).map((warning) => viewWarning(warning, speaking)),
      fault,
      theirs: returned?.conflicts.includes(id) ? { name: by, said: say(id, stored) } : null,
    };
  };

  return {
    year,
    section,
    number: FIGURE_SECTIONS.indexOf(section) + 1,
    total: FIGURE_SECTIONS.length,
    figures: ids.map(viewFigure),
    currency: asksForCurrency(section)
      ? { code: returned?.typed.currency?.code ?? currency, base: currency, offered: offerCurrencies(language) }
      : null,
    hasConflicts: (returned?.conflicts.length ?? 0) > 0,
  };
}

/** Every currency with its name. */
function offerCurrencies(language: Language) {
  const { notation } = SPOKEN[language];
  const names = new Intl.DisplayNames(notation, { type: "currency" });
  const offered = CURRENCIES.map((code) => ({ value: code, label: names.of(code) ?? code }));
  return offered.sort((a, b) => a.label.localeCompare(b.label, notation));
}

function viewWarning({ figure, check, value, than, others, sign }: FigureWarning, speaking: Speaking): WarningView {
  const names = others.map((id) => speaking.t(`figures.${id}.name`));
  return {
    check: check === "former" && value < than ? "former-less" : check,
    than: formatAmount(than, KEY_FIGURES[figure].unit, speaking),
    other: joinNames(names, speaking.language),
    sign,
  };
}
