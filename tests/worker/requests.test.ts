import { beforeAll, describe, expect, it } from "vitest";
import { sweepOrphans } from "~/assessment/evidence/sweep-orphans.server";
import { LEDGER_PATH, memberPath } from "~/core/addresses/network";
import { newRequestPath, RECEIVED_PATH, requestFilePath, requestPath, SENT_PATH } from "~/core/addresses/requests";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { actOn } from "~/network/requests/act.server";
import { askCompanies } from "~/network/requests/create.server";
import { findRequestFile, openRequest } from "~/network/requests/find.server";
import { groupRequests, listRequests } from "~/network/requests/list.server";
import { remindOfRequests } from "~/network/requests/remind.server";
import { MAX_OPEN } from "~/network/requests/rules/acts";
import { readRequestQuery } from "~/network/requests/rules/list";
import { eraseRows } from "~/upkeep/privacy/erase-rows.server";
import { change, rowsOf } from "../support/database";
import { inDays } from "../support/days";
import { pdfFile, storedKeys } from "../support/evidence";
import { cookieOf, ORIGIN, post, send, visit } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { colleagueOf } from "../support/subject";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

let now = Date.now();
const ctx = withoutQueue(createTestContext(() => now));
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });

let buyer: CurrentUser;
let rival: CurrentUser;
let member: CurrentUser;
let other: CurrentUser;
let viewer: CurrentUser;
const cookies: Record<string, string> = {};

async function corporate(code: string, name: string): Promise<CurrentUser> {
  const user = await registerCompany(ctx);
  await change(
    "update companies set is_corporate = 1, access_code = ?, name = ? where id = ?",
    code,
    name,
    user.companyId,
  );
  return reloadUser(ctx, user.email);
}

async function joined(name: string): Promise<CurrentUser> {
  const user = await registerCompany(ctx, { accessCode: "BUYS" });
  await change("update companies set name = ? where id = ?", name, user.companyId);
  const again = await reloadUser(ctx, user.email);
  await joinByCode(ctx, again, "RIVAL", request());
  return again;
}

beforeAll(async () => {
  buyer = await corporate("BUYS", "Bramble Retail");
  rival = await corporate("RIVAL", "Rival Stores");
  member = await joined("Anvil Works");
  other = await joined("Brine Foods");
  viewer = await colleagueOf(ctx, member, "viewer");
  for (const [name, user] of Object.entries({ buyer, rival, member, other, viewer })) {
    cookies[name] = await cookieOf(ctx, user.id);
  }
});

const seal = (id: string) => ctx.ids.seal(id);
const textOf = (html: string) =>
  (/<main.*<\/main>/s.exec(html)?.[0] ?? "")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
async function read(path: string, as: string) {
  const answer = await visit(path, { cookie: cookies[as] ?? "" });
  const html = await answer.text();
  return { status: answer.status, html, text: textOf(html) };
}
const fields = (more: Record<string, string> = {}): [string, string][] =>
  Object.entries({
    kind: "document",
    title: "ISO 14001 certificate",
    text: "Valid next year",
    dueOn: inDays(30),
    ...more,
  });

/** Asks a company by the use case and returns the request's id. */
async function ask(companies = [member], more: Record<string, string> = {}): Promise<string> {
  const once = ctx.ids.create();
  const asking = { ...Object.fromEntries(fields(more)), once } as Parameters<typeof askCompanies>[3];
  const asked = await askCompanies(
    ctx,
    buyer,
    companies.map(({ companyId }) => companyId),
    asking,
  );
  expect(asked).toEqual({ ok: true, asked: companies.length });
  const [row] = await rowsOf<{ id: string }>("select id from member_requests where once = ? limit 1", once);
  return row?.id ?? "";
}
const stateOf = async (id: string) =>
  (
    await rowsOf<{ state: string; revision: number }>("select state, revision from member_requests where id = ?", id)
  )[0];
const toldTo = async (user: CurrentUser, cause: string, channel = "inApp") =>
  (await rowsOf("select id from outbox where user_id = ? and cause = ? and channel = ?", user.id, cause, channel))
    .length;
const act = async (
  user: CurrentUser,
  id: string,
  deed: "accepted" | "declined" | "done" | "returned" | "closed" | "said",
  words = "",
) =>
  actOn(ctx, user, id, {
    side: user.companyId === buyer.companyId ? "sent" : "received",
    deed,
    words,
    revision: (await stateOf(id))?.revision ?? 0,
  });

describe("a request", () => {
  it("is asked from the company's page, lands at the company's home and list, and is asked once however often its form is sent", async () => {
    const path = newRequestPath(seal(member.companyId));
    expect((await read(memberPath(seal(member.companyId), "requests"), "buyer")).html).toContain(`href="${path}"`);
    const form = await read(path, "buyer");
    expect(form.text).toContain("Anvil Works");
    const once = /name="once" value="([^"]+)"/.exec(form.html)?.[1] ?? "";
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await post(path, [...fields(), ["once", once]], { cookie: cookies.buyer ?? "" });
      expect([answer.status, answer.headers.get("Location")]).toEqual([
        303,
        memberPath(seal(member.companyId), "requests"),
      ]);
    }
    expect((await rowsOf("select id from member_requests where once = ?", once)).length).toBe(1);
    expect((await read(memberPath(seal(member.companyId), "requests"), "buyer")).text).toContain(
      "ISO 14001 certificate",
    );
    expect((await read("/user/history", "member")).text).toContain("1 request is waiting for you");
    const list = await read(RECEIVED_PATH, "member");
    expect(list.text).toContain("ISO 14001 certificate");
    expect(list.text).toContain("Bramble Retail");
    expect(await toldTo(member, "request-received")).toBe(1);
    expect(await toldTo(member, "request-received", "email")).toBe(1);
    expect(await toldTo(viewer, "request-received")).toBe(0);
    expect(await toldTo(buyer, "request-received")).toBe(0);
  });

  it("comes back with what was typed and an error beside each wrong field", async () => {
    const path = newRequestPath(seal(member.companyId));
    const typed: [string, string][] = [
      ["title", "x".repeat(121)],
      ["text", "Keep these words"],
      ["dueOn", "2020-01-01"],
    ];
    const answer = await post(path, typed, { cookie: cookies.buyer ?? "" });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain("Keep these words");
    for (const field of ["kind", "title", "dueOn"]) expect(html, field).toContain(`href="#${field}"`);
  });

  it("is accepted, done with a document, sent back, done again and closed; both sides read the same", async () => {
    const id = await ask();
    const [here, there] = [requestPath("received", seal(id)), requestPath("sent", seal(id))];
    const accepted = await post(
      here,
      [
        ["intent", "accepted"],
        ["revision", "1"],
      ],
      { cookie: cookies.member ?? "" },
    );
    expect(accepted.status).toBe(303);
    expect(await stateOf(id)).toEqual({ state: "accepted", revision: 2 });
    expect(await toldTo(buyer, "request-answered")).toBe(1);
    // The same button again, and one of an old page.
    expect(
      (
        await post(
          here,
          [
            ["intent", "accepted"],
            ["revision", "1"],
          ],
          { cookie: cookies.member ?? "" },
        )
      ).status,
    ).toBe(303);
    const old = await post(
      here,
      [
        ["intent", "declined"],
        ["revision", "1"],
        ["words", "Too late"],
      ],
      { cookie: cookies.member ?? "" },
    );
    expect(old.status).toBe(409);
    expect(await old.text()).toContain("Too late");

    const form = new FormData();
    for (const [name, value] of [
      ["intent", "done"],
      ["revision", "2"],
      ["words", "Here it is"],
    ] as const)
      form.append(name, value);
    form.append("file", pdfFile(smallPdf(), "iso-14001.pdf"));
    const done = await send(here, {
      method: "POST",
      headers: { Origin: ORIGIN, Cookie: cookies.member ?? "" },
      body: form,
    });
    expect(done.status).toBe(303);
    const keys = await storedKeys(member.companyId);
    expect(keys.length).toBe(1);
    for (const [path, as] of [
      [here, "member"],
      [there, "buyer"],
    ] as const) {
      const { text, status } = await read(path, as);
      expect(status).toBe(200);
      for (const words of ["Here it is", "iso-14001.pdf", "Marked as done", "Valid next year"])
        expect(text, as).toContain(words);
    }
    const [entry] = await rowsOf<{ id: string }>(
      "select id from request_entries where request_id = ? and file_id is not null",
      id,
    );
    for (const [side, as] of [
      ["sent", "buyer"],
      ["received", "viewer"],
    ] as const) {
      const file = await visit(requestFilePath(side, seal(id), entry?.id ?? ""), { cookie: cookies[as] ?? "" });
      expect([file.status, file.headers.get("Content-Type")], as).toEqual([200, "application/pdf"]);
    }
    // A file with a row is no orphan.
    now += 3 * 86_400_000;
    await sweepOrphans(ctx, null);
    now -= 3 * 86_400_000;
    expect(await storedKeys(member.companyId)).toEqual(keys);

    const empty = await post(
      there,
      [
        ["intent", "returned"],
        ["revision", "3"],
      ],
      { cookie: cookies.buyer ?? "" },
    );
    expect(empty.status).toBe(422);
    expect(await empty.text()).toContain("Please write a few words");
    expect(
      (
        await post(
          there,
          [
            ["intent", "returned"],
            ["revision", "3"],
            ["words", "Last year's"],
          ],
          { cookie: cookies.buyer ?? "" },
        )
      ).status,
    ).toBe(303);
    expect((await read(here, "member")).text).toContain("Sent back to you");
    expect(await toldTo(member, "request-returned")).toBe(1);
    expect(await act(member, id, "done")).toEqual({ ok: true });
    expect((await read(`${SENT_PATH}?show=done`, "buyer")).text).toContain("ISO 14001 certificate");
    expect((await read(`${there}?dialog=close`, "buyer")).html).toContain("Close this request?");
    expect(await act(buyer, id, "closed")).toEqual({ ok: true });
    expect(await toldTo(member, "request-closed")).toBe(1);
    expect((await read(here, "member")).html).not.toContain("<textarea");
    expect(await act(member, id, "said", "One more thing")).toEqual({ ok: false, reason: "changed" });
    expect((await read(LEDGER_PATH, "member")).html).toContain(requestPath("received", seal(id)));
  });

  it("that needs a document is done only with one, and keeps what was typed until then", async () => {
    const path = newRequestPath(seal(member.companyId));
    const once = ctx.ids.create();
    const asked = await post(path, [...fields({ needsDocument: "yes" }), ["once", once]], {
      cookie: cookies.buyer ?? "",
    });
    expect(asked.status).toBe(303);
    const [{ id = "" } = {}] = await rowsOf<{ id: string }>("select id from member_requests where once = ?", once);
    expect(await act(member, id, "done", "All done")).toEqual({ ok: false, reason: "document-missing" });
    const here = requestPath("received", seal(id));
    expect((await read(here, "member")).text).toContain("A document is needed to mark this as done");
    const without = await post(here, [...Object.entries({ intent: "done", revision: "1", words: "All done" })], {
      cookie: cookies.member ?? "",
    });
    expect(without.status).toBe(422);
    const html = await without.text();
    for (const words of ["Please add a document", "All done"]) expect(html).toContain(words);

    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "done", revision: "1", words: "All done" }))
      form.append(name, value);
    form.append("file", pdfFile(smallPdf(), "plan.pdf"));
    const headers = { Origin: ORIGIN, Cookie: cookies.member ?? "" };
    expect((await send(here, { method: "POST", headers, body: form })).status).toBe(303);
    expect((await stateOf(id))?.state).toBe("done");
    // What was brought once stays in the thread.
    expect(await act(buyer, id, "returned", "Page 2 is missing")).toEqual({ ok: true });
    expect(await act(member, id, "done", "Page 2 is on page 1")).toEqual({ ok: true });
  });

  it("is refused a file that is not what it says, and keeps the words", async () => {
    const id = await ask();
    const before = await storedKeys(member.companyId);
    const form = new FormData();
    for (const [name, value] of [
      ["intent", "done"],
      ["revision", "1"],
      ["words", "As promised"],
    ] as const)
      form.append(name, value);
    form.append("file", new File(["<script>"], "fake.pdf"));
    const answer = await send(requestPath("received", seal(id)), {
      method: "POST",
      headers: { Origin: ORIGIN, Cookie: cookies.member ?? "" },
      body: form,
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html).toContain("As promised");
    expect(html).toContain("fake.pdf");
    expect(await storedKeys(member.companyId)).toEqual(before);
    expect(await stateOf(id)).toEqual({ state: "asked", revision: 1 });
  });

  it("is declined with a reason, and may still be accepted", async () => {
    const id = await ask();
    expect(await act(member, id, "declined")).toEqual({ ok: false, reason: "words-missing" });
    expect(await act(member, id, "declined", "We are too small for it")).toEqual({ ok: true });
    expect((await read(requestPath("sent", seal(id)), "buyer")).text).toContain("We are too small for it");
    expect(await act(member, id, "accepted")).toEqual({ ok: true });
    expect(await act(buyer, id, "accepted")).toEqual({ ok: false, reason: "changed" });
    expect(await act(viewer, id, "done")).toEqual({ ok: false, reason: "forbidden" });
    expect((await read(requestPath("received", seal(id)), "viewer")).html).not.toContain("<textarea");
  });

  it("is discussed: a message sent twice is stored once, and several in a row are one mail", async () => {
    const id = await ask();
    for (const words of ["Which year?", "Which year?", "And which site?"]) {
      expect(await act(member, id, "said", words)).toEqual({ ok: true });
    }
    const opened = await openRequest(ctx, buyer, "sent", id);
    expect(opened?.entries.map(({ text }) => text)).toEqual(["", "Which year?", "And which site?"]);
    const mails = await rowsOf(
      "select id from outbox where user_id = ? and cause = 'request-message' and channel = 'email' and event_id like ?",
      buyer.id,
      `request-said/${id}/%`,
    );
    const bells = await rowsOf(
      "select id from outbox where user_id = ? and cause = 'request-message' and channel = 'inApp' and event_id like ?",
      buyer.id,
      `request-said/${id}/%`,
    );
    expect([mails.length, bells.length]).toEqual([1, 2]);
    const { text } = await read(requestPath("sent", seal(id)), "buyer");
    expect(text).toContain(`${member.username}, Anvil Works`);
  });

  it("is neither side's of anybody else: another buyer of the same company, or another member", async () => {
    const id = await ask();
    for (const as of ["rival", "other"]) {
      for (const side of ["sent", "received"] as const) {
        const path = requestPath(side, seal(id));
        expect((await read(path, as)).status, `${as} ${side}`).toBe(404);
        expect(
          (
            await post(
              path,
              [
                ["intent", "said"],
                ["words", "x"],
              ],
              { cookie: cookies[as] ?? "" },
            )
          ).status,
        ).toBe(404);
      }
    }
    expect((await read(requestPath("received", seal(id)), "buyer")).status).toBe(404);
    expect((await read(requestPath("sent", seal(id)), "member")).status).toBe(404);
    expect((await read(SENT_PATH, "rival")).text).not.toContain("ISO 14001");
    expect((await read(SENT_PATH, "member")).status).toBe(404);
    expect((await read(memberPath(seal(member.companyId), "requests"), "rival")).text).not.toContain("ISO 14001");
    const path = newRequestPath(seal(member.companyId));
    expect((await read(path, "member")).status).toBe(404);
  });

  it("asks a chosen set in one post, only those that have joined, and not one company without end", async () => {
    const stranger = await registerCompany(ctx);
    const address = `${SENT_PATH}/new?${[member, other, stranger].map(({ companyId }) => `chosen=${seal(companyId)}`).join("&")}`;
    const form = await read(address, "buyer");
    expect(form.text).toContain("To 2 companies");
    const answer = await post(address, [...fields({ title: "For the set" }), ["once", ctx.ids.create()]], {
      cookie: cookies.buyer ?? "",
    });
    expect(answer.headers.get("Location")).toBe(SENT_PATH);
    const rows = await rowsOf<{ company_id: string }>(
      "select company_id from member_requests where title = 'For the set'",
    );
    expect(rows.map(({ company_id }) => company_id).sort()).toEqual([member.companyId, other.companyId].sort());
    expect((await read(`${SENT_PATH}/new?all=yes&search=brine`, "buyer")).text).toContain("Brine Foods");
    const asking = { ...Object.fromEntries(fields()), once: ctx.ids.create() } as Parameters<typeof askCompanies>[3];
    expect(await askCompanies(ctx, buyer, [stranger.companyId], asking)).toEqual({ ok: false, reason: "full" });
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
       insert into member_requests (id, corporate_id, company_id, once, kind, title, text, due_on, state, created_at, changed_at)
       select 'fill-' || i, ?, ?, 'fill-' || i, 'answer', 'Fill', '', '2030-01-01', 'asked', 0, 0 from n`,
      MAX_OPEN,
      buyer.companyId,
      other.companyId,
    );
    expect(await askCompanies(ctx, buyer, [other.companyId], asking)).toEqual({ ok: false, reason: "full" });
    await change("delete from member_requests where id like 'fill-%'");
  });

  it("is filtered by state, kind, late and company in the buyer's overview, and counted", async () => {
    const id = await ask([other], { title: "Water in 2026", kind: "figure" });
    await change("update member_requests set due_on = '2020-01-01' where id = ?", id);
    const late = await read(`${SENT_PATH}?late=yes`, "buyer");
    expect(late.text).toContain("Water in 2026");
    expect(late.text).not.toContain("For the set");
    expect(late.text).toContain("Late (1)");
    expect((await read(`${SENT_PATH}?kind=figure`, "buyer")).text).toContain("Water in 2026");
    expect((await read(`${SENT_PATH}?kind=answer`, "buyer")).text).toContain("No request matches");
    expect((await read(`${SENT_PATH}?company=${seal(other.companyId)}&show=all`, "buyer")).text).not.toContain(
      "ISO 14001",
    );
    expect((await read(`${SENT_PATH}?show=declined`, "buyer")).text).not.toContain("Water in 2026");
  });

  it("is grouped where several companies are asked the same, each group as many as the list that it leads to", async () => {
    const title = "Energy bills of 2026";
    await ask([other, member], { title, kind: "document" });
    await change(
      "update member_requests set state = 'done' where title = ? and company_id = ?",
      title,
      other.companyId,
    );
    await change("update member_requests set due_on = '2030-01-01' where title = ? and state = 'done'", title);
    const groups = await groupRequests(ctx, buyer);
    expect(groups.find((group) => group.title === title)).toMatchObject({ kind: "document", open: 2, done: 1 });
    for (const group of groups) {
      const query = { ...readRequestQuery(new URLSearchParams()), title: group.title, kind: group.kind };
      const { rows } = await listRequests(ctx, buyer, "sent", query);
      expect([rows.length, rows[0]?.dueOn]).toEqual([group.open, group.dueOn]);
      expect(rows.filter(({ state }) => state === "done")).toHaveLength(group.done);
    }
    // Twice of one company is not asked of several.
    for (let time = 0; time < 2; time += 1) await ask([other], { title: "Once more", kind: "document" });
    expect((await groupRequests(ctx, buyer)).map((group) => group.title)).not.toContain("Once more");
    await change("delete from member_requests where title = 'Once more'");
    const { text } = await read(SENT_PATH, "buyer");
    expect(text).toContain("Asked of several companies");
    const narrowed = (await read(`${SENT_PATH}?title=${encodeURIComponent(title)}`, "buyer")).text;
    expect(narrowed).toContain(title);
    expect(narrowed).not.toContain("Asked of several companies");
    expect(narrowed).not.toContain("Water in 2026");
    await change("delete from member_requests where title = ?", title);
  });

  it("reads as many rows among thousands as among few", async () => {
    const costOf = async (written: string) => {
      const before = ctx.cost.rowsRead;
      await listRequests(ctx, buyer, "sent", readRequestQuery(new URLSearchParams(written)), 5);
      return ctx.cost.rowsRead - before;
    };
    const queries = ["", "show=asked", "show=closed", "late=yes"];
    const few: number[] = [];
    for (const query of queries) few.push(await costOf(query));
    await change(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 3000)
       insert into member_requests (id, corporate_id, company_id, once, kind, title, text, due_on, state, created_at, changed_at)
       select 'many-' || i, ?, ?, 'many-' || i, 'answer', 'Many', '', '2031-01-01', 'asked', 0, 0 from n`,
      buyer.companyId,
      other.companyId,
    );
    for (const [index, query] of queries.entries())
      expect(await costOf(query), query).toBeLessThan((few[index] ?? 0) + 20);
    await change("delete from member_requests where id like 'many-%'");
  });

  it("is reminded of a week before its day, on it and a week after, once each, unless it is done", async () => {
    const [due, finished] = [await ask([other], { dueOn: inDays(40) }), await ask([other], { dueOn: inDays(40) })];
    await act(other, finished, "done");
    const start = now;
    const reminders = async () =>
      (
        await rowsOf<{ event_id: string }>(
          "select event_id from outbox where cause = 'request-due' and channel = 'inApp' and user_id = ? order by created_at",
          other.id,
        )
      ).map(({ event_id }) => event_id.split("/").slice(1).join("/"));
    for (let day = 30; day <= 50; day += 1) {
      now = start + day * 86_400_000;
      for (let run = 0; run < 2; run += 1) expect((await remindOfRequests(ctx, null)).cursor).toBeNull();
    }
    now = start;
    expect((await reminders()).filter((each) => each.includes(due))).toEqual(
      ["before", "today", "after"].map((when) => `${due}/${inDays(40)}/${when}`),
    );
    expect((await reminders()).filter((each) => each.includes(finished))).toEqual([]);
  });

  it("ends when the company leaves: the buyer sees neither thread nor file, the company reads why, also after joining again", async () => {
    const leaver = await joined("Copper Line");
    cookies.leaver = await cookieOf(ctx, leaver.id);
    const id = await ask([leaver]);
    const form = new FormData();
    for (const [name, value] of [
      ["intent", "done"],
      ["revision", "1"],
      ["words", "Confidential"],
    ] as const)
      form.append(name, value);
    form.append("file", pdfFile(smallPdf()));
    expect(
      (
        await send(requestPath("received", seal(id)), {
          method: "POST",
          headers: { Origin: ORIGIN, Cookie: cookies.leaver },
          body: form,
        })
      ).status,
    ).toBe(303);
    const [entry] = await rowsOf<{ id: string }>(
      "select id from request_entries where request_id = ? and file_id is not null",
      id,
    );
    const asBuyer = { side: "sent", requestId: id, entryId: entry?.id ?? "" } as const;
    expect(await findRequestFile(ctx, buyer, asBuyer)).not.toBeNull();
    await leaveCorporate(ctx, leaver, buyer.companyId, request());
    const gone = async () => {
      expect(await findRequestFile(ctx, buyer, asBuyer)).toBeNull();
      expect((await read(requestPath("sent", seal(id)), "buyer")).status).toBe(404);
      expect(
        (
          await listRequests(ctx, buyer, "sent", {
            ...readRequestQuery(new URLSearchParams("show=all")),
            companyId: leaver.companyId,
          })
        ).rows,
      ).toEqual([]);
    };
    await gone();
    const page = await read(requestPath("received", seal(id)), "leaver");
    expect(page.text).toContain("Bramble Retail no longer sees it");
    expect(page.text).toContain("Confidential");
    expect(await act(leaver, id, "said", "Still there?")).toEqual({ ok: false, reason: "changed" });
    await joinByCode(ctx, leaver, "BUYS", request());
    await gone();
  });

  it("ends when the office makes the buyer an ordinary company", async () => {
    const maker = await corporate("BRIEF", "Brief Buyers");
    const supplier = await registerCompany(ctx, { accessCode: "BRIEF" });
    const asking = { ...Object.fromEntries(fields()), once: ctx.ids.create() } as Parameters<typeof askCompanies>[3];
    expect(await askCompanies(ctx, maker, [supplier.companyId], asking)).toEqual({ ok: true, asked: 1 });
    await change("update companies set is_corporate = 0 where id = ?", maker.companyId);
    const [row] = await rowsOf<{ state: string }>(
      "select state from member_requests where corporate_id = ?",
      maker.companyId,
    );
    expect(row?.state).toBe("ended");
  });

  it("loses a person's messages with their account, and everything with either company", async () => {
    const colleague = await colleagueOf(ctx, member, "contributor");
    const id = await ask();
    await act(colleague, id, "accepted");
    await act(colleague, id, "said", "Private words");
    await eraseRows(ctx, colleague, "account");
    const { text } = await read(requestPath("sent", seal(id)), "buyer");
    expect(text).not.toContain("Private words");
    expect(text).toContain("Someone whose account was deleted");
    expect(text).toContain("Accepted");
    const leaving = await joined("Dune Textiles");
    const last = await ask([leaving]);
    await eraseRows(ctx, leaving, "company");
    expect(await rowsOf("select id from member_requests where id = ?", last)).toEqual([]);
    expect(await rowsOf("select id from request_entries where request_id = ?", last)).toEqual([]);
  });
});
