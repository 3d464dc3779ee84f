import { useTranslation } from "react-i18next";
import { DIGEST } from "~/foundation/notifications/rules/digest";
import type { Subject } from "~/foundation/notifications/unsubscribe.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";

const PREFERENCES = "/user/profile?tab=notifications";

export interface UnsubscribePageProps {
  /** Null when the link is not valid. */
  subscription: { subject: Subject; isOn: boolean } | null;
}

/** The page behind the link at the end of a mail. It asks first, and afterwards offers the way back. */
export function UnsubscribePage({ subscription }: UnsubscribePageProps) {
  const { t } = useTranslation("notifications");
  const preferences = <ButtonLink href={PREFERENCES}>{t("unsubscribe.all")}</ButtonLink>;
  if (!subscription) {
    return (
      <div className="py-10 md:py-18">
        <EmptyState heading="h1" title={t("unsubscribe.goneTitle")} action={preferences}>
          {t("unsubscribe.goneText")}
        </EmptyState>
      </div>
    );
  }
  const { subject, isOn } = subscription;
  // An invited person has no account and no preferences.
  const isInvited = subject === "invitations";
  const state = isOn ? "on" : "off";
  const name = isInvited ? "" : subject === DIGEST ? t("unsubscribe.digest") : t(`types.${subject}.name`);
  const said = isInvited
    ? { title: t(`stop.${state}.title`), text: t(`stop.${state}.text`), button: t(`stop.${state}.button`) }
    : {
        title: t(isOn ? "unsubscribe.title" : "unsubscribe.doneTitle", { name }),
        text: t(isOn ? "unsubscribe.ask" : "unsubscribe.done"),
        button: t(isOn ? "unsubscribe.stop" : "unsubscribe.resume"),
      };
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={said.title} />
      <Card padded>
        <p className="max-w-measure">{said.text}</p>
        <form method="post" className="mt-5 flex flex-wrap gap-3">
          <Button variant={isOn ? "primary" : undefined} name="intent" value={isOn ? "stop" : "resume"}>
            {said.button}
          </Button>
          {isInvited ? null : preferences}
        </form>
      </Card>
    </div>
  );
}
