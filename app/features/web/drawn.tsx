import { createContext, type FunctionComponent, useContext } from "react";

/** How the server puts markup into a page that is there already, of a part or otherwise: each gives what stands for it among what React writes. */
export interface Parts {
  draw<P extends object>(Part: FunctionComponent<P>, properties: P): string;
  place(markup: string): string;
}

/** The parts of the page that is drawn (`partsIn`); null where a part is drawn with its page, as one that hydrates must be. */
export const PartsContext = createContext<Parts | null>(null);

/** A part that many pages have in common, in a box of its own. It takes nothing from the router, nor from the clock, and its properties can be written as JSON. */
export function Drawn<P extends object>({
  part: Part,
  properties,
  as: Box = "div",
  ...box
}: {
  part: FunctionComponent<P>;
  properties: P;
  as?: "div" | "header" | "footer";
  className?: string;
  "data-question"?: string;
  /** The name by which a script finds the box, to draw the part anew. */
  "data-drawn"?: string;
}) {
  const parts = useContext(PartsContext);
  if (!parts) {
    return (
      <Box {...box}>
        <Part {...properties} />
      </Box>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, of the same part.
  return <Box {...box} dangerouslySetInnerHTML={{ __html: parts.draw(Part, properties) }} />;
}

/** Markup that has been drawn, in a `div`. */
export function Markup({ of }: { of: string }) {
  const parts = useContext(PartsContext);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, of a part of the page.
  return <div dangerouslySetInnerHTML={{ __html: parts?.place(of) ?? of }} />;
}
