import { useTranslation } from "react-i18next";
import { useLanguage } from "~/i18n/use-language";
import type { ReportCredential } from "~/results/proof/rules/credential";
import { factsOf, scoresOf, wordsOf } from "~/results/proof/words";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";

/** What a credential says, as it was issued; its scores for whoever opens them. */
export function AttestedFacts({ credential }: { credential: ReportCredential }) {
  const { t } = useTranslation("verify");
  const words = wordsOf(t, useTranslation("common").t, useTranslation("climate").t);
  return (
    <>
      <dl className="grid gap-x-6 gap-y-3 sm:gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {factsOf(credential, words, useLanguage()).map(([name, fact]) => (
          <div key={name} className="sm:contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <Disclosure summary={t("scores")} tone="quiet" flush>
        <Card>
          <Table
            caption={t("scores")}
            captionHidden
            isCompact
            columns={[
              { key: "name", header: t("subject") },
              { key: "points", header: t("correct"), align: "end" },
              { key: "level", header: t("facts.level") },
            ]}
            rows={scoresOf(credential, words).map(({ subject, name, isEnglish, points, level }) => ({
              key: subject,
              cells: { name: isEnglish ? <span lang="en">{name}</span> : name, points, level },
            }))}
          />
        </Card>
      </Disclosure>
    </>
  );
}
