import { expect, it } from "vitest";
import { cookiesOf, newCaller, post, visit } from "../support/pages";

const chosen = (html: string, name: string) => {
  const [, select = ""] = new RegExp(`<select[^>]*name="${name}"[^>]*>(.*?)</select>`, "s").exec(html) ?? [];
  return /<option[^>]*value="([^"]*)"[^>]*selected|<option[^>]*selected[^>]*value="([^"]*)"/
    .exec(select)
    ?.slice(1)
    .find(Boolean);
};

it.each([
  ["ms-MY,ms;q=0.9,en;q=0.8", "MY"],
  ["en-MY,en;q=0.9", "MY"],
  ["ms", "MY"],
  ["en-ZA,en;q=0.9", "ZA"],
  ["fr-FR,fr;q=0.9", "ZA"],
  ["en-US", "ZA"],
])("a registration in a browser that asks for %s begins in %s", async (languages, country) => {
  const html = await (await visit("/register", { headers: { "Accept-Language": languages } })).text();
  expect(chosen(html, "mobileCountry")).toBe(country);
});

it.each([
  ["ms-MY", "Kurang daripada RM75,000 (R300,000)"],
  ["en-MY", "RM75,000 - 750,000 (R300,000 - 3 mil)"],
  ["en-ZA", "R300,000 - 3 mil"],
])("a registration by %s offers revenue bands in that country's currency", async (language, band) => {
  const headers = { "Accept-Language": language, "CF-Connecting-IP": newCaller() };
  const basics = { username: "Siti", email: `siti-${crypto.randomUUID()}@example.com`, password: "a quiet river bend" };
  const company = {
    company: "Warung Siti",
    companyReg: "1",
    companyLocation: "Jalan 1",
    designation: "Pemilik",
    industry: "trade",
  };
  let cookie = "";
  for (const [path, fields] of [
    ["/register", basics],
    ["/register?step=2", company],
  ] as const) {
    const response = await post(path, { ...fields, intent: "continue" }, { cookie, headers });
    expect(response.status).toBe(303);
    cookie = cookiesOf(response)["__Host-sign-up"]?.pair ?? "";
  }
  const html = await (await visit("/register?step=3", { cookie, headers })).text();
  expect(html).toContain(`>${band}<`);
  expect(html).toContain('value="300k-3m"');
  expect(html.includes("RM75,000")).toBe(!language.endsWith("ZA"));
});
