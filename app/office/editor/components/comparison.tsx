import { useTranslation } from "react-i18next";
import type { AddedView } from "~/assessment/drafts/view";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card, CardSection } from "~/ui/card";
import { Table } from "~/ui/table";
import type { ComparisonView } from "../comparison.server";
import { WHOLE } from "../paths";
import { ChangedParts, ComparedSection } from "./changed-parts";

/** What a next version changes: first the counts, then each part. `here` is the page's own address. */
export function Comparison({ view, here }: { view: ComparisonView; here: string }) {
  const { t } = useTranslation("questionnaires");
  const { changed, others, added, gone, counts, further } = view;
  const lines = [
    ...(counts.changed > 0 ? [t("publish.counts.changed", { count: counts.changed })] : []),
    ...(added.length > 0 ? [t("publish.counts.added", { count: added.length })] : []),
    ...(gone.length > 0 ? [t("publish.counts.gone", { count: gone.length })] : []),
    ...(counts.texts > 0 ? [t("publish.counts.texts", { count: counts.texts })] : []),
    ...(counts.settings > 0 ? [t("publish.counts.settings", { count: counts.settings })] : []),
  ];
  return (
    <>
      <h2>{t("publish.changes")}</h2>
      <Card padded>
        <ul className="grid max-w-measure list-disc gap-1 ps-6">
          {lines.length === 0 ? <li>{t("publish.same")}</li> : null}
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      <ChangedParts title={t("publish.changed")} parts={changed} />
      <ChangedParts title={t("publish.others")} parts={others} />
      {further > 0 ? (
        <p>
          {t("publish.further", { count: further })}{" "}
          <a href={`${here}?${WHOLE}`} className="inline-flex min-h-11 items-center font-semibold">
            {t("publish.all")}
          </a>
        </p>
      ) : null}
      <Questions title={t("publish.added")} questions={added} />
      <Questions title={t("publish.gone")} questions={gone} />
      <Meetings view={view} />
    </>
  );
}

function Questions({ title, questions }: { title: string; questions: AddedView[] }) {
  const { t } = useTranslation("drafts");
  if (questions.length === 0) return null;
  return (
    <ComparedSection title={title} of={questions.length}>
      {questions.map(({ id, place, text, isRequired }) => (
        <CardSection key={id}>
          <p className="text-small text-ink-3">
            {place} · {isRequired ? t("resync.required") : t("resync.optional")}
          </p>
          <p className="max-w-measure wrap-anywhere">{text}</p>
          <p className="text-small text-ink-3 wrap-anywhere">{id}</p>
        </CardSection>
      ))}
    </ComparedSection>
  );
}

/** What happens to today's draft assessments. */
function Meetings({ view: { meetings } }: { view: ComparisonView }) {
  const { t } = useTranslation("questionnaires");
  const language = useLanguage();
  const figure = (value: number) => wholeNumber(value, language);
  return (
    <div className="grid gap-3">
      <h2>{t("publish.meets.title")}</h2>
      <p className="max-w-measure text-ink-2">{t("publish.meets.lead")}</p>
      {meetings.length === 0 ? (
        <p>{t("publish.meets.none")}</p>
      ) : (
        <Card>
          <Table
            caption={t("publish.meets.title")}
            captionHidden
            isStacked
            columns={[
              { key: "version", header: t("publish.meets.version") },
              { key: "drafts", header: t("publish.meets.drafts"), align: "end" },
              { key: "kept", header: t("publish.meets.kept"), align: "end" },
              { key: "confirm", header: t("publish.meets.confirm"), align: "end" },
              { key: "dropped", header: t("publish.meets.dropped"), align: "end" },
            ]}
            rows={meetings.map(({ version, drafts, counted, kept, confirm, dropped }) => ({
              key: version,
              cells: {
                version: (
                  <>
                    {version}
                    {counted < drafts ? (
                      <span className="block text-small font-normal text-ink-3">
                        {t("publish.meets.part", { counted: figure(counted) })}
                      </span>
                    ) : null}
                  </>
                ),
                drafts: figure(drafts),
                kept: figure(kept),
                confirm: figure(confirm),
                dropped: figure(dropped),
              },
            }))}
          />
        </Card>
      )}
    </div>
  );
}
