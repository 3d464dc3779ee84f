import { beforeAll, describe, expect, it } from "vitest";
import type { KeyFigureId } from "~/assessment/key-figures/rules/figures";
import { offeredYears } from "~/assessment/key-figures/rules/years";
import { saveFigures } from "~/assessment/key-figures/save.server";
import { storeRequestedFigures } from "~/assessment/key-figures/store-progress.server";
import { eraseYear, startYear } from "~/assessment/key-figures/years.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { feedFile } from "~/network/feed/file.server";
import { type FeedCursor, readPart } from "~/network/feed/read.server";
import { MAX_CHANGES } from "~/network/feed/rules/feed";
import { readMemberFigures } from "~/network/members/member-figures.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { submitAssessment } from "~/results/results/submit.server";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { tokenOf } from "../support/company-tokens";
import { readCsv } from "../support/csv";
import { change, rowsOf } from "../support/database";
import { requestFrom, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { completeProgress } from "../support/progress-results";
import { seededRandom } from "../support/random";
import {
  completeDraft,
  createTestContext,
  registerCompany,
  reloadUser,
  TEST_PASSWORD,
  withoutQueue,
} from "../support/worker";
import { clientOf, dataOf } from "./api/client";

const ctx = withoutQueue(createTestContext());
const FEEDS = ["results", "scores", "key-figures"] as const;
type Feed = (typeof FEEDS)[number];
type Client = ReturnType<typeof clientOf>;

/** One answer of a feed. */
async function read(client: Client, feed: Feed, query: { since?: string | undefined; limit?: number }) {
  const asked = { params: { query } };
  if (feed === "results") return dataOf(client.GET("/api/users/feed/results", asked));
  if (feed === "scores") return dataOf(client.GET("/api/users/feed/scores", asked));
  return dataOf(client.GET("/api/users/feed/key-figures", asked));
}
type Row = Awaited<ReturnType<typeof read>>["list"][number];

/** Another system's copy of a feed: the rows of each key, kept by the rule that the description gives. */
class Copy {
  private readonly rows = new Map<string, Row[]>();
  private since: string | undefined;

  constructor(
    private readonly client: Client,
    private readonly feed: Feed,
  ) {}

  /** Reads one answer; false at the end. */
  async readOn(limit: number): Promise<boolean> {
    const { list, cursor, hasMore } = await read(this.client, this.feed, { since: this.since, limit });
    const keys = new Map<string, Row[]>();
    for (const row of list) keys.set(row.key, [...(keys.get(row.key) ?? []), row]);
    expect(keys.size).toBeLessThanOrEqual(limit);
    for (const [key, rows] of keys) {
      if (rows.some(({ removed }) => removed)) {
        expect(rows).toHaveLength(1);
        this.rows.delete(key);
      } else this.rows.set(key, rows);
    }
    this.since = cursor;
    return hasMore;
  }

  list = () => [...this.rows.values()].flat();
}

const sorted = <T>(list: T[]) => list.map((each) => JSON.stringify(each)).sort();

/** What the list of companies says of their results, for both kinds. */
async function listed(client: Client) {
  const query = { limit: 100 };
  const [readiness, progress] = await Promise.all([
    dataOf(client.GET("/api/users/associcated/companies", { params: { query } })),
    dataOf(client.GET("/api/ProGress/associcated/companies", { params: { query } })),
  ]);
  return [readiness, progress].flatMap(({ list }, index) =>
    list.flatMap(({ companyId, user, submission }) =>
      submission && !submission.isDraft
        ? [
            [
              companyId,
              user.company,
              ["readiness", "progress"][index],
              submission._id,
              submission.leval?.toLowerCase(),
              submission.dimensionsScoring.map(({ scorePercent }) => scorePercent),
            ],
          ]
        : [],
    ),
  );
}

const PILLARS = {
  readiness: ["environment", "social", "governance"],
  progress: ["climate-governance", "ghg-emissions-reduction", "business-strategy-integration"],
} as const;

const copied = (copy: Copy) =>
  copy
    .list()
    .flatMap((row) =>
      "submittedAt" in row
        ? [
            [
              row.companyId,
              row.company,
              row.assessment,
              row.submissionId,
              row.level,
              PILLARS[row.assessment].map((name) => row[name]).filter((score) => score !== null),
            ],
          ]
        : [],
    );

/** The key figures that the pages of the members show to a corporate company. */
async function figuresShown(corporate: CurrentUser) {
  const members = await rowsOf<{ id: string }>(
    "select company_id as id from memberships where corporate_id = ?",
    corporate.companyId,
  );
  const shown = [];
  for (const { id } of members) {
    const member = await readMemberFigures(ctx, corporate, id);
    for (const { year, currency } of member?.found.years ?? []) {
      for (const [figure, { value, source }] of member?.found.find(year)?.figures ?? []) {
        if (typeof value !== "number") continue;
        const isMoney = figure === "turnover";
        shown.push([id, member?.company, year, figure, value, isMoney ? currency : null, source.from === "progress"]);
      }
    }
  }
  return shown;
}

const figuresCopied = (copy: Copy) =>
  copy
    .list()
    .flatMap((row) =>
      "year" in row
        ? [[row.companyId, row.company, row.year, row.figure, row.value, row.currency, row.source === "calculated"]]
        : [],
    );

describe("a copy of what members share, read in answers of any size", () => {
  it.each([1, 2, 3])("is what the list and the pages show, after any sequence of acts, sequence %i", async (seed) => {
    await change("delete from companies");
    const random = seededRandom(seed);
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
    const corporates = [await registerCorporate(ctx), await registerCorporate(ctx)];
    const clients = await Promise.all(
      corporates.map(async (each) => clientOf(ctx, (await tokenOf(ctx, each, ["read-network"])).token)),
    );
    const copies = clients.map((client) => ({
      results: new Copy(client, "results"),
      scores: new Copy(client, "scores"),
      "key-figures": new Copy(client, "key-figures"),
    }));
    const companies: CurrentUser[] = [];
    const years = offeredYears(ctx.clock()).slice(0, 2);
    const acts = {
      async register() {
        if (companies.length < 6) companies.push(await registerCompany(ctx));
      },
      async submit() {
        const user = pick(companies);
        await submitAssessment(ctx, user, await completeDraft(ctx, user, Math.floor(random() * 90)));
      },
      async submitProgress() {
        if (companies.length >= 6) return;
        const { user } = await completeProgress(ctx, random() < 0.5);
        companies.push(user);
        for (const year of years) await startYear(ctx, user, year);
        await joinByCode(ctx, user, pick(corporates).code, requestFrom(), { sharesFigures: true });
        await storeRequestedFigures(ctx, null);
      },
      enter: () => {
        const figures = (["scope-1", "turnover", "employees"] as const)
          .filter(() => random() < 0.6)
          .map((id): [KeyFigureId, { written: string; isUnknown: boolean }] => [
            id,
            { written: pick(["", "0", "12", "7000"]), isUnknown: false },
          ]);
        const section = pick(["energy", "company", "people"] as const);
        return saveFigures(ctx, pick(companies), pick(years), section, {
          figures: new Map(figures),
          currency: { code: pick(["ZAR", "EUR"]), base: "" },
        });
      },
      begin: () => startYear(ctx, pick(companies), pick(years)),
      eraseYear: () => eraseYear(ctx, pick(companies), pick(years)),
      join: () =>
        joinByCode(ctx, pick(companies), pick(corporates).code, requestFrom(), {
          scope: pick(["full", "level"]),
          sharesFigures: random() < 0.7,
        }),
      joinAgain: () => joinByCode(ctx, pick(companies), pick(corporates).code, requestFrom(), { sharesFigures: true }),
      share: () =>
        changeSharing(ctx, pick(companies), pick(corporates).companyId, {
          scope: pick(["full", "level"]),
          sharesFigures: random() < 0.6,
        }),
      leave: () => leaveCorporate(ctx, pick(companies), pick(corporates).companyId, requestFrom()),
      async rename() {
        const user = pick(companies);
        await updateProfile(ctx, requestFrom(), await reloadUser(ctx, user.email), {
          company: `Company ${Math.floor(random() * 1000)}`,
        });
      },
      async erase() {
        if (companies.length < 3) return;
        const [gone] = companies.splice(Math.floor(random() * companies.length), 1);
        if (gone) await eraseRows(ctx, gone, "company");
      },
      forget: () =>
        change(
          "delete from assessments where id in (select assessment_id from latest_results where company_id = ?)",
          pick(companies).companyId,
        ),
    };
    for (let each = 0; each < 3; each += 1) {
      await acts.register();
      await acts.submit();
    }
    const names = Object.keys(acts) as (keyof typeof acts)[];
    const most = { results: 0, scores: 0, "key-figures": 0 };
    for (let step = 0; step < 60; step += 1) {
      await acts[pick(names)]();
      const copy = pick(copies);
      // A system that reads now and then, one answer at a time, while things happen.
      await copy[pick(FEEDS)].readOn(1 + Math.floor(random() * 4));
      if (random() < 0.7) continue;
      for (const [index, each] of copies.entries()) {
        for (const feed of FEEDS) while (await each[feed].readOn(1 + Math.floor(random() * 4)));
        const [client, corporate] = [clients[index] as Client, corporates[index] as CurrentUser];
        expect(sorted(copied(each.results)), `step ${step}`).toEqual(sorted(await listed(client)));
        expect(sorted(figuresCopied(each["key-figures"])), `step ${step}`).toEqual(
          sorted(await figuresShown(corporate)),
        );
        const scored = each.scores
          .list()
          .map((row) => ("subject" in row ? [row.companyId, row.assessment, row.subject, row.percent] : null));
        const anew = await rowsOf<{ row: string }>(
          `select json_array(s.company_id, s.kind, p.subject, p.score / 100.0) as row from member_standings s
           join scores p on p.assessment_id = s.assessment_id where s.corporate_id = ? and s.scope = 'full'`,
          corporate.companyId,
        );
        expect(sorted(scored)).toEqual(sorted(anew.map(({ row }) => JSON.parse(row))));
        for (const feed of FEEDS) most[feed] = Math.max(most[feed], each[feed].list().length);
      }
    }
    expect(most.results).toBeGreaterThan(1);
    expect(most.scores).toBeGreaterThan(20);
    expect(most["key-figures"]).toBeGreaterThan(2);
    for (const each of [...companies, ...corporates])
      await change("delete from companies where id = ?", each.companyId);
    expect(await rowsOf("select 1 from feed_changes")).toEqual([]);
  });
});

describe("a feed", () => {
  let buyer: CurrentUser & { code: string };
  let member: CurrentUser;
  let token = "";
  const of = (feed: string) => `/api/users/feed/${feed}`;
  const asked = (path: string, headers: Record<string, string>) => visit(path, { headers });
  const start = () => ctx.ids.sealPart(buyer.companyId, "results 0");
  const bearer = () => ({ Authorization: `Bearer ${token}` });
  const basic = (name: string, password: string) => ({ Authorization: `Basic ${btoa(`${name}:${password}`)}` });

  beforeAll(async () => {
    buyer = await registerCorporate(ctx);
    ({ token } = await tokenOf(ctx, buyer, ["read-network"]));
    member = await registerCompany(ctx);
    await updateProfile(ctx, requestFrom(), member, { company: '=HYPERLINK("x"), Ltd' });
    await submitAssessment(ctx, member, await completeDraft(ctx, member, 40));
    await joinByCode(ctx, member, buyer.code, requestFrom(), { sharesFigures: true });
  });

  it("takes a company's token as a password, with any name, and tells a spreadsheet to ask for one", async () => {
    for (const name of ["", "excel", "a@b.example"])
      expect((await asked(of("results"), basic(name, token))).status).toBe(200);
    const none = await visit(of("results"));
    expect(none.status).toBe(401);
    expect(none.headers.get("WWW-Authenticate")).toBe('Basic realm="Kompas", charset="UTF-8", Bearer');
    expect((await asked(of("results"), basic("excel", `${token}x`))).status).toBe(401);
    expect((await asked(of("results"), basic(token, ""))).status).toBe(401);
    expect((await asked(of("results"), { Authorization: "Basic ~" })).status).toBe(401);
    // A person's password or token is no password of a feed, and no other call takes one.
    expect((await asked(of("results"), basic(buyer.email, TEST_PASSWORD))).status).toBe(401);
    const { accessToken } = await issueTokens(ctx, requestFrom(), buyer.id);
    expect((await asked(of("results"), basic("excel", accessToken))).status).toBe(401);
    const elsewhere = await asked("/api/users/associcated/companies", basic("excel", token));
    expect([elsewhere.status, elsewhere.headers.get("WWW-Authenticate")]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ]);
    const other = await tokenOf(ctx, buyer, ["read-results"]);
    expect((await asked(of("results"), basic("excel", other.token))).status).toBe(403);
  });

  it("is CSV if asked for by name or by what is accepted, the same for every reader, without formulas", async () => {
    const named = await asked(`${of("results")}?format=csv`, bearer());
    const text = await named.text();
    expect(named.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(await (await asked(of("results"), { ...bearer(), Accept: "text/csv, */*" })).text()).toBe(text);
    await change("update users set language = 'fr' where id = ?", buyer.id);
    expect((await (await asked(`${of("results")}?format=csv`, bearer())).text()).split("\r\n")[0]).toBe(
      text.split("\r\n")[0],
    );
    await change("update users set language = 'en' where id = ?", buyer.id);
    const [header = [], line = []] = readCsv(text);
    const row = Object.fromEntries(header.map((name, index) => [name, line[index]]));
    const { list } = await read(clientOf(ctx, token), "results", {});
    expect(row).toMatchObject({
      company: `'=HYPERLINK("x"), Ltd`,
      removed: "false",
      country: "South Africa",
      overall: String((list[0] as { overall?: number }).overall),
    });
    expect(Number(row.environment)).toBeGreaterThan(0);
    // Ids are as in JSON, also one that begins as a formula would.
    await change("update feed_changes set company_id = '-' || company_id where corporate_id = ?", buyer.companyId);
    const odd = readCsv(await (await asked(`${of("results")}?format=csv&since=${start()}`, bearer())).text());
    expect(odd[1]?.[0]).toBe(`-${member.companyId}/readiness`);
    await change("update feed_changes set company_id = substr(company_id, 2) where corporate_id = ?", buyer.companyId);
    for (const feed of FEEDS) expect((await asked(`${of(feed)}?format=csv`, bearer())).status).toBe(200);
  });

  it("goes on from the cursor of a CSV, and its whole file has nothing that is gone", async () => {
    const whole = await asked(`${of("results")}?format=csv`, bearer());
    const since = whole.headers.get("Kompas-Cursor") ?? "";
    expect(readCsv(await whole.text())).toHaveLength(2);
    const more = async (cursor: string) => {
      const answer = await asked(`${of("results")}?format=csv&since=${cursor}`, bearer());
      return { lines: readCsv(await answer.text()).slice(1), cursor: answer.headers.get("Kompas-Cursor") ?? "" };
    };
    expect((await more(since)).lines).toEqual([]);
    await leaveCorporate(ctx, member, buyer.companyId, requestFrom());
    const left = await more(since);
    expect(left.lines.map(([key, removed, , company]) => [key, removed, company])).toEqual([
      [`${member.companyId}/readiness`, "true", ""],
    ]);
    expect((await more(left.cursor)).lines).toEqual([]);
    expect(readCsv(await (await asked(`${of("results")}?format=csv`, bearer())).text())).toHaveLength(1);
    await joinByCode(ctx, member, buyer.code, requestFrom(), { sharesFigures: true });
    expect((await more(left.cursor)).lines.map(([, removed]) => removed)).toEqual(["false"]);
  });

  it("refuses a cursor that is wrong, of another feed, of another company, or of what has not happened", async () => {
    const { cursor } = await read(clientOf(ctx, token), "results", {});
    const other = await registerCorporate(ctx);
    const theirs = await tokenOf(ctx, other, ["read-network"]);
    const later = ctx.ids.sealPart(buyer.companyId, "results 999999");
    const status = async (feed: Feed, since: string, headers = bearer()) =>
      (await asked(`${of(feed)}?since=${since}`, headers)).status;
    expect(await status("results", cursor)).toBe(200);
    expect(await status("scores", cursor)).toBe(400);
    expect(await status("results", cursor, { Authorization: `Bearer ${theirs.token}` })).toBe(400);
    for (const wrong of ["1", cursor.slice(1), `${cursor}x`, later, ""])
      expect(await status("results", wrong)).toBe(400);
    expect((await asked(`${of("results")}?limit=1001`, bearer())).status).toBe(422);
  });

  it("is in the list of who has seen a company's data, once a day, and has only what the company shares", async () => {
    await change("delete from readings");
    const things = () =>
      rowsOf<{ thing: string }>("select thing from readings where company_id = ? order by 1", member.companyId);
    await startYear(ctx, member, offeredYears(ctx.clock())[0] ?? 0);
    await saveFigures(ctx, member, offeredYears(ctx.clock())[0] ?? 0, "energy", {
      figures: new Map([["scope-1", { written: "5", isUnknown: false }]]),
    });
    const client = clientOf(ctx, token);
    for (const feed of ["results", "results", "scores"] as const) await read(client, feed, {});
    expect(await things()).toEqual([{ thing: "export" }]);
    await (await asked(`${of("key-figures")}?format=csv`, bearer())).text();
    await read(client, "key-figures", {});
    expect(await things()).toEqual([{ thing: "export" }, { thing: "figures" }]);
    await changeSharing(ctx, member, buyer.companyId, { scope: "level", sharesFigures: false });
    await change("delete from readings");
    const [results, scores, figures] = await Promise.all(FEEDS.map((feed) => read(client, feed, {})));
    expect(results?.list).toMatchObject([
      { removed: false, submissionId: null, overall: null, environment: null, level: expect.any(String) },
    ]);
    for (const { list = [] } of [scores, figures].filter((each) => each !== undefined))
      expect(list.map(({ removed, company }) => [removed, company])).toEqual([[true, null]]);
    expect(await things()).toEqual([]);
    await change("update companies set is_corporate = 0 where id = ?", buyer.companyId);
    expect((await asked(of("results"), bearer())).status).toBe(403);
    await change("update companies set is_corporate = 1 where id = ?", buyer.companyId);
  });

  it("reads as many rows for an answer at the end of a hundred thousand as at the start, and a file part by part", async () => {
    const big = await registerCorporate(ctx);
    const reader = await reloadUser(ctx, big.email);
    const count = 100_000;
    const fill = 20_000;
    for (let from = 1; from < count; from += fill)
      await change(
        `with recursive n(i) as (select ${from} union all select i + 1 from n where i < ${from + fill - 1})
         insert into member_standings (corporate_id, company_id, kind, industry_id, scope, standing, overall, changed_at)
         select ?, 'c' || i, 'readiness', 'mining', 'level', 'leader', 9000, i from n`,
        big.companyId,
      );
    const rowsRead = async (place: FeedCursor) => {
      const before = ctx.cost.rowsRead;
      const { rows } = await readPart(ctx, reader, "results", place, MAX_CHANGES.results);
      return { rows: rows.length, read: ctx.cost.rowsRead - before };
    };
    const [start, end, byKey] = [
      await rowsRead({ by: "position", after: 0 }),
      await rowsRead({ by: "position", after: count - MAX_CHANGES.results }),
      await rowsRead({ by: "key", after: { companyId: "c5", part: "" } }),
    ];
    expect([start.rows, end.rows, byKey.rows]).toEqual([1000, 1000, 1000]);
    for (const { read } of [start, end, byKey]) expect(read).toBeLessThanOrEqual(6_000);
    expect(Math.abs(end.read - start.read)).toBeLessThan(start.read * 0.05);
    const { file } = await feedFile(ctx, reader, "results", null);
    const stream = file.body?.pipeThrough(new TextDecoderStream()).getReader();
    const statements = ctx.cost.statements;
    let [lines, longest, chunks] = [0, 0, 0];
    for (let next = await stream?.read(); next && !next.done; next = await stream?.read()) {
      lines += next.value.split("\r\n").length - 1;
      longest = Math.max(longest, next.value.length);
      chunks += 1;
      // Nothing is read ahead: what waits for a slow reader is a part or two.
      expect(ctx.cost.statements - statements).toBeLessThanOrEqual(2 * (chunks + 2));
    }
    expect(lines).toBe(count + 1);
    expect(longest).toBeLessThan(400_000);
    await change("delete from companies where id = ?", big.companyId);
    await change("delete from member_standings where corporate_id = ?", big.companyId);
    await change("delete from feed_changes where corporate_id = ?", big.companyId);
  }, 120_000);
});
