import { useTranslation } from "react-i18next";
import { UnconfirmedMark } from "~/foundation/identity/components/unconfirmed-mark";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { dateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import type { Question } from "~/office/support/answer.server";
import { Button } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField } from "~/ui/field";
import { Pagination } from "~/ui/pagination";
import { Toggle } from "~/ui/toggle";
import { useSupportMessage } from "./support-message";

/** A refused answer: its question, and what was typed. */
export interface Refused {
  ticketId: string;
  typed: string;
  errors: string[];
}

interface QuestionsPageProps {
  which: "open" | "answered";
  questions: Question[];
  page: number;
  hasMore: boolean;
  refused: Refused | null;
}

const HOME = "/admin/support";

/** The questions to the network's office: the open ones, each with a form for its answer, and the answered ones. */
export function QuestionsPage({ which, questions, page, hasMore, refused }: QuestionsPageProps) {
  const { t } = useTranslation(["support", "common"]);
  const message = useSupportMessage();
  const base = which === "open" ? HOME : `${HOME}?show=answered`;
  const href = (number: number) => `${base}${which === "open" ? "?" : "&"}page=${number}`;
  const errors = (refused?.errors ?? []).map((key) => ({ href: `#answer-${refused?.ticketId}`, text: message(key) }));
  return (
    <AdminPage current="questions" title={t("office.title")} lead={t("office.lead")}>
      <ErrorSummary title={t("common:form.summary")} errors={errors} />
      <div>
        <Toggle
          label={t("office.views")}
          items={[
            { href: HOME, name: t("office.open"), current: which === "open" },
            { href: `${HOME}?show=answered`, name: t("office.answered"), current: which === "answered" },
          ]}
        />
      </div>
      {questions.length === 0 ? (
        <EmptyState title={t(`office.none.${which}`)}>{t(`office.noneText.${which}`)}</EmptyState>
      ) : null}
      <div className="grid max-w-narrow gap-6">
        {questions.map((question) => (
          <QuestionCard
            key={question.id}
            question={question}
            refused={refused?.ticketId === question.id ? refused : null}
          />
        ))}
      </div>
      {page > 1 || hasMore ? (
        <Pagination
          label={t("own.pages")}
          status={t("own.page", { page })}
          previous={page > 1 ? { href: href(page - 1), name: t("office.back") } : undefined}
          next={hasMore ? { href: href(page + 1), name: t("office.forth") } : undefined}
        />
      ) : null}
    </AdminPage>
  );
}

function QuestionCard({ question, refused }: { question: Question; refused: Refused | null }) {
  const { t } = useTranslation("support");
  const reader = useReader();
  const message = useSupportMessage();
  const { id, topic, username, companyName, email, isConfirmed, createdAt, answeredAt, answer } = question;
  return (
    <Card as="article" padded className="grid gap-3">
      <p className="text-small text-ink-3">
        {dateOf(createdAt, reader)} · {t(`topics.${topic}`)}
      </p>
      <h2 className="text-lead wrap-anywhere">
        {username}, {companyName}
      </h2>
      <p className="flex flex-wrap items-center gap-x-3">
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
          {email}
        </a>
        {isConfirmed ? null : <UnconfirmedMark />}
      </p>
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{question.question}</p>
      {answer !== null && answeredAt !== null ? (
        <div className="rounded-s bg-sunk p-4">
          <p className="text-small text-ink-3">{t("own.answerOf", { date: dateOf(answeredAt, reader) })}</p>
          <p className="mt-1 max-w-measure whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      ) : (
        <form method="post" action={HOME} className="mt-2 grid gap-4">
          <input type="hidden" name="ticket" value={id} />
          <TextAreaField
            field={{ id: `answer-${id}`, name: "answer", defaultValue: refused?.typed }}
            label={t("office.answer")}
            hint={t("office.hint", { name: username })}
            errors={refused?.errors.map(message)}
          />
          <div>
            <Button variant="primary" aria-label={t("office.submitTo", { name: username })}>
              {t("office.submit")}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
