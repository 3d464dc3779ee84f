import { isOpen } from "~/domain/plan/actions";
import { writeCalendar } from "~/domain/plan/calendar";
import { csvLine } from "~/domain/privacy/csv";
import { requireUser } from "~/features/identity/session.server";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { viewActions } from "./open.server";
import { actionsStatement, toActions } from "./queries.server";

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

async function readPlan(ctx: Context, request: Request) {
  const user = await requireUser(ctx, request);
  const actions = toActions(await actionsStatement(ctx, user.companyId));
  const views = await viewActions(ctx, user, actions);
  const t = translator(user.language, "plan");
  return { actions, views, t, language: user.language, origin: new URL(request.url).origin };
}

/** What is still to be done of the company's plan and has a date, as a calendar. */
export async function planCalendar(ctx: Context, request: Request): Promise<Response> {
  const { actions, views, t, origin } = await readPlan(ctx, request);
  const events = views.flatMap((view, index) => {
    const action = actions[index];
    if (!action || view.dueOn === null || !isOpen(view.state)) return [];
    return [
      {
        uid: `${view.id}@${new URL(origin).hostname}`,
        sequence: view.revision - 1,
        changedAt: action.updatedAt,
        dueOn: view.dueOn,
        summary: view.practice,
        description: [view.topic, `${t("fields.assignee")}: ${view.person ?? t("nobody")}`, view.note]
          .filter(Boolean)
          .join("\n"),
        url: origin + view.href,
      },
    ];
  });
  return file(writeCalendar(t("title"), events), "text/calendar", "ics");
}

/** The company's plan as a table, a line an action. */
export async function planTable(ctx: Context, request: Request): Promise<Response> {
  const { views, t, language, origin } = await readPlan(ctx, request);
  const common = translator(language, "common");
  const head = csvLine([
    ...[t("csv.assessment"), t("csv.topic"), t("csv.practice"), t("fields.state"), t("fields.assignee")],
    ...[t("fields.dueOn"), t("fields.note"), t("fields.document"), t("fields.file"), t("csv.address")],
  ]);
  const lines = views.map((view) =>
    csvLine([
      ...[common(`kinds.${view.kind}.name`), view.topic, view.practice, t(`states.${view.state}`), view.person],
      ...[view.dueOn, view.note, view.document?.name ?? null, view.file?.name ?? null, origin + view.href],
    ]),
  );
  return file(BYTE_ORDER_MARK + head + lines.join(""), "text/csv", "csv");
}

const file = (text: string, type: string, ending: string) =>
  new Response(text, {
    headers: {
      "Content-Type": `${type}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="kompas-plan.${ending}"`,
    },
  });
