import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { SECTION_FORM, type SectionView } from "../section-view";

/** Which assessment this is, which of its dimensions is on show, and the ways to the one before and the one behind. */
export function DimensionSteps({ dimension }: { dimension: SectionView["dimension"] }) {
  const { t } = useTranslation("assessment");
  const { position, of, previous, next } = dimension;
  const way = (label: string, sectionId: string | null) =>
    sectionId === null ? null : (
      <Button variant="quiet" form={SECTION_FORM} name="goto" value={sectionId}>
        {label}
      </Button>
    );
  return (
    <>
      <p>
        <strong>{t("form.header")}</strong> <span className="max-lg:hidden">· </span>
        <span className="text-ink-3 max-lg:block">{t("form.dimensionOf", { position, of })}</span>
      </p>
      <div className="flex flex-wrap gap-x-3 max-lg:-ms-4 lg:ms-auto">
        {way(t("form.previousDimension"), previous)}
        {way(t("form.nextDimension"), next)}
      </div>
    </>
  );
}
