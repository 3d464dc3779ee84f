import { useTranslation } from "react-i18next";

/** Puts a machine into words: «Firefox on Windows», or that it could not be named. */
export function useDeviceName() {
  const { t } = useTranslation("security");
  return ({ browser, os, kind = "browser" }: { browser: string; os: string; kind?: "browser" | "api" }): string => {
    const named = browser && os ? t("device", { browser, os }) : browser || os;
    if (kind === "api") return named ? `${t("apiClient")} · ${named}` : t("apiClient");
    return named || t("unknownDevice");
  };
}
