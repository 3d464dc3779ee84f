import { useParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { DueDates, SetDates } from "~/assessment/deadlines/components/due-dates";
import type { DueDatesView } from "~/assessment/deadlines/view";
import type { Carried } from "~/assessment/drafts/carried.server";
import { CarriedLine } from "~/assessment/drafts/components/carried-line";
import { DraftActions } from "~/assessment/drafts/components/draft-actions";
import type { SectionView } from "~/assessment/form/section-view";
import type { TopicStates } from "~/assessment/teamwork/form-view";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { useKind } from "~/foundation/web/use-kind";
import { usePaths } from "~/foundation/web/use-paths";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/shell";
import { TopicRail, TopicRailOpener } from "./topic-rail";

const STEPS = ["answer", "save", "navigate", "upload"] as const;

/** The first page of an assessment: how long it takes, how it works, and the start button. */
export function Landing({
  firstSection,
  rail,
  indicators,
  overall,
  states,
  dates,
  carried,
  canDiscard,
  isOutdated,
}: {
  firstSection: string;
  rail: SectionView["rail"];
  indicators: Record<string, string>;
  overall: SectionView["overall"];
  states: TopicStates;
  dates: DueDatesView;
  carried: Carried | null;
  canDiscard: boolean;
  isOutdated: boolean;
}) {
  const { t } = useTranslation(["assessment", "team"]);
  const context = useKind();
  const paths = usePaths();
  const { id } = useParams();
  const assessment = useAssessmentName();
  return (
    <>
      <PageHeader eyebrow={assessment} title={t("landing.title", { context })} lead={t("landing.lead")} />
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-12">
        <div className="grid gap-5">
          {carried ? <CarriedLine carried={carried} /> : null}
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink href={paths.section(firstSection)} variant="primary">
              {t("landing.begin")}
            </ButtonLink>
            <TopicRailOpener />
            <a href="/user/team" className="inline-flex min-h-11 items-center">
              {t("team:link")}
            </a>
            <SetDates dates={dates} />
          </div>
          <DueDates dates={dates} />
          <Card padded>
            <ol className="grid gap-5">
              {/* Some steps are the same in every kind; the types ask for one that is not. */}
              {STEPS.map((step, index) => (
                <li key={step} className="flex gap-4">
                  <span
                    aria-hidden="true"
                    className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft font-serif text-lead font-semibold text-accent"
                  >
                    {index + 1}
                  </span>
                  <div>
                    <h2 className="font-sans text-body font-semibold tracking-normal">
                      {t(`landing.steps.${step}.title` as "landing.steps.save.title", { context })}
                    </h2>
                    <p className="text-ink-2">
                      {t(`landing.steps.${step}.text` as "landing.steps.answer.text", { context })}
                    </p>
                  </div>
                </li>
              ))}
            </ol>
          </Card>
          <DraftActions canDiscard={canDiscard} isOutdated={isOutdated} />
        </div>
        <TopicRail
          rail={rail}
          indicators={indicators}
          overall={overall}
          kind={context}
          linked={id}
          states={states}
          ways={{
            team: { href: paths.topics },
            points: { href: paths.points },
            offline: { href: paths.workbook },
            documents: { href: paths.documents },
          }}
        />
      </div>
    </>
  );
}
