import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { membersPath, TAGS_PATH } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { fileSize, wholeNumber } from "~/i18n/format";
import { type TagsAnswer, TagsPage } from "~/network/members/components/tags-page";
import { importTags } from "~/network/members/tags/import.server";
import { deleteTag, listTags, renameTag } from "~/network/members/tags/tags.server";
import { readTextForm } from "~/network/membership/invitations/read-form.server";
import { MAX_LIST_BYTES } from "~/network/membership/rules/invitations";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";
import { maySeeMembers, mayTagMembers } from "~/network/membership/rules/members";

export const handle = { enhance: true };

/** The tags of the reader's company, and the form that puts them on companies by a list. */
export async function loader({ request, context: { kompas, refusal: refused } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const { searchParams } = new URL(request.url);
  const mayChange = mayTagMembers(user);
  const tags = (await listTags(kompas, user)).filter(({ flag }) => flag === null);
  const open = mayChange ? (tags.find(({ id }) => id === searchParams.get("tag")) ?? null) : null;
  const isDeleting = open !== null && searchParams.get("dialog") === "delete";
  const frame: PageFrame = { dialogOpen: isDeleting };
  const all = readListQuery(new URLSearchParams());
  const loaded = {
    mayChange,
    tags: tags.map(({ id, name, members }) => ({
      id,
      name,
      count: members,
      members: wholeNumber(members, user.language),
      href: membersPath(READINESS) + writeListQuery({ ...all, tag: id }),
    })),
    open,
    isDeleting,
    frame,
    size: fileSize((MAX_LIST_BYTES / 1024) * 1000, user.language),
    // The body never reached the action: the door checks its size.
    isTooLarge: refused?.reason === "tooLarge",
    title: await pageTitle(kompas, request, "tags", "title"),
  };
  return data(loaded, { status: loaded.isTooLarge ? 413 : 200 });
}

/** Renames or deletes a tag, or puts tags on the companies of a list. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  if (!mayTagMembers(user)) throw refusal("forbidden");
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const answer = (given: Partial<TagsAnswer>, status: number) =>
    data<TagsAnswer>({ rename: null, list: null, typed: "", put: null, bad: [], ...given }, { status });
  switch (form.get("intent")) {
    case "rename": {
      const typed = text("name");
      const verdict = await renameTag(kompas, user, text("tag"), typed);
      if (verdict.ok) return redirectWithFlash(TAGS_PATH, "tagRenamed");
      if (verdict.reason === "forbidden") throw refusal("forbidden");
      if (verdict.reason === "gone") return redirectWithFlash(TAGS_PATH, "tagGone");
      return answer({ rename: verdict.reason, typed }, 422);
    }
    case "delete":
      await deleteTag(kompas, user, text("tag"));
      return redirectWithFlash(TAGS_PATH, "tagDeleted");
    case "import": {
      const typed = text("text").slice(0, MAX_LIST_BYTES);
      const given = await readTextForm(form);
      if (!given.ok) return answer({ list: given.fault, typed }, 422);
      const verdict = await importTags(kompas, user, given.text);
      if (!verdict.ok) {
        if (verdict.reason === "forbidden") throw refusal("forbidden");
        return answer({ list: verdict.reason, typed }, 422);
      }
      if (verdict.bad.length === 0) return redirectWithFlash(TAGS_PATH, "tagsImported", { number: verdict.put });
      // What was not found is there to be corrected.
      const left = verdict.bad.map((line) => line.text).join("\n");
      return answer({ typed: left, put: wholeNumber(verdict.put, user.language), bad: verdict.bad }, 200);
    }
    default:
      throw refusal("not-found");
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function TagsRoute() {
  const { title: _, frame: __, ...page } = useLoaderData<typeof loader>();
  return <TagsPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
