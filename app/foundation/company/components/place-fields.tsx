import { useTranslation } from "react-i18next";
import { UPDATE_PLACES } from "~/foundation/company/place-form";
import type { PlaceChoice } from "~/foundation/company/rules/place-choice";
import { type Fields, useFormFields } from "~/foundation/identity/components/form-fields";
import type { PlaceChoices } from "~/foundation/reference/queries.server";
import { Button } from "~/ui/button";
import { SelectField, TextField } from "~/ui/field";

/**
 * Country, state and city, each offering the choices of the one before. The button updates the lists; scripts press it
 * when the user chooses a country or a state.
 */
export function PlaceFields({
  fields,
  choices,
  shown,
  updateAction,
}: {
  fields: Fields;
  choices: Pick<PlaceChoices, "countries" | "states" | "cities">;
  /** The place that the lists were rendered for, so that a change can be detected. */
  shown: PlaceChoice;
  /** Where the button posts to, if not where the form does. */
  updateAction?: string;
}) {
  const { t } = useTranslation(["account", "common"]);
  const { text, select } = useFormFields(fields);
  const city = text("city", "address-level2");
  return (
    <>
      <input type="hidden" name="shownCountry" value={shown.country} />
      <input type="hidden" name="shownState" value={shown.state} />
      <input type="hidden" name="shownCity" value={shown.city} />
      <div className="grid gap-3">
        <SelectField
          {...select("country", "country")}
          label={t("signUp.country")}
          options={choices.countries.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <div className="hidden noscript:grid noscript:justify-items-start noscript:gap-2">
          <Button name="intent" value={UPDATE_PLACES} formAction={updateAction} data-autosubmit="country state">
            {t("signUp.showPlaces")}
          </Button>
          <p className="text-ink-3">{t("signUp.stateHint")}</p>
        </div>
      </div>
      <SelectField
        {...select("state", "address-level1")}
        label={t("signUp.state")}
        options={choices.states.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextField
        {...city}
        field={{ ...city.field, list: "cities" }}
        label={t("signUp.city")}
        hint={choices.cities.length > 0 ? t("signUp.cityHint") : undefined}
        optionalText={t("common:shell.optional")}
      />
      <datalist id="cities">
        {choices.cities.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
