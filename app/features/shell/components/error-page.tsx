import { useTranslation } from "react-i18next";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/card";

/** What a reader sees when a page cannot be shown: what happened, and the way home. */
export function ErrorPage({ status }: { status: number }) {
  const { t } = useTranslation();
  const kind = status === 404 ? "notFound" : status === 403 ? "forbidden" : status === 429 ? "tooMany" : status === 422 ? "unreadable" : "failed";
  return (
    <div className="py-10 md:py-18">
      <EmptyState
        title={t(`errors.${kind}.title`)}
        action={
          <ButtonLink href="/" variant="primary">
            {t("errors.home")}
          </ButtonLink>
        }
      >
        {t(`errors.${kind}.text`)}
      </EmptyState>
    </div>
  );
}
