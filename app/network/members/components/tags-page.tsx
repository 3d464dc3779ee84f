import { useTranslation } from "react-i18next";
import { TAG_LEVELS_PATH, TAGS_PATH } from "~/core/addresses/network";
import { NetworkPages } from "~/network/membership/components/network-pages";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField, TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import { Table } from "~/ui/table";
import { MAX_TAG_LINES, MAX_TAGS, TAG_LIMIT } from "../rules/tags";
import type { LineFault } from "../tags/import.server";
import { DeleteTagDialog, type NameFault, openTagPath, RenameTagForm } from "./tag-forms";
import { TagRow } from "./tag-row";

/** What a refused form, or one of which lines are left, comes back with. */
export interface TagsAnswer {
  rename: NameFault | null;
  list: "both" | "not-text" | "too-large" | "none" | "too-many" | null;
  typed: string;
  /** How many lines put a tag on a company; null if no list was read. */
  put: string | null;
  bad: { number: number; text: string; fault: LineFault }[];
}

interface Props {
  mayChange: boolean;
  tags: { id: string; name: string; count: number; members: string; href: string }[];
  /** The tag that is being changed. */
  open: { id: string; name: string } | null;
  isDeleting: boolean;
  size: string;
  isTooLarge: boolean;
  answer: TagsAnswer | null;
}

/** The tags of the reader's company: how many companies each is on, its name, and a list that puts them on companies. */
export function TagsPage({ mayChange, tags, open, isDeleting, size, isTooLarge, answer }: Props) {
  const { t } = useTranslation(["tags", "common", "members"]);
  return (
    <>
      <div {...inertWhile(isDeleting)}>
        <NetworkPages />
        <PageHeader
          title={t("title")}
          lead={t("lead", { most: MAX_TAGS })}
          actions={tags.length > 0 ? <ButtonLink href={TAG_LEVELS_PATH}>{t("levels.open")}</ButtonLink> : null}
        />
        <div className="grid grid-cols-1 gap-6">
          {open ? (
            <RenameTagForm tag={open} path={TAGS_PATH} refused={answer?.rename ?? null} typed={answer?.typed ?? ""} />
          ) : null}
          {tags.length === 0 ? (
            <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
          ) : (
            <Card>
              <ul>
                {tags.map(({ id, ...tag }) => (
                  <TagRow key={id} {...tag} changeHref={mayChange ? openTagPath(TAGS_PATH, id) : null} />
                ))}
              </ul>
            </Card>
          )}
          {mayChange ? <ImportForm size={size} isTooLarge={isTooLarge} answer={answer} /> : null}
        </div>
      </div>
      {open && isDeleting ? <DeleteTagDialog tag={open} path={TAGS_PATH} text={t("delete.text")} /> : null}
    </>
  );
}

function ImportForm({ size, isTooLarge, answer }: Pick<Props, "size" | "isTooLarge" | "answer">) {
  const { t } = useTranslation(["tags", "common"]);
  const fault = isTooLarge ? "too-large" : answer?.list;
  const errors = fault ? [t(`import.faults.${fault}`, { size, count: MAX_TAG_LINES })] : [];
  const bad = answer?.bad ?? [];
  return (
    <Card padded as="section">
      <h2>{t("import.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("import.text")}</p>
      <div className="mt-4 empty:hidden">
        <ErrorSummary title={t("common:form.summary")} errors={errors.map((text) => ({ href: "#text", text }))} />
      </div>
      {bad.length > 0 ? (
        <div className="mt-4" role="status">
          <p>
            {t("import.put", { shown: answer?.put ?? "" })} <strong>{t("import.bad", { count: bad.length })}</strong>
          </p>
          <Table
            caption={t("import.badTitle")}
            captionHidden
            isStacked="lines"
            columns={[
              { key: "number", header: t("import.number") },
              { key: "text", header: t("import.line") },
              { key: "fault", header: t("import.fault") },
            ]}
            rows={bad.map(({ number, text, fault: why }) => ({
              key: String(number),
              cells: {
                number,
                text: <span className="wrap-anywhere">{text}</span>,
                fault: t(`faults.${why}`, { count: TAG_LIMIT, most: MAX_TAGS }),
              },
            }))}
          />
        </div>
      ) : null}
      <form
        method="post"
        action={TAGS_PATH}
        encType="multipart/form-data"
        noValidate
        className="mt-5 grid gap-6 lg:grid-cols-2"
      >
        <TextAreaField
          field={{
            id: "text",
            name: "text",
            defaultValue: answer && answer.rename === null ? answer.typed : "",
            spellCheck: false,
            autoComplete: "off",
          }}
          label={t("import.lines")}
          hint={t("import.linesHint")}
          rows={7}
          errors={errors}
        />
        <div className="grid content-start gap-6">
          <TextField
            field={{ id: "file", name: "file", type: "file", accept: ".csv,.txt,.tsv,text/csv,text/plain" }}
            label={t("import.file")}
            hint={t("import.fileHint", { count: MAX_TAG_LINES, size })}
          />
        </div>
        <div className="lg:col-span-2">
          <Button variant="primary" name="intent" value="import">
            {t("import.send")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
