import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";

/** A GET form that reloads a list with a search. */
export function SearchForm({
  action,
  search,
  label,
  hint,
}: {
  action: string;
  search: string;
  label: string;
  hint: string;
}) {
  const { t } = useTranslation("office");
  return (
    <search>
      <form method="get" action={action} className="flex max-w-narrow flex-wrap items-end gap-3">
        <label className="grid grow basis-60 gap-1">
          <span className="font-semibold">{label}</span>
          <span className="text-small text-ink-3">{hint}</span>
          <input type="search" name="search" defaultValue={search} maxLength={80} className="control" />
        </label>
        <Button>{t("search.submit")}</Button>
        {search ? (
          <a href={action} className="inline-flex min-h-11 items-center">
            {t("search.clear")}
          </a>
        ) : null}
      </form>
    </search>
  );
}
