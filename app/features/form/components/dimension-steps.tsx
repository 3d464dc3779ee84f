import { useTranslation } from "react-i18next";
import { type Destination, Go } from "~/ui/go";
import { Icon } from "~/ui/icons";
import type { SectionView } from "../section-view";

/** Which of the dimensions is on show, and the way to the one before and the one after. */
export function DimensionSteps({
  dimension,
  to,
}: {
  dimension: SectionView["dimension"];
  to: (sectionId: string) => Destination;
}) {
  const { t } = useTranslation("answering");
  const step = (sectionId: string | null, icon: "arrow-left" | "arrow-right", label: string) =>
    sectionId === null ? null : (
      <Go
        to={to(sectionId)}
        current={false}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-s text-accent hover:bg-accent-soft"
      >
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </Go>
    );
  return (
    <div className="flex min-h-11 items-center gap-1 text-small text-ink-3">
      <p className="min-w-0 flex-1">{t("overview.dimension", dimension)}</p>
      {step(dimension.previous, "arrow-left", t("overview.previous"))}
      {step(dimension.next, "arrow-right", t("overview.next"))}
    </div>
  );
}
