import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { acceptOf, PDF_OR_PHOTOGRAPH } from "~/assessment/evidence/rules/file-types";
import { RECEIVED_PATH, SENT_PATH } from "~/core/addresses/requests";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import type { DeedAnswer } from "../pages.server";
import { type Deed, WORDS_LIMIT } from "../rules/acts";
import type { EntryView, RequestView } from "../view";
import { StateChip } from "./request-table";

interface Props {
  request: RequestView;
  /** The size limits of a file and of all files of a company, in words. */
  limits: { file: string; company: string };
  asks: boolean;
  answer: DeedAnswer | null;
}

/** What people do with words of their own. */
type Worded = Extract<Deed, "done" | "returned" | "declined" | "said">;

/** Fields of the forms: the one for words of each deed, and the document. */
const fieldOf = (deed: Deed) => `words-${deed}`;
const FILE_PROBLEMS: readonly DeedAnswer["problem"][] = ["file", "quota", "too-large", "document-missing"];

/** A request as one side sees it: what is asked, its thread, and what the reader can do. */
export function RequestPage({ request, limits, asks, answer }: Props) {
  const { t } = useTranslation(["requests", "common", "account", "evidence"]);
  const { side, here, other, otherHref, kind, title, text, due, isLate, state, deeds, revision } = request;
  const said = answer && problemWords(answer);
  const errorsOf = (deed: Deed) =>
    answer && said && answer.deed === deed && answer.problem.startsWith("words") ? [said] : undefined;
  const typedIn = (deed: Deed) => (answer?.deed === deed ? answer.typed : "");
  const fileErrors = answer && said && FILE_PROBLEMS.includes(answer.problem) ? [said] : undefined;
  const errorHref = fileErrors
    ? "#file"
    : answer?.deed && answer.problem.startsWith("words")
      ? `#${fieldOf(answer.deed)}`
      : undefined;
  const hidden = <input type="hidden" name="revision" value={revision} />;
  const words = (deed: Worded, rows = 3) => (
    <TextAreaField
      field={{ id: fieldOf(deed), name: "words", maxLength: WORDS_LIMIT, defaultValue: typedIn(deed) }}
      label={t(`deeds.${deed}.words`)}
      rows={rows}
      errors={errorsOf(deed)}
    />
  );
  return (
    <>
      <div {...inertWhile(asks)}>
        <PageHeader
          eyebrow={
            <a href={side === "received" ? RECEIVED_PATH : SENT_PATH} className="inline-flex min-h-11 items-center">
              {t(`${side}.title`)}
            </a>
          }
          title={<span className="wrap-anywhere">{title}</span>}
          lead={
            otherHref ? (
              <a href={otherHref} className="wrap-anywhere">
                {other}
              </a>
            ) : (
              <span className="wrap-anywhere">{t("received.from", { company: other || t("gone") })}</span>
            )
          }
        />
        <div className="grid max-w-narrow gap-6">
          <ErrorSummary
            title={t("common:form.summary")}
            errors={answer && said ? [{ ...(errorHref ? { href: errorHref } : {}), text: said }] : []}
          />
          {request.isEnded ? (
            <Notice tone="attention" title={t("ended.title", { company: other || t("gone") })}>
              <p>{t("ended.text")}</p>
            </Notice>
          ) : null}
          <Card>
            <CardSection>
              <dl className="grid gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
                <Fact name={t("columns.kind")}>{t(`kinds.${kind}`)}</Fact>
                <Fact name={t("columns.due")}>
                  {due}
                  {isLate ? <strong className="ms-2 text-attention">{t("late")}</strong> : null}
                </Fact>
                <Fact name={t("columns.state")}>
                  <StateChip state={state} side={side} />
                </Fact>
              </dl>
              {request.needsDocument ? <p className="mt-4 font-semibold">{t("needsDocument")}</p> : null}
              {text ? <p className="mt-4 max-w-measure whitespace-pre-line wrap-anywhere">{text}</p> : null}
            </CardSection>
            {deeds.includes("accepted") ? (
              <CardSection>
                <form method="post" action={here} className="grid gap-3 sm:flex sm:items-center">
                  {hidden}
                  <Button variant="primary" name="intent" value="accepted">
                    {t("deeds.accepted.do")}
                  </Button>
                  <p className="text-small text-ink-3">{t("deeds.accepted.hint")}</p>
                </form>
              </CardSection>
            ) : null}
            {deeds.includes("done") ? (
              <CardSection>
                <Disclosure
                  summary={t("deeds.done.title")}
                  open={answer?.deed === "done" || !deeds.includes("accepted")}
                  flush
                >
                  <form method="post" action={here} encType="multipart/form-data" noValidate className="grid gap-5">
                    {hidden}
                    <TextField
                      field={{ id: "file", name: "file", type: "file", accept: acceptOf(PDF_OR_PHOTOGRAPH) }}
                      label={t("deeds.done.file")}
                      hint={t("deeds.done.fileHint", { size: limits.file, company: other })}
                      optionalText={request.needsDocument ? undefined : t("common:shell.optional")}
                      errors={fileErrors}
                    />
                    {words("done")}
                    <div className="grid sm:flex">
                      <Button variant={deeds.includes("accepted") ? "secondary" : "primary"} name="intent" value="done">
                        {t("deeds.done.do")}
                      </Button>
                    </div>
                  </form>
                </Disclosure>
              </CardSection>
            ) : null}
            {deeds.includes("returned") ? (
              <CardSection>
                <Disclosure summary={t("deeds.returned.title")} open={answer?.deed === "returned"} flush>
                  <form method="post" action={here} noValidate className="grid gap-5">
                    {hidden}
                    {words("returned")}
                    <div className="grid sm:flex">
                      <Button name="intent" value="returned">
                        {t("deeds.returned.do")}
                      </Button>
                    </div>
                  </form>
                </Disclosure>
              </CardSection>
            ) : null}
            {deeds.includes("closed") ? (
              <CardSection>
                <div className="grid sm:flex">
                  <ButtonLink href={`${here}?dialog=close`} variant={state === "done" ? "primary" : "secondary"}>
                    {t("deeds.closed.do")}
                  </ButtonLink>
                </div>
              </CardSection>
            ) : null}
            {deeds.includes("declined") ? (
              <CardSection>
                <Disclosure summary={t("deeds.declined.title")} open={answer?.deed === "declined"} tone="quiet" flush>
                  <form method="post" action={here} noValidate className="grid gap-5">
                    {hidden}
                    {words("declined")}
                    <div className="grid sm:flex">
                      <Button name="intent" value="declined">
                        {t("deeds.declined.do")}
                      </Button>
                    </div>
                  </form>
                </Disclosure>
              </CardSection>
            ) : null}
          </Card>
          <section aria-labelledby="thread" className="grid gap-4">
            <h2 id="thread" className="scroll-mt-4">
              {t("thread.title")}
            </h2>
            <ol className="grid gap-4">
              {request.entries.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
          </section>
          {deeds.includes("said") ? (
            <Card padded>
              <form method="post" action={here} noValidate className="grid gap-5">
                {hidden}
                {words("said", 4)}
                <div className="grid sm:flex">
                  <Button name="intent" value="said">
                    {t("deeds.said.do")}
                  </Button>
                </div>
              </form>
            </Card>
          ) : null}
          {request.canAct || request.isEnded ? null : <p className="text-ink-3">{t("readOnly")}</p>}
        </div>
      </div>
      {asks ? (
        <AskDialog
          id="close"
          title={t("deeds.closed.title")}
          action={here}
          intent="closed"
          fields={{ revision: String(revision) }}
          back={t("deeds.closed.keep")}
          confirm={t("deeds.closed.do")}
          closeHref={here}
          closeLabel={t("common:shell.close")}
        >
          <p>{t(state === "done" ? "deeds.closed.text" : "deeds.closed.early", { company: other })}</p>
        </AskDialog>
      ) : null}
    </>
  );

  function problemWords({ problem, file, minutes }: DeedAnswer): string {
    if (problem === "wait") return t("account:errors.tooMany", { count: minutes });
    if (problem === "file" && file) return t(`evidence:files.${file.reason}`, { name: file.name, size: limits.file });
    if (problem === "quota") return t("evidence:errors.quota", { size: limits.company });
    if (problem === "file" || problem === "too-large") return t("evidence:errors.tooLarge");
    return t(`errors.${problem}`, { count: WORDS_LIMIT });
  }
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-3">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** An act or a message: who, of which company, when, and the words and document that came with it. */
function Entry({ entry: { act, author, company, at, moment, text, file } }: { entry: EntryView }) {
  const { t } = useTranslation("requests");
  return (
    <li className="keep grid gap-1 border-s-4 border-line ps-4">
      <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
        <span className="font-semibold text-ink-2 wrap-anywhere">
          {author || t("thread.someone")}, {company || t("gone")}
        </span>
        <time dateTime={at}>{moment}</time>
      </p>
      {act === "said" ? null : <p className="font-semibold">{t(`thread.${act}`)}</p>}
      {text ? <p className="max-w-measure whitespace-pre-line wrap-anywhere">{text}</p> : null}
      {file ? (
        <p>
          <a href={file.href} className="inline-flex min-h-11 items-center wrap-anywhere">
            {file.name} ({file.size})
          </a>
        </p>
      ) : null}
    </li>
  );
}
