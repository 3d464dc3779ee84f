import { useTranslation } from "react-i18next";
import type { WorkbookPreview } from "~/assessment/workbook/preview.server";
import { isOwnFault } from "~/assessment/workbook/rules/read-answers";
import { chooseName, QUESTIONNAIRE, TAKE } from "~/assessment/workbook/taken";
import type { ChangeView, ConflictView, ProblemView } from "~/assessment/workbook/view";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { Notice } from "~/ui/notice";

/** The preview of an uploaded workbook: its changes, the cells that cannot be imported, and the conflicts. Nothing is saved yet. */
export function PreviewForm({
  preview,
  saved,
  offered,
  path,
}: {
  preview: WorkbookPreview;
  saved: number | null;
  offered: number | null;
  path: string;
}) {
  const { t } = useTranslation("workbook");
  const { questionnaire, changes, conflicts, problems, further, unchanged } = preview;
  const total = changes.length + conflicts.length;
  return (
    <section aria-labelledby="preview" className="grid gap-5">
      <div>
        {/* biome-ignore lint/a11y/noAutofocus: what the upload came to is the first thing to be read */}
        <h2 id="preview" tabIndex={-1} autoFocus>
          {saved === null ? t("preview.title") : t("preview.again")}
        </h2>
        <p className="mt-1.5 max-w-measure text-ink-2">
          {saved !== null ? `${t("done.saved", { count: saved })} ` : null}
          {saved === null && changes.length > 0 ? `${t("preview.changes", { count: changes.length })} ` : null}
          {conflicts.length > 0 ? `${t("preview.conflicts", { count: conflicts.length })} ` : null}
          {problems.length > 0 ? `${t("preview.problems", { count: problems.length + further })} ` : null}
          {unchanged > 0 ? `${t("preview.unchanged", { count: unchanged })} ` : null}
        </p>
      </div>
      {problems.length > 0 ? <Problems problems={problems} further={further} /> : null}
      {total > 0 ? (
        <form method="post" action={path} className="grid gap-5">
          <input type="hidden" name={QUESTIONNAIRE} value={questionnaire} />
          <input type="hidden" name="offered" value={offered ?? total} />
          <input type="hidden" name="before" value={saved ?? 0} />
          {conflicts.length > 0 ? <Conflicts conflicts={conflicts} /> : null}
          {changes.length > 0 ? <Changes changes={changes} /> : null}
          <div className="flex flex-col-reverse gap-3 sm:flex-row">
            <ButtonLink href={path}>{t("preview.cancel")}</ButtonLink>
            <Button variant="primary" name="intent" value="apply">
              {t("preview.save")}
            </Button>
          </div>
        </form>
      ) : (
        <Notice tone="info" title={t("preview.nothing")}>
          {t("preview.nothingText")}
        </Notice>
      )}
    </section>
  );
}

function Changes({ changes }: { changes: ChangeView[] }) {
  const { t } = useTranslation("workbook");
  const sheets = [...new Set(changes.map(({ sheet }) => sheet))];
  return (
    <Card>
      {sheets.map((sheet, index) => (
        <CardSection key={sheet}>
          <ChoiceGroup
            id={`changes-${index + 1}`}
            legend={sheet}
            hint={t("preview.untick")}
            type="checkbox"
            name={TAKE}
            options={changes
              .filter((change) => change.sheet === sheet)
              .map(({ value, address, question, was, becomes }) => ({
                value,
                checked: true,
                label: (
                  <>
                    <span className="block text-small text-ink-3">{t("preview.cell", { cell: address })}</span>
                    <span className="block">{question}</span>
                    <span className="block wrap-anywhere">
                      <span className="text-ink-2">{was || t("preview.none")}</span>
                      <span aria-hidden="true"> → </span>
                      <span className="sr-only">{t("preview.becomes")}</span> <strong>{becomes}</strong>
                    </span>
                  </>
                ),
              }))}
          />
        </CardSection>
      ))}
    </Card>
  );
}

function Conflicts({ conflicts }: { conflicts: ConflictView[] }) {
  const { t } = useTranslation(["workbook", "answering"]);
  return (
    <div className="grid gap-3">
      <Notice tone="attention" title={t("conflict.title")}>
        {t("conflict.text")}
      </Notice>
      <Card>
        {conflicts.map(({ questionId, question, mine, theirs, by, when, value }) => {
          const nobody = when ? t("conflict.somebody") : t("answering:conflict.removed");
          const who = by?.isYou ? t("conflict.you") : (by?.username ?? nobody);
          const from = when ? t("conflict.from", { who, when: when.text }) : who;
          return (
            <CardSection key={questionId}>
              <ChoiceGroup
                id={`conflict-${questionId}`}
                legend={question}
                type="radio"
                name={chooseName(questionId)}
                options={[
                  { value: "", checked: true, label: <Side name={from} answer={theirs} /> },
                  { value, label: <Side name={t("conflict.mine")} answer={mine} /> },
                ]}
              />
            </CardSection>
          );
        })}
      </Card>
    </div>
  );
}

function Side({ name, answer }: { name: string; answer: string }) {
  const { t } = useTranslation("workbook");
  return (
    <>
      <span className="block text-small text-ink-2">{name}</span>
      <strong className="wrap-anywhere">{answer || t("preview.none")}</strong>
    </>
  );
}

function Problems({ problems, further }: { problems: ProblemView[]; further: number }) {
  const { t } = useTranslation(["workbook", "answering"]);
  return (
    <Card>
      <CardSection>
        <h3>{t("problems.title")}</h3>
        <p className="mt-1 max-w-measure text-ink-2">{t("problems.text")}</p>
      </CardSection>
      {problems.map(({ sheet, address, question, fault, written, choices }) => (
        <CardSection key={`${sheet} ${address} ${fault}`}>
          <p className="text-small text-ink-3">{t("problems.place", { sheet, cell: address })}</p>
          {question ? <p>{question}</p> : null}
          <p className="font-semibold wrap-anywhere text-danger">
            {isOwnFault(fault) ? t(`problems.${fault}`, { written, choices }) : t(`answering:invalid.${fault}`)}
          </p>
        </CardSection>
      ))}
      {further > 0 ? (
        <CardSection>
          <p className="font-semibold">{t("problems.further", { count: further })}</p>
        </CardSection>
      ) : null}
    </Card>
  );
}
