import { useTranslation } from "react-i18next";
import { Proof } from "~/assessment/evidence/components/proof";
import { gotoValue } from "~/assessment/form/rules/goto";
import { commentFieldName, commentIntent } from "~/assessment/teamwork/comment-form";
import { COMMENT_LIMIT } from "~/assessment/teamwork/rules/comments";
import { Button } from "~/ui/button";
import { FieldError } from "~/ui/field";
import type { TypedComment } from "../section-parts";
import type { LawView, QuestionView } from "../section-view";

export const commentFieldId = (questionId: string) => `${questionId}-comment`;

/** Why a question is asked, a comment to colleagues, and the proof of its answer. Each opens in the page. */
export function QuestionHelp({
  question,
  count,
  typed,
}: {
  question: QuestionView;
  count: number;
  typed: TypedComment | undefined;
}) {
  const { t } = useTranslation("teamwork");
  const { help, proof } = question;
  const words = count > 0 ? t("comments.count", { count }) : t("comments.button");
  return (
    <div className="beside">
      <HelpWords help={help} />
      <details open={typed !== undefined} className="print:hidden">
        <summary className="say" aria-label={`${words} ${t("comments.on", { question: question.text })}`}>
          {words}
        </summary>
        <CommentField question={question} count={count} typed={typed} />
      </details>
      {proof && !question.conflict ? (
        <div data-proof={question.id} className="contents">
          <Proof id={question.id} text={question.text} proof={proof} />
        </div>
      ) : null}
    </div>
  );
}

/** Why a question is asked, and what counts as an answer. */
export function HelpWords({ help }: Pick<QuestionView, "help">) {
  const { t } = useTranslation(["assessment", "common"]);
  if (!help) return null;
  return (
    <details className="print-open">
      <summary className="why">{t("help.summary")}</summary>
      <div className="grid max-w-measure gap-2 border-s-2 border-accent-soft ps-4 text-ink-2">
        <p>{help.why}</p>
        <p>
          <strong className="block font-semibold">{t(help.isYesOrNo ? "help.countsAsYes" : "help.counts")}</strong>
          {help.counts}
        </p>
        <p>{`${t("help.evidence")} ${help.evidence}.`}</p>
        <Laws laws={help.laws} />
        {help.howTo ? <a href={help.howTo.href}>{t("common:howTo", { title: help.howTo.title })}</a> : null}
      </div>
    </details>
  );
}

/** Legal requirements and standards that apply where the company is. */
function Laws({ laws }: { laws: LawView[] }) {
  const { t } = useTranslation("assessment");
  if (laws.length === 0) return null;
  return (
    <>
      <p className="font-semibold">{t("help.laws")}</p>
      <ul className="grid gap-2">
        {laws.map(({ name, asks, source, checkedOn }) => (
          <li key={name}>
            <span className="font-semibold">{name}</span>
            {": "}
            {asks}{" "}
            <a href={source} rel="noreferrer">
              {t("help.source", { date: checkedOn })}
            </a>
          </li>
        ))}
      </ul>
      <p className="text-small text-ink-3">{t("help.notAdvice")}</p>
    </>
  );
}

function CommentField({ question, count, typed }: { question: QuestionView; count: number; typed?: TypedComment }) {
  const { t } = useTranslation("teamwork");
  const id = commentFieldId(question.id);
  const errors = typed?.error ? [typed.error] : [];
  return (
    <>
      <textarea
        id={id}
        name={commentFieldName(question.id)}
        aria-label={`${t("comments.field")} ${t("comments.on", { question: question.text })}`}
        aria-invalid={errors.length > 0 || undefined}
        aria-describedby={errors.length > 0 ? `${id}-error` : undefined}
        rows={3}
        maxLength={COMMENT_LIMIT}
        // The script uses it to detect whether the field has text.
        placeholder=" "
        defaultValue={typed?.text}
        className="control max-w-measure"
      />
      <FieldError id={id} errors={errors} />
      <Button name="intent" value={commentIntent(question.id)} className="me-3 mt-3">
        {t("comments.add")}
      </Button>
      {count > 0 ? (
        <Button variant="quiet" name="goto" value={gotoValue("comments", question.id)} className="mt-3">
          {t("comments.read", { count })}
        </Button>
      ) : null}
    </>
  );
}
