import { beforeAll, describe, expect, it } from "vitest";
import type { Scope } from "~/core/scopes";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { takeFlash } from "~/foundation/web/flash.server";
import { change, rowsOf } from "../support/database";
import { cookieOf, cookiesOf, post, solvedCaptcha, visit } from "../support/pages";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const CODE = "SCOPE-CODE";
const CODES = "/user/profile/access-code";
const LEDGER = "/user/sharing";

let chain: CurrentUser;
let owner = "";

beforeAll(async () => {
  chain = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", CODE, chain.companyId);
  chain = await reloadUser(ctx, chain.email);
  owner = await cookieOf(ctx, chain.id);
});

const ask = (scope: string, cookie = owner) => post(CODES, { intent: "ask", scope }, { cookie });
/** The message on the page after a post. */
const flashOf = async (answer: Response) => {
  const [cookie = ""] = (answer.headers.get("Set-Cookie") ?? "").split(";");
  return (await takeFlash(new Request("https://kompas.example/", { headers: { Cookie: cookie } }))).key;
};
const scopesOf = (companyId: string) =>
  rowsOf<{ scope: Scope; agreed: Scope }>(
    "select m.scope, c.scope as agreed from memberships m join consents c on c.company_id = m.company_id and c.ended_at is null where m.company_id = ?",
    companyId,
  );
/** The number of companies in the corporate company's cells, of any kind. */
const countedIn = async () => {
  const cells = await rowsOf<{ counters: string }>(
    "select counters from analytics_cells where population = ?",
    chain.companyId,
  );
  return cells.length;
};

/** Registers on the page with the code and the given choices; returns the new company's id and its owner's cookie. */
async function register(email: string, fields: Record<string, string>) {
  let cookie = "";
  const send = async (path: string, form: Record<string, string>) => {
    const response = await post(path, { intent: "continue", ...form }, { cookie });
    cookie = cookiesOf(response)["__Host-sign-up"]?.pair ?? cookie;
    return response;
  };
  await send("/register", { username: "Ayesha Botha", email, password: "seven slow trains" });
  await send("/register?step=2", {
    company: "Botha Boxes",
    companyReg: "2021/9",
    companyLocation: "9 Main Road",
    designation: "Owner",
    industry: "construction",
  });
  const last = await send("/register?step=3", {
    country: "ZA",
    state: "ZA-GP",
    city: "",
    companySize: "300k-3m",
    accessCode: CODE,
    terms: "on",
    accessCodeConsent: "on",
    ...solvedCaptcha(ctx),
    ...fields,
  });
  expect(last.status).toBe(303);
  const user = await reloadUser(ctx, email);
  return { user, cookie: await cookieOf(ctx, user.id) };
}

const told = async (userId: string) => {
  const [row] = await rowsOf<{ scope: string }>(
    "select data ->> 'scope' as scope from outbox where user_id = ? and cause = 'access-code-joined' limit 1",
    userId,
  );
  return row?.scope;
};

describe("what a joining company shares", () => {
  it("is everything by default, and only the level if the company chooses so at registration", async () => {
    const all = await register("ayesha-all@example.com", {});
    expect(await scopesOf(all.user.companyId)).toEqual([{ scope: "full", agreed: "full" }]);
    expect(await told(all.user.id)).toBe("full");
    const some = await register("ayesha-level@example.com", { accessCodeScope: "level" });
    expect(await scopesOf(some.user.companyId)).toEqual([{ scope: "level", agreed: "level" }]);
    expect(await told(some.user.id)).toBe("level");
    const ledger = await (await visit(LEDGER, { cookie: some.cookie })).text();
    expect(ledger).toContain("Share everything you submit");
    expect(ledger).not.toContain("asks for the level only");
  });

  it("is asked on the registration page, and kept when that page is shown again", async () => {
    const first = await post("/register", {
      intent: "continue",
      username: "Ayesha Botha",
      email: "ayesha-kept@example.com",
      password: "seven slow trains",
    });
    const cookie = cookiesOf(first)["__Host-sign-up"]?.pair ?? "";
    const second = await post(
      "/register?step=2",
      {
        intent: "continue",
        company: "Kept",
        companyReg: "1",
        companyLocation: "2",
        designation: "Owner",
        industry: "construction",
      },
      { cookie },
    );
    const refused = await post(
      "/register?step=3",
      { intent: "continue", country: "ZA", accessCode: CODE, accessCodeScope: "level", companySize: "" },
      { cookie: cookiesOf(second)["__Host-sign-up"]?.pair ?? cookie },
    );
    expect(refused.status).toBe(400);
    const html = await refused.text();
    expect(html).toContain("What may this company see?");
    expect(html).toMatch(
      /<input[^>]*name="accessCodeScope"[^>]*checked=""[^>]*value="level"|value="level"[^>]*checked=""/,
    );
  });

  it("is at most what the code's owner asks for, however the company joins and whatever it changes later", async () => {
    const stranger = await registerCompany(ctx);
    expect((await ask("level", await cookieOf(ctx, stranger.id))).status).toBe(403);
    expect((await ask("level")).headers.get("Location")).toBe(CODES);
    const noted = await rowsOf(
      "select type from security_events where user_id = ? and type = 'access-code-scope'",
      chain.id,
    );
    expect(noted).toHaveLength(1);
    expect(await (await visit(CODES, { cookie: owner })).text()).toContain(
      "Companies that join share their level only.",
    );

    const before = await countedIn();
    const joining = await register("ayesha-asked@example.com", { accessCodeScope: "full" });
    expect(await scopesOf(joining.user.companyId)).toEqual([{ scope: "level", agreed: "level" }]);
    expect(await told(joining.user.id)).toBe("level");

    const later = await registerCompany(ctx);
    const cookie = await cookieOf(ctx, later.id);
    const id = await completeDraft(ctx, later, 40);
    await submitAndCount(ctx, later, id);
    await post(`${CODES}?add`, { intent: "add", code: CODE, scope: "full", agree: "on" }, { cookie });
    expect(await scopesOf(later.companyId)).toEqual([{ scope: "level", agreed: "level" }]);
    // A company that shares only its level is in no cell.
    expect(await countedIn()).toBe(before);

    const page = await (await visit(LEDGER, { cookie })).text();
    expect(page).toContain("This company asks for the level only.");
    expect(page).not.toContain("Share everything you submit");
    const forged = { intent: "scope", company: ctx.ids.seal(chain.companyId), scope: "full" };
    expect(await flashOf(await post(LEDGER, forged, { cookie }))).toBe("scopeKept");
    expect(await scopesOf(later.companyId)).toEqual([{ scope: "level", agreed: "level" }]);
    expect(await countedIn()).toBe(before);

    // Once everything is requested again, it may choose to share that.
    await ask("full");
    expect(await flashOf(await post(LEDGER, forged, { cookie }))).toBe("scopeChanged");
    expect(await scopesOf(later.companyId)).toEqual([{ scope: "full", agreed: "full" }]);
    expect(await countedIn()).toBeGreaterThan(before);
  });

  it("stays as agreed when the code's owner asks for less later", async () => {
    const joined = await register("ayesha-before@example.com", { accessCodeScope: "full" });
    await ask("level");
    expect(await scopesOf(joined.user.companyId)).toEqual([{ scope: "full", agreed: "full" }]);
    const less = { intent: "scope", company: ctx.ids.seal(chain.companyId), scope: "level" };
    await post(LEDGER, less, { cookie: joined.cookie });
    expect(await scopesOf(joined.user.companyId)).toEqual([{ scope: "level", agreed: "level" }]);
    await ask("full");
    expect((await visit(`${CODES}?ask`, { cookie: joined.cookie })).status).toBe(200);
    expect(await (await visit(`${CODES}?ask`, { cookie: joined.cookie })).text()).not.toContain(
      "What are you asking for?",
    );
    const elsewhere = { Origin: "https://elsewhere.example" };
    expect((await post(CODES, { intent: "ask", scope: "level" }, { headers: elsewhere, cookie: owner })).status).toBe(
      403,
    );
  });
});
