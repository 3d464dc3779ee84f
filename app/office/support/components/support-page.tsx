import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "react-i18next";
import { type Fields, useFormFields } from "~/foundation/identity/components/form-fields";
import { dateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import type { OwnQuestion } from "~/office/support/ask.server";
import { SUPPORT_TOPICS } from "~/office/support/schema";
import { Button } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextAreaField } from "~/ui/field";
import { Pagination } from "~/ui/pagination";
import { PageHeader } from "~/ui/shell";
import { useSupportMessage } from "./support-message";
import { Written } from "./thread";

interface SupportPageProps {
  questions: OwnQuestion[];
  page: number;
  hasMore: boolean;
  lastResult?: SubmissionResult<string[]>;
  /** Hours to wait after too many questions; 0 if there is no need to wait. */
  hours: number;
  refused: RefusedMore | null;
}

/** A message that was refused: its question, and what was typed. */
export interface RefusedMore {
  ticketId: string;
  typed: string;
  errors: string[];
}

/** A form to ask the network's office, and the user's earlier questions. */
export function SupportPage({ questions, page, hasMore, lastResult, hours, refused }: SupportPageProps) {
  const { t } = useTranslation(["support", "common"]);
  const message = useSupportMessage();
  const errors = (refused?.errors ?? []).map((key) => ({ href: `#more-${refused?.ticketId}`, text: message(key) }));
  const href = (number: number) => (number > 1 ? `/support?page=${number}` : "/support");
  return (
    <div className="max-w-narrow">
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="grid gap-8">
        {refused ? <ErrorSummary title={t("common:form.summary")} errors={errors} /> : null}
        <AskForm lastResult={lastResult} hours={hours} />
        <section aria-labelledby="own-questions" className="grid gap-4">
          <h2 id="own-questions">{t("own.title")}</h2>
          {questions.length === 0 ? <EmptyState title={t("own.none")}>{t("own.noneText")}</EmptyState> : null}
          {questions.map((question) => (
            <OwnQuestionCard
              key={question.id}
              question={question}
              refused={refused?.ticketId === question.id ? refused : null}
              here={href(page)}
            />
          ))}
          {page > 1 || hasMore ? (
            <Pagination
              label={t("own.pages")}
              status={t("own.page", { page })}
              previous={page > 1 ? { href: href(page - 1), name: t("own.newer") } : undefined}
              next={hasMore ? { href: href(page + 1), name: t("own.older") } : undefined}
            />
          ) : null}
        </section>
      </div>
    </div>
  );
}

function AskForm({ lastResult, hours }: Pick<SupportPageProps, "lastResult" | "hours">) {
  const { t } = useTranslation(["support", "common"]);
  const message = useSupportMessage();
  const [form, metas] = useForm<Record<string, string>>({ id: "ask", lastResult });
  const fields: Fields = metas;
  const { select, area } = useFormFields(fields, message);
  const errors = [
    ...(hours > 0 ? [{ text: t("ask.tooMany", { count: hours }) }] : []),
    ...["topic", "question"].flatMap((name) =>
      (fields[name]?.errors ?? []).map((key) => ({ href: `#${fields[name]?.id}`, text: message(key) })),
    ),
  ];
  return (
    <div className="grid gap-5">
      <ErrorSummary title={t("common:form.summary")} errors={errors} />
      <Card padded>
        <form method="post" action="/support" {...getFormProps(form)} noValidate className="grid gap-6">
          <SelectField
            {...select("topic")}
            label={t("ask.topic")}
            options={SUPPORT_TOPICS.map((topic) => ({ value: topic, label: t(`topics.${topic}`) }))}
          />
          <TextAreaField {...area("question")} label={t("ask.question")} hint={t("ask.hint")} />
          <div>
            <Button variant="primary">{t("ask.submit")}</Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

function OwnQuestionCard({
  question: { id, topic, question, thread, answer, createdAt, answeredAt },
  refused,
  here,
}: {
  question: OwnQuestion;
  refused: RefusedMore | null;
  /** The address of the page, on which a refused message comes back. */
  here: string;
}) {
  const { t } = useTranslation("support");
  const reader = useReader();
  const message = useSupportMessage();
  return (
    <Card as="article" padded className="grid gap-3">
      <p className="flex flex-wrap gap-x-3 text-small text-ink-3">
        <span className={answer === null ? "font-semibold text-attention" : "font-semibold text-accent"}>
          {t(answer === null ? "own.open" : "own.answered")}
        </span>
        <span>{dateOf(createdAt, reader)}</span>
      </p>
      <h3 id={id}>{t(`topics.${topic}`)}</h3>
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{question}</p>
      {thread.map(({ isOffice, text, writtenAt }, index) => (
        <Written
          // biome-ignore lint/suspicious/noArrayIndexKey: a thread only grows at its end
          key={index}
          heading={t(isOffice ? "own.answerOf" : "own.of", { date: dateOf(writtenAt, reader) })}
          text={text}
          isOffice={isOffice}
        />
      ))}
      {answer !== null && answeredAt !== null ? (
        <Written heading={t("own.answerOf", { date: dateOf(answeredAt, reader) })} text={answer} isOffice />
      ) : null}
      <Disclosure summary={t(answer === null ? "own.add" : "own.more")} open={refused !== null}>
        <form method="post" action={here} className="grid gap-4">
          <input type="hidden" name="ticket" value={id} />
          <TextAreaField
            field={{ id: `more-${id}`, name: "more", defaultValue: refused?.typed }}
            label={t("own.moreLabel")}
            hint={t("own.moreHint")}
            errors={refused?.errors.map(message)}
            rows={4}
          />
          <div>
            <Button variant="primary">{t("own.moreSubmit")}</Button>
          </div>
        </form>
      </Disclosure>
    </Card>
  );
}
