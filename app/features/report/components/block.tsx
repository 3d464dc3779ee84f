import type { Level } from "~/domain/catalogue/catalogue";
import { Figure } from "~/features/figures/figure";
import type { Block, Cell, Goal, ScoreCard, Table } from "~/features/report/blocks";
import { cx } from "~/ui/cx";
import { LevelChip } from "~/ui/scale";
import { Scrolled } from "~/ui/scrolled";

export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a report is drawn once, and its blocks have no other name
    <BlockShown key={index} block={block} />
  ));
}

function BlockShown({ block }: { block: Block }) {
  switch (block.type) {
    case "lead":
      return <p className="mt-3 max-w-measure text-lead text-ink-2">{block.text}</p>;
    case "text":
      return <p className="mt-3 max-w-measure">{block.text}</p>;
    case "note":
      return <p className="mt-2 max-w-measure text-small text-ink-3">{block.text}</p>;
    case "heading":
      return <h3 className="mt-6">{block.text}</h3>;
    case "figure":
      return <Figure drawing={block.drawing} legend={block.legend} />;
    case "scores":
      return <Scores cards={block.cards} />;
    case "steps":
      return (
        <ol className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2 print:grid-cols-2">
          {block.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-3">
              <span className="font-serif text-title text-accent tabular-nums" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="mt-0.5 text-small text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      );
    case "facts":
      return (
        <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
          {block.facts.map(({ term, fact }) => (
            <div key={term} className="keep border-b border-line py-2">
              <dt className="text-small text-ink-3">{term}</dt>
              <dd className="tabular-nums wrap-anywhere">{fact}</dd>
            </div>
          ))}
        </dl>
      );
    case "lists":
      return (
        <dl className="mt-2 text-small">
          {block.lists.map(({ title, items }) => (
            <div
              key={title}
              className="keep gap-x-6 border-t border-line py-2 sm:grid sm:grid-cols-[9rem_1fr] print:grid print:grid-cols-[9rem_1fr]"
            >
              <dt className="font-semibold">{title}</dt>
              <dd className="text-ink-2">
                <ul>
                  {items.map((item) => (
                    <li key={item} className="inline after:content-['_·_'] last:after:content-none">
                      {item}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      );
    case "card":
      return (
        <section className="mt-5 border-t-3 border-line-strong pt-4">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h3>{block.title}</h3>
            <LevelChip level={block.level.id} name={block.level.name} />
          </div>
          <Blocks blocks={block.blocks} />
        </section>
      );
    case "goals":
      return <Goals goals={block.goals} />;
    case "table":
      return <ReportTable table={block} />;
  }
}

/** A score's card is edged in its level's colour, beside the level's name. */
const EDGES: Record<Level, string> = {
  laggard: "border-t-laggard",
  beginner: "border-t-beginner",
  intermediate: "border-t-intermediate",
  advanced: "border-t-advanced",
  leader: "border-t-leader",
};

export function Scores({ cards }: { cards: ScoreCard[] }) {
  return (
    <ul className="mt-3 grid gap-4 sm:grid-cols-3 print:grid-cols-3">
      {cards.map(({ id, name, percent, peers, level, text }) => (
        <li key={id} className={cx("rounded-card border border-t-4 border-line p-4", EDGES[level.id])}>
          <p className="text-small text-ink-2">{name}</p>
          <p className="mt-1 font-serif text-display tabular-nums">{percent}</p>
          <p className="mt-1">
            <LevelChip level={level.id} name={level.name} />
          </p>
          <p className="mt-1 text-small text-ink-3">{peers}</p>
          {text ? <p className="mt-2 text-small">{text}</p> : null}
        </li>
      ))}
    </ul>
  );
}

function Goals({ goals }: { goals: Goal[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      {goals.map(({ number, title, targets, text, score, level }) => (
        <li key={number} className="flex flex-col rounded-card border border-line p-4">
          <div className="flex items-center gap-3">
            <p className="grid size-10 shrink-0 place-items-center rounded-s bg-accent-soft font-serif text-title text-accent tabular-nums">
              {number}
            </p>
            <div>
              <h3>{title}</h3>
              <p className="text-small text-ink-3">{targets}</p>
            </div>
          </div>
          <p className="mt-3 mb-3 text-small text-ink-2">{text}</p>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-2">
            <p className="text-small text-ink-3">{score}</p>
            <LevelChip level={level.id} name={level.name} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function ReportTable({ table: { caption, columns, groupColumn, groups, empty } }: { table: Table }) {
  const isEmpty = groups.every(({ rows }) => rows.length === 0);
  const width = columns.length + (groupColumn ? 1 : 0);
  return (
    <Scrolled label={caption}>
      <table className="table text-small print:[&_:is(td,th)]:py-1.5">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {groupColumn ? <th scope="col">{groupColumn}</th> : null}
            {columns.map(({ header, isFigure }) => (
              <th key={header} scope="col" className={cx(isFigure && "cell-end")}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title ?? ""} className={cx(groupColumn && "keep")}>
            {title && !groupColumn ? (
              <tr className="break-after-avoid bg-sunk">
                <th scope="rowgroup" colSpan={width}>
                  {title}
                </th>
              </tr>
            ) : null}
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a report is drawn once, and two of its rows may say the same
              <tr key={index}>
                {groupColumn && index === 0 ? (
                  <th scope="rowgroup" rowSpan={rows.length} className="align-top">
                    {title}
                  </th>
                ) : null}
                {row.map((cell, column) => {
                  const { header, isFigure, isShort } = columns[column] ?? {};
                  const className = cx(
                    isFigure && "cell-end",
                    isShort ? "whitespace-nowrap" : "whitespace-pre-line wrap-break-word",
                  );
                  return column === 0 ? (
                    <th key={header} scope="row" className="font-normal">
                      <CellShown cell={cell} />
                    </th>
                  ) : (
                    <td key={header} className={className}>
                      <CellShown cell={cell} />
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        ))}
        {isEmpty ? (
          <tbody>
            <tr>
              <td colSpan={width} className="text-ink-3">
                {empty}
              </td>
            </tr>
          </tbody>
        ) : null}
      </table>
    </Scrolled>
  );
}

function CellShown({ cell }: { cell: Cell }) {
  if (typeof cell === "string") return cell;
  if ("href" in cell)
    return (
      <a href={cell.href} className="whitespace-nowrap">
        {cell.text}
      </a>
    );
  return <LevelChip level={cell.id} name={cell.name} />;
}
