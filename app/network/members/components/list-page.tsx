import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { analyticsPath } from "~/core/addresses/analytics";
import {
  BOARD_FILE_PATH,
  CONNECT_PATH,
  DATES_PATH,
  INVITATIONS_PATH,
  membersPath,
  VIEWS_PATH,
} from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { FORMATS } from "~/core/table-format";
import { InPlace } from "~/foundation/web/in-place";
import { NetworkPages } from "~/network/membership/components/network-pages";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Icon } from "~/ui/icons";
import { MenuButton, MenuLink } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";
import listUrl from "../enhance/list?worker&url";
import type { ListView } from "../list-view";
import { ListFilters, ListFound } from "./list-filters";
import { LIST_FORM, LIST_ID } from "./list-form";
import { ListPages } from "./list-pages";
import { ListBar, MemberTable } from "./member-table";

interface Props {
  view: ListView;
  nonce: string;
  words: { invitations: string; board: string; left: string; connect: string };
  mayRemind: boolean;
  mayTag: boolean;
  mayManage: boolean;
}

/** The companies that have joined, or all companies for the network's office: how far each is, and the actions for them. */
export function ListPage({ view, nonce, words, mayRemind, mayTag, mayManage }: Props) {
  const { t } = useTranslation(["members", "common"]);
  const { key } = useLocation();
  const { kind, isWhole } = view;
  const hasViews = !view.isEmpty && !isWhole && (view.views.length > 0 || (mayTag && view.saveHref !== null));
  return (
    <InPlace>
      {isWhole ? null : <NetworkPages />}
      {/* A menu that led somewhere is closed there. */}
      <div key={key} className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-3 sm:pt-1">
        <h1 className="text-title">{t("title")}</h1>
        <Toggle
          label={t("kind")}
          items={KINDS_OF_ASSESSMENTS.map((each) => ({
            href: membersPath(each),
            name: t(`common:kinds.${each}.name`),
            current: each === kind,
          }))}
        />
        <div className="ms-auto flex flex-wrap items-center gap-2 max-sm:w-full sm:gap-3 print:hidden">
          {view.isEmpty || isWhole ? null : (
            <ButtonLink
              href={INVITATIONS_PATH}
              variant="primary"
              className={hasViews ? "max-sm:basis-full" : "max-sm:grow"}
            >
              {mayRemind ? t("invite") : words.invitations}
            </ButtonLink>
          )}
          {hasViews ? <Views view={view} mayTag={mayTag} /> : null}
          {view.isEmpty && !mayManage ? null : <Actions view={view} words={words} mayManage={mayManage} />}
        </div>
      </div>
      <Summary view={view} left={words.left} />
      {view.isEmpty ? (
        <EmptyState
          title={t("empty.title")}
          action={
            isWhole ? null : (
              <div className="flex flex-wrap gap-3">
                <ButtonLink href={INVITATIONS_PATH} variant="primary">
                  {mayRemind ? t("invite") : words.invitations}
                </ButtonLink>
                <ButtonLink href="/user/profile/access-code">{t("codes")}</ButtonLink>
              </div>
            )
          }
        >
          {t(isWhole ? "whole.empty" : "empty.text")}
        </EmptyState>
      ) : (
        <>
          <List view={view}>
            {view.rows.length === 0 ? (
              <EmptyState title={t("empty.title")} action={<ButtonLink href={view.here}>{t("clear")}</ButtonLink>}>
                {t("empty.filtered")}
              </EmptyState>
            ) : (
              <>
                <MemberTable view={view} mayRemind={mayRemind} />
                <ListBar view={view} mayRemind={mayRemind} mayTag={mayTag} maySetDate={mayManage} />
              </>
            )}
          </List>
          <ListPages view={view} />
          <script type="module" src={listUrl} nonce={nonce} />
        </>
      )}
    </InPlace>
  );
}

/** How many companies there are and how many of them have finished, and by when they are asked to. */
function Summary({ view: { totals, code, due, dates, isWhole }, left }: { view: ListView; left: string }) {
  const { t } = useTranslation("members");
  return (
    <p className="mt-2 mb-3 text-small text-ink-2 sm:mt-0 sm:mb-1">
      {t(isWhole ? "whole.registered" : "joined", { count: totals.all })} {code ? t("code", { code }) : null}{" "}
      {t("finished", { count: totals.done })}
      {due ? (
        <>
          {" "}
          {t("due")} <strong className="text-ink">{due.date}</strong> · {left}
        </>
      ) : null}
      {dates > 0 ? (
        <>
          {" "}
          <a href={DATES_PATH}>{t("chosenDates", { count: dates })}</a>
        </>
      ) : null}
    </p>
  );
}

/** One form of filters, rows and actions, so that none of them loses what is ticked or chosen in another. */
function List({ view, children }: { view: ListView; children: ReactNode }) {
  return (
    <form
      id={LIST_FORM}
      method="post"
      action={view.thisPage}
      autoComplete="off"
      className="grid grid-cols-1 gap-3 sm:gap-2"
    >
      {view.query.isAllChosen ? (
        <>
          <input type="hidden" name="all" value="yes" />
          <input type="hidden" name="chosen" value="all" />
        </>
      ) : null}
      {view.ticked.carried ? (
        <input key={view.ticked.carried} type="hidden" name="carried" value={view.ticked.carried} />
      ) : null}
      <ListFilters view={view} />
      <div id={LIST_ID} className="grid scroll-mt-4 grid-cols-1 gap-3 sm:scroll-mt-120">
        <ListFound view={view} />
        {children}
      </div>
    </form>
  );
}

/** The saved views of the list, in a menu. */
function Views({ view: { views, saveHref }, mayTag }: { view: ListView; mayTag: boolean }) {
  const { t } = useTranslation("views");
  return (
    <ListMenu name={t("menu")}>
      {views.map(({ name, href, isCurrent }) => (
        <MenuLink key={name} href={href} current={isCurrent ? "page" : undefined}>
          <span className="wrap-anywhere">{name}</span>
        </MenuLink>
      ))}
      {mayTag && saveHref ? <MenuLink href={saveHref}>{t("save")}</MenuLink> : null}
      {views.length > 0 ? <MenuLink href={VIEWS_PATH}>{t("manage")}</MenuLink> : null}
    </ListMenu>
  );
}

/** Everything that concerns the whole list, in a menu: its statistics and files, and what is asked of those who join. */
function Actions({ view, words: { board, connect }, mayManage }: Pick<Props, "view" | "words" | "mayManage">) {
  const { t } = useTranslation("members");
  const { kind, files, found, collectHref, collectedHref } = view;
  return (
    <ListMenu name={t("actions.all")}>
      {view.isEmpty ? null : (
        <>
          <MenuLink href={analyticsPath(kind)}>{t("analytics")}</MenuLink>
          {view.isWhole ? null : (
            <MenuLink href={BOARD_FILE_PATH} download data-file>
              {board}
            </MenuLink>
          )}
          {collectHref ? (
            <form method="post" action={collectHref}>
              <MenuButton>{t("files.prepare", { shown: found.shown })}</MenuButton>
            </form>
          ) : (
            FORMATS.map((format) => (
              <MenuLink key={format} href={files[format]} download data-file>
                {t(`export.${format}`)}
              </MenuLink>
            ))
          )}
          {view.isWhole ? null : <MenuLink href={CONNECT_PATH}>{connect}</MenuLink>}
          {collectedHref ? <MenuLink href={collectedHref}>{t("files.files")}</MenuLink> : null}
        </>
      )}
      {mayManage ? <MenuLink href="/user/profile/access-code">{t("codes")}</MenuLink> : null}
    </ListMenu>
  );
}

/** A menu beside the head of the list. */
function ListMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details name="row" className="menu relative max-sm:grow">
      <summary className="btn px-4 text-ink max-sm:w-full">
        {name}
        <Icon name="chevron-down" className="size-4.5" />
      </summary>
      <div className="menu-panel start-auto end-0 w-72">{children}</div>
    </details>
  );
}
