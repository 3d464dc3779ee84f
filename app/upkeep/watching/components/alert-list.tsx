import { useTranslation } from "react-i18next";
import { momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { Card } from "~/ui/card";
import { cx } from "~/ui/cx";
import type { AlertView } from "../alerts.server";
import { CALM_MS } from "../rules/alerts";
import { useAlertWords } from "./use-alert-words";

const MINUTE = 60_000;

/** What the office is warned of: what lasts, and what ended within a week. */
export function AlertList({ alerts }: { alerts: readonly AlertView[] }) {
  const { t } = useTranslation("operations");
  return (
    <Card as="section" padded>
      <h2>{t("alerts.title")}</h2>
      {alerts.length === 0 ? <p className="mt-1 text-ink-2">{t("alerts.none")}</p> : null}
      <ul className="mt-2 grid gap-3">
        {alerts.map((alert) => (
          <AlertItem key={alert.name} alert={alert} />
        ))}
      </ul>
    </Card>
  );
}

function AlertItem({ alert }: { alert: AlertView }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const wordsOf = useAlertWords();
  const { openedAt, endedAt } = alert;
  const times = {
    from: momentOf(openedAt, language),
    to: momentOf(endedAt ?? openedAt, language),
    minutes: CALM_MS / MINUTE,
  };
  return (
    <li>
      <p className={cx("font-semibold", endedAt === null ? "text-danger" : "text-ink-2")}>{wordsOf(alert)}</p>
      <p className="text-small text-ink-2">{endedAt === null ? t("alerts.since", times) : t("alerts.lasted", times)}</p>
    </li>
  );
}
