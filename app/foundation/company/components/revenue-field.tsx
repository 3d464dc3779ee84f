import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { REVENUE_BANDS } from "~/foundation/identity/schema";
import { SelectField } from "~/ui/field";

/** The question of the annual revenue, in the currency of a country that has bands in its own; in South African rand elsewhere. */
export function RevenueField({
  country,
  ...field
}: { country: string } & Omit<ComponentProps<typeof SelectField>, "hint" | "options">) {
  const { t } = useTranslation("account");
  const isRinggit = country === "MY";
  const words = isRinggit ? "revenueInRinggit" : "revenue";
  return (
    <SelectField
      {...field}
      hint={t(isRinggit ? "revenueHint.ringgit" : "revenueHint.rand")}
      options={REVENUE_BANDS.map((band) => ({ value: band, label: t(`${words}.${band}`) }))}
    />
  );
}
