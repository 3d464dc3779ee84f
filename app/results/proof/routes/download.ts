import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { toWait } from "~/foundation/web/wait";
import { credentialText } from "~/results/proof/file.server";
import { countVerification } from "~/results/proof/limit.server";
import { readCode } from "~/results/proof/rules/code";
import { findProof } from "~/results/proof/verify.server";

/** The credential with a code, as a file. Anybody who has the code already has the report. */
export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const limit = await countVerification(kompas, request);
  if (!limit.ok) return new Response(null, toWait(limit.retryAfterSeconds));
  const code = readCode(params.code ?? "");
  const proof = code && (await findProof(kompas, code));
  if (!proof) return new Response(null, { status: 404 });
  const name = `attachment; filename="report-${code}.json"`;
  return new Response(await credentialText(kompas, proof), {
    headers: { "Content-Type": "application/vc", "Content-Disposition": name },
  });
}
