import { createContext, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";

const Medium = createContext<"html" | "text">("html");

/** Whether a part is being rendered as plain text. */
export function usePlainText(): boolean {
  return useContext(Medium) === "text";
}

const WIDTH = 76;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

/** Renders a mail's parts as plain text: separate paragraphs, lines of at most 76 characters, addresses unbroken. */
export function toPlainText(parts: ReactNode): string {
  const markup = renderToStaticMarkup(<Medium.Provider value="text">{parts}</Medium.Provider>);
  const text = markup
    .replace(/<br\s*\/?>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => ENTITIES[name] ?? "");
  const lines = text.split("\n").flatMap((line) => wrap(line.trimEnd()));
  return lines
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Wraps a line. Continuation lines below a list mark or a number are indented to match. */
function wrap(line: string): string[] {
  const indent = " ".repeat(/^ *(?:- |\d\. )?/.exec(line)?.[0].length ?? 0);
  const lines: string[] = [];
  let current = "";
  // Only spaces separate words. A no-break space keeps its neighbours together.
  for (const word of line.split(/ (?! )/)) {
    if (current !== "" && current.length + 1 + word.length > WIDTH) {
      lines.push(current);
      current = indent + word;
    } else current = current === "" ? word : `${current} ${word}`;
  }
  return [...lines, current];
}
