import { beforeAll, describe, expect, it } from "vitest";
import { READINESS } from "~/domain/kinds/kind";
import { assessmentPaths } from "~/domain/kinds/paths";
import { submitAssessment } from "~/features/results/submit.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const MOMENT = Date.parse("2026-01-31T23:30:00Z");
const ctx = withoutQueue(createTestContext());

describe("an assessment submitted at half past eleven at night, UTC, by a company in Kuala Lumpur", () => {
  let id: string;
  let cookie: string;
  beforeAll(async () => {
    const user = await registerCompany(ctx);
    await change("update companies set country_id = 'MY', state_id = '2460' where id = ?", user.companyId);
    id = await completeDraft(ctx, user, 40);
    await submitAssessment(ctx, user, id);
    await change("update assessments set completed_at = ?, updated_at = ? where id = ?", MOMENT, MOMENT, id);
    cookie = await cookieOf(ctx, user.id);
  });
  const page = async (path: string) => (await visit(path, { cookie })).text();
  const paths = () => assessmentPaths(READINESS, ctx.ids.seal(id));

  it("is of the next day in its results, its report, its answers, on home and in the profile", async () => {
    const { results, report, view } = paths();
    for (const path of [results, report, view, "/user/history", "/user/profile?tab=submissions"]) {
      const html = await page(path);
      expect(html, path).toContain("01-02-2026");
      expect(html, path).not.toContain("31-01-2026");
    }
    const inWords = await page(report);
    expect(inWords).toContain("1 February 2026");
    expect(inWords).not.toContain("31 January 2026");
  });

  it("keeps its moment", async () => {
    expect(await rowsOf("select completed_at from assessments where id = ?", id)).toEqual([{ completed_at: MOMENT }]);
  });
});
