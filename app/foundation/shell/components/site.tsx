import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { membersPath } from "~/core/addresses/network";
import { PLAN_PATH } from "~/core/addresses/plan";
import { READINESS } from "~/core/kinds/kind";
import { LANGUAGES, SPOKEN } from "~/core/language";
import { BellMenu } from "~/foundation/notifications/components/bell-menu";
import { currentOf, navItemOf } from "~/foundation/shell/nav-item";
import type { Shell } from "~/foundation/shell/shell.server";
import { useLanguage } from "~/i18n/use-language";
import { Avatar } from "~/ui/avatar";
import { ButtonLink } from "~/ui/button";
import { Icon, type IconName } from "~/ui/icons";
import { Footer, Header, HeaderMenu, MenuButton, MenuLink } from "~/ui/shell";

interface SiteProps {
  shell?: Shell;
  /** The page to return to after a change of language. */
  back: string;
  /** Id of the page's form that language and sign-out submit, if there is one. */
  keptForm?: string;
}

export function SiteHeader({ shell, path, back, keptForm }: SiteProps & { path: string }) {
  const { t } = useTranslation();
  const place = navItemOf(path);
  const links = shell?.user
    ? ([
        ["assessments", "/user/history", t("shell.assessments")],
        ["reports", shell.resultsHref, t("shell.reports")],
        // There is no plan before the first result, so its link is hidden. On the page itself the link still shows where the user is.
        ["plan", (shell.resultsHref || place === "plan") && PLAN_PATH, t("shell.plan")],
        ["figures", (shell.resultsHref || place === "figures") && KEY_FIGURES_PATH, t("shell.figures")],
        ["members", shell.seesOthers && membersPath(READINESS), t("shell.members")],
        ["analytics", shell.seesOthers && "/analytics", t("shell.analytics")],
        // An eighth name would not fit. Administrators have the Knowledge Base in their own menu.
        shell.user.mayAdminister
          ? ["administration", "/admin", t("shell.administration")]
          : ["knowledge", "/knowledge-base", t("shell.knowledge")],
      ] as const)
    : [];
  const nav = links.flatMap(([holds, href, name]) =>
    href ? [{ href, name, current: currentOf(path, href) ?? (holds === place ? ("true" as const) : undefined) }] : [],
  );
  return (
    <Header
      homeHref={shell?.user ? "/user/history" : "/"}
      name="Kompas"
      nav={nav}
      navLabel={t("shell.navigation")}
      menuLabel={t("shell.menu")}
      tools={
        <>
          <LanguageMenu back={back} keptForm={keptForm} />
          {shell?.bell ? (
            <BellMenu
              bell={shell.bell}
              current={place === "bell" ? (currentOf(path, "/notifications") ?? "true") : undefined}
            />
          ) : null}
          {shell?.user ? <UserMenu user={shell.user} path={path} keptForm={keptForm} /> : null}
          {shell && !shell.user && !shell.isAway && path !== "/login" ? (
            <ButtonLink href="/login" variant="quiet" className="max-sm:-me-2 max-sm:px-2 max-sm:whitespace-nowrap">
              {t("shell.signIn")}
            </ButtonLink>
          ) : null}
        </>
      }
    />
  );
}

export function SiteFooter({ shell, back, keptForm }: SiteProps) {
  const { t, i18n } = useTranslation();
  return (
    <Footer
      links={[
        { href: "/terms&condition", name: t("shell.terms") },
        { href: "/privacy-policy", name: t("shell.privacy") },
        { href: "/legal-documents", name: t("shell.legal") },
        { href: "/verify", name: t("shell.verify") },
        ...(shell?.user
          ? [
              { href: "/knowledge-base", name: t("shell.knowledge") },
              { href: "/support", name: t("shell.support") },
            ]
          : []),
        ...(shell ? [{ href: `mailto:${shell.contactEmail}`, name: t("shell.contact") }] : []),
      ]}
    >
      <fieldset className="-mx-2 flex flex-wrap">
        <legend className="sr-only">{t("shell.language")}</legend>
        <ShellForm action="/language" back={back} keptForm={keptForm}>
          {LANGUAGES.map((language) => (
            <button
              key={language}
              type="submit"
              form={keptForm}
              name="language"
              value={language}
              lang={language}
              aria-current={language === i18n.language ? "true" : undefined}
            >
              {SPOKEN[language].name}
            </button>
          ))}
        </ShellForm>
      </fieldset>
    </Footer>
  );
}

/** The form for buttons on every page. If the page has a kept form, the buttons belong to that one instead. */
function ShellForm({
  action,
  back,
  keptForm,
  children,
}: {
  action: string;
  back?: string;
  keptForm?: string;
  children: ReactNode;
}) {
  if (keptForm) return children;
  return (
    <form method="post" action={action} className="contents">
      {back === undefined ? null : <input type="hidden" name="back" value={back} />}
      {children}
    </form>
  );
}

function LanguageMenu({ back, keptForm }: Omit<SiteProps, "shell">) {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <HeaderMenu
      trigger={
        <>
          <Icon name="globe" />
          <span className="sr-only">{t("label", { label: t("shell.language") })} </span>
          <span className="whitespace-nowrap max-lg:sr-only">{SPOKEN[current].name} </span>
          <span className="uppercase lg:hidden">{current}</span>
        </>
      }
    >
      <ShellForm action="/language" back={back} keptForm={keptForm}>
        {LANGUAGES.map((language) => (
          <MenuButton
            key={language}
            form={keptForm}
            name="language"
            value={language}
            lang={language}
            current={language === current}
          >
            {SPOKEN[language].name}
          </MenuButton>
        ))}
      </ShellForm>
    </HeaderMenu>
  );
}

function UserMenu({ user, path, keptForm }: { user: NonNullable<Shell["user"]>; path: string; keptForm?: string }) {
  const { t } = useTranslation();
  const place = navItemOf(path);
  const isHere = place === "account" || (user.mayAdminister && place === "knowledge");
  const links: [href: string, icon: IconName, name: string][] = [
    ["/user/profile", "user", t("shell.profile")],
    ["/user/team", "people", t("shell.team")],
    ["/user/security", "lock", t("shell.security")],
    ["/user/profile/password", "key", t("shell.changePassword")],
    ["/support", "info", t("shell.support")],
    ...(user.mayAdminister
      ? [["/knowledge-base", "document", t("shell.knowledge")] as [string, IconName, string]]
      : []),
  ];
  return (
    <HeaderMenu
      label={user.picture ? t("shell.account", user) : `${t("shell.account", user)} (${user.initials})`}
      trigger={<Avatar initials={user.initials} src={user.picture} />}
      current={isHere ? "true" : undefined}
    >
      <div className="px-3 py-2">
        <p className="font-semibold">{user.username}</p>
        <p className="text-small text-ink-3">{user.companyName}</p>
      </div>
      {links.map(([href, icon, name]) => (
        <MenuLink key={href} href={href} icon={icon} current={currentOf(path, href)}>
          {name}
        </MenuLink>
      ))}
      <ShellForm action="/logout" keptForm={keptForm}>
        <MenuButton icon="sign-out" form={keptForm} name="intent" value="sign-out">
          {t("shell.signOut")}
        </MenuButton>
      </ShellForm>
    </HeaderMenu>
  );
}
