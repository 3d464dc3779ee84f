import { useTranslation } from "react-i18next";
import { SENT_PATH } from "~/core/addresses/requests";
import { FORMATS } from "~/core/table-format";
import { MAX_TICKED, type Sort } from "~/network/membership/rules/list";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { FileStatus } from "~/ui/file-status";
import { Icon, type IconName } from "~/ui/icons";
import { ProgressBar } from "~/ui/progress";
import { LevelChip } from "~/ui/scale";
import type { ListView, MemberView } from "../list-view";
import { asking, columnNames, LIST_FORM } from "./list-form";

/** A panel that scrolls if the columns need more room; on a phone its rows are cards. */
const SHEET = "table-scroll rounded-card border border-line bg-surface max-lg:overflow-visible";

/** A link within a line of text, tall enough for a finger. */
const IN_LINE = "inline-flex min-h-11 items-center";

/** The dimension scores. The overall score is shown with the level. */
const SCORES = ["first", "second", "third"] as const satisfies Sort[];

/** One row per company; on a phone each row is a card. Ticked rows are exported or reminded together. */
export function MemberTable({ view, mayRemind }: { view: ListView; mayRemind: boolean }) {
  const { t } = useTranslation("members");
  const { kind, query, rows } = view;
  const names = columnNames(kind, t);
  return (
    <form id={LIST_FORM} method="post" action={view.thisPage} className="grid gap-3">
      {query.isAllChosen ? <input type="hidden" name="all" value="yes" /> : null}
      {view.ticked.carried ? <input type="hidden" name="carried" value={view.ticked.carried} /> : null}
      {view.kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Bar view={view} mayRemind={mayRemind} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keyboard */}
      <section aria-label={t("title")} tabIndex={0} className={SHEET}>
        <table className="table member-table">
          <caption className="sr-only">{t("title")}</caption>
          <thead className="max-lg:sr-only">
            <tr>
              <th scope="col">
                <span className="sr-only">{t("columns.choose")}</span>
              </th>
              <th scope="col">{t("columns.company")}</th>
              {SCORES.map((sort) => (
                <SortHead key={sort} view={view} sort={sort} name={names[sort]} isEnd />
              ))}
              <SortHead view={view} sort="changed" name={names.changed} />
              <SortHead view={view} sort="overall" name={names.overall} />
              {[t("columns.actions"), ...sharedLinks(view).map((link) => t(`links.${link}`))].map((name) => (
                <th key={name} scope="col" className="print:hidden">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row
                key={row.id}
                {...{ row, names, mayRemind }}
                isChosen={query.isAllChosen}
                shared={sharedLinks(view)}
              />
            ))}
          </tbody>
        </table>
      </section>
    </form>
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

/** Actions for the ticked rows, here and on other pages, or for all that match. */
function Bar({ view, mayRemind }: { view: ListView; mayRemind: boolean }) {
  const { t } = useTranslation("members");
  const { query, count, ticked } = view;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-accent-soft px-4 py-1 sm:py-2 print:hidden">
      <div>
        <p>
          {query.isAllChosen ? (
            <>
              <strong>{t("allChosen", { shown: count })}</strong> ·{" "}
              <a href={view.thisPage} className={IN_LINE}>
                {t("chooseSingly")}
              </a>
            </>
          ) : (
            <>
              <span className="max-sm:sr-only">{t(mayRemind ? "tick" : "tickToExport")}</span>{" "}
              <a href={view.allHref} className={IN_LINE}>
                {t("chooseAll", { shown: count })}
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
        {/* First, since a browser may press it when somebody presses Enter; it changes nothing. */}
        {FORMATS.map((format) => (
          <Button key={format} formAction={view.submissionsHref} name="format" value={format} data-file>
            {format === "xlsx" ? <span className="sr-only">{t("export.submissions.csv")}, </span> : null}
            {t(`export.submissions.${format}`)}
          </Button>
        ))}
        {mayRemind ? (
          <Button name="intent" value="remind">
            {t("remind")}
          </Button>
        ) : null}
        {mayRemind ? (
          <Button formMethod="get" formAction={`${SENT_PATH}/new`} name="list" value={view.kind}>
            {t("ask")}
          </Button>
        ) : null}
        <FileStatus making={t("files.collecting")} made={t("files.made")} />
      </div>
    </div>
  );
}

function Row({
  row,
  names,
  isChosen,
  mayRemind,
  shared,
}: {
  row: MemberView;
  names: Record<Sort, string>;
  isChosen: boolean;
  mayRemind: boolean;
  shared: readonly Link[];
}) {
  const { t } = useTranslation(["members", "common"]);
  const { id, company, level } = row;
  // Only submitted assessments are exported. Companies that have not finished are ticked to be reminded.
  const isDone = row.state === "done";
  const isShared = row.links !== null && "answers" in row.links;
  return (
    <tr>
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
        <a href={row.href} className="inline-flex min-h-11 items-center font-semibold text-ink wrap-anywhere">
          {company}
        </a>
        <span className="block text-small font-normal text-ink-3">{row.username}</span>
        <span className="block text-small font-normal text-ink-3">{row.industry}</span>
      </th>
      {SCORES.map((sort) => (
        <td key={sort} className={cx("cell-end tabular-nums", !row.scores[sort] && "max-lg:hidden")}>
          {row.scores[sort] ? (
            <>
              <Label>{names[sort]}</Label>
              {row.scores[sort]}
            </>
          ) : (
            "–"
          )}
        </td>
      ))}
      <td className="whitespace-nowrap tabular-nums">
        <Label>{names.changed}</Label>
        {row.changedOn}
      </td>
      <td>
        {level ? (
          <>
            <LevelChip level={level} name={t(`common:levels.${level}`)} />
            <span className="text-small text-ink-2 tabular-nums max-lg:ms-2">{row.scores.overall}</span>
          </>
        ) : null}
        <State row={row} />
      </td>
      <td className="cell-actions print:hidden">
        <div className="flex flex-wrap items-center gap-x-4 lg:gap-x-1">
          <Links links={row.links && ACTIONS.filter((link) => link in (row.links ?? {}))} row={row} />
          {row.canRemind && mayRemind ? (
            <Button name="remind" value={id}>
              {t("remindOne")}
              <span className="sr-only"> ({company})</span>
            </Button>
          ) : null}
        </div>
      </td>
      {shared.map((link) => (
        <td key={link} className={cx("print:hidden", !isShared && "max-lg:hidden")}>
          {isShared ? <Links links={[link]} row={row} /> : "-"}
        </td>
      ))}
    </tr>
  );
}

/** How far a company is, unless its level already says that it has finished. */
function State({ row }: { row: MemberView }) {
  const { t } = useTranslation("members");
  const { state, percent, level } = row;
  return (
    <>
      {percent === null ? (
        !level && t(`states.${state}`)
      ) : (
        <span className="flex items-center gap-2">
          <span className="w-14">
            <ProgressBar
              value={percent}
              max={100}
              label={t("progress", { company: row.company })}
              valueText={t("percent", { percent })}
              size="thin"
            />
          </span>
          <span className="tabular-nums">{t("percent", { percent })}</span>
        </span>
      )}
      {row.isLate ? <strong className="block text-small text-attention">{t("late")}</strong> : null}
      {row.remindedOn ? (
        <span className="block text-small text-ink-3">{t("reminded", { date: row.remindedOn })}</span>
      ) : null}
      {row.isLevelOnly ? <span className="block text-small text-ink-3">{t("levelOnly")}</span> : null}
    </>
  );
}

/** The label before a value when the row is a card and has no columns. */
function Label({ children }: { children: string }) {
  return <span className="me-2 text-small font-normal text-ink-3 lg:sr-only">{children}</span>;
}

type Link = "answers" | "result" | "download" | "documents" | "draft" | "office";
const ACTIONS: readonly Link[] = ["draft", "office", "answers", "result"];
const ICONS: Record<Link, IconName> = {
  answers: "eye",
  result: "scale",
  download: "download",
  documents: "document",
  draft: "eye",
  office: "eye",
};

/** Links with a column of their own. They lead to what a company shares, so the office has none. */
const sharedLinks = ({ isWhole }: ListView) => (isWhole ? [] : (["download", "documents"] as const));

/** Links of a row: icons under the column headers, with words when the row is a card. */
function Links({ links, row }: { links: Link[] | null; row: MemberView }) {
  const { t } = useTranslation("members");
  const hrefs: Partial<Record<Link, string>> = row.links ?? {};
  return (links ?? []).map((link) => {
    const name = t(`actions.${link}`, { company: row.company });
    return (
      <a
        key={link}
        href={hrefs[link]}
        aria-label={name}
        title={name}
        className="inline-flex min-h-11 min-w-11 items-center gap-2 rounded-s text-ink-2 hover:bg-sunk hover:text-ink lg:justify-center"
      >
        <Icon name={ICONS[link]} />
        <span className="lg:sr-only">{t(`links.${link}`)}</span>
      </a>
    );
  });
}
