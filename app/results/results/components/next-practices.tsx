import { useTranslation } from "react-i18next";
import { whatIfPath } from "~/core/addresses/plan";
import type { Kind } from "~/core/kinds/kind";
import type { Practice } from "~/results/results/practices";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

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
  const { t } = useTranslation("plan");
  if (practices.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-4 p-5 sm:p-7">
      <h2 id="next">{title}</h2>
      <ol className="grid gap-3">
        {practices.map(({ id, title: name, about }) => (
          <li key={id} className="border-s-3 border-accent/25 ps-3.5">
            <p className="font-semibold">{name}</p>
            <p className="text-small text-ink-3">{about}</p>
          </li>
        ))}
      </ol>
      {plans ? (
        <p className="mt-auto pt-1 print:hidden">
          <ButtonLink href={whatIfPath(plans)} variant="primary" className="max-sm:w-full">
            {t("offer.next")}
          </ButtonLink>
        </p>
      ) : null}
    </Card>
  );
}
