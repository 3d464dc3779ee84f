import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { ANY_EVIDENCE, aboutType } from "~/assessment/evidence/rules/file-types";
import { KINDS_WITH_CALLS } from "~/assessment/kinds/kinds";
import type { CallName, KindContract } from "~/assessment/kinds/rules";
import type { Kind } from "~/core/kinds/kind";
import { READ_RESULTS, type TokenScope } from "~/core/token-scopes";
import type { ApiEnv } from "~/foundation/api/env";
import { jsonBody, ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, refused, tooMany } from "~/foundation/api/errors";
import { idIn, submissionId, submissionIn, submissionOf } from "~/foundation/api/ids";
import { signedInFor } from "~/foundation/api/middleware.server";
import type { Context } from "~/platform/context";
import { createDocument, uploadFiles } from "./call-documents.server";
import { documentSchemas, inContract, newDocuments, toDocuments, toEntry } from "./contract";
import { openDocuments } from "./queries.server";
import { serveFile } from "./serve-file.server";
import { fileLimits, idOfKey } from "./store-file.server";

const tags = ["documents"];
const about = (kind: Kind, [operationId, path]: CallName, scopes: readonly TokenScope[] = ["write-answers"]) => ({
  operationId,
  path,
  tags,
  ...signedInFor(kind, scopes),
});

const documentId = idIn("evidence:api.document");

const createCall = (kind: Kind, { calls, dimensionField }: KindContract) =>
  createRoute({
    method: "post",
    ...about(kind, calls.addDocument),
    summary: "Add a supporting document to a draft whose required questions are all answered; its files follow",
    request: { query: submissionIn("submissionId").query, ...jsonBody(newDocuments[dimensionField]) },
    responses: responses(z.object({ _id: z.string(), id: z.string() }), [400, 401, 403, 404, 409, 413, 415, 422]),
  });

const uploadCall = (kind: Kind, { calls }: KindContract) =>
  createRoute({
    method: "patch",
    ...about(kind, calls.uploadFiles),
    summary:
      "Add files to a supporting document: PDF by their content, 10 MB each and 4 in all at most. Its id stands in the query, or in a field before the files",
    request: {
      query: z.object({ id: documentId.optional() }),
      // A plain description, because the body is streamed and never in memory as a whole.
      body: {
        content: {
          "multipart/form-data": {
            schema: {
              type: "object",
              additionalProperties: false,
              properties: {
                id: { type: "string" },
                file: { type: "array", items: { type: "string", format: "binary" } },
              },
            },
          },
        },
      },
    },
    responses: responses(
      z.object({ _id: z.string(), id: z.string(), files: z.number().int() }),
      [400, 401, 403, 404, 409, 413, 422, 429],
    ),
  });

const listCall = (kind: Kind, { calls, dimensionField }: KindContract) =>
  createRoute({
    method: "get",
    ...about(kind, calls.documents, [...READ_RESULTS, "write-answers"]),
    summary: "The supporting documents of a submission",
    request: { query: z.object({ SubmissionId: submissionId }) },
    responses: responses(z.array(documentSchemas[dimensionField]), [401, 404, 422]),
  });

const PATH = /^files\/([\w.-]+)$/;

const UNREAD = "Part of a reference as lists give it; the file is found by its path alone";

const downloadCall = createRoute({
  operationId: "downloadDocumentFile",
  method: "post",
  path: "/assessments/regular/documents",
  tags,
  // The file may belong to an assessment of any kind.
  ...signedInFor(undefined, READ_RESULTS),
  summary: "A file of a supporting document, by the reference that the list of documents gives",
  request: jsonBody(
    z
      .strictObject({
        filename: z.string().max(300).optional().openapi({ description: UNREAD }),
        path: z
          .string({ error: "evidence:errors.path" })
          .max(200, "evidence:errors.path")
          .regex(PATH, "evidence:errors.path"),
        mimetype: z.string().max(100).optional().openapi({ description: UNREAD }),
      })
      .openapi("DocumentReference"),
  ),
  responses: {
    ...responses(z.unknown(), [400, 401, 404, 413, 415, 422]),
    200: {
      description: "The file, of the type that its reference names",
      content: Object.fromEntries(
        ANY_EVIDENCE.map((type) => [aboutType(type).mime, { schema: { type: "string", format: "binary" } }]),
      ),
    },
  },
});

/** The calls about supporting documents. */
export function addEvidenceCalls(app: OpenAPIHono<ApiEnv>): void {
  for (const { kind, contract } of KINDS_WITH_CALLS) {
    app.openapi(createCall(kind, contract), async (c) => {
      const ctx = c.env.kompas;
      const given = c.req.valid("json");
      const assessmentId = ctx.ids.resolve(submissionOf("submissionId", given, c.req.valid("query")));
      const verdict = assessmentId ? await createDocument(ctx, c.var.owner.user, assessmentId, toEntry(given)) : null;
      if (!verdict) throw refused("not-found");
      if (!verdict.ok) throw failureOf(ctx, contract, verdict);
      return c.json(ok(c.var.say("evidence:api.created"), { _id: verdict.documentId, id: verdict.documentId }), 200);
    });

    app.openapi(uploadCall(kind, contract), async (c) => {
      const ctx = c.env.kompas;
      const verdict = await uploadFiles(ctx, c.var.owner.user, c.req.valid("query").id, c.req.raw);
      if (!verdict.ok) throw failureOf(ctx, contract, verdict);
      const data = { _id: verdict.documentId, id: verdict.documentId, files: verdict.files };
      return c.json(ok(c.var.say(contract.words.uploaded), data), 200);
    });

    app.openapi(listCall(kind, contract), async (c) => {
      const ctx = c.env.kompas;
      const assessmentId = ctx.ids.resolve(c.req.valid("query").SubmissionId);
      const opened = assessmentId ? await openDocuments(ctx, c.var.owner.user, assessmentId, "read") : null;
      if (!opened?.ok) throw refused("not-found");
      return c.json(ok(c.var.say("done.loaded"), toDocuments(contract.dimensionField, opened)), 200);
    });
  }

  app.openapi(downloadCall, async (c) => {
    const [, name = ""] = PATH.exec(c.req.valid("json").path) ?? [];
    const answer = await serveFile(c.env.kompas, c.var.owner.user, idOfKey(name), c.req.raw);
    if (answer.status === 404) throw refused("not-found");
    return answer;
  });
}

type Refusal =
  | Extract<Awaited<ReturnType<typeof createDocument>>, { ok: false }>
  | Extract<Awaited<ReturnType<typeof uploadFiles>>, { ok: false }>;

function failureOf(ctx: Context, { words, dimensionField }: KindContract, refusal: Refusal): ApiError {
  const limits = fileLimits(ctx);
  const mb = (bytes: number) => `${bytes / (1024 * 1024)} MB`;
  switch (refusal.reason) {
    case "too-many-requests":
      return tooMany(refusal.retryAfterSeconds);
    case "malformed":
      return new ApiError(400, "failures.malformed");
    case "too-large":
      return new ApiError(413, "evidence:errors.tooLarge");
    case "incomplete":
      return invalid({ submissionId: "flash:answerFirst" });
    case "unknown-field":
      return invalid({ [refusal.field]: "failures.unknownField" }, { field: refusal.field });
    case "no-file":
      return invalid({ file: words.noFile });
    case "invalid":
      return invalid(inContract(dimensionField, refusal.errors));
    case "file":
      return invalid(
        { [refusal.file.field]: `evidence:files.${refusal.file.reason}` },
        { name: refusal.file.fileName, size: mb(limits.bytesPerFile) },
      );
    case "quota":
      return invalid({ file: "evidence:errors.quota" }, { size: mb(limits.bytesPerCompany) });
    case "too-many-files":
      return invalid({ file: "evidence:errors.tooManyFiles" }, { count: limits.filesPerDocument });
    case "too-many-documents":
      return invalid({ submissionId: "evidence:errors.tooManyDocuments" });
    default:
      return refused(refusal.reason);
  }
}
