import type { Topic } from "~/assessment/catalogue/rules/catalogue";

/** An indicator's picture: the number of its Sustainable Development Goal, drawn in the product's own colours. */
export function drawIndicator({ sdg }: Topic): string | null {
  if (sdg === undefined) return null;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="12" fill="#1d5a44"/><text x="32" y="29" text-anchor="middle" font-family="Georgia, serif" font-size="15" fill="#e4f0ea">SDG</text><text x="32" y="52" text-anchor="middle" font-family="Georgia, serif" font-size="24" font-weight="bold" fill="#fff">${sdg}</text></svg>`;
}
