import { useTranslation } from "react-i18next";
import { SPOKEN } from "~/core/language";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { AnnouncementView } from "~/office/announcements/view.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { ProgressBar } from "~/ui/progress";
import { AskAnnouncement } from "./ask-announcement";
import { Deliveries } from "./deliveries";
import { Preview } from "./preview";
import { useStandingName } from "./standing-name";
import { StateLabel } from "./state-label";
import { useTypeName } from "./type-name";

/** The act an administrator is asked to confirm. */
export type Asked = "send" | "stop" | "delete" | null;
export type Problem =
  | { reason: "not-sent" }
  | { reason: "day"; typed: string }
  | { reason: "too-many-requests"; minutes: number }
  | null;

/** One announcement: what it is, whom it reaches, how it will look, and what can be done with it. */
export function DetailPage({ view, asked, problem }: { view: AnnouncementView; asked: Asked; problem: Problem }) {
  const { t } = useTranslation(["announcements", "common"]);
  const here = `/admin/announcements/${view.id}`;
  const errors = problem ? [toError(problem, t)] : [];
  return (
    <>
      <div {...inertWhile(asked !== null)}>
        <AdminPage
          current="announcements"
          title={view.title}
          actions={
            view.state === "draft" ? (
              <>
                <ButtonLink href={`${here}/edit`}>{t("edit")}</ButtonLink>
                {view.people > 0 ? (
                  <ButtonLink href={`${here}?dialog=send`} variant="primary">
                    {t("send.ask")}
                  </ButtonLink>
                ) : null}
              </>
            ) : undefined
          }
        >
          <ErrorSummary title={t("common:form.summary")} errors={errors} />
          <div className="grid gap-6 lg:grid-cols-[20rem_1fr] lg:items-start lg:gap-10">
            <Facts view={view} here={here} problem={problem} />
            <Preview view={view} here={here} />
          </div>
        </AdminPage>
      </div>
      {asked ? <AskAnnouncement view={view} asked={asked} here={here} /> : null}
    </>
  );
}

/** The announcement's texts of `useTranslation`. */
type Translate = ReturnType<typeof useTranslation<["announcements", "common"]>>["t"];

function toError(problem: NonNullable<Problem>, t: Translate) {
  if (problem.reason === "not-sent") return { text: t("test.notSent") };
  if (problem.reason === "day") return { text: t("schedule.wrongDay"), href: "#day" };
  return { text: t("test.tooMany", { count: problem.minutes }) };
}

function Facts({ view, here, problem }: { view: AnnouncementView; here: string; problem: Problem }) {
  const { t } = useTranslation(["announcements", "common"]);
  const standingName = useStandingName();
  const typeName = useTypeName();
  const language = useLanguage();
  const number = (value: number) => wholeNumber(value, language);
  const { audience, author, state, sentAt, sendsAt, createdAt, type, reached, people } = view;
  const whom = [
    t(`companies.${audience.companies}`),
    ...(audience.country ? [audience.country] : []),
    ...(audience.industry ? [audience.industry] : []),
    ...(audience.progress
      ? [`${t(`common:kinds.${audience.progress.kind}.name`)}: ${standingName(audience.progress.standing)}`]
      : []),
    ...(audience.language ? [SPOKEN[audience.language].name] : []),
  ];
  const facts = [
    { key: "type", value: type ? typeName(type) : "" },
    { key: "audience", value: whom.join(" · ") },
    { key: "author", value: author ?? t("facts.formerUser") },
    ...(sendsAt ? [{ key: "sends", value: sendsAt } as const] : []),
    ...(sentAt ? [{ key: "sent", value: sentAt } as const] : [{ key: "created", value: createdAt } as const]),
  ] as const;
  return (
    <Card>
      <CardSection className="grid gap-3">
        <p>
          <StateLabel state={state} />
        </p>
        {state === "draft" || state === "scheduled" ? (
          <p className="text-lead font-semibold">{t("reaches", { count: people, number: number(people) })}</p>
        ) : (
          <ProgressBar
            value={reached}
            max={people}
            label={t("progress.label")}
            valueText={t("progress.value", { reached: number(reached), people: number(people) })}
            showLabel
          />
        )}
        {state === "sending" ? (
          <p className="text-ink-2">
            {t("progress.text")}{" "}
            <a href={here} className="inline-flex min-h-11 items-center">
              {t("progress.refresh")}
            </a>
          </p>
        ) : null}
        {state === "sending" ? (
          <ButtonLink href={`${here}?dialog=stop`} className="justify-self-start">
            {t("stop.ask")}
          </ButtonLink>
        ) : null}
        {state === "stopped" ? (
          <p className="text-ink-2">{t("stop.done", { count: reached, number: number(reached) })}</p>
        ) : null}
        {view.deliveries.length > 0 ? <Deliveries figures={view.deliveries} /> : null}
      </CardSection>
      <CardSection>
        <dl className="grid gap-3">
          {facts.map(({ key, value }) => (
            <div key={key}>
              <dt className="text-small text-ink-3">{t(`facts.${key}`)}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      </CardSection>
      {state === "draft" ? <Schedule here={here} problem={problem} /> : null}
      {state === "scheduled" ? (
        <CardSection>
          <form method="post" action={here} className="grid gap-3">
            <p className="text-ink-2">{t("schedule.waits")}</p>
            <Button name="intent" value="call-off" className="justify-self-start">
              {t("schedule.callOff")}
            </Button>
          </form>
        </CardSection>
      ) : null}
      {state === "draft" ? (
        <CardSection>
          <ButtonLink href={`${here}?dialog=delete`} variant="quiet" className="-ms-4.5">
            {t("delete.ask")}
          </ButtonLink>
        </CardSection>
      ) : null}
    </Card>
  );
}

/** The day on which a draft is to go out. */
function Schedule({ here, problem }: { here: string; problem: Problem }) {
  const { t } = useTranslation("announcements");
  const wrong = problem?.reason === "day" ? problem : null;
  return (
    <CardSection>
      <form method="post" action={here} noValidate className="grid gap-3">
        <TextField
          field={{ id: "day", name: "day", type: "date", defaultValue: wrong?.typed ?? "", className: "max-w-56" }}
          label={t("schedule.day")}
          hint={t("schedule.dayHint")}
          errors={wrong ? [t("schedule.wrongDay")] : []}
        />
        <Button name="intent" value="schedule" className="justify-self-start">
          {t("schedule.submit")}
        </Button>
      </form>
    </CardSection>
  );
}
