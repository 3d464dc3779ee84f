import { useTranslation } from "react-i18next";
import type { AgreedDocument } from "~/core/agreement";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHeader } from "~/ui/shell";

interface AgreementsProps {
  documents: {
    document: AgreedDocument;
    version: number;
    path: string;
    /** Newest first. */
    changed: { number: number; date: string; changes: string }[];
  }[];
  company: string;
  /** The day from which changes are blocked, and whether it has come. */
  date: string;
  isDue: boolean;
  /** Where the reader wanted to go. */
  next: string;
}

/** Asks an owner to agree to new versions: what they change, and the options for an owner who does not agree, or not yet. */
export function Agreements({ documents, company, date, isDue, next }: AgreementsProps) {
  const { t } = useTranslation(["legal", "common"]);
  return (
    <div className="max-w-measure">
      <PageHeader title={t("agree.title")} lead={t(isDue ? "agree.leadDue" : "agree.leadSoon", { date })} />
      <Card padded>
        <form method="post" className="grid gap-6">
          <input type="hidden" name="next" value={next} />
          {documents.map(({ document, version, path, changed }) => (
            <section key={document} aria-labelledby={document} className="grid gap-3">
              <h2 id={document}>{t(`common:shell.${document}`)}</h2>
              <ul className="grid list-disc gap-2 ps-6 text-ink-2">
                {changed.map((each) => (
                  <li key={each.number}>
                    <strong>{t("versions.one", each)}</strong>
                    <br />
                    {each.changes}
                  </li>
                ))}
              </ul>
              <a href={path} target="_blank" rel="noopener" className="flex min-h-11 items-center">
                {t("agree.read", { name: t(`common:shell.${document}`) })}
              </a>
              <input type="hidden" name={document} value={version} />
            </section>
          ))}
          <div className="flex flex-wrap gap-3">
            <Button variant="primary">{t("agree.submit", { company })}</Button>
            <ButtonLink href={next}>{t(isDue ? "agree.readOn" : "agree.later")}</ButtonLink>
          </div>
        </form>
      </Card>
      <section aria-labelledby="otherwise" className="mt-8 grid gap-2">
        <h2 id="otherwise">{t("agree.otherwise")}</h2>
        <p className="text-ink-2">{t("agree.otherwiseText")}</p>
        <p className="flex flex-wrap gap-x-6">
          <a href="/user/privacy" className="flex min-h-11 items-center">
            {t("agree.privacy")}
          </a>
          <a href="/support" className="flex min-h-11 items-center">
            {t("agree.ask")}
          </a>
        </p>
      </section>
    </div>
  );
}
