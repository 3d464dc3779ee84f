import { beforeAll, describe, expect, it } from "vitest";
import { lastWholeYear } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { startYear } from "~/assessment/key-figures/years.server";
import { analyticsPath } from "~/core/addresses/analytics";
import { BOARD_FILE_PATH, FIGURE_SUMS_PATH, membersPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { makeFlag } from "~/network/members/flags/flags.server";
import { FALL } from "~/network/members/rules/flags";
import { joinByCode } from "~/network/membership/access-codes.server";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, visit } from "../support/pages";
import { textsOf } from "../support/pdf-text";
import { registerCorporate } from "../support/people";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
const YEAR = lastWholeYear(ctx.clock());

/** How many practices each company has in place. Two have the same number as the fifth from below. */
const YES: Record<string, number> = {
  Anvil: 75,
  Bellows: 60,
  Crane: 44,
  Dynamo: 30,
  Engine: 30,
  Forge: 30,
  Gear: 9,
  Hammer: 4,
  Iron: 2,
};
const SHARING = Object.keys(YES);

let chain: CurrentUser & { code: string };
let cookie = "";
const people: Record<string, CurrentUser> = {};

async function member(company: string, options: Parameters<typeof joinByCode>[4], yes?: number) {
  const user = await registerCompany(ctx);
  await updateProfile(ctx, request(), user, { company });
  await joinByCode(ctx, user, chain.code, request(), options);
  people[company] = await reloadUser(ctx, user.email);
  if (yes !== undefined) await submitAndCount(ctx, user, await completeDraft(ctx, user, yes));
}

beforeAll(async () => {
  chain = await registerCorporate(ctx);
  for (const [company, yes] of Object.entries(YES)) await member(company, { sharesFigures: company === "Anvil" }, yes);
  await member("Level", { scope: "level" }, 80);
  await member("Nothing", {});
  const anvil = people.Anvil as CurrentUser;
  await startYear(ctx, anvil, YEAR);
  await saveFigures(ctx, anvil, YEAR, "energy", {
    figures: new Map([["scope-1", { written: "1234.5", isUnknown: false }]]),
  });
  expect(await makeFlag(ctx, chain, { flag: FALL, name: "Has fallen" })).toEqual({ ok: true });
  cookie = await cookieOf(ctx, chain.id);
});

async function board(as = cookie) {
  const answer = await visit(BOARD_FILE_PATH, { cookie: as });
  expect(answer.status).toBe(200);
  const pages = await textsOf(new Uint8Array(await answer.arrayBuffer()));
  return { answer, pages, lines: pages[0] ?? [] };
}
/** The lines that follow a line. */
const following = (lines: string[], line: string, count: number) => {
  const at = lines.indexOf(line);
  expect(at, line).toBeGreaterThan(-1);
  return lines.slice(at + 1, at + 1 + count);
};
/** A table of the statistics: its lines as objects. */
async function table(query: string) {
  const [head = [], ...lines] = readCsv(
    await (await visit(`${analyticsPath(READINESS)}/table.csv?${query}`, { cookie })).text(),
  );
  return lines.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index] ?? ""])));
}
/** A percentage of a file as the page writes it. */
const percent = (cell = "", decimals = 0) => `${Number(cell.replace("%", "")).toFixed(decimals)}%`;
const readBy = () =>
  rowsOf<{ company: string }>(
    "select c.name as company from readings r join companies c on c.id = r.company_id where r.corporate_id = ? and r.thing = 'export' order by c.name",
    chain.companyId,
  ).then((rows) => rows.map(({ company }) => company));

describe("the page for the board", () => {
  it("is one page, which its reader alone may keep, offered by the list and the statistics", async () => {
    const { answer, pages, lines } = await board();
    expect(pages).toHaveLength(1);
    expect(answer.headers.get("Content-Type")).toBe("application/pdf");
    expect(answer.headers.get("Content-Disposition")).toMatch(/^attachment; filename="ESG in our supply chain/);
    expect(answer.headers.get("Cache-Control")).toContain("no-store");
    expect(lines.join(" ")).toContain("10 of 11 companies have finished the Readiness Assessment.");
    for (const path of [membersPath(READINESS), analyticsPath(READINESS)])
      expect(await (await visit(path, { cookie })).text(), path).toContain(`href="${BOARD_FILE_PATH}"`);
    expect(await (await visit(analyticsPath("progress"), { cookie })).text()).not.toContain(BOARD_FILE_PATH);
  });

  it("has the figures of the statistics", async () => {
    const { lines } = await board();
    const [[counts = {}], [shares = {}]] = [await table("table=levels"), await table("table=levels&mode=percent")];
    const levels = ["Laggard", "Beginner", "Intermediate", "Advanced", "Leader"];
    expect(counts.Companies).toBe(String(SHARING.length));
    for (const level of levels) expect(lines).toContain(`${level} ${counts[level]} (${percent(shares[level])})`);
    for (const row of await table("tab=performance&table=performance"))
      expect(following(lines, row.Subject ?? "", 1)).toEqual([percent(row["Average score"], 2)]);
    const topics = await table("tab=indicators&table=indicators");
    const scores = topics.map((row) => Number((row["Average score"] ?? "").replace("%", "")));
    const weakest = topics.filter((_, index) => scores[index] === Math.min(...scores)).map((row) => row.Subject ?? "");
    const text = lines.join(" ");
    if (weakest.length <= 2) for (const topic of weakest) expect(text).toContain(topic);
    expect(text).toContain(percent(String(Math.min(...scores)), 2));
  });

  it("names the companies at both ends as the statistics do, and how many tie with the last of them", async () => {
    const { lines } = await board();
    const [ranking = {}] = await table("tab=performance&table=ranking");
    const high = following(lines, "Highest overall scores", 9);
    const low = following(lines, "Lowest overall scores", 16);
    const places = [1, 2, 3];
    const named = (end: string[]) => end.flatMap((line) => /^\d\. (.+)/.exec(line)?.[1] ?? []);
    expect(named(high)).toEqual(places.map((place) => ranking[`Top ${place}`]));
    expect(named(low).slice(0, 3)).toEqual(places.map((place) => ranking[`Bottom ${place}`]));
    expect(named(low).slice(0, 3)).toEqual(["Iron", "Hammer", "Gear"]);
    expect(named(low)).toHaveLength(5);
    expect(low.at(-1)).toMatch(/^and 1 more with \d+%$/);
    const html = await (await visit(`${analyticsPath(READINESS)}?tab=performance`, { cookie })).text();
    for (const line of [...high, ...low].filter((each) => /^\d+%$/.test(each)).slice(0, 6))
      expect(html).toContain(line);
  });

  it("counts companies that share only their level as such, and names none of them", async () => {
    const text = (await board()).lines.join(" ");
    expect(text).toContain("Companies that share only their level are not counted: Leader 1.");
    expect(text).not.toMatch(/\. (Level|Nothing)\b/);
  });

  it("has the red flags, and the emissions that are shared with what they cover, as their pages do", async () => {
    const { lines } = await board();
    expect(following(lines, "Red flags: number of companies", 2)).toEqual(["Has fallen", "0"]);
    expect(following(lines, `Climate, with emissions of ${YEAR}`, 6)).toEqual([
      "Progress Assessment finished",
      "0",
      "Scope 1 emissions",
      "1,234.5 t CO2e",
      "1 of 11 companies",
      "1 of 11 companies shares its key figures.",
    ]);
    const html = await (await visit(FIGURE_SUMS_PATH, { cookie })).text();
    const page = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
    for (const said of ["1,234.5 t CO2e", "1 of 11"]) expect(page).toContain(said);
  });

  it("is recorded for the companies that it names, and for no others", async () => {
    await change("delete from readings");
    const { lines } = await board();
    const named = [
      ...following(lines, "Highest overall scores", 9),
      ...following(lines, "Lowest overall scores", 15),
    ].flatMap((line) => /^\d\. (.+)/.exec(line)?.[1] ?? []);
    expect(named).toHaveLength(8);
    expect(await readBy()).toEqual([...new Set(named)].sort());
    // The same day again is the same reading.
    await board();
    expect(await readBy()).toHaveLength(8);
  });

  it("is in the reader's language, and says of a company without members that none has joined", async () => {
    await change("update users set language = 'fr' where id = ?", chain.id);
    const text = (await board()).lines.join(" ");
    expect(text).toContain("10 entreprises sur 11 ont terminé l’Évaluation de préparation.");
    expect(text).toContain("Personne n’a vérifié");
    await change("update users set language = 'en' where id = ?", chain.id);
    const other = await registerCorporate(ctx);
    expect((await board(await cookieOf(ctx, other.id))).lines.join(" ")).toContain("No company has joined yet.");
  });

  it("is given to no one without members, and at most sixty times an hour", async () => {
    await change("delete from readings");
    const anvil = await cookieOf(ctx, (people.Anvil as CurrentUser).id);
    expect((await visit(BOARD_FILE_PATH, { cookie: anvil })).status).toBe(404);
    expect((await visit(BOARD_FILE_PATH)).headers.get("Location")).toMatch(/^\/login/);
    await change("update rate_limits set count = 60 where key = ?", `report-file/user/${chain.id}`);
    const refused = await visit(BOARD_FILE_PATH, { cookie });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(await readBy()).toEqual([]);
  });
});
