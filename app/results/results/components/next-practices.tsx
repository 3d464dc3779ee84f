import { useTranslation } from "react-i18next";
import type { Kind } from "~/core/kinds/kind";
import { type Practice, planNextPath, planNextWords } from "~/results/results/practices";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PracticeList } from "./practice-list";

/** What to do next. `plans` is the kind of assessment whose practices the reader may plan. */
export function NextPractices({
  title,
  practices,
  plans,
}: {
  title: string;
  practices: Practice[];
  plans: Kind | null;
}) {
  const { t } = useTranslation(["plan"]);
  if (practices.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-4 p-5 sm:p-7">
      <h2 id="next">{title}</h2>
      <PracticeList practices={practices} />
      {plans ? (
        <p className="mt-auto pt-1 print:hidden">
          <ButtonLink href={planNextPath(plans, practices)} variant="primary" className="max-sm:w-full">
            {t(planNextWords(plans))}
          </ButtonLink>
        </p>
      ) : null}
    </Card>
  );
}
