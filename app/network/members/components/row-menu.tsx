import { useTranslation } from "react-i18next";
import { newRequestPath } from "~/core/addresses/requests";
import { Icon } from "~/ui/icons";
import { MenuButton, MenuLink } from "~/ui/shell";
import type { MemberLink, MemberView } from "../list-view";

/** In their order. What has a file or documents of its own is named for every company, with a dash where there is none. */
const LINKS: readonly MemberLink[] = ["draft", "office", "result", "answers"];
const FILES: readonly MemberLink[] = ["documents", "download"];

/** What can be done with a company of the list. Its menu closes when another is opened, or on a click beside it. */
export function RowMenu({ row, isWhole, mayAsk }: { row: MemberView; isWhole: boolean; mayAsk: boolean }) {
  const { t } = useTranslation("members");
  const { id, company, links, canRemind } = row;
  return (
    <details name="row" className="menu relative">
      <summary aria-label={t("rowMenu", { company })}>
        <Icon name="more" />
      </summary>
      <div className="menu-panel">
        {LINKS.map((link) =>
          links[link] ? (
            <MenuLink key={link} href={links[link]}>
              {t(`links.${link}`)}
            </MenuLink>
          ) : null,
        )}
        {isWhole
          ? null
          : FILES.map((link) =>
              links[link] ? (
                <MenuLink key={link} href={links[link]} data-file={link === "download" ? "" : undefined}>
                  {t(`links.${link}`)}
                </MenuLink>
              ) : (
                <p key={link} className="menu-item cursor-default text-ink-3">
                  {t(`links.${link}`)} –
                </p>
              ),
            )}
        {canRemind ? (
          <MenuButton name="remind" value={id}>
            {t("remindOne")}
          </MenuButton>
        ) : null}
        {mayAsk ? <MenuLink href={newRequestPath(id)}>{t("ask")}</MenuLink> : null}
      </div>
    </details>
  );
}
