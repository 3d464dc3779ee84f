import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { usePaths } from "~/foundation/web/use-paths";
import { Notice } from "~/ui/notice";

/** Placeholder where the script puts the time. */
const TIME = "{time}";

/** Why the last attempt left answers of a section waiting, for the script. */
export function useWaitingWords() {
  const { t } = useTranslation("along");
  return {
    "data-conflict": t("why.conflict"),
    "data-invalid": t("why.invalid"),
    "data-submitted": t("why.submitted"),
    "data-changed": t("why.changed"),
    "data-refused": t("why.refused"),
  };
}

/** What the script shows on a section that this browser keeps, as soon as it applies. */
export function AlongNotices() {
  const { t } = useTranslation("along");
  const paths = usePaths();
  return (
    <div role="status" data-along-notices {...useWaitingWords()}>
      <Offline />
      <Shown name="unsent">{t("unsent")}</Shown>
      <Shown name="absent">{t("absent")}</Shown>
      <Shown name="full">{t("pageFull")}</Shown>
      <Shown name="signed-out">{t("signedOut")}</Shown>
      <div hidden data-along="waiting" className="mb-4">
        <Notice tone="info" title={t("waiting.title")}>
          <ul data-along-list />
          <a href={paths.along} data-along-all className="inline-flex min-h-11 items-center">
            {t("waiting.all")}
          </a>
        </Notice>
      </div>
    </div>
  );
}

/** Says that the page is a copy, and from when. */
export function Offline() {
  const { t } = useTranslation("along");
  return (
    <Shown name="offline">
      <span data-along-since={t("offline", { time: TIME })} />
    </Shown>
  );
}

/** A notice that the script shows. */
export function Shown({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div hidden data-along={name} className="mb-4">
      <Notice tone="attention">{children}</Notice>
    </div>
  );
}
