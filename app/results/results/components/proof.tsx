import { useTranslation } from "react-i18next";
import { dateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import type { ReportProof } from "~/results/proof/latest.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ResultsPart } from "./part";

/** The code with which anybody can check the report, and its proof as a file; for its owner, also the link to withdraw it. */
export function Proof({ proof, withdrawPath }: { proof: ReportProof; withdrawPath: string | null }) {
  const { t } = useTranslation("verify");
  const reader = useReader();
  const { code, isSetUp, withdrawnAt } = proof;
  if (!code) {
    return (
      <ResultsPart id="proof" title={t("proof")}>
        <p className="text-ink-2">{t(isSetUp ? "pending" : "notSetUp")}</p>
      </ResultsPart>
    );
  }
  return (
    <ResultsPart id="proof" title={t("proof")} aside={code}>
      <div className="grid gap-3">
        {withdrawnAt === null ? (
          <p className="max-w-measure">{t("means")}</p>
        ) : (
          <Notice tone="danger" title={t("withdraw.done", { date: dateOf(withdrawnAt, reader) })}>
            {t("withdraw.doneText")}
          </Notice>
        )}
        <p className="font-semibold tabular-nums">{t("foot", { code })}</p>
        <p className="flex flex-wrap items-center gap-3">
          <ButtonLink href={`/verify/${code}`}>{t("download")}</ButtonLink>
          <ButtonLink href={`/verify?code=${code}`} variant="quiet">
            {t("title")}
          </ButtonLink>
          {withdrawPath && withdrawnAt === null ? (
            <ButtonLink href={withdrawPath} variant="quiet">
              {t("withdraw.link")}
            </ButtonLink>
          ) : null}
        </p>
      </div>
    </ResultsPart>
  );
}
