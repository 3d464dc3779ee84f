import { z } from "zod";

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

/** What of OpenAPI the list of calls is made from. */
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        tags: z.tuple([z.enum(GROUPS)]),
        summary: z.string(),
        security: z.array(z.unknown()).optional(),
        responses: z.record(z.string(), z.unknown()),
      }),
    ),
  ),
});

/** Who may make a call: anybody, whoever is signed in, or of those whose role allows it. */
export type Access = "anybody" | "signed-in" | "role";

export interface Call {
  id: string;
  /** In capitals. */
  method: string;
  path: string;
  /** What it does, in English as the description has it. */
  summary: string;
  access: Access;
}

export interface CallGroup {
  id: Group;
  calls: Call[];
}

/** Every call that a description in OpenAPI names, grouped as it groups them, in its order. Throws where it is none. */
function listCalls(document: unknown): CallGroup[] {
  const groups = new Map<Group, Call[]>();
  for (const [path, methods] of Object.entries(documentSchema.parse(document).paths)) {
    for (const [method, { operationId, tags, summary, security, responses }] of Object.entries(methods)) {
      const access = !security?.length ? "anybody" : "403" in responses ? "role" : "signed-in";
      const call = { id: operationId, method: method.toUpperCase(), path, summary, access } satisfies Call;
      groups.set(tags[0], [...(groups.get(tags[0]) ?? []), call]);
    }
  }
  return [...groups].map(([id, calls]) => ({ id, calls }));
}

let known: CallGroup[] | undefined;

/** The same of a description that is read for it, once an isolate: calls change with the code alone. */
export async function callsOf(read: () => Promise<unknown>): Promise<CallGroup[]> {
  known ??= listCalls(await read());
  return known;
}
