import { useTranslation } from "react-i18next";
import { type Goto, gotoValue } from "~/assessment/form/rules/goto";
import { Button } from "~/ui/button";
import { SECTION_FORM, type SectionView } from "../section-view";

/** The dimension with its progress, and the actions on the whole draft. On a phone the list of topics shows both. */
export function DimensionLine({
  dimension: { name, progress },
  canDiscard,
}: {
  dimension: SectionView["dimension"];
  canDiscard: boolean;
}) {
  const { t } = useTranslation(["assessment", "drafts"]);
  const to = (page: Goto) => ({ form: SECTION_FORM, name: "goto", value: gotoValue(page) });
  return (
    <div className="mb-3 flex flex-wrap items-center gap-x-3 max-lg:hidden">
      <p className="font-semibold">
        {name} <span className="font-normal text-ink-3">· {t("form.dimension", { ...progress })}</span>
      </p>
      {/* Together, also where a long name leaves them no room beside it. */}
      <div className="ms-auto flex gap-x-3">
        <Button variant="quiet" {...to("reset")}>
          {t("form.reset")}
        </Button>
        {canDiscard ? (
          <Button variant="quiet" {...to("fresh")}>
            {t("drafts:actions.fresh.name")}
          </Button>
        ) : null}
      </div>
      <progress
        aria-hidden="true"
        value={progress.answered}
        max={Math.max(1, progress.total)}
        className="progress progress-thin"
      />
    </div>
  );
}
