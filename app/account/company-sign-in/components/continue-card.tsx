import { Trans, useTranslation } from "react-i18next";
import { beginCompanySignInPath } from "~/core/addresses/account";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";

/** Leads to a company's provider. */
export function ContinueCard({
  company: { id, name, isRequired },
  next,
}: {
  company: { id: string; name: string; isRequired: boolean };
  next: string;
}) {
  const { t } = useTranslation("provider");
  return (
    <Card as="section" padded>
      <p className="max-w-measure wrap-anywhere">{t(isRequired ? "asked" : "offered", { company: name })}</p>
      <div className="mt-4 max-sm:grid">
        <ButtonLink variant="primary" href={beginCompanySignInPath(id, next)}>
          <span className="wrap-anywhere">{t("continueTo", { company: name })}</span>
        </ButtonLink>
      </div>
      <p className="mt-4 max-w-measure text-small text-ink-3 wrap-anywhere">
        <Trans
          t={t}
          i18nKey="newcomer"
          values={{ company: name }}
          // biome-ignore-start lint/a11y/useAnchorContent: their texts are part of the sentence
          components={{ terms: <a href="/terms&condition" />, privacy: <a href="/privacy-policy" /> }}
          // biome-ignore-end lint/a11y/useAnchorContent: see above
        />
      </p>
    </Card>
  );
}
