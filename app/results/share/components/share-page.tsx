import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { AddressReminder } from "~/account/sign-up/components/address-reminder";
import { usePaths } from "~/foundation/web/use-paths";
import { AskDialog } from "~/ui/ask-dialog";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { PageHeader } from "~/ui/shell";
import type { ShareView } from "../open-sharing.server";
import { ShareForm } from "./share-form";
import { ShareList } from "./share-list";

/** Who reads a report through a link, and a form for another link. */
export function SharePage({
  links,
  asked,
  unconfirmed,
  form,
}: {
  links: ShareView[];
  /** The link that the user is about to end. */
  asked: ShareView | null;
  /** The address that has to be confirmed first. */
  unconfirmed: string | null;
  form: ComponentProps<typeof ShareForm>;
}) {
  const { t } = useTranslation(["share", "common"]);
  const paths = usePaths();
  return (
    <>
      <div {...inertWhile(asked !== null)}>
        <p className="pt-5">
          <a href={paths.results} className="inline-flex min-h-11 items-center">
            {t("back")}
          </a>
        </p>
        <PageHeader title={t("title")} lead={t("lead")} />
        {unconfirmed ? (
          <div className="mb-6">
            <AddressReminder email={unconfirmed} />
          </div>
        ) : null}
        <div className={unconfirmed ? "max-w-narrow" : "grid gap-6 lg:grid-cols-[26rem_1fr] lg:items-start lg:gap-8"}>
          {unconfirmed ? null : (
            <Card as="section" padded>
              <ShareForm {...form} />
            </Card>
          )}
          <ShareList links={links} />
        </div>
      </div>
      {asked ? (
        <AskDialog
          id="end"
          title={t("end.title")}
          action={paths.share}
          intent="end"
          fields={{ link: asked.id }}
          back={t("end.back")}
          confirm={t("end.confirm")}
          closeHref={paths.share}
          closeLabel={t("common:shell.close")}
          variant="danger"
        >
          <p className="wrap-anywhere">{t("end.text", { recipient: asked.recipient })}</p>
        </AskDialog>
      ) : null}
    </>
  );
}
