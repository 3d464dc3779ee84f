import { useTranslation } from "react-i18next";
import { SearchForm } from "../components/search-form";

/** The field that searches everything the office has. */
export function FindForm({ search }: { search: string }) {
  const { t } = useTranslation("office");
  return <SearchForm action="/admin/search" search={search} label={t("find.label")} hint={t("find.hint")} />;
}
