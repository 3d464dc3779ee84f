import { useTranslation } from "react-i18next";
import previewUrl from "~/assessment/evidence/enhance/preview?worker&url";
import type { FileView } from "~/assessment/evidence/view";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

/** One file: a picture as it is, or a PDF page by page if scripts run. Without scripts the browser opens the PDF in a new tab. */
export function PreviewDialog({
  file,
  name,
  closeHref,
  nonce,
}: {
  file: FileView;
  /** The name shown for the file: its own, or "Document-1". */
  name: string;
  closeHref: string;
  nonce: string;
}) {
  const { t } = useTranslation(["evidence", "common"]);
  return (
    <div className="print:hidden">
      <Dialog
        id="preview"
        title={t("preview.title", { name })}
        closeHref={closeHref}
        closeLabel={t("common:shell.close")}
        isWide
        actions={
          <ButtonLink href={file.href} target="_blank" rel="noopener" variant="primary">
            {t("preview.open")}
          </ButtonLink>
        }
      >
        {file.type === "pdf" ? (
          <PdfPages file={file} />
        ) : (
          <img src={file.href} alt={name} className="mx-auto max-h-[65vh]" />
        )}
      </Dialog>
      {file.type === "pdf" ? <script type="module" src={previewUrl} nonce={nonce} /> : null}
    </div>
  );
}

function PdfPages({ file }: { file: FileView }) {
  const { t } = useTranslation("evidence");
  return (
    <>
      <p data-preview-text="">{t("preview.noScript")}</p>
      <div
        hidden
        data-preview={file.href}
        data-page={t("preview.page", { page: "{page}", pages: "{pages}" })}
        data-loading={t("preview.loading")}
        data-failed={t("preview.failed")}
      >
        <section
          aria-label={t("preview.canvas")}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls can be reached by keyboard
          tabIndex={0}
          className="max-h-[65vh] overflow-auto border border-line bg-sunk"
        >
          {/* The viewer draws here; its words are in the file itself, which opens in a tab of its own. */}
          <canvas role="img" aria-label={t("preview.canvas")} className="mx-auto block h-auto max-w-full" />
        </section>
        <div className="mt-3 flex flex-wrap items-center justify-center gap-3">
          <Button type="button" data-turn="-1">
            {t("preview.prev")}
          </Button>
          <p role="status" className="tabular-nums" />
          <Button type="button" data-turn="1">
            {t("preview.next")}
          </Button>
        </div>
      </div>
    </>
  );
}
