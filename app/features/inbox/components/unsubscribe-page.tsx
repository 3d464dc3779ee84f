import { useTranslation } from "react-i18next";
import { DIGEST } from "~/domain/notifications/digest";
import type { NotificationType } from "~/domain/notifications/types";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";

const PREFERENCES = "/user/profile?tab=notifications";

export interface UnsubscribePageProps {
  /** Null where the link opens nothing. */
  subscription: { subject: NotificationType | typeof DIGEST; isOn: boolean } | null;
}

/** Where the link at the end of a mail leads: it asks, and once it is done offers the way back. */
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
  const name = subject === DIGEST ? t("unsubscribe.digest") : t(`types.${subject}.name`);
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t(isOn ? "unsubscribe.title" : "unsubscribe.doneTitle", { name })} />
      <Card padded>
        <p className="max-w-measure">{t(isOn ? "unsubscribe.ask" : "unsubscribe.done")}</p>
        <form method="post" className="mt-5 flex flex-wrap gap-3">
          <Button variant={isOn ? "primary" : undefined} name="intent" value={isOn ? "stop" : "resume"}>
            {t(isOn ? "unsubscribe.stop" : "unsubscribe.resume")}
          </Button>
          {preferences}
        </form>
      </Card>
    </div>
  );
}
