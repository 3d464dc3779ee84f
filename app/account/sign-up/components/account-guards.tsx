import { useTranslation } from "react-i18next";
import { PASSKEYS_PATH, TOKENS_PATH, TWO_STEP_PATH } from "~/core/addresses/account";
import { Card, CardSection } from "~/ui/card";

interface Guards {
  hasTwoStep: boolean;
  recoveryCodes: number;
  passkeys: number;
}

/** The ways to sign in to an account, each with its state and where to change it. */
export function AccountGuards({ hasTwoStep, recoveryCodes, passkeys }: Guards) {
  const { t } = useTranslation("security");
  const guards = [
    {
      title: t("guards.password"),
      text: t("guards.passwordText"),
      href: "/user/profile/password",
      link: t("guards.changePassword"),
    },
    {
      title: t("guards.twoStep"),
      text: hasTwoStep ? t("guards.twoStepOn", { count: recoveryCodes }) : t("guards.twoStepOff"),
      href: TWO_STEP_PATH,
      link: hasTwoStep ? t("guards.manageTwoStep") : t("guards.setUpTwoStep"),
    },
    {
      title: t("guards.passkeys"),
      text: passkeys > 0 ? t("guards.somePasskeys", { count: passkeys }) : t("guards.noPasskeys"),
      href: PASSKEYS_PATH,
      link: t("guards.managePasskeys"),
    },
    { title: t("guards.tokens"), text: t("guards.tokensText"), href: TOKENS_PATH, link: t("guards.manageTokens") },
    { title: t("guards.data"), text: t("guards.dataText"), href: "/user/privacy", link: t("guards.manageData") },
  ];
  return (
    <Card as="aside">
      <CardSection>
        <h2>{t("guards.title")}</h2>
      </CardSection>
      {guards.map(({ title, text, href, link }) => (
        <CardSection key={href}>
          <h3>{title}</h3>
          <p className="mt-1 text-ink-2">{text}</p>
          <a href={href} className="mt-1 inline-flex min-h-11 items-center font-semibold">
            {link}
          </a>
        </CardSection>
      ))}
    </Card>
  );
}
