import { useTranslation } from "react-i18next";
import type { Team } from "~/home/team/queries.server";
import { dateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { RoleBadge } from "./role-badge";
import { teamDialog } from "./team-dialogs";

type Person = Team["people"][number];

/** All users of the company with their roles and, for the owner, what can be changed. */
export function PeopleList({ people, canManage }: { people: Person[]; canManage: boolean }) {
  const { t } = useTranslation("team");
  return (
    <Card as="section">
      <CardSection>
        <h2>{t("people.title")}</h2>
        {canManage ? null : <p className="mt-2 max-w-measure text-ink-2">{t("people.ownerOnly")}</p>}
      </CardSection>
      <ul>
        {people.map((person) => (
          <li key={person.id} className="border-b border-line last:border-b-0">
            <PersonRow person={person} canManage={canManage && !person.isSelf && person.role !== "owner"} />
          </li>
        ))}
      </ul>
      {canManage && people.length === 1 ? (
        <CardSection className="border-t">
          <p className="max-w-measure text-ink-2">{t("people.alone")}</p>
        </CardSection>
      ) : null}
    </Card>
  );
}

function PersonRow({ person, canManage }: { person: Person; canManage: boolean }) {
  const { t } = useTranslation("team");
  const reader = useReader();
  const { id, username: name, role } = person;
  return (
    <div className="grid gap-3 p-5 sm:px-7">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            {name}
            {person.isSelf ? (
              <span className="font-sans text-body font-normal text-ink-3"> ({t("people.you")})</span>
            ) : null}
          </span>
          <RoleBadge role={role} />
        </h3>
        <p className="text-ink-2 wrap-anywhere">{[person.jobTitle, person.email].filter(Boolean).join(" · ")}</p>
        <p className="mt-1 max-w-measure text-small text-ink-3">
          {t(`may.${role}`)}
          <span className="block">{t("people.since", { date: dateOf(person.createdAt, reader) })}</span>
        </p>
        {person.isLeaving ? <p className="text-small font-semibold text-attention">{t("people.leaving")}</p> : null}
      </div>
      {canManage ? (
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <ButtonLink href={teamDialog("role", id)} aria-label={t("people.roleNamed", { name })}>
            {t("people.role")}
          </ButtonLink>
          {role === "contributor" && !person.isLeaving ? (
            <ButtonLink href={teamDialog("hand-over", id)} aria-label={t("people.handOverNamed", { name })}>
              {t("people.handOver")}
            </ButtonLink>
          ) : null}
          <ButtonLink href={teamDialog("remove", id)} variant="quiet" aria-label={t("people.removeNamed", { name })}>
            {t("people.remove")}
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}
