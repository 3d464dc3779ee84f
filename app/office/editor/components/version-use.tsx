import { useTranslation } from "react-i18next";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { VersionUse } from "~/office/editor/rules/version-use";
import { Card } from "~/ui/card";
import type { VersionUseView } from "../version-use.server";

const DRAFTS = ["open", "moved", "late", "deleted", "still"] as const;
const ASSESSMENTS = ["begun", "submitted"] as const;

/** What a publication did afterwards: what became of the drafts it met, and what was begun with it. */
export function VersionUseSection({ view: { since, next, use } }: { view: VersionUseView }) {
  const { t } = useTranslation("questionnaires");
  return (
    <section aria-labelledby="use" className="grid gap-3">
      <h2 id="use">{t("use.title")}</h2>
      <p className="max-w-measure text-ink-2">
        {next ? t("use.until", { since, next: next.version, date: next.date }) : t("use.since", { since })}
      </p>
      {use ? (
        <Card padded className="grid gap-6">
          {use.open > 0 ? (
            <Figures title={t("use.drafts")} names={DRAFTS} use={use} />
          ) : (
            <p className="text-ink-2">{t("use.noDrafts")}</p>
          )}
          <Figures title={t("use.assessments")} names={ASSESSMENTS} use={use} />
        </Card>
      ) : (
        <p>{t("use.none")}</p>
      )}
    </section>
  );
}

function Figures({ title, names, use }: { title: string; names: readonly (keyof VersionUse)[]; use: VersionUse }) {
  const { t } = useTranslation("questionnaires");
  const language = useLanguage();
  return (
    <div>
      <h3>{title}</h3>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-4 lg:grid-cols-5">
        {names.map((name) => (
          <div key={name} className="flex flex-col-reverse justify-end">
            <dt className="text-small text-ink-2">{t(`use.counts.${name}`)}</dt>
            <dd className="text-lead font-semibold tabular-nums">{wholeNumber(use[name], language)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
