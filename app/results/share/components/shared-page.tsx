import { useTranslation } from "react-i18next";
import { ReportSheet, ReportStatus } from "~/results/report/components/report-page";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icons";
import { Notice } from "~/ui/notice";
import type { SharedReport } from "../parts";

interface Shared {
  report: SharedReport;
  /** The day until which the link opens, in words. */
  until: string;
  /** Where the same is a file. */
  filePath: string;
}

/** A report as the reader of a link sees it: what it is and whether to trust it, then the report. */
export function SharedPage(shared: Shared) {
  const { t } = useTranslation("share");
  const { report } = shared;
  return (
    <div className="pb-5 print:py-0">
      <ReportStatus standing={report.standing} check={report.check} />
      <Introduction {...shared} />
      <ReportSheet report={report} />
      <p className="pt-5 text-small text-ink-3 print:hidden">
        {t("shared.counted", { company: report.cover.company })}
      </p>
    </div>
  );
}

/** What a stranger needs before the figures: what this is, who issued it, how to check it, and what it does not say. */
function Introduction({ report, until, filePath }: Shared) {
  const { t } = useTranslation("share");
  const { cover, nature, issuer, check, parts, proof } = report;
  const facts = [
    ...("level" in cover ? [{ term: t("shared.level"), fact: `${cover.level} · ${cover.reached}` }] : []),
    { term: t("shared.assessment"), fact: `${cover.subtitle} · ${cover.submitted}` },
  ];
  return (
    <Card as="section" className="mt-5 mb-5 grid gap-5 p-5 sm:p-7 print:hidden">
      <p className="max-w-measure wrap-anywhere text-lead font-semibold">
        {t("shared.lead", { company: cover.company, date: until })}
      </p>
      <dl className="grid gap-x-10 gap-y-3 sm:flex sm:flex-wrap">
        {facts.map(({ term, fact }) => (
          <div key={term}>
            <dt className="text-small text-ink-3">{term}</dt>
            <dd className="font-semibold tabular-nums">{fact}</dd>
          </div>
        ))}
      </dl>
      <Notice tone="attention" title={nature.unverified}>
        {nature.backed}
      </Notice>
      <p className="flex flex-wrap gap-3 max-sm:grid">
        <ButtonLink href={check.path} variant="primary">
          {check.text}
        </ButtonLink>
        <ButtonLink href={filePath}>
          <Icon name="download" />
          {t(proof ? "shared.sealed" : "shared.file")}
        </ButtonLink>
      </p>
      <div className="max-w-measure wrap-anywhere">
        <p>{nature.what}</p>
        <p className="mt-2 text-ink-2">{issuer.text}</p>
      </div>
      <nav aria-label={t("shared.contents")}>
        <ul className="flex flex-wrap gap-x-5">
          {parts.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="inline-flex min-h-11 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}
