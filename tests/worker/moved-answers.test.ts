import { createHash } from "node:crypto";
import { gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { LostAnswersError } from "~/assessment/answers/file.server";
import { moveOldAnswers } from "~/assessment/answers/move-old.server";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { assessmentPaths } from "~/core/addresses/assessment";
import { KINDS_OF_ASSESSMENTS, PROGRESS, READINESS } from "~/core/kinds/kind";
import { SHARE_PARTS } from "~/core/sharing";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { findAchievements } from "~/results/achievements/queries.server";
import { readProvable } from "~/results/proof/read-report.server";
import { packDocuments } from "~/results/results/pack-documents.server";
import { countRequested } from "~/results/statistics/settle.server";
import { assessmentsOf } from "~/upkeep/privacy/export-assessments.server";
import { putAnswersBack } from "../support/answer-files";
import { given } from "../support/answers";
import { change, rowsOf } from "../support/database";
import { tappedFiles } from "../support/files";
import { cookieOf, ORIGIN, send, visit } from "../support/pages";
import { anotherProgress, completeProgress } from "../support/progress-results";
import { linkTo } from "../support/sharing";
import { colleagueOf } from "../support/subject";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, reloadUser, testEnv, withoutQueue } from "../support/worker";
import { type Actor, type Cast, createCast, fillCast } from "./isolation/actors";
import { CALLS } from "./isolation/calls";
import { PAGES } from "./isolation/pages";

const LATER = 91 * 24 * 60 * 60_000;
const ctx = withoutQueue(createTestContext());
const fresh = () => withoutQueue(createTestContext());

let cast: Cast;
/** A company that has answered the real questionnaires three times. */
let user: CurrentUser;
let colleague: CurrentUser;
let readiness: string;
let footprints: string[];
let shared: string;

const told = given("water.assess.options", ["other"], { other: "a well behind the works" });

async function another(reader: CurrentUser): Promise<string> {
  const started = await completeDraft(ctx, reader, 40);
  expect(await saveAnswers(ctx, colleague, started, [told])).toMatchObject({ ok: true });
  expect(await submitAndCount(ctx, reader, started)).toEqual({ ok: true });
  return started;
}

beforeAll(async () => {
  // With the real questionnaires, before others are published.
  const first = await completeProgress(ctx, false);
  user = first.user;
  colleague = await colleagueOf(ctx, user);
  footprints = [first.id, await anotherProgress(ctx, user, []), await anotherProgress(ctx, user, [], false)];
  readiness = await another(user);
  await another(user);
  shared = (await linkTo(ctx, user, footprints[1] ?? "", { parts: [...SHARE_PARTS] })).path;

  cast = await createCast();
  for (const kind of KINDS_OF_ASSESSMENTS) {
    const owner = await reloadUser(cast.ctx, cast.users.owner.email);
    const newer = await completeDraft(cast.ctx, owner, 50, kind);
    expect(await submitAndCount(cast.ctx, owner, newer)).toEqual({ ok: true });
  }
}, 60_000);

interface Seen {
  status: number;
  location: string | null;
  body: string;
}

async function seen(answer: Response): Promise<Seen> {
  const body = (await answer.text()).replaceAll(/nonce="[^"]*"/g, "");
  return { status: answer.status, location: answer.headers.get("Location"), body };
}

/** Every page of an assessment, as read by its owner and by the company it is shared with, by actor and address. */
async function walkPages(): Promise<Map<string, Seen>> {
  const found = new Map<string, Seen>();
  const pages = Object.values(PAGES)
    .flat()
    .filter(({ request }) => /^GET .*(:completed|:submitted)/.test(request));
  for (const actor of ["owner", "linked corporate"] as const) {
    const cookie = await cookieOf(ctx, cast.users[actor].id);
    for (const { request, kind, readBy } of pages) {
      if (actor !== "owner" && !readBy?.includes(actor)) continue;
      const path = fillCast(cast, request.slice("GET ".length), kind);
      found.set(`${actor} ${path}`, await seen(await visit(path, { cookie })));
    }
  }
  return found;
}

async function walkCalls(): Promise<Map<string, Seen>> {
  const found = new Map<string, Seen>();
  for (const actor of ["owner", "linked corporate"] as Exclude<Actor, "anonymous">[]) {
    const { accessToken } = await issueTokens(cast.ctx, new Request(ORIGIN), cast.users[actor].id);
    const headers = { Authorization: `Bearer ${accessToken}` };
    for (const [name, calls] of Object.entries(CALLS)) {
      const [method, path = ""] = name.split(" ");
      for (const call of calls) {
        const isOf = call.query?.includes(":completed") || /\/(list|latest|summery)$/.test(path);
        if (method !== "GET" || !isOf || (actor !== "owner" && !call.readBy?.includes(actor))) continue;
        const asked = `/api${path}?${fillCast(cast, call.query ?? "", call.kind)}`;
        found.set(`${actor} ${asked}`, await seen(await send(asked, { headers })));
      }
    }
  }
  return found;
}

/** The pages of the company with the real questionnaires that show earlier answers, and other reads of them. */
async function walkReal(): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>();
  const cookie = await cookieOf(ctx, user.id);
  const views = ["results", "results?since=all", "results?trace=overall", "report", "view"] as const;
  const paths = [readiness, ...footprints].flatMap((id) => {
    const paths = assessmentPaths(id === readiness ? READINESS : PROGRESS, ctx.ids.seal(id));
    return views.map((view) => {
      const [name = "", query] = view.split("?");
      return `${paths[name as "results"]}${query ? `?${query}` : ""}`;
    });
  });
  for (const path of [...paths, "/user/history", "/plan/what-if"])
    found.set(path, await seen(await visit(path, { cookie })));
  found.set("shared", await seen(await visit(shared)));
  // The number of times a link was read is also part of a data copy.
  await change("delete from share_readings");
  found.set("achievements", await findAchievements(fresh(), user, true));
  found.set("copies", await copiesOf(user, "company"));
  found.set("colleague's copy", await copiesOf(colleague, "account"));
  for (const id of [readiness, ...footprints]) found.set(`provable ${id}`, (await readProvable(fresh(), id))?.subject);
  return found;
}

async function copiesOf({ id, companyId, username }: CurrentUser, scope: "company" | "account") {
  const copies = [];
  const exported = { id, companyId, username, language: "en" } as Parameters<typeof assessmentsOf>[1];
  for await (const copy of assessmentsOf(fresh(), exported, scope)) copies.push(copy);
  return copies;
}

const walk = async () => ({ pages: await walkPages(), calls: await walkCalls(), real: await walkReal() });

describe("answers stored in R2", () => {
  it("are shown by every page, call, copy and credential byte for byte as before", async () => {
    // Report files are made on first request, and their pages then say so.
    await walkPages();
    const before = await walk();
    const later = withoutQueue(createTestContext(() => Date.now() + LATER));
    const { did } = await moveOldAnswers(later, null);
    expect(did).toEqual({ moved: 10, failed: 0 });
    const ids = [readiness, ...footprints.slice(0, 2), ...KINDS_OF_ASSESSMENTS.map((kind) => completed(kind))];
    for (const id of ids) {
      expect(await rowsOf("select answers_file is null as n from assessments where id = ?", id)).toEqual([{ n: 0 }]);
      expect(await rowsOf("select * from answers where assessment_id = ?", id)).toEqual([]);
    }
    // At the same age results are packed, and credentials become files.
    const { packed = 0, moved = 0 } = (await packDocuments(later, null)).did;
    expect(packed + moved).toBeGreaterThan(9);
    expect(
      await rowsOf(
        "select 1 from results where document not like '%packed%' union all select 1 from proofs where document <> ''",
      ),
    ).toEqual([]);
    const after = await walk();
    expect(before.pages.size).toBeGreaterThan(50);
    expect(before.calls.size).toBeGreaterThan(20);
    for (const part of ["pages", "calls", "real"] as const) {
      // The file of the slides is made each time and says when; their page is compared.
      const isAsBefore = ([name, shown]: [string, unknown]) =>
        name.includes("/slides/file") || JSON.stringify(after[part].get(name)) === JSON.stringify(shown);
      expect([...before[part]].filter((each) => !isAsBefore(each)).map(([name]) => name)).toEqual([]);
    }
    // The walk has covered the answers.
    const told = [...after.pages].filter(([, { body }]) => body.includes(cast.markers.answer));
    expect(told.length).toBeGreaterThan(5);
    expect(after.real.get("colleague's copy")).toMatchObject([
      { answers: [{ otherText: "a well behind the works" }] },
      {},
    ]);
  }, 120_000);

  const completed = (kind: "readiness" | "progress") => {
    const opened = ctx.ids.open(cast.assessments[kind].completed);
    return opened.ok ? opened.id : "";
  };

  it("can also be read by the features that use a company's latest result", async () => {
    const { owner, "linked corporate": corporate } = cast.users;
    const reader = await reloadUser(ctx, owner.email);
    const latest = await rowsOf<{ assessment_id: string }>(
      "select * from latest_results where company_id = ?",
      owner.companyId,
    );
    const ids = JSON.stringify(latest.map((row) => row.assessment_id));
    const look = async () => {
      const found: unknown[] = [];
      for (const path of ["/plan", "/plan/what-if"]) {
        found.push(await seen(await visit(path, { cookie: await cookieOf(ctx, owner.id) })));
      }
      for (const path of ["/associatedCompanies/submissions", "/progress/associatedCompanies/submissions"]) {
        found.push(await seen(await visit(path, { cookie: await cookieOf(ctx, corporate.id) })));
      }
      const counted = "contributions where assessment_id in (select value from json_each(?))";
      await change(`delete from rankings where contribution_id in (select id from ${counted})`, ids);
      await change(`delete from ${counted}`, ids);
      await change("insert or ignore into count_requests select value from json_each(?)", ids);
      await countRequested(fresh(), null);
      return JSON.stringify([
        ...found,
        await rowsOf(`select assessment_id, scores, answers from ${counted} order by 1`, ids),
      ]);
    };
    // The first test has moved them.
    for (const row of latest) await putAnswersBack(row.assessment_id);
    const before = await look();
    expect(before).toContain(cast.markers.company);
    const later = withoutQueue(createTestContext(() => Date.now() + LATER));
    expect((await moveOldAnswers(later, null)).did.moved).toBe(2);
    expect((await look()) === before).toBe(true);
    const begun = await startAssessment(fresh(), reader, { source: "last" });
    const copied = "select count(*) as n from answers where assessment_id = ? and unconfirmed = 'carried-over'";
    expect(await rowsOf(copied, begun.ok ? begun.assessmentId : "")).toEqual([{ n: 82 }]);
  });

  it("cost one R2 read per file, and no additional database trip", async () => {
    const cookie = await cookieOf(ctx, user.id);
    const [first = "", second = ""] = footprints;
    const cost = async (path: string) => {
      const keys: string[] = [];
      const files = tappedFiles((call, key) => {
        keys.push(`${call} ${key.split("/")[2]}`);
        return "run";
      });
      const answer = await send(path, { headers: { Cookie: cookie } }, { ...testEnv, DEMO: "yes", FILES: files });
      expect(answer.status, path).toBe(200);
      return { keys: keys.sort(), trips: /trips=(\d+)/.exec(answer.headers.get("Server-Timing") ?? "")?.[1] };
    };
    const { results, view, report } = assessmentPaths(PROGRESS, ctx.ids.seal(second));
    expect(await cost(view)).toMatchObject({ keys: [`get ${second}`] });
    const both = [first, second].map((id) => `get ${id}`).sort();
    expect(await cost(results)).toEqual({ keys: both, trips: "2" });
    // The comparison is read only once it is known that there is something to compare.
    expect(await cost(`${results}?since=all`)).toEqual({ keys: both, trips: "3" });
    expect((await cost(report)).keys).toEqual(both);
    // A request without access reads no files.
    const stranger = await cookieOf(ctx, cast.users.stranger.id);
    const silent = tappedFiles(() => "fail");
    for (const path of [view, results, report]) {
      const refused = await send(path, { headers: { Cookie: stranger } }, { ...testEnv, FILES: silent });
      expect(refused.status, path).toBe(404);
    }
  });

  it("are read from a file that a former release named by its whole hash, and from none that is damaged", async () => {
    const [row] = await rowsOf<{ file: string }>(
      "select answers_file as file from assessments where id = ?",
      readiness,
    );
    const file = row?.file ?? "";
    const before = await readProvable(fresh(), readiness);
    const packed = new Uint8Array((await (await testEnv.FILES.get(file))?.arrayBuffer()) ?? new ArrayBuffer());
    const hash = createHash("sha256").update(gunzipSync(packed)).digest("hex");
    const former = `${file.split(".")[0]}.${hash}.json.gz`;
    expect(former.length).toBeGreaterThan(file.length);
    const name = (key: string) => change("update assessments set answers_file = ? where id = ?", key, readiness);
    await testEnv.FILES.put(former, packed);
    await name(former);
    expect(await readProvable(fresh(), readiness)).toEqual(before);
    for (const key of [former, file]) {
      await testEnv.FILES.put(key, gzipSync('{"answers":[]}'));
      await name(key);
      await expect(readProvable(fresh(), readiness), key).rejects.toThrow(LostAnswersError);
    }
    await testEnv.FILES.put(file, packed);
    expect(await readProvable(fresh(), readiness)).toEqual(before);
  });

  it("are reported as lost when their file is gone, and nothing is shown in their place", async () => {
    const [key] = await rowsOf<{ file: string }>(
      "select answers_file as file from assessments where id = ?",
      readiness,
    );
    await testEnv.FILES.delete(key?.file ?? "");
    const paths = assessmentPaths(READINESS, ctx.ids.seal(readiness));
    const texts = { en: "cannot be read", fr: "ne peuvent pas", ms: "tidak dapat dibaca" };
    for (const [language, text] of Object.entries(texts)) {
      await change("update users set language = ? where id = ?", language, user.id);
      const cookie = await cookieOf(ctx, user.id);
      for (const path of [paths.view, paths.report]) {
        const page = await visit(path, { cookie });
        const html = await page.text();
        expect([page.status, html.includes(text)], `${path} in ${language}`).toEqual([500, true]);
        expect(html).not.toContain("a well behind the works");
      }
      // What is made from the result alone still works.
      expect((await visit(paths.results, { cookie })).status).toBe(200);
    }
    const file = await visit(`${paths.report}/file?lang=en`, { cookie: await cookieOf(ctx, user.id) });
    expect(file.status).toBe(500);
    const { accessToken } = await issueTokens(ctx, new Request(ORIGIN), user.id);
    const path = `/api/users/submission/export?SubmissionId=${ctx.ids.seal(readiness)}`;
    const answer = await send(path, { headers: { Authorization: `Bearer ${accessToken}` } });
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ message: "Jawapan ini tidak dapat dibaca buat masa ini" });
    await expect(readProvable(fresh(), readiness)).rejects.toThrow(LostAnswersError);
    // The company's other assessments keep working, and so does a new one.
    const reader = await reloadUser(ctx, user.email);
    expect(await startAssessment(ctx, reader, { source: "last" })).toMatchObject({ ok: true });
  });
});
