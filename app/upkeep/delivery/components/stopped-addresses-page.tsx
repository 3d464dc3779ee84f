import { useTranslation } from "react-i18next";
import { UTC } from "~/core/days/days";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { dateOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { cx } from "~/ui/cx";
import { inertWhile } from "~/ui/dialog";
import { TextField } from "~/ui/field";
import { LONG_WORD } from "~/ui/long-word";
import { Pagination } from "~/ui/pagination";
import { Table } from "~/ui/table";
import type { StoppedAddress } from "../stopped-addresses.server";

const HERE = "/admin/stopped-addresses";

/** What is wrong with a typed address: it is none, or mails go there. */
export type StoppedProblem = "email" | "free";

interface StoppedAddressesPageProps {
  rows: StoppedAddress[];
  page: number;
  hasMore: boolean;
  /** The hash of the address that the dialog asks about. */
  releases: string | null;
  refused: { problem: StoppedProblem; email: string } | null;
}

/** Addresses whose mails come back, with a way to let mails go there again. */
export function StoppedAddressesPage({ rows, page, hasMore, releases, refused }: StoppedAddressesPageProps) {
  const { t } = useTranslation(["operations", "common"]);
  const language = useLanguage();
  const reader = { language, timeZone: UTC };
  return (
    <>
      <div {...inertWhile(releases !== null)}>
        <AdminPage current="deadLetters" title={t("stopped.title")} lead={t("stopped.lead")}>
          <form method="post" action={HERE} className="flex max-w-narrow flex-wrap items-end gap-3">
            <div className="grow basis-60">
              <TextField
                field={{ id: "email", name: "email", type: "email", defaultValue: refused?.email, autoComplete: "off" }}
                label={t("stopped.search")}
                hint={t("stopped.searchHint")}
                errors={refused ? [t(`stopped.problems.${refused.problem}`)] : undefined}
              />
            </div>
            <Button>{t("stopped.look")}</Button>
          </form>
          {rows.length === 0 ? (
            <EmptyState title={t("stopped.none")}>{t("stopped.noneText")}</EmptyState>
          ) : (
            <Card>
              <Table
                caption={t("stopped.title")}
                captionHidden
                isStacked
                columns={[
                  { key: "whose", header: t("stopped.whose") },
                  { key: "reason", header: t("stopped.reason") },
                  { key: "since", header: t("stopped.since") },
                  { key: "until", header: t("stopped.until") },
                  { key: "release", header: t("stopped.action") },
                ]}
                rows={rows.map(({ hash, reason, stoppedOn, expiresAt, userId, username }) => ({
                  key: hash,
                  cells: {
                    whose:
                      userId && username ? (
                        <a
                          href={`/admin/people/${userId}`}
                          className={cx("inline-flex min-h-11 items-center", LONG_WORD)}
                        >
                          {username}
                        </a>
                      ) : (
                        t("stopped.noAccount")
                      ),
                    reason: t(`stopped.reasons.${reason}`),
                    since: <span className="whitespace-nowrap">{dateOf(stoppedOn, reader)}</span>,
                    until: <span className="whitespace-nowrap">{dateOf(expiresAt, reader)}</span>,
                    release: <ButtonLink href={`${HERE}?release=${hash}`}>{t("stopped.release")}</ButtonLink>,
                  },
                }))}
              />
            </Card>
          )}
          {page > 1 || hasMore ? (
            <Pagination
              label={t("deadLetters.pages")}
              status={t("deadLetters.page", { page })}
              previous={page > 1 ? { href: `${HERE}?page=${page - 1}`, name: t("deadLetters.newer") } : undefined}
              next={hasMore ? { href: `${HERE}?page=${page + 1}`, name: t("deadLetters.older") } : undefined}
            />
          ) : null}
        </AdminPage>
      </div>
      {releases === null ? null : (
        <AskDialog
          id="release"
          title={t("stopped.ask.title")}
          action={HERE}
          intent="release"
          back={t("deadLetters.ask.keep")}
          confirm={t("stopped.ask.confirm")}
          closeHref={HERE}
          closeLabel={t("common:shell.close")}
          fields={{ hash: releases }}
        >
          <p>{t("stopped.ask.text")}</p>
        </AskDialog>
      )}
    </>
  );
}
