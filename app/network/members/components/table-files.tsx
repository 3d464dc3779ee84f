import { useTranslation } from "react-i18next";
import { withQuery } from "~/core/addresses/with-query";

/** Links to a table as a CSV file and as an Excel file. */
export function TableFiles({ href, of, group = null }: { href: string; of?: string; group?: string | null }) {
  const { t } = useTranslation("analytics");
  const formats = [
    { href, text: t("table.csv") },
    { href: withQuery(href, "format=xlsx"), text: t("table.xlsx") },
  ];
  return (
    <p className="flex flex-wrap items-center gap-x-6">
      {group ? <span className="font-semibold">{group}</span> : null}
      {formats.map((format) => (
        <a key={format.href} href={format.href} download className="inline-flex min-h-11 items-center">
          {format.text}
          {of ? <span className="sr-only">: {group ? `${of} (${group})` : of}</span> : null}
        </a>
      ))}
    </p>
  );
}
