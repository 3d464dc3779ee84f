import { useTranslation } from "react-i18next";
import type { Role } from "~/core/viewer";
import { RoleBadge } from "~/home/team/components/role-badge";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CheckedField, useCheckErrors } from "../components/checked-field";
import { ReasonDialog } from "../components/reason-dialog";
import type { RefusedAct } from "./acts";
import type { OfficePerson } from "./find.server";

type Verdict = OfficePerson["roles"][number]["verdict"];

/** Why a role cannot be given, where that is worth saying. The page already shows the role a person has. */
function whyNot(verdict: Verdict) {
  if (verdict.ok || verdict.reason === "same" || verdict.reason === "forbidden") return [];
  return [verdict.reason];
}

/** What a person may do in their company, the roles the office can give them, and why it cannot give the others. */
export function RoleCard({ person, here }: { person: OfficePerson; here: string }) {
  const { t } = useTranslation(["office", "team"]);
  const possible = person.roles.flatMap(({ role, verdict }) => (verdict.ok ? [role] : []));
  const reasons = [...new Set(person.roles.flatMap(({ verdict }) => whyNot(verdict)))];
  return (
    <Card as="section" padded>
      <h2 className="mb-4">{t("people.role")}</h2>
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <RoleBadge role={person.role} />
        <span className="text-ink-2">{t(`team:may.${person.role}`)}</span>
      </p>
      {possible.length > 0 ? (
        <div className="mt-4 grid gap-3 sm:flex">
          {possible.map((role) => (
            <ButtonLink key={role} href={`${here}?dialog=${role}`} variant={role === "owner" ? "quiet" : undefined}>
              {role === "owner" ? t("team:people.handOver") : t(`team:role.confirm.${role}`)}
            </ButtonLink>
          ))}
        </div>
      ) : null}
      {reasons.map((reason) => (
        <p key={reason} className="mt-3 max-w-measure text-ink-2">
          {t(`person.role.why.${reason}`)}
        </p>
      ))}
    </Card>
  );
}

/** Asks for confirmation before a person gets another role. */
export function AskRole({
  person,
  here,
  role,
  refused,
}: {
  person: OfficePerson;
  here: string;
  role: Role;
  refused: RefusedAct | null;
}) {
  const { t } = useTranslation(["office", "team"]);
  const isOwner = role === "owner";
  const name = person.username;
  const isUnchecked = refused?.isUnchecked ?? false;
  const moreErrors = useCheckErrors(isUnchecked);
  return (
    <ReasonDialog
      id={`ask-${role}`}
      title={isOwner ? t("team:handOver.title", { name }) : t(`team:role.title.${role}`, { name })}
      action={`${here}?dialog=${role}`}
      intent={role}
      confirm={isOwner ? t("team:people.handOver") : t(`team:role.confirm.${role}`)}
      closeHref={here}
      variant={isOwner ? "danger" : "primary"}
      refused={refused?.reason ?? null}
      moreErrors={moreErrors}
      more={isOwner ? <CheckedField label={t("person.role.checked")} isUnchecked={isUnchecked} /> : null}
    >
      {isOwner ? (
        <>
          <p>{t("team:handOver.then", { name })}</p>
          <p>{t("person.role.owner")}</p>
          <p>{t("person.role.how")}</p>
        </>
      ) : (
        <p>{role === "viewer" ? t("team:role.text.viewer", { name }) : t("person.role.contributor", { name })}</p>
      )}
      <p>{t("person.role.told")}</p>
    </ReasonDialog>
  );
}
