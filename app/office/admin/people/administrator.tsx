import { useTranslation } from "react-i18next";
import { dateOf } from "~/i18n/format";
import { useReader } from "~/i18n/use-reader";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CheckedField, useCheckErrors } from "../components/checked-field";
import { ReasonDialog } from "../components/reason-dialog";
import type { RefusedAct } from "./acts";
import type { OfficePerson } from "./find.server";

/** Whether a person is an administrator, and what is proposed about that or can be. */
export function AdministratorCard({ person, here }: { person: OfficePerson; here: string }) {
  const { t } = useTranslation("office");
  const { proposal, proposable, isAdministrator } = person;
  const change = isAdministrator ? "end" : "make";
  return (
    <Card as="section" padded>
      <h2 className="mb-4">{t("administrators.title")}</h2>
      <p>{isAdministrator ? t("person.isAdministrator") : t("person.isNoAdministrator")}</p>
      {proposal ? <Proposed proposal={proposal} here={here} /> : null}
      {!proposal && proposable.ok ? (
        <>
          <p className="mt-1 max-w-measure text-ink-2">{t("administrators.two")}</p>
          <ButtonLink href={`${here}?dialog=administrator-propose`} className="mt-4">
            {t(`administrators.${change}.open`)}
          </ButtonLink>
        </>
      ) : null}
      {proposal || proposable.ok ? null : (
        <p className="mt-3 max-w-measure text-ink-2">{t(`administrators.why.${proposable.reason}`)}</p>
      )}
    </Card>
  );
}

function Proposed({ proposal, here }: { proposal: NonNullable<OfficePerson["proposal"]>; here: string }) {
  const { t } = useTranslation("office");
  const reader = useReader();
  const { isGiven, proposer, reason, proposedAt, expiresAt, mayConfirm } = proposal;
  const said = { name: proposer ?? t("log.gone"), date: dateOf(proposedAt, reader), reason };
  return (
    <>
      <p className="mt-3 max-w-measure wrap-anywhere">
        {t(isGiven ? "administrators.make.proposed" : "administrators.end.proposed", said)}
      </p>
      <p className="mt-1 max-w-measure text-ink-2">
        {t("administrators.waits", { date: dateOf(expiresAt, reader) })} {mayConfirm ? null : t("administrators.own")}
      </p>
      <div className="mt-4 grid gap-3 sm:flex">
        {mayConfirm ? (
          <ButtonLink href={`${here}?dialog=administrator-confirm`} variant="primary">
            {t("administrators.confirm")}
          </ButtonLink>
        ) : null}
        <ButtonLink href={`${here}?dialog=administrator-withdraw`} variant="quiet">
          {mayConfirm ? t("administrators.decline.open") : t("administrators.withdraw.open")}
        </ButtonLink>
      </div>
    </>
  );
}

/** Asks before an administrator proposes, confirms or withdraws a change of this role. */
export function AskAdministrator({
  person,
  here,
  act,
  refused,
}: {
  person: OfficePerson;
  here: string;
  act: "propose" | "confirm" | "withdraw";
  refused: RefusedAct | null;
}) {
  const { t } = useTranslation("office");
  const { proposal, username: name } = person;
  const change = (proposal ? proposal.isGiven : !person.isAdministrator) ? "make" : "end";
  const isUnchecked = act === "confirm" && (refused?.isUnchecked ?? false);
  const moreErrors = useCheckErrors(isUnchecked);
  const ending = proposal?.mayConfirm ? "decline" : "withdraw";
  return (
    <ReasonDialog
      id="ask-administrator"
      title={
        act === "withdraw" ? t(`administrators.${ending}.title`) : t(`administrators.${change}.title.${act}`, { name })
      }
      action={`${here}?dialog=administrator-${act}`}
      intent={`administrator-${act}`}
      confirm={
        act === "propose"
          ? t("administrators.propose")
          : act === "confirm"
            ? t("administrators.confirm")
            : t(`administrators.${ending}.open`)
      }
      closeHref={here}
      variant={act === "confirm" ? "danger" : "primary"}
      refused={refused?.reason ?? null}
      fields={proposal ? { proposal: proposal.id } : { given: change === "make" ? "yes" : "no" }}
      moreErrors={moreErrors}
      more={act === "confirm" ? <CheckedField label={t("administrators.checked")} isUnchecked={isUnchecked} /> : null}
    >
      {act === "withdraw" ? (
        <p>{t("administrators.withdraw.text")}</p>
      ) : (
        <>
          <p>{t(`administrators.${change}.text`, { name })}</p>
          <p>{act === "propose" ? t("administrators.then") : t("administrators.told")}</p>
        </>
      )}
    </ReasonDialog>
  );
}
