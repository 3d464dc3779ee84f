import { createContext, type FunctionComponent, useContext } from "react";

/** Gives the markup of a part of a page. */
export type Draw = <P extends object>(Part: FunctionComponent<P>, properties: P) => string;

/** How the server draws what many pages have in common (`drawPartsIn`); null where a part is drawn with its page, as one that hydrates must be. */
export const DrawContext = createContext<Draw | null>(null);

/** A part that many pages have in common, in a `div`. It takes nothing from the router, nor from the clock, and its properties can be written as JSON. */
export function Drawn<P extends object>({
  part: Part,
  properties,
  ...box
}: {
  part: FunctionComponent<P>;
  properties: P;
  className?: string;
}) {
  const draw = useContext(DrawContext);
  if (!draw) {
    return (
      <div {...box}>
        <Part {...properties} />
      </div>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, of the same part.
  return <div {...box} dangerouslySetInnerHTML={{ __html: draw(Part, properties) }} />;
}
