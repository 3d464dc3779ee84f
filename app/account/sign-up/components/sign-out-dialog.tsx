import { useTranslation } from "react-i18next";
import { Button, ButtonLink } from "~/ui/button";
import { ChoiceGroup } from "~/ui/choice-group";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField } from "~/ui/field";

const FORM = "sign-out";
const HOME = "/user/security";

/** Why nothing was signed out. */
export type SignOutProblem = { reason: "password-missing" | "password-wrong" } | { reason: "tooMany"; minutes: number };

interface Props {
  /** One device, by name and session. Null offers the choice between everywhere and everywhere else. */
  device: { id: string; name: string } | null;
  scope: "others" | "all";
  problem: SignOutProblem | null;
}

/** Asks for confirmation and for the password before the user is signed out elsewhere. */
export function SignOutDialog({ device, scope, problem }: Props) {
  const { t } = useTranslation(["security", "account", "common"]);
  const passwordErrors =
    problem?.reason === "password-missing"
      ? [t("account:errors.passwordRequired")]
      : problem?.reason === "password-wrong"
        ? [t("sessions.passwordWrong")]
        : [];
  const general =
    problem?.reason === "tooMany" ? [{ text: t("account:errors.tooMany", { count: problem.minutes }) }] : [];
  const here = device ? `${HOME}?dialog=device&session=${device.id}` : `${HOME}?dialog=everywhere`;
  return (
    <Dialog
      id="sign-out-dialog"
      title={device ? t("sessions.askOne") : t("sessions.askAll")}
      closeHref={HOME}
      closeLabel={t("common:shell.close")}
      hasErrors={problem !== null}
      actions={
        <>
          <ButtonLink href={HOME}>{t("sessions.cancel")}</ButtonLink>
          <Button form={FORM} variant="danger">
            {t("sessions.signOut")}
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" action={here} noValidate className="grid gap-6 text-ink">
        <ErrorSummary
          title={t("common:form.summary")}
          errors={[...general, ...passwordErrors.map((text) => ({ href: "#password", text }))]}
        />
        <p className="text-ink-2">
          {device ? t("sessions.askOneText", { device: device.name }) : t("sessions.askAllText")}
        </p>
        {device ? (
          <>
            <input type="hidden" name="scope" value="one" />
            <input type="hidden" name="session" value={device.id} />
          </>
        ) : (
          <ChoiceGroup
            id="scope"
            legend={t("sessions.scope")}
            type="radio"
            name="scope"
            options={(["others", "all"] as const).map((value) => ({
              value,
              label: t(`sessions.${value}`),
              checked: scope === value,
            }))}
          />
        )}
        <PasswordField
          field={{ id: "password", name: "password", autoComplete: "current-password" }}
          label={t("sessions.password")}
          hint={t("sessions.passwordHint")}
          errors={passwordErrors}
          showText={t("common:form.showPassword")}
        />
      </form>
    </Dialog>
  );
}
