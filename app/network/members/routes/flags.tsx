import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { refusal } from "~/assessment/answers/open-id.server";
import { listCurrentCatalogues } from "~/assessment/catalogue/catalogue.server";
import { titleOf } from "~/assessment/catalogue/rules/titles";
import { FLAGS_PATH, membersPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import { requireUser } from "~/foundation/identity/session.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import type { PageFrame } from "~/foundation/web/page-handle";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { wholeNumber } from "~/i18n/format";
import { type FlagsAnswer, FlagsPage } from "~/network/members/components/flags-page";
import { listFlags, makeFlag } from "~/network/members/flags/flags.server";
import { FALL, flagQuestion, flagQuestions } from "~/network/members/rules/flags";
import { deleteTag, renameTag } from "~/network/members/tags/tags.server";
import { readListQuery, writeListQuery } from "~/network/membership/rules/list";
import { maySeeMembers, mayTagMembers } from "~/network/membership/rules/members";

/** The red flags of the reader's company, how many companies have each, and the form for another. */
export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  const { searchParams } = new URL(request.url);
  const mayChange = mayTagMembers(user);
  const { flags, isWaiting } = await listFlags(kompas, user);
  const catalogues = await listCurrentCatalogues(kompas);
  const { language } = user;
  const practiceOf = (flag: string) => {
    const question = catalogues.map((catalogue) => flagQuestion(catalogue, flag)).find((found) => found !== null);
    return question ? titleOf(question)[language] : null;
  };
  const open = mayChange ? (flags.find(({ id }) => id === searchParams.get("tag")) ?? null) : null;
  const isDeleting = open !== null && searchParams.get("dialog") === "delete";
  const frame: PageFrame = { dialogOpen: isDeleting };
  const all = readListQuery(new URLSearchParams());
  const used = new Set(flags.map(({ flag }) => flag));
  return {
    mayChange,
    flags: flags.map(({ id, name, flag, members }) => ({
      id,
      name,
      isFall: flag === FALL,
      /** Null once the newest questionnaires no longer ask it. */
      practice: practiceOf(flag),
      count: members,
      members: wholeNumber(members, language),
      href: membersPath(READINESS) + writeListQuery({ ...all, tag: id }),
    })),
    isWaiting,
    open: open && { id: open.id, name: open.name },
    isDeleting,
    frame,
    hasFall: used.has(FALL),
    topics: mayChange
      ? catalogues
          .flatMap(flagQuestions)
          .map(({ topic, questions }) => ({
            id: topic.id,
            name: topic.name[language],
            practices: questions
              .filter(({ id }) => !used.has(id))
              .map((question) => ({ id: question.id, title: titleOf(question)[language] })),
          }))
          .filter(({ practices }) => practices.length > 0)
      : [],
    title: await pageTitle(kompas, request, "flags", "title"),
  };
}

/** Makes a red flag, renames one or deletes it. */
export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  if (!maySeeMembers(user)) throw refusal("not-found");
  if (!mayTagMembers(user)) throw refusal("forbidden");
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? "");
  const answer = (given: Partial<FlagsAnswer>) =>
    data<FlagsAnswer>({ rename: null, make: null, typed: text("name"), flag: text("flag"), ...given }, { status: 422 });
  switch (form.get("intent")) {
    case "make": {
      const verdict = await makeFlag(kompas, user, { flag: text("flag"), name: text("name") });
      if (verdict.ok) return redirectWithFlash(FLAGS_PATH, "flagMade");
      if (verdict.reason === "forbidden") throw refusal("forbidden");
      return answer({ make: verdict.reason });
    }
    case "rename": {
      const verdict = await renameTag(kompas, user, text("tag"), text("name"));
      if (verdict.ok) return redirectWithFlash(FLAGS_PATH, "flagRenamed");
      if (verdict.reason === "forbidden") throw refusal("forbidden");
      if (verdict.reason === "gone") return redirectWithFlash(FLAGS_PATH, "flagGone");
      return answer({ rename: verdict.reason });
    }
    case "delete":
      await deleteTag(kompas, user, text("tag"));
      return redirectWithFlash(FLAGS_PATH, "flagDeleted");
    default:
      throw refusal("not-found");
  }
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function FlagsRoute() {
  const { title: _, frame: __, ...page } = useLoaderData<typeof loader>();
  return <FlagsPage {...page} answer={useActionData<typeof action>() ?? null} />;
}
