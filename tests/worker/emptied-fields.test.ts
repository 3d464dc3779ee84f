import { beforeAll, describe, expect, it } from "vitest";
import { startAssessment } from "~/improvement/plan/start.server";
import { change } from "../support/database";
import { inDays } from "../support/days";
import { documentForm, ENTRY, pdfFile } from "../support/evidence";
import { type Fields, filled, readForm } from "../support/forms";
import { cookieOf, cookiesOf, ORIGIN, post, send, visit } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { colleagueOf } from "../support/subject";
import { completeDraft, createTestContext, registerCompany, TEST_PASSWORD, withoutQueue } from "../support/worker";

// Every form of the product with optional fields: filled, emptied, and read again.
const ctx = withoutQueue(createTestContext());

async function signedIn() {
  const user = await registerCompany(ctx);
  return { user, cookie: await cookieOf(ctx, user.id) };
}

const read = async (path: string, cookie: string) => (await visit(path, { cookie })).text();
const only = (fields: Fields, names: string[]) => Object.fromEntries(names.map((name) => [name, fields[name]]));

describe("the profile form", () => {
  const PATH = "/user/profile/edit";
  const open = async (cookie: string) => readForm(await read(PATH, cookie), "username");
  const OPTIONAL = ["mobile", "companyReg", "companyLocation", "city"];
  const NOTHING = { mobile: [""], companyReg: [""], companyLocation: [""], city: [""] };

  it("clears the fields that may be empty, and leaves the rest as it is", async () => {
    const { cookie } = await signedIn();
    const before = await open(cookie);
    expect(only(before, OPTIONAL)).toEqual({
      mobile: ["082 123 4567"],
      companyReg: ["2020/1"],
      companyLocation: ["1 Long Street"],
      city: ["Johannesburg"],
    });
    const emptied = filled(before, { ...NOTHING, companyLocation: " \u200b", intent: "save" });
    const answer = await post(PATH, emptied, { cookie });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/user/profile"]);
    const { mobileCountry: _, shownCity: _shown, ...after } = await open(cookie);
    const { mobileCountry: _former, shownCity: _formerShown, ...rest } = before;
    expect(after).toEqual({ ...rest, ...NOTHING });
    const card = await read("/user/profile", cookie);
    expect(card).toContain("No phone set");
    expect(card).not.toMatch(/Johannesburg|082 123/);
  });

  it("sets a time zone, and falls back to that of the country and the state once it is cleared", async () => {
    const { cookie } = await signedIn();
    const save = async (timeZone: string) =>
      post(PATH, filled(await open(cookie), { timeZone: [timeZone], intent: "save" }), { cookie });
    expect(await read(PATH, cookie)).toContain("From the country and state: Africa/Johannesburg");
    for (const zone of ["Indian/Mauritius", ""]) {
      expect((await save(zone)).status).toBe(303);
      expect((await open(cookie)).timeZone).toEqual([zone]);
    }
    const refused = await save("Asia/Atlantis");
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining("Please choose a time zone from the list"),
    ]);
  });

  it("clears the mobile number of a user who may not change the company's fields", async () => {
    const { user } = await signedIn();
    const colleague = await colleagueOf(ctx, user, "viewer");
    const cookie = await cookieOf(ctx, colleague.id);
    const before = await open(cookie);
    expect(before.mobile).not.toEqual([""]);
    expect((await post(PATH, filled(before, { mobile: "", intent: "save" }), { cookie })).status).toBe(303);
    expect(await open(cookie)).toEqual({ ...before, mobile: [""], mobileCountry: ["MY"] });
  });

  it("clears state and city with the country, and the city with the state, whichever button is pressed", async () => {
    for (const intent of ["save", "places"]) {
      const { cookie } = await signedIn();
      const moved = await post(PATH, filled(await open(cookie), { country: "MY", intent }), { cookie });
      expect(moved.status).toBe(intent === "save" ? 400 : 200);
      const asked = readForm(await moved.text(), "username");
      const place = {
        country: ["MY"],
        state: [""],
        city: [""],
        shownCountry: ["MY"],
        shownState: [""],
        shownCity: [""],
      };
      expect(asked).toMatchObject(place);
      // Johor, without a city.
      expect((await post(PATH, filled(asked, { state: "2460", intent: "save" }), { cookie })).status).toBe(303);
      expect(await open(cookie)).toMatchObject({ country: ["MY"], state: ["2460"], city: [""] });
      await post(PATH, filled(await open(cookie), { city: "Batu Pahat", intent: "save" }), { cookie });
      const there = await open(cookie);
      expect(there.city).toEqual(["Batu Pahat"]);
      const next = await post(PATH, filled(there, { state: "2474", intent }), { cookie });
      if (intent === "places") {
        await post(PATH, filled(readForm(await next.text(), "username"), { intent: "save" }), { cookie });
      }
      expect(await open(cookie)).toMatchObject({ country: ["MY"], state: ["2474"], city: [""] });
    }
  });
});

describe("the registration form", () => {
  const [FIRST, SECOND, THIRD] = ["/register", "/register?step=2", "/register?step=3"];
  let cookie = "";
  /** Sends a step and keeps the cookies as a browser does. */
  async function step(path: string, fields: [string, string][]) {
    const answer = await post(path, fields, { cookie });
    cookie = cookiesOf(answer)["__Host-sign-up"]?.pair ?? cookie;
    return answer;
  }
  const open = async (path: string, holding: string) => readForm(await read(path, cookie), holding);
  beforeAll(async () => {
    const basics = { username: "Nomsa", email: "empty@example.com", password: TEST_PASSWORD, mobile: "082 123 4567" };
    const company = { company: "Mills", companyReg: "1", companyLocation: "2", designation: "Owner" };
    await step(FIRST, filled(await open(FIRST, "username"), { ...basics, intent: "continue" }));
    const sent = filled(await open(SECOND, "company"), { ...company, industry: "construction", intent: "continue" });
    expect((await step(SECOND, sent)).headers.get("Location")).toBe(THIRD);
  });

  it("keeps an optional field empty, when going back and forth and after a refusal", async () => {
    const given = {
      country: "ZA",
      state: "ZA-GP",
      city: "Soweto",
      accessCode: "KMPS-2222-3333",
      accessCodeConsent: "on",
    };
    await step(THIRD, filled(await open(THIRD, "city"), { ...given, intent: "back" }));
    const before = await open(THIRD, "city");
    expect(before).toMatchObject({ city: ["Soweto"], accessCode: ["KMPS-2222-3333"], accessCodeConsent: ["on"] });
    const emptied = { city: "", accessCode: "", accessCodeConsent: [] };
    const refused = await step(THIRD, filled(before, { ...emptied, intent: "continue" }));
    expect(refused.status).toBe(400);
    expect(readForm(await refused.text(), "city")).toMatchObject({ city: [""], accessCode: [""], state: ["ZA-GP"] });
    await step(THIRD, filled(before, { ...emptied, intent: "back" }));
    const after = await open(THIRD, "city");
    expect(after).toMatchObject({ city: [""], accessCode: [""], state: ["ZA-GP"] });
    expect(after).not.toHaveProperty("accessCodeConsent");
  });

  it("clears state and city when the country changes", async () => {
    await step(
      THIRD,
      filled(await open(THIRD, "city"), { country: "ZA", state: "ZA-GP", city: "Soweto", intent: "places" }),
    );
    const before = await open(THIRD, "city");
    expect(before).toMatchObject({ city: ["Soweto"], shownCity: ["Soweto"], shownState: ["ZA-GP"] });
    const refused = await step(THIRD, filled(before, { country: "MY", intent: "continue" }));
    const place = { country: ["MY"], state: [""], city: [""], shownCountry: ["MY"] };
    expect(readForm(await refused.text(), "city")).toMatchObject(place);
    await step(THIRD, filled(before, { country: "MY", intent: "places" }));
    expect(await open(THIRD, "city")).toMatchObject(place);
  });
});

describe("other forms", () => {
  it("clear a document's dates and what it is evidence for", async () => {
    const { user, cookie } = await signedIn();
    const path = `/uploadDocuments/${ctx.ids.seal(await completeDraft(ctx, user, 40))}`;
    const upload = async (query: string, form: FormData) => {
      const body = new Response(form);
      const headers = { Origin: ORIGIN, Cookie: cookie, "Content-Type": body.headers.get("Content-Type") ?? "" };
      return send(`${path}?${query}`, { method: "POST", headers, body: await body.arrayBuffer() });
    };
    const given = { ...ENTRY, expiresOn: "2027-01-31", links: ["water"] };
    expect((await upload("add", documentForm(given, [pdfFile(smallPdf())]))).status).toBe(303);
    const [, id = ""] = /[?&;]edit=([\w-]+)/.exec(await read(path, cookie)) ?? [];
    const open = async () => readForm(await read(`${path}?edit=${id}`, cookie), "description");
    const before = await open();
    expect(before).toMatchObject({ issuedOn: ["2026-01-31"], expiresOn: ["2027-01-31"], links: ["water"] });
    const form = documentForm({ ...before, issuedOn: "", expiresOn: "", links: [] }, []);
    expect((await upload(`edit=${id}`, form)).status).toBe(303);
    const { links: _, ...rest } = before;
    expect(await open()).toEqual({ ...rest, issuedOn: [""], expiresOn: [""] });
  });

  it("clear the audience of an announcement", async () => {
    const { user, cookie } = await signedIn();
    await change("update users set is_administrator = 1 where id = ?", user.id);
    const words = { titleEn: "a", bodyEn: "b", titleFr: "c", bodyFr: "d", titleMs: "e", bodyMs: "f" };
    const audience = { country: "ZA", industry: "construction", language: "fr" };
    const sent = { type: "NEWSLETTER", companies: "members", ...audience, ...words };
    const created = await post("/admin/announcements/new", sent, { cookie });
    const path = `${created.headers.get("Location")}/edit`;
    const before = readForm(await read(path, cookie), "titleEn");
    expect(before).toMatchObject({ country: ["ZA"], industry: ["construction"], language: ["fr"] });
    const nobody = { country: [""], industry: [""], language: [""] };
    expect((await post(path, filled(before, nobody), { cookie })).status).toBe(303);
    expect(readForm(await read(path, cookie), "titleEn")).toEqual({ ...before, ...nobody });
  });

  it("clear the assignee and the due date of a topic", async () => {
    const { user, cookie } = await signedIn();
    const colleague = await colleagueOf(ctx, user, "contributor");
    const started = await startAssessment(ctx, user);
    if (!started.ok) throw new Error(started.reason);
    const path = `/topics/${ctx.ids.seal(started.assessmentId)}`;
    const open = async () => readForm(await read(path, cookie), "assignee", / value="water"/);
    const dueOn = inDays(30);
    const sent = filled(await open(), { assignee: colleague.id, dueOn, intent: "assign" });
    expect((await post(path, sent, { cookie })).status).toBe(303);
    const before = await open();
    expect(before).toMatchObject({ assignee: [colleague.id], dueOn: [dueOn] });
    expect((await post(path, filled(before, { dueOn: "", intent: "assign" }), { cookie })).status).toBe(303);
    expect(await open()).toEqual({ ...before, dueOn: [""] });
    expect((await post(path, filled(before, { assignee: "", intent: "assign" }), { cookie })).status).toBe(303);
    expect(await open()).toEqual({ ...before, assignee: [""] });
  });

  it("clear the ticks of a section, and the words for 'Other'", async () => {
    const { user, cookie } = await signedIn();
    const started = await startAssessment(ctx, user);
    if (!started.ok) throw new Error(started.reason);
    const path = `/${ctx.ids.seal(started.assessmentId)}?section=water.assess`;
    const [ticks, words] = ["q.water.assess.options", "other.water.assess.options"];
    const open = async () => readForm(await read(path, cookie), ticks);
    const first = await open();
    const sent = filled(first, { [ticks]: ["a1", "other"], [words]: "Rain tank", intent: "save" });
    expect((await post(path, sent, { cookie })).status).toBe(303);
    const before = await open();
    expect(before).toMatchObject({ [ticks]: ["a1", "other"], [words]: ["Rain tank"] });
    expect(
      (await post(path, filled(before, { [words]: "", [ticks]: ["a1"], intent: "save" }), { cookie })).status,
    ).toBe(303);
    expect(await open()).toMatchObject({ [ticks]: ["a1"], [words]: [""] });
    expect((await post(path, filled(await open(), { [ticks]: [], intent: "save" }), { cookie })).status).toBe(303);
    expect(await open()).not.toHaveProperty([ticks]);
  });

  it("clear every preference switch that may be off, and the weekly overview", async () => {
    const { cookie } = await signedIn();
    const path = "/user/profile?tab=notifications";
    const open = async () => readForm(await read(path, cookie), "digest");
    const intent = "save-preferences";
    const before = await open();
    expect([before.type?.[0]?.split(" ").length, before.email?.length, before.digest]).toEqual([30, 27, undefined]);
    expect((await post(path, filled(before, { digest: "weekly", intent }), { cookie })).status).toBe(303);
    expect((await open()).digest).toEqual(["weekly"]);
    const off = filled(before, { email: [], inApp: [], intent });
    expect((await post(path, off, { cookie })).status).toBe(303);
    expect(await open()).toEqual({ type: before.type });
    // Notifications that protect the account stay on regardless, and the page says why.
    const page = await read(path, cookie);
    expect(page.match(/type="checkbox"[^>]*checked=""[^>]*disabled=""|disabled=""[^>]*checked=""/g)).toHaveLength(6);
    expect(page.match(/Always on: it protects your account/g)).toHaveLength(3);
  });
});
