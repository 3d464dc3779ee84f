import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { initialsOf, picturePath } from "~/foundation/company/avatar";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { inMinutes, toWait } from "~/foundation/web/wait";
import { PictureDialog, type PictureProblem } from "~/home/profile/components/picture-dialog";
import { changePicture, removePicture } from "~/home/profile/picture.server";

const HERE = "/user/profile/picture";

export const handle = { enhance: true };

/** The user's picture, in a dialog over the profile. */
export async function loader({ request, context: { kompas, refusal } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  // The file never reached the action: the door checks the size of the request.
  const isTooBig = refusal?.reason === "tooLarge";
  const loaded = {
    picture: picturePath(user.id, user.avatar),
    initials: initialsOf(user.username),
    asksRemoval: new URL(request.url).searchParams.has("remove"),
    problem: isTooBig ? ("too-big" as const) : null,
    frame: { dialogOpen: true } satisfies PageFrame,
    title: await pageTitle(kompas, request, "profile", "picture.title"),
  };
  return data(loaded, { status: isTooBig ? 413 : 200 });
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const form = await request.formData();
  if (form.get("intent") === "remove") {
    const isDone = await removePicture(kompas, user);
    return isDone ? redirectTo("/user/profile") : redirectWithFlash(HERE, "busy");
  }
  const done = await changePicture(kompas, user, form.get("picture"));
  if (done.ok) return redirectWithFlash("/user/profile", "imageUpdated");
  if (done.reason === "busy") return redirectWithFlash(HERE, "busy");
  if (done.reason === "too-many-requests") {
    return data({ problem: null, minutes: inMinutes(done.retryAfterSeconds) }, toWait(done.retryAfterSeconds));
  }
  const problem: PictureProblem = done.reason;
  return data({ problem, minutes: 0 }, { status: 400 });
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function Picture() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <PictureDialog
      picture={loaded.picture}
      initials={loaded.initials}
      asksRemoval={loaded.asksRemoval}
      problem={answer ? answer.problem : loaded.problem}
      minutes={answer?.minutes ?? 0}
    />
  );
}
