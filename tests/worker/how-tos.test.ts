import { beforeAll, describe, expect, it } from "vitest";
import { questionsOf } from "~/assessment/answers/rules/changes";
import { howToOn } from "~/assessment/catalogue/content/how-to-link";
import { HOW_TOS } from "~/assessment/catalogue/content/how-tos";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { actionPath } from "~/core/addresses/plan";
import { LANGUAGES } from "~/core/language";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { addActions } from "~/improvement/plan/change.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, visit } from "../support/pages";
import { completeReadiness } from "../support/progress-results";
import { createTestContext, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const MISSING = "anti-corruption.assess.1";
const asked = new Set(questionsOf(newestReadiness).keys());

let owner: CurrentUser;
let cookie: string;
let form: (section: string) => string;
let results: string;
let action: string;

/** A company with a result that lacks half of the practices, one of them planned, and a later draft. */
beforeAll(async () => {
  const { user, readiness } = await completeReadiness(ctx);
  owner = user;
  cookie = await cookieOf(ctx, owner.id);
  results = `/user/dashboard/${ctx.ids.seal(readiness)}`;
  expect(await addActions(ctx, owner, "readiness", [MISSING])).toMatchObject({ ok: true });
  const [planned] = await rowsOf<{ id: string }>("select id from actions where company_id = ?", owner.companyId);
  action = actionPath(planned?.id ?? "");
  const started = await startAssessment(ctx, owner);
  if (!started.ok) throw new Error(started.reason);
  form = (section) => `/${ctx.ids.seal(started.assessmentId)}?section=${section}`;
});

const read = async (path: string, as: string | null = cookie) => {
  const answer = await visit(path, as === null ? {} : { cookie: as });
  expect(answer.status, path).toBe(200);
  return /<main.*<\/main>/s.exec(await answer.text())?.[0] ?? "";
};
const plain = (html: string) => html.replaceAll("<!-- -->", "").replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
/** The how-to articles that a page links to, each once. */
const linked = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/knowledge-base\/how-to-[^"]+)"/g)].map(([, href]) => href)),
];

describe.each(LANGUAGES)("the how-to of a practice in %s", (language) => {
  beforeAll(() => change("update users set language = ? where id = ?", language, owner.id));

  it("appears in the help of the questions that it fits and of no others, and says where completed steps count", async () => {
    for (const { topic, practices } of HOW_TOS) {
      const link = howToOn(topic, language);
      const stage = practices.find((id) => asked.has(id))?.split(".")[1];
      const html = plain(await read(form(`${topic}.${stage}`)));
      expect(linked(html), topic).toEqual([link?.href]);
      expect(html).toContain(link?.title);
      expect(linked(await read(form(`${topic}.report`))), topic).toEqual([]);
      const article = plain(await read(link?.href ?? ""));
      expect(article).toContain(link?.title);
      expect(article).toMatch(/href="\/user\/history".*href="\/plan"/s);
    }
  });

  it("appears beside the recommended actions of a result, and on the page of an action", async () => {
    const html = plain(await read(results));
    expect(linked(html)).toContain(howToOn("anti-corruption", language)?.href);
    for (const href of linked(html)) await read(href ?? "");
    expect(linked(await read(action))).toEqual([howToOn("anti-corruption", language)?.href]);
  });
});

it("a how-to is not offered to a visitor, who could not open it, nor where a question has no topic", async () => {
  expect(linked(await read("/sample", null))).toEqual([]);
  expect(linked(await read("/sample")).length).toBeGreaterThan(0);
  expect((await visit(`/knowledge-base/${HOW_TOS[0]?.slug}`)).status).toBe(303);
});
