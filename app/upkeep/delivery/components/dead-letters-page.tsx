import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { Notice } from "~/ui/notice";
import { Pagination } from "~/ui/pagination";
import { Toggle } from "~/ui/toggle";
import type { DeadLetter } from "../dead-letter-list.server";
import { LetterOutcome, useLetterName } from "./letter-outcome";
import { ResendCard, ResendDialog, type ResendView } from "./resend-card";

const HERE = "/admin/dead-letters";

interface DeadLettersPageProps {
  letters: DeadLetter[];
  isOpenOnly: boolean;
  page: number;
  hasMore: boolean;
  frame: { dialogOpen?: boolean };
  /** Since when the mail service takes no mails; null while it does. */
  awaySince: number | null;
  resend: ResendView;
}

/** Undeliverable messages, with a way to send them again. */
export function DeadLettersPage({
  letters,
  isOpenOnly,
  page,
  hasMore,
  frame,
  awaySince,
  resend,
}: DeadLettersPageProps) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const base = isOpenOnly ? HERE : `${HERE}?filter=all`;
  const href = (number: number) => `${base}${isOpenOnly ? "?" : "&"}page=${number}`;
  return (
    <>
      <div {...inertWhile(frame.dialogOpen ?? false)}>
        <AdminPage
          current="deadLetters"
          title={t("deadLetters.title")}
          lead={t("deadLetters.lead")}
          actions={<ButtonLink href="/admin/stopped-addresses">{t("stopped.title")}</ButtonLink>}
        >
          {awaySince === null ? null : (
            <Notice tone="attention" title={t("deadLetters.away", { moment: momentOf(awaySince, language) })}>
              {t("deadLetters.awayText")}
            </Notice>
          )}
          <div className="flex">
            <Toggle
              label={t("deadLetters.views")}
              items={[
                { href: HERE, name: t("deadLetters.open"), current: isOpenOnly },
                { href: `${HERE}?filter=all`, name: t("deadLetters.all"), current: !isOpenOnly },
              ]}
            />
          </div>
          {letters.length === 0 ? (
            <EmptyState title={t("deadLetters.empty.title")}>
              {isOpenOnly ? t("deadLetters.empty.openText") : t("deadLetters.empty.allText")}
            </EmptyState>
          ) : (
            <form method="post" action={page > 1 ? href(page) : base}>
              <Card>
                <ul>
                  {letters.map((letter) => (
                    <Letter key={letter.id} letter={letter} />
                  ))}
                </ul>
              </Card>
            </form>
          )}
          {page > 1 || hasMore ? (
            <Pagination
              label={t("deadLetters.pages")}
              status={t("deadLetters.page", { page })}
              previous={page > 1 ? { href: href(page - 1), name: t("deadLetters.newer") } : undefined}
              next={hasMore ? { href: href(page + 1), name: t("deadLetters.older") } : undefined}
            />
          ) : null}
          <ResendCard resend={resend} />
        </AdminPage>
      </div>
      {frame.dialogOpen ? <ResendDialog resend={resend} /> : null}
    </>
  );
}

function Letter({ letter }: { letter: DeadLetter }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const nameOf = useLetterName();
  const { id, outboxId, reason, error, body, times, receivedAt, retriedAt } = letter;
  return (
    <li className="grid gap-x-6 gap-y-3 border-b border-line px-5 py-4 last:border-b-0 sm:grid-cols-[1fr_auto] sm:px-7">
      <div className="min-w-0">
        <h2 className="font-sans text-body font-semibold tracking-normal">{nameOf(letter)}</h2>
        <p className="text-ink-2">{t(`deadLetters.reasons.${reason}`)}</p>
        <p className="mt-1 text-small text-ink-3">
          {t("deadLetters.received", { moment: momentOf(receivedAt, language) })} ·{" "}
          {t("deadLetters.times", { count: times })}
        </p>
        <dl className="mt-2 grid gap-x-4 text-small sm:grid-cols-[auto_1fr]">
          {error ? (
            <>
              <dt className="text-ink-3">{t("deadLetters.error")}</dt>
              <dd className="font-mono wrap-anywhere">{error}</dd>
            </>
          ) : null}
          <dt className="text-ink-3">{outboxId ? t("deadLetters.id") : t("deadLetters.message")}</dt>
          <dd className="font-mono wrap-anywhere">{outboxId ?? body}</dd>
        </dl>
        <LetterOutcome letter={letter} />
      </div>
      {retriedAt === null ? (
        <div className="self-center">
          <Button name="retry" value={id}>
            {t("deadLetters.retry")}
          </Button>
        </div>
      ) : null}
    </li>
  );
}
