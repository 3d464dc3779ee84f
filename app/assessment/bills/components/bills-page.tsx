import { useTranslation } from "react-i18next";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { usePaths } from "~/foundation/web/use-paths";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { Select, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import type { BillsView, NoteView, PutFault, Refused } from "../page-view.server";
import { BillCard } from "./bill-card";

export interface BillsPageProps {
  view: BillsView;
  refused: Refused | null;
  fault: PutFault | null;
  /** The bills were to be put into the worksheets, so what is missing is an error. */
  isTried: boolean;
  isTooLarge: boolean;
  /** The largest file, in words. */
  size: string;
}

/** Bills are dropped, what was read of them is corrected, and what they come to goes into the worksheets. */
export function BillsPage({ view, refused, fault, isTried, isTooLarge, size }: BillsPageProps) {
  const { t } = useTranslation("bills");
  const paths = usePaths();
  const assessment = useAssessmentName();
  const errors = useErrors({ refused, fault, isTooLarge, size, view });
  const hasBills = view.bills.length > 0;
  return (
    <>
      <PageHeader
        eyebrow={assessment}
        title={t("title")}
        lead={t("lead")}
        actions={<ButtonLink href={paths.form}>{t("back")}</ButtonLink>}
      />
      <form
        method="post"
        action={paths.bills}
        encType="multipart/form-data"
        noValidate
        className="grid max-w-narrow gap-6"
      >
        <ErrorSummary title={t("errors.title")} errors={errors} />
        <input type="hidden" name="state" value={view.state} />
        <Card padded as="section">
          <TextField
            field={{
              id: "files",
              name: "files",
              type: "file",
              multiple: true,
              accept: "application/pdf,image/jpeg,image/png,text/csv,.pdf,.jpg,.jpeg,.png,.csv,.xlsx",
            }}
            label={t(hasBills ? "files.more" : "files.label")}
            hint={t("files.hint", { size })}
          />
          <div className="mt-4">
            <Button variant={hasBills ? "secondary" : "primary"} name="intent" value="read">
              {t("files.read")}
            </Button>
          </div>
        </Card>
        {hasBills ? <Read view={view} isTried={isTried} /> : <p className="text-ink-2">{t("none")}</p>}
      </form>
    </>
  );
}

function Read({ view, isTried }: { view: BillsView; isTried: boolean }) {
  const { t } = useTranslation("bills");
  const { bills, filled, notes, year, years } = view;
  return (
    <>
      <section aria-labelledby="bills" className="grid gap-4">
        <div>
          <h2 id="bills">{t("bills.title", { count: bills.length })}</h2>
          <p className="mt-1 max-w-measure text-ink-2">{t("bills.text")}</p>
        </div>
        {bills.map((bill, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the form's fields are named by this number
          <BillCard key={index} bill={bill} index={index} view={view} isTried={isTried} />
        ))}
      </section>
      <section aria-labelledby="months" className="grid gap-4">
        <h2 id="months">{t("months.title")}</h2>
        <div className="flex flex-wrap items-end gap-3">
          <div className="basis-40">
            <label htmlFor="year" className="block font-semibold">
              {t("months.year")}
            </label>
            <div className="mt-2">
              <Select id="year" name="year" defaultValue={String(year)}>
                {years.map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </Select>
            </div>
          </div>
          <Button name="intent" value="check">
            {t("months.check")}
          </Button>
        </div>
        {notes.length > 0 ? <Notes notes={notes} /> : null}
        {filled.map(({ supply, total, present, months, without }) => (
          <Card key={supply}>
            <Table
              caption={t("months.caption", { supply, total })}
              columns={[
                { key: "month", header: t("months.month") },
                { key: "amount", header: t("months.amount"), align: "end" },
                { key: "sources", header: t("months.sources") },
              ]}
              rows={months.map(({ name, amount, sources }) => ({
                key: name,
                cells: {
                  month: name,
                  amount,
                  sources: sources.map((source) => (
                    <span key={`${source.file} ${source.line} ${source.amount}`} className="block wrap-anywhere">
                      {source.file} · {source.amount}
                      {source.line ? <q className="block text-small text-ink-3">{source.line}</q> : null}
                    </span>
                  )),
                },
              }))}
              isStacked="lines"
            />
            {without || present ? (
              <div className="grid gap-1 px-4 pt-3 pb-4 text-ink-2">
                {without ? <p>{t("months.without", { months: without })}</p> : null}
                {present ? <p>{t("months.present", { amount: present })}</p> : null}
              </div>
            ) : null}
          </Card>
        ))}
        {filled.length === 0 ? <p className="text-ink-2">{t("months.none")}</p> : null}
        <div>
          <Button variant="primary" name="intent" value="put">
            {t("months.put")}
          </Button>
          <p className="mt-2 max-w-measure text-small text-ink-3">{t("months.putText")}</p>
        </div>
      </section>
    </>
  );
}

function Notes({ notes }: { notes: NoteView[] }) {
  const { t } = useTranslation("bills");
  const [first, second] = [notes.filter(({ isBlocking }) => isBlocking), notes.filter(({ isBlocking }) => !isBlocking)];
  const list = (some: NoteView[]) => (
    <ul className="grid list-disc gap-1 ps-5">
      {some.map((note) => (
        <li key={JSON.stringify(note)} className="wrap-anywhere">
          {t(`notes.${note.about}`, { ...note })}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {first.length > 0 ? (
        <Notice tone="danger" title={t("notes.settle")}>
          {list(first)}
        </Notice>
      ) : null}
      {second.length > 0 ? (
        <Notice tone="attention" title={t("notes.title")}>
          {list(second)}
        </Notice>
      ) : null}
    </>
  );
}

function useErrors({ refused, fault, isTooLarge, size, view }: Omit<BillsPageProps, "isTried">) {
  const { t } = useTranslation(["bills", "evidence", "account"]);
  const errors: { href: string; text: string }[] = [];
  if (isTooLarge) errors.push({ href: "#files", text: t("errors.tooLarge") });
  if (refused?.minutes) errors.push({ href: "#files", text: t("account:errors.tooMany", { count: refused.minutes }) });
  for (const { fileName, reason } of refused?.files ?? []) {
    // Tables are taken here, too: "not a PDF" would be half of what to say.
    const isOther = /^(type|kind|photograph|picture-kind)/.test(reason);
    const text =
      reason === "too-many"
        ? t("errors.file.too-many", { name: fileName })
        : isOther
          ? t("errors.file.other", { name: fileName })
          : t(`evidence:files.${reason}`, { name: fileName, size });
    errors.push({ href: "#files", text });
  }
  for (const { fileName, reason } of refused?.tables ?? []) {
    errors.push({ href: "#files", text: t(`errors.table.${reason}`, { name: fileName }) });
  }
  for (const name of refused?.lost ?? []) errors.push({ href: "#files", text: t("errors.lost", { name }) });
  if (fault === "bills") {
    for (const [index, { faults, file }] of view.bills.entries()) {
      if (Object.keys(faults).length > 0)
        errors.push({ href: `#bill-${index}`, text: t("errors.bill", { name: file }) });
    }
  } else if (fault) errors.push({ href: fault === "year" ? "#year" : "#months", text: t(`errors.${fault}`) });
  return errors;
}
