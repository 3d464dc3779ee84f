import { expect, it } from "vitest";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { change, rowsOf } from "../../support/database";
import { requestFrom } from "../../support/pages";
import { registerCorporate } from "../../support/people";
import { colleagueOf } from "../../support/subject";
import { createTestContext, registerCompany, withoutQueue } from "../../support/worker";
import { call } from "./client";

const ctx = withoutQueue(createTestContext());
const tokenOf = async (user: { id: string }) => (await issueTokens(ctx, requestFrom(), user.id)).accessToken;

it("invites companies by the API, each once, and says who gets no mail", async () => {
  const buyer = await registerCorporate(ctx);
  const token = await tokenOf(buyer);
  const email = `new-supplier-${crypto.randomUUID()}@example.com`;
  const body = { companies: [{ email, company: "Mlambo Steel", language: "fr" }, { email: buyer.email }] };
  const first = await call(ctx, "POST", "users/invitations", { token, body });
  expect(first.body.data).toEqual({ sent: 1, others: [{ email: buyer.email, outcome: "own" }] });
  const invited = "select company, language, state from member_invitations where email = ?";
  expect(await rowsOf(invited, email)).toEqual([{ company: "Mlambo Steel", language: "fr", state: "waiting" }]);
  const again = await call(ctx, "POST", "users/invitations", { token, body });
  expect(again.body.data).toMatchObject({ sent: 0, others: [{ email, outcome: "invited" }, {}] });
});

it("refuses a list of invitations with a wrong or a repeated line, and sends none of it", async () => {
  const buyer = await registerCorporate(ctx);
  const token = await tokenOf(buyer);
  const email = `new-supplier-${crypto.randomUUID()}@example.com`;
  const fieldsOf = async (companies: object[]) => {
    const { status, body } = await call(ctx, "POST", "users/invitations", { token, body: { companies } });
    return [status, Object.keys(body.errors ?? {})];
  };
  expect(await fieldsOf([{ email }, { email: email.toUpperCase() }])).toEqual([422, ["companies.1"]]);
  expect(await fieldsOf([{ email }, { email: "nobody" }])).toEqual([422, ["companies.1"]]);
  expect(await fieldsOf([{ email, company: "https://evil.example" }])).toEqual([422, ["companies.0"]]);
  expect(await fieldsOf([])).toEqual([422, ["companies"]]);
  expect(await rowsOf("select id from member_invitations where email = ?", email)).toEqual([]);
});

it("sends no more invitations by the API than a day has room for", async () => {
  const buyer = await registerCorporate(ctx);
  const token = await tokenOf(buyer);
  await change(
    `insert into member_invitations (id, corporate_id, email, company, words, language, state, mails, sent_at)
     with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 500)
     select ? || n, ?, n || '@example.com', '', '', 'en', 'sent', 1, ? from numbers`,
    buyer.id,
    buyer.companyId,
    ctx.clock(),
  );
  const body = { companies: [{ email: "one-too-many@example.com" }] };
  const refused = await call(ctx, "POST", "users/invitations", { token, body });
  expect([refused.status, refused.body.message.slice(0, 44)]).toEqual([
    429,
    "Your company can send 500 invitations a day.",
  ]);
});

it("lets only those who may invite do so by the API", async () => {
  const buyer = await registerCorporate(ctx);
  const body = { companies: [{ email: "somebody@example.com" }] };
  const viewer = await colleagueOf(ctx, buyer, "viewer");
  for (const user of [viewer, await registerCompany(ctx)]) {
    const { status } = await call(ctx, "POST", "users/invitations", { token: await tokenOf(user), body });
    expect(status).toBe(403);
  }
});
