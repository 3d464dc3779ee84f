import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "~/i18n/format";
import type { ReportProfile } from "~/results/results/profile.server";
import { ResultsPart } from "./part";

/** Which company the report is about, and its dates. */
export function Profile({ profile, reportDate }: { profile: ReportProfile; reportDate: string }) {
  const { t } = useTranslation("results");
  const previous = profile.previousSubmissionOn;
  const facts: [string, ReactNode][] = [
    [t("profile.date"), reportDate],
    [t("profile.company"), profile.company],
    [t("profile.registration"), profile.registrationNumber],
    [t("profile.username"), profile.username],
    [t("profile.state"), profile.state],
    [t("profile.previous"), previous === null ? t("profile.noPrevious") : formatDay(previous)],
    [t("profile.industry"), profile.industry],
    [t("profile.email"), profile.email],
    [t("profile.country"), profile.country],
    [t("profile.city"), profile.city ?? t("profile.noCity")],
  ];
  return (
    <ResultsPart id="about" title={t("profile.title")}>
      <dl className="keep grid grid-cols-2 gap-x-4 gap-y-3 text-small sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([term, fact]) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-3">{term}</dt>
            <dd className="tabular-nums wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </ResultsPart>
  );
}

/** What a report does not promise. */
export function Disclaimer({ text }: { text: string }) {
  const { t } = useTranslation("results");
  return (
    <ResultsPart id="disclaimer" title={t("disclaimer.title")}>
      <p className="max-w-measure text-small text-ink-2">{text}</p>
    </ResultsPart>
  );
}
