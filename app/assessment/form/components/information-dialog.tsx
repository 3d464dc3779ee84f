import { useTranslation } from "react-i18next";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

const KINDS = KINDS_OF_ASSESSMENTS;

/** What the two kinds of assessment are for. */
export function InformationDialog({ closeHref }: { closeHref: string }) {
  const { t } = useTranslation(["journey", "common"]);
  return (
    <Dialog
      id="information"
      title={t("information.title")}
      closeHref={closeHref}
      closeLabel={t("common:shell.close")}
      actions={
        <ButtonLink href={closeHref} variant="primary">
          {t("information.close")}
        </ButtonLink>
      }
    >
      <dl className="grid gap-4">
        {KINDS.map((kind) => (
          <div key={kind}>
            <dt className="font-semibold text-ink">{t(`information.${kind}.name`)}</dt>
            <dd className="mt-1">{t(`information.${kind}.text`)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">{t("information.states")}</p>
    </Dialog>
  );
}
