import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { BUNDLE } from "../../../scripts/lib/build.mjs";
import { ROOT } from "../../../scripts/lib/run.mjs";
import { expectStatus } from "./client.mjs";
import { openInspector } from "./inspector.mjs";

/** The stages of a request, by the file of the running function; a function in none of them counts for its caller. */
const STAGES = /** @type {const} */ ([
  ["translation", /node_modules\/[\w-]*i18next\/|\/app\/i18n\//],
  ["rendering", /node_modules\/(react|react-dom|@nivo|@react-spring)\/|\/app\/(?!routes\/).*\.tsx$/],
  ["database: writing SQL, reading rows", /node_modules\/drizzle-orm\/|\/app\/platform\/d1\//],
  ["database: the binding", /^cloudflare-internal:/],
  ["encoding of loaders' data", /node_modules\/turbo-stream\//],
  ["routing", /node_modules\/(@remix-run|react-router|react-router-dom)\/|\/workers\/handle-by-step/],
  ["session and language", /\/app\/features\/(identity|notifications|shell)\//],
  ["door, headers, context", /\/workers\/|\/app\/(serve|load-context|entry|platform\/)/],
  ["views and rules", /\/app\//],
]);
const ENGINE = "engine: input, output, compiling";
const GARBAGE = "engine: garbage";

const WARM_UP = 100;
const PROFILED = 200;
const INTERVAL_MICROS = 200;
/**
 * The most time that one sample may count for. While a request waits for its database V8 takes no samples, and attributes all that time to
 * whatever runs next: the entry of the Worker, and the code that reads rows.
 */
const MAX_MICROS = 2 * INTERVAL_MICROS;

/**
 * Where a page's time goes inside the Worker, stage by stage. Times are V8 samples, so they include some of the machine's other load; the
 * shares are more stable.
 * @param {import("./figures.mjs").Figures} figures
 * @param {{ inspector: () => Promise<URL> }} server started for inspection
 * @param {import("./block.mjs").Target[]} targets pages
 */
export async function measureStages(figures, { inspector }, targets) {
  const { ask, close } = await openInspector(await inspector());
  const stageOf = readSources();
  for (const target of targets) {
    await repeat(target, WARM_UP);
    await ask("Profiler.enable");
    await ask("Profiler.setSamplingInterval", { interval: INTERVAL_MICROS });
    await ask("Profiler.start");
    await repeat(target, PROFILED);
    const { profile } = await ask("Profiler.stop");
    const spent = sumStages(profile, stageOf);
    const total = [...spent.values()].reduce((sum, micros) => sum + micros, 0);
    for (const [stage, micros] of [...spent].sort((a, b) => b[1] - a[1])) {
      const note = `${Math.round((micros / total) * 100)} %`;
      figures.add(`${target.name} · of it ${stage}`, micros / 1000 / PROFILED, { unit: "ms", note });
    }
  }
  close();
}

async function repeat(target, times) {
  for (let turn = 0; turn < times; turn += 1) expectStatus(await target.send(), target.status);
}

/** Maps a position in the bundle to its source, using the source map that Wrangler writes next to it. */
function readSources() {
  const map = new SourceMap(JSON.parse(readFileSync(join(ROOT, `${BUNDLE}.map`), "utf8")));
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.endsWith(BUNDLE)) return url;
    const { originalSource = "" } = /** @type {{ originalSource?: string }} */ (
      map.findEntry(lineNumber, columnNumber)
    );
    return originalSource;
  };
}

/** Microseconds by stage. Time that the engine or a package spends for one of our functions counts for that function. */
function sumStages({ nodes, samples, timeDeltas }, sourceOf) {
  const stages = new Map();
  const walk = new Map(nodes.map((node) => [node.id, node]));
  const enter = (node, inherited) => {
    const { functionName } = node.callFrame;
    const source = sourceOf(node.callFrame);
    const found = STAGES.find(([, pattern]) => pattern.test(source))?.[0] ?? inherited;
    const stage = functionName === "(garbage collector)" ? GARBAGE : found;
    stages.set(node.id, functionName === "(idle)" ? null : stage);
    for (const child of node.children ?? []) enter(walk.get(child), stage);
  };
  enter(nodes[0], ENGINE);
  const spent = new Map();
  for (const [index, node] of samples.entries()) {
    const stage = stages.get(node);
    if (stage) spent.set(stage, (spent.get(stage) ?? 0) + Math.min(timeDeltas[index], MAX_MICROS));
  }
  return spent;
}
