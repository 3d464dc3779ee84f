import { beforeEach, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { COPY_HEADER } from "~/core/kept";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { setFlash } from "~/foundation/web/flash.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { change } from "../support/database";
import { cookieOf, cookiesOf, newCaller, post, solvedCaptcha, visit } from "../support/pages";
import { createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const [SECTION, FIRST, SECOND] = ["water.assess", "water.assess.1", "water.assess.2"];
const STORAGE = '"storage"';

let user: CurrentUser;
let cookie: string;
let draft: string;
let along: string;

beforeEach(async () => {
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  draft = started.assessmentId;
  along = `/takeAlong/${ctx.ids.seal(draft)}`;
});

/** The cookies of the browser after an answer. */
const then = (answer: Response, name = "__Host-kept") => `${cookie}; ${cookiesOf(answer)[name]?.pair}`;
const take = async () => then(await post(along, { intent: "take" }, { cookie }));
const section = (kept: string) => visit(`/${ctx.ids.seal(draft)}?section=${SECTION}`, { cookie: kept });
const cleared = (answer: Response) => answer.headers.get("Clear-Site-Data");
const keyOn = async (answer: Response) => /data-taken="([^"]+)"/.exec(await answer.text())?.[1];

const signIn = async (kept: string, by: CurrentUser) => {
  const fields = { email: by.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) };
  return post("/login", fields, { cookie: kept, headers: { "CF-Connecting-IP": newCaller() } });
};

describe("a browser that keeps a draft", () => {
  it("shows it under a key that says nothing of its user, and to nobody else", async () => {
    const kept = await take();
    const key = await keyOn(await section(kept));
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(key).not.toBe(user.id);
    expect(kept).not.toContain(user.id);
    expect(await keyOn(await section(cookie))).toBeUndefined();

    const other = await registerCompany(ctx);
    await change("update users set company_id = ?, role = 'contributor' where id = ?", user.companyId, other.id);
    const theirs = `${await cookieOf(ctx, other.id)}; ${kept.split("; ")[1]}`;
    expect(await keyOn(await section(theirs))).toBeUndefined();
  });

  it("is emptied by signing out, and by the sign-in of another person, but not by that of its own", async () => {
    const kept = await take();
    expect(cleared(await post("/logout", {}, { cookie }))).toBeNull();
    const out = await post("/logout", {}, { cookie: kept });
    expect([cleared(out), cookiesOf(out)["__Host-kept"]?.pair]).toEqual([STORAGE, "__Host-kept="]);

    expect(cleared(await signIn(kept, user))).toBeNull();
    const other = await signIn(kept, await registerCompany(ctx));
    expect([other.status, cleared(other)]).toEqual([303, STORAGE]);
  });

  it("is emptied when the account is to be deleted", async () => {
    const kept = await take();
    const asked = await post(
      "/user/privacy",
      { intent: "delete", password: TEST_PASSWORD, understood: "on" },
      { cookie: kept },
    );
    expect([asked.status, cleared(asked)]).toEqual([303, STORAGE]);
  });

  it("keeps nothing once other people use it, which signing out does not change", async () => {
    const answer = await post(along, { intent: "shared" }, { cookie: await take() });
    expect(cleared(answer)).toBe(STORAGE);
    const shared = then(answer);
    expect(cookiesOf(await post(along, { intent: "take" }, { cookie: shared }))["__Host-kept"]).toBeUndefined();
    expect(await (await section(shared)).text()).not.toContain('value="along"');
    expect(cookiesOf(await post("/logout", {}, { cookie: shared }))["__Host-kept"]).toBeUndefined();
  });

  it("keeps one draft of a kind", async () => {
    const kept = await take();
    await post(`/autosave/${ctx.ids.seal(draft)}`, { section: SECTION, [`q.${FIRST}`]: "yes" }, { cookie });
    const started = await startAssessment(ctx, user, { beside: draft });
    if (!started.ok) throw new Error(started.reason);
    const next = `/takeAlong/${ctx.ids.seal(started.assessmentId)}`;
    expect(cookiesOf(await post(next, { intent: "take" }, { cookie: kept }))["__Host-kept"]).toBeUndefined();
    expect(await (await visit(next, { cookie: kept })).text()).toContain(along);
  });
});

it("a copy of a page leaves the message for the page that the user opens", async () => {
  const flash = `${cookie}; ${(await setFlash("sectionSaved")).split(";")[0]}`;
  const path = `/${ctx.ids.seal(draft)}?section=${SECTION}`;
  const copy = await visit(path, { cookie: flash, headers: { [COPY_HEADER]: "1" } });
  expect(cookiesOf(copy)["__Host-flash"]).toBeUndefined();
  expect(cookiesOf(await visit(path, { cookie: flash }))["__Host-flash"]?.pair).toBe("__Host-flash=");
});

it("a form with some of a section's questions leaves the others as they are", async () => {
  const autosave = `/autosave/${ctx.ids.seal(draft)}`;
  const options = `${SECTION}.options`;
  const whole = { section: SECTION, [`q.${FIRST}`]: "yes", [`q.${options}`]: "a1" };
  expect((await post(autosave, whole, { cookie })).status).toBe(200);
  const some = { section: SECTION, partial: "1", [`base.${SECOND}`]: "0|", [`q.${SECOND}`]: "no" };
  expect((await post(autosave, some, { cookie })).status).toBe(200);
  const opened = await openAssessment(createTestContext(), user, draft, "read");
  if (!opened.ok) throw new Error(opened.reason);
  expect([...opened.answers.keys()].sort()).toEqual([FIRST, SECOND, options]);
  expect(opened.answers.get(options)?.value).toMatchObject({ options: ["a1"] });
});

it("an installed Kompas begins with the next step, in the language of its page", async () => {
  const manifest = await visit("/manifest/fr.webmanifest");
  expect(manifest.headers.get("Content-Type")).toBe("application/manifest+json");
  expect(await manifest.json()).toMatchObject({ lang: "fr", start_url: "/user/next", display: "standalone" });
  const step = await visit("/user/next", { cookie });
  expect(step.headers.get("Location")).toBe(`/user/assessment/${ctx.ids.seal(draft)}`);
  expect((await visit("/user/next")).headers.get("Location")).toBe("/login?next=%2Fuser%2Fnext");
});
