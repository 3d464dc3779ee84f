import { type ActionFunctionArgs, data, type HeadersFunction, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import type { Context } from "~/platform/context";
import { VerifyPage } from "~/results/proof/components/verify-page";
import { countVerification } from "~/results/proof/limit.server";
import { verifyCode, verifyFile } from "~/results/proof/verify.server";

const issuerOf = ({ settings }: Context) => ({
  name: settings.RESPONSIBLE_NAME,
  address: settings.RESPONSIBLE_ADDRESS,
  host: new URL(settings.APP_URL).host,
});

/** Checks a report by its code, for anybody. */
export async function loader({ request, context: { kompas, refusal } }: LoaderFunctionArgs) {
  const title = await pageTitle(kompas, request, "verify", "title");
  const isTooLarge = refusal?.reason === "tooLarge";
  const page = {
    title,
    typed: "",
    verdict: null,
    checked: "code" as const,
    minutes: 0,
    isTooLarge,
    lacksCode: false,
    issuer: issuerOf(kompas),
  };
  if (isTooLarge) return data(page, { status: 413 });
  const asked = new URL(request.url).searchParams.get("code");
  const typed = (asked ?? "").trim().slice(0, 100);
  if (typed === "") return data({ ...page, lacksCode: asked !== null });
  const limit = await countVerification(kompas, request);
  if (!limit.ok) {
    const seconds = limit.retryAfterSeconds;
    return data({ ...page, typed, minutes: inMinutes(seconds) }, toWait(seconds));
  }
  return data({ ...page, typed, verdict: await verifyCode(kompas, typed) });
}

/** The same for a file, which is checked and not stored. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const file = (await request.formData()).get("file");
  const limit = await countVerification(kompas, request);
  if (!limit.ok) {
    const seconds = limit.retryAfterSeconds;
    return data({ verdict: null, minutes: inMinutes(seconds) }, toWait(seconds));
  }
  const bytes = file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  return data({ verdict: await verifyFile(kompas, bytes), checked: "file" as const, minutes: 0 });
}

/** Keeps the `Retry-After` header of the action or the loader. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;

export { hiddenPageMeta as meta } from "~/foundation/web/page-exports";

export default function Verify() {
  const { title: _, ...loaded } = useLoaderData<typeof loader>();
  return <VerifyPage {...loaded} {...useActionData<typeof action>()} />;
}
