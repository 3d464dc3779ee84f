import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import type { JourneyView } from "../journey-view";

/** What is worth doing next, for a user who has just arrived. */
export function OnboardingDialog({ journey, recommended, closeHref }: JourneyView & { closeHref: string }) {
  const { t } = useTranslation(["journey", "common"]);
  return (
    <Dialog
      id="onboarding"
      title={t("onboarding.title")}
      closeHref={closeHref}
      closeLabel={t("common:shell.close")}
      actions={<ButtonLink href={closeHref}>{t("onboarding.later")}</ButtonLink>}
    >
      <p>{t(`onboarding.lead.${journey}`)}</p>
      <ul className="mt-4 grid gap-3 sm:mt-5 sm:gap-4">
        {recommended.map(({ action, href }, index) => {
          const name = t(`onboarding.actions.${action}.name`);
          const variant = index === 0 ? "primary" : "secondary";
          return (
            <li key={action} className="grid gap-2 border-line sm:border-t sm:pt-4">
              {/* On a phone, the page behind stays in sight: the names of the others say enough. */}
              <p className={index === 0 ? "max-sm:text-small" : "max-sm:hidden"}>
                {t(`onboarding.actions.${action}.text`)}
              </p>
              {href === null ? (
                <form method="post" action="/user/history" className="grid">
                  <Button variant={variant}>{name}</Button>
                </form>
              ) : (
                <ButtonLink href={href} variant={variant}>
                  {name}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
