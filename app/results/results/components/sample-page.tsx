import { useTranslation } from "react-i18next";
import type { ResultsView } from "~/results/results/view";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Charts } from "./charts";
import { NextPractices } from "./next-practices";
import { Performance } from "./performance";
import { ReadinessLead } from "./readiness-lead";
import { AnswerFirst, Parts } from "./report-page";
import { SdgMapping } from "./sdg-mapping";
import { Sources } from "./sources";

/** The results as a stranger may see them: of a company that does not exist, and marked as such. */
export function SamplePage({
  company,
  industry,
  view,
  chart,
  isSignedIn,
}: {
  company: string;
  industry: string;
  view: ResultsView;
  chart: string;
  /** The reader has an account, and a home to go back to. */
  isSignedIn: boolean;
}) {
  const { t } = useTranslation(["results", "common"]);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pt-5 pb-5 md:pt-8">
        <div>
          <h1 className="font-sans text-body font-semibold tracking-normal">{t("report")}</h1>
          <p className="text-ink-2">
            {[company, t("common:kinds.readiness.name"), t("submitted", { date: view.submittedOn })].join(" · ")}
          </p>
        </div>
        {isSignedIn ? (
          <ButtonLink href="/user/history">{t("sample.back")}</ButtonLink>
        ) : (
          <ButtonLink href="/#start" variant="primary">
            {t("sample.begin")}
          </ButtonLink>
        )}
      </div>
      <div className="mb-5">
        <Notice tone="info" title={t("sample.title")}>
          {t("sample.text")}
        </Notice>
      </div>
      <AnswerFirst
        lead={<ReadinessLead view={view} />}
        next={<NextPractices title={t("next.title")} practices={view.practices} />}
      />
      <Sources view={view} peerIndustry={industry} />
      <Parts>
        <Performance view={view} linksHowTos={isSignedIn} />
        <Charts view={view} text={t("source.categoryText")} chart={chart} />
        <SdgMapping sdgs={view.sdgs} />
      </Parts>
    </>
  );
}
