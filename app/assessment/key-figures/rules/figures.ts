/**
 * The yearly company figures that buyers, banks and reporting standards ask for, by form section. Ids are stored with entered values: you
 * may add an id, but never change what one means.
 */
export const FIGURES_BY_SECTION = {
  company: ["turnover", "total-assets", "accounts-audited", "paid-on-time", "donations"],
  people: [
    "employees",
    "employees-women",
    "employees-men",
    "employees-other",
    "employees-permanent",
    "employees-temporary",
    "employees-abroad",
    "employees-under-30",
    "employees-30-50",
    "employees-over-50",
    "employees-average",
    "leavers",
    "agency-workers",
    "self-employed-workers",
  ],
  training: ["training-hours", "training-hours-women", "training-hours-men", "trained-safety", "trained-corruption"],
  safety: ["hours-worked", "accidents", "fatalities", "labour-incidents"],
  pay: ["lowest-wage", "minimum-wage", "at-minimum-wage", "pay-gap", "collective-agreement"],
  management: ["managers", "managers-women", "directors", "directors-women"],
  energy: [
    "electricity-bought",
    "electricity-renewable",
    "electricity-self",
    "heat-bought",
    "fuels",
    "fuels-renewable",
    "scope-1",
    "scope-2",
    "scope-2-market",
    "scope-3",
  ],
  resources: [
    "water-withdrawn",
    "water-stressed",
    "waste",
    "waste-hazardous",
    "waste-non-hazardous",
    "waste-recycled",
    "materials-used",
    "sites-protected",
    "area-protected",
  ],
  conduct: [
    "corruption-incidents",
    "corruption-convictions",
    "corruption-fines",
    "customer-complaints",
    "data-incidents",
  ],
} as const;

export type FigureSection = keyof typeof FIGURES_BY_SECTION;
export type FigureIdsOf<S extends FigureSection> = (typeof FIGURES_BY_SECTION)[S][number];
export type KeyFigureId = FigureIdsOf<FigureSection>;

export const FIGURE_SECTIONS = Object.keys(FIGURES_BY_SECTION) as [FigureSection, ...FigureSection[]];
/** Every figure, in the form's order. */
export const KEY_FIGURE_IDS: readonly KeyFigureId[] = Object.values(FIGURES_BY_SECTION).flat();

/**
 * The fixed unit of a figure: people or other whole numbers, money in the year's currency (per month for a wage), megawatt hours, tonnes of
 * CO2e, cubic metres, tonnes, hectares, hours, percent, or a calendar year.
 */
export const FIGURE_UNITS = [
  "people",
  "count",
  "money",
  "money-month",
  "mwh",
  "tco2e",
  "m3",
  "t",
  "ha",
  "hours",
  "percent",
  "year",
] as const;
export type FigureUnit = (typeof FIGURE_UNITS)[number];

/** A figure as defined in `assessment/key-figures/content`, without its words. */
export interface KeyFigure {
  unit: FigureUnit;
  /** The bounds of the value. The default minimum is zero; there is no default maximum. */
  min?: number;
  max?: number;
  /** An average of something that is itself counted in whole numbers. */
  isAverage?: true;
}

/** Units of which several companies' figures add up to one. The others are shares, years and the pay of one person. */
const ADDS_UP: readonly FigureUnit[] = ["people", "count", "money", "mwh", "tco2e", "m3", "t", "ha", "hours"];

/** Whether the figures of several companies add up. */
export const addsUp = ({ unit }: KeyFigure) => ADDS_UP.includes(unit);

/** Units counted in whole numbers. */
const WHOLE: readonly FigureUnit[] = ["people", "count", "year"];

/** Whether a figure has no decimals. */
export const isWhole = ({ unit, isAverage }: KeyFigure) => WHOLE.includes(unit) && !isAverage;
