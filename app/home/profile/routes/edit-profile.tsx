import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { settlePlaceFields, UPDATE_PLACES } from "~/foundation/company/place-form";
import { companyProfileSchema, currentPassword, ownProfileSchema } from "~/foundation/company/profile-schema";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, refusedWith } from "~/foundation/web/wait";
import { EditProfileForm } from "~/home/profile/components/edit-profile-form";
import { loadEditProfile } from "~/home/profile/edit-profile.server";
import { updateProfile } from "~/home/profile/update-profile.server";

const ownForm = ownProfileSchema.extend({ currentPassword });
const wholeForm = ownForm.extend(companyProfileSchema.shape);

/** Fields that the form sends empty to clear them. The form library makes them undefined, which means "unchanged". */
const MAY_BE_EMPTY = ["mobile", "companyReg", "companyLocation", "city", "timeZone"] as const;

export const handle = { enhance: true };

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  return {
    edit: await loadEditProfile(kompas, user),
    frame: { dialogOpen: true } satisfies PageFrame,
    title: await pageTitle(kompas, request, "profile", "edit.title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  const isWhole = form.has("company");
  const place = isWhole ? settlePlaceFields(form) : undefined;
  const submission = parseWithZod(form, { schema: isWhole ? wholeForm : ownForm });
  const again = async (fieldErrors: Record<string, string[]>, retryAfterSeconds = 0) => {
    const result = submission.reply({ hideFields: ["currentPassword"], fieldErrors });
    const edit = await loadEditProfile(kompas, user, place);
    return data({ result, edit, minutes: inMinutes(retryAfterSeconds) }, refusedWith(retryAfterSeconds));
  };
  if (form.get("intent") === UPDATE_PLACES) {
    const { initialValue } = submission.reply({ hideFields: ["currentPassword"] });
    return data({ result: { initialValue }, edit: await loadEditProfile(kompas, user, place), minutes: 0 });
  }
  if (submission.status !== "success") return again({});

  const emptied = MAY_BE_EMPTY.filter((name) => form.get(name) === "").map((name) => [name, ""]);
  const verdict = await updateProfile(kompas, request, user, { ...submission.value, ...Object.fromEntries(emptied) });
  if (!verdict.ok) {
    if (verdict.reason === "too-many-requests") return again({}, verdict.retryAfterSeconds);
    if (verdict.reason !== "invalid") throw new Response(null, { status: verdict.reason === "forbidden" ? 403 : 404 });
    return again(Object.fromEntries(Object.entries(verdict.errors).map(([field, key]) => [field, [key]])));
  }
  return redirectWithFlash("/user/profile", verdict.pendingEmail ? "emailChangeAsked" : "profileUpdated");
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function EditProfile() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <EditProfileForm
      edit={answer ? { ...answer.edit, values: loaded.edit.values } : loaded.edit}
      lastResult={answer?.result}
      minutes={answer?.minutes ?? 0}
    />
  );
}
