import { useTranslation } from "react-i18next";
import type { Team } from "~/home/team/queries.server";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { PasswordField } from "~/ui/field";

export const TEAM = "/user/team";

const DIALOGS = ["role", "remove", "hand-over", "cancel"] as const;
type DialogName = (typeof DIALOGS)[number];

/** The URL of the page with a question over it. `id` is a colleague's or an invitation's. */
export const teamDialog = (name: DialogName, id: string) => `${TEAM}?dialog=${name}&id=${id}`;

type Person = Team["people"][number];

/** The question that is asked over the page. */
export type TeamQuestion =
  | { name: "role" | "remove" | "hand-over"; person: Person }
  | { name: "cancel"; invitation: Team["waiting"][number] };

/** The question that the URL asks, if it applies to the person or invitation that it names. */
export function questionOf(query: URLSearchParams, { people, waiting }: Team): TeamQuestion | null {
  const name = DIALOGS.find((each) => each === query.get("dialog"));
  const id = query.get("id");
  if (name === "cancel") {
    const invitation = waiting.find((each) => each.id === id);
    return invitation ? { name, invitation } : null;
  }
  const person = people.find((each) => each.id === id && each.role !== "owner");
  if (!name || !person) return null;
  const canTakeOver = person.role === "contributor" && !person.isLeaving;
  return name === "hand-over" && !canTakeOver ? null : { name, person };
}

/** Why a hand-over was refused: what is wrong with the password, or another reason in words. */
export interface HandOverProblem {
  field: "missing" | "wrong" | null;
  text: string | null;
}

export function TeamDialog({
  question,
  company,
  problem,
}: {
  question: TeamQuestion;
  company: string;
  problem: HandOverProblem | null;
}) {
  const { t } = useTranslation(["team", "common"]);
  const shared = { closeHref: TEAM, closeLabel: t("common:shell.close") };
  if (question.name === "cancel") {
    const { id, email } = question.invitation;
    return (
      <AskDialog
        {...shared}
        id="cancel"
        title={t("cancel.title")}
        action={teamDialog("cancel", id)}
        intent="cancel"
        back={t("cancel.back")}
        confirm={t("cancel.confirm")}
        variant="danger"
      >
        <p className="wrap-anywhere">{t("cancel.text", { email })}</p>
      </AskDialog>
    );
  }
  const { id, username: name, role } = question.person;
  if (question.name === "hand-over") return <HandOverDialog id={id} name={name} problem={problem} />;
  if (question.name === "remove") {
    return (
      <AskDialog
        {...shared}
        id="remove"
        title={t("remove.title", { name })}
        action={teamDialog("remove", id)}
        intent="remove"
        back={t("remove.back")}
        confirm={t("remove.confirm")}
        variant="danger"
      >
        <div className="grid gap-2">
          <p>{t("remove.now", { name })}</p>
          <p>{t("remove.lost")}</p>
          <p>{t("remove.stays", { company })}</p>
        </div>
      </AskDialog>
    );
  }
  const to = role === "contributor" ? "viewer" : "contributor";
  return (
    <AskDialog
      {...shared}
      id="role"
      title={t(`role.title.${to}`, { name })}
      action={teamDialog("role", id)}
      intent={to}
      back={t("role.back")}
      confirm={t(`role.confirm.${to}`)}
    >
      <p>{t(`role.text.${to}`, { name })}</p>
    </AskDialog>
  );
}

const FORM = "hand-over-form";

function HandOverDialog({ id, name, problem }: { id: string; name: string; problem: HandOverProblem | null }) {
  const { t } = useTranslation(["team", "common", "account"]);
  const passwordErrors =
    problem?.field === "missing"
      ? [t("account:errors.passwordRequired")]
      : problem?.field === "wrong"
        ? [t("handOver.passwordWrong")]
        : [];
  const errors = [
    ...(problem?.text ? [{ text: problem.text }] : []),
    ...passwordErrors.map((text) => ({ href: "#password", text })),
  ];
  return (
    <Dialog
      id="hand-over"
      title={t("handOver.title", { name })}
      closeHref={TEAM}
      closeLabel={t("common:shell.close")}
      hasErrors={problem !== null}
      actions={
        <>
          <ButtonLink href={TEAM}>{t("handOver.back")}</ButtonLink>
          <Button form={FORM} variant="danger" name="intent" value="hand-over">
            {t("handOver.confirm")}
          </Button>
        </>
      }
    >
      <form id={FORM} method="post" action={teamDialog("hand-over", id)} noValidate className="grid gap-6 text-ink">
        <ErrorSummary title={t("common:form.summary")} errors={errors} />
        <div className="grid gap-2 text-ink-2">
          <p>{t("handOver.then", { name })}</p>
          <p>{t("handOver.you", { name })}</p>
        </div>
        <PasswordField
          field={{ id: "password", name: "password", autoComplete: "current-password" }}
          label={t("handOver.password")}
          hint={t("handOver.passwordHint")}
          errors={passwordErrors}
          showText={t("common:form.showPassword")}
        />
      </form>
    </Dialog>
  );
}
