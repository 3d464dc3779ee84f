import { useTranslation } from "react-i18next";
import { READINESS } from "~/domain/kinds/kind";
import { INVITATIONS_PATH, membersPath } from "~/domain/network/paths";
import { DaysLeft } from "~/features/deadlines/components/due-dates";
import type { readNetwork } from "~/features/journey/network.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { ProgressBar } from "~/ui/progress";
import { LevelChip } from "~/ui/scale";

type Network = Awaited<ReturnType<typeof readNetwork>>;

const LIST = membersPath(READINESS);

/** How far those are who have joined, who is late, and the one thing to do about it. */
export function NetworkStep({ network, isFirst }: { network: Network; isFirst: boolean }) {
  const { t } = useTranslation(["journey", "common"]);
  const { totals, due, code, levels, late } = network;
  const title = t("home.finished", { count: totals.done, joined: totals.all });
  const rows = [
    { name: t("home.network.joined"), value: totals.all },
    { name: t("home.network.started"), value: totals.draft + totals.done },
    { name: t("home.network.done"), value: totals.done },
  ];
  const Part = isFirst ? "h2" : "h3";
  const mayAsk = network.canRemind && totals.none > 0;
  return (
    <Card as="section">
      <CardSection className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <div>
          {due ? (
            <p className="mb-1 text-small text-ink-3">
              {t("home.network.due", { date: due.date })} · <DaysLeft days={due.daysLeft} />
            </p>
          ) : null}
          {isFirst ? <h1>{title}</h1> : <h2>{title}</h2>}
          <p className="mt-2 text-lead text-ink-2">
            {code ? t("home.code", { code }) : t("home.noCode")} {mayAsk ? t("home.network.onceAWeek") : null}
          </p>
          <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap">
            {mayAsk ? (
              <form method="post" action={`${LIST}?state=none`} className="grid">
                <input type="hidden" name="all" value="yes" />
                <Button variant="primary" name="intent" value="remind">
                  {t("home.network.remindNone", { count: totals.none })}
                </Button>
              </form>
            ) : null}
            <ButtonLink href={LIST} variant={mayAsk || totals.all === 0 ? "secondary" : "primary"}>
              {t("home.network.seeAll")}
            </ButtonLink>
            {network.canRemind ? (
              <ButtonLink href={INVITATIONS_PATH} variant={totals.all === 0 ? "primary" : "secondary"}>
                {t("home.network.invite")}
              </ButtonLink>
            ) : null}
            <ButtonLink href="/user/profile/access-code" variant="quiet">
              {t("home.codes")}
            </ButtonLink>
          </div>
        </div>
        {totals.all > 0 ? (
          <ul className="grid gap-4">
            {rows.map(({ name, value }) => (
              <li key={name}>
                <ProgressBar value={value} max={totals.all} label={name} valueText={String(value)} showLabel />
              </li>
            ))}
          </ul>
        ) : null}
      </CardSection>
      {totals.done > 0 ? (
        <CardSection>
          <Part>{t("home.network.levels")}</Part>
          <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
            {levels.map(({ level, count }) => (
              <li key={level}>
                <a href={`${LIST}?level=${level}`} className="grid min-h-11 content-center text-ink no-underline">
                  <LevelChip level={level} name={t(`common:levels.${level}`)} />
                  <span className="text-small text-ink-2">{t("home.network.companies", { count })}</span>
                </a>
              </li>
            ))}
          </ul>
        </CardSection>
      ) : null}
      {late.length > 0 ? (
        <CardSection>
          <Part>{t("home.network.late")}</Part>
          <form method="post" action={LIST}>
            <ul className="mt-2 divide-y divide-line">
              {late.map(({ id, company, isBegun, canRemind }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
                  <span className="min-w-0 font-semibold wrap-anywhere">{company}</span>
                  <span className="flex items-center gap-4">
                    <span className="text-small text-ink-3">
                      {isBegun ? t("home.network.started") : t("home.network.notBegun")}
                    </span>
                    {canRemind ? (
                      <Button name="remind" value={id}>
                        {t("home.network.remind")}
                        <span className="sr-only"> ({company})</span>
                      </Button>
                    ) : null}
                  </span>
                </li>
              ))}
            </ul>
          </form>
        </CardSection>
      ) : null}
    </Card>
  );
}
