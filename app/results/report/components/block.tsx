import type { Level } from "~/core/level";
import { Figure } from "~/results/figures/figure";
import type { Amount, Block, Goal, ScoreCard, SignatureMark } from "~/results/report/blocks";
import { cx } from "~/ui/cx";
import { LevelChip } from "~/ui/scale";
import { ReportTable } from "./table";

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
      return <Figure {...block} />;
    case "scores":
      return <Scores cards={block.cards} />;
    case "steps":
      return (
        <ol
          className={cx(
            "mt-3 grid gap-x-8 gap-y-4",
            block.steps.length === 3 ? "sm:grid-cols-3 print:grid-cols-3" : "sm:grid-cols-2 print:grid-cols-2",
          )}
        >
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
              <dd className="min-h-6 tabular-nums wrap-anywhere">{fact}</dd>
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
    case "amounts":
      return <Amounts amounts={block.amounts} />;
    case "signature":
      return <Signature mark={block.mark} text={block.text} />;
    case "table":
      return <ReportTable table={block} />;
  }
}

/** A score's card has a border in its level's colour, beside the level's name. */
const EDGES: Record<Level, string> = {
  laggard: "border-t-laggard",
  beginner: "border-t-beginner",
  intermediate: "border-t-intermediate",
  advanced: "border-t-advanced",
  leader: "border-t-leader",
};

export function Scores({ cards }: { cards: ScoreCard[] }) {
  return (
    <ul className="mt-3 grid gap-3 sm:grid-cols-3 sm:gap-4 print:grid-cols-3">
      {cards.map(({ id, name, percent, peers, level, text }) => (
        <li key={id} className={cx("rounded-card border border-t-4 border-line px-4 py-3 sm:py-4", EDGES[level.id])}>
          {/* On a phone the percent is beside name and level, so that all cards fit a screen. */}
          <div className="grid grid-cols-[1fr_auto] items-center gap-x-4 sm:block print:block">
            <p className="text-small text-ink-2">{name}</p>
            <p className="row-span-2 font-serif text-display tabular-nums sm:mt-1 print:mt-1">{percent}</p>
            <p className="sm:mt-1 print:mt-1">
              <LevelChip level={level.id} name={level.name} />
            </p>
          </div>
          <p className="mt-1 text-small text-ink-3">{peers}</p>
          {text ? <p className="text-small sm:mt-2 print:mt-2">{text}</p> : null}
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

function Amounts({ amounts }: { amounts: Amount[] }) {
  return (
    <dl className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-3 print:grid-cols-3">
      {amounts.map(({ name, figure, unit, text }) => (
        <div key={name} className="keep">
          <dt className="font-semibold">{name}</dt>
          <dd>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className={cx("font-serif text-display tabular-nums", unit === null && "text-ink-3")}>
                {figure}
              </span>
              {unit === null ? null : <span className="text-small text-ink-3">{unit}</span>}
            </p>
            <p className="text-small whitespace-pre-line text-ink-3">{text}</p>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A signature above its line, or the line alone for a pen. */
function Signature({ mark, text }: { mark: SignatureMark | null; text: string }) {
  return (
    <figure className="mt-3 max-w-field">
      <div className="flex h-24 items-end border-b border-line-strong pb-2">
        {mark === null ? null : "typed" in mark ? (
          <p className="font-serif text-title italic wrap-anywhere">{mark.typed}</p>
        ) : (
          <img src={mark.picture} alt={mark.label} className="max-h-full w-37.5 object-contain object-left-bottom" />
        )}
      </div>
      <figcaption className="mt-1 text-small text-ink-3 wrap-anywhere">{text}</figcaption>
    </figure>
  );
}
