import { useTranslation } from "react-i18next";
import type enProfile from "~/i18n/locales/en/profile.json";
import { Avatar } from "~/ui/avatar";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";

export type PictureProblem = keyof typeof enProfile.picture.errors;

const HERE = "/user/profile/picture";
const FIELD = "picture";
const ACCEPTED = "image/jpeg,image/png,image/webp,image/gif";

/** The user's own picture: choose another one, or remove it after a confirmation. */
export function PictureDialog({
  picture,
  initials,
  asksRemoval,
  problem,
  minutes,
}: {
  picture: string | null;
  initials: string;
  asksRemoval: boolean;
  problem: PictureProblem | null;
  /** How long to wait after too many tries; 0 if there is nothing to wait for. */
  minutes: number;
}) {
  const { t } = useTranslation(["profile", "common", "account"]);
  const shared = { id: "picture-dialog", closeLabel: t("common:shell.close") };
  if (asksRemoval && picture) {
    return (
      <Dialog
        {...shared}
        title={t("picture.removeTitle")}
        closeHref={HERE}
        actions={
          <>
            <ButtonLink href={HERE}>{t("picture.keep")}</ButtonLink>
            <form method="post" action={HERE} className="grid">
              <Button variant="danger" name="intent" value="remove">
                {t("picture.removeConfirm")}
              </Button>
            </form>
          </>
        }
      >
        <div className="flex flex-wrap items-center gap-5">
          <Avatar initials={initials} src={picture} size="large" />
          <p className="min-w-0 grow basis-40">{t("picture.removeText", { initials })}</p>
        </div>
      </Dialog>
    );
  }
  const text =
    minutes > 0 ? t("account:errors.tooMany", { count: minutes }) : problem ? t(`picture.errors.${problem}`) : null;
  return (
    <Dialog {...shared} title={t("picture.title")} closeHref="/user/profile" hasErrors={text !== null}>
      <div className="grid gap-5">
        <ErrorSummary title={t("common:form.summary")} errors={text ? [{ href: `#${FIELD}`, text }] : []} />
        <div className="flex flex-wrap items-center gap-5">
          <Avatar initials={initials} src={picture} size="large" />
          <p className="min-w-0 grow basis-40">{t("picture.who")}</p>
        </div>
        <form method="post" action={HERE} encType="multipart/form-data" noValidate className="grid gap-6">
          <TextField
            field={{ id: FIELD, name: FIELD, type: "file", accept: ACCEPTED }}
            label={t("picture.choose")}
            hint={t("picture.hint")}
            errors={text ? [text] : undefined}
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:flex-wrap sm:justify-end">
            {picture ? (
              <ButtonLink href={`${HERE}?remove`} variant="quiet" className="sm:me-auto">
                {t("picture.remove")}
              </ButtonLink>
            ) : null}
            <ButtonLink href="/user/profile">{t("picture.cancel")}</ButtonLink>
            <Button variant="primary">{t("picture.save")}</Button>
          </div>
        </form>
      </div>
    </Dialog>
  );
}
