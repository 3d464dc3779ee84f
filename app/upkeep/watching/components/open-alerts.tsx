import { useTranslation } from "react-i18next";
import { momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Notice } from "~/ui/notice";
import type { AlertView } from "../alerts.server";
import { kindOf, subjectOf } from "../rules/alerts";
import { useAlertWords } from "./use-alert-words";

/** The alerts that last, in a line each: what is wrong, since when, and the way to the page that shows it. Nothing if there is none. */
export function OpenAlerts({ alerts }: { alerts: readonly AlertView[] }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const wordsOf = useAlertWords();
  if (alerts.length === 0) return null;
  return (
    <Notice tone="danger" title={t("alerts.title")}>
      <ul>
        {alerts.map((alert) => (
          <li key={alert.name} className="flex flex-wrap items-center gap-x-3">
            <a href={pageOf(alert.name)} className="inline-flex min-h-11 items-center font-semibold">
              {wordsOf(alert)}
            </a>
            <span className="text-small">{t("alerts.opened", { from: momentOf(alert.openedAt, language) })}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The page of the office that shows more about an alert. The page of jobs lists all alerts. */
function pageOf(name: string): string {
  const kind = kindOf(name);
  if (kind === "dead-letters") return "/admin/dead-letters";
  return kind === "job" ? `/admin/jobs?job=${subjectOf(name)}` : "/admin/jobs";
}
