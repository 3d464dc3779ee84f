import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import type { Kind } from "~/core/kinds/kind";
import type { Level } from "~/core/level";
import type { ListQuery, Sort, StateFilter } from "~/network/membership/rules/list";
import type { ViewParts } from "../list-view";
import type { NamedFilter } from "../named-filters";
import { columnNames } from "./list-form";

/** The words for descending and ascending order. */
const WORDS = { name: ["last", "first"], time: ["newest", "oldest"], score: ["highest", "lowest"] } as const;
const wordsOf = (sort: Sort) => WORDS[sort === "company" ? "name" : sort === "changed" ? "time" : "score"];

/** What a list is sorted by, in words. */
export function formatOrder(
  kind: Kind,
  { sort, isAscending }: Pick<ListQuery, "sort" | "isAscending">,
  t: TFunction<["members"]>,
): string {
  const [falling, rising] = wordsOf(sort);
  return t(`order.${isAscending ? rising : falling}`, { name: columnNames(kind, t)[sort] });
}

/** What a filter wants, in words. */
export function formatFilter({ name, value }: NamedFilter, t: TFunction<["members", "common"]>): string {
  if (name === "level") return t(`common:levels.${value as Level}`);
  return name === "state" ? t(`filterStates.${value as StateFilter}`) : value;
}

/** A saved view in words: the kind of its list, its filters and its order. */
export function ListWords({ kind, parts }: { kind: Kind; parts: ViewParts }) {
  const { t } = useTranslation(["members", "common"]);
  const said: [string, string][] = [
    [t("kind"), t(`common:kinds.${kind}.name`)],
    ...parts.filters.map((filter): [string, string] => [t(`filters.${filter.name}`), formatFilter(filter, t)]),
    [t("order.by"), formatOrder(kind, parts, t)],
    ...(parts.size === null ? [] : [[t("filters.size"), String(parts.size)] satisfies [string, string]]),
  ];
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2">
      {said.map(([label, value]) => (
        <li key={label} className="min-w-0 wrap-anywhere">
          {t("common:label", { label })} <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
