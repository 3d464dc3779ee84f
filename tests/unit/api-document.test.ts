import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import { factory } from "typescript";
import { beforeAll, expect, test } from "vitest";
import { apiFetch } from "~/entries/api.server";
import type { Context } from "~/platform/context";
import { createTrace } from "~/platform/trace";

const settings = { APP_URL: "https://kompas.example", CONTACT_EMAIL: "support@kompas.example" };

let source: string;
beforeAll(async () => {
  // Before a call has a token, nothing else of the context is used.
  const ctx = { settings, trace: createTrace("", 0) } as Context;
  source = await (await apiFetch(new Request("https://kompas.example/api/openapi.json"), ctx)).text();
});

test("the API description passes an OpenAPI linter without an error or a warning", async () => {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintFromString({ source, absoluteRef: "/openapi.json", config });
  expect(problems.map(({ ruleId, severity, message, location: [at] }) => [severity, ruleId, message, at])).toEqual([]);
});

test("every API call reports a field that it does not read, wherever the field is", () => {
  interface Schema {
    $ref?: string;
    type?: string;
    properties?: Record<string, Schema>;
    additionalProperties?: boolean | Schema;
    items?: Schema;
    anyOf?: Schema[];
    propertyNames?: { enum?: string[] };
  }
  interface Operation {
    operationId: string;
    requestBody?: { content: Record<string, { schema: Schema }> };
  }
  const { paths, components } = JSON.parse(source) as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  /** The places in a schema where objects accept undescribed fields. */
  const openObjects = (schema: Schema, at: string): string[] => {
    if (schema.$ref) return openObjects(components.schemas[schema.$ref.split("/").at(-1) ?? ""] ?? {}, at);
    const { properties = {}, additionalProperties: rest, items, anyOf = [] } = schema;
    const inner = [
      ...Object.entries(properties).flatMap(([name, each]) => openObjects(each, `${at}.${name}`)),
      ...(items ? openObjects(items, `${at}[]`) : []),
      ...anyOf.flatMap((each) => openObjects(each, at)),
      ...(typeof rest === "object" ? openObjects(rest, `${at}{}`) : []),
    ];
    const isOpen = schema.type === "object" && rest !== false && typeof rest !== "object";
    return isOpen ? [at, ...inner] : inner;
  };
  const taking = Object.values(paths).flatMap((methods) =>
    Object.entries(methods).flatMap(([method, operation]) => (method === "get" ? [] : [operation])),
  );
  expect(taking.length).toBeGreaterThan(20);
  for (const { operationId, requestBody } of taking) {
    const schemas = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
    expect(schemas, operationId).toHaveLength(1);
    expect(schemas.flatMap((schema) => openObjects(schema, operationId))).toEqual([]);
  }
});

test("the types used in the API tests are those of the API description (npm run api:types)", async () => {
  const blob = factory.createTypeReferenceNode("Blob");
  const types = await openapiTS(source, { transform: ({ format }) => (format === "binary" ? blob : undefined) });
  await expect(astToString(types)).toMatchFileSnapshot("../../docs/api-client/api.d.ts");
});
