import { createContext, type FunctionComponent, useContext } from "react";

/** Renders a part of the page, or takes its markup from the cache. Returns a placeholder until the page is assembled. */
export type RenderPart = <P extends object>(Part: FunctionComponent<P>, properties: P) => string;

/**
 * Renders the parts of the current page (`renderCached`). Null if the page hydrates, because React then renders each
 * part itself.
 */
export const RenderPartContext = createContext<RenderPart | null>(null);

/**
 * A part that rarely changes, in its own box. It uses neither the router nor the clock, and its properties are
 * serializable as JSON.
 */
export function Drawn<P extends object>({
  part: Part,
  properties,
  as: Box = "div",
  ...box
}: {
  part: FunctionComponent<P>;
  properties: P;
  as?: "div" | "header" | "footer" | "summary";
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
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this markup from the same part.
  return <Box {...box} dangerouslySetInnerHTML={{ __html: render(Part, properties) }} />;
}
