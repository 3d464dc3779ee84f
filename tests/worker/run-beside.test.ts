import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { storedColumns } from "~/features/answers/stored.server";
import { assessments } from "~/platform/d1/schema/assessments";
import { users } from "~/platform/d1/schema/people";
import { results } from "~/platform/d1/schema/results";
import { runBeside, writeOnce } from "~/platform/d1/write-once";
import { change } from "../support/database";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ODD = `O'Brien "the" \\ {"a":[1]} 漢字 \u2028 😀`;
const person = writeOnce(["id"], (db, { id }) =>
  db.select({ id: users.id, username: users.username, role: users.role }).from(users).where(eq(users.id, id)),
);
const drafts = writeOnce(["companyId"], (db, { companyId }) =>
  db
    .select({
      ...{ id: assessments.id, revision: assessments.revision, completedAt: assessments.completedAt },
      rows: storedColumns().rows,
    })
    .from(assessments)
    .where(eq(assessments.companyId, companyId))
    .orderBy(assessments.createdAt, assessments.id),
);
const colleagues = writeOnce(["companyId"], (db, { companyId }) =>
  db
    .select({ name: users.username, isAdministrator: users.isAdministrator, avatar: users.avatar })
    .from(users)
    .where(eq(users.companyId, companyId)),
);

describe("a query and others beside it", () => {
  it("find in one statement what they find each by itself, whatever is written in it", async () => {
    const ctx = withoutQueue(createTestContext());
    const owner = await registerCompany(ctx);
    await change("update users set username = ? where id = ?", ODD, owner.id);
    for (const answered of [3, 0, 40]) await completeDraft(ctx, owner, answered);
    const asked = [drafts(ctx.db, owner), colleagues(ctx.db, owner)] as const;
    const alone = await ctx.db.batch([person(ctx.db, { id: owner.id }), ...asked]);
    const before = ctx.cost.statements;
    const { rows, beside } = await runBeside(ctx.db, person(ctx.db, { id: owner.id }), asked);
    expect(ctx.cost.statements - before).toBe(1);
    expect([rows, ...(beside ?? [])]).toEqual(alone);
    expect(rows[0]?.username).toBe(ODD);
    expect(beside?.[0].length).toBe(3);
  });

  it("are not read where there is no row to read them with", async () => {
    const ctx = withoutQueue(createTestContext());
    const nobody = await runBeside(ctx.db, person(ctx.db, { id: "nobody" }), [drafts(ctx.db, { companyId: "none" })]);
    expect(nobody).toEqual({ rows: [], beside: null });
  });

  it("go in one batch where JSON would not hold their values, or drizzle makes more of them", async () => {
    const ctx = withoutQueue(createTestContext());
    const owner = await registerCompany(ctx);
    const plain = ctx.db
      .select({ id: results.assessmentId })
      .from(results)
      .where(eq(results.companyId, owner.companyId));
    const before = ctx.cost.statements;
    const { rows, beside } = await runBeside(ctx.db, person(ctx.db, { id: owner.id }), [plain]);
    expect(ctx.cost.statements - before).toBe(2);
    expect([rows.length, beside]).toEqual([1, [[]]]);
  });
});
