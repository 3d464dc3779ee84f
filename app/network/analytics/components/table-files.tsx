import { useTranslation } from "react-i18next";
import { withQuery } from "~/core/addresses/with-query";

/** Links to a table as a CSV file and as an Excel file. */
export function TableFiles({ href, of }: { href: string; of?: string }) {
  const { t } = useTranslation("analytics");
  const formats = [
    { href, text: t("table.csv") },
    { href: withQuery(href, "format=xlsx"), text: t("table.xlsx") },
  ];
  return (
    <p className="flex flex-wrap gap-x-6">
      {formats.map((format) => (
        <a key={format.href} href={format.href} download className="inline-flex min-h-11 items-center">
          {format.text}
          {of ? <span className="sr-only">: {of}</span> : null}
        </a>
      ))}
    </p>
  );
}
