import { useTranslation } from "react-i18next";
import type { AssessmentCard, onDays } from "~/assessment/answers/queries.server";
import { CarriedFromLine } from "~/assessment/drafts/components/carried-line";
import { OutdatedLine } from "~/assessment/drafts/components/resync-ways";
import { assessmentPaths } from "~/core/addresses/assessment";
import { formatDay } from "~/i18n/format";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ProgressBar } from "~/ui/progress";
import { LevelChip } from "~/ui/scale";

export type CardView = Omit<ReturnType<typeof onDays<AssessmentCard>>, "id"> & { sealedId: string };

/** The company's assessments. Drafts link to their form, completed ones to their results. */
export function AssessmentCards({ cards }: { cards: CardView[] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {cards.map((card) => (
        <Card as="li" key={card.sealedId} padded className="flex flex-col gap-4">
          {card.state === "draft" ? <Draft card={card} /> : <Completed card={card} />}
        </Card>
      ))}
    </ul>
  );
}

function Draft({ card }: { card: CardView }) {
  const { t } = useTranslation(["assessment", "common"]);
  const { answered, total, percent, isComplete } = card.progress;
  const paths = assessmentPaths(card.kind, card.sealedId);
  return (
    <>
      <div>
        <p className="text-small font-semibold text-attention">{t("card.inProgress")}</p>
        <h2 className="mt-1 text-lead">{t(`common:kinds.${card.kind}.name`)}</h2>
        <p className="text-small text-ink-3">{t("card.changed", { date: formatDay(card.changedOn) })}</p>
      </div>
      <ProgressBar
        value={answered}
        max={total}
        label={t("card.answered", { answered, total })}
        valueText={t("percent", { value: percent })}
        showLabel
      />
      {card.carriedOn === null ? null : <CarriedFromLine on={card.carriedOn} />}
      {card.isOutdated ? <OutdatedLine href={paths.resync} /> : null}
      <div className="mt-auto">
        <ButtonLink href={paths.form} variant="primary">
          {answered === 0 ? t("card.begin") : isComplete ? t("card.submit") : t("card.resume")}
        </ButtonLink>
      </div>
    </>
  );
}

function Completed({ card }: { card: CardView }) {
  const { t } = useTranslation(["assessment", "common"]);
  const paths = assessmentPaths(card.kind, card.sealedId);
  return (
    <>
      <div>
        <p className="text-small font-semibold text-accent">{t("card.completed")}</p>
        <h2 className="mt-1 text-lead">{t(`common:kinds.${card.kind}.name`)}</h2>
        <p className="text-small text-ink-3">{t("card.submitted", { date: formatDay(card.changedOn) })}</p>
      </div>
      {card.level && card.score !== null ? (
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-serif text-title font-semibold tabular-nums">
            {t("percent", { value: Math.round(card.score / 100) })}
          </span>
          <LevelChip level={card.level} name={t(`common:levels.${card.level}`)} />
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap gap-3">
        <ButtonLink href={paths.results} variant="primary">
          {t("card.results")}
        </ButtonLink>
        <ButtonLink href={paths.view}>{t("card.answers")}</ButtonLink>
      </div>
    </>
  );
}
