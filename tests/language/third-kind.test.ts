import { createExecutionContext } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { assessmentPaths, historyPath } from "~/core/addresses/assessment";
import { KIND } from "~/core/addresses/drafts";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import worker from "../../workers/app";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN } from "../support/pages";
import { submitAndCount } from "../support/submit";
import { createTestContext, registerCompany, requiredAnswers, testEnv, withoutQueue } from "../support/worker";

/** A kind that exists only in the copy of the product (`support/third-kind.ts`). */
const PULSE = "pulse" as Kind;
const CODE = "PULSE-2026";

const ctx = withoutQueue(createTestContext());
let owner: CurrentUser;
let corporate: CurrentUser;

async function ask(path: string, user: CurrentUser, form?: Record<string, string>) {
  const request = new Request(ORIGIN + path, {
    method: form ? "POST" : "GET",
    redirect: "manual",
    headers: { Cookie: await cookieOf(ctx, user.id), Origin: ORIGIN, Host: new URL(ORIGIN).host },
    ...(form && { body: new URLSearchParams(form) }),
  });
  const answer = await worker.fetch(request as never, testEnv as never, createExecutionContext());
  return { status: answer.status, to: answer.headers.get("Location") ?? "", text: await answer.text() };
}

beforeAll(async () => {
  const document = { ...newestReadiness, kind: PULSE, version: "pulse-1" };
  await change(
    "insert into catalogues (version, kind, document, published_at) values (?, ?, ?, ?)",
    document.version,
    PULSE,
    JSON.stringify(document),
    1,
  );
  // A migration of the new kind says the view of members anew, with its name.
  const [view] = await rowsOf<{ sql: string }>("select sql from sqlite_master where name = 'company_standings'");
  await change("drop view company_standings");
  await change((view?.sql ?? "").replace("SELECT 'progress'", `SELECT 'progress' UNION ALL SELECT '${PULSE}'`));
  corporate = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", CODE, corporate.companyId);
  owner = await registerCompany(ctx, { accessCode: CODE });
});

describe("a third kind of assessment, added by one line, a folder and texts", () => {
  let id = "";
  const paths = () => assessmentPaths(PULSE, ctx.ids.seal(id));

  it("is listed among the kinds of assessments", () => {
    expect(KINDS_OF_ASSESSMENTS).toEqual(["readiness", "progress", "pulse"]);
  });

  it("can be started and answered", async () => {
    const started = await ask("/user/history", owner, { [KIND]: PULSE });
    expect([started.status, started.to]).toEqual([303, expect.stringMatching(/^\/pulse\/[\w-]{43}/)]);
    const [row] = await rowsOf<{ id: string; kind: string }>(
      "select id, kind from assessments where company_id = ?",
      owner.companyId,
    );
    expect(row?.kind).toBe(PULSE);
    id = row?.id ?? "";
    for (const path of [paths().start, paths().section("water.assess"), paths().topics, paths().points]) {
      expect([path, (await ask(path, owner)).status]).toEqual([path, 200]);
    }
    expect(await saveAnswers(ctx, owner, id, requiredAnswers(64))).toMatchObject({ ok: true });
  });

  it("can be submitted, and its result is shown, traced and reported", async () => {
    expect((await ask(paths().complete, owner)).status).toBe(200);
    expect(await submitAndCount(ctx, owner, id)).toEqual({ ok: true });
    const results = await ask(paths().results, owner);
    expect([results.status, results.text.includes("80%")]).toEqual([200, true]);
    for (const path of [`${paths().results}?trace=environment`, paths().report, paths().view]) {
      expect([path, (await ask(path, owner)).status]).toEqual([path, 200]);
    }
    const [stored] = await rowsOf<{ method: string }>(
      "select method_version as method from results where assessment_id = ?",
      id,
    );
    expect(stored?.method).toBe("pulse-method-1");
  });

  it("is listed for its company, and unlocks what depends on it", async () => {
    const history = await ask(historyPath(PULSE), owner);
    expect([history.status, history.text.includes(paths().results)]).toEqual([200, true]);
    expect((await ask("/user/history", owner)).status).toBe(200);
  });

  it("is listed and counted for the corporate company that its company joined", async () => {
    const list = await ask("/pulse/associatedCompanies", corporate);
    expect([list.status, list.text.includes(owner.companyName)]).toEqual([200, true]);
    const counted = await ask("/pulseAdvanceAnalytics/table.csv?table=levels", corporate);
    expect(counted.status).toBe(200);
    const [, overall = ""] = counted.text.trim().split(/\r?\n/);
    expect(overall).toMatch(/\b1\b/);
    expect((await ask("/pulseAdvanceAnalytics?tab=indicators", corporate)).status).toBe(200);
  });
});
