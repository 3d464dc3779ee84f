import { ButtonLink } from "./button";
import { Icon } from "./icons";

/** The ways through a list that is read from a place: its first page and the next one. Nothing for a list of one page. */
export function PlacePages({
  label,
  first,
  next,
}: {
  label: string;
  first: { href: string | null; name: string };
  next: { href: string | null; name: string };
}) {
  if (!first.href && !next.href) return null;
  return (
    <Pagination
      label={label}
      previous={first.href ? { href: first.href, name: first.name } : undefined}
      next={next.href ? { href: next.href, name: next.name } : undefined}
      status=""
    />
  );
}

/** Links to the previous and the next page. */
export function Pagination({
  label,
  previous,
  next,
  status,
}: {
  label: string;
  previous?: { href: string; name: string };
  next?: { href: string; name: string };
  status: string;
}) {
  return (
    <nav aria-label={label} className="grid grid-cols-2 items-center gap-3 sm:grid-cols-[1fr_auto_1fr] print:hidden">
      <p className="col-span-full text-center text-ink-3 tabular-nums sm:order-1 sm:col-span-1">{status}</p>
      <div>
        {previous ? (
          <ButtonLink href={previous.href} rel="prev">
            <Icon name="arrow-left" />
            {previous.name}
          </ButtonLink>
        ) : null}
      </div>
      <div className="text-end sm:order-2">
        {next ? (
          <ButtonLink href={next.href} rel="next">
            {next.name}
            <Icon name="arrow-right" />
          </ButtonLink>
        ) : null}
      </div>
    </nav>
  );
}
