import { Tag } from "~/ui/tag";
import type { Choosing } from "../asked";

/** How the figures of a page are shown: one of several, each an address. */
export function Choices({ label, items }: { label: string; items: Choosing[] }) {
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {items.map(({ name, href, current }) => (
        <Tag key={name} href={href} current={current} wraps>
          {name}
        </Tag>
      ))}
    </nav>
  );
}
