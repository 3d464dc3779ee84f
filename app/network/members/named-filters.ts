import { type Language, pickField } from "~/core/language";
import { longDate } from "~/i18n/format";
import type { ListQuery } from "~/network/membership/rules/list";

type InLanguages = { id: string; nameEn: string };

/** What the filters of a list can name. */
export interface FilterNames {
  industries: readonly InLanguages[];
  countries: readonly InLanguages[];
  tags: readonly { id: string; name: string; flag: string | null }[];
  dates: readonly { id: string; dueOn: string }[];
}

/** A filter of a list and what it wants: a name, or the word or the words of the query for a level, a state and a search. */
export interface NamedFilter {
  name: "search" | "industry" | "country" | "tag" | "flag" | "date" | "level" | "state";
  value: string;
}

/** What stands for something that is gone. */
const GONE = "–";

/** The filters of a list in their order, with their names. */
export function nameFilters(query: ListQuery, names: FilterNames, language: Language): NamedFilter[] {
  const found = (list: readonly InLanguages[], id: string) => {
    const one = list.find((each) => each.id === id);
    return one && pickField(one, "name", language);
  };
  const { search, industry, country, date, level, state } = query;
  const tag = names.tags.find(({ id }) => id === query.tag);
  const dueOn = names.dates.find(({ id }) => id === date)?.dueOn;
  const filters: NamedFilter[] = [];
  if (search) filters.push({ name: "search", value: search });
  if (industry) filters.push({ name: "industry", value: found(names.industries, industry) ?? GONE });
  if (country) filters.push({ name: "country", value: found(names.countries, country) ?? country });
  if (query.tag) filters.push({ name: tag?.flag ? "flag" : "tag", value: tag?.name ?? GONE });
  if (date) filters.push({ name: "date", value: dueOn ? longDate(dueOn, language) : GONE });
  if (level) filters.push({ name: "level", value: level });
  if (state) filters.push({ name: "state", value: state });
  return filters;
}
