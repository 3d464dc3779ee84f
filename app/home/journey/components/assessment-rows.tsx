import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AssessmentCard, onDays } from "~/assessment/answers/queries.server";
import { CarriedFromLine } from "~/assessment/drafts/components/carried-line";
import { OutdatedLine } from "~/assessment/drafts/components/resync-ways";
import { assessmentPaths } from "~/core/addresses/assessment";
import { shortDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/card";
import { LevelChip } from "~/ui/scale";

export type RowView = Omit<ReturnType<typeof onDays<AssessmentCard>>, "id"> & {
  sealedId: string;
  /** The steps above the list lead to its form or results, and say its level. */
  isAbove: boolean;
};

/**
 * The company's assessments of a kind, a row each. Drafts link to their form, completed ones to their results and answers. Below them is what
 * can be set for them.
 */
export function AssessmentRows({ rows, foot }: { rows: RowView[]; foot: ReactNode }) {
  return (
    <Card className="px-5 sm:px-7">
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.sealedId} className="py-2">
            {row.state === "draft" ? <Draft row={row} /> : <Completed row={row} />}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-x-6 border-t border-line py-1 empty:hidden">{foot}</div>
    </Card>
  );
}

function Draft({ row }: { row: RowView }) {
  const { t } = useTranslation("assessment");
  const language = useLanguage();
  const { answered, total, isComplete } = row.progress;
  const paths = assessmentPaths(row.kind, row.sealedId);
  return (
    <>
      <Line
        state={<span className="text-attention">{t("card.inProgress")}</span>}
        links={
          row.isAbove
            ? []
            : [
                {
                  href: paths.form,
                  name: answered === 0 ? t("card.begin") : isComplete ? t("card.submit") : t("card.resume"),
                },
              ]
        }
      >
        <span>{t("card.answered", { answered, total })}</span>
        <span className="text-ink-3">{t("card.changed", { date: shortDate(row.changedOn, language) })}</span>
      </Line>
      {row.carriedOn === null ? null : <CarriedFromLine on={row.carriedOn} />}
      {row.isOutdated ? <OutdatedLine href={paths.resync} /> : null}
    </>
  );
}

function Completed({ row }: { row: RowView }) {
  const { t } = useTranslation(["assessment", "common"]);
  const language = useLanguage();
  const paths = assessmentPaths(row.kind, row.sealedId);
  return (
    <Line
      state={<span className="text-accent">{t("card.completed")}</span>}
      links={[
        ...(row.isAbove ? [] : [{ href: paths.results, name: t("card.results") }]),
        { href: paths.view, name: t("card.answers") },
      ]}
    >
      {row.level && row.score !== null && !row.isAbove ? (
        <span className="flex items-center gap-2">
          <strong className="tabular-nums">{t("percent", { value: Math.round(row.score / 100) })}</strong>
          <LevelChip level={row.level} name={t(`common:levels.${row.level}`)} />
        </span>
      ) : null}
      <span className="text-ink-3">{t("card.submitted", { date: shortDate(row.changedOn, language) })}</span>
    </Line>
  );
}

/** How far an assessment is, facts about it, and where it leads: one line at a desk. */
function Line({
  state,
  links,
  children,
}: {
  state: ReactNode;
  links: { href: string; name: string }[];
  children: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 sm:min-h-11">
      <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-small sm:grow">
        <strong>{state}</strong>
        {children}
      </p>
      {links.length > 0 ? (
        <p className="flex flex-wrap gap-x-5">
          {links.map(({ href, name }) => (
            <a key={href} href={href} className="inline-flex min-h-11 items-center">
              {name}
            </a>
          ))}
        </p>
      ) : null}
    </div>
  );
}
