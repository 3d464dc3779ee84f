import { EVERYWHERE, type Factor, type FactorSet } from "~/assessment/ghg/rules/factors";
import { GRIDS } from "~/assessment/ghg/rules/regions";
import { symbolOf } from "~/assessment/ghg/rules/units";
import type { Language } from "~/core/language";
import { formatNumber } from "~/core/numbers";
import type { Format } from "~/core/table-format";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { onePage, tableFile } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";

/** A published set as the office reads it: what it says of itself, and a line for each factor. */
export type FactorTable = ReturnType<typeof viewFactorTable>;

/** The factors by country or grid, then by source, the latest year first. Countries have their names in the reader's language. */
function sortedLines({ factors }: FactorSet, language: Language) {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const t = translator(language, "knowledge");
  const nameOf = ({ region }: Factor) => {
    const grid = GRIDS.find((each) => each === region);
    if (grid) return t(`factors.grids.${grid}`);
    return region === EVERYWHERE
      ? translator(language, "office")("factors.read.everywhere")
      : (names.of(region) ?? region);
  };
  return factors
    .map((factor) => ({ factor, region: nameOf(factor), source: t(`factors.sources.${factor.source}`) }))
    .sort(
      (a, b) =>
        a.region.localeCompare(b.region, language) ||
        a.source.localeCompare(b.source, language) ||
        b.factor.to - a.factor.to,
    );
}

const yearsOf = ({ from, to }: Factor) => (from === to ? String(from) : `${from}–${to}`);

/** The most factors on a page of a set from which no country or grid is chosen. */
const MAX_LINES = 20;

/** A set with its numbers in the reader's notation: the factors of a country or grid, or the first of all. */
export function viewFactorTable(set: FactorSet, language: Language, region: string) {
  const { set: name, version, title, address, licence, readAt = null, mark } = set;
  const number = (value: number) => formatNumber(value, language);
  const all = sortedLines(set, language);
  const regions = [...new Map(all.map((line) => [line.factor.region, line.region])).entries()];
  const own = all.filter(({ factor }) => factor.region === region);
  const shown = own.length > 0 ? own : all.slice(0, MAX_LINES);
  return {
    set: name,
    version,
    title,
    address,
    licence,
    readAt,
    mark,
    boundary: boundaryOf(set, language),
    regions: regions.map(([value, label]) => ({ value, label })),
    region: own.length > 0 ? region : "",
    count: all.length,
    lines: shown.map(({ factor, region, source }) => ({
      id: factor.id,
      region,
      source,
      years: yearsOf(factor),
      basis: factor.basis,
      value: number(factor.value),
      unit: symbolOf(factor.unit, language),
      biogenic: factor.biogenic === undefined ? null : number(factor.biogenic),
      range: [factor.low, factor.high].flatMap((end) => (end === undefined ? [] : number(end))).join(" – ") || null,
    })),
  };
}

/** The same as a spreadsheet file, with everything that is said of the set in each line. */
export function factorFile(set: FactorSet, user: CurrentUser, format: Format): Response {
  const t = translator(user.language, "office");
  const header = [
    ...(["region", "source", "years", "value", "unit", "basis", "biogenic", "low", "high"] as const).map((key) =>
      t(`factors.read.${key}`),
    ),
    t("factors.head.title"),
    t("factors.mark"),
    t("factors.read.boundary"),
    t("factors.version"),
    t("factors.head.address"),
  ];
  const boundary = boundaryOf(set, user.language);
  const lines = sortedLines(set, user.language).map(({ factor, region, source }) => [
    ...[
      region,
      source,
      yearsOf(factor),
      factor.value,
      symbolOf(factor.unit, user.language),
      t(`factors.basis.${factor.basis}`),
    ],
    ...[factor.biogenic ?? "", factor.low ?? "", factor.high ?? ""],
    ...[set.title, t(`factors.marks.${set.mark}`), boundary, set.version, set.address],
  ]);
  const shown = { name: `kompas-${set.set}`, format, sheet: t("factors.title"), reader: user };
  return tableFile(header, onePage(lines), shown);
}

/** What a set's factors include, in words: the whole life cycle or not, and whether they may still change. */
function boundaryOf({ notes = [] }: FactorSet, language: Language): string {
  const t = translator(language, "office");
  const whole = notes.includes("life-cycle") ? t("factors.note.life-cycle") : t("factors.read.direct");
  return notes.includes("provisional") ? `${whole}. ${t("factors.note.provisional")}` : whole;
}
