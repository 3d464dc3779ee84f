import { useTranslation } from "react-i18next";
import type { loadTab } from "~/home/profile/profile-page.server";
import { ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Icon } from "~/ui/icons";

type Shown = Extract<Awaited<ReturnType<typeof loadTab>>, { tab: "achievements" }>;

/** What the company has achieved, with the day. Achievements still to come are below, less prominently. */
export function AchievementsPanel({ shown: { earned, toCome } }: { shown: Shown }) {
  const { t } = useTranslation("profile");
  return (
    <div className="grid gap-8">
      {earned.length === 0 ? (
        <EmptyState
          title={t("achievements.empty")}
          action={<ButtonLink href="/user/history">{t("achievements.start")}</ButtonLink>}
        >
          {t("achievements.emptyText")}
        </EmptyState>
      ) : (
        <section aria-labelledby="earned-title">
          <h2 id="earned-title">{t("achievements.earned")}</h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2">
            {earned.map(({ achievement, date }) => (
              <Card as="li" key={achievement} className="flex gap-3.5 p-4">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent">
                  <Icon name="check" className="size-6" />
                </span>
                <div className="min-w-0">
                  <h3>{t(`achievements.names.${achievement}.name`)}</h3>
                  <p className="text-ink-2">{t(`achievements.names.${achievement}.text`)}</p>
                  <p className="mt-1 text-small text-ink-3">{date ?? t("achievements.now")}</p>
                </div>
              </Card>
            ))}
          </ul>
        </section>
      )}
      {toCome.length > 0 ? (
        <section aria-labelledby="to-come-title">
          <h2 id="to-come-title" className="font-sans text-body tracking-normal text-ink-2">
            {t("achievements.toCome")}
          </h2>
          <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
            {toCome.map((achievement) => (
              <li key={achievement} className="border-s-2 border-line-strong ps-4">
                <h3 className="font-sans text-body tracking-normal">{t(`achievements.names.${achievement}.name`)}</h3>
                <p className="text-small text-ink-3">{t(`achievements.names.${achievement}.text`)}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
