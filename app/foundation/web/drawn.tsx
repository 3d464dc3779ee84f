import { createContext, type FunctionComponent, useContext } from "react";

/** Renders a part of the page, or takes its markup from the cache; gives what stands for the markup until the page is put together. */
export type RenderPart = <P extends object>(Part: FunctionComponent<P>, properties: P) => string;

/** Renders the parts of the page on hand (`renderCached`); null where the page hydrates, since React then renders each part itself. */
export const RenderPartContext = createContext<RenderPart | null>(null);

/** A part that changes seldom, in a box of its own. It uses neither the router nor the clock, and its properties can be written as JSON. */
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
  /** The name by which a script finds the box, to replace the part. */
  "data-drawn"?: string;
}) {
  const render = useContext(RenderPartContext);
  if (!render) {
    return (
      <Box {...box}>
        <Part {...properties} />
      </Box>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, from the same part.
  return <Box {...box} dangerouslySetInnerHTML={{ __html: render(Part, properties) }} />;
}
