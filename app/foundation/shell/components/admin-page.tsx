import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { AreaRail } from "~/ui/area-rail";
import { PageHeader } from "~/ui/shell";
import { formatCount, useOfficeCounts } from "../use-office-counts";

/** The pages of the administrator area, in the groups and the order of its rail. */
const GROUPS = [
  { pages: { overview: "/admin", weeks: "/admin/weeks" } },
  {
    key: "people",
    pages: {
      companies: "/admin/companies",
      people: "/admin/people",
      questions: "/admin/support",
      announcements: "/admin/announcements",
    },
  },
  {
    key: "content",
    pages: {
      questionnaires: "/admin/questionnaires",
      factors: "/admin/factors",
      industries: "/admin/industries",
    },
  },
  {
    key: "running",
    pages: {
      jobs: "/admin/jobs",
      deadLetters: "/admin/dead-letters",
      sessions: "/admin/sessions",
      log: "/admin/log",
    },
  },
] as const;

type PagesOf<G> = G extends { pages: infer P } ? keyof P : never;
type AdminPageKey = PagesOf<(typeof GROUPS)[number]>;

interface AdminPageProps {
  current: AdminPageKey;
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page under /admin: its header and the rail of all pages, with what waits on them. */
export function AdminPage({ current, title, lead, actions, children }: AdminPageProps) {
  const { t } = useTranslation("admin");
  const counts = useOfficeCounts();
  const waitingOn = (page: AdminPageKey) => {
    if (page !== "questions" && page !== "deadLetters" && page !== "jobs") return undefined;
    const number = formatCount(counts[page]);
    return counts[page] > 0 ? { number, words: t(`waiting.${page}`, { number }) } : undefined;
  };
  const groups = GROUPS.map((group) => ({
    ...("key" in group ? { name: t(`groups.${group.key}`) } : {}),
    pages: (Object.entries(group.pages) as [AdminPageKey, string][]).map(([page, href]) => ({
      href,
      name: t(`pages.${page}`),
      isCurrent: page === current,
      waiting: waitingOn(page),
    })),
  }));
  return (
    <AreaRail label={t("navigation")} groups={groups}>
      <PageHeader title={title} lead={lead} actions={actions} />
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </AreaRail>
  );
}
