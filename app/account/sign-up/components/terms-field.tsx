import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";
import { CheckboxField } from "~/ui/field";

/** The checkbox that accepts the terms. Both texts open in a new tab, so that nothing typed is lost. */
export function TermsField(props: Omit<ComponentPropsWithoutRef<typeof CheckboxField>, "label">) {
  const { t } = useTranslation("account");
  return (
    <CheckboxField
      {...props}
      label={
        <Trans
          t={t}
          i18nKey="signUp.terms"
          components={{
            terms: <TabLink href="/terms&condition" note={t("signUp.newTab")} />,
            privacy: <TabLink href="/privacy-policy" note={t("signUp.newTab")} />,
          }}
        />
      }
    />
  );
}

function TabLink({ href, note, children }: { href: string; note: string; children?: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="sr-only"> {note}</span>
    </a>
  );
}
