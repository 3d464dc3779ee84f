import { useTranslation } from "react-i18next";
import { AddressReminder } from "~/account/sign-up/components/address-reminder";
import { type Language, toLanguage } from "~/core/language";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import type { PreviewView, TrackingView } from "../invitations/view";
import { InvitationList } from "./invitation-list";
import { InviteForm } from "./invite-form";
import { InvitePreview } from "./invite-preview";
import { NetworkPages } from "./network-pages";

export interface InvitationsPageProps {
  tracking: TrackingView;
  language: Language;
  company: string;
  /** The company has an access code to join with. */
  hasCode: boolean;
  isViewer: boolean;
  /** The reader's address, until it is confirmed. */
  unconfirmed: string | null;
  limits: { room: number; mailsADay: number; lines: number; size: string };
  preview: PreviewView | null;
  typed: string;
  /** The language chosen in a form that is shown again. */
  chosen?: string;
  errors: string[];
}

/** Whom to invite, what that would do, and what has become of the invitations so far. */
export function InvitationsPage(props: InvitationsPageProps) {
  const { t } = useTranslation(["invitations", "common"]);
  const { tracking, preview, errors, isViewer, unconfirmed, hasCode } = props;
  const mayInvite = !isViewer && unconfirmed === null && hasCode;
  return (
    <>
      <NetworkPages />
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="grid gap-8">
        <ErrorSummary title={t("common:form.summary")} errors={errors.map((text) => ({ href: "#text", text }))} />
        {isViewer ? <Notice tone="info">{t("viewer")}</Notice> : null}
        {unconfirmed ? <AddressReminder email={unconfirmed} /> : null}
        {hasCode ? null : (
          <EmptyState
            title={t("noCode.title")}
            action={<ButtonLink href="/user/profile/access-code">{t("noCode.link")}</ButtonLink>}
          >
            {t("noCode.text")}
          </EmptyState>
        )}
        {mayInvite && preview ? <InvitePreview preview={preview} company={props.company} errors={errors} /> : null}
        {mayInvite && !preview ? (
          <InviteForm
            limits={props.limits}
            language={toLanguage(props.chosen ?? props.language)}
            text={props.typed}
            errors={errors}
          />
        ) : null}
        {preview ? null : <InvitationList view={tracking} mayInvite={mayInvite} />}
      </div>
    </>
  );
}
