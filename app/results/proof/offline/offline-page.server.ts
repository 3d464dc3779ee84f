import { script, style } from "virtual:offline-check";
import type { OfflineData } from "./carried";

/** What the page shows, apart from the output of its script. */
export interface OfflinePage {
  data: OfflineData;
  title: string;
  lead: string;
  asOf: string;
  file: string;
  hint: string;
  means: string;
  needsScript: string;
}

/** The page that checks reports, as one file without network requests: only its own script and style may run. */
export async function offlinePage(page: OfflinePage): Promise<string> {
  const policy = [
    "default-src 'none'",
    `script-src '${await hash(script)}'`,
    `style-src '${await hash(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const { title, lead, asOf, file, hint, means, needsScript, data } = page;
  return `<!doctype html>
<html lang="${data.language}">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
<style>${style}</style>
<main>
<h1>${escaped(title)}</h1>
<p>${escaped(lead)}</p>
<p class="small">${escaped(asOf)}</p>
<label for="file">${escaped(file)}</label>
<p class="small" id="hint">${escaped(hint)}</p>
<input id="file" type="file" accept=".pdf,.json" aria-describedby="hint">
<noscript><p>${escaped(needsScript)}</p></noscript>
<div id="outcome" role="status"></div>
<p class="small">${escaped(means)}</p>
</main>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>
<script>${script}</script>
</html>
`;
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `sha256-${Buffer.from(digest).toString("base64")}`;
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? "");
