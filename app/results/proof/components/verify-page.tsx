import { useTranslation } from "react-i18next";
import { longDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { ProofVerdict } from "~/results/proof/verify.server";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Disclosure } from "~/ui/disclosure";
import { TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { AttestedFacts } from "./attested-facts";

/** The network that runs this installation, and its host. */
export interface Issuer {
  name: string;
  address: string;
  host: string;
}

interface VerifyPageProps {
  typed: string;
  verdict: ProofVerdict | null;
  /** What was checked. */
  checked: "code" | "file";
  issuer: Issuer;
  /** How long to wait after too many checks; 0 when there is nothing to wait for. */
  minutes: number;
  /** A file was too large to be read. */
  isTooLarge: boolean;
  /** The form was sent without a code. */
  lacksCode: boolean;
}

/** Where anybody checks a report by its code or its proof file, with the outcome. */
export function VerifyPage({ typed, verdict, checked, issuer, minutes, isTooLarge, lacksCode }: VerifyPageProps) {
  const { t } = useTranslation("verify");
  const forms = (
    <>
      <form method="get" action="/verify" className="grid gap-4">
        <TextField
          field={{
            id: "code",
            name: "code",
            defaultValue: typed,
            maxLength: 40,
            autoComplete: "off",
            spellCheck: false,
          }}
          label={t("code")}
          hint={t("codeHint")}
          errors={lacksCode ? [t("codeMissing")] : undefined}
        />
        <div>
          <Button variant="primary">{t("check")}</Button>
        </div>
      </form>
      <form method="post" action="/verify" encType="multipart/form-data" className="grid gap-4">
        <TextField
          field={{ id: "file", name: "file", type: "file", accept: ".pdf,.json", required: true }}
          errors={isTooLarge ? [t("tooLarge")] : undefined}
          label={t("file")}
          hint={t("fileHint")}
        />
        <div>
          <Button>{t("checkFile")}</Button>
        </div>
      </form>
    </>
  );
  return (
    <div className={cx("grid gap-8", verdict?.state === "issued" ? "max-w-page" : "max-w-narrow")}>
      <PageHeader title={t("title")} lead={verdict?.state === "issued" ? undefined : t("lead")} />
      {minutes > 0 ? <Notice tone="attention" title={t("wait", { count: minutes })} /> : null}
      {verdict ? <Outcome verdict={verdict} checked={checked} issuer={issuer} /> : null}
      {verdict?.state === "issued" ? (
        <Disclosure summary={t("another")} flush>
          <div className="grid gap-8 py-3 text-ink">{forms}</div>
        </Disclosure>
      ) : (
        forms
      )}
      {verdict?.state === "issued" ? null : <p className="text-small text-ink-2">{t("means")}</p>}
      <p className="max-w-measure text-small text-ink-2">
        {t("offline.text")}{" "}
        <a href="/verify.html" download="verify.html">
          {t("offline.link")}
        </a>
      </p>
    </div>
  );
}

function Outcome({
  verdict,
  checked,
  issuer,
}: { verdict: ProofVerdict } & Pick<VerifyPageProps, "checked" | "issuer">) {
  const { t } = useTranslation("verify");
  const { t: report } = useTranslation("report");
  const { t: common } = useTranslation("common");
  const language = useLanguage();
  const { state } = verdict;
  if (state === "foreign") {
    return (
      <Notice tone="attention" title={t("state.foreign", { host: verdict.host })}>
        {t("foreignText", { host: verdict.host })}
      </Notice>
    );
  }
  if (state !== "issued") {
    return (
      <Notice tone="danger" title={t(`state.${state}`)}>
        {t(state === "changed" && checked === "code" ? "text.record" : `text.${state}`)}
      </Notice>
    );
  }
  const { credential, isOver, isKept, withdrawnOn, newerOn, hasLaterProof, isPaperOurs } = verdict;
  const { company, level } = credential.credentialSubject;
  return (
    <section aria-labelledby="outcome" className="grid gap-8">
      <h2 id="outcome" className="sr-only">
        {t("outcome")}
      </h2>
      <div className="grid max-w-narrow gap-4">
        {withdrawnOn === null ? null : (
          <Notice
            tone="danger"
            title={report("standing.withdrawn", { company: company.name, date: longDate(withdrawnOn, language) })}
          >
            {t("text.withdrawn")}
          </Notice>
        )}
        {newerOn === null ? null : (
          <Notice tone="attention" title={report("standing.newer", { date: longDate(newerOn, language) })} />
        )}
        {isPaperOurs ? null : (
          <Notice tone="danger" title={t("paper")}>
            {t("paperText")}
          </Notice>
        )}
        {isPaperOurs && withdrawnOn === null ? (
          <Notice tone="success" title={t("state.issued")}>
            {t("about", { company: company.name, level: common(`levels.${level}`) })}
            {isKept && newerOn === null ? ` ${t("latest")}` : null}
          </Notice>
        ) : null}
        {hasLaterProof ? <Notice tone="attention" title={t("laterProof")} /> : null}
        {isOver ? <Notice tone="attention" title={t("over")} /> : null}
        {isKept ? null : <Notice tone="attention" title={t("gone")} />}
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-14">
        <div className="grid content-start gap-3">
          <h3>{t("says")}</h3>
          <AttestedFacts credential={credential} />
        </div>
        <Explained checked={checked} issuer={issuer} />
      </div>
    </section>
  );
}

/** What was checked and how, who issued the report, and what that does not say. */
function Explained({ checked, issuer }: Pick<VerifyPageProps, "checked" | "issuer">) {
  const { t } = useTranslation("verify");
  const said = [
    { title: t("how.whatTitle"), text: t("how.what") },
    { title: t("how.title"), text: t(`how.${checked}`) },
    { title: t("how.whoTitle"), text: t("how.who", { ...issuer }) },
    { title: t("how.notTitle"), text: t("how.not") },
  ];
  return (
    <dl className="grid content-start gap-4">
      {said.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-semibold">{title}</dt>
          <dd className="mt-0.5 text-ink-2 wrap-anywhere">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
