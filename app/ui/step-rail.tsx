import type { ReactNode } from "react";
import { Icon, type IconName } from "./icons";
import { type Destination, LinkOrSubmit } from "./link-or-submit";

export type WorkState = "done" | "current" | "begun" | "todo";

interface RailItem {
  id: string;
  to: Destination;
  name: string;
  state: WorkState;
  stateText: string;
  /** Shows what `stateText` says in addition to the state. */
  icon?: IconName | null;
  /** The parts of the item that is shown. */
  parts?: RailItem[];
  /** Places on the page that is shown. */
  places?: { label: string; list: RailPlace[] };
}

export type RailPlace = { to: Destination; name: string };

type RailLink = { to: Destination; name: string };

interface RailContents {
  label: string;
  /** `note` says how far a group is. `isNoted` means that the page beside the rail says so too. */
  groups: { name: string; note?: string; isNoted?: boolean; items: RailItem[] }[];
  /** Other views of the whole, and actions on it. */
  more: { label: string; links: RailLink[] };
}

/** The id of the rail, for the button that opens it on a phone. */
const RAIL = "rail";

/** Makes a button of the page open the rail where the rail has no room of its own. */
export const OPENS_RAIL = { type: "button", popovertarget: RAIL } as const;

const POPOVER = { popover: "auto" };

function Items({ items, label }: { items: RailItem[]; label?: string }) {
  return (
    <ul aria-label={label}>
      {items.map(({ id, to, name, state, stateText, icon, parts, places }) => (
        <li key={id}>
          <LinkOrSubmit
            to={to}
            current={state === "current"}
            className={`rail-item is-${state}`}
            label={`${name} (${stateText})`}
          >
            {name}
            {icon ? <Icon name={icon} className="ms-auto size-4.5 shrink-0 text-accent" /> : null}
          </LinkOrSubmit>
          {parts ? <Items items={parts} label={name} /> : null}
          {places ? (
            <ol aria-label={places.label} className="rail-places">
              {places.list.map((place) => (
                <li key={place.name}>
                  <LinkOrSubmit to={place.to} current={false} className="rail-place">
                    {place.name}
                  </LinkOrSubmit>
                </li>
              ))}
            </ol>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

/**
 * Every part of a long piece of work, with what is done of each. It is beside the work if there is room. On a phone it is a sheet that the
 * browser opens and closes without scripts.
 */
export function StepRail({ label, groups, more, children }: RailContents & { children: ReactNode }) {
  return (
    <nav id={RAIL} {...POPOVER} aria-label={label} className="rail">
      {children}
      {groups.map((group) => (
        <div key={group.name} className="rail-group">
          <p>
            {group.name}
            {group.note ? <span className={group.isNoted ? "lg:hidden" : undefined}>{group.note}</span> : null}
          </p>
          <Items items={group.items} label={group.name} />
        </div>
      ))}
      {more.links.length > 0 ? (
        <div data-label={more.label} className="rail-more">
          {more.links.map(({ to, name }) => (
            <LinkOrSubmit key={name} to={to} current={false} className="rail-item">
              {name}
            </LinkOrSubmit>
          ))}
        </div>
      ) : null}
    </nav>
  );
}
