import { useTranslation } from "react-i18next";
import { withQuery } from "~/core/addresses/with-query";
import filesUrl from "~/ui/enhance/files?worker&url";
import { FileStatus } from "~/ui/file-status";
import { Icon } from "~/ui/icons";
import { MENU_GROUP, MenuButton, MenuLink } from "~/ui/shell";
import type { ReportProps } from "./report-page";

/** Everything that can be done with the report: its file first, then print it, share it, and make it again if it has changed since. */
export function ReportMenu({ report, fetches }: { report: ReportProps; fetches: boolean }) {
  const { t } = useTranslation(["results", "report", "slides"]);
  const { path, reportPath, slidesPath, sharePath, isOutdated, proof } = report;
  return (
    <details name={MENU_GROUP} className="menu relative print:hidden">
      <summary className="btn px-4 text-ink">
        {t("menu.name")}
        <Icon name="chevron-down" className="size-4.5" />
      </summary>
      <div className="menu-panel start-auto end-0 w-72">
        <MenuLink icon="download" href={withQuery(reportPath, "format=pdf")} data-file={fetches ? "soon" : undefined}>
          {t(proof.code ? "menu.sealed" : "report:file.download")}
        </MenuLink>
        <MenuLink icon="document" href={withQuery(reportPath, "format=pdf&part=summary")}>
          {t("menu.summary")}
        </MenuLink>
        <MenuLink icon="document" href={slidesPath}>
          {t("slides:link")}
        </MenuLink>
        <MenuLink icon="print" href={withQuery(reportPath, "download=true")}>
          {t("menu.print")}
        </MenuLink>
        {sharePath ? (
          <MenuLink icon="people" href={sharePath}>
            {t("share")}
          </MenuLink>
        ) : null}
        {isOutdated ? (
          <form method="post" action={path}>
            <MenuButton icon="refresh" name="intent" value="regenerate">
              {t("regenerate")}
            </MenuButton>
          </form>
        ) : null}
      </div>
    </details>
  );
}

/** What becomes of the file that the page fetches by itself, half a second after it is there. */
export function FetchedReport({ nonce }: { nonce: string }) {
  const { t } = useTranslation("report");
  return (
    <>
      <FileStatus making={t("file.making")} made={t("progress.printed")} />
      <script type="module" src={filesUrl} nonce={nonce} />
    </>
  );
}
