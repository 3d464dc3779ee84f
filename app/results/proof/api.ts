import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { READ_RESULTS } from "~/core/token-scopes";
import type { ApiEnv } from "~/foundation/api/env";
import { ok, responses } from "~/foundation/api/envelope";
import { ApiError, invalid, refused, tooMany } from "~/foundation/api/errors";
import { idIn, submissionId } from "~/foundation/api/ids";
import { forAnybody, signedInFor } from "~/foundation/api/middleware.server";
import type { Translate } from "~/foundation/api/texts.server";
import { longDate } from "~/i18n/format";
import { resources } from "~/i18n/resources";
import type { Context } from "~/platform/context";
import { readCredential } from "./credential.server";
import { countVerification } from "./limit.server";
import { type ProofVerdict, verifyCode, verifyFile } from "./verify.server";

const tags = ["results"];

const verdictSchema = z
  .object({
    status: z.enum(["valid", "changed", "withdrawn", "superseded", "unknown"]).openapi({
      description:
        "`changed`: not as it was issued here, or the pages of the PDF are not; `superseded`: there is a newer report of the company, or a newer proof of this one; `unknown`: nothing of ours, with what is known of it in the message",
    }),
    issuer: z.string().nullable(),
    issuedAt: z.iso.datetime().nullable(),
    validUntil: z.iso.datetime().nullable(),
    company: z.string().nullable(),
    kind: z.enum(KINDS_OF_ASSESSMENTS).nullable(),
    level: z.string().nullable(),
    signed: z
      .object({ name: z.string(), desigantion: z.string().nullable(), date: z.string() })
      .nullable()
      .openapi({ description: "By whom the report was approved when this was issued" }),
  })
  .openapi("ProofVerdict");

const codeCall = createRoute({
  operationId: "verifyCode",
  method: "get",
  path: "/verify",
  tags,
  summary: "What stands behind the code at the foot of a report, for anybody",
  ...forAnybody,
  request: { query: z.object({ code: idIn("failures.code", 100) }) },
  responses: responses(verdictSchema, [422, 429]),
});

const fileCall = createRoute({
  operationId: "verifyFile",
  method: "post",
  path: "/verify",
  tags,
  summary:
    "Whether a file says what it said when it was issued, for anybody: the PDF of a report or the JSON of its proof",
  ...forAnybody,
  request: {
    body: {
      content: {
        "multipart/form-data": {
          schema: z
            .strictObject({ file: z.unknown().optional().openapi({ type: "string", format: "binary" }) })
            .openapi("ProofFile"),
        },
      },
    },
  },
  responses: responses(verdictSchema, [400, 413, 415, 422, 429]),
});

const credentialCall = createRoute({
  operationId: "getCredential",
  method: "get",
  path: "/users/submission/credential",
  tags,
  summary:
    "The proof of a completed submission of either kind as it was issued last: your company's, or that of a company that shares it with yours",
  ...signedInFor(undefined, READ_RESULTS),
  request: { query: z.object({ SubmissionId: submissionId }) },
  responses: responses(
    z.record(z.string(), z.unknown()).openapi({ description: "A W3C Verifiable Credential 2.0 with its signature" }),
    [401, 404, 409, 422],
  ),
});

/** The calls that prove and check a report. */
export function addProofCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(codeCall, async (c) => {
    const ctx = c.env.kompas;
    await countLook(ctx, c.req.raw);
    const verdict = await verifyCode(ctx, c.req.valid("query").code);
    return c.json(ok(wordsOf(verdict, c.var.say, c.var.language), toVerdict(verdict)), 200);
  });

  app.openapi(fileCall, async (c) => {
    const ctx = c.env.kompas;
    await countLook(ctx, c.req.raw);
    const { file } = c.req.valid("form");
    if (!(file instanceof File)) throw invalid({ file: "failures.proofFile" });
    const verdict = await verifyFile(ctx, new Uint8Array(await file.arrayBuffer()));
    return c.json(ok(wordsOf(verdict, c.var.say, c.var.language), toVerdict(verdict)), 200);
  });

  app.openapi(credentialCall, async (c) => {
    const ctx = c.env.kompas;
    const id = ctx.ids.resolve(c.req.valid("query").SubmissionId);
    const verdict = id ? await readCredential(ctx, c.var.owner.user, id) : null;
    if (verdict?.ok) return c.json(ok(c.var.say("done.loaded"), verdict.credential), 200);
    if (verdict?.reason === "pending" || verdict?.reason === "notSetUp") {
      throw new ApiError(404, `verify:${verdict.reason}`);
    }
    throw refused(verdict?.reason ?? "not-found");
  });
}

async function countLook(ctx: Context, request: Request): Promise<void> {
  const limit = await countVerification(ctx, request);
  if (!limit.ok) throw tooMany(limit.retryAfterSeconds, "verify:wait");
}

function toVerdict(verdict: ProofVerdict): z.infer<typeof verdictSchema> {
  if (verdict.state !== "issued") {
    const nothing = { issuer: null, issuedAt: null, validUntil: null, company: null, kind: null, level: null };
    return { status: verdict.state === "changed" ? "changed" : "unknown", ...nothing, signed: null };
  }
  const { issuer, validFrom, validUntil, credentialSubject: said } = verdict.credential;
  const { approval } = said;
  return {
    status: statusOf(verdict),
    issuer,
    issuedAt: validFrom,
    validUntil,
    company: said.company.name,
    kind: said.reportKind,
    level: resources.en.common.levels[said.level],
    signed: approval ? { name: approval.name, desigantion: approval.designation ?? null, date: approval.date } : null,
  };
}

type Issued = Extract<ProofVerdict, { state: "issued" }>;

function statusOf({ withdrawnOn, isPaperOurs, newerOn, hasLaterProof }: Issued) {
  if (withdrawnOn !== null) return "withdrawn";
  if (!isPaperOurs) return "changed";
  return newerOn !== null || hasLaterProof ? "superseded" : "valid";
}

/** The sentence of the page that matters most. */
function wordsOf(verdict: ProofVerdict, say: Translate, language: Language): string {
  if (verdict.state === "foreign") return say("verify:foreignText", { host: verdict.host });
  if (verdict.state !== "issued") return say(`verify:text.${verdict.state}`);
  switch (statusOf(verdict)) {
    case "withdrawn":
      return say("verify:text.withdrawn");
    case "changed":
      return say("verify:paperText");
    case "superseded":
      return verdict.newerOn === null
        ? say("verify:laterProof")
        : say("report:standing.newer", { date: longDate(verdict.newerOn, language) });
  }
  if (verdict.isOver) return say("verify:over");
  return say(verdict.isKept ? "verify:state.issued" : "verify:gone");
}
