import { beforeEach, describe, expect, it } from "vitest";
import { resources } from "~/i18n/resources";
import { rowsOf } from "../support/database";
import { cookiesOf, post, solvedCaptcha, visit } from "../support/pages";
import { createSignedIn, ctx } from "../support/signed-in";
import { registrationOf } from "../support/worker";

let signedIn: Awaited<ReturnType<typeof createSignedIn>>;
beforeEach(async () => {
  signedIn = await createSignedIn();
});

const CHANGED = { section: "water.assess", "q.water.assess.1": "no", "q.water.assess.2": "no" };

const waterAnswers = async () => {
  const opened = ctx.ids.open(signedIn.draft);
  const rows = await rowsOf<{ options: string }>(
    "select value ->> '$.options' as options from answers where assessment_id = ? and question_id like 'water.assess._' order by question_id",
    opened.ok ? opened.id : "",
  );
  return rows.map((row) => row.options);
};

describe("leaving a section through the page header", () => {
  it("to change the language saves it and reopens it in that language", async () => {
    const { draft, cookie } = signedIn;
    const response = await post(`/${draft}?section=water.assess`, { ...CHANGED, language: "ms" }, { cookie });
    expect([response.status, response.headers.get("Location")]).toEqual([303, `/${draft}?section=water.assess`]);
    expect(await waterAnswers()).toEqual(['["no"]', '["no"]']);
    expect(await (await visit(`/${draft}?section=water.assess`, { cookie })).text()).toContain('<html lang="ms"');
  });

  it("to change the language shows what cannot be saved, entirely in that language", async () => {
    const { draft, cookie } = signedIn;
    const wordless = { ...CHANGED, "q.water.assess.options": "other", language: "fr" };
    const response = await post(`/${draft}?section=water.assess`, wordless, { cookie });
    const html = await response.text();
    expect([response.status, response.headers.get("Content-Language")]).toEqual([422, "fr"]);
    expect(html).toContain('<html lang="fr"');
    for (const words of [resources.fr.assessment.problem.specify, resources.fr.assessment.form.next])
      expect(html).toContain(words);
    expect(html).not.toContain(resources.en.assessment.problem.specify);
  });

  it("to sign out saves it and ends the session", async () => {
    const { draft, cookie } = signedIn;
    const response = await post(`/${draft}`, { ...CHANGED, intent: "sign-out" }, { cookie });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/login"]);
    expect(await waterAnswers()).toEqual(['["no"]', '["no"]']);
    expect((await visit("/user/history", { cookie })).headers.get("Location")).toMatch(/^\/login/);
  });

  it("to sign out ends the session even when the assessment can no longer be saved", async () => {
    const { completed, cookie } = signedIn;
    const response = await post(`/${completed}`, { ...CHANGED, intent: "sign-out" }, { cookie });
    expect(response.headers.get("Location")).toBe("/login");
    expect((await visit("/user/history", { cookie })).headers.get("Location")).toMatch(/^\/login/);
  });

  it("saves the section when Enter is pressed in a field, whatever button of the header comes first", async () => {
    const { draft, cookie } = signedIn;
    const html = await (await visit(`/${draft}?section=water.assess`, { cookie })).text();
    const [first = ""] = /<button[^>]*>/.exec(html) ?? [];
    expect(first).toContain('form="section-form"');
    expect(first).toContain('value="save"');
  });
});

describe("a registration", () => {
  it("keeps what was typed when the language changes", async () => {
    const response = await post("/register", { username: "Aminah", email: "aminah@example.com", language: "fr" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/register"]);
    const cookie = Object.values(cookiesOf(response))
      .map(({ pair }) => pair)
      .join("; ");
    const html = await (await visit("/register", { cookie })).text();
    expect(html).toContain('<html lang="fr"');
    expect(html).toContain('value="Aminah"');
    expect(html).toContain('value="aminah@example.com"');
  });

  it("that has expired starts over and says so", async () => {
    const response = await visit("/register?step=3");
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/register"]);
    const cookie = cookiesOf(response)["__Host-flash"]?.pair;
    expect(await (await visit("/register", { cookie })).text()).toContain("Your entries have expired");
  });

  it("that expired before its last step was sent starts over, says so and keeps what was typed", async () => {
    const response = await post("/register?step=3", { intent: "continue", companySize: "300k-3m", city: "Tshwane" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/register"]);
    const cookies = cookiesOf(response);
    expect(Object.keys(cookies).sort()).toEqual(["__Host-flash", "__Host-sign-up"]);
    const html = await (await visit("/register", { cookie: cookies["__Host-flash"]?.pair })).text();
    expect(html).toContain("Your entries have expired");
  });

  it("leads back to the step with an entry that proves wrong at the end", async () => {
    const { passwordHash: _, language: _language, ...fields } = registrationOf("tampered@example.com", "Tampered");
    let cookie = "";
    for (const path of ["/register", "/register?step=2"]) {
      const typed = { ...fields, industry: "no-such-industry", password: "a quiet river bend" };
      cookie = cookiesOf(await post(path, typed, { cookie }))["__Host-sign-up"]?.pair ?? "";
    }
    const response = await post(
      "/register?step=3",
      { ...fields, industry: "no-such-industry", terms: "on", ...solvedCaptcha(ctx) },
      { cookie },
    );
    expect(response.status).toBe(400);
    expect(await response.text()).toMatch(/<a href="\/register\?step=2"[^>]*>Industry is required/);
  });
});

describe("the history page", () => {
  it("redirects from a page past the end to the last one", async () => {
    const response = await visit("/user/history?page=99", { cookie: signedIn.cookie });
    expect(response.headers.get("Location")).toBe("/user/history?page=1");
  });
});
