import { useTranslation } from "react-i18next";
import { PLAN_PATH } from "~/core/addresses/plan";
import { type Practice, planNextPath, planNextWords } from "~/results/results/practices";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PracticeList } from "./practice-list";
import type { ReportProps } from "./report-page";

/** What to do next. `planned` are the ids of what the reader has planned already. */
export function NextPractices({
  title,
  practices,
  planned,
}: {
  title: string;
  practices: Practice[];
  planned?: readonly string[];
}) {
  if (practices.length === 0) return null;
  return (
    <Card as="section" className="p-5 sm:p-7">
      <h2 id="next">{title}</h2>
      <PracticeList practices={practices} planned={planned} className="mt-4" />
    </Card>
  );
}

/** The way to plan what comes next, or to the plan once everything named is in it; only for the company itself. */
export function PlanNext({ report, practices }: { report: ReportProps; practices: Practice[] }) {
  const { t } = useTranslation(["plan"]);
  const { kind, isOwn, planned } = report;
  if (!isOwn || practices.length === 0) return null;
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
