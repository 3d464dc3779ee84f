import { describe, expect, it } from "vitest";
import { rowsOf } from "../support/database";
import { cookieOf, post, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { colleagueOf } from "../support/subject";
import { createTestContext, registerCompany, TEST_PASSWORD } from "../support/worker";

const PATH = "/user/access-tokens";
const ctx = createTestContext();
const SECRET = /kompas_[\w-]{43}/;

const SCOPE = /name="scopes" class="tick"(?<ticked> checked="")? value="(?<scope>[\w-]+)"/g;
const offeredIn = (html: string) => [...html.matchAll(SCOPE)].map(({ groups }) => groups?.scope);
const tickedIn = (html: string) =>
  [...html.matchAll(SCOPE)].flatMap(({ groups }) => (groups?.ticked ? [groups.scope] : []));

describe("the page of access tokens", () => {
  it("makes a token, shows it once with a first call that works, and revokes it after a question", async () => {
    const owner = await registerCompany(ctx);
    const cookie = await cookieOf(ctx, owner.id);
    const html = await (await visit(PATH, { cookie })).text();
    expect(html).toContain("No access tokens yet");
    // What concerns a network is offered to a company with an access code alone.
    expect(offeredIn(html)).toEqual(["read-results", "write-answers"]);
    const [, once = ""] = /name="once" value="([\w-]{22})"/.exec(html) ?? [];
    const fields = { intent: "make", once, name: " Warehouse 7 ", scopes: "read-results", days: "90" };

    const empty = await post(PATH, { intent: "make", once, name: "", password: "" }, { cookie });
    expect(empty.status).toBe(400);
    const refused = await empty.text();
    for (const sentence of ["give the token a name", "tick what the token may do", "how long the token should work"]) {
      expect(refused).toContain(sentence);
    }
    const wrong = await post(PATH, { ...fields, password: "wrong" }, { cookie });
    const kept = await wrong.text();
    expect([wrong.status, kept.includes("This is not your password")]).toEqual([400, true]);
    // Nothing that was typed is lost, except the password.
    expect(kept).toMatch(/value=" ?Warehouse 7 ?"/);
    expect(tickedIn(kept)).toEqual(["read-results"]);

    const made = await post(PATH, { ...fields, password: TEST_PASSWORD }, { cookie });
    const shown = await made.text();
    expect([made.status, made.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    const [token = ""] = SECRET.exec(shown) ?? [];
    expect(shown).toContain("users/submissions/latest");
    const first = () => visit("/api/users/submissions/latest", { headers: { Authorization: `Bearer ${token}` } });
    expect((await first()).status).toBe(200);
    // The form sent again, as a reload does.
    const again = await (await post(PATH, { ...fields, password: TEST_PASSWORD }, { cookie })).text();
    expect(again).toContain("This form has already made a token");
    expect(again).not.toMatch(SECRET);
    const list = await (await visit(PATH, { cookie })).text();
    expect(list).not.toMatch(SECRET);
    expect(list).toContain("Read results");
    expect(list).toContain(`?dialog=revoke&amp;id=${once}`);

    const asked = await (await visit(`${PATH}?dialog=revoke&id=${once}`, { cookie })).text();
    expect(asked).toContain("Revoke “Warehouse 7”?");
    expect((await post(PATH, { intent: "revoke", id: once }, { cookie })).headers.get("Location")).toBe(PATH);
    expect((await first()).status).toBe(401);
    const over = await (await visit(PATH, { cookie })).text();
    expect(over).toContain("Revoked on");
    expect(over).not.toContain("dialog=revoke");
    const security = await (await visit("/user/security", { cookie })).text();
    expect(security).toContain("Access token for another system made");
    expect(security).toContain("Access token for another system revoked");
  });

  it("lists the tokens for colleagues, who can neither make nor revoke one, and for no other company", async () => {
    const owner = await registerCorporate(ctx);
    const cookie = await cookieOf(ctx, owner.id);
    const html = await (await visit(PATH, { cookie })).text();
    expect(offeredIn(html)).toHaveLength(4);
    const [, once = ""] = /name="once" value="([\w-]{22})"/.exec(html) ?? [];
    const form = { intent: "make", once, name: "Warehouse 8", scopes: "read-network", days: "30" };
    await post(PATH, { ...form, password: TEST_PASSWORD }, { cookie });
    const colleague = await cookieOf(ctx, (await colleagueOf(ctx, owner)).id);
    const seen = await (await visit(`${PATH}?dialog=revoke&id=${once}`, { cookie: colleague })).text();
    expect(seen).toContain("Warehouse 8");
    expect(seen).toContain("Only the owner");
    expect(seen).not.toContain('value="revoke"');
    expect((await post(PATH, { intent: "revoke", id: once }, { cookie: colleague })).status).toBe(403);
    const stranger = await cookieOf(ctx, (await registerCompany(ctx)).id);
    expect(await (await visit(PATH, { cookie: stranger })).text()).not.toContain("Warehouse 8");
    await post(PATH, { intent: "revoke", id: once }, { cookie: stranger });
    expect(await rowsOf("select revoked_at from company_tokens where id = ?", once)).toEqual([{ revoked_at: null }]);
  });
});
