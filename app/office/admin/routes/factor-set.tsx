import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { readFactorSets } from "~/assessment/catalogue/factors.server";
import { readingDay } from "~/core/scopes";
import { requireAdministrator } from "~/foundation/identity/require-administrator.server";
import { pageTitle } from "~/foundation/shell/page-title.server";
import { redirectWithFlash } from "~/foundation/web/redirect.server";
import { FactorPage } from "~/office/admin/factors/edit-page";
import { publishFactors } from "~/office/admin/factors/publish.server";
import { readFactorForm, toForm } from "~/office/admin/factors/read-form.server";
import { SetPage } from "~/office/admin/factors/set-page";
import { viewFactorTable } from "~/office/admin/factors/table.server";
import { viewCompared } from "~/office/admin/factors/view";
import { readReason } from "~/office/admin/reason";

/** The address of a new set. */
const NEW = "new";

/** The administrator, the published sets, and the set the address names (null for a new one). */
async function open({ request, params, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireAdministrator(kompas, request);
  const published = await readFactorSets(kompas);
  const former = published.find(({ set }) => set === params.set) ?? null;
  if (!former && params.set !== NEW) throw data({ reason: "notFound" }, { status: 404 });
  return { user, published, former, today: readingDay(kompas.clock()) };
}

export async function loader(args: LoaderFunctionArgs) {
  const { user, former, today } = await open(args);
  const { kompas } = args.context;
  const { searchParams } = new URL(args.request.url);
  return {
    table:
      former && !searchParams.has("edit")
        ? viewFactorTable(former, user.language, searchParams.get("region") ?? "")
        : null,
    here: `/admin/factors/${former?.set ?? NEW}`,
    name: former?.title ?? null,
    form: toForm(former, today),
    title: await pageTitle(kompas, args.request, "office", "factors.title"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { user, published, former, today } = await open(args);
  const { kompas } = args.context;
  const given = await args.request.formData();
  const intent = given.get("intent");
  const read = await readFactorForm(given, published, { name: former?.set ?? null, today });
  if (intent === "edit") return { form: read.form, faults: [], compared: null };
  if (!read.ok) return data({ form: read.form, faults: read.faults, compared: null }, { status: 422 });
  // A new set whose name is taken becomes a new version of that set.
  const beside = former ?? published.find(({ set }) => set === read.set.set) ?? null;
  const compare = (refused: Parameters<typeof viewCompared>[3]) => ({
    form: read.form,
    faults: [],
    compared: viewCompared(beside, read.set, user.language, refused),
  });
  if (intent !== "publish") return compare(null);
  const reason = readReason(given);
  if (!reason.ok) return data(compare(reason.refused), { status: 400 });
  const isDone = await publishFactors(kompas, user, read.set, reason.reason);
  return redirectWithFlash("/admin/factors", isDone ? "factorsPublished" : "officeOvertaken");
}

export { pageHeaders as headers, pageMeta as meta } from "~/foundation/web/page-exports";

export default function FactorSet() {
  const { here, name, form, table } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (table && !answer) return <SetPage table={table} />;
  return (
    <FactorPage
      here={here}
      title={name}
      form={answer?.form ?? form}
      faults={answer?.faults ?? []}
      compared={answer?.compared ?? null}
    />
  );
}
