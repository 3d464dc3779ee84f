import { cx } from "~/ui/cx";
import { Scrolled } from "~/ui/scrolled";
import type { Drawing, Paint } from "./drawing";
import { Drawn, Swatch } from "./drawn";

/**
 * A drawing with its legend. Letters keep their size only near the drawing's own width, so a phone scrolls a drawing that has any, unless
 * there is a narrow version.
 */
export function Figure({
  drawing,
  narrow,
  legend,
}: {
  drawing: Drawing;
  narrow?: Drawing;
  legend?: { name: string; paint: Paint }[];
}) {
  return (
    <figure className="max-w-[42rem] print:max-w-[36rem]">
      {narrow ? (
        <div className="mt-4 sm:hidden">
          <Drawn drawing={narrow} />
        </div>
      ) : null}
      <div className={cx(narrow && "max-sm:hidden")}>
        {narrow || !drawing.shapes.some(({ is }) => is === "text") ? (
          <div className="mt-4">
            <Drawn drawing={drawing} />
          </div>
        ) : (
          <Scrolled label={drawing.label}>
            <div className="min-w-[30rem]">
              <Drawn drawing={drawing} />
            </div>
          </Scrolled>
        )}
      </div>
      {legend ? (
        <figcaption className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
          {legend.map(({ name, paint }) => (
            <span key={name} className="flex items-center gap-2">
              <Swatch paint={paint} />
              {name}
            </span>
          ))}
        </figcaption>
      ) : null}
    </figure>
  );
}
