import { useTranslation } from "react-i18next";
import { SECTION_FORM, type SectionView } from "../section-view";

/** The assessment, the current dimension, and links to the previous and next one. */
export function DimensionSteps({ dimension }: { dimension: SectionView["dimension"] }) {
  const { t } = useTranslation("assessment");
  const { position, of, previous, next } = dimension;
  const way = (label: string, sectionId: string | null) =>
    sectionId === null ? null : (
      <button
        type="submit"
        form={SECTION_FORM}
        name="goto"
        value={sectionId}
        className="me-4 min-h-11 font-semibold text-accent underline underline-offset-3 lg:min-h-8"
      >
        {label}
      </button>
    );
  return (
    <div className="mb-2 px-2.5">
      <p className="font-semibold">{t("form.header")}</p>
      <p className="text-ink-3">{t("form.dimensionOf", { position, of })}</p>
      {way(t("form.previousDimension"), previous)}
      {way(t("form.nextDimension"), next)}
    </div>
  );
}
