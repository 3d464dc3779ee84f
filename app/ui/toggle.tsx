import { cx } from "./cx";

/** A few views of the same thing, one of them showing. */
export function Toggle({ label, items }: { label: string; items: { href: string; name: string; current: boolean }[] }) {
  return (
    <nav aria-label={label} className="inline-block max-w-full print:hidden">
      <ul className="flex flex-wrap gap-1 rounded-card bg-sunk p-1">
        {items.map((item) => (
          <li key={item.href} className="min-w-min flex-1 basis-0 sm:basis-auto">
            <a
              href={item.href}
              aria-current={item.current ? "true" : undefined}
              className={cx(
                "flex min-h-11 min-w-30 items-center justify-center rounded-s px-3 py-1 text-center leading-tight no-underline sm:min-w-0 sm:px-4",
                item.current ? "bg-surface font-semibold text-ink shadow-card" : "text-ink-2 hover:text-accent",
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
