import { z } from "zod";
import { apiFetch } from "~/entries/api.server";
import type { Context } from "~/platform/context";

type Schema = z.core.JSONSchema.JSONSchema;
interface Described {
  security?: Record<string, string[]>[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content?: Record<string, { schema: Schema }> } | undefined>;
}
interface Document {
  paths: Record<string, Record<string, Described & { operationId: string }>>;
  components: { schemas: Record<string, Schema> };
}

const ORIGIN = "https://kompas.test";
const JSON_TYPE = "application/json";

let opened: Promise<Document> | undefined;
const fitting = new Map<Schema, z.ZodType>();

/** The ids of all operations in the API document. */
export async function operationIds(ctx: Context): Promise<string[]> {
  const { paths } = await openDocument(ctx);
  return Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
}

/** The method and path of every operation in the API document. */
export async function listCalls(ctx: Context): Promise<{ method: string; path: string }[]> {
  const { paths } = await openDocument(ctx);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
  );
}

/** Every operation that needs a signed-in user, with the scopes with which a company's token may call it instead. */
export async function tokenScopesOf(ctx: Context) {
  const { paths } = await openDocument(ctx);
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { security = [] }]) => security.some((scheme) => "bearer" in scheme))
      // Signing out is open to a refresh token alone.
      .filter(([, { security = [] }]) => security.every((scheme) => Object.keys(scheme).length > 0))
      .map(([method, { operationId, security = [], requestBody }]) => ({
        operationId,
        method: method.toUpperCase(),
        path,
        scopes: security.flatMap(({ companyToken = [] }) => companyToken),
        takesJson: requestBody !== undefined && JSON_TYPE in requestBody.content,
      })),
  );
}

/** The API document as it is served. */
function openDocument(ctx: Context): Promise<Document> {
  opened ??= apiFetch(new Request(`${ORIGIN}/api/openapi.json`), ctx).then((answer) => answer.json());
  return opened;
}

/** The parts of a request that identify its operation. */
type Asked = Pick<Request, "method" | "url">;

/** Ids of the operations that have succeeded since this set was last cleared. */
export const answered = new Set<string>();

/** The operation for a request; undefined for a path or method that is not in the document. */
function operationOf({ paths }: Document, { method, url }: Asked) {
  const { pathname } = new URL(url);
  const fits = (path: string) => new RegExp(`^${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(pathname);
  // "/users/me" is not a user's id, so paths without parameters come first.
  const [path = ""] = Object.keys(paths)
    .filter((each) => fits(each) && paths[each]?.[method.toLowerCase()])
    .sort((a, b) => a.split("{").length - b.split("{").length);
  return paths[path]?.[method.toLowerCase()];
}

/** Fails the test if the status, the type or any field of a response differs from the document. */
export async function expectDescribed(ctx: Context, asked: Asked, response: Response): Promise<void> {
  const document = await openDocument(ctx);
  const operation = operationOf(document, asked);
  if (!operation) return;
  const { status } = response;
  const lies = (what: string) => new Error(`openapi.json, ${operation.operationId}, ${status}: ${what}`);
  const described = operation.responses[status];
  if (!described) throw lies("a status that it does not name");
  const type = response.headers.get("Content-Type")?.split(";")[0] ?? "";
  const schema = described.content?.[type]?.schema;
  if (!schema) throw lies(`a type that it does not name, ${type}`);
  if (type === JSON_TYPE) {
    const checked = schemaFor(document, schema).safeParse(await response.clone().json());
    if (!checked.success) throw lies(z.prettifyError(checked.error));
  }
  if (status === 200) answered.add(operation.operationId);
}

function schemaFor({ components }: Document, schema: Schema): z.ZodType {
  const known = fitting.get(schema);
  if (known) return known;
  const whole = { ...schema, $defs: components.schemas };
  const text = JSON.stringify(closed(whole)).replaceAll("#/components/schemas/", "#/$defs/");
  const made = z.fromJSONSchema(JSON.parse(text));
  fitting.set(schema, made);
  return made;
}

/** The same schema with undescribed fields forbidden in every object. A client may receive more fields; a test may not. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== "object" || value === null) return value;
  const all = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  return "properties" in all && all.type === "object" ? { additionalProperties: false, ...all } : all;
}
