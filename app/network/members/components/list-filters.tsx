import { type RefObject, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { LEVELS } from "~/core/level";
import { PAGE_SIZES, SORTS, writeBy } from "~/network/membership/rules/list";
import { Button } from "~/ui/button";
import { FilterChips, FilterChoice } from "~/ui/filter";
import { PhoneFold } from "~/ui/phone-fold";
import type { ListView } from "../list-view";
import { asking, LIST_ANCHOR } from "./list-form";
import { formatFilter, formatOrder } from "./list-words";

/**
 * The fields of the list's form that narrow it and sort it. A date for chosen companies has none: its page leads here, and a chip removes it. With scripts they apply themselves (`enhance/list.ts`). On a phone they fold
 * away, and stay open once the list is narrowed.
 */
export function ListFilters({ view }: { view: ListView }) {
  const { t } = useTranslation(["members", "common"]);
  const { query } = view;
  const fields = useRef<HTMLElement>(null);
  const changed = useChanged(fields);
  const shown = useRef(view);
  useEffect(() => {
    // What was typed before the page hydrated stays.
    if (shown.current !== view) showQuery(fields.current, changed, view);
    shown.current = view;
  }, [changed, view]);
  return (
    <PhoneFold summary={t("filter")} open={view.chips.length > 0}>
      <search ref={fields} className="list-filters" data-applies>
        <label className="grid grow-2 basis-50 gap-0.5">
          <span className="text-small font-semibold whitespace-nowrap">{t("search")}</span>
          <input
            type="search"
            name="search"
            defaultValue={query.search}
            maxLength={80}
            placeholder={t("searchHint")}
            className="control"
          />
        </label>
        <FilterChoice name="state" label={t("filters.state")} all={t("filters.any")} value={query.state}>
          {view.states.map((state) => (
            <option key={state} value={state}>
              {t(`filterStates.${state}`)}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice name="level" label={t("filters.level")} all={t("filters.any")} value={query.level}>
          {LEVELS.map((level) => (
            <option key={level} value={level}>
              {t(`common:levels.${level}`)}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice name="country" label={t("filters.country")} all={t("filters.any")} value={query.country}>
          {view.countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice name="industry" label={t("filters.industry")} all={t("filters.any")} value={query.industry}>
          {view.industries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </FilterChoice>
        {view.tags.length + view.flags.length > 0 ? (
          <FilterChoice
            name="tag"
            label={t(view.flags.length > 0 ? "filters.tagOrFlag" : "filters.tag")}
            all={t("filters.any")}
            value={query.tag}
          >
            {view.tags.map(toTagOption)}
            {view.flags.length > 0 ? <optgroup label={t("area.flags")}>{view.flags.map(toTagOption)}</optgroup> : null}
          </FilterChoice>
        ) : null}
        {query.date ? <input type="hidden" name="date" value={query.date} /> : null}
        <FilterChoice name="size" label={t("filters.size")} value={String(query.size)} className="basis-24">
          {PAGE_SIZES.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </FilterChoice>
        <FilterChoice name="sorted" label={t("order.by")} value={view.by} className="basis-72 lg:hidden">
          {SORTS.flatMap((sort) =>
            [false, true].map((isAscending) => {
              const by = writeBy({ sort, isAscending });
              return (
                <option key={by} value={by}>
                  {formatOrder(view.kind, { sort, isAscending }, t)}
                </option>
              );
            }),
          )}
        </FilterChoice>
        <Button {...asking(view)} data-apply className="applies">
          {t("apply")}
        </Button>
      </search>
    </PhoneFold>
  );
}

/** The names of the fields that have changed since the list was last asked for. */
function useChanged(fields: RefObject<HTMLElement>): ReadonlySet<string> {
  const changed = useRef(new Set<string>()).current;
  useEffect(() => {
    const area = fields.current;
    const form = area?.closest("form");
    const note = ({ target }: Event) => changed.add((target as HTMLInputElement).name);
    const forget = () => changed.clear();
    area?.addEventListener("input", note);
    form?.addEventListener("submit", forget);
    return () => {
      area?.removeEventListener("input", note);
      form?.removeEventListener("submit", forget);
    };
  }, [changed, fields]);
  return changed;
}

/** Shows the list's query in its fields, once it has changed in place. What the reader has chosen or typed meanwhile stays. */
function showQuery(fields: HTMLElement | null, changed: ReadonlySet<string>, { query, by }: ListView) {
  const values = { ...query, sorted: by };
  for (const field of fields?.querySelectorAll<HTMLInputElement>("[name]") ?? []) {
    if (field.type === "hidden" || changed.has(field.name)) continue;
    field.value = String(values[field.name as keyof typeof values] ?? "");
  }
}

const toTagOption = ({ id, name }: ListView["tags"][number]) => (
  <option key={id} value={id}>
    {name}
  </option>
);

/** The filters as chips that remove them, and how many companies they leave. Nothing while there is no filter. */
export function ListFound({ view }: { view: ListView }) {
  const { t } = useTranslation(["members", "common"]);
  if (view.chips.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <FilterChips
        label={t("chips")}
        chips={view.chips.map(({ name, value, href }) => ({
          label: t("common:label", { label: t(`filters.${name}`) }),
          value: formatFilter({ name, value }, t),
          href: href + LIST_ANCHOR,
          remove: t("removeFilter", { name: t(`filters.${name}`), value: formatFilter({ name, value }, t) }),
        }))}
      />
      <p role="status" className="text-ink-2">
        {t("count", view.found)}
        {view.isCut ? ` ${t("cut")}` : ""}
      </p>
    </div>
  );
}
