import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { FlashKey } from "~/foundation/web/flash.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import {
  addIndustry,
  changeIndustry,
  type IndustryVerdict,
  listAllIndustries,
  offerIndustry,
} from "~/office/admin/industries/change.server";
import { askedOf, readForm, readNames } from "~/office/admin/industries/edit.server";
import { IndustryPage } from "~/office/admin/industries/edit-page";
import { readReason } from "~/office/admin/reason";

/** The address of a new industry. */
const NEW = "new";
const LIST = "/admin/industries";

export async function loader({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  await requireAdministrator(kompas, request);
  const all = await listAllIndustries(kompas);
  const industry = all.find(({ id }) => id === params.id) ?? null;
  if (!industry && params.id !== NEW) throw data({ reason: "notFound" }, { status: 404 });
  const { pathname, search, searchParams } = new URL(request.url);
  const form = readForm(searchParams, all, industry?.id ?? null);
  const asked = askedOf(searchParams, form, industry);
  return {
    industry,
    all,
    form,
    asked,
    self: pathname + search,
    frame: { dialogOpen: asked !== null } satisfies PageFrame,
    title: await pageTitle(kompas, request, "office", industry ? "industries.title" : "industry.new"),
  };
}

export async function action({ request, params, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const form = await request.formData();
  const given = readReason(form);
  if (!given.ok) return data({ refused: given.refused }, { status: 400 });
  const { reason } = given;
  const id = params.id ?? "";
  const intent = form.get("intent");
  if (intent === "close" || intent === "open") {
    const done = await offerIndustry(kompas, user, id, intent === "open", reason);
    return leave(done, intent === "open" ? "industryOpened" : "industryClosed");
  }
  const names = readNames(form);
  if (intent !== "save" || !names) throw new Response(null, { status: 400 });
  const change = { names, after: String(form.get("after") ?? ""), reason };
  return leave(
    await (id === NEW ? addIndustry(kompas, user, change) : changeIndustry(kompas, user, id, change)),
    "industrySaved",
  );
}

function leave(verdict: IndustryVerdict, done: FlashKey) {
  if (verdict.ok) return redirectWithFlash(LIST, done);
  return redirectWithFlash(LIST, verdict.reason === "taken" ? "industryTaken" : "officeOvertaken");
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Industry() {
  const { industry, all, form, asked, self } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.refused ?? null;
  return <IndustryPage industry={industry} all={all} form={form} asked={asked} self={self} refused={refused} />;
}
