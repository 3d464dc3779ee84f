import { useTranslation } from "react-i18next";
import type { ReportCredential } from "~/domain/proof/credential";
import { longDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Table } from "~/ui/table";

/** What a credential says, as it was issued. */
export function Said({ credential }: { credential: ReportCredential }) {
  const { t } = useTranslation(["verify", "common", "climate"]);
  const language = useLanguage();
  const { credentialSubject: said, issuer, validFrom, validUntil } = credential;
  const day = (instant: string) => longDate(Date.parse(instant), language);
  const { approval, emissions } = said;
  const tonnes = (scope: "scope1" | "scope2") =>
    emissions?.[scope] ? `${emissions[scope].tonnes.toLocaleString(language)} ${t("climate:ghg.unit")}` : t("none");
  const facts = [
    [t("facts.company"), `${said.company.name} (${said.company.registrationNumber})`],
    [t("facts.report"), t(`common:kinds.${said.reportKind}.name` as never)],
    [t("facts.submitted"), day(said.period.submitted)],
    ...(said.period.year ? [[t("facts.year"), String(said.period.year)]] : []),
    [t("facts.level"), t(`common:levels.${said.level}`)],
    [t("facts.declared"), String(said.declared)],
    [t("facts.evidenced"), String(said.evidenced)],
    ...(emissions
      ? [
          [t("climate:ghg.scope1"), tonnes("scope1")],
          [t("climate:ghg.scope2"), tonnes("scope2")],
        ]
      : []),
    [
      t("facts.approval"),
      approval ? [approval.name, approval.designation, day(approval.date)].filter(Boolean).join(", ") : t("none"),
    ],
    [t("facts.issuer"), issuer],
    [t("facts.issued"), day(validFrom)],
    [t("facts.until"), day(validUntil)],
    [t("facts.files"), String(said.evidenceSha256.length)],
  ] as const;
  return (
    <>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_minmax(0,1fr)]">
        {facts.map(([name, fact]) => (
          <div key={name} className="contents">
            <dt className="text-ink-3">{name}</dt>
            <dd className="wrap-anywhere">{fact}</dd>
          </div>
        ))}
      </dl>
      <Table
        caption={t("scores")}
        isCompact
        columns={[
          { key: "name", header: t("subject") },
          { key: "points", header: t("correct"), align: "end" },
          { key: "level", header: t("facts.level") },
        ]}
        rows={said.scores.map(({ subject, label, correct, total, level }) => ({
          key: subject,
          cells: {
            name: subject === "overall" ? t("overall") : <span lang="en">{label}</span>,
            points: `${correct} / ${total}`,
            level: t(`common:levels.${level}`),
          },
        }))}
      />
    </>
  );
}
