import { useTranslation } from "react-i18next";
import { UnconfirmedMark } from "~/features/identity/components/unconfirmed-mark";
import { AdminPage } from "~/features/shell/components/admin-page";
import { longDate, momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { FieldError } from "~/ui/field";
import { Facts } from "../components/facts";
import { ReasonDialog } from "../components/reason-dialog";
import type { RefusedReason } from "../reason";
import type { OfficePerson } from "./find.server";

export type PersonAct = "sign-out" | "second-step";

interface PersonPageProps {
  person: OfficePerson;
  /** What the reader is asked about. */
  asked: PersonAct | null;
  refused: { reason: RefusedReason | null; isUnchecked: boolean } | null;
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
          <SignIn person={person} />
          <p>
            <a href={`/admin/log?person=${person.id}`} className="inline-flex min-h-11 items-center">
              {t("person.log")}
            </a>
          </p>
        </AdminPage>
      </div>
      {asked === "sign-out" ? <AskSignOut person={person} refused={refused?.reason ?? null} /> : null}
      {asked === "second-step" ? <AskSecondStep person={person} refused={refused} /> : null}
    </>
  );
}

function Account({ person }: { person: OfficePerson }) {
  const { t } = useTranslation(["office", "team"]);
  const language = useLanguage();
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
            <a
              key="company"
              href={`/admin/companies/${person.companyId}`}
              className="inline-flex min-h-11 items-center"
            >
              {person.company}
            </a>,
          ],
          [t("people.role"), `${t(`team:roles.${person.role}`)}: ${t(`team:may.${person.role}`)}`],
          [
            t("people.administrator"),
            person.isAdministrator ? t("person.isAdministrator") : t("person.isNoAdministrator"),
          ],
          [t("person.since"), longDate(person.createdAt, language)],
          [t("person.deletion"), person.deletionDueAt === null ? null : longDate(person.deletionDueAt, language)],
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

function AskSecondStep({ person, refused }: { person: OfficePerson; refused: PersonPageProps["refused"] }) {
  const { t } = useTranslation("office");
  const here = pathOf(person);
  const errors = refused?.isUnchecked ? [t("person.remove.unchecked")] : [];
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
      moreErrors={errors.map((text) => ({ href: "#checked", text }))}
      more={
        <div>
          <FieldError id="checked" errors={errors} />
          <label className="flex min-h-11 items-start gap-3">
            <input
              id="checked"
              type="checkbox"
              name="checked"
              value="yes"
              className="mt-1 size-5 shrink-0"
              aria-invalid={errors.length > 0 ? true : undefined}
              aria-describedby={errors.length > 0 ? "checked-error" : undefined}
            />
            <span>{t("person.remove.checked")}</span>
          </label>
        </div>
      }
    >
      <p>{t("person.remove.text")}</p>
      <p>{t("person.remove.how")}</p>
    </ReasonDialog>
  );
}
