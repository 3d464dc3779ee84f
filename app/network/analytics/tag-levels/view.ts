import { analyticsPath } from "~/core/addresses/analytics";
import { FLAGS_PATH, membersPath, TAG_LEVELS_FILE_PATH, TAG_LEVELS_PATH, TAGS_PATH } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS, type Kind, toKind } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import { LEVELS, type Level } from "~/core/level";
import { wholeNumber } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { CountCell } from "~/network/membership/rules/counts";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";
import { addressWith, choicesOf } from "../asked";
import type { Figure, FigureRow, Mode } from "../figure";
import { levelSeries } from "../figures-of";
import { levelPercents } from "../rules/figures";
import type { Narrowing, TagLevelsRead } from "./read.server";

/** What the address of the page asks for. */
export interface TagLevelsAsked extends Narrowing {
  kind: Kind;
  mode: Mode;
}

/** Tags have different numbers of companies, so their shares are compared at first. */
const MODES = ["percent", "number"] as const satisfies Mode[];

export function readTagLevelsAsked(params: URLSearchParams): TagLevelsAsked {
  const { country, industry } = readListQuery(params);
  const mode = MODES.find((each) => each === params.get("mode")) ?? MODES[0];
  return { kind: toKind(params.get("kind")), country, industry, mode };
}

type Count = (standing: CountCell["standing"]) => number;

const UNFINISHED = ["draft", "none"] as const;

/** The tags, and apart from them the red flags, each beside all companies; without a figure of what there is none of. */
export function tagLevelsFigures(read: TagLevelsRead, asked: TagLevelsAsked, language: Language): Figure[] {
  const t = translator(language, "tags");
  const countOf =
    (cells: readonly Pick<CountCell, "standing" | "members">[]): Count =>
    (standing) =>
      cells.reduce((sum, cell) => sum + (cell.standing === standing ? cell.members : 0), 0);
  const all = rowOf({ id: "all", name: t("levels.all"), tag: null }, countOf(read.all), asked, language);
  return (["tags", "flags"] as const).flatMap((id) => {
    const own = read.tags.filter(({ flag }) => (flag === null) === (id === "tags"));
    if (own.length === 0) return [];
    const rows = own.map(({ id: tag, name }) =>
      rowOf({ id: tag, name, tag }, countOf(read.cells.filter(({ tagId }) => tagId === tag)), asked, language),
    );
    return figureOf(id, [all, ...rows], asked, language);
  });
}

function figureOf(id: "tags" | "flags", rows: FigureRow[], { mode }: TagLevelsAsked, language: Language): Figure {
  const [t, members] = [translator(language, "tags"), translator(language, "members")];
  const [common, analytics] = [translator(language, "common"), translator(language, "analytics")];
  const most = Math.max(0, ...rows.map(({ values }) => values.reduce((sum, value) => sum + value, 0)));
  return {
    id,
    title: t(`levels.${id}`),
    caption: id === "tags" ? t("levels.caption") : undefined,
    head: t(id === "tags" ? "levels.tag" : "levels.flag"),
    rows,
    ...levelSeries({ common }),
    more: [...UNFINISHED.map((state) => members(`filterStates.${state}`)), analytics("table.companies")],
    isPercent: mode === "percent",
    most: mode === "percent" ? 100 : most,
    charts: ["stack"],
  };
}

/** A row whose numbers lead to the list narrowed to the same companies. Its bar shows shares if asked to; its table has the numbers. */
function rowOf(
  { id, name, tag }: { id: string; name: string; tag: string | null },
  count: Count,
  { kind, mode, country, industry }: TagLevelsAsked,
  language: Language,
): FigureRow {
  const levels = Object.fromEntries(LEVELS.map((level) => [level, count(level)])) as Record<Level, number>;
  const shown = mode === "percent" ? levelPercents(levels) : levels;
  const done = LEVELS.reduce((sum, level) => sum + levels[level], 0);
  const unfinished = UNFINISHED.map(count);
  const whole = unfinished.reduce((sum, each) => sum + each, done);
  const say = (value: number) => wholeNumber(value, language);
  const to = (number: number, filter: { level?: Level; state?: (typeof UNFINISHED)[number] } = {}) =>
    number > 0
      ? membersPath(kind) + writeListQuery({ search: "", level: null, state: null, industry, country, tag, ...filter })
      : null;
  return {
    id,
    name,
    values: LEVELS.map((level) => shown[level]),
    texts: LEVELS.map((level) => say(levels[level])),
    label: translator(language, "tags")("levels.of", { done: say(done), all: say(whole) }),
    more: [...unfinished, whole].map(say),
    hrefs: [
      ...LEVELS.map((level) => to(levels[level], { level })),
      ...UNFINISHED.map((state, index) => to(unfinished[index] ?? 0, { state })),
      to(whole),
    ],
  };
}

/** The page around those figures: its choices, its filters, and each filter that is on. */
export function viewTagLevels(read: TagLevelsRead, asked: TagLevelsAsked, url: URL, language: Language) {
  const { kind, country, industry } = asked;
  const [t, common] = [translator(language, "analytics"), translator(language, "common")];
  const members = translator(language, "members");
  const countries = read.countries
    .map((place) => ({ id: place.id, name: pickField(place, "name", language) }))
    .sort((one, other) => new Intl.Collator(language).compare(one.name, other.name));
  const industries = read.industries.map((each) => ({ id: each.id, name: pickField(each, "name", language) }));
  const chips = (
    [
      ["country", country, countries],
      ["industry", industry, industries],
    ] as const
  ).flatMap(([name, chosen, choices]) => {
    if (chosen === null) return [];
    const value = choices.find(({ id }) => id === chosen)?.name ?? chosen;
    const label = members(`filters.${name}`);
    return {
      label: common("label", { label }),
      value,
      href: addressWith(url, { [name]: null }),
      remove: members("removeFilter", { name: label, value }),
    };
  });
  return {
    kind,
    kinds: choicesOf(
      url,
      "kind",
      kind,
      KINDS_OF_ASSESSMENTS.map((each) => [each, common(`kinds.${each}.name`)]),
    ),
    modes: choicesOf(
      url,
      "mode",
      asked.mode,
      MODES.map((mode) => [mode, t(`modes.${mode}`)]),
    ),
    kept: ["kind", "mode"].flatMap((name): [string, string][] => {
      const value = url.searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
    country,
    industry,
    countries,
    industries,
    chips,
    path: TAG_LEVELS_PATH,
    statisticsHref: analyticsPath(kind),
    tagsHref: TAGS_PATH,
    flagsHref: FLAGS_PATH,
    fileHref: (table: string) => addressWith(url, { table }, TAG_LEVELS_FILE_PATH),
  };
}
