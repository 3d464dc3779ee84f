import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/button";
import { Icon } from "~/ui/icons";

/** Makes the printable report again with today's figures of the peers, or opens it; either way it is printed at once. */
export function ReportActions({ path, ...report }: { path: string } & ReportPaths) {
  const { t } = useTranslation("results");
  return (
    <>
      <form method="post" action={path}>
        <Button name="intent" value="regenerate">
          {t("regenerate")}
        </Button>
      </form>
      <DownloadReport {...report} />
    </>
  );
}

interface ReportPaths {
  reportPath: string;
  /** Null for whoever may not share it. */
  sharePath: string | null;
}

/** Opens the printable report, which is printed at once; beside it the same as a file, in the reader's language, and the page of those who read it by a link. */
export function DownloadReport({ reportPath, sharePath }: ReportPaths) {
  const { t } = useTranslation(["results", "report"]);
  return (
    <>
      {sharePath ? <ButtonLink href={sharePath}>{t("share")}</ButtonLink> : null}
      <ButtonLink href={`${reportPath}?download=true`}>
        <Icon name="print" className="size-5 shrink-0" />
        {t("download")}
      </ButtonLink>
      <a href={`${reportPath}?format=pdf`} className="inline-flex min-h-11 items-center">
        {t("report:file.download")}
      </a>
    </>
  );
}
