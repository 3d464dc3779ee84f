import { useTranslation } from "react-i18next";
import { PLAN_PATH, whatIfPath } from "~/core/addresses/plan";
import type { Kind } from "~/core/kinds/kind";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

/** The links from a result to the plan: practices to tick, and the existing actions. */
export function PlanLink({ kind }: { kind: Kind }) {
  const { t } = useTranslation("plan");
  return (
    <Card padded className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden">
      <p className="max-w-[52ch] text-ink-2">{t("offer.nextText")}</p>
      <p className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full">
        <ButtonLink href={whatIfPath(kind)} variant="primary">
          {t("offer.next")}
        </ButtonLink>
        <ButtonLink href={PLAN_PATH}>{t("offer.plan")}</ButtonLink>
      </p>
    </Card>
  );
}
