import { useTranslation } from "react-i18next";
import type { FactorNote, FactorSet } from "~/assessment/ghg/rules/factors";
import { REASON } from "~/core/office-acts";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField } from "~/ui/field";
import { Table } from "~/ui/table";
import { useReasonErrors } from "../components/use-reason-errors";
import type { FactorForm } from "./read-form.server";
import type { ComparedSet } from "./view";

/** What a new version changes, line by line, and the form that publishes it. */
export function Compared({ compared, form, here }: { compared: ComparedSet; form: FactorForm; here: string }) {
  const { t } = useTranslation(["office", "common"]);
  const { head: said, notes: noted, former, next, rows, same, refused } = compared;
  const errors = useReasonErrors(refused);
  const { table, notes, ...head } = form.values;
  const caption = former
    ? t("factors.beside", { former: former.version, next: next.version })
    : t("factors.first", { next: next.version });
  const toRow = (id: string, before: string | null, after: string | null, change: string | null = null) => ({
    key: id,
    cells: { id, former: before || t("factors.none"), next: after || t("factors.none"), change: change ?? "–" },
  });
  const wordsOf = (field: (typeof said)[number]["field"], value: string | null) =>
    field === "mark" && value ? t(`factors.marks.${value as FactorSet["mark"]}`) : value;
  const notesOf = (list: FactorNote[]) => list.map((note) => t(`factors.note.${note}`)).join(", ");
  return (
    <>
      <div>
        <h2>{caption}</h2>
        <p className="mt-1 mb-4 text-ink-2">{t("factors.same", { count: same })}</p>
        {rows.length + said.length > 0 || noted ? (
          <Card>
            <Table
              caption={caption}
              captionHidden
              isStacked
              columns={[
                { key: "id", header: t("factors.factor") },
                { key: "former", header: t("factors.before") },
                { key: "next", header: t("factors.after") },
                { key: "change", header: t("factors.change"), align: "end" },
              ]}
              rows={[
                ...said.map(({ field, former, next }) =>
                  toRow(
                    field === "mark" ? t("factors.mark") : t(`factors.head.${field}`),
                    wordsOf(field, former),
                    wordsOf(field, next),
                  ),
                ),
                ...(noted ? [toRow(t("factors.notes"), notesOf(noted.former), notesOf(noted.next))] : []),
                ...rows.map((row) => toRow(row.id, row.former, row.next, row.change)),
              ]}
            />
          </Card>
        ) : null}
      </div>
      <Card padded>
        <form method="post" action={here} encType="multipart/form-data" noValidate className="grid gap-6">
          <ErrorSummary title={t("common:form.summary")} errors={errors.map((text) => ({ href: "#reason", text }))} />
          <h2>{t("factors.publishTitle")}</h2>
          <p className="max-w-measure text-ink-2">{t("factors.publishText")}</p>
          <textarea name="table" defaultValue={table} hidden readOnly aria-label={t("factors.table")} />
          {notes.map((note) => (
            <input key={note} type="hidden" name="notes" value={note} />
          ))}
          {Object.entries(head).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <TextAreaField
            field={{
              id: "reason",
              name: "reason",
              defaultValue: refused?.typed,
              maxLength: REASON.max,
              required: true,
            }}
            label={t("reason.label")}
            hint={t("reason.hint")}
            errors={errors}
            rows={3}
          />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" name="intent" value="publish">
              {t("factors.publish")}
            </Button>
            <Button name="intent" value="edit">
              {t("factors.edit")}
            </Button>
          </div>
        </form>
      </Card>
    </>
  );
}
