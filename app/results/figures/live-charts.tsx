import { type KeyboardEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

/** Where the pointer or the focus is: the text of a part, its colour, and its place in pixels within the charts. */
export interface Tip {
  text: string;
  colour: string;
  x: number;
  y: number;
  anchor: "top" | "left" | "right";
}

/** Loaded when a reader first points at a part; the server never needs it. */
const ChartTip = import.meta.env.SSR ? null : lazy(() => import("./charts/chart-tip"));

/** The parts of charts that say what they are of (`partOf`). */
const PARTS = "[data-tip]";
/** Closer to an edge than this many pixels, a tip stands beside its part. */
const EDGE = 120;

/**
 * Charts that answer to the pointer and to the keyboard once the page hydrates. A part shows what it counts, and what belongs to other
 * rows in all of these charts steps back. The arrow keys lead from part to part.
 */
export function LiveCharts({ children }: { children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [tip, setTip] = useState<Tip | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the charts are the children
  useEffect(() => openToKeys(area.current), [children]);

  const point = (target: EventTarget, at?: { clientX: number; clientY: number }) => {
    const part = target instanceof Element ? target.closest<SVGElement>(PARTS) : null;
    const box = area.current?.getBoundingClientRect();
    if (!part || !box) return leave();
    const shape = (part.querySelector("rect, path") ?? part).getBoundingClientRect();
    const x = (at?.clientX ?? shape.left + shape.width / 2) - box.left;
    const y = (at?.clientY ?? shape.top) - box.top;
    const anchor = x < EDGE ? "right" : x > box.width - EDGE ? "left" : "top";
    setTip({ text: part.dataset.tip ?? "", colour: colourOf(part), x, y, anchor });
    highlight(area.current, part.dataset.row);
  };
  const leave = () => {
    setTip(null);
    highlight(area.current);
  };

  const move = (event: KeyboardEvent) => {
    const part = event.target instanceof Element ? event.target.closest(PARTS) : null;
    if (event.key === "Escape") return leave();
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!part || !step) return;
    const parts = [...(part.closest("svg[aria-label]")?.querySelectorAll<SVGElement>(PARTS) ?? [])];
    event.preventDefault();
    parts[(parts.indexOf(part as SVGElement) + step + parts.length) % parts.length]?.focus();
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the parts of the charts inside it are what the reader uses
    <div
      ref={area}
      className="relative [&_[data-aside]]:opacity-30"
      onPointerDown={(event) => point(event.target, event)}
      onPointerMove={(event) => event.pointerType === "mouse" && point(event.target, event)}
      onPointerLeave={(event) => event.pointerType === "mouse" && leave()}
      onFocus={(event) => point(event.target)}
      onBlur={leave}
      onKeyDown={move}
    >
      {children}
      {tip && ChartTip ? (
        <Suspense fallback={null}>
          <ChartTip {...tip} />
        </Suspense>
      ) : null}
    </div>
  );
}

const colourOf = (part: SVGElement) => {
  const shape = part.querySelector("rect, path") ?? part;
  return shape.getAttribute("fill") ?? "";
};

/** Lets the keyboard reach parts that lead nowhere too: the first of a chart without links takes the focus, the others by arrow keys. */
function openToKeys(area: HTMLElement | null) {
  for (const chart of area?.querySelectorAll("svg[aria-label]") ?? []) {
    const parts = chart.querySelectorAll<SVGElement>(`${PARTS}:not(a)`);
    if (parts.length > 0) chart.setAttribute("role", "group");
    for (const [index, part] of parts.entries()) {
      part.setAttribute("tabindex", index === 0 && !chart.querySelector("a") ? "0" : "-1");
      part.setAttribute("role", "img");
      part.setAttribute("aria-label", part.dataset.tip ?? "");
    }
  }
}

/** Lets all parts of other rows step back; without a row, none. */
function highlight(area: HTMLElement | null, row?: string) {
  for (const part of area?.querySelectorAll<SVGElement>("[data-row]") ?? [])
    part.toggleAttribute("data-aside", row !== undefined && part.dataset.row !== row);
}
