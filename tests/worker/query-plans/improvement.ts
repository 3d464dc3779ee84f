import { READINESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { loadActionPage } from "~/improvement/plan/action-page.server";
import { addActions, deleteAction, moveAction } from "~/improvement/plan/change.server";
import { openPlan } from "~/improvement/plan/open.server";
import { findActionFile } from "~/improvement/plan/queries.server";
import { saveAction } from "~/improvement/plan/save-action.server";
import { openWhatIf } from "~/improvement/plan/what-if.server";
import type { Context } from "~/platform/context";
import { documentForm, pdfFile } from "../../support/evidence";
import { ORIGIN } from "../../support/pages";
import { smallPdf } from "../../support/pdfs";

export async function useThePlan(ctx: Context, user: CurrentUser): Promise<void> {
  const tick = "gender-equality.assess.1";
  await openWhatIf(ctx, user, READINESS, [tick]);
  await addActions(ctx, user, READINESS, [tick]);
  const [planned] = (await openPlan(ctx, user, new URLSearchParams())).topics.flatMap(({ actions }) => actions);
  const id = planned?.id ?? "";
  await loadActionPage(ctx, user, id);
  const form = documentForm({ revision: "1", state: "doing", assignee: user.id }, [pdfFile(smallPdf())]);
  const saved = await saveAction(ctx, user, id, new Request(ORIGIN, { method: "POST", body: form }));
  if (!saved.ok) throw new Error(saved.reason);
  await findActionFile(ctx, user.companyId, id);
  await moveAction(ctx, user, { id, state: "done", revision: 2 });
  await deleteAction(ctx, user, id);
  await addActions(ctx, user, READINESS, [tick]);
}
