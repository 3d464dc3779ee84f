import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { block } from "./block.mjs";
import { timeConstant } from "./constant.mjs";

/** The limit for making a ten-page report file, without everything else, in constant responses. */
const MAKING = 158;
const PAGES = 10;

/** The first run loads the file generator; only the others are measured. */
const LANGUAGES = ["en", "fr", "ms"];

/** CPU for making a report file, and for one with its proof and seal, as after the report is approved. */
export async function measureReportFiles(figures, { owner, visitor, dashboard }, cpuClock) {
  const measure = () => measureFiles({ owner, visitor, id: dashboard.split("/").at(-1) }, cpuClock);
  addFigure(figures, "report file", cpuClock && (await measure()));
  await owner.post(dashboard, { intent: "approve" });
  const isProved = (await owner.get(dashboard)).body.includes("/verify?code=");
  addFigure(figures, "report file with its proof, sealed", isProved && cpuClock ? await measure() : null);
}

function addFigure(figures, what, cost) {
  const note = cost
    ? `of ${cost.pages} pages each: ${cost.making.toFixed(0)} ms for ten to ${cost.constant.toFixed(1)} ms; one that is kept takes ${cost.kept.toFixed(0)} ms`
    : undefined;
  figures.add(
    `${what}, making ten pages of it · CPU to a constant answer's`,
    cost ? cost.making / cost.constant : null,
    {
      unit: "times",
      limit: MAKING,
      note,
    },
  );
}

/** Means over the languages: a request that has to make the file, minus the same request with the file stored. */
async function measureFiles({ owner, visitor, id }, cpuClock) {
  const costs = [];
  for (const language of LANGUAGES) {
    const ask = { status: 200, send: () => owner.get(`/pdf/${id}/file?lang=${language}`) };
    const constant = await timeConstant(visitor, cpuClock);
    const made = await block(ask, 1, cpuClock);
    const kept = await block(ask, 5, cpuClock);
    const pages = await countPages(`${owner.address}/pdf/${id}/file?lang=${language}`, owner.cookie);
    const making = ((made.cpu - kept.cpu / 5) * PAGES) / pages;
    costs.push({ making, pages, kept: kept.cpu / 5, constant });
  }
  const measured = costs.slice(1);
  const mean = (key) => measured.reduce((sum, cost) => sum + cost[key], 0) / measured.length;
  return { pages: mean("pages"), making: mean("making"), constant: mean("constant"), kept: mean("kept") };
}

async function countPages(address, cookie) {
  const response = await fetch(address, { headers: { Cookie: cookie } });
  const { numPages } = await getDocument({ data: new Uint8Array(await response.arrayBuffer()) }).promise;
  return numPages;
}
