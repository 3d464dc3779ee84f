import { useTranslation } from "react-i18next";
import type { FileProblem } from "~/assessment/evidence/receive-files.server";
import { acceptOf, PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { ACTION_STATES } from "~/core/action-states";
import { PLAN_PATH } from "~/core/addresses/plan";
import { ACTION_NOTE_LIMIT } from "~/improvement/plan/rules/actions";
import type { ActionView, PracticeView } from "~/improvement/plan/view";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ChoiceGroup } from "~/ui/choice-group";
import { inertWhile } from "~/ui/dialog";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { CheckboxField, SelectField, TextAreaField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import { StateChip } from "./action-row";

/** What a refused form comes back with: what was typed, and why it was not saved. */
export interface ActionAnswer {
  typed: { state: string; assignee: string; dueOn: string; note: string; document: string } | null;
  problem: ActionProblem;
  /** The file that was refused, and why. */
  file: { name: string; reason: FileProblem["reason"] } | null;
  /** How long to wait after too many changes; 0 when there is nothing to wait for. */
  minutes: number;
}

export type ActionProblem =
  | "unknown-assignee"
  | "unknown-document"
  | "quota"
  | "invalid"
  | "past"
  | "too-far"
  | "note-too-long"
  | "file"
  | "too-large"
  | "changed"
  | "wait";

/** Which field a problem belongs to. */
const FIELD_OF: Partial<Record<ActionProblem, string>> = {
  "unknown-assignee": "assignee",
  "unknown-document": "document",
  quota: "file",
  invalid: "dueOn",
  past: "dueOn",
  "too-far": "dueOn",
  "note-too-long": "note",
  file: "file",
  "too-large": "file",
};

export interface ActionPageProps {
  action: ActionView;
  /** Null if its questionnaire no longer has it. */
  practice: PracticeView | null;
  canChange: boolean;
  people: { value: string; label: string }[];
  evidence: { value: string; label: string }[];
  /** ISO: the first and last day that can be set. */
  first: string;
  last: string;
  /** The size limits of a file and of all files of a company, in words. */
  limits: { file: string; company: string };
  asks: boolean;
  answer: ActionAnswer | null;
}

/** An action: who puts the practice into place, until when, how far it is, and the evidence for it. */
export function ActionPage(props: ActionPageProps) {
  const { t } = useTranslation(["plan", "common"]);
  const { action, practice, canChange, asks } = props;
  return (
    <>
      <div {...inertWhile(asks)}>
        <PageHeader eyebrow={`${action.topic.name} · ${t(`common:kinds.${action.kind}.name`)}`} title={action.title} />
        {practice ? <Proof practice={practice} /> : null}
        {canChange ? <ActionForm {...props} /> : <ActionFacts action={action} />}
        <div className="mt-4 max-w-measure">
          {practice ? <Practice practice={practice} /> : null}
          {canChange ? (
            <ButtonLink href={`${action.href}?dialog=delete`} variant="quiet" className="-ms-4.5 text-danger">
              {t("remove.link")}
            </ButtonLink>
          ) : null}
        </div>
      </div>
      {asks ? (
        <AskDialog
          id="delete"
          title={t("remove.title")}
          action={action.href}
          intent="delete"
          back={t("remove.keep")}
          confirm={t("remove.confirm")}
          variant="danger"
          closeHref={action.href}
          closeLabel={t("common:shell.close")}
        >
          <p>{t("remove.text")}</p>
        </AskDialog>
      ) : null}
    </>
  );
}

/** What shows that it is done, and how long it takes. */
function Proof({ practice: { takes, help } }: { practice: PracticeView }) {
  const { t } = useTranslation("plan");
  return (
    <p className="-mt-2 mb-5 max-w-measure">
      {help ? `${t("action.evidence", { evidence: help.evidence })} ` : null}
      {takes ? <span className="text-ink-2">{t(`takes.${takes}`)}</span> : null}
    </p>
  );
}

/** How to begin, and what an assessment asks about it, for whoever opens that. */
function Practice({ practice: { question, help, howTo } }: { practice: PracticeView }) {
  const { t } = useTranslation(["plan", "common"]);
  return (
    <>
      {howTo ? (
        <p>
          <a href={howTo.href} className="inline-flex min-h-11 items-center">
            {t("common:howTo", { title: howTo.title })}
          </a>
        </p>
      ) : null}
      <Disclosure summary={t("action.asked")} tone="quiet">
        <p className="text-ink">{question}</p>
        {help ? (
          <>
            <p className="mt-2">{help.counts}</p>
            <p className="mt-2">{help.why}</p>
          </>
        ) : null}
      </Disclosure>
    </>
  );
}

/** The states of an action that is not done. */
const NOT_DONE = ACTION_STATES.filter((state) => state !== "done");

function ActionForm({ action, people, evidence, first, last, limits, answer }: ActionPageProps) {
  const { t } = useTranslation(["plan", "common", "account", "evidence"]);
  const problem = answer?.problem ?? null;
  const typed = answer?.typed ?? {
    state: action.state,
    assignee: action.assigneeId,
    dueOn: action.dueOn ?? "",
    note: action.note,
    document: action.documentId,
  };
  const said = problem && problemWords(problem);
  const errorsOf = (field: string) => (problem && said && FIELD_OF[problem] === field ? [said] : undefined);
  const { dueOn } = typed;
  const isRest = typed.state === "doing" || typed.state === "dropped" || Boolean(typed.note || typed.document);
  const isRefused = problem !== null && ["note", "document"].includes(FIELD_OF[problem] ?? "");
  return (
    <div className="grid max-w-narrow gap-5">
      <ErrorSummary
        title={t("common:form.summary")}
        errors={problem && said ? [{ href: FIELD_OF[problem] && `#${FIELD_OF[problem]}`, text: said }] : []}
      />
      {problem === "changed" ? (
        <Notice tone="attention" title={t("conflict.title")}>
          <p>{t("conflict.text")}</p>
          <Facts action={action} />
        </Notice>
      ) : null}
      <Card padded>
        <form method="post" action={action.href} encType="multipart/form-data" noValidate className="grid gap-6">
          <input type="hidden" name="revision" value={action.revision} />
          <div className="grid gap-4">
            <label className="choice font-semibold">
              <input type="checkbox" name="done" value="1" defaultChecked={typed.state === "done"} className="tick" />
              {t("action.done")}
            </label>
            <TextField
              field={{ id: "file", name: "file", type: "file", accept: acceptOf(PDF_OR_PHOTOGRAPH) }}
              label={action.file ? t("action.otherFile") : t("fields.file")}
              hint={t("action.fileHint", { size: limits.file })}
              optionalText={t("common:shell.optional")}
              errors={errorsOf("file")}
            />
            {action.file ? (
              <div>
                <a href={action.file.href} className="inline-flex min-h-11 items-center wrap-anywhere">
                  {action.file.name} ({action.file.size})
                </a>
                <CheckboxField
                  field={{ id: "removeFile", name: "removeFile", value: "1" }}
                  label={t("action.removeFile")}
                />
              </div>
            ) : null}
          </div>
          <div className="grid gap-6 sm:grid-cols-2">
            <SelectField
              field={{ id: "assignee", name: "assignee", defaultValue: typed.assignee }}
              label={t("fields.assignee")}
              placeholder={t("nobody")}
              options={people}
              errors={errorsOf("assignee")}
            />
            <TextField
              field={{
                id: "dueOn",
                name: "dueOn",
                type: "date",
                max: last,
                defaultValue: dueOn,
                // A date that has passed may stay.
                min: dueOn && dueOn < first ? dueOn : first,
              }}
              label={t("fields.dueOn")}
              optionalText={t("common:shell.optional")}
              errors={errorsOf("dueOn")}
            />
          </div>
          <div className="flex flex-wrap gap-3 max-sm:grid">
            <Button variant="primary">{t("action.save")}</Button>
            <ButtonLink href={PLAN_PATH}>{t("action.back")}</ButtonLink>
          </div>
          <Disclosure summary={t("action.more")} tone="quiet" open={isRest || isRefused} flush className="-mb-2">
            <div className="grid gap-6 text-ink">
              <ChoiceGroup
                id="state"
                type="radio"
                name="state"
                layout="row"
                isPart
                legend={t("action.notDone")}
                options={NOT_DONE.map((state) => ({
                  value: state,
                  label: t(`states.${state}`),
                  checked: (typed.state === "done" ? "planned" : typed.state) === state,
                }))}
              />
              <TextAreaField
                field={{ id: "note", name: "note", maxLength: ACTION_NOTE_LIMIT, defaultValue: typed.note }}
                label={t("fields.note")}
                hint={t("action.noteHint", { count: ACTION_NOTE_LIMIT })}
                rows={4}
                errors={errorsOf("note")}
              />
              {evidence.length > 0 ? (
                <SelectField
                  field={{ id: "document", name: "document", defaultValue: typed.document }}
                  label={t("fields.document")}
                  hint={t("action.documentHint")}
                  placeholder={t("action.noDocument")}
                  options={evidence}
                  errors={errorsOf("document")}
                />
              ) : null}
            </div>
          </Disclosure>
        </form>
      </Card>
    </div>
  );

  function problemWords(of: ActionProblem): string | null {
    if (of === "changed") return null;
    if (of === "wait") return t("account:errors.tooMany", { count: answer?.minutes ?? 0 });
    if (of === "file" && answer?.file)
      return t(`evidence:files.${answer.file.reason}`, { name: answer.file.name, size: limits.file });
    if (of === "quota") return t("evidence:errors.quota", { size: limits.company });
    if (of === "file" || of === "too-large") return t("evidence:errors.tooLarge");
    return t(`errors.${of}`);
  }
}

/** The same, read-only. */
function ActionFacts({ action }: { action: ActionView }) {
  const { t } = useTranslation("plan");
  return (
    <Card padded className="max-w-narrow">
      <Facts action={action} />
      <div className="mt-6 grid sm:flex">
        <ButtonLink href={PLAN_PATH}>{t("action.back")}</ButtonLink>
      </div>
    </Card>
  );
}

function Facts({ action: { state, person, due, note, document, file } }: { action: ActionView }) {
  const { t } = useTranslation("plan");
  const link = (shown: { name: string; href: string } | null) =>
    shown ? (
      <a href={shown.href} className="wrap-anywhere">
        {shown.name}
      </a>
    ) : null;
  const facts = [
    { id: "state", name: t("fields.state"), value: <StateChip state={state} /> },
    { id: "assignee", name: t("fields.assignee"), value: person?.name ?? t("nobody") },
    { id: "dueOn", name: t("fields.dueOn"), value: due },
    { id: "note", name: t("fields.note"), value: note ? <span className="whitespace-pre-line">{note}</span> : null },
    { id: "document", name: t("fields.document"), value: link(document) },
    { id: "file", name: t("fields.file"), value: link(file) },
  ];
  return (
    <dl className="mt-2 grid gap-3">
      {facts.map(({ id, name, value }) =>
        value ? (
          <div key={id}>
            <dt className="text-small text-ink-3">{name}</dt>
            <dd className="min-w-0 wrap-anywhere text-ink">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
