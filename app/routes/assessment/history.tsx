import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { mayStartAssessment } from "~/domain/access/assessments";
import { requireUser } from "~/features/account/session.server";
import { AssessmentCards } from "~/features/assessment/components/assessment-cards";
import { ProgressPreview } from "~/features/assessment/components/progress-preview";
import { refusal } from "~/features/assessment/open-id.server";
import { listAssessments } from "~/features/assessment/queries.server";
import { startAssessment } from "~/features/assessment/start.server";
import { pageTitle } from "~/features/shell/page-title.server";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/card";
import { Pagination } from "~/ui/pagination";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";

const PAGE_SIZE = 10;

export async function loader({ request, context: { kompas } }: LoaderFunctionArgs) {
  const user = await requireUser(kompas, request);
  const query = new URL(request.url).searchParams;
  const page = Math.max(1, Math.min(10_000, Number.parseInt(query.get("page") ?? "1", 10) || 1));
  const { count, list } = await listAssessments(kompas, user, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  if (page > pages) return redirect(`/user/history?page=${pages}`, 303);
  return {
    kind: query.get("kind") === "progress" ? ("progress" as const) : ("readiness" as const),
    page,
    pages,
    cards: list.map(({ id, ...card }) => ({ ...card, sealedId: kompas.ids.seal(id) })),
    canStart: mayStartAssessment(user),
    hasCompleted: user.latestReadinessId !== null,
    title: await pageTitle(kompas, request, "assessment", "history.title"),
  };
}

export async function action({ request, context: { kompas } }: ActionFunctionArgs) {
  const user = await requireUser(kompas, request);
  const started = await startAssessment(kompas, user);
  if (!started.ok) throw refusal(started.reason);
  return redirect(`/${kompas.ids.seal(started.assessmentId)}`, 303);
}

export const meta = ({ data: loaded }: { data?: { title?: string } }) => [{ title: loaded?.title }];

export default function History() {
  const { t } = useTranslation("assessment");
  const { kind, page, pages, cards, canStart, hasCompleted } = useLoaderData<typeof loader>();
  const startNew = canStart ? (
    <form method="post" action="/user/history" className="grid">
      <Button variant="primary">{t("history.start")}</Button>
    </form>
  ) : null;
  return (
    <>
      <PageHeader
        title={t("history.title")}
        lead={t("history.lead")}
        actions={kind === "readiness" && cards.length > 0 ? startNew : null}
      />
      <div className="grid gap-6">
        <div>
          <Toggle
            label={t("history.kind")}
            items={[
              { href: "/user/history", name: t("history.readiness"), current: kind === "readiness" },
              { href: "/user/history?kind=progress", name: t("history.progress"), current: kind === "progress" },
            ]}
          />
        </div>
        {kind === "progress" ? <ProgressPreview hasCompleted={hasCompleted} /> : null}
        {kind === "readiness" && cards.length === 0 ? (
          <EmptyState title={t("history.empty.title")} action={startNew}>
            {t("history.empty.text")}
          </EmptyState>
        ) : null}
        {kind === "readiness" && cards.length > 0 ? <AssessmentCards cards={cards} /> : null}
        {kind === "readiness" && pages > 1 ? (
          <Pagination
            label={t("history.pages")}
            status={t("history.page", { page, pages })}
            previous={page > 1 ? { href: `/user/history?page=${page - 1}`, name: t("history.newer") } : undefined}
            next={page < pages ? { href: `/user/history?page=${page + 1}`, name: t("history.older") } : undefined}
          />
        ) : null}
      </div>
    </>
  );
}
