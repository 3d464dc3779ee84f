import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { cx } from "./cx";
import { Icon, type IconName } from "./icons";

/** How a header link relates to the page: it is that page, it contains it, or neither. */
export type Current = "page" | "true" | undefined;

type NavItem = { href: string; name: string; current: Current };

/** One name for every menu of the header, so that opening one closes the others. */
export const MENU_GROUP = "header";

/** The widths at which the navigation fits beside the name and the tools in the longest language. */
const INLINE_NAV = {
  few: { bar: "ms-5 hidden self-stretch lg:block", fold: "lg:hidden" },
  many: { bar: "ms-5 hidden self-stretch xl:block", fold: "xl:hidden" },
};

/** Limits the width of the page's content. */
export function Container({ children, width = "page" }: { children: ReactNode; width?: "page" | "narrow" }) {
  return (
    <div className={cx("mx-auto w-full px-4 sm:px-6", width === "page" ? "max-w-page" : "max-w-narrow")}>
      {children}
    </div>
  );
}

/** The first keyboard stop, hidden until it has focus. */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="skip-link">
      {children}
    </a>
  );
}

/** The header of every page. */
export function Header({
  homeHref,
  name,
  nav,
  navLabel,
  tools,
  menuLabel,
}: {
  homeHref: string;
  name: string;
  nav: NavItem[];
  navLabel: string;
  tools?: ReactNode;
  menuLabel: string;
}) {
  const isHere = nav.some((item) => item.current);
  const inlineNav = nav.length > 3 ? INLINE_NAV.many : INLINE_NAV.few;
  const isCrowded = nav.length > 6;
  return (
    <header className="site-head print:hidden">
      <Container>
        <div>
          <a href={homeHref} className="brand">
            <Icon name="mark" className="size-7.5 shrink-0" />
            <span className={cx("translate-y-px", nav.length > 0 ? "max-[24.5rem]:sr-only" : "max-[21.5rem]:sr-only")}>
              {name}
            </span>
          </a>
          {nav.length > 0 ? (
            <nav aria-label={navLabel} className={inlineNav.bar}>
              <ul className="flex h-full">
                {nav.map((item) => (
                  <li key={item.href}>
                    <a
                      href={item.href}
                      aria-current={item.current}
                      className={cx("place", isCrowded && "px-2! text-small whitespace-nowrap")}
                    >
                      {item.name}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
          <div className="ms-auto flex h-full items-center gap-1">{tools}</div>
          {nav.length > 0 ? (
            <details name={MENU_GROUP} className={cx("menu -me-2.5", inlineNav.fold)}>
              <summary aria-label={menuLabel} aria-current={isHere ? "true" : undefined}>
                <Icon name="menu" className="size-6" />
              </summary>
              <nav aria-label={menuLabel} className="menu-panel">
                {nav.map((item) => (
                  <MenuLink key={item.href} href={item.href} current={item.current}>
                    {item.name}
                  </MenuLink>
                ))}
              </nav>
            </details>
          ) : null}
        </div>
      </Container>
    </header>
  );
}

/** A menu that drops from the header; a click elsewhere closes it. Its name is what it shows, or a label that contains that. */
export function HeaderMenu({
  label,
  trigger,
  wide = false,
  current,
  children,
}: {
  label?: string;
  trigger: ReactNode;
  wide?: boolean;
  /** Set if the page is one that the menu leads to. */
  current?: Current;
  children: ReactNode;
}) {
  return (
    <details name={MENU_GROUP} className="menu">
      <summary aria-label={label} aria-current={current}>
        {trigger}
      </summary>
      <div className={cx("menu-panel", wide && "max-h-[80dvh] overflow-y-auto md:w-96")}>{children}</div>
    </details>
  );
}

/** A link inside a menu. */
export function MenuLink({
  current,
  icon,
  children,
  ...rest
}: { current?: Current; icon?: IconName } & Omit<ComponentPropsWithoutRef<"a">, "className">) {
  return (
    <a aria-current={current} className="menu-item" {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </a>
  );
}

/** The submit button of a form inside a menu. */
export function MenuButton({
  current = false,
  icon,
  children,
  ...rest
}: { current?: boolean; icon?: IconName } & Omit<ComponentPropsWithoutRef<"button">, "className" | "type">) {
  return (
    <button type="submit" aria-current={current ? "true" : undefined} className="menu-item" {...rest}>
      {icon ? <Icon name={icon} /> : null}
      {children}
    </button>
  );
}

/** The head of the content: where the user is, what the page is, and what can be done. */
export function PageHeader({
  eyebrow,
  title,
  lead,
  actions,
}: {
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pt-7 pb-6 md:pt-10 md:pb-8">
      <div className="min-w-0 max-w-measure grow basis-80">
        {eyebrow ? <div className="mb-1 text-small text-ink-3">{eyebrow}</div> : null}
        <h1>{title}</h1>
        {lead ? <div className="mt-3 text-lead text-ink-2">{lead}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3 max-sm:grid max-sm:w-full print:hidden">{actions}</div> : null}
    </div>
  );
}

/** The footer of every page. */
export function Footer({ links, children }: { links: { href: string; name: string }[]; children?: ReactNode }) {
  return (
    <div className="border-t border-line">
      <div
        className={cx(
          "mx-auto flex w-full max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-2 px-4 py-4 sm:px-6",
          "text-small text-ink-3",
        )}
      >
        <ul className="-mx-2 flex flex-wrap">
          {links.map((link) => (
            <li key={link.href}>
              <a href={link.href}>{link.name}</a>
            </li>
          ))}
        </ul>
        {children}
      </div>
    </div>
  );
}
