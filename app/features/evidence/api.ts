import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { ANY_EVIDENCE, aboutType, typeOfFile } from "~/domain/evidence/file-types";
import { inEveryLanguage } from "~/domain/language";
import type { ApiEnv } from "~/features/api/env";
import { answers, jsonBody, ok } from "~/features/api/envelope";
import { ApiError, invalid, refused, tooMany } from "~/features/api/errors";
import { idIn, submissionId, submissionIn, submissionOf } from "~/features/api/ids";
import { signedIn } from "~/features/api/middleware.server";
import { named, namedShape } from "~/features/api/names";
import type { Context } from "~/platform/context";
import { createDocument, uploadFiles } from "./call-documents.server";
import { type OpenedDocuments, openDocuments } from "./queries.server";
import { serveFile } from "./serve-file.server";
import { fileLimits, idOfKey } from "./store-file.server";
import { filePath } from "./view";

const shared = { tags: ["documents"], ...signedIn };

const documentId = idIn("evidence:api.document");

const createCall = createRoute({
  operationId: "addDocument",
  method: "post",
  path: "/users/submission/document",
  ...shared,
  summary: "Add a supporting document to a draft whose required questions are all answered; its files follow",
  request: {
    query: submissionIn("submissionId").query,
    ...jsonBody(
      z
        .object({
          submissionId: submissionId.optional(),
          dimension: z.string().optional(),
          name: z.string().optional(),
          description: z.string().optional(),
          issuedOn: z.string().optional().openapi({ example: "2026-11-21" }),
          expiresOn: z.string().optional(),
          links: z
            .array(z.string())
            .optional()
            .openapi({ description: "Ids of topics and questions it is evidence for" }),
        })
        .openapi("NewDocument"),
    ),
  },
  responses: answers(z.object({ _id: z.string(), id: z.string() }), [400, 401, 403, 404, 409, 413, 415, 422]),
});

const uploadCall = createRoute({
  operationId: "uploadDocumentFiles",
  method: "patch",
  path: "/users/submission/document/upload",
  ...shared,
  summary:
    "Add files to a supporting document: PDF by their content, 10 MB each and 4 in all at most. Its id stands in the query, or in a field before the files",
  request: {
    query: z.object({ id: documentId.optional() }),
    // A plain description, since the body is read as it comes and never held whole.
    body: {
      content: {
        "multipart/form-data": {
          schema: {
            type: "object",
            properties: {
              id: { type: "string" },
              file: { type: "array", items: { type: "string", format: "binary" } },
            },
          },
        },
      },
    },
  },
  responses: answers(
    z.object({ _id: z.string(), id: z.string(), files: z.number().int() }),
    [400, 401, 403, 404, 409, 413, 422, 429],
  ),
});

const documentSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    dimension: z.object({ _id: z.string(), ...namedShape("name") }),
    name: z.string(),
    description: z.string(),
    issuedOn: z.string().nullable(),
    expiresOn: z.string().nullable(),
    links: z.array(z.string()),
    files: z.array(z.string()).openapi({ description: "Links under /files/ that open with the bearer token" }),
    references: z.array(z.object({ filename: z.string(), path: z.string(), mimetype: z.string() })),
  })
  .openapi("SupportingDocument");

const listCall = createRoute({
  operationId: "listDocuments",
  method: "get",
  path: "/users/submission/documents",
  ...shared,
  summary: "The supporting documents of a submission",
  request: { query: z.object({ SubmissionId: submissionId }) },
  responses: answers(z.array(documentSchema), [401, 404, 422]),
});

const PATH = /^files\/([\w.-]+)$/;

const downloadCall = createRoute({
  operationId: "downloadDocumentFile",
  method: "post",
  path: "/assessments/regular/documents",
  ...shared,
  summary: "A file of a supporting document, by the reference that the list of documents gives",
  request: jsonBody(
    z
      .object({
        filename: z.string().max(300).optional(),
        path: z
          .string({ error: "evidence:errors.path" })
          .max(200, "evidence:errors.path")
          .regex(PATH, "evidence:errors.path"),
        mimetype: z.string().max(100).optional(),
      })
      .openapi("DocumentReference"),
  ),
  responses: {
    ...answers(z.unknown(), [400, 401, 404, 413, 415, 422]),
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
  app.openapi(createCall, async (c) => {
    const ctx = c.env.kompas;
    const { submissionId: _, ...entry } = c.req.valid("json");
    const assessmentId = ctx.ids.resolve(submissionOf("submissionId", c.req.valid("json"), c.req.valid("query")));
    const verdict = assessmentId ? await createDocument(ctx, c.var.owner.user, assessmentId, entry) : null;
    if (!verdict) throw refused("not-found");
    if (!verdict.ok) throw failureOf(ctx, verdict);
    return c.json(ok(c.var.say("evidence:api.created"), { _id: verdict.documentId, id: verdict.documentId }), 200);
  });

  app.openapi(uploadCall, async (c) => {
    const ctx = c.env.kompas;
    const verdict = await uploadFiles(ctx, c.var.owner.user, c.req.valid("query").id, c.req.raw);
    if (!verdict.ok) throw failureOf(ctx, verdict);
    const data = { _id: verdict.documentId, id: verdict.documentId, files: verdict.files };
    return c.json(ok(c.var.say("evidence:api.uploaded"), data), 200);
  });

  app.openapi(listCall, async (c) => {
    const ctx = c.env.kompas;
    const assessmentId = ctx.ids.resolve(c.req.valid("query").SubmissionId);
    const opened = assessmentId ? await openDocuments(ctx, c.var.owner.user, assessmentId, "read") : null;
    if (!opened?.ok) throw refused("not-found");
    return c.json(ok(c.var.say("done.loaded"), toDocuments(opened)), 200);
  });

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

function failureOf(ctx: Context, refusal: Refusal): ApiError {
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
    case "invalid":
      return invalid(refusal.errors);
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

function toDocuments({ catalogue, documents }: OpenedDocuments): z.infer<typeof documentSchema>[] {
  return documents.map(({ dimension: dimensionId, files, ...document }) => {
    const dimension = catalogue.dimensions.find(({ id }) => id === dimensionId);
    return {
      _id: document.id,
      ...document,
      dimension: { _id: dimensionId, ...named("name", dimension?.name ?? inEveryLanguage({ en: "" })) },
      files: files.map(filePath),
      references: files.map((file) => {
        const { ending, mime } = aboutType(typeOfFile(file));
        return { filename: file.fileName, path: `files/${file.id}.${ending}`, mimetype: mime };
      }),
    };
  });
}
