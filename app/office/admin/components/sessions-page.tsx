import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import type { RefusedReason } from "../reason";
import { ReasonDialog } from "./reason-dialog";

const HERE = "/admin/sessions";

/** Why an address was refused: it is invalid, no account has it, or its account has no open session. */
export type AddressProblem = "email" | "unknown" | "nowhere";

interface SessionsPageProps {
  /** Open sessions other than the reader's own. */
  open: number;
  asksForAll: boolean;
  frame: { dialogOpen?: boolean };
  refused: { problem: AddressProblem; email: string } | null;
  /** The refused reason for ending everybody's sessions. */
  reason: RefusedReason | null;
}

/** Signs out one person, or everybody. */
export function SessionsPage({ open, asksForAll, frame, refused, reason }: SessionsPageProps) {
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
      {asksForAll ? <EverybodyDialog open={open} reason={reason} /> : null}
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

function EverybodyDialog({ open, reason }: { open: number; reason: RefusedReason | null }) {
  const { t } = useTranslation("operations");
  return (
    <ReasonDialog
      id="end-everybody"
      title={t("sessions.ask.all")}
      action={`${HERE}?dialog=everybody`}
      intent="end-everybody"
      variant="danger"
      confirm={t("sessions.all.submit")}
      closeHref={HERE}
      refused={reason}
    >
      <p>{t("sessions.ask.allText", { count: open })}</p>
    </ReasonDialog>
  );
}
