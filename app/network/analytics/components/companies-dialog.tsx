import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { membersPath } from "~/core/addresses/network";
import { ACTION_FIELD, SENT_PATH } from "~/core/addresses/requests";
import type { Kind } from "~/core/kinds/kind";
import { TableFiles } from "~/network/members/components/table-files";
import { MAX_TICKED } from "~/network/membership/rules/list";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { LevelChip } from "~/ui/scale";
import { Table } from "~/ui/table";
import type { PageView } from "../page-view.server";
import type { RecordedFact } from "../recorded.server";

const FORM = "behind";

/** A page of the companies behind a bar: exactly those that the bar counts, to read, tick, ask and export. */
export function CompaniesDialog({ list, kind }: { list: NonNullable<PageView["list"]>; kind: Kind }) {
  const { t } = useTranslation(["analytics", "common"]);
  const { vendors, nextHref, recorded } = list;
  const isSearched = list.looked !== null;
  const recordedColumns = recorded
    ? [
        { key: "figure", header: t(`emissions.list.${recorded}`), align: "end" as const },
        { key: "year", header: t(recorded === "target" ? "emissions.list.targetYear" : "emissions.list.year") },
      ]
    : [];
  // A phone shows no column heads, and a number alone says nothing.
  const recordedCells = (fact: RecordedFact | null) =>
    Object.fromEntries(
      recordedColumns.map(({ key, header }) => [
        key,
        <Fragment key={key}>
          <span className="text-small text-ink-3 sm:hidden">{t("common:label", { label: header })} </span>
          {fact?.[key as keyof RecordedFact] || "–"}
        </Fragment>,
      ]),
    );
  return (
    <Dialog
      id="companies"
      title={list.title}
      closeHref={list.closeHref}
      closeLabel={t("list.close")}
      isWide="page"
      actions={
        <>
          {nextHref ? (
            <Button form={FORM} formAction={nextHref}>
              {t(isSearched ? "list.further" : "list.more")}
            </Button>
          ) : null}
          <ButtonLink href={list.closeHref} variant="primary">
            {t("list.close")}
          </ButtonLink>
        </>
      }
    >
      <form key={list.here} id={FORM} method="post" action={list.here} autoComplete="off" className="grid gap-3">
        {list.carried ? <input type="hidden" name="carried" value={list.carried} /> : null}
        {list.count === null && vendors.length === 0 ? null : (
          <p>
            {list.count} {vendors.length > 0 ? list.order : null}
          </p>
        )}
        {/* A row is as high as a finger needs it, so that the buttons below are in sight. */}
        <div className="[&_tbody_:is(th,td)]:py-0 [&_tbody_:is(th,td)]:align-middle">
          <Table
            caption={t("list.caption")}
            captionHidden
            isStacked="plain"
            columns={[
              { key: "number", header: t("list.number") },
              { key: "company", header: t("list.company") },
              { key: "username", header: t("list.username") },
              ...recordedColumns,
              { key: "level", header: t("list.level") },
            ]}
            rows={vendors.map(
              ({ id, company, username, href, level, score, isTicked, choose, recorded: fact }, index) => ({
                key: id,
                cells: {
                  number: (
                    <label className="flex min-h-11 cursor-pointer items-center gap-3">
                      <input type="checkbox" name="chosen" value={id} defaultChecked={isTicked} className="tick" />
                      <span className="sr-only">{choose}</span>
                      <span>{list.first + index}</span>
                    </label>
                  ),
                  company: (
                    <a href={href} className="flex min-h-11 items-center">
                      {company}
                    </a>
                  ),
                  username: username,
                  ...recordedCells(fact),
                  level: (
                    <span className="flex items-center gap-2 whitespace-nowrap">
                      <LevelChip level={level} name={t(`common:levels.${level}`)} />
                      {score}
                    </span>
                  ),
                },
              }),
            )}
            empty={t(isSearched && nextHref ? "list.noneYet" : "list.none")}
          />
        </div>
        {list.looked === null ? null : (
          <p className="text-small text-ink-2">
            {t(nextHref ? "list.looked" : "list.lookedAll", { count: list.looked })}
          </p>
        )}
        {list.gone > 0 ? <p className="text-small text-ink-2">{t("list.gone", { count: list.gone })}</p> : null}
        {vendors.length > 0 || list.elsewhere ? (
          <div className="grid gap-2 print:hidden">
            {list.elsewhere ? <p>{list.elsewhere}</p> : null}
            {list.cut ? <p className="text-attention">{list.cut}</p> : null}
            <div className="flex flex-wrap gap-2">
              <Button name="tick" value="all">
                {t("list.tickAll", { most: MAX_TICKED })}
              </Button>
              {list.ask ? <input type="hidden" name={ACTION_FIELD} value={list.about} /> : null}
              {list.ask ? (
                <Button formMethod="get" formAction={`${SENT_PATH}/new`} name="list" value={kind}>
                  {list.ask}
                </Button>
              ) : null}
              {list.exports.map(({ format, of, name }) => (
                <Button key={format} formAction={`${membersPath(kind)}/submissions`} name="format" value={format}>
                  {of ? <span className="sr-only">{of}, </span> : null}
                  {name}
                </Button>
              ))}
            </div>
            <TableFiles href={list.fileHref} of={t("list.caption")} />
          </div>
        ) : null}
      </form>
    </Dialog>
  );
}
