import { useTranslation } from "react-i18next";
import { KINDS } from "~/assessment/kinds/kinds";
import { useKind } from "~/foundation/web/use-kind";
import { Card } from "~/ui/card";

/** The number of sections or questions, that all are done, and the date. */
export function Stats({
  counts,
  date,
  dateLabel,
}: {
  counts: Record<"sections" | "questions", number>;
  date: string;
  dateLabel: string;
}) {
  const { t } = useTranslation(["completion", "assessment"]);
  const counted = KINDS[useKind()].layout.counts;
  const facts = [
    [t(`summary.${counted}`), String(counts[counted])],
    [t("summary.percent"), t("assessment:percent", { value: 100 })],
    [dateLabel, date],
  ];
  return (
    <dl className="grid gap-2 sm:grid-cols-3 sm:gap-3">
      {facts.map(([name, value]) => (
        <Card
          key={name}
          className="flex flex-row-reverse items-baseline justify-between gap-4 px-4 py-2 sm:flex-col-reverse sm:justify-start sm:gap-1 sm:p-4"
        >
          <dt className="grow text-ink-2 sm:grow-0">{name}</dt>
          <dd className="order-first font-serif text-lead tabular-nums sm:order-none">{value}</dd>
        </Card>
      ))}
    </dl>
  );
}
