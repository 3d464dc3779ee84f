import { useTranslation } from "react-i18next";
import { ContinueCard } from "~/account/company-sign-in/components/continue-card";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { PageHeader } from "~/ui/shell";

/** Says that a link no longer opens anything, or that its address has got an account meanwhile, and what to do. */
export function InvitationOver({ company }: { company: string | null }) {
  const { t } = useTranslation("team");
  const why = company === null ? "gone" : "taken";
  return (
    <div className="py-10 md:py-18">
      <EmptyState
        heading="h1"
        title={t(`join.${why}.title`)}
        action={
          <ButtonLink href="/login" variant="primary">
            {t(`join.${why}.signIn`)}
          </ButtonLink>
        }
      >
        {t(`join.${why}.text`, { company: company ?? "" })}
      </EmptyState>
    </div>
  );
}

/** A signed-in user has opened the link. It creates another account, so they sign out first. */
export function InvitationForAnother({
  name,
  ...invitation
}: {
  name: string;
  company: string;
  inviter: string;
  email: string;
}) {
  const { t } = useTranslation("team");
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("join.signedIn.title", { name })} />
      <Card padded>
        <p className="text-lead wrap-anywhere">{t("join.signedIn.text", invitation)}</p>
        <form method="post" className="mt-5 flex flex-wrap gap-3 max-sm:grid">
          <Button variant="primary" name="intent" value="sign-out">
            {t("join.signedIn.submit")}
          </Button>
          <ButtonLink href="/user/history">{t("join.signedIn.back")}</ButtonLink>
        </form>
      </Card>
    </div>
  );
}

/** The company requires its own sign-in, which makes the account by itself. */
export function InvitationThroughCompany({
  id,
  company,
  inviter,
  email,
}: {
  id: string;
  company: string;
  inviter: string;
  email: string;
}) {
  const { t } = useTranslation("provider");
  return (
    <div className="mx-auto max-w-narrow">
      <PageHeader title={t("invited.title", { company })} />
      <div className="grid gap-5">
        <p className="max-w-measure text-lead wrap-anywhere">{t("invited.text", { company, inviter, email })}</p>
        <ContinueCard company={{ id, name: company, isRequired: true }} next="" />
      </div>
    </div>
  );
}
