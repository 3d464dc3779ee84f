import { useTranslation } from "react-i18next";
import { Drawn } from "~/results/figures/drawn";
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
  /** The part of the report that the address opens. */
  open: string;
}

/** A report as the reader of a link sees it: what it is and whether to trust it, then the report in parts that open. */
export function SharedPage(shared: Shared) {
  const { t } = useTranslation("share");
  const { report } = shared;
  return (
    <div className="pb-5 print:py-0">
      <ReportStatus standing={report.standing} check={report.check} />
      <Introduction {...shared} />
      <ReportSheet report={report} open={shared.open} hasIntroduction />
      <p className="pt-5 text-small text-ink-3 print:hidden">{t("shared.counted")}</p>
    </div>
  );
}

/** What a stranger needs before the figures: what this is, who issued it, how to check it, and what it does not say. */
function Introduction({ report, until, filePath }: Shared) {
  const { t } = useTranslation("share");
  const { cover, nature, issuer, check, proof } = report;
  const facts = [
    ...("level" in cover ? [{ term: t("shared.level"), fact: `${cover.level} · ${cover.reached}` }] : []),
    { term: t("shared.assessment"), fact: `${cover.subtitle} · ${cover.submitted}` },
  ];
  return (
    <Card as="section" className="mt-5 mb-5 flex gap-10 p-5 sm:p-7 print:hidden">
      <div className="grid min-w-0 grow gap-5">
        <div>
          <p className="text-small text-ink-3">{cover.title}</p>
          <h1 className="wrap-anywhere">{cover.company}</h1>
        </div>
        <dl className="grid gap-x-10 gap-y-3">
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
          {proof ? (
            <ButtonLink href={check.path} variant="primary">
              {check.text}
            </ButtonLink>
          ) : null}
          <ButtonLink href={filePath}>
            <Icon name="download" />
            {t(proof ? "shared.sealed" : "shared.file")}
          </ButtonLink>
        </p>
        <div className="max-w-measure wrap-anywhere">
          <p>
            {t("shared.lead", { company: cover.company, date: until })} {nature.what}
          </p>
          {report.isPartial ? <p className="mt-2">{t("shared.unproved")}</p> : null}
          <p className="mt-2 text-ink-2">{issuer.text}</p>
        </div>
      </div>
      {"figure" in cover ? (
        <div className="w-80 shrink-0 max-lg:hidden">
          <Drawn drawing={cover.figure} />
        </div>
      ) : null}
    </Card>
  );
}
