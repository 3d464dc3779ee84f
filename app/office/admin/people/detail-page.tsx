import { useTranslation } from "react-i18next";
import { officeCompanyPath } from "~/core/addresses/office";
import { UnconfirmedMark } from "~/foundation/identity/components/unconfirmed-mark";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { dateOf, momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { useReader } from "~/i18n/use-reader";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { CheckedField, useCheckErrors } from "../components/checked-field";
import { Facts } from "../components/facts";
import { ReasonDialog } from "../components/reason-dialog";
import type { RefusedReason } from "../reason";
import type { PersonAct, RefusedAct } from "./acts";
import { AdministratorCard, AskAdministrator } from "./administrator";
import type { OfficePerson } from "./find.server";
import { AskRole, RoleCard } from "./role";

interface PersonPageProps {
  person: OfficePerson;
  /** The act the page asks the reader to confirm. */
  asked: PersonAct | null;
  refused: RefusedAct | null;
}

const pathOf = (person: { id: string }) => `/admin/people/${person.id}`;

/** A person as the office sees them: who they are, how they sign in, and what the office can do. */
export function PersonPage({ person, asked, refused }: PersonPageProps) {
  const { t } = useTranslation("office");
  return (
    <>
      <div {...inertWhile(asked !== null)}>
        <AdminPage current="people" title={person.username} lead={t("person.lead")}>
          <Account person={person} />
          <RoleCard person={person} here={pathOf(person)} />
          <AdministratorCard person={person} here={pathOf(person)} />
          <SignIn person={person} />
          <p>
            <a href={`/admin/log?person=${person.id}`} className="inline-flex min-h-11 items-center">
              {t("person.log")}
            </a>
          </p>
        </AdminPage>
      </div>
      {asked ? <Question person={person} asked={asked} refused={refused} /> : null}
    </>
  );
}

function Question({ person, asked, refused }: PersonPageProps & { asked: PersonAct }) {
  if (asked === "sign-out") return <AskSignOut person={person} refused={refused?.reason ?? null} />;
  if (asked === "second-step") return <AskSecondStep person={person} refused={refused} />;
  if (asked === "administrator-propose" || asked === "administrator-confirm" || asked === "administrator-withdraw") {
    const act =
      asked === "administrator-propose" ? "propose" : asked === "administrator-confirm" ? "confirm" : "withdraw";
    return <AskAdministrator person={person} here={pathOf(person)} act={act} refused={refused} />;
  }
  return <AskRole person={person} here={pathOf(person)} role={asked} refused={refused} />;
}

function Account({ person }: { person: OfficePerson }) {
  const { t } = useTranslation("office");
  const reader = useReader();
  return (
    <Card as="section" padded>
      <h2 className="mb-4">{t("person.account")}</h2>
      <Facts
        facts={[
          [
            t("people.email"),
            <>
              {person.email} {person.isConfirmed ? null : <UnconfirmedMark />}
            </>,
          ],
          [t("person.mobile"), person.mobile],
          [t("person.jobTitle"), person.jobTitle],
          [
            t("companies.name"),
            <a key="company" href={officeCompanyPath(person.companyId)} className="inline-flex min-h-11 items-center">
              {person.company}
            </a>,
          ],
          [t("person.since"), dateOf(person.createdAt, reader)],
          [t("person.deletion"), person.deletionDueAt === null ? null : dateOf(person.deletionDueAt, reader)],
        ]}
      />
    </Card>
  );
}

function SignIn({ person }: { person: OfficePerson }) {
  const { t } = useTranslation("office");
  const language = useLanguage();
  const here = pathOf(person);
  return (
    <Card as="section" padded>
      <h2 className="mb-4">{t("person.signIn")}</h2>
      <Facts
        facts={[
          [t("person.sessions"), person.sessions === 0 ? t("person.noSessions") : String(person.sessions)],
          [t("person.seen"), person.seenAt === null ? null : momentOf(person.seenAt, language)],
          [
            t("person.secondStep"),
            person.hasSecondStep
              ? t("person.secondStepOn", { count: person.recoveryCodes })
              : t("person.secondStepOff"),
          ],
          [t("person.passkeys"), String(person.passkeys)],
        ]}
      />
      <div className="mt-4 grid gap-3 sm:flex">
        {person.sessions > 0 ? (
          <ButtonLink href={`${here}?dialog=sign-out`}>{t("person.signOut.open")}</ButtonLink>
        ) : null}
        {person.canRemoveSecondStep ? (
          <ButtonLink href={`${here}?dialog=second-step`} variant="quiet">
            {t("person.remove.open")}
          </ButtonLink>
        ) : null}
      </div>
      {person.hasSecondStep && person.isOwn ? (
        <p className="mt-3 max-w-measure text-ink-2">{t("person.remove.own")}</p>
      ) : null}
    </Card>
  );
}

function AskSignOut({ person, refused }: { person: OfficePerson; refused: RefusedReason | null }) {
  const { t } = useTranslation("office");
  const here = pathOf(person);
  return (
    <ReasonDialog
      id="ask-sign-out"
      title={t("person.signOut.title", { name: person.username })}
      action={`${here}?dialog=sign-out`}
      intent="sign-out"
      confirm={t("person.signOut.confirm")}
      closeHref={here}
      variant="danger"
      refused={refused}
    >
      <p>{t("person.signOut.text", { count: person.sessions })}</p>
      {person.isOwn ? <p>{t("person.signOut.own")}</p> : null}
    </ReasonDialog>
  );
}

function AskSecondStep({ person, refused }: { person: OfficePerson; refused: RefusedAct | null }) {
  const { t } = useTranslation("office");
  const here = pathOf(person);
  const isUnchecked = refused?.isUnchecked ?? false;
  return (
    <ReasonDialog
      id="ask-second-step"
      title={t("person.remove.title", { name: person.username })}
      action={`${here}?dialog=second-step`}
      intent="second-step"
      confirm={t("person.remove.confirm")}
      closeHref={here}
      variant="danger"
      refused={refused?.reason ?? null}
      moreErrors={useCheckErrors(isUnchecked)}
      more={<CheckedField label={t("person.remove.checked")} isUnchecked={isUnchecked} />}
    >
      <p>{t("person.remove.text")}</p>
      <p>{t("person.remove.how")}</p>
    </ReasonDialog>
  );
}
