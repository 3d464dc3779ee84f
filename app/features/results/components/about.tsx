import { useTranslation } from "react-i18next";
import type { ReportProfile } from "~/features/results/profile.server";
import { formatDay } from "~/i18n/format";
import { Card } from "~/ui/card";
import { ResultsSection } from "./section";

/** Whom the report is about and since when, and what it does not promise. */
export function About({
  profile,
  reportDate,
  disclaimer,
}: {
  profile: ReportProfile;
  reportDate: string;
  disclaimer: string;
}) {
  const { t } = useTranslation("results");
  const previous = profile.previousSubmissionAt;
  const facts = [
    [t("profile.date"), reportDate],
    [t("profile.previous"), previous === null ? t("profile.noPrevious") : formatDay(previous)],
    [t("profile.company"), profile.company],
    [t("profile.registration"), profile.registrationNumber],
    [t("profile.industry"), profile.industry],
    [t("profile.username"), profile.username],
    [t("profile.email"), profile.email],
    [t("profile.country"), profile.country],
    [t("profile.state"), profile.state],
    [t("profile.city"), profile.city ?? t("profile.noCity")],
  ];
  return (
    <>
      <ResultsSection id="about" title={t("profile.title")}>
        <Card>
          <dl className="grid gap-x-8 px-5 py-2 sm:grid-cols-2 sm:px-7 sm:py-4">
            {facts.map(([term, fact]) => (
              <div key={term} className="border-b border-line py-3 last:border-b-0 sm:nth-last-2:border-b-0">
                <dt className="text-small text-ink-3">{term}</dt>
                <dd className="tabular-nums wrap-anywhere">{fact}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </ResultsSection>
      <section aria-labelledby="disclaimer" className="keep mt-8 max-w-measure text-small text-ink-3">
        <h2 id="disclaimer" className="font-sans text-small font-semibold tracking-normal">
          {t("disclaimer.title")}
        </h2>
        <p className="mt-1">{disclaimer}</p>
      </section>
    </>
  );
}
