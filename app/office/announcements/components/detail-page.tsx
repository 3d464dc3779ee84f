import { useTranslation } from "react-i18next";
import { SPOKEN } from "~/core/language";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { wholeNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import type { AnnouncementView } from "~/office/announcements/view.server";
import { ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { ProgressBar } from "~/ui/progress";
import { AskAnnouncement } from "./ask-announcement";
import { Deliveries } from "./deliveries";
import { Preview } from "./preview";
import { StateLabel } from "./state-label";
import { useTypeName } from "./type-name";

/** The act an administrator is asked to confirm. */
export type Asked = "send" | "stop" | "delete" | null;
export type Problem = { reason: "not-sent" } | { reason: "too-many-requests"; minutes: number } | null;

/** One announcement: what it is, whom it reaches, how it will look, and what can be done with it. */
export function DetailPage({ view, asked, problem }: { view: AnnouncementView; asked: Asked; problem: Problem }) {
  const { t } = useTranslation(["announcements", "common"]);
  const here = `/admin/announcements/${view.id}`;
  const text =
    problem?.reason === "not-sent" ? t("test.notSent") : problem ? t("test.tooMany", { count: problem.minutes }) : null;
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
          <ErrorSummary title={t("common:form.summary")} errors={text ? [{ text }] : []} />
          <div className="grid gap-6 lg:grid-cols-[20rem_1fr] lg:items-start lg:gap-10">
            <Facts view={view} here={here} />
            <Preview view={view} here={here} />
          </div>
        </AdminPage>
      </div>
      {asked ? <AskAnnouncement view={view} asked={asked} here={here} /> : null}
    </>
  );
}

function Facts({ view, here }: { view: AnnouncementView; here: string }) {
  const { t } = useTranslation("announcements");
  const typeName = useTypeName();
  const language = useLanguage();
  const number = (value: number) => wholeNumber(value, language);
  const { audience, author, state, sentAt, createdAt, type, reached, people } = view;
  const whom = [
    t(`companies.${audience.companies}`),
    ...(audience.country ? [audience.country] : []),
    ...(audience.industry ? [audience.industry] : []),
    ...(audience.language ? [SPOKEN[audience.language].name] : []),
  ];
  const facts = [
    { key: "type", value: type ? typeName(type) : "" },
    { key: "audience", value: whom.join(" · ") },
    { key: "author", value: author ?? t("facts.formerUser") },
    ...(sentAt ? [{ key: "sent", value: sentAt } as const] : [{ key: "created", value: createdAt } as const]),
  ] as const;
  return (
    <Card>
      <CardSection className="grid gap-3">
        <p>
          <StateLabel state={state} />
        </p>
        {state === "draft" ? (
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
