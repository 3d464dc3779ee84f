import { describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { submitAssessment } from "~/results/results/submit.server";
import { given } from "../support/answers";
import { change, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, post, solvedCaptcha, visit } from "../support/pages";
import { publishProgress } from "../support/publish";
import { createSignedIn, ctx } from "../support/signed-in";
import { completeDraft, createTestContext, registerCompany, reloadUser, TEST_PASSWORD } from "../support/worker";

const { user, cookie, draft } = await createSignedIn();
await publishProgress();
const progress = ctx.ids.seal(await completeDraft(ctx, await reloadUser(ctx, user.email), 30, "progress"));

describe("ASVS 3.7.2 redirects", () => {
  const FOREIGN = [
    "//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/.//evil.example",
    "/x/..//evil.example",
    "/%2e//evil.example",
    "https://evil.example",
    "https:evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "evil.example",
    "",
  ];

  it.each(FOREIGN)("stay on our own site after a change of language that names %j", async (back) => {
    const response = await post("/language", { language: "en", back });
    const location = response.headers.get("Location") ?? "";
    expect(response.status).toBe(303);
    expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
    expect(location).toBe("/");
  });

  it.each(["//evil.example", "/.//evil.example", "https://evil.example"])(
    "stay on our own site after a sign-in that names %j",
    async (next) => {
      const person = await registerCompany(ctx);
      const fields = { email: person.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) };
      const response = await post(`/login?next=${encodeURIComponent(next)}`, fields);
      expect([response.status, response.headers.get("Location")]).toEqual([303, "/user/history"]);
    },
  );

  it("lead back to the page that the reader wanted to open", async () => {
    const fields = { email: user.email, password: TEST_PASSWORD, ...solvedCaptcha(ctx) };
    const next = `/${draft}?section=water.assess`;
    const response = await post(`/login?next=${encodeURIComponent(next)}`, fields);
    expect([response.status, response.headers.get("Location")]).toEqual([303, next]);
  });
});

const DAMAGED = [422, expect.stringContaining("Error decrypting submission ID")];

describe("ids in links", () => {
  it("are the same each time, URL-safe, and differ for different ids", () => {
    const ids = Array.from({ length: 200 }, () => ctx.ids.create());
    const sealed = ids.map((id) => ctx.ids.seal(id));
    expect(ids.map((id) => createTestContext().ids.seal(id))).toEqual(sealed);
    expect(new Set(sealed).size).toBe(200);
    for (const link of sealed) expect(link).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(sealed.map((link) => ctx.ids.open(link))).toEqual(ids.map((id) => ({ ok: true, id })));
  });

  it("give 'Error decrypting submission ID' and 422 when any character was changed", async () => {
    for (const index of [0, 6, 12, 18, 24, 30, 36, draft.length - 1]) {
      const changed = draft.slice(0, index) + (draft[index] === "A" ? "B" : "A") + draft.slice(index + 1);
      const response = await visit(`/${changed}`, { cookie });
      expect(response.status).toBe(422);
      expect(await response.text()).toContain("Error decrypting submission ID");
    }
  });

  it.each([
    "/",
    "/view/",
    "/user/assessment/",
    "/user/dashboard/",
    "/progress/",
    "/view/progress/",
    "/user/progress/assessment/",
    "/uploadProgressDocuments/",
  ])(
    "are checked at %s: 422 for one that cannot be decrypted, however long, and 404 for unknown ones",
    async (path) => {
      const own = path.toLowerCase().includes("progress") ? progress : draft;
      const plain = ctx.ids.open(own);
      const unknown = await visit(`${path}${ctx.ids.seal(ctx.ids.create())}`, { cookie });
      expect([unknown.status, await unknown.text()]).toEqual([404, expect.stringContaining("Request not found")]);
      // A single word after the first slash may be anything.
      const forWords = path === "/" ? [404, expect.stringContaining("Request not found")] : DAMAGED;
      for (const [ids, expected] of [
        [[own.slice(1), own.slice(0, 30), `${own}A`, `${own}Read-on`], DAMAGED],
        [
          [plain.ok ? plain.id : "", "nonsense", `${own.slice(1)}%2F`, "%00", "..%2f..%2fetc", "'%20or%201=1--"],
          forWords,
        ],
      ] as const) {
        for (const id of ids) {
          const response = await visit(`${path}${id}`, { cookie });
          expect([id, response.status, await response.text()]).toEqual([id, ...expected]);
        }
      }
    },
  );

  it("are also read when they follow the kind without a slash, and redirect then", async () => {
    for (const path of [`/progress${progress}`, `/PROGRESS${progress}`]) {
      const response = await visit(path, { cookie });
      expect([response.status, response.headers.get("Location")]).toEqual([303, `/progress/${progress}`]);
    }
    expect((await visit(`/readiness${draft}`, { cookie })).status).toBe(422);
  });

  it("make a visitor sign in before anything about them is revealed", async () => {
    const response = await visit(`/view/${draft}`);
    expect([response.status, response.headers.get("Location")]).toEqual([303, `/login?next=%2Fview%2F${draft}`]);
  });
});

describe("ASVS 1.2.1, 3.2.2 user input", () => {
  const EVIL = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;

  it("is shown as text in names, free-text answers and refused forms", async () => {
    const person = await registerCompany(ctx);
    const id = await completeDraft(ctx, person, 40);
    const own = given("water.assess.options", ["other"], { other: EVIL });
    await saveAnswers(ctx, person, id, [own]);
    await submitAssessment(ctx, person, id);
    const open = ctx.ids.seal(await completeDraft(ctx, person, 1));
    await change("update users set username = ? where id = ?", EVIL, person.id);
    await change("update companies set name = ?, city = ? where id = ?", EVIL, EVIL, person.companyId);
    const mine = await cookieOf(ctx, person.id);
    const sealed = ctx.ids.seal(id);
    const pages = [
      await visit("/user/history", { cookie: mine }),
      await visit(`/view/${sealed}`, { cookie: mine }),
      await visit(`/user/dashboard/${sealed}`, { cookie: mine }),
      await visit(`/${open}?section=water.assess`, { cookie: mine }),
      await post("/login", { email: EVIL, password: "x", ...solvedCaptcha(ctx) }),
      await post("/register", { username: EVIL, email: EVIL, mobile: EVIL, mobileCountry: EVIL }),
      await visit(`/nothing?${encodeURIComponent(EVIL)}`),
      await visit(`/login?next=${encodeURIComponent(EVIL)}`),
    ];
    for (const page of pages) {
      const html = await page.text();
      expect(html).not.toContain("<script>alert");
      expect(html).not.toContain("<img src=x");
    }
    const stored = await rowsOf<{ other: string }>(
      "select value ->> '$.other' as other from answers where assessment_id = ? and value ->> '$.other' is not null",
      id,
    );
    expect(stored).toEqual([{ other: EVIL }]);
  });
});
