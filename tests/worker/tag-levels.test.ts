import { beforeAll, describe, expect, it } from "vitest";
import { kindOfPath } from "~/core/addresses/assessment";
import { TAG_LEVELS_FILE_PATH, TAG_LEVELS_PATH } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { updateProfile } from "~/home/profile/update-profile.server";
import { openTagLevels } from "~/network/analytics/tag-levels/open.server";
import { makeFlag } from "~/network/members/flags/flags.server";
import { lookForFlags } from "~/network/members/flags/look.server";
import { listMembers } from "~/network/members/list.server";
import { FALL } from "~/network/members/rules/flags";
import { putTag } from "~/network/members/tags/tags.server";
import { joinByCode } from "~/network/membership/access-codes.server";
import { readListQuery } from "~/network/membership/rules/list";
import { readCsv } from "../support/csv";
import { cookieOf, ORIGIN, requestFrom, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { seededRandom } from "../support/random";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const TAGS = ["Steel", "=Site A", "Nobody yet"];

let buyer: Awaited<ReturnType<typeof registerCorporate>>;
let cookie = "";
let other = "";

/** Fourteen companies with random tags, places and levels; some have a draft, some have done nothing, some share their level alone. */
beforeAll(async () => {
  buyer = await registerCorporate(ctx);
  const random = seededRandom(3);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  await makeFlag(ctx, buyer, { flag: FALL, name: "Falls" });
  for (let index = 0; index < 14; index += 1) {
    const registered = await registerCompany(ctx);
    await updateProfile(ctx, requestFrom(), registered, { industry: pick(["mining", "construction"]) });
    const user = await reloadUser(ctx, registered.email);
    await joinByCode(ctx, user, buyer.code, requestFrom(), { scope: pick(["full", "full", "level"]) });
    const times = index < 2 ? 2 : pick([0, 1, 1]);
    // The first two fall.
    for (let time = 0; time < times; time += 1) {
      const yes = index < 2 ? 70 - 50 * time : Math.floor(random() * 81);
      expect(await submitAndCount(ctx, user, await completeDraft(ctx, user, yes))).toEqual({ ok: true });
    }
    if (times === 0 && random() < 0.5) await completeDraft(ctx, user, 20);
    for (const tag of TAGS.slice(0, 2)) if (random() < 0.6) await putTag(ctx, buyer, [user.companyId], tag);
  }
  await putTag(ctx, buyer, [], "Nobody yet");
  await lookForFlags(ctx, null);
  cookie = await cookieOf(ctx, buyer.id);
  other = await cookieOf(ctx, (await registerCorporate(ctx)).id);
});

const open = async (query: string) => {
  const view = await openTagLevels(ctx, buyer, new URL(`${TAG_LEVELS_PATH}?${query}`, ORIGIN));
  if (!view) throw new Error("no view");
  return view;
};

/** The rows of the list at an address, and how many it says it has. */
async function listed(href: string) {
  const url = new URL(href, ORIGIN);
  const { rows, count } = await listMembers(ctx, buyer, kindOfPath(url.pathname), readListQuery(url.searchParams));
  return [count, rows.length];
}

describe("levels by tag", () => {
  it.each(
    KINDS_OF_ASSESSMENTS.flatMap((kind) =>
      ["", "&industry=mining", "&country=ZA", "&country=ZA&industry=construction"].map((more) => [kind, more] as const),
    ),
  )("lead with each number to exactly as many companies: %s%s", async (kind, more) => {
    let numbers = 0;
    const { figures } = await open(`kind=${kind}${more}`);
    expect(figures.map(({ figure }) => figure.id)).toEqual(["tags", "flags"]);
    for (const { figure } of figures) {
      expect(figure.table.lines).toHaveLength(figure.id === "tags" ? 4 : 2);
      for (const [row, [name = "", ...texts]] of figure.table.lines.entries())
        for (const [column, text] of texts.entries()) {
          const href = figure.hrefs[row]?.[column] ?? null;
          const count = Number(text);
          expect([name, column, href === null], `${text}`).toEqual([name, column, count === 0]);
          if (href === null) continue;
          expect([name, href, ...(await listed(href))]).toEqual([name, href, count, count]);
          numbers += 1;
        }
    }
    expect(numbers).toBeGreaterThan(kind === "readiness" && !more.includes("industry") ? 10 : 1);
  });

  it("show shares of those that have a level, or numbers, and how many there are of all", async () => {
    for (const mode of ["percent", "number"] as const) {
      const html = await (await visit(`${TAG_LEVELS_PATH}?mode=${mode}`, { cookie })).text();
      expect(html).toMatch(/>\d+ of 14</);
      expect(html).toContain("Red flags and all companies");
    }
  });

  it("go out as files, with the filters of the page", async () => {
    const csv = readCsv(await (await visit(`${TAG_LEVELS_FILE_PATH}?table=tags&industry=mining`, { cookie })).text());
    const [tags] = (await open("industry=mining")).figures;
    expect(csv[0]).toEqual(tags?.figure.table.header);
    expect(csv.map(([, ...numbers]) => numbers)).toEqual([
      csv[0]?.slice(1),
      ...(tags?.figure.table.lines ?? []).map(([, ...numbers]) => numbers),
    ]);
    const flags = await visit(`${TAG_LEVELS_FILE_PATH}?table=flags&format=xlsx`, { cookie });
    expect(flags.headers.get("content-type")).toContain("spreadsheet");
    expect((await visit(`${TAG_LEVELS_FILE_PATH}?table=none`, { cookie })).status).toBe(404);
  });

  it("are of one company alone, and are found from the statistics, the tags and the flags", async () => {
    expect(await (await visit(TAG_LEVELS_PATH, { cookie: other })).text()).not.toContain("Steel");
    for (const path of ["/advanceAnalytics", "/associatedCompanies/tags", "/associatedCompanies/flags"])
      expect([path, await (await visit(path, { cookie })).text()]).toEqual([
        path,
        expect.stringContaining(`href="${TAG_LEVELS_PATH}"`),
      ]);
  });
});
