import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import type { CopyView } from "~/upkeep/privacy/queries.server";

/** The copies of a user's data, newest first, each with its actions. */
export function Copies({ copies }: { copies: CopyView[] }) {
  const { t } = useTranslation("privacy");
  if (copies.length === 0) return <p className="text-ink-3">{t("export.none")}</p>;
  return (
    <ul className="grid gap-3">
      {copies.map((copy) => (
        <li key={copy.id}>
          <Copy copy={copy} />
        </li>
      ))}
    </ul>
  );
}

function Copy({ copy }: { copy: CopyView }) {
  const { t } = useTranslation("privacy");
  const date = copy.madeOn;
  if (copy.status === "failed") {
    return (
      <Notice tone="danger" title={t("export.failed", { date })}>
        {t("export.failedText")}
      </Notice>
    );
  }
  const isReady = copy.status === "ready";
  return (
    <Notice tone={isReady ? "success" : "info"} title={t(isReady ? "export.ready" : "export.pending", { date })}>
      <p>{isReady ? t("export.readyText", { size: copy.size, until: copy.until }) : t("export.pendingText")}</p>
      <p className="mt-3">
        {isReady ? (
          <ButtonLink href={`/user/privacy/download/${copy.id}`} variant="primary">
            {t("export.download")}
          </ButtonLink>
        ) : (
          <ButtonLink href="/user/privacy">{t("export.refresh")}</ButtonLink>
        )}
      </p>
    </Notice>
  );
}
