import { useTranslation } from "react-i18next";
import type { ResultsView } from "~/results/results/view";
import type { ContentsEntry } from "~/ui/contents";

/** The parts that every report has, with their ids, for its table of contents. */
export function useParts({ next }: ResultsView): ContentsEntry[] {
  const { t } = useTranslation("results");
  return [
    { id: "source", name: t("source.title") },
    ...(next ? [{ id: "next", name: t("next.title", { level: next.level }) }] : []),
    { id: "performance", name: t("performance.title") },
    { id: "sdg", name: t("sdg.title") },
  ];
}
