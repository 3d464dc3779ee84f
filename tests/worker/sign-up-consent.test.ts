import { beforeAll, describe, expect, it } from "vitest";
import { change, rowsOf } from "../support/database";
import { cookiesOf, post, solvedCaptcha } from "../support/pages";
import { ctx } from "../support/signed-in";
import { registerCompany } from "../support/worker";

const CODE = "CONSENT-CODE";
const BASICS = {
  username: "Nomsa Dlamini",
  email: "nomsa-consents@example.com",
  password: "seven slow trains",
  mobileCountry: "ZA",
  mobile: "082 123 4567",
};
const COMPANY = {
  company: "Nomsa Foods",
  companyReg: "2020/1",
  companyLocation: "1 Long Street",
  designation: "Owner",
  industry: "construction",
};
const DETAILS = { country: "ZA", state: "ZA-GP", city: "", companySize: "300k-3m", accessCode: CODE, terms: "on" };

beforeAll(async () => {
  const corporate = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", CODE, corporate.companyId);
});

describe("registering with an access code", () => {
  let cookie: string;
  const send = async (path: string, fields: Record<string, string>) => {
    const response = await post(path, { intent: "continue", ...fields }, { cookie });
    cookie = cookiesOf(response)["__Host-sign-up"]?.pair ?? cookie;
    return response;
  };
  const traces = () =>
    rowsOf<{ trace: string }>(
      `select 'member' as trace from memberships m join users u on u.company_id = m.company_id where u.email = ?1
       union all select e.type from security_events e join users u on u.id = e.user_id where u.email = ?1
       union all select o.cause || ' ' || o.channel from outbox o join users u on u.id = o.user_id where u.email = ?1
       order by 1`,
      BASICS.email,
    );

  beforeAll(async () => {
    cookie = "";
    await send("/register", BASICS);
    await send("/register?step=2", COMPANY);
  });

  it("requires a tick to agree to what the code's company will see", async () => {
    const response = await send("/register?step=3", { ...DETAILS, ...solvedCaptcha(ctx) });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Please tick the box to agree to what the company will see");
    expect(await traces()).toEqual([]);
  });

  it("joins the code's company with the tick, however the code was pasted, notifies the new owner, and is recorded", async () => {
    const pasted = { accessCode: `Access code: “${CODE.toLowerCase()}”.`, accessCodeConsent: "on" };
    const response = await send("/register?step=3", { ...DETAILS, ...pasted, ...solvedCaptcha(ctx) });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/register/sent"]);
    expect((await traces()).map(({ trace }) => trace)).toEqual([
      "access-code-joined",
      "access-code-joined email",
      "account-created email",
      "account-created inApp",
      "member",
      "sign-in",
    ]);
  });

  it("requires no tick without a code", async () => {
    const fields = { ...DETAILS, accessCode: "", email: "x", ...solvedCaptcha(ctx) };
    expect(await (await send("/register?step=3", fields)).text()).not.toContain("what the company will see");
  });
});
