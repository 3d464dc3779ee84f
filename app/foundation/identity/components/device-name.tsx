import { useTranslation } from "react-i18next";

/** Describes a device in words: "Firefox on Windows", or that it is unknown. */
export function useDeviceName() {
  const { t } = useTranslation("security");
  return ({ browser, os, kind = "browser" }: { browser: string; os: string; kind?: "browser" | "api" }): string => {
    const named = browser && os ? t("device", { browser, os }) : browser || os;
    if (kind === "api") return named ? `${t("apiClient")} · ${named}` : t("apiClient");
    return named || t("unknownDevice");
  };
}
