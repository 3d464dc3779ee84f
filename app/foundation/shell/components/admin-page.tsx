import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PageHeader } from "~/ui/shell";
import { Toggle } from "~/ui/toggle";

/** The pages of the administrator area, in the order of its navigation. */
const PAGES = [
  { key: "overview", href: "/admin" },
  { key: "companies", href: "/admin/companies" },
  { key: "people", href: "/admin/people" },
  { key: "industries", href: "/admin/industries" },
  { key: "factors", href: "/admin/factors" },
  { key: "announcements", href: "/admin/announcements" },
  { key: "questions", href: "/admin/support" },
  { key: "questionnaires", href: "/admin/questionnaires" },
  { key: "deadLetters", href: "/admin/dead-letters" },
  { key: "jobs", href: "/admin/jobs" },
  { key: "sessions", href: "/admin/sessions" },
  { key: "log", href: "/admin/log" },
] as const;

interface AdminPageProps {
  current: (typeof PAGES)[number]["key"];
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every page under /admin: its header and the links to the other pages. */
export function AdminPage({ current, title, lead, actions, children }: AdminPageProps) {
  const { t } = useTranslation("admin");
  return (
    <>
      <PageHeader eyebrow={t("area")} title={title} lead={lead} actions={actions} />
      <div className="grid grid-cols-1 gap-6">
        <div>
          <Toggle
            label={t("navigation")}
            items={PAGES.map(({ key, href }) => ({ href, name: t(`pages.${key}`), current: key === current }))}
          />
        </div>
        {children}
      </div>
    </>
  );
}
