import { useTranslation } from "react-i18next";
import { UnconfirmedMark } from "~/features/identity/components/unconfirmed-mark";
import { AdminPage } from "~/features/shell/components/admin-page";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import type { OpenAccount } from "../end-sessions.server";

const HERE = "/admin/sessions";

/** Why nobody is asked about: no address, nobody's, or of somebody who is signed in nowhere. */
export type AddressProblem = "email" | "unknown" | "nowhere";

interface SessionsPageProps {
  /** Open sessions but the reader's own. */
  open: number;
  /** Whom the reader is asked about. */
  account: (OpenAccount & { isOwn: boolean }) | null;
  asksForAll: boolean;
  frame: { dialogOpen?: boolean };
  refused: { problem: AddressProblem; email: string } | null;
}

/** Signs one person out, or everybody. */
export function SessionsPage({ open, account, asksForAll, frame, refused }: SessionsPageProps) {
  const { t } = useTranslation("operations");
  return (
    <>
      <div {...inertWhile(frame.dialogOpen ?? false)}>
        <AdminPage current="sessions" title={t("sessions.title")} lead={t("sessions.lead")}>
          <AccountForm refused={refused} />
          <Card padded as="section">
            <h2>{t("sessions.all.title")}</h2>
            <p className="mt-2 max-w-measure text-ink-2">{t("sessions.all.text")}</p>
            <p className="mt-4 font-semibold">
              {open > 0 ? t("sessions.all.open", { count: open }) : t("sessions.all.none")}
            </p>
            {open > 0 ? (
              <div className="mt-4">
                <ButtonLink href={`${HERE}?dialog=everybody`}>{t("sessions.all.submit")}</ButtonLink>
              </div>
            ) : null}
          </Card>
        </AdminPage>
      </div>
      {account ? <AccountDialog account={account} /> : null}
      {asksForAll ? <EverybodyDialog open={open} /> : null}
    </>
  );
}

function AccountForm({ refused }: Pick<SessionsPageProps, "refused">) {
  const { t } = useTranslation(["operations", "common"]);
  const errors = refused ? [t(`sessions.errors.${refused.problem}`)] : [];
  return (
    <Card padded as="section">
      <h2>{t("sessions.one.title")}</h2>
      <p className="mt-2 max-w-measure text-ink-2">{t("sessions.one.text")}</p>
      <form method="post" action={HERE} noValidate className="mt-5 grid gap-6">
        <ErrorSummary title={t("common:form.summary")} errors={errors.map((text) => ({ href: "#email", text }))} />
        <TextField
          field={{ id: "email", name: "email", type: "email", autoComplete: "off", defaultValue: refused?.email }}
          label={t("sessions.one.email")}
          errors={errors}
        />
        <div>
          <Button name="intent" value="find">
            {t("sessions.one.submit")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function AccountDialog({ account }: { account: OpenAccount & { isOwn: boolean } }) {
  const { t } = useTranslation(["operations", "common"]);
  return (
    <AskDialog
      id="end-account"
      title={t("sessions.ask.one")}
      action={HERE}
      intent="end-account"
      fields={{ account: account.id }}
      variant="danger"
      back={t("sessions.ask.keep")}
      confirm={t("sessions.one.submit")}
      closeHref={HERE}
      closeLabel={t("common:shell.close")}
    >
      <p className="break-words">{t("sessions.ask.oneText", { count: account.sessions, email: account.email })}</p>
      {account.isConfirmed ? null : (
        <p className="mt-2">
          <UnconfirmedMark />
        </p>
      )}
      {account.isOwn ? <p className="mt-2">{t("sessions.ask.own")}</p> : null}
    </AskDialog>
  );
}

function EverybodyDialog({ open }: { open: number }) {
  const { t } = useTranslation(["operations", "common"]);
  return (
    <AskDialog
      id="end-everybody"
      title={t("sessions.ask.all")}
      action={HERE}
      intent="end-everybody"
      variant="danger"
      back={t("sessions.ask.keep")}
      confirm={t("sessions.all.submit")}
      closeHref={HERE}
      closeLabel={t("common:shell.close")}
    >
      <p>{t("sessions.ask.allText", { count: open })}</p>
    </AskDialog>
  );
}
