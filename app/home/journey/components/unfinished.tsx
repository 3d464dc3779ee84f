import { useTranslation } from "react-i18next";
import { historyPath } from "~/core/addresses/assessment";
import { membersPath } from "~/core/addresses/network";
import { READINESS } from "~/core/kinds/kind";
import type { readNetwork } from "~/home/journey/network.server";
import { lateRemindingOf, type Reminding } from "~/network/membership/rules/home";
import { Button, ButtonLink } from "~/ui/button";
import { ProgressBar } from "~/ui/progress";

type OfKind = Awaited<ReturnType<typeof readNetwork>>["kinds"][number];

/** The URL where home asks before many members are reminded. */
export const askPath = (reminding: Reminding) => historyPath(READINESS, `dialog=${reminding}`);

/**
 * A few members who have not finished, each with its progress and a reminder. Those who are late, because their day has passed, can be
 * reminded together.
 */
export function Unfinished({ of, isFirst, canRemind }: { of: OfKind; isFirst: boolean; canRemind: boolean }) {
  const { t } = useTranslation(["journey", "common"]);
  const { kind, open, late, totals } = of;
  const waiting = totals.none + totals.draft;
  const isEachLate = late === waiting;
  const Heading = isFirst ? "h2" : "h3";
  const reminding = lateRemindingOf(kind);
  const name = t(`common:kinds.${kind}.name`);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading>{t(isEachLate ? "home.network.late" : "home.network.open", { kind: name })}</Heading>
        {late > 0 && canRemind ? (
          <ButtonLink href={askPath(reminding)}>
            {t(isEachLate ? "home.network.remindAll" : "home.network.remindLate", { count: late })}
          </ButtonLink>
        ) : null}
      </div>
      <form method="post" action={membersPath(kind)}>
        <ul className="mt-2 divide-y divide-line">
          {open.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
              <a href={row.href} className="inline-flex min-h-11 min-w-0 items-center font-semibold wrap-anywhere">
                {row.company}
              </a>
              <span className="flex min-h-11 items-center gap-4">
                <HowFar row={row} />
                {row.canRemind ? (
                  <Button name="remind" value={row.id}>
                    {t("home.network.remind")}
                    <span className="sr-only"> ({row.company})</span>
                  </Button>
                ) : null}
              </span>
            </li>
          ))}
        </ul>
      </form>
      {waiting > open.length ? (
        <p>
          <a href={`${membersPath(kind)}?state=open`} className="inline-flex min-h-11 items-center">
            {t("home.network.seeOpen", { count: waiting })}
          </a>
        </p>
      ) : null}
    </>
  );
}

function HowFar({ row: { company, percent, isBegun } }: { row: OfKind["open"][number] }) {
  const { t } = useTranslation(["journey", "members"]);
  if (percent === null) {
    return (
      <span className="text-small text-ink-3">{t(isBegun ? "home.network.started" : "home.network.notBegun")}</span>
    );
  }
  const valueText = t("members:percent", { percent });
  return (
    <span className="flex items-center gap-2 text-small tabular-nums">
      <span className="w-16">
        <ProgressBar
          value={percent}
          max={100}
          label={t("members:progress", { company })}
          valueText={valueText}
          size="thin"
        />
      </span>
      {valueText}
    </span>
  );
}
