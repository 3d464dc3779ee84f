import { cx } from "./cx";
import { Icon } from "./icons";

/** An item of a row of which one is shown. */
export const itemClass = (isCurrent: boolean) =>
  cx(
    "relative flex min-h-12 items-center sm:min-h-11 border-b-3 whitespace-nowrap no-underline -outline-offset-3",
    isCurrent
      ? "border-accent font-semibold text-accent"
      : "border-transparent text-ink-2 hover:border-line-strong hover:text-ink",
  );

/** A few views of the same thing, one of them shown. They sit in one row, which scrolls if it does not fit. */
export function Toggle({
  label,
  items,
}: {
  label: string;
  /** `locked` says in words that there is nothing to see behind an item, and why it has a lock. */
  items: { href: string; name: string; current: boolean; locked?: string | undefined }[];
}) {
  return (
    <nav aria-label={label} className="row-scroll border-b border-line print:hidden">
      <ul className="flex">
        {items.map((item) => (
          <li key={item.href} className={item.current ? "[scroll-initial-target:nearest]" : undefined}>
            <a
              href={item.href}
              aria-current={item.current ? "true" : undefined}
              className={cx("px-2 sm:px-4", itemClass(item.current))}
            >
              {item.name}
              {item.locked ? (
                <>
                  <Icon name="lock" className="ms-1.5 size-4 text-ink-3" />
                  <span className="sr-only"> ({item.locked})</span>
                </>
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
