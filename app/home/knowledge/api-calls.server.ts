import { z } from "zod";
import { TOKEN_REFUSED } from "~/foundation/api/envelope";

/** How the calls are grouped: the tags of the description. */
const GROUPS = [
  "account",
  "company",
  "reference",
  "notifications",
  "questionnaire",
  "submissions",
  "documents",
  "results",
  "analytics",
  "administration",
] as const;
type Group = (typeof GROUPS)[number];

/** The parts of OpenAPI that the list of calls needs. */
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        tags: z.tuple([z.enum(GROUPS)]),
        summary: z.string(),
        security: z.array(z.record(z.string(), z.array(z.string()))).optional(),
        responses: z.record(z.string(), z.object({ description: z.string() })),
      }),
    ),
  ),
});

/** Who may make a call: anyone, any signed-in user, or users whose role allows it. */
export type Access = "anybody" | "signed-in" | "role";

export interface Call {
  id: string;
  /** In upper case. */
  method: string;
  path: string;
  /** What it does, in English as in the description. */
  summary: string;
  access: Access;
  /** The scopes with which an access token for other systems may make it, any of which is enough. */
  scopes: string[];
}

export interface CallGroup {
  id: Group;
  calls: Call[];
}

/** Every call in an OpenAPI description, with its groups and order. Throws if the document is not one. */
function listCalls(document: unknown): CallGroup[] {
  const groups = new Map<Group, Call[]>();
  for (const [path, methods] of Object.entries(documentSchema.parse(document).paths)) {
    for (const [method, { operationId, tags, summary, security, responses }] of Object.entries(methods)) {
      const needsRole = responses["403"] !== undefined && responses["403"].description !== TOKEN_REFUSED;
      const access = !security?.length ? "anybody" : needsRole ? "role" : "signed-in";
      const scopes = (security ?? []).flatMap(({ companyToken = [] }) => companyToken);
      const call = { id: operationId, method: method.toUpperCase(), path, summary, access, scopes } satisfies Call;
      groups.set(tags[0], [...(groups.get(tags[0]) ?? []), call]);
    }
  }
  return [...groups].map(([id, calls]) => ({ id, calls }));
}

let known: CallGroup[] | undefined;

/** The calls of a description, which is read once per isolate: calls change only with the code. */
export async function callsOf(read: () => Promise<unknown>): Promise<CallGroup[]> {
  known ??= listCalls(await read());
  return known;
}
