import { toFormat } from "~/core/table-format";
import { requireUser } from "~/foundation/identity/session.server";
import { isoDayCell, onePage, tableFile } from "~/foundation/web/table-file";
import { translator } from "~/i18n/i18n.server";
import { isOpen } from "~/improvement/plan/rules/actions";
import { writeCalendar } from "~/improvement/plan/rules/calendar";
import type { Context } from "~/platform/context";
import { viewActions } from "./open.server";
import { actionsStatement, toActions } from "./queries.server";

async function readPlan(ctx: Context, request: Request) {
  const user = await requireUser(ctx, request);
  const actions = toActions(await actionsStatement(ctx, user.companyId));
  const views = await viewActions(ctx, user, actions);
  const t = translator(user.language, "plan");
  const common = translator(user.language, "common");
  return { actions, views, t, common, user, url: new URL(request.url) };
}

/** The plan's open actions that have a date, as a calendar. */
export async function planCalendar(ctx: Context, request: Request): Promise<Response> {
  const { actions, views, t, url } = await readPlan(ctx, request);
  const { origin } = url;
  const events = views.flatMap((view, index) => {
    const action = actions[index];
    if (!action || view.dueOn === null || !isOpen(view.state)) return [];
    return [
      {
        uid: `${view.id}@${new URL(origin).hostname}`,
        sequence: view.revision - 1,
        changedAt: action.updatedAt,
        dueOn: view.dueOn,
        summary: view.title,
        description: [view.topic.name, t("assigned", { name: view.person?.name ?? t("nobody") }), view.note]
          .filter(Boolean)
          .join("\n"),
        url: origin + view.href,
      },
    ];
  });
  return new Response(writeCalendar(t("title"), events), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="kompas-plan.ics"',
    },
  });
}

/** The company's plan as a table, one line per action, in the format that the URL asks for. */
export async function planTable(ctx: Context, request: Request): Promise<Response> {
  const { views, t, common, user, url } = await readPlan(ctx, request);
  const header = [
    t("csv.assessment"),
    t("csv.topic"),
    t("csv.action"),
    t("fields.state"),
    t("fields.assignee"),
    t("fields.dueOn"),
    t("fields.note"),
    t("fields.document"),
    t("fields.file"),
    t("csv.address"),
  ];
  const lines = views.map((view) => [
    common(`kinds.${view.kind}.name`),
    view.topic.name,
    view.title,
    t(`states.${view.state}`),
    view.person?.name ?? null,
    view.dueOn && isoDayCell(view.dueOn),
    view.note,
    view.document?.name ?? null,
    view.file?.name ?? null,
    url.origin + view.href,
  ]);
  return tableFile(header, onePage(lines), {
    name: "kompas-plan",
    format: toFormat(url.searchParams.get("format")),
    sheet: t("title"),
    reader: user,
  });
}
