import { useTranslation } from "react-i18next";
import { withQuery } from "~/core/addresses/with-query";
import { Button, ButtonLink } from "~/ui/button";
import filesUrl from "~/ui/enhance/files?worker&url";
import { FileStatus } from "~/ui/file-status";
import { Icon } from "~/ui/icons";

/**
 * Makes the printable report again with the peers' current figures, for its own company only, or opens it. Either way it is printed at
 * once.
 */
export function ReportActions({ path, isOwn, ...report }: { path: string; isOwn: boolean } & ReportPaths) {
  const { t } = useTranslation("results");
  return (
    <>
      {isOwn ? (
        <form method="post" action={path}>
          <Button name="intent" value="regenerate">
            {t("regenerate")}
          </Button>
        </form>
      ) : null}
      <DownloadReport {...report} />
    </>
  );
}

interface ReportPaths {
  reportPath: string;
  /** Null for users who may not share it. */
  sharePath: string | null;
}

/**
 * Opens the printable report, which is printed at once. Beside it are the same report as a file, in the reader's language, and the page of
 * those who read it through a link. With a nonce the file is fetched by itself, half a second after the page is there.
 */
export function DownloadReport({ reportPath, sharePath, fetches }: ReportPaths & { fetches?: { nonce: string } }) {
  const { t } = useTranslation(["results", "report"]);
  return (
    <>
      {sharePath ? <ButtonLink href={sharePath}>{t("share")}</ButtonLink> : null}
      <ButtonLink href={withQuery(reportPath, "download=true")}>
        <Icon name="print" />
        {t("download")}
      </ButtonLink>
      <a
        href={withQuery(reportPath, "format=pdf")}
        data-file={fetches ? "soon" : undefined}
        className="inline-flex min-h-11 items-center"
      >
        {t("report:file.download")}
      </a>
      {fetches ? (
        <>
          <FileStatus making={t("report:file.making")} made={t("report:progress.printed")} />
          <script type="module" src={filesUrl} nonce={fetches.nonce} />
        </>
      ) : null}
    </>
  );
}
