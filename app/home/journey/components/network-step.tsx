import { useTranslation } from "react-i18next";
import { DaysLeft } from "~/assessment/deadlines/components/due-dates";
import { analyticsPath } from "~/core/addresses/analytics";
import { CERTIFICATES_PATH, FLAGS_PATH, INVITATIONS_PATH, membersPath } from "~/core/addresses/network";
import { SENT_PATH } from "~/core/addresses/requests";
import { READINESS } from "~/core/kinds/kind";
import { formatCount } from "~/foundation/shell/use-office-counts";
import type { readNetwork } from "~/home/journey/network.server";
import { SOON_DAYS } from "~/network/members/rules/certificates";
import { ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { ProgressBar } from "~/ui/progress";
import { LevelBar } from "~/ui/scale";
import { askPath, Unfinished } from "./unfinished";

type Network = Awaited<ReturnType<typeof readNetwork>>;
type OfKind = Network["kinds"][number];

const LIST = membersPath(READINESS);
const CODES_PATH = "/user/profile/access-code";

/** How far the members are with both kinds of assessment, who is late, and the one thing to do about it. */
export function NetworkStep({ network, isFirst }: { network: Network; isFirst: boolean }) {
  const { t } = useTranslation(["journey", "common"]);
  const { code, kinds, canRemind, attention } = network;
  const [first] = kinds;
  if (!first) return null;
  const { totals } = first;
  const title = t("home.finished", { count: totals.done, joined: totals.all });
  const withLevels = kinds.filter((each) => each.totals.done > 0);
  const unfinished = kinds.filter(({ kind, late, open }) => open.length > 0 && (late > 0 || kind === READINESS));
  const links = [
    { href: LIST, name: t("home.network.seeAll") },
    ...(canRemind ? [{ href: INVITATIONS_PATH, name: t("home.network.invite") }] : []),
    { href: SENT_PATH, name: t("home.network.requests") },
    { href: CODES_PATH, name: t("home.codes") },
  ];
  return (
    <Card as="section">
      <CardSection className="grid items-center gap-x-12 gap-y-6 lg:grid-cols-[3fr_2fr]">
        <div>
          {kinds.map((each) => (
            <Due key={each.kind} of={each} />
          ))}
          {isFirst ? <h1>{title}</h1> : <h2>{title}</h2>}
          <p className="mt-2 text-lead text-ink-2">{code ? t("home.code", { code }) : t("home.noCode")}</p>
          <div className="mt-5 grid sm:flex">
            <Next next={network.next} />
          </div>
        </div>
        {totals.all > 0 ? (
          <div className="grid gap-6">
            {kinds.map((each) => (
              <HowFar key={each.kind} of={each} />
            ))}
          </div>
        ) : null}
      </CardSection>
      <Attention counts={attention} />
      {withLevels.length > 0 ? (
        <CardSection className="grid gap-6">
          {withLevels.map((each) => (
            <Levels key={each.kind} of={each} isFirst={isFirst} />
          ))}
        </CardSection>
      ) : null}
      {unfinished.map((each) => (
        <CardSection key={each.kind}>
          <Unfinished of={each} isFirst={isFirst} canRemind={canRemind} />
        </CardSection>
      ))}
      <CardSection className="sm:py-3">
        <Links links={links} />
      </CardSection>
    </Card>
  );
}

const Links = ({ links }: { links: { href: string; name: string }[] }) => (
  <ul className="flex flex-wrap gap-x-6">
    {links.map(({ href, name }) => (
      <li key={href}>
        <a href={href} className="inline-flex min-h-11 items-center">
          {name}
        </a>
      </li>
    ))}
  </ul>
);

/** What waits for the corporate company: answers to its requests, red flags and documents that expire soon; nothing if there is none. */
function Attention({ counts: { answered, flags, expiring } }: { counts: Network["attention"] }) {
  const { t } = useTranslation("journey");
  const said = (count: number) => ({ count, shown: formatCount(count), days: SOON_DAYS });
  const links = [
    { count: answered, href: `${SENT_PATH}?show=done`, name: t("home.network.answered", said(answered)) },
    { count: flags, href: FLAGS_PATH, name: t("home.network.flags", said(flags)) },
    { count: expiring, href: CERTIFICATES_PATH, name: t("home.network.expiring", said(expiring)) },
  ].filter(({ count }) => count > 0);
  if (links.length === 0) return null;
  return (
    <CardSection className="font-semibold sm:py-3">
      <Links links={links} />
    </CardSection>
  );
}

function Due({ of: { kind, due } }: { of: OfKind }) {
  const { t } = useTranslation(["journey", "common"]);
  if (!due) return null;
  return (
    <p className="mb-1 text-small text-ink-3">
      {t(`common:kinds.${kind}.name`)} · {t("home.network.due", { date: due.date })} · <DaysLeft days={due.daysLeft} />
    </p>
  );
}

function Next({ next: { step, count } }: { next: Network["next"] }) {
  const { t } = useTranslation("journey");
  if (step === "invite") return <Primary href={INVITATIONS_PATH}>{t("home.network.invite")}</Primary>;
  if (step === "list") return <Primary href={LIST}>{t("home.network.seeAll")}</Primary>;
  if (step === "analytics") return <Primary href={analyticsPath(READINESS)}>{t("home.network.analytics")}</Primary>;
  const words = step === "remind-open" ? "remindOpen" : "remindLate";
  return <Primary href={askPath(step)}>{t(`home.network.${words}`, { count })}</Primary>;
}

const Primary = ({ href, children }: { href: string; children: string }) => (
  <ButtonLink href={href} variant="primary">
    {children}
  </ButtonLink>
);

/** How many have joined, started and finished, as bars. */
function HowFar({ of: { kind, totals } }: { of: OfKind }) {
  const { t } = useTranslation(["journey", "common"]);
  const joined = { name: t("home.network.joined"), value: totals.all };
  const rows = [
    ...(kind === READINESS ? [joined] : []),
    { name: t("home.network.started"), value: totals.draft + totals.done },
    { name: t("home.network.done"), value: totals.done },
  ];
  return (
    <div>
      <p className="mb-2 font-semibold">
        <a href={membersPath(kind)}>{t(`common:kinds.${kind}.name`)}</a>
      </p>
      <ul className="grid gap-3">
        {rows.map(({ name, value }) => (
          <li key={name}>
            <ProgressBar value={value} max={totals.all} label={name} valueText={String(value)} showLabel />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The levels of the members who have finished, each linked to its companies. */
function Levels({ of: { kind, levels }, isFirst }: { of: OfKind; isFirst: boolean }) {
  const { t } = useTranslation(["journey", "common"]);
  const Heading = isFirst ? "h2" : "h3";
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <Heading>{t("home.network.levels", { kind: t(`common:kinds.${kind}.name`) })}</Heading>
        <a href={analyticsPath(kind)} className="inline-flex min-h-11 items-center">
          {t("home.network.analytics")}
        </a>
      </div>
      <LevelBar
        parts={levels.map(({ level, count }) => ({
          level,
          count,
          name: t(`common:levels.${level}`),
          value: t("home.network.companies", { count }),
          href: `${membersPath(kind)}?level=${level}`,
        }))}
      />
    </div>
  );
}
