import { useTranslation } from "react-i18next";
import { FORMATS } from "~/domain/network/exports";
import type { Sort } from "~/domain/network/list";
import { Button } from "~/ui/button";
import { cx } from "~/ui/cx";
import { Icon, type IconName } from "~/ui/icons";
import { ProgressBar } from "~/ui/progress";
import { LevelChip } from "~/ui/scale";
import type { ListView, MemberView } from "../list-view";

/** A sheet that scrolls where the columns need more room; on a phone its rows are cards. */
const SHEET = "table-scroll rounded-card border border-line bg-surface max-lg:overflow-visible";

const SCORES = ["overall", "first", "second", "third"] as const satisfies Sort[];

/** One row a company; on a phone each is a card. Ticked rows are exported or reminded together. */
export function MemberTable({ view, mayRemind }: { view: ListView; mayRemind: boolean }) {
  const { t } = useTranslation("members");
  const { kind, query, rows } = view;
  const names: Record<Sort, string> = {
    changed: t("columns.changed"),
    overall: t("columns.overall"),
    first: t(`columns.${kind}.first`),
    second: t(`columns.${kind}.second`),
    third: t(`columns.${kind}.third`),
  };
  return (
    <form method="post" action={view.self} className="grid gap-3">
      {query.isAllChosen ? <input type="hidden" name="all" value="yes" /> : null}
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
              <th scope="col">{t("columns.industry")}</th>
              {SCORES.map((sort) => (
                <SortHead key={sort} sort={view.sorts[sort]} name={names[sort]} isEnd />
              ))}
              <th scope="col">{t("columns.level")}</th>
              <th scope="col">{t("columns.state")}</th>
              <SortHead sort={view.sorts.changed} name={names.changed} />
              <th scope="col">{t("columns.actions")}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Row key={row.id} row={row} names={names} isChosen={query.isAllChosen} mayRemind={mayRemind} />
            ))}
          </tbody>
        </table>
      </section>
    </form>
  );
}

/** The head of a column that sorts the list, up or down. */
function SortHead({
  sort: { href, order },
  name,
  isEnd = false,
}: {
  sort: ListView["sorts"][Sort];
  name: string;
  isEnd?: boolean;
}) {
  return (
    <th scope="col" aria-sort={order ?? undefined} className={cx(isEnd && "cell-end")}>
      <a href={href} className="inline-flex min-h-11 items-center gap-1 text-ink-2">
        {name}
        {order ? <span aria-hidden="true">{order === "ascending" ? "↑" : "↓"}</span> : null}
      </a>
    </th>
  );
}

/** What is done with the rows that are ticked, or with all that match. */
function Bar({ view, mayRemind }: { view: ListView; mayRemind: boolean }) {
  const { t } = useTranslation("members");
  const { query, count } = view;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card border border-line bg-accent-soft px-4 py-1 sm:py-2 print:hidden">
      <p>
        {query.isAllChosen ? (
          <>
            <strong>{t("allChosen", { shown: count })}</strong> ·{" "}
            <a href={view.self} className="inline-flex min-h-11 items-center">
              {t("chooseSingly")}
            </a>
          </>
        ) : (
          <>
            <span className="max-sm:sr-only">{t("tick")}</span>{" "}
            <a href={view.allHref} className="inline-flex min-h-11 items-center">
              {t("chooseAll", { shown: count })}
            </a>
          </>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="me-1 max-sm:sr-only">{t("export.submissions")}</span>
        {/* First, since a browser may press it for whoever presses Enter: it changes nothing. */}
        {FORMATS.map((format) => (
          <Button
            key={format}
            formAction={view.submissionsHref}
            name="format"
            value={format}
            aria-label={t("export.submissionsAs", { format: t(`export.formats.${format}`) })}
          >
            {t(`export.formats.${format}`)}
          </Button>
        ))}
        {mayRemind ? (
          <Button name="intent" value="remind">
            {t("remind")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function Row({
  row,
  names,
  isChosen,
  mayRemind,
}: {
  row: MemberView;
  names: Record<Sort, string>;
  isChosen: boolean;
  mayRemind: boolean;
}) {
  const { t } = useTranslation(["members", "common"]);
  const { id, company, level } = row;
  // Only what has been submitted is exported; who has not finished is chosen to be reminded.
  const isDone = row.state === "done";
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
              defaultChecked={isChosen}
              disabled={isChosen}
              className="tick"
            />
          </label>
        ) : null}
      </td>
      <th scope="row" className="cell-company">
        <span className="block font-semibold text-ink wrap-anywhere">{company}</span>
        <span className="block text-small font-normal text-ink-3">{row.username}</span>
      </th>
      <td className="cell-industry text-small">{row.industry}</td>
      {SCORES.map((sort) => (
        <td
          key={sort}
          className={cx(
            "cell-end tabular-nums",
            sort === "overall" && "font-semibold",
            !row.scores[sort] && "max-lg:hidden",
          )}
        >
          {row.scores[sort] ? (
            <>
              <span className="me-2 text-small font-normal text-ink-3 lg:sr-only">{names[sort]}</span>
              {row.scores[sort]}
            </>
          ) : (
            "–"
          )}
        </td>
      ))}
      <td className={level ? undefined : "max-lg:hidden"}>
        {level ? <LevelChip level={level} name={t(`common:levels.${level}`)} /> : "–"}
      </td>
      <td>
        <State row={row} />
      </td>
      <td className="whitespace-nowrap tabular-nums">{row.changedOn}</td>
      <td className="cell-actions print:hidden">
        <div className="flex flex-wrap items-center gap-x-1 lg:w-min lg:min-w-24">
          <Links row={row} />
          {row.canRemind && mayRemind ? (
            <Button name="remind" value={id}>
              {t("remindOne")}
              <span className="sr-only"> ({company})</span>
            </Button>
          ) : null}
        </div>
      </td>
    </tr>
  );
}

function State({ row }: { row: MemberView }) {
  const { t } = useTranslation("members");
  const { state, percent } = row;
  return (
    <>
      {percent === null ? (
        t(`states.${state}`)
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

function Links({ row: { links, company } }: { row: MemberView }) {
  const { t } = useTranslation("members");
  if (links === null) return null;
  const all: [href: string, icon: IconName, name: string][] =
    "draft" in links
      ? [[links.draft, "eye", t("actions.draft", { company })]]
      : [
          [links.answers, "eye", t("actions.answers", { company })],
          [links.result, "scale", t("actions.result", { company })],
          [links.download, "print", t("actions.download", { company })],
          [links.documents, "document", t("actions.documents", { company })],
        ];
  return all.map(([href, icon, name]) => (
    <a
      key={href}
      href={href}
      aria-label={name}
      title={name}
      className="grid size-11 place-items-center rounded-s text-ink-2 hover:bg-sunk hover:text-ink"
    >
      <Icon name={icon} />
    </a>
  ));
}
