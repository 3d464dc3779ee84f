import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { BASELINE_SIZE, block } from "./measure.mjs";
import { baselineOf } from "./targets.mjs";

/** What making a report of ten pages into a file may take beside everything else, in constant answers: 150 ms where one takes 1.3. */
const MAKING = 115;
const PAGES = 10;

/** The first loads what makes files; the others are measured. */
const LANGUAGES = ["en", "fr", "ms"];

/** CPU of making a report into a file: of a request for one that has to be made, less that of the same when it is kept. */
export async function measureReportFiles(figures, { owner, visitor, dashboard }, cpuClock) {
  const id = dashboard.split("/").at(-1);
  const costs = [];
  for (const language of LANGUAGES) {
    const ask = { status: 200, send: () => owner.get(`/pdf/${id}/file?lang=${language}`) };
    const baseline = await block(baselineOf(visitor), BASELINE_SIZE, cpuClock);
    const made = await block(ask, 1, cpuClock);
    const kept = await block(ask, 5, cpuClock);
    const pages = await countPages(`${owner.address}/pdf/${id}/file?lang=${language}`, owner.cookie);
    const making = ((made.cpu - kept.cpu / 5) * PAGES) / pages;
    costs.push({ making, pages, kept: kept.cpu / 5, constant: baseline.cpu / BASELINE_SIZE });
  }
  const measured = costs.slice(1);
  const mean = (key) => measured.reduce((sum, cost) => sum + cost[key], 0) / measured.length;
  const note = `of ${mean("pages")} pages each: ${mean("making").toFixed(0)} ms for ten to ${mean("constant").toFixed(1)} ms; one that is kept takes ${mean("kept").toFixed(0)} ms`;
  figures.add(
    "report file, making ten pages of it · CPU to a constant answer's",
    cpuClock ? mean("making") / mean("constant") : null,
    {
      ...{ unit: "times", limit: MAKING, note },
    },
  );
}

async function countPages(address, cookie) {
  const response = await fetch(address, { headers: { Cookie: cookie } });
  const { numPages } = await getDocument({ data: new Uint8Array(await response.arrayBuffer()) }).promise;
  return numPages;
}
