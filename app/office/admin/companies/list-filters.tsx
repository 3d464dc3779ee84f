import { useTranslation } from "react-i18next";
import { COMPANIES_PATH } from "~/core/addresses/office";
import { READINESS } from "~/core/kinds/kind";
import { LEVELS, type Level } from "~/core/level";
import { LIST_ANCHOR } from "~/network/members/components/list-form";
import type { MemberState } from "~/network/membership/rules/list";
import { Button } from "~/ui/button";
import { FilterChips, FilterChoice } from "~/ui/filter";
import { PhoneFold } from "~/ui/phone-fold";
import { INACTIVE_DAYS } from "../rules/inactive";
import type { CompaniesView } from "./list-view";

/** How wide a field is: three of them fill a row beside the rail. On a phone, two short ones share a row. */
const LONG = "basis-56 sm:basis-60";
const SHORT = "basis-29 sm:basis-60";

/**
 * The search and the filters of the list, a GET form. With scripts it applies itself (`network/members/enhance/list.ts`). On a phone the
 * filters fold away below the search, and stay open once the list is narrowed.
 */
export function CompanyFilterForm({ view }: { view: CompaniesView }) {
  const { t } = useTranslation(["office", "members", "common"]);
  const { filters, choices } = view;
  const any = t("members:filters.any");
  const label = useFilterLabel();
  return (
    <search data-applies>
      <form method="get" action={COMPANIES_PATH} autoComplete="off" className="list-filters">
        {view.order ? <input type="hidden" name="order" value={view.order} /> : null}
        <label className="grid max-w-narrow basis-full gap-1">
          <span className="font-semibold">{t("companies.search")}</span>
          <input
            type="search"
            name="search"
            defaultValue={filters.search}
            maxLength={80}
            placeholder={t("companies.searchHint")}
            className="control"
          />
        </label>
        <PhoneFold
          summary={t("members:filter")}
          open={view.chips.some(({ name }) => name !== "search")}
          className="basis-full"
        >
          <div className="list-filters">
            <FilterChoice name="state" label={label("state")} all={any} value={filters.state} className={LONG}>
              {choices.states.map((state) => (
                <option key={state} value={state}>
                  {t(`members:states.${state}`)}
                </option>
              ))}
            </FilterChoice>
            <FilterChoice name="level" label={label("level")} all={any} value={filters.level} className={SHORT}>
              {LEVELS.map((level) => (
                <option key={level} value={level}>
                  {t(`common:levels.${level}`)}
                </option>
              ))}
            </FilterChoice>
            <FilterChoice
              name="inactive"
              label={label("isInactive")}
              all={any}
              value={filters.isInactive ? "yes" : null}
              className={LONG}
            >
              <option value="yes">{t("companies.inactive", { days: INACTIVE_DAYS })}</option>
            </FilterChoice>
            {(["country", "industry"] as const).map((name) => (
              <FilterChoice
                key={name}
                name={name}
                label={label(name)}
                all={any}
                value={filters[name]}
                className={SHORT}
              >
                {choices[name === "country" ? "countries" : "industries"].map(({ id, name: said }) => (
                  <option key={id} value={id}>
                    {said}
                  </option>
                ))}
              </FilterChoice>
            ))}
            <FilterChoice
              name="show"
              label={label("isCorporateOnly")}
              all={any}
              value={filters.isCorporateOnly ? "corporate" : null}
              className={LONG}
            >
              <option value="corporate">{t("companies.corporate")}</option>
            </FilterChoice>
          </div>
        </PhoneFold>
        <Button formAction={COMPANIES_PATH + LIST_ANCHOR} data-apply className="applies">
          {t("members:apply")}
        </Button>
      </form>
    </search>
  );
}

/** The filters as chips that remove them. Nothing while there is none. */
export function CompanyChips({ view }: { view: CompaniesView }) {
  const { t } = useTranslation(["members", "common"]);
  const label = useFilterLabel();
  const said = useFilterValue();
  if (view.chips.length === 0) return null;
  return (
    <div className="print:hidden">
      <FilterChips
        label={t("chips")}
        chips={view.chips.map((chip) => ({
          label: t("common:label", { label: label(chip.name) }),
          value: said(chip),
          href: chip.href + LIST_ANCHOR,
          remove: t("removeFilter", { name: label(chip.name), value: said(chip) }),
        }))}
      />
    </div>
  );
}

type Chip = CompaniesView["chips"][number];

/** Writes a filter as its field and what it wants: "Country: Malaysia". */
export function useFilterWords(): (chip: Chip) => string {
  const { t } = useTranslation("common");
  const label = useFilterLabel();
  const said = useFilterValue();
  return (chip) => `${t("label", { label: label(chip.name) })} ${said(chip)}`;
}

function useFilterLabel(): (name: Chip["name"]) => string {
  const { t } = useTranslation(["office", "members", "common"]);
  return (name) => {
    if (name === "state") return t(`common:kinds.${READINESS}.name`);
    if (name === "isInactive") return t("companies.activity");
    return name === "isCorporateOnly" ? t("companies.type") : t(`members:filters.${name}`);
  };
}

function useFilterValue(): (chip: Chip) => string {
  const { t } = useTranslation(["office", "members", "common"]);
  return ({ name, value }) => {
    if (name === "state") return t(`members:states.${value as MemberState}`);
    if (name === "level") return t(`common:levels.${value as Level}`);
    if (name === "isInactive") return t("companies.inactive", { days: INACTIVE_DAYS });
    return name === "isCorporateOnly" ? t("companies.corporate") : value;
  };
}
