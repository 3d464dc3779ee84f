import { CALLS } from "../../worker/isolation/calls";
import { type Ask, ofProgress } from "./ask";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: Json[];
  const?: Json;
  default?: Json;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: boolean | Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}
interface OpenApi {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
}

const METHODS = ["get", "put", "post", "delete", "patch"];

/** Every API call, as the API document describes it and as the isolation tables send it. */
export function listCalls(text: string): Ask[] {
  const document: OpenApi = JSON.parse(text);
  return Object.entries(document.paths).flatMap(([pattern, operations]) =>
    METHODS.flatMap((method) => {
      const operation = operations[method];
      return operation ? asksOf(document, pattern, method.toUpperCase(), operation) : [];
    }),
  );
}

function asksOf(document: OpenApi, pattern: string, method: string, operation: Operation): Ask[] {
  const target = `${method} ${pattern}`;
  const sample = (schema: Schema | undefined) => sampleOf(document, schema, 0);
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === "query");
  const query = parameters.map(({ name, schema }): [string, string] => [name, guess(name) ?? String(sample(schema))]);
  const { content } = operation.requestBody ?? {};
  const body = content?.["application/json"]?.schema;
  const described: Ask = {
    target,
    method,
    path: withQuery(fillParams(pattern, {}), new URLSearchParams(query).toString().replaceAll("%3A", ":")),
    ...(body && { json: sample(body) }),
  };
  const tabled = (CALLS[`${method} ${pattern.replace(/^\/api/, "")}`] ?? []).map(
    ({ query = "", params = {}, body }): Ask => ({
      target,
      method,
      path: withQuery(fillParams(pattern, params), query),
      ...(body !== undefined && { json: body }),
    }),
  );
  const asks = [described, ...tabled];
  return pattern.includes("/ProGress") ? asks.map(ofProgress) : asks;
}

const withQuery = (path: string, query: string) => (query ? `${path}?${query}` : path);

const fillParams = (pattern: string, params: Record<string, string>) =>
  pattern.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? guess(name) ?? "nothing");

/** The placeholder for a name in the calls. */
function guess(name: string): string | undefined {
  if (/^submissionId$/i.test(name)) return ":draft";
  if (/^(userId|id)$/.test(name)) return ":owner";
  if (name === "proGress_Dimension") return "climate-governance";
  return /^indicator(Id)?$/.test(name) ? "water" : undefined;
}

/** A value that is valid for a schema. */
function sampleOf(document: OpenApi, schema: Schema | undefined, depth: number): Json {
  if (!schema || depth > 8) return "nothing";
  const below = (inner: Schema | undefined) => sampleOf(document, inner, depth + 1);
  if (schema.$ref) return below(document.components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0] ?? null;
  if (schema.default !== undefined) return schema.default;
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  if (first) return below(first);
  const { allOf } = schema;
  if (allOf) return Object.assign({}, ...allOf.map(below));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === "array") return [below(schema.items)];
  if (type === "number" || type === "integer") return 1;
  if (type === "boolean") return true;
  if (type === "string") return "nothing";
  if (typeof schema.additionalProperties === "object") return { NEWSLETTER: below(schema.additionalProperties) };
  const properties = Object.entries(schema.properties ?? {});
  return Object.fromEntries(properties.map(([name, inner]) => [name, guess(name) ?? below(inner)]));
}
