import { expect, it } from "vitest";
import runbook from "../../docs/runbook.md?raw";
import { testEnv } from "../support/worker";

const BLOCKS = [...runbook.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = ""]) => block.trim());
const COMMANDS = BLOCKS.flatMap((block) => block.split("\n"));
const STATEMENTS = COMMANDS.flatMap((line) =>
  [...line.matchAll(/ d1 execute (DB|LOGS) .*--command "([^"]+)"$/g)].map(
    ([, binding, sql = ""]) => [binding as "DB" | "LOGS", sql] as const,
  ),
);

it("the runbook has commands, of which each is a line of its own and names only what the page explains", () => {
  expect(BLOCKS.length).toBeGreaterThan(10);
  for (const line of COMMANDS) expect(line).toMatch(/^(?:curl|npx wrangler|npm run) /);
  const names = new Set(COMMANDS.flatMap((line) => [...line.matchAll(/\$(\w+)/g)].map(([, name]) => name)));
  const explained = [...runbook.matchAll(/^\| ((?:`[A-Z_]+`(?:, )?)+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect([...names].sort()).toEqual(explained.sort());
});

it.each(STATEMENTS)("the database of the runbook, %s, understands: %s", async (binding, statement) => {
  const { success } = await testEnv[binding].prepare(statement).all();
  expect(success).toBe(true);
});
