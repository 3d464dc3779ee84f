import { useTranslation } from "react-i18next";
import type { Filter } from "~/network/analytics/rules/filters";
import { Button, ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { SelectField, TextField } from "~/ui/field";
import type { FilterView } from "../page-view.server";

/** The form that narrows the figures and chooses the group to compare them with. It submits to the page's own URL. */
export function FilterForm({ view }: { view: FilterView }) {
  const { t } = useTranslation("analytics");
  const { path, kept, filter, second, choices, chips, today } = view;
  const isNarrowed = chips.length > 0;
  const { problem, at } = view.problems;
  const errorsAt = (name: (typeof at)[number]) =>
    problem && at.includes(name) ? [t(`filters.problems.${problem}`)] : undefined;
  return (
    <>
      <Disclosure
        summary={t("filters.title")}
        open={view.isOpen || problem !== null || (second !== null && !isNarrowed)}
        flush
        className="open:w-full print:hidden"
      >
        <form method="get" action={path} className="grid gap-5">
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <fieldset>
            <legend className={second ? "mb-2 font-semibold" : "sr-only"}>{t("filters.first")}</legend>
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              <Cuts
                filter={filter}
                states={choices.states}
                choices={choices}
                ending=""
                stateErrors={errorsAt("state")}
              />
              {(["from", "to"] as const).map((name) => (
                <TextField
                  key={name}
                  field={{ id: name, name, type: "date", defaultValue: filter[name], max: today }}
                  label={t(`filters.${name}`)}
                  hint={name === "from" ? t("filters.daysHint") : undefined}
                  errors={errorsAt(name)}
                />
              ))}
            </div>
          </fieldset>
          {second ? (
            <fieldset>
              <legend className="mb-2 font-semibold">{t("filters.second")}</legend>
              <input type="hidden" name="compare" value="1" />
              <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
                <Cuts filter={second} states={choices.secondStates} choices={choices} ending="2" />
              </div>
            </fieldset>
          ) : null}
          <div className="flex flex-wrap gap-3">
            <Button variant="primary">{t("filters.apply")}</Button>
            <ButtonLink href={view.clearHref} variant="quiet">
              {t("filters.clear")}
            </ButtonLink>
            <ButtonLink href={view.cancelHref} variant="quiet">
              {t("filters.cancel")}
            </ButtonLink>
            <ButtonLink href={view.compareHref} variant="quiet">
              {second ? t("filters.compareOff") : t("filters.compare")}
            </ButtonLink>
          </div>
          {/* Pressed by choosing a country, where scripts run, so that its states are offered at once. Enter presses the first of a form. */}
          {["", ...(second ? ["2"] : [])].map((ending) => (
            <button
              key={ending}
              type="submit"
              formAction={`${path}#state${ending}`}
              data-autosubmit={`country${ending}`}
              name="open"
              value="1"
              hidden
            />
          ))}
        </form>
      </Disclosure>
      {isNarrowed ? (
        <ul className="flex flex-wrap gap-2 print:hidden">
          {chips.map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                className="flex min-h-11 items-center gap-2 rounded-full border border-accent bg-accent-soft px-4 text-small text-accent no-underline"
              >
                <span aria-hidden="true">×</span>
                <span className="sr-only">{t("filters.remove", { name })}</span>
                <span aria-hidden="true">{name}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

type Choices = FilterView["choices"];

function Cuts({
  filter,
  states,
  choices,
  ending,
  stateErrors,
}: {
  filter: Filter;
  states: Choices["states"];
  choices: Choices;
  ending: string;
  stateErrors?: string[] | undefined;
}) {
  const { t } = useTranslation("analytics");
  const options = (list: { id: string; name: string }[]) => list.map(({ id, name }) => ({ value: id, label: name }));
  const field = (name: keyof Filter) => ({
    id: name + ending,
    name: name + ending,
    defaultValue: filter[name],
  });
  const placeholder = t("filters.any");
  return (
    <>
      <SelectField
        field={field("country")}
        label={t("filters.country")}
        placeholder={placeholder}
        options={options(choices.countries)}
      />
      <SelectField
        field={field("state")}
        label={t("filters.state")}
        hint={filter.country ? undefined : t("filters.stateHint")}
        placeholder={placeholder}
        options={options(states)}
        errors={stateErrors}
      />
      <SelectField
        field={field("industry")}
        label={t("filters.industry")}
        placeholder={placeholder}
        options={options(choices.industries)}
      />
      <SelectField
        field={field("size")}
        label={t("filters.size")}
        placeholder={placeholder}
        options={options(choices.sizes)}
      />
    </>
  );
}
