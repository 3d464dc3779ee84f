import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress";
import { PageHeader } from "~/ui/shell";
import exportsUrl from "../enhance/exports?worker&url";
import type { CollectedView, ExportsView } from "../exports/view";

/** The files collected for the reader. While one is in progress, a script polls for it; without scripts, the reader uses a link. */
export function ExportsPage({ view, nonce }: { view: ExportsView; nonce: string }) {
  const { t } = useTranslation("members");
  return (
    <>
      <PageHeader
        title={t("files.title")}
        lead={t(view.isWhole ? "whole.filesLead" : "files.lead")}
        actions={<ButtonLink href={view.back}>{t("files.back")}</ButtonLink>}
      />
      <div id="collected" data-pending={view.isPending || undefined}>
        {view.files.length === 0 ? <p className="text-ink-2">{t("files.empty")}</p> : null}
        <ul className="grid gap-4">
          {view.files.map((file) => (
            <li key={file.id}>
              <File file={file} here={view.here} />
            </li>
          ))}
        </ul>
      </div>
      {view.isPending ? <script type="module" src={exportsUrl} nonce={nonce} /> : null}
    </>
  );
}

function File({ file, here }: { file: CollectedView; here: string }) {
  const { t } = useTranslation(["members", "common"]);
  const { status, progress, downloads } = file;
  const title = `${t(`files.${file.exported}`)} · ${t(`common:kinds.${file.kind}.name`)}`;
  const tone = status === "ready" ? "success" : status === "failed" ? "danger" : "info";
  return (
    <Notice tone={tone} title={title}>
      <p>
        {t("files.asked", { date: file.askedOn })}
        {status === "ready" ? ` · ${t("files.until", { date: file.until })}` : null}
      </p>
      {status === "failed" ? <p>{t("files.failed")}</p> : null}
      {status === "pending" ? (
        <div className="mt-3 grid gap-3">
          <ProgressBar
            value={progress.value}
            max={progress.max}
            label={t("files.collecting")}
            valueText={t("files.progress", progress)}
            showLabel
          />
          <p>
            <ButtonLink href={here}>{t("files.reload")}</ButtonLink>
          </p>
        </div>
      ) : null}
      {downloads.length > 0 ? (
        <p className="mt-3 flex flex-wrap gap-2">
          {downloads.map(({ format, href }) => (
            <ButtonLink key={format} href={href} download>
              {t("files.download", { format: t(`export.formats.${format}`) })}
            </ButtonLink>
          ))}
        </p>
      ) : null}
    </Notice>
  );
}
