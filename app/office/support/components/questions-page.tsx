import { useTranslation } from "react-i18next";
import { officeCompanyPath } from "~/core/addresses/office";
import { UnconfirmedMark } from "~/foundation/identity/components/unconfirmed-mark";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { dateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import type { Question } from "~/office/support/answer.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { ErrorSummary } from "~/ui/error-summary";
import { TextAreaField } from "~/ui/field";
import { Pagination } from "~/ui/pagination";
import { Toggle } from "~/ui/toggle";
import { useSupportMessage } from "./support-message";
import { Written } from "./thread";

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
  /** The administrator who reads. */
  userId: string;
  saved: { id: string; title: string }[];
  /** The saved answer that was chosen for a question. */
  used: { ticketId: string | null; text?: string };
}

const HOME = "/admin/support";

/** The questions to the network's office: the open ones, each with a form for its answer, and the answered ones. */
export function QuestionsPage({ which, questions, page, hasMore, refused, userId, saved, used }: QuestionsPageProps) {
  const { t } = useTranslation(["support", "common"]);
  const message = useSupportMessage();
  const base = which === "open" ? HOME : `${HOME}?show=answered`;
  const href = (number: number) => `${base}${which === "open" ? "?" : "&"}page=${number}`;
  const errors = (refused?.errors ?? []).map((key) => ({ href: `#answer-${refused?.ticketId}`, text: message(key) }));
  return (
    <AdminPage
      current="questions"
      title={t("office.title")}
      lead={t("office.lead")}
      actions={<ButtonLink href={`${HOME}/answers`}>{t("office.toSaved")}</ButtonLink>}
    >
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
            userId={userId}
            saved={saved}
            typed={refused?.ticketId !== question.id && used.ticketId === question.id ? used.text : refused?.typed}
            here={href(page)}
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

interface QuestionCardProps extends Pick<QuestionsPageProps, "refused" | "userId" | "saved"> {
  question: Question;
  /** What stands in the field for the answer. */
  typed: string | undefined;
  /** The address of the page, on which a refused answer comes back. */
  here: string;
}

function QuestionCard({ question, refused, userId, saved, typed, here }: QuestionCardProps) {
  const { t } = useTranslation("support");
  const reader = useReader();
  const message = useSupportMessage();
  const { id, topic, username, companyName, email, isConfirmed, createdAt, answeredAt, answer } = question;
  const wrote = (moment: number) => t("office.wrote", { name: username, date: dateOf(moment, reader) });
  return (
    <Card as="article" padded className="grid gap-3">
      <p className="text-small text-ink-3">
        {dateOf(createdAt, reader)} · {t(`topics.${topic}`)}
      </p>
      <h2 className="text-lead wrap-anywhere">
        <a href={`/admin/people/${question.userId}`}>{username}</a>,{" "}
        <a href={officeCompanyPath(question.companyId)}>{companyName}</a>
      </h2>
      <p className="flex flex-wrap items-center gap-x-3">
        <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center wrap-anywhere">
          {email}
        </a>
        {isConfirmed ? null : <UnconfirmedMark />}
      </p>
      <p className="max-w-measure whitespace-pre-line wrap-anywhere">{question.question}</p>
      {question.thread.map(({ isOffice, text, writtenAt }, index) => (
        <Written
          // biome-ignore lint/suspicious/noArrayIndexKey: a thread only grows at its end
          key={index}
          heading={isOffice ? t("own.answerOf", { date: dateOf(writtenAt, reader) }) : wrote(writtenAt)}
          text={text}
          isOffice={isOffice}
        />
      ))}
      {answer !== null && answeredAt !== null ? (
        <Written heading={t("own.answerOf", { date: dateOf(answeredAt, reader) })} text={answer} isOffice />
      ) : (
        <>
          <Taken question={question} userId={userId} />
          <SavedAnswers saved={saved} ticketId={id} here={here} />
        </>
      )}
      {answer === null ? (
        <form method="post" action={here} className="grid gap-4">
          <input type="hidden" name="ticket" value={id} />
          <TextAreaField
            field={{ id: `answer-${id}`, name: "answer", defaultValue: typed }}
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
      ) : null}
    </Card>
  );
}

/** Who answers a question, and the button to take it or put it back. */
function Taken({
  question: { id, username, takenBy, takerName: taker },
  userId,
}: {
  question: Question;
  userId: string;
}) {
  const { t } = useTranslation("support");
  const isOwn = takenBy === userId;
  // One who has closed the account has no name left, and answers nothing.
  const act = isOwn ? "putBack" : taker ? "takeOver" : "take";
  const name = { take: "takeFrom", takeOver: "takeOverFrom", putBack: "putBackOf" } as const;
  return (
    <form method="post" action={HOME} className="flex flex-wrap items-center gap-3">
      <input type="hidden" name="ticket" value={id} />
      <input type="hidden" name="from" value={takenBy ?? ""} />
      {taker ? (
        <p className="font-semibold">{isOwn ? t("office.takenByYou") : t("office.taken", { name: taker })}</p>
      ) : null}
      <Button
        name="intent"
        value={isOwn ? "put-back" : "take"}
        aria-label={t(`office.${name[act]}`, { name: username })}
      >
        {t(`office.${act}`)}
      </Button>
    </form>
  );
}

/** Links that put a saved answer into the field. */
function SavedAnswers({
  saved,
  ticketId,
  here,
}: Pick<QuestionsPageProps, "saved"> & { ticketId: string; here: string }) {
  const { t } = useTranslation("support");
  const to = (id: string) => `${here}${here.includes("?") ? "&" : "?"}for=${ticketId}&use=${id}#answer-${ticketId}`;
  return (
    <Disclosure summary={t("office.saved")}>
      {saved.length === 0 ? <p className="text-ink-3">{t("office.noneSaved")}</p> : null}
      <ul className="grid">
        {saved.map(({ id, title }) => (
          <li key={id}>
            <a href={to(id)} className="inline-flex min-h-11 items-center wrap-anywhere">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
