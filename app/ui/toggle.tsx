import { cx } from "./cx";

/** A few views of the same thing, one of them shown. They sit in one row, which scrolls if it does not fit. */
export function Toggle({ label, items }: { label: string; items: { href: string; name: string; current: boolean }[] }) {
  return (
    <nav aria-label={label} className="row-scroll border-b border-line print:hidden">
      <ul className="flex">
        {items.map((item) => (
          <li key={item.href} className={item.current ? "[scroll-initial-target:nearest]" : undefined}>
            <a
              href={item.href}
              aria-current={item.current ? "true" : undefined}
              className={cx(
                "flex min-h-12 items-center border-b-3 px-2 whitespace-nowrap no-underline -outline-offset-3 sm:px-4",
                item.current
                  ? "border-accent font-semibold text-accent"
                  : "border-transparent text-ink-2 hover:border-line-strong hover:text-ink",
              )}
            >
              {item.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
