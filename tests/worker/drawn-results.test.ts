import { beforeAll, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());

interface Reader {
  user: CurrentUser;
  path: string;
}
let readers: Reader[];

/** Two companies with identical answers, so that only their identity distinguishes their results. */
beforeAll(async () => {
  readers = await Promise.all(
    [1, 2].map(async () => {
      const user = await registerCompany(ctx);
      const id = await completeDraft(ctx, user, 40);
      await submitAssessment(ctx, user, id);
      return { user, path: `/user/dashboard/${ctx.ids.seal(id)}` };
    }),
  );
});

async function read(user: CurrentUser, path: string) {
  const answer = await visit(path, { cookie: await cookieOf(ctx, user.id) });
  const html = await answer.text();
  return { status: answer.status, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? "" };
}
const everyTurn = async <T>(look: () => Promise<T>) => [await look(), await look(), await look()];

it("the results page shows each company its own results, in its own language, however often and in any order", async () => {
  const [one, other] = readers as [Reader, Reader];
  for (const language of ["en", "fr", "ms"]) {
    await change("update users set language = ?", language);
    for (const { user, path } of [one, other, one, other]) {
      const { status, html, main } = await read(user, path);
      const stranger = user === one.user ? other : one;
      expect(status).toBe(200);
      expect(html).toContain(`<html lang="${language}">`);
      expect(main).toContain(user.email);
      expect(main).not.toContain(stranger.user.email);
      expect(main).not.toContain(stranger.path);
      expect(main.includes("Avancé") || main.includes("Intermédiaire") || main.includes("Débutant")).toBe(
        language === "fr",
      );
    }
  }
  await change("update users set language = 'en'");
});

it("the results page, once rendered, is not shown to another company", async () => {
  const [one, other] = readers as [Reader, Reader];
  expect((await read(one.user, one.path)).status).toBe(200);
  expect(await everyTurn(async () => (await read(other.user, one.path)).status)).toEqual([404, 404, 404]);
  expect((await visit(one.path)).status).toBe(303);
});

it("the results page offers each reader of a company what their role may do", async () => {
  const [{ user, path }] = readers as [Reader, Reader];
  const viewer = await colleagueOf(ctx, user, "viewer");
  for (const [reader, mayApprove] of [
    [user, true],
    [viewer, false],
    [user, true],
  ] as const) {
    expect((await read(reader, path)).main.includes(`action="${path}/approve"`)).toBe(mayApprove);
  }
});
