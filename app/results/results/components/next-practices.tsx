import { useTranslation } from "react-i18next";
import { PLAN_PATH, whatIfPath } from "~/core/addresses/plan";
import type { Kind } from "~/core/kinds/kind";
import { type Practice, planNextPath, planNextWords, planOnePath } from "~/results/results/practices";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PracticeList } from "./practice-list";
import type { ReportProps } from "./report-page";

/** What to do next. `plans` says for which kind of assessment the reader may plan it, and the ids of what is planned already. */
export function NextPractices({
  title,
  practices,
  plans = null,
}: {
  title: string;
  practices: Practice[];
  plans?: { kind: Kind; planned: readonly string[] } | null;
}) {
  if (practices.length === 0) return null;
  return (
    <Card as="section" className="p-5 sm:p-7">
      <h2 id="next">{title}</h2>
      <PracticeList
        practices={practices}
        planned={plans?.planned}
        hrefOf={(practice) => plans && planOnePath(plans.kind, practice, { practices, planned: plans.planned })}
        className="mt-4"
      />
    </Card>
  );
}

/** Only the company itself plans, from its latest result. */
const isPlannable = ({ isOwn, newerPath }: ReportProps, practices: Practice[]) =>
  isOwn && newerPath === null && practices.length > 0;

/** A link to choose actions, below measures that are not practices themselves. */
export function PlanSteps({ report, practices }: { report: ReportProps; practices: Practice[] }) {
  const { t } = useTranslation(["plan"]);
  if (!isPlannable(report, practices)) return null;
  return (
    <p className="mt-3 print:hidden">
      <a href={whatIfPath(report.kind)} className="inline-flex min-h-11 items-center">
        {t("plan:offer.steps")}
      </a>
    </p>
  );
}

/** The way to plan what comes next, or to the plan once everything named is in it. */
export function PlanNext({ report, practices }: { report: ReportProps; practices: Practice[] }) {
  const { t } = useTranslation(["plan"]);
  if (!isPlannable(report, practices)) return null;
  const { kind, planned } = report;
  const left = practices.filter(({ id }) => !planned.includes(id));
  return (
    <p className="mt-4 print:hidden">
      <ButtonLink
        href={left.length > 0 ? planNextPath(kind, left) : PLAN_PATH}
        variant="primary"
        className="max-sm:w-full"
      >
        {t(left.length > 0 ? planNextWords(left) : "plan:offer.plan")}
      </ButtonLink>
    </p>
  );
}
