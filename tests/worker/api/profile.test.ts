import { beforeEach, describe, expect, it } from "vitest";
import { userSchema } from "~/foundation/company/contract";
import type { Context } from "~/platform/context";
import { change } from "../../support/database";
import { createTestContext, withoutQueue } from "../../support/worker";
import { call, PASSWORD, signUp, take } from "./client";

let ctx: Context;
let me: Awaited<ReturnType<typeof signUp>>;
beforeEach(async () => {
  ctx = withoutQueue(createTestContext());
  me = await signUp(ctx);
});

const patch = (body: unknown, id = me.user._id, token = me.token) => call(ctx, "PATCH", `users/${id}`, { token, body });

describe("PATCH users/{id}", () => {
  it("changes the profile and answers with the updated user", async () => {
    const answer = await patch({
      username: "Zanele",
      email: me.sent.email,
      company: "Zanele Bakery",
      companyReg: "2020/1",
      companyLocation: "5 Side Road",
      designation: "Baker",
      mobile: "+60 12-345 6789",
      industry: "education",
      country: "Malaysia",
      state: "Selangor",
      city: "Klang",
      companySize: "R20 mil - 50 mil",
    });
    expect(answer.body).toMatchObject({ statusCode: 200, message: "Profile Updated Successfully" });
    const updated = take(userSchema, answer);
    expect(updated).toEqual({
      ...me.user,
      username: "Zanele",
      company: "Zanele Bakery",
      companyReg: "2020/1",
      companyLocation: "5 Side Road",
      designation: "Baker",
      mobile: "+60123456789",
      industry: expect.objectContaining({ _id: "education" }),
      country: "Malaysia",
      state: "Selangor",
      city: "Klang",
      companySize: "R20 mil - 50 mil",
    });
    expect(take(userSchema, await call(ctx, "GET", "users/me", { token: me.token }))).toEqual(updated);
  });

  it("accepts some of the fields, and ids in place of names", async () => {
    const answer = await patch({ state: "ZA-WC", city: null, mobile: "", companySize: "over-100m" });
    expect(take(userSchema, answer)).toEqual({
      ...me.user,
      state: "Western Cape",
      city: "",
      mobile: "",
      companySize: "R100 mil +",
    });
    expect((await patch({})).status).toBe(200);
  });

  it("accepts and returns the company's time zone, which is null while its location determines it", async () => {
    expect(me.user.timeZone).toBeNull();
    const zone = async (timeZone: string | null) => take(userSchema, await patch({ timeZone })).timeZone;
    expect(await zone("Asia/Kuching")).toBe("Asia/Kuching");
    expect(take(userSchema, await patch({ city: "Soweto" })).timeZone).toBe("Asia/Kuching");
    for (const wrong of ["Asia/Atlantis", "+08:00", 8]) {
      const answer = await patch({ timeZone: wrong });
      expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["timeZone"]]);
    }
    expect(await zone(null)).toBeNull();
  });

  it("keeps omitted fields, clears fields sent empty, and clears the city when its state or country changes", async () => {
    const changed = async (fields: object) => take(userSchema, await patch(fields));
    expect(await changed({ username: "Zoleka" })).toEqual({ ...me.user, username: "Zoleka" });
    const emptied = { mobile: "", companyReg: "", companyLocation: "", city: "" };
    expect(await changed(emptied)).toEqual({ ...me.user, username: "Zoleka", ...emptied });
    expect(await changed({ city: "Soweto", mobile: "+27821234567" })).toMatchObject({ city: "Soweto", companyReg: "" });
    expect(await changed({ state: me.user.state })).toMatchObject({ city: "Soweto" });
    expect(await changed({ state: "Western Cape" })).toMatchObject({ state: "Western Cape", city: "" });
    expect(await changed({ city: "Paarl" })).toMatchObject({ city: "Paarl" });
    expect(await changed({ country: "Malaysia", state: "Selangor" })).toMatchObject({ country: "Malaysia", city: "" });
    expect(await changed({ country: "ZA", state: "ZA-GP", city: "Soweto" })).toMatchObject({ city: "Soweto" });
  });

  it("names every invalid field, with the messages of the specification", async () => {
    const answer = await patch({ designation: " ", industry: "", country: "", state: "", companySize: "" });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      designation: ["Designation is required"],
      industry: ["Industry is required"],
      country: ["Country is required"],
      state: ["State is required"],
      companySize: ["Company Size is required"],
    });
    const wrong = await patch({ email: "nobody", username: "\r\n\u202e", companySize: "a lot", state: "Selangor" });
    expect(Object.keys(wrong.body.errors ?? {}).sort()).toEqual(["email", "username"]);
    expect(Object.keys((await patch({ companySize: "a lot", state: "Selangor" })).body.errors ?? {}).sort()).toEqual([
      "companySize",
      "state",
    ]);
    await change("update users set language = 'fr' where id = ?", me.user._id);
    expect((await patch({ designation: "" })).body.errors).toEqual({ designation: ["La fonction est requise"] });
  });

  it("changes only the caller's own profile", async () => {
    const other = await signUp(ctx);
    for (const id of [other.user._id, "nobody"]) {
      const answer = await patch({ username: "Thief" }, id);
      expect(answer.status).toBe(404);
    }
    expect((await call(ctx, "PATCH", `users/${me.user._id}`, { body: {} })).status).toBe(401);
    expect(take(userSchema, await call(ctx, "GET", "users/me", { token: other.token }))).toEqual(other.user);
  });

  it("lets only the owner change the company's fields", async () => {
    await change("update users set role = 'viewer' where id = ?", me.user._id);
    expect((await patch({ company: "Mine now" })).status).toBe(403);
    // Everything that a client of the contract sends at once.
    const { email, company, companyReg, companyLocation, designation, mobile, country, state, city, companySize } =
      me.user;
    const same = {
      email,
      company,
      companyReg,
      companyLocation,
      designation,
      mobile,
      country,
      state,
      city,
      companySize,
    };
    const whole = { ...same, industry: me.user.industry._id, username: "Zanele" };
    expect(take(userSchema, await patch(whole))).toMatchObject({ username: "Zanele", company: me.sent.company });
  });

  it("refuses every other field of a user, such as whether the company is a corporate one", async () => {
    const answer = await patch({ username: "Zodwa", isCorporate: true, role: "owner" });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, ["isCorporate", "role"]]);
    expect(take(userSchema, await call(ctx, "GET", "users/me", { token: me.token }))).toEqual(me.user);
  });

  it("requires the password to change the email address, and keeps the old one until the new one is confirmed", async () => {
    const email = `new-${me.sent.email}`;
    expect((await patch({ email })).body.errors).toEqual({
      password: ["Please enter your password to change the email address"],
    });
    const wrong = await patch({ email, password: "not the one" });
    expect(wrong.status).toBe(422);
    expect(Object.keys(wrong.body.errors ?? {})).toEqual(["password"]);
    const asked = await patch({ email, password: PASSWORD });
    expect(asked.status).toBe(200);
    expect(take(userSchema, asked).email).toBe(me.sent.email);
    for (let guess = 0; guess < 10; guess += 1) await patch({ email: `2${email}`, password: "guess" });
    const limited = await patch({ email: `2${email}`, password: PASSWORD });
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
