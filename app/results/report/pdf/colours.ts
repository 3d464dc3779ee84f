import type { Paint } from "~/results/figures/drawing";
import tokens from "~/ui/tokens.css?raw";

/** Background colours of the product that no figure uses. */
export type Colour = "sunk" | "accent-soft" | "on-accent" | "paper" | "danger-soft" | "attention-soft";

/** The colours of the style sheet's light scheme; paper is always light. */
const HEX = new Map(
  [...tokens.slice(0, tokens.indexOf("@media")).matchAll(/--color-([\w-]+): #([0-9a-f]{3,6});/g)].map(
    ([, name, hex = ""]) => [name, hex.length === 3 ? hex.replaceAll(/./g, "$&$&") : hex],
  ),
);

const known = new Map<string, string>();

/** A colour of the product in PDF form: red, green and blue from 0 to 1. */
export function colourOf(name: Paint | Colour): string {
  const before = known.get(name);
  if (before) return before;
  const hex = HEX.get(name);
  if (!hex) throw new Error(`No colour ${name}`);
  const parts = [0, 2, 4].map((at) => Math.round((Number.parseInt(hex.slice(at, at + 2), 16) / 255) * 1000) / 1000);
  known.set(name, parts.join(" "));
  return parts.join(" ");
}
