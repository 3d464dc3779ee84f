import { type ReactNode, useId } from "react";
import { cx } from "./cx";
import { PhoneFold } from "./phone-fold";

interface AreaPage {
  href: string;
  name: string;
  isCurrent: boolean;
  /** How much waits on the page: a number, and the same in words. */
  waiting?: { number: string; words: string } | undefined;
}

/** The pages of an area in named groups, beside its page. Where there is no room they are in a menu that shows the current one's name. */
export function AreaRail({
  label,
  groups,
  children,
}: {
  label: string;
  /** A group without a name comes first. */
  groups: { name?: string; pages: AreaPage[] }[];
  children: ReactNode;
}) {
  const current = groups.flatMap(({ pages }) => pages).find(({ isCurrent }) => isCurrent);
  return (
    <div className="grid grid-cols-1 lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-x-9">
      <nav aria-label={label} className="pt-4 lg:sticky lg:top-0 lg:self-start lg:pt-10 print:hidden">
        <PhoneFold
          isWide
          className="rounded-card border border-line bg-surface px-4 lg:border-0 lg:bg-transparent lg:px-0"
          summary={
            <span>
              <span className="sr-only">{label}: </span>
              {current?.name}
            </span>
          }
        >
          <div className="grid gap-4 pb-4">
            {groups.map((group) => (
              <Group key={group.name ?? ""} {...group} />
            ))}
          </div>
        </PhoneFold>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Group({ name, pages }: { name?: string; pages: AreaPage[] }) {
  const id = useId();
  return (
    <div>
      {name ? (
        <p id={id} className="px-3 pb-1 text-small font-semibold text-ink-3">
          {name}
        </p>
      ) : null}
      <ul aria-labelledby={name ? id : undefined}>
        {pages.map(({ href, name: page, isCurrent, waiting }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? "true" : undefined}
              className={cx(
                "flex min-h-11 items-center justify-between gap-3 rounded-s border-s-3 px-3 no-underline lg:min-h-9.5",
                isCurrent
                  ? "border-accent bg-accent-soft font-semibold text-accent"
                  : "border-transparent text-ink-2 hover:border-line-strong hover:text-ink",
              )}
            >
              {page}
              {waiting ? (
                <span className={cx("shrink-0 font-semibold tabular-nums", !isCurrent && "text-attention")}>
                  <span aria-hidden="true">{waiting.number}</span>
                  <span className="sr-only">{waiting.words}</span>
                </span>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
