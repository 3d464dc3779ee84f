import { beforeAll, describe, expect, it } from "vitest";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import { assessmentPaths } from "~/core/addresses/assessment";
import { LANGUAGES } from "~/core/language";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

/** The maximum compressed size of a page, for slow connections. */
const MAX_BYTES = 14 * 1024;

const ctx = withoutQueue(createTestContext());

describe("the Progress questionnaire that a deployment publishes", () => {
  let userId: string;
  let cookie: string;
  let paths: ReturnType<typeof assessmentPaths>;

  beforeAll(async () => {
    const { email } = await registerCompany(ctx);
    const newcomer = await reloadUser(ctx, email);
    await submitAssessment(ctx, newcomer, await completeDraft(ctx, newcomer, 64));
    const user = await reloadUser(ctx, email);
    const started = await startAssessment(ctx, user, { kind: "progress" });
    if (!started.ok) throw new Error(started.reason);
    userId = user.id;
    cookie = await cookieOf(ctx, user.id);
    paths = assessmentPaths("progress", ctx.ids.seal(started.assessmentId));
  });

  it.each(LANGUAGES)(
    "is shown page by page in %s, with each page small enough for a slow connection",
    async (language) => {
      await change("update users set language = ? where id = ?", language, userId);
      for (const { section } of listSections(newestProgress)) {
        const answer = await visit(paths.section(section.id), { cookie });
        const html = await answer.text();
        for (const { text } of section.questions) expect(html).toContain(text[language].replaceAll("&", "&amp;"));
        const zipped = new Blob([html]).stream().pipeThrough(new CompressionStream("gzip"));
        const { byteLength } = await new Response(zipped).arrayBuffer();
        expect(byteLength, section.id).toBeLessThan(MAX_BYTES);
      }
    },
  );
});
