import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { factory } from "typescript";
import { beforeAll, expect, test } from "vitest";
import { apiFetch } from "~/entries/api.server";
import type { Context } from "~/platform/context";

const settings = { APP_URL: "https://kompas.example", CONTACT_EMAIL: "support@kompas.example" };

let source: string;
beforeAll(async () => {
  // Nothing else of a context is asked for before a call has a token.
  const ctx = { settings } as Context;
  source = await (await apiFetch(new Request("https://kompas.example/api/openapi.json"), ctx)).text();
});

test("the API's description passes a linter of OpenAPI without an error or a warning", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  expect(problems.map(({ ruleId, severity, message, location: [at] }) => [severity, ruleId, message, at])).toEqual([]);
});

test("the types that the API's tests are written in are those of its description (npm run api:types)", async () => {
  const blob = factory.createTypeReferenceNode("Blob");
  const types = await openapiTS(source, { transform: ({ format }) => (format === "binary" ? blob : undefined) });
  await expect(astToString(types)).toMatchFileSnapshot("../support/api.d.ts");
});
