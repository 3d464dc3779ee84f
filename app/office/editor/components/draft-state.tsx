import { useTranslation } from "react-i18next";

export interface StateView {
  state: "open" | "scheduled" | "published";
  publishOn: string | null;
  version: string | null;
}

/** The state of a draft, in words. */
export function DraftState({ state, publishOn, version }: StateView) {
  const { t } = useTranslation("questionnaires");
  if (state === "scheduled") return t("states.scheduled", { date: publishOn ?? "" });
  return state === "published" ? t("states.published", { version: version ?? "" }) : t("states.open");
}
