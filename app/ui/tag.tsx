import { cx } from "./cx";

interface TagItem {
  href: string;
  name: string;
  current: boolean;
}

/** Small links that filter a list, or show it another way. On a phone they sit in one row, which scrolls if it does not fit. */
export function Tags({ label, items }: { label: string; items: TagItem[] }) {
  return (
    <nav aria-label={label} className="max-sm:row-scroll max-sm:-m-1.5 max-sm:scroll-p-1.5 max-sm:p-1.5 print:hidden">
      <ul className="flex gap-2 sm:flex-wrap">
        {items.map(({ href, name, current }) => (
          <li key={href} className={current ? "max-sm:[scroll-initial-target:nearest]" : undefined}>
            <Tag href={href} name={name} current={current} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The link of the current choice clears it, if no choice is required. */
function Tag({ href, name, current }: TagItem) {
  return (
    <a
      href={href}
      aria-current={current ? "true" : undefined}
      className={cx(
        "flex min-h-11 items-center rounded-full border px-4 py-1 text-small leading-tight no-underline max-sm:whitespace-nowrap",
        current
          ? "border-accent bg-accent-soft font-semibold text-accent"
          : "border-line-strong bg-surface text-ink-2 hover:border-ink-3 hover:text-ink",
      )}
    >
      {name}
    </a>
  );
}
