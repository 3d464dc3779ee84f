import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectTo, redirectWithFlash } from "~/foundation/web/redirect.server";
import { checkDraft } from "~/office/editor/checks.server";
import { type ConflictView, EditPage } from "~/office/editor/components/edit-page";
import { newIdName, newTypeName, readIntent, readOrder, readSeen, readThing } from "~/office/editor/edit-form";
import { findRemoval } from "~/office/editor/removal";
import { requireDraft } from "~/office/editor/require-draft.server";
import { fieldsAt, readPath } from "~/office/editor/rules/entities";
import type { EditedFields } from "~/office/editor/rules/shapes";
import { type IdProblem, nextLaw, saveThing } from "~/office/editor/save.server";
import { viewThing } from "~/office/editor/view";

async function open({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const found = await requireDraft(kompas, request, params.id);
  const query = new URL(request.url).searchParams;
  const path = query.get("at") ?? "";
  const { draft, user } = found;
  const [, topic = ""] = path.split("/");
  const view = viewThing(draft, await checkDraft(kompas, draft), path, user.language, nextLaw(draft.entities, topic));
  if (!view) throw data({ reason: "notFound" }, { status: 404 });
  return { ...found, query, path, view };
}

export async function loader(args: LoaderFunctionArgs) {
  const { view, query } = await open(args);
  const asked = view.state === "open" ? findRemoval(view, query) : null;
  const frame: PageFrame = { dialogOpen: asked !== null };
  const kind = readPath(view.path)?.kind ?? "question";
  return {
    view,
    asked,
    frame,
    title: await pageTitle(args.context.kompas, args.request, "questionnaires", `kinds.${kind}`),
  };
}

interface Answer {
  conflict: ConflictView | null;
  refused: { list: string; id: string; type: string; problem: IdProblem } | null;
  typed: EditedFields | null;
}

export async function action(args: ActionFunctionArgs) {
  const { kompas } = args.context;
  const { user, draft, paths, path, view } = await open(args);
  const form = await args.request.formData();
  const intent = readIntent(String(form.get("intent") ?? ""));
  if (!intent) throw new Response(null, { status: 400 });
  const value = readThing(fieldsAt(path, view.value), form, view.value, intent);
  const saved = await saveThing(kompas, user, draft.row.id, {
    path,
    value,
    ...readSeen(form, view.value),
    order: readOrder(form, path, intent),
  });
  const here = paths.edit(path);
  if (saved.ok && saved.added) return redirectTo(paths.edit(saved.added));
  if (saved.ok && intent.what === "ask") {
    return redirectTo(paths.edit(path, { dialog: intent.of, list: intent.list, key: intent.key }));
  }
  if (saved.ok) return redirectWithFlash(here, "questionnaireSaved");
  switch (saved.reason) {
    case "conflict": {
      const { value: typed, current, revision, by, clashes } = saved;
      return data<Answer>(
        { conflict: { value: typed, current, revision, by, clashes }, refused: null, typed: null },
        { status: 409 },
      );
    }
    case "new-id": {
      const list = intent.what === "order" ? intent.list : "";
      const sent = (name: string) => String(form.get(name) ?? "").slice(0, 200);
      const refused = { list, id: sent(newIdName(list)), type: sent(newTypeName(list)), problem: saved.problem };
      return data<Answer>({ conflict: null, refused, typed: { ...view.value, ...value } }, { status: 422 });
    }
    case "closed":
      return redirectWithFlash(here, "questionnaireClosed");
    case "not-found":
      throw data({ reason: "notFound" }, { status: 404 });
    default:
      return redirectWithFlash(here, "questionnaireChanged");
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function EditQuestionnaire() {
  const { view, asked } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>() as Answer | undefined;
  const { conflict = null, refused = null, typed = null } = answer ?? {};
  return <EditPage view={view} asked={asked} conflict={conflict} refused={refused} typed={typed} />;
}
