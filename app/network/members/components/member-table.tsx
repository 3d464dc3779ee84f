import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { DATES_PATH, TAGS_PATH } from "~/core/addresses/network";
import { SENT_PATH } from "~/core/addresses/requests";
import { FORMATS } from "~/core/table-format";
import { MAX_TICKED, type Sort } from "~/network/membership/rules/list";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { FileStatus } from "~/ui/file-status";
import { Icon } from "~/ui/icons";
import { ProgressBar } from "~/ui/progress";
import { LevelChip } from "~/ui/scale";
import { MenuButton } from "~/ui/shell";
import type { ListView, MemberView } from "../list-view";
import { FlagMark } from "./flag-mark";
import { asking, columnNames, LIST_FORM, rowId } from "./list-form";
import { RowMenu } from "./row-menu";

/** A link within a line of text, tall enough for a finger. */
const IN_LINE = "inline-flex min-h-11 items-center";

/** The dimension scores. The overall score is shown with the level. */
const SCORES = ["first", "second", "third"] as const satisfies Sort[];

/** One line per company; on a phone each is a card of three. */
export function MemberTable({ view, mayRemind }: { view: ListView; mayRemind: boolean }) {
  const { t } = useTranslation("members");
  const { kind, query, rows } = view;
  const names = columnNames(kind, t);
  const { key } = useLocation();
  return (
    <table className="table member-table">
      <caption className="sr-only">{t("title")}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          <th scope="col">
            <span className="sr-only">{t("columns.choose")}</span>
          </th>
          <SortHead view={view} sort="company" name={names.company} />
          {SCORES.map((sort) => (
            <SortHead key={sort} view={view} sort={sort} name={names[sort]} isEnd />
          ))}
          <SortHead view={view} sort="changed" name={names.changed} />
          <SortHead view={view} sort="overall" name={names.overall} />
          <th scope="col" className="print:hidden">
            <span className="sr-only">{t("columns.actions")}</span>
          </th>
        </tr>
      </thead>
      {/* What is ticked, and which menu is open, is each time what the address says. */}
      <tbody key={key}>
        {rows.map((row) => (
          <Row
            key={row.id}
            row={row}
            names={names}
            mayRemind={mayRemind}
            isChosen={query.isAllChosen}
            isWhole={view.isWhole}
          />
        ))}
      </tbody>
    </table>
  );
}

/**
 * A column header that sorts the list up or down. It is a button of the list's form, so that ticks are kept. On a phone the filters sort.
 */
function SortHead({ view, sort, name, isEnd = false }: { view: ListView; sort: Sort; name: string; isEnd?: boolean }) {
  const { by, order } = view.sorts[sort];
  return (
    <th scope="col" aria-sort={order ?? undefined} className={cx(isEnd && "cell-end")}>
      <button
        {...asking(view)}
        name="by"
        value={by}
        className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-ink-2 underline max-lg:hidden"
      >
        {name}
        {order ? <span aria-hidden="true">{order === "ascending" ? "↑" : "↓"}</span> : null}
      </button>
      <span className="lg:hidden">{name}</span>
    </th>
  );
}

interface BarProps {
  view: ListView;
  mayRemind: boolean;
  mayTag: boolean;
  maySetDate: boolean;
}

/** Actions for the ticked rows, here and on other pages, or for all that match. In sight as long as the list is. */
export function ListBar({ view, mayRemind, mayTag, maySetDate }: BarProps) {
  const { t } = useTranslation("members");
  const { query, found, ticked } = view;
  const { key } = useLocation();
  const count = useTicked(view);
  return (
    <div className="list-bar print:hidden">
      <div>
        <p>
          {query.isAllChosen ? (
            <>
              <strong>{t("allChosen", { shown: found.shown })}</strong> ·{" "}
              <a href={view.thisPage} className={IN_LINE}>
                {t("chooseSingly")}
              </a>
            </>
          ) : (
            <>
              {count > 0 ? (
                <strong>{t("here", { count })} · </strong>
              ) : (
                <span className="max-sm:sr-only">{t(mayRemind ? "tick" : "tickToExport")} </span>
              )}
              <a href={view.allHref} className={IN_LINE}>
                {t("chooseAll", { shown: found.shown })}
              </a>
            </>
          )}
        </p>
        {ticked.elsewhere > 0 ? (
          <p data-elsewhere>
            <strong>{t("elsewhere", { count: ticked.elsewhere })}</strong> ·{" "}
            <a href={view.thisPage} className={IN_LINE}>
              {t("untick")}
            </a>
          </p>
        ) : null}
        {ticked.isCut ? <p className="text-attention">{t("tickedCut", { most: MAX_TICKED })}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <FileStatus making={t("files.collecting")} made={t("files.made")} />
        {mayRemind ? (
          <Button name="intent" value="remind">
            {t("remind")}
          </Button>
        ) : null}
        <span className={cx("flex gap-2", mayTag && "max-sm:hidden")}>
          {FORMATS.map((format) => (
            <Button key={format} formAction={view.submissionsHref} name="format" value={format} data-file>
              {format === "xlsx" ? <span className="sr-only">{t("export.submissions.csv")}, </span> : null}
              {t(`export.submissions.${format}`)}
            </Button>
          ))}
        </span>
        {mayTag ? <MoreForTicked key={key} view={view} mayRemind={mayRemind} maySetDate={maySetDate} /> : null}
      </div>
    </div>
  );
}

/** What else the ticked companies can be asked or marked with, in a menu. A phone has the exports there too. */
function MoreForTicked({ view, mayRemind, maySetDate }: Omit<BarProps, "mayTag">) {
  const { t } = useTranslation("members");
  const asked = { formMethod: "get", name: "list", value: view.kind } as const;
  return (
    <details name="row" className="menu sm:relative">
      <summary className="btn px-4 text-ink">
        {t("moreForTicked")}
        <Icon name="chevron-down" className="size-4.5 rotate-180" />
      </summary>
      <div className="menu-panel top-auto bottom-full mb-1 max-sm:inset-x-2 sm:start-auto sm:end-0 sm:w-64">
        {mayRemind ? (
          <MenuButton {...asked} formAction={`${SENT_PATH}/new`}>
            {t("ask")}
          </MenuButton>
        ) : null}
        {maySetDate ? (
          <MenuButton {...asked} formAction={`${DATES_PATH}/new`}>
            {t("setDate")}
          </MenuButton>
        ) : null}
        <MenuButton {...asked} formAction={`${TAGS_PATH}/put`}>
          {t("tag")}
        </MenuButton>
        <div className="sm:hidden">
          {FORMATS.map((format) => (
            <MenuButton key={format} formAction={view.submissionsHref} name="format" value={format} data-file>
              {format === "xlsx" ? `${t("export.submissions.csv")}, ` : null}
              {t(`export.submissions.${format}`)}
            </MenuButton>
          ))}
        </div>
      </div>
    </details>
  );
}

/** How many companies of this page are ticked, as it changes; 0 until scripts run. */
function useTicked(view: ListView): number {
  const [count, setCount] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view has rows of its own
  useEffect(() => {
    const form = document.getElementById(LIST_FORM);
    const recount = () => setCount(form?.querySelectorAll("input[name=chosen]:checked:enabled").length ?? 0);
    recount();
    form?.addEventListener("change", recount);
    return () => form?.removeEventListener("change", recount);
  }, [view]);
  return count;
}

function Row({
  row,
  names,
  isChosen,
  mayRemind,
  isWhole,
}: {
  row: MemberView;
  names: Record<Sort, string>;
  isChosen: boolean;
  mayRemind: boolean;
  isWhole: boolean;
}) {
  const { t } = useTranslation("members");
  const { id, company } = row;
  // Only submitted assessments are exported. Companies that have not finished are ticked to be reminded.
  const isDone = row.state === "done";
  return (
    <tr id={rowId(id)}>
      <td className="cell-choose">
        {isDone || mayRemind ? (
          <label className="grid size-11 cursor-pointer place-items-center">
            <span className="sr-only">{t(isDone ? "choose" : "chooseToRemind", { company })}</span>
            <input
              type="checkbox"
              name="chosen"
              value={id}
              defaultChecked={isChosen || row.isTicked}
              disabled={isChosen}
              className="tick"
            />
          </label>
        ) : null}
      </td>
      <th scope="row" className="cell-company">
        <div>
          <a href={row.href}>{company}</a>
          <span>{[row.industry, row.tags].filter(Boolean).join(" · ")}</span>
        </div>
      </th>
      {SCORES.map((sort) => (
        <td key={sort} className="cell-end cell-score">
          {row.scores[sort] ?? "–"}
        </td>
      ))}
      <td className="cell-date">
        <span className="sr-only lg:hidden">{names.changed} </span>
        {row.changedOn}
      </td>
      <td className="cell-level">
        <State row={row} />
      </td>
      <td className="cell-menu print:hidden">
        <RowMenu row={row} isWhole={isWhole} mayAsk={mayRemind} />
      </td>
    </tr>
  );
}

/** How far a company is: its level, the progress of its draft, or that it has not begun; and what else a reader should know of that. */
function State({ row }: { row: MemberView }) {
  const { t } = useTranslation(["members", "common"]);
  const { state, percent, level, remindedOn } = row;
  return (
    <>
      <span className="level">
        {level ? <LevelChip level={level} name={t(`common:levels.${level}`)} /> : null}
        {level ? row.scores.overall : null}
        {!level && percent === null ? t(`states.${state}`) : null}
        {percent === null ? null : (
          <>
            <span className="w-14">
              <ProgressBar
                value={percent}
                max={100}
                label={t("progress", { company: row.company })}
                valueText={t("percent", { percent })}
                size="thin"
              />
            </span>
            {t("percent", { percent })}
          </>
        )}
      </span>
      <span className="notes">
        {row.flags === null ? null : (
          <strong className="flags">
            <FlagMark />
            <span className="sr-only">{t("flag")}: </span>
            {row.flags}
          </strong>
        )}
        {row.dueOn === null ? null : <span>{t("dueOwn", { date: row.dueOn })}</span>}
        {row.isLate ? <strong className="text-attention">{t("late")}</strong> : null}
        {remindedOn === null ? null : (
          <span>{remindedOn === "" ? t("remindedToday") : t("reminded", { date: remindedOn })}</span>
        )}
        {row.isLevelOnly ? <span>{t("levelOnly")}</span> : null}
      </span>
    </>
  );
}
