import { beforeEach, describe, expect, it } from "vitest";
import { findProfile } from "~/foundation/company/profile.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import type { Context } from "~/platform/context";
import { change, createFaultyContext, dumpDatabase, rowsOf } from "../support/database";
import { ORIGIN } from "../support/pages";
import { createTestContext, registerCompany, reloadUser, TEST_PASSWORD, withoutQueue } from "../support/worker";

const ctx: Context = withoutQueue(createTestContext());
const request = new Request(ORIGIN);
let user: CurrentUser;
beforeEach(async () => {
  user = await registerCompany(ctx);
});

/** A colleague of the owner, made by changing a registered user's role. */
async function asContributor(): Promise<CurrentUser> {
  await change("update users set role = 'contributor' where id = ?", user.id);
  return reloadUser(ctx, user.email);
}

const causesOf = async (userId: string) =>
  (await rowsOf<{ cause: string }>("select distinct cause from outbox where user_id = ? order by 1", userId)).map(
    ({ cause }) => cause,
  );

describe("changing the profile", () => {
  it("writes the changed fields, and notifies the user once by each channel", async () => {
    const verdict = await updateProfile(ctx, request, user, {
      username: "Zoleka",
      designation: "Director",
      mobile: "012-345 6789",
      mobileCountry: "MY",
      company: "Zoleka & Sons",
      companyReg: "",
      companyLocation: "2 Long Street",
      industry: "education",
      country: "MY",
      state: "2474",
      city: "Klang",
      companySize: "20m-50m",
    });
    expect(verdict).toEqual({ ok: true, pendingEmail: null });
    expect(await findProfile(ctx, user.id)).toMatchObject({
      username: "Zoleka",
      designation: "Director",
      mobile: "+60123456789",
      company: "Zoleka & Sons",
      companyReg: "",
      companyLocation: "2 Long Street",
      industry: { id: "education" },
      countryId: "MY",
      stateId: "2474",
      city: "Klang",
      revenueBand: "20m-50m",
      email: user.email,
    });
    expect(
      await rowsOf(
        "select type, channel from outbox where user_id = ? and cause = 'profile-updated' order by 2",
        user.id,
      ),
    ).toEqual([{ type: "PROFILE_UPDATED", channel: "email" }]);
  });

  it("keeps the company's own time zone until it is cleared", async () => {
    const zone = async () => (await findProfile(ctx, user.id))?.timeZone;
    expect(await zone()).toBeNull();
    expect((await updateProfile(ctx, request, user, { timeZone: "Indian/Mauritius" })).ok).toBe(true);
    expect(await zone()).toBe("Indian/Mauritius");
    expect((await updateProfile(ctx, request, user, { city: "Soweto" })).ok).toBe(true);
    expect(await zone()).toBe("Indian/Mauritius");
    expect(await updateProfile(ctx, request, await asContributor(), { timeZone: "" })).toEqual({
      ok: false,
      reason: "forbidden",
    });
    await change("update users set role = 'owner' where id = ?", user.id);
    expect((await updateProfile(ctx, request, user, { timeZone: "" })).ok).toBe(true);
    expect(await zone()).toBeNull();
  });

  it("writes nothing and notifies no one when nothing differs", async () => {
    const before = await dumpDatabase();
    const same = {
      username: "Nomsa",
      email: user.email,
      mobile: "082 123 4567",
      country: "ZA",
      companySize: "300k-3m",
    };
    expect(await updateProfile(ctx, request, user, same)).toEqual({ ok: true, pendingEmail: null });
    expect(await dumpDatabase()).toEqual(before);
  });

  it("refuses all unknown and inconsistent values at once, and writes nothing", async () => {
    const before = await dumpDatabase();
    const wrong = { username: "Zoleka", mobile: "12", industry: "piracy", state: "2474", companySize: "a lot" };
    expect(await updateProfile(ctx, request, user, wrong)).toEqual({
      ok: false,
      reason: "invalid",
      errors: {
        mobile: "errors.mobile",
        industry: "errors.industry",
        state: "errors.state",
        companySize: "errors.profileCompanySize",
      },
    });
    // Another country clears the state, because the former one is no longer valid.
    expect(await updateProfile(ctx, request, user, { country: "MY" })).toMatchObject({
      errors: { state: "errors.state" },
    });
    expect(await dumpDatabase()).toEqual(before);
  });

  it("lets every user change their own fields, and only the owner the company's", async () => {
    const contributor = await asContributor();
    const own = { username: "Zoleka", designation: "Clerk", mobile: "" };
    expect(await updateProfile(ctx, request, contributor, own)).toMatchObject({ ok: true });
    expect(await findProfile(ctx, user.id)).toMatchObject({ username: "Zoleka", mobile: "", designation: "Clerk" });
    const before = await dumpDatabase();
    for (const field of [
      { company: "Mine" },
      { city: "Paarl" },
      { industry: "education" },
      { companySize: "over-100m" },
    ]) {
      const verdict = await updateProfile(ctx, request, contributor, { username: "Thief", ...field });
      expect(verdict).toEqual({ ok: false, reason: "forbidden" });
    }
    expect(await dumpDatabase()).toEqual(before);
    // A client may send the whole profile back, if it changed only its own fields.
    const whole = { company: user.companyName, country: "South Africa", state: "Gauteng", city: "Johannesburg" };
    expect(await updateProfile(ctx, request, contributor, { ...whole, username: "Nomsa" })).toMatchObject({ ok: true });
  });

  it("changes all or nothing, whichever statement fails", async () => {
    const given = {
      username: "Zoleka",
      company: "Zoleka & Sons",
      email: `z-${ctx.ids.create().toLowerCase()}@example.org`,
      currentPassword: TEST_PASSWORD,
    };
    const dump = () => dumpDatabase({ without: ["rate_limits"] });
    let at = 1;
    for (; ; at += 1) {
      const before = await dump();
      const faulty = createFaultyContext(at, "fail");
      const verdict = await updateProfile(withoutQueue(faulty.ctx), request, user, given).catch(() => null);
      if (faulty.sent() < at) {
        expect(verdict).toMatchObject({ ok: true });
        break;
      }
      expect(verdict).toBeNull();
      expect(await dump(), `after a fault at statement ${at}`).toEqual(before);
      await change("delete from rate_limits");
    }
    // Profile (3), its limit, the limit of the password, the password, four limits; user, company, the former request, the request, the
    // event, the messages.
    expect(at - 1).toBe(10 + 6);
    expect(await causesOf(user.id)).toEqual([
      "account-created",
      "email-change-confirm",
      "email-change-requested",
      "profile-updated",
    ]);
  });
});
