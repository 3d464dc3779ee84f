import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatDay } from "~/i18n/format";
import type { ReportProfile } from "~/results/results/profile.server";

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
    <section aria-labelledby="about" className="keep">
      <h2 id="about" className="sr-only">
        {t("profile.title")}
      </h2>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-3 border-t border-line py-4 text-small sm:grid-cols-3 lg:grid-cols-5">
        {facts.map(([term, fact]) => (
          <div key={term} className="min-w-0">
            <dt className="text-ink-3">{term}</dt>
            <dd className="tabular-nums wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What a report does not promise. */
export function Disclaimer({ text }: { text: string }) {
  const { t } = useTranslation("results");
  return (
    <section aria-labelledby="disclaimer" className="keep mt-8 max-w-measure text-small text-ink-3">
      <h2 id="disclaimer" className="font-sans text-small font-semibold tracking-normal">
        {t("disclaimer.title")}
      </h2>
      <p className="mt-1">{text}</p>
    </section>
  );
}
