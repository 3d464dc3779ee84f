import { useTranslation } from "react-i18next";
import type { ResultsView } from "~/results/results/view";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { ResultsSection } from "./section";

/** The shortest way to the next level, one card per topic. `linksHowTos`: the reader may open the Knowledge Base. */
export function NextSteps({ next, linksHowTos }: { next: NonNullable<ResultsView["next"]>; linksHowTos: boolean }) {
  const { t } = useTranslation(["results", "common"]);
  return (
    <ResultsSection
      id="next"
      title={t("next.title", { level: next.level })}
      lead={t("next.lead", { count: next.practices })}
    >
      <ul className={cx("grid gap-4", next.steps.length > 1 && "xl:grid-cols-3")}>
        {next.steps.map(({ id, topic, practices, howTo, questions }) => (
          <Card key={id} as="li" className="p-5 sm:p-6">
            <p className="text-small font-semibold text-accent tabular-nums">{t("next.gain", { count: practices })}</p>
            <h3 className="mt-1">{topic}</h3>
            <ul className="mt-3 grid gap-4">
              {questions.map((question) => (
                <li key={question.id} className="border-s-3 border-accent/25 ps-3.5">
                  <p>{question.text}</p>
                  {question.evidence ? (
                    <p className="mt-1 text-small text-ink-3">{t("next.evidence", { evidence: question.evidence })}</p>
                  ) : null}
                </li>
              ))}
            </ul>
            {practices > questions.length ? (
              <p className="mt-3 text-small text-ink-3">{t("next.more", { count: practices - questions.length })}</p>
            ) : null}
            {linksHowTos && howTo ? (
              <p className="mt-3 print:hidden">
                <a href={howTo.href} className="inline-flex min-h-11 items-center">
                  {t("common:howTo", { title: howTo.title })}
                </a>
              </p>
            ) : null}
          </Card>
        ))}
      </ul>
    </ResultsSection>
  );
}
