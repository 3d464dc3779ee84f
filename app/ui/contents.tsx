import type { ReactNode } from "react";
import { Icon } from "./icons";

/** The id of the contents, for the jump back to them. */
const ID = "contents";
/** Parts that fit beside the page on a desktop. A longer list scrolls by itself, so it must be reachable by keyboard. */
const MAX_IN_SIGHT = 16;

/** A part of a long page, with the id that a jump leads to. */
export interface ContentsEntry {
  id: string;
  name: string;
}

/** A long page with its contents: beside it and always in view on a desktop; on a phone folded above it, one jump away. */
export function WithContents({
  label,
  top,
  parts,
  children,
}: {
  label: string;
  /** The text of the link back to the top. */
  top: string;
  parts: ContentsEntry[];
  children: ReactNode;
}) {
  return (
    <div className="contents-beside">
      <nav id={ID} aria-label={label} tabIndex={parts.length > MAX_IN_SIGHT ? 0 : undefined} className="contents-list">
        <details className="fold">
          <summary className="contents-title">
            {label}
            <Icon name="chevron-down" className="chevron text-ink-3" />
          </summary>
          <ul>
            {parts.map(({ id, name }) => (
              <li key={id}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
            <li>
              <a href="#content">{top}</a>
            </li>
          </ul>
        </details>
      </nav>
      <div className="min-w-0 lg:*:first:mt-0">
        {children}
        <a href={`#${ID}`} aria-label={label} className="contents-back">
          <Icon name="chevron-down" className="size-6 rotate-180" />
        </a>
      </div>
    </div>
  );
}
