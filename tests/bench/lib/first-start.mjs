import { spawn } from "node:child_process";
import { join } from "node:path";
import { findFreePort } from "../../../scripts/lib/port.mjs";
import { collected, PIPED, Refusal, ROOT, startNode } from "../../../scripts/lib/run.mjs";

const WITHIN_S = 90;
const GIVEN_UP_MS = 900_000;

/**
 * How long a fresh clone of the committed code takes from `npm start` to its first page, including installing packages and building.
 * @param {import("./figures.mjs").Figures} figures
 * @param {string} folder for the clone
 */
export async function measureFirstStart(figures, folder) {
  const clone = await collected(spawn("git", ["clone", "--quiet", ROOT, folder], { stdio: PIPED }));
  if (clone.code !== 0) throw new Refusal(`${clone.output}\nThe repository could not be cloned.`);
  const port = await findFreePort();
  const began = performance.now();
  const env = { PORT: String(port), KOMPAS_STATE: join(folder, "state") };
  const child = startNode(["scripts/start.mjs"], { cwd: folder, stdio: PIPED, env });
  let isOver = false;
  const ended = collected(child).finally(() => {
    isOver = true;
  });
  while (!isOver && performance.now() - began < GIVEN_UP_MS && !(await serves(port))) {
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const seconds = (performance.now() - began) / 1000;
  const wasServing = !isOver;
  child.kill("SIGTERM");
  const { output } = await ended;
  if (!wasServing) throw new Refusal(`${output}\nThe fresh clone did not start.`);
  const steps = [...output.matchAll(/(\S[^\n…]*) … ([\d.]+) s/g)].map(([, step, took]) => `${step} ${took}`);
  figures.add("fresh clone · to its first page", Math.round(seconds), {
    unit: "s",
    limit: WITHIN_S,
    note: steps.join(", "),
  });
}

async function serves(port) {
  return fetch(`http://localhost:${port}/login`).then(
    ({ status }) => status === 200,
    () => false,
  );
}
