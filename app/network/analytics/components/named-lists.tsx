import { useTranslation } from "react-i18next";
import type { Level } from "~/core/level";
import { TableFiles } from "~/network/members/components/table-files";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import { Icon } from "~/ui/icons";
import { Table } from "~/ui/table";
import type { Series } from "../figure";
import type { PageView } from "../page-view.server";
import { Swatch } from "./figure-card";

type Side = PageView["sides"][number];

/** The caption of a table, with its group's name if two groups are side by side. */
const captionOf = (title: string, { name }: Side) => (name ? `${title} (${name})` : title);

/** The highest and lowest three of each subject. */
export function Rankings({ side }: { side: Side }) {
  const { t } = useTranslation("analytics");
  const { rankings, rankingHref, cutAt } = side;
  if (rankings.length === 0) return null;
  return (
    <Card as="section" className="min-w-0">
      <Table
        caption={captionOf(t("ranking.caption"), side)}
        columns={[
          { key: "subject", header: t("ranking.subject") },
          { key: "top", header: t("ranking.top") },
          { key: "bottom", header: t("ranking.bottom") },
        ]}
        rows={rankings.map(({ subject, dimension, top, bottom }) => ({
          key: subject,
          cells: {
            subject: <Subject name={subject} dimension={dimension} />,
            top: <Vendors end={top} />,
            bottom: <Vendors end={bottom} />,
          },
        }))}
      />
      {cutAt ? <p className="px-5 pt-3 text-small text-ink-2">{t("ranking.cut", { most: cutAt })}</p> : null}
      <div className="px-5 py-2">
        <TableFiles href={rankingHref} />
      </div>
    </Card>
  );
}

/** An indicator with its dimension and the dimension's colour, or a dimension alone. */
function Subject({ name, dimension }: { name: string; dimension: Series | null }) {
  return (
    <>
      {name}
      {dimension ? (
        <span className="flex items-center gap-2 text-small font-normal text-ink-3">
          <Swatch colour={dimension.colour} />
          {dimension.name}
        </span>
      ) : null}
    </>
  );
}

type End = Side["rankings"][number]["top"];

/** Companies in order with their scores, each with its owner's name behind an icon, and how many more have the last one's score. */
function Vendors({ end: { named, tied, href: allHref } }: { end: End }) {
  const { t } = useTranslation("analytics");
  if (named.length === 0) return t("ranking.none");
  const text = tied && t(tied.isMore ? "ranking.tiedMost" : "ranking.tied", { count: tied.count, score: tied.score });
  return (
    <ol className="min-w-42 list-none">
      {named.map(({ company, username, href, score }, index) => (
        <li key={href} className="flex items-baseline gap-2">
          <span className="tabular-nums">{index + 1}.</span>
          <a href={href} className="inline-flex min-h-11 items-center py-1">
            {company}
          </a>
          <strong className="ms-auto tabular-nums">{score}</strong>
          <details>
            <summary className="grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-s">
              <Icon name="user" className="text-ink-3" />
              <span className="sr-only">{t("ranking.username", { company })}</span>
            </summary>
            <p className="pb-1 text-ink-2">{username}</p>
          </details>
        </li>
      ))}
      {text ? (
        <li>
          {allHref ? (
            <a href={allHref} className="inline-flex min-h-11 items-center">
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ) : null}
    </ol>
  );
}

/** How many companies are ready to contribute to each goal, and the names of the first ones. */
export function SdgTable({ side }: { side: Side }) {
  const { t } = useTranslation(["analytics", "common"]);
  const { sdg: rows, sdgHref } = side;
  if (rows.length === 0) return null;
  const most = Math.max(...rows.flatMap(({ cells }) => cells.map(({ count }) => count)));
  const levels = rows[0]?.cells.map(({ level }) => level as Level) ?? [];
  return (
    <Card as="section" className="min-w-0">
      <Table
        caption={captionOf(t("sdg.title"), side)}
        columns={[
          { key: "name", header: t("sdg.indicator") },
          { key: "goal", header: t("sdg.goal") },
          ...levels.map((level) => ({ key: level as string, header: t(`common:levels.${level}`) })),
        ]}
        rows={rows.map(({ name, dimension, goal, cells }) => ({
          key: name,
          cells: {
            name: <Subject name={name} dimension={dimension} />,
            goal: goal && <span className="block min-w-32">{goal}</span>,
            ...Object.fromEntries(
              cells.map((cell) => [cell.level, <SdgCell key={cell.level} cell={cell} most={most} />]),
            ),
          },
        }))}
      />
      <div className="px-5 py-2">
        <TableFiles href={sdgHref} />
      </div>
    </Card>
  );
}

/** The deeper, the more companies. Text stays readable on each. */
const SHADES = ["", "bg-accent/8", "bg-accent/16", "bg-accent/24", "bg-accent/32"] as const;

/** A cell of the heat-map: its number, which unfolds the names. `most` is the largest number of the table. */
function SdgCell({
  cell: { count, named, href: allHref },
  most,
}: {
  cell: Side["sdg"][number]["cells"][number];
  most: number;
}) {
  const { t } = useTranslation("analytics");
  const shade = cx("min-w-18 rounded-s", SHADES[Math.ceil((4 * count) / Math.max(1, most))]);
  const number = (
    <>
      <span className="sr-only">{t("sdg.count", { count })}</span>
      <span aria-hidden="true">{count}</span>
    </>
  );
  if (count === 0) return <p className={cx(shade, "grid min-h-11 place-items-center text-ink-3")}>{number}</p>;
  return (
    <details className={shade}>
      <summary className="grid min-h-11 cursor-pointer place-items-center rounded-s font-semibold">{number}</summary>
      <ul className="px-2">
        {named.map(({ company, href }) => (
          <li key={href}>
            <a href={href} className="inline-flex min-h-11 items-center">
              {company}
            </a>
          </li>
        ))}
        {count > named.length && allHref ? (
          <li>
            <a href={allHref} className="inline-flex min-h-11 items-center">
              {t("sdg.all")}
            </a>
          </li>
        ) : null}
      </ul>
    </details>
  );
}
