import { useTranslation } from "react-i18next";
import type { ReportProof } from "~/features/proof/latest.server";
import { ButtonLink } from "~/ui/button";

/** The code under which anybody can check the report, and its proof as a file. */
export function Proof({ proof: { code, isSetUp } }: { proof: ReportProof }) {
  const { t } = useTranslation("verify");
  if (!code) return <p className="mt-8 text-small text-ink-2 print:hidden">{t(isSetUp ? "pending" : "notSetUp")}</p>;
  return (
    <section aria-labelledby="proof" className="mt-8 grid gap-3 print:hidden">
      <h2 id="proof">{t("proof")}</h2>
      <p className="max-w-measure">{t("means")}</p>
      <p className="font-semibold tabular-nums">{t("foot", { code })}</p>
      <p className="flex flex-wrap gap-3">
        <ButtonLink href={`/verify/${code}`}>{t("download")}</ButtonLink>
        <ButtonLink href={`/verify?code=${code}`} variant="quiet">
          {t("title")}
        </ButtonLink>
      </p>
    </section>
  );
}
