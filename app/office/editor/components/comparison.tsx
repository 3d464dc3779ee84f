import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ChangedQuestionRow } from "~/assessment/drafts/components/changed-question";
import type { AddedView } from "~/assessment/drafts/view";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card, CardSection } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Table } from "~/ui/table";
import type { ComparisonView } from "../comparison.server";

/** What a next version changes: first the counts, then each question. */
export function Comparison({ view }: { view: ComparisonView }) {
  const { t } = useTranslation("questionnaires");
  const { changed, added, gone, texts } = view;
  const counts = [
    ...(changed.length > 0 ? [t("publish.counts.changed", { count: changed.length })] : []),
    ...(added.length > 0 ? [t("publish.counts.added", { count: added.length })] : []),
    ...(gone.length > 0 ? [t("publish.counts.gone", { count: gone.length })] : []),
    ...(texts > 0 ? [t("publish.counts.texts", { count: texts })] : []),
  ];
  return (
    <>
      <Card padded>
        <ul className="grid max-w-measure list-disc gap-1 ps-6">
          {counts.length === 0 ? <li>{t("publish.same")}</li> : null}
          {counts.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </Card>
      {changed.length > 0 ? (
        <ComparedSection title={t("publish.changed")}>
          {changed.map((question) => (
            <CardSection key={question.id}>
              <ChangedQuestionRow question={question} isAnybodys />
            </CardSection>
          ))}
        </ComparedSection>
      ) : null}
      <Questions title={t("publish.added")} questions={added} />
      <Questions title={t("publish.gone")} questions={gone} />
      <Meetings view={view} />
    </>
  );
}

function ComparedSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure summary={title} flush>
      <Card>{children}</Card>
    </Disclosure>
  );
}

function Questions({ title, questions }: { title: string; questions: AddedView[] }) {
  const { t } = useTranslation("drafts");
  if (questions.length === 0) return null;
  return (
    <ComparedSection title={title}>
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
