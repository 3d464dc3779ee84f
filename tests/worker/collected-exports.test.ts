import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deliverBatch } from "~/entries/deliver-batch.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { collectStep } from "~/network/members/exports/collect.server";
import { deliverCollected } from "~/network/members/exports/deliver.server";
import { requestCollection } from "~/network/members/exports/request.server";
import { streamExport } from "~/network/members/exports/stream.server";
import { deleteExpiredMemberExports, partsFolder, sweepMemberExports } from "~/network/members/exports/sweep.server";
import { COLLECTED_LIFE_MS, type Exported } from "~/network/members/rules/exports";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { readListQuery } from "~/network/membership/rules/list";
import { createContext } from "~/platform/context";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { openZip } from "~/platform/files/zip";
import type { QueueMessage } from "~/platform/queue/message";
import { submitAssessment } from "~/results/results/submit.server";
import { readCsv } from "../support/csv";
import { change, interruptedAt, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const plain = withoutQueue(createTestContext());
const handedOver: QueueMessage[] = [];
const ctx = {
  ...plain,
  queue: {
    ...plain.queue,
    sendBatch: async (messages: Iterable<{ body: QueueMessage }>) => {
      handedOver.push(...[...messages].map(({ body }) => body));
    },
  },
} as unknown as typeof plain;
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
const NO_FILTERS = readListQuery(new URLSearchParams());

describe("a member export that a job collects", () => {
  let chain: CurrentUser;
  let cookie = "";
  const people: CurrentUser[] = [];

  const member = async (name: string, percent: number | null) => {
    const user = await registerCompany(ctx, { accessCode: "JOB-1" });
    await change("update companies set name = ? where id = ?", name, user.companyId);
    const draft = percent === null ? null : await completeDraft(ctx, user, percent);
    if (draft) await submitAssessment(ctx, user, draft);
    people.push(user);
    return user;
  };

  beforeAll(async () => {
    chain = await registerCompany(ctx);
    await change("update companies set is_corporate = 1, access_code = 'JOB-1' where id = ?", chain.companyId);
    chain = await reloadUser(ctx, chain.email);
    cookie = await cookieOf(ctx, chain.id);
    for (const [name, percent] of [
      ["Anemone", 80],
      ["Begonia", 40],
      ["Clivia", null],
    ] as const)
      await member(name, percent);
  });
  beforeEach(async () => {
    await change("delete from member_exports");
    await change("delete from readings");
    handedOver.length = 0;
  });

  const ask = async (exported: Exported = "list", filters = "") => {
    const query = readListQuery(new URLSearchParams(filters));
    const asked = await requestCollection(ctx, chain, { kind: "readiness", exported, query }, 3);
    if (!asked.ok) throw new Error(asked.reason);
    return asked.id;
  };
  const stateOf = async (id: string) =>
    (
      await rowsOf<{ status: string; parts: number; collected: number; attempts: number }>(
        "select status, parts, collected, attempts from member_exports where id = ?",
        id,
      )
    )[0];
  /** Runs the steps of the queue until none are left; returns how many there were. */
  const collectAll = async (id: string) => {
    for (let steps = 1; steps < 50; steps += 1) {
      await collectStep(ctx, id);
      if ((await stateOf(id))?.status !== "pending") return steps;
    }
    throw new Error("Never ready");
  };
  const download = (id: string, as = cookie, format = "csv") =>
    visit(`/associatedCompanies/exports/${id}?format=${format}`, { cookie: as });
  const linesOf = async (id: string) => readCsv(await (await download(id)).text());
  const namesOf = async (id: string, column: number) =>
    (await linesOf(id))
      .slice(1)
      .map((line) => line[column])
      .sort();
  const readingsOf = () =>
    rowsOf<{ id: string }>("select distinct company_id as id from readings where thing = 'export'");
  const toldOf = (cause: string) => rowsOf("select 1 from outbox where cause = ? and user_id = ?", cause, chain.id);

  it("is queued, collected, announced once and downloadable in either format", async () => {
    await change("delete from outbox");
    const id = await ask();
    expect(handedOver).toEqual([{ v: 1, memberExportId: id }]);
    expect((await download(id)).status).toBe(404);
    expect(await collectAll(id)).toBe(1);
    await collectStep(ctx, id);
    expect(await toldOf("member-export-ready")).toHaveLength(2);
    expect(await readingsOf()).toEqual([]);
    const answer = await download(id);
    expect(answer.headers.get("Content-Disposition")).toContain('filename="Associated Companies.csv"');
    expect((await linesOf(id))[0]).toEqual(["No.", "Company Name", "Submission By", "Date", "ESG Maturity Level"]);
    expect((await linesOf(id)).slice(1).map(([first]) => first)).toEqual(["1", "2", "3"]);
    expect(await namesOf(id, 1)).toEqual(["Anemone", "Begonia", "Clivia"]);
    const book = openZip(new Uint8Array(await (await download(id, cookie, "xlsx")).arrayBuffer()), {
      entries: 10,
      bytes: 100_000,
    });
    expect(new TextDecoder().decode(book.read("xl/worksheets/sheet1.xml") ?? undefined)).toContain(">Anemone<");
    expect((await readingsOf()).map(({ id: of }) => of).sort()).toEqual(
      people
        .slice(0, 2)
        .map(({ companyId }) => companyId)
        .sort(),
    );
  });

  it("shows its progress and its download link", async () => {
    const id = await ask("submissions");
    const page = async () => (await visit("/associatedCompanies/exports", { cookie })).text();
    expect(await page()).toContain("0 of 3 companies");
    await collectAll(id);
    expect(await page()).toContain(`/associatedCompanies/exports/${id}?format=xlsx`);
    expect(await namesOf(id, 3)).toEqual(["Anemone", "Begonia"]);
  });

  it("keeps its filters", async () => {
    const id = await ask("list", "state=done&level=leader");
    await collectAll(id);
    expect(await namesOf(id, 1)).toEqual(["Anemone"]);
  });

  it("omits a company that has left since it was collected, and data that a company no longer shares", async () => {
    const [leaver, lesser] = [await member("Leaver", 60), await member("Lesser", 60)];
    const list = await ask("list");
    await collectAll(list);
    const submissions = await ask("submissions");
    await collectAll(submissions);
    expect(await namesOf(submissions, 3)).toEqual(["Anemone", "Begonia", "Leaver", "Lesser"]);
    await change("delete from readings");
    await leaveCorporate(ctx, leaver, chain.companyId, request());
    await leaveCorporate(ctx, lesser, chain.companyId, request());
    await joinByCode(ctx, lesser, "JOB-1", request(), { scope: "level" });
    expect(await namesOf(submissions, 3)).toEqual(["Anemone", "Begonia"]);
    expect(await namesOf(list, 1)).toEqual(["Anemone", "Begonia", "Clivia", "Lesser"]);
    // In Excel, a row contains the company's scores only if it shares them.
    const book = readXlsx(new Uint8Array(await (await download(list, cookie, "xlsx")).arrayBuffer()));
    const rows = book.ok ? [...(book.sheets[0]?.rows.values() ?? [])].map((cells) => [...cells.values()]) : [];
    const scored = (name: string) =>
      rows.find((cells) => cells[1]?.text === name)?.filter(({ format }) => format === "percent").length;
    expect([scored("Anemone"), scored("Lesser")]).toEqual([4, 0]);
    const noted = (await readingsOf()).map(({ id }) => id);
    expect(noted).not.toContain(leaver.companyId);
    expect(noted).not.toContain(lesser.companyId);
    for (const user of [leaver, lesser]) await change("delete from memberships where company_id = ?", user.companyId);
  });

  describe.each(["list", "submissions"] as const)("of the %s, while a company leaves at any moment,", (exported) => {
    const query = { query: NO_FILTERS };
    let leaver: CurrentUser;
    beforeAll(async () => {
      leaver = await member("Dahlia", 60);
    });
    afterAll(async () => {
      await leaveCorporate(ctx, leaver, chain.companyId, request());
      people.splice(people.indexOf(leaver), 1);
    });

    /** A context in which the member leaves before the n-th round trip, and whether it has left. */
    const leavingBefore = async (at: number) => {
      for (const table of ["member_exports", "readings", "rate_limits"]) await change(`delete from ${table}`);
      await joinByCode(ctx, leaver, "JOB-1", request());
      let hasLeft = false;
      const env = interruptedAt(at, async () => {
        hasLeft = true;
        expect(await leaveCorporate(ctx, leaver, chain.companyId, request())).toEqual({ ok: true });
      });
      return { meanwhile: withoutQueue(createContext(env)), hasLeft: () => hasLeft };
    };
    const isNoted = async () => (await readingsOf()).some(({ id }) => id === leaver.companyId);

    it("contains no company that has left before it is delivered, and the ledger agrees", async () => {
      for (let at = 1; ; at += 1) {
        const { meanwhile, hasLeft } = await leavingBefore(at);
        const asked = await requestCollection(meanwhile, chain, { kind: "readiness", exported, ...query }, 4);
        const id = asked.ok ? asked.id : "";
        await collectStep(meanwhile, id);
        const isOver = hasLeft();
        const file = await (await deliverCollected(meanwhile, chain, id, "csv"))?.text();
        expect([at, file?.includes("Anemone"), file?.includes("Dahlia")]).toEqual([at, true, await isNoted()]);
        if (isOver) expect([at, await isNoted()]).toEqual([at, false]);
        if (!hasLeft()) break;
        await change("delete from readings");
        expect(await (await deliverCollected(ctx, chain, id, "csv"))?.text()).not.toContain("Dahlia");
        expect(await isNoted()).toBe(false);
      }
      // The last round was complete before the member could leave.
      expect(await isNoted()).toBe(true);
    });

    it("contains no company that has left before the batch that reads, when it is written at once", async () => {
      for (let at = 1; ; at += 1) {
        const { meanwhile, hasLeft } = await leavingBefore(at);
        const wanted = {
          corporateId: chain.companyId,
          kind: "readiness",
          today: "2026-11-28",
          exported,
          format: "csv",
        } as const;
        const file = await (await streamExport(meanwhile, chain, wanted, query)).text();
        expect([at, file.includes("Anemone"), file.includes("Dahlia")]).toEqual([at, true, await isNoted()]);
        if (at === 1) expect(await isNoted()).toBe(false);
        if (!hasLeft()) break;
      }
      expect(await isNoted()).toBe(true);
    });
  });

  it("is available only to the user who requested it, and only while they work there", async () => {
    const id = await ask();
    await collectAll(id);
    const other = await registerCompany(ctx);
    await change("update companies set is_corporate = 1 where id = ?", other.companyId);
    expect((await download(id, await cookieOf(ctx, other.id))).status).toBe(404);
    expect((await download(id, await cookieOf(ctx, people[0]?.id ?? ""))).status).toBe(404);
    expect((await visit(`/associatedCompanies/exports/${id}`)).headers.get("Location")).toContain("/login");
    await change("update companies set is_corporate = 0 where id = ?", chain.companyId);
    expect((await download(id)).status).toBe(404);
    await change("update companies set is_corporate = 1 where id = ?", chain.companyId);
    await change("update users set company_id = ? where id = ?", other.companyId, chain.id);
    expect((await download(id)).status).toBe(404);
    await change("update users set company_id = ? where id = ?", chain.companyId, chain.id);
    expect((await download(id)).status).toBe(200);
  });

  it("stops for a user who may no longer read it, and leaves nothing behind", async () => {
    const id = await ask();
    await change("update companies set is_corporate = 0 where id = ?", chain.companyId);
    await collectStep(ctx, id);
    await change("update companies set is_corporate = 1 where id = ?", chain.companyId);
    expect(await stateOf(id)).toBeUndefined();
    expect((await ctx.files.list({ prefix: partsFolder({ userId: chain.id, id }) })).objects).toEqual([]);
  });

  it("is limited to one at a time, and to a number per day", async () => {
    const id = await ask();
    const again = () => requestCollection(ctx, chain, { kind: "readiness", exported: "list", query: NO_FILTERS }, 3);
    expect(await again()).toEqual({ ok: false, reason: "pending" });
    expect((await Promise.all([again(), again()])).some(({ ok }) => ok)).toBe(false);
    await collectAll(id);
    for (let number = 0; number < 9; number += 1) await collectAll(await ask());
    expect(await again()).toEqual({ ok: false, reason: "too-many" });
  });

  it("continues where it stopped, step by step, whatever fails and however often a message comes", async () => {
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 5200)
       insert into companies (id, name, registration_number, address, industry_id, country_id, state_id, revenue_band, created_at)
       select 'many-' || printf('%017d', i), 'Many ' || i, '', '', industry_id, country_id, state_id, revenue_band, 0 from n, companies c where c.id = ?`,
      chain.companyId,
    );
    await change(
      "insert into memberships (corporate_id, company_id, joined_at) select ?, id, 1000 from companies where id like 'many-%'",
      chain.companyId,
    );
    const id = await ask();
    const put = vi.spyOn(ctx.files, "put").mockRejectedValueOnce(new Error("R2 is down"));
    expect(await collectStep(ctx, id)).toMatchObject({ outcome: "retry" });
    expect(await stateOf(id)).toMatchObject({ parts: 0, attempts: 1 });
    put.mockRestore();
    // Two deliveries of one message: only one of them performs the step.
    await Promise.all([collectStep(ctx, id), collectStep(ctx, id)]);
    expect((await stateOf(id))?.parts).toBe(1);
    expect(handedOver.filter((body) => "memberExportId" in body)).toHaveLength(2);
    const batch = [
      { id: "1", timestamp: new Date(), attempts: 1, body: { v: 1, memberExportId: id }, ack: vi.fn(), retry: vi.fn() },
    ];
    await deliverBatch(ctx, { queue: "kompas-notifications", messages: batch } as unknown as MessageBatch);
    expect(await stateOf(id)).toMatchObject({ status: "ready", parts: 2, collected: 5203 });
    const names = await namesOf(id, 1);
    expect([names.length, new Set(names).size]).toEqual([5203, 5203]);
    await change("update member_exports set is_cut = 1 where id = ?", id);
    expect((await linesOf(id)).at(-1)).toEqual([
      "This file ends after 5,203 companies. Filter the list to export the others.",
    ]);
    await change("update member_exports set is_cut = 0 where id = ?", id);
    await change("delete from companies where id like 'many-%'");
    expect(await namesOf(id, 1)).toEqual(["Anemone", "Begonia", "Clivia"]);
  }, 120_000);

  it("is abandoned after the last attempt, and its reader is notified", async () => {
    await change("delete from outbox");
    const id = await ask();
    const put = vi.spyOn(ctx.files, "put").mockRejectedValue(new Error("R2 is down"));
    for (let attempt = 0; attempt < 5; attempt += 1) await collectStep(ctx, id);
    put.mockRestore();
    expect((await stateOf(id))?.status).toBe("failed");
    expect(await toldOf("member-export-failed")).toHaveLength(2);
    expect((await download(id)).status).toBe(404);
  });

  it("is queued again when its message is lost, and deleted when it expires", async () => {
    const id = await ask();
    handedOver.length = 0;
    await sweepMemberExports({ ...ctx, clock: () => Date.now() + 120_000 });
    expect(handedOver).toEqual([{ v: 1, memberExportId: id }]);
    await collectAll(id);
    const later = { ...ctx, clock: () => Date.now() + COLLECTED_LIFE_MS + 60_000 };
    await deleteExpiredMemberExports(later);
    expect(await stateOf(id)).toBeUndefined();
    expect((await ctx.files.list({ prefix: partsFolder({ userId: chain.id, id }) })).objects).toEqual([]);
  });

  it("is offered when a list would take too long to wait for", async () => {
    const counts =
      "update member_counts set members = members + ? where corporate_id = ? and kind = 'readiness' and standing = 'leader'";
    await change(counts, 30_000, chain.companyId);
    const list = await (await visit("/associatedCompanies", { cookie })).text();
    expect(list).toContain('action="/associatedCompanies/exports"');
    const submissions = await post("/associatedCompanies/submissions?level=leader", { all: "yes" }, { cookie });
    expect([submissions.status, submissions.headers.get("Location")]).toEqual([303, "/associatedCompanies/exports"]);
    const second = await post("/associatedCompanies/exports", {}, { cookie });
    expect(second.headers.get("Location")).toBe("/associatedCompanies/exports");
    expect(await rowsOf("select exported, filters, expected from member_exports")).toEqual([
      { exported: "submissions", filters: "?level=leader", expected: 30_001 },
    ]);
    await change(counts, -30_000, chain.companyId);
    expect((await post("/associatedCompanies/exports", {}, { cookie })).headers.get("Location")).toBe(
      "/associatedCompanies",
    );
  });
});
