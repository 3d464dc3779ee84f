import { useTranslation } from "react-i18next";
import { INVITATIONS_PATH } from "~/core/addresses/network";
import { MAILS_OF_ONE } from "~/network/membership/rules/invitations";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { PlacePages } from "~/ui/pagination";
import { Table } from "~/ui/table";
import { Tags } from "~/ui/tag";
import type { InvitationView, TrackingView } from "../invitations/view";

/** The invitations so far, by state and search. Each can be sent again or withdrawn; unanswered ones can be sent again together. */
export function InvitationList({ view, mayInvite }: { view: TrackingView; mayInvite: boolean }) {
  const { t } = useTranslation("invitations");
  if (view.isEmpty) return <EmptyState title={t("list.empty")} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2>{t("list.title")}</h2>
        {mayInvite && view.hasUnanswered ? (
          <form method="post" action={INVITATIONS_PATH}>
            <Button name="intent" value="resend-all">
              {t("list.remind")}
            </Button>
          </form>
        ) : null}
      </div>
      <p className="max-w-measure text-small text-ink-3">{t("list.rule", { most: MAILS_OF_ONE })}</p>
      <search>
        <form method="get" action={INVITATIONS_PATH} className="flex flex-wrap items-end gap-3">
          <label className="grid grow basis-60 gap-1 sm:max-w-field">
            <span className="text-small font-semibold">{t("list.search")}</span>
            <input type="search" name="search" defaultValue={view.search} maxLength={80} className="control" />
          </label>
          {view.state ? <input type="hidden" name="state" value={view.state} /> : null}
          <Button>{t("list.apply")}</Button>
        </form>
      </search>
      <Tags
        label={t("list.states")}
        items={view.states.map(({ state, count, href, current }) => ({
          href,
          name: state === null ? t("list.all") : t("list.state", { name: t(`states.${state}`), count: count ?? 0 }),
          current,
        }))}
      />
      {view.rows.length === 0 ? (
        <EmptyState
          heading="h3"
          title={t("list.none")}
          action={<ButtonLink href={INVITATIONS_PATH}>{t("list.clear")}</ButtonLink>}
        />
      ) : (
        <Rows view={view} />
      )}
      <PlacePages
        label={t("list.pages")}
        first={{ href: view.firstHref, name: t("list.first") }}
        next={{ href: view.nextHref, name: t("list.next") }}
      />
    </div>
  );
}

function Rows({ view }: { view: TrackingView }) {
  const { t } = useTranslation("invitations");
  const hasActions = view.rows.some(({ canResend, canWithdraw }) => canResend || canWithdraw);
  return (
    <div className="rounded-card border border-line bg-surface">
      <Table
        caption={t("list.title")}
        captionHidden
        isStacked
        columns={[
          { key: "email", header: t("list.email") },
          { key: "company", header: t("list.company") },
          { key: "status", header: t("list.status") },
          { key: "sent", header: t("list.sent") },
          ...(hasActions ? [{ key: "actions", header: t("list.actions") }] : []),
        ]}
        rows={view.rows.map((row) => ({
          key: row.id,
          cells: {
            email: <span className="wrap-anywhere">{row.email}</span>,
            company: <span className="wrap-anywhere">{row.company || "–"}</span>,
            status: (
              <>
                {t(`states.${row.state}`)}
                {row.joinedOn ? ` ${t("list.joined", { date: row.joinedOn })}` : null}
              </>
            ),
            sent: (
              <span className="whitespace-nowrap tabular-nums">
                {row.sentOn}
                <span className="block text-small text-ink-3">{t("list.mails", { count: row.mails })}</span>
              </span>
            ),
            actions: <Actions row={row} here={view.self} />,
          },
        }))}
      />
    </div>
  );
}

function Actions({ row: { id, email, canResend, canWithdraw }, here }: { row: InvitationView; here: string }) {
  const { t } = useTranslation("invitations");
  if (!canResend && !canWithdraw) return null;
  return (
    <form method="post" action={here} className="flex flex-wrap gap-2">
      <input type="hidden" name="id" value={id} />
      {canResend ? (
        <Button name="intent" value="resend" aria-label={t("list.resendNamed", { email })}>
          {t("list.resend")}
        </Button>
      ) : null}
      {canWithdraw ? (
        <Button variant="quiet" name="intent" value="withdraw" aria-label={t("list.withdrawNamed", { email })}>
          {t("list.withdraw")}
        </Button>
      ) : null}
    </form>
  );
}
