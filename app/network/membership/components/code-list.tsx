import { useTranslation } from "react-i18next";
import { DaysLeft } from "~/assessment/deadlines/components/due-dates";
import { deadlinePath } from "~/assessment/deadlines/view";
import { DATES_PATH } from "~/core/addresses/network";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import { MAX_JOINED } from "~/network/membership/rules/access";
import { ButtonLink } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { TextField } from "~/ui/field";
import type { CodeView } from "../code-view";

/** The company's own code and the codes it has joined with. The owner can change them here. */
export function CodeList({ view, here }: { view: CodeView; here: string }) {
  const { t } = useTranslation("deadlines");
  return (
    <div className="grid gap-7">
      {view.isCorporate ? <OwnCode view={view} here={here} /> : null}
      {view.isCorporate ? KINDS_OF_ASSESSMENTS.map((kind) => <MembersDate key={kind} view={view} kind={kind} />) : null}
      {view.isCorporate ? (
        <p>
          <a href={DATES_PATH} className="inline-flex min-h-11 items-center">
            {t("dates.chosen")}
          </a>
        </p>
      ) : null}
      <JoinedCodes view={view} here={here} />
    </div>
  );
}

function OwnCode({ view: { own, asks, mayManage }, here }: { view: CodeView; here: string }) {
  const { t } = useTranslation("company");
  return (
    <div>
      {own ? (
        <TextField
          field={{ id: "own-code", name: "own-code", readOnly: true, defaultValue: own, autoComplete: "off" }}
          label={t("own.label")}
          hint={t("own.hint")}
        />
      ) : (
        <p>{t("own.none")}</p>
      )}
      {own ? <p className="mt-2">{t(`ask.now.${asks}`)}</p> : null}
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {own ? <CopyButton value={own} label={t("own.copy")} copied={t("own.copied", { code: own })} /> : null}
        {mayManage ? (
          <ButtonLink href={`${here}?rotate`} variant={own ? "quiet" : "secondary"}>
            {own ? t("own.rotate") : t("own.create")}
          </ButtonLink>
        ) : null}
        {mayManage && own ? (
          <ButtonLink href={`${here}?ask`} variant="quiet">
            {t("ask.change")}
          </ButtonLink>
        ) : null}
      </div>
    </div>
  );
}

function MembersDate({ view: { members, mayManage }, kind }: { view: CodeView; kind: Kind }) {
  const { t } = useTranslation(["deadlines", "common"]);
  const date = members[kind];
  const assessment = t(`common:kinds.${kind}.name`);
  return (
    <div>
      <h3 className="font-sans text-body font-semibold tracking-normal text-ink">{assessment}</h3>
      {date ? (
        <p>
          {t("members.label")} <strong className="text-ink">{date.date}</strong> · <DaysLeft days={date.daysLeft} />
        </p>
      ) : (
        <p>{t("members.none")}</p>
      )}
      {mayManage ? (
        <div className="mt-3">
          <ButtonLink href={deadlinePath("members", kind)}>
            {date ? t("members.change") : t("members.link")}
            <span className="sr-only"> ({assessment})</span>
          </ButtonLink>
        </div>
      ) : null}
    </div>
  );
}

function JoinedCodes({ view: { joined, mayManage, isFull }, here }: { view: CodeView; here: string }) {
  const { t } = useTranslation("company");
  return (
    <section aria-labelledby="joined-codes">
      <h3 id="joined-codes" className="text-ink">
        {t("joined.heading")}
      </h3>
      <p className="mt-1">
        {joined.length > 0 ? t("joined.lead") : t("joined.empty")}{" "}
        <a href="/user/sharing" className="inline-flex min-h-11 items-center">
          {t("joined.ledger")}
        </a>
      </p>
      <ul className="mt-4 grid gap-5">
        {joined.map(({ id, name, code }, index) => (
          <li key={id} className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-end">
            <TextField
              field={{
                id: `joined-${index + 1}`,
                name: `joined-${index + 1}`,
                readOnly: true,
                defaultValue: code,
                autoComplete: "off",
              }}
              label={t("joined.label", { number: index + 1 })}
              hint={name}
            />
            {mayManage ? (
              <ButtonLink
                href={`${here}?remove=${id}`}
                aria-label={t("joined.removeLabel", { number: index + 1, company: name })}
              >
                {t("joined.remove")}
              </ButtonLink>
            ) : null}
          </li>
        ))}
      </ul>
      <div className="mt-5">
        {mayManage ? (
          isFull ? (
            <p>{t("joined.full", { most: MAX_JOINED })}</p>
          ) : (
            <ButtonLink href={`${here}?add`} variant="primary">
              {t("joined.add")}
            </ButtonLink>
          )
        ) : (
          <p>{t("joined.readOnly")}</p>
        )}
      </div>
    </section>
  );
}
