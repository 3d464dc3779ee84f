import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { deadlinePath } from "~/assessment/deadlines/view";
import { startPath } from "~/core/addresses/assessment";
import { KIND } from "~/core/addresses/drafts";
import { KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { PLAN_PATH } from "~/core/addresses/plan";
import { RECEIVED_PATH } from "~/core/addresses/requests";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { loadHome } from "~/home/journey/home.server";
import type { HomeStep } from "~/home/journey/rules/home";
import { planNextPath, planNextWords } from "~/results/results/practices";
import { Button, ButtonLink } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { LevelDial } from "~/ui/level-dial";
import { NetworkStep } from "./network-step";

type Home = Awaited<ReturnType<typeof loadHome>>;

/** The steps of home that lead somewhere. The first is the page's own heading, the others are a line each below it. */
export function HomeSteps({ home }: { home: Home }) {
  const { t } = useTranslation("journey");
  const [first, ...others] = home.steps;
  const lines = others.filter((step) => step !== "network");
  return (
    <div className="grid gap-4 pt-6 pb-2">
      {first === "network" ? null : (
        <Card as="section" className="overflow-hidden">
          <CardSection>
            <First step={first} home={home} />
          </CardSection>
          <Others steps={lines} home={home} />
        </Card>
      )}
      {home.network ? <NetworkStep network={home.network} isFirst={first === "network"} /> : null}
      {first === "network" && (lines.length > 0 || home.requests) ? (
        <Card as="section" className="overflow-hidden">
          <h2 className="sr-only">{t("home.own")}</h2>
          <Others steps={lines} home={home} />
        </Card>
      ) : null}
    </div>
  );
}

/** What companies ask of the reader's, while nothing else leads anywhere yet. */
export function RequestsCard({ requests }: { requests: NonNullable<Home["requests"]> }) {
  return (
    <Card as="section" className="mt-6 overflow-hidden">
      <ul className="px-5 py-1 sm:px-7">
        <RequestsLine requests={requests} />
      </ul>
    </Card>
  );
}

function RequestsLine({ requests: { count, due, isLate } }: { requests: NonNullable<Home["requests"]> }) {
  const { t } = useTranslation("journey");
  const about = t(isLate ? "home.requests.late" : "home.requests.due", { date: due });
  return <LinkLine href={RECEIVED_PATH} name={t("home.requests.title", { count })} about={about} />;
}

function First({ step, home }: { step: HomeStep | undefined; home: Home }) {
  if (step === "office") return <Office />;
  if (step === "continue" && home.draft) return <Continue draft={home.draft} />;
  if (step === "again" && home.again) return <Again again={home.again} />;
  return step === "result" && home.result ? <Result result={home.result} /> : null;
}

/** What can also be done, a line each. */
function Others({ steps, home }: { steps: readonly HomeStep[]; home: Home }) {
  if (steps.length === 0 && !home.requests) return null;
  return (
    <ul className="divide-y divide-line px-5 py-1 sm:px-7">
      {home.requests ? <RequestsLine requests={home.requests} /> : null}
      {steps.map((step) => (
        <Other key={step} step={step} home={home} />
      ))}
    </ul>
  );
}

function Other({ step, home }: { step: HomeStep; home: Home }) {
  const { t } = useTranslation(["journey", "common"]);
  const { draft, again, result, untried, openYear } = home;
  if (step === "continue" && draft) return <LinkLine href={draft.href} name={titleOfDraft(draft, t)} />;
  if (step === "again" && again) {
    const name = t("home.again.title", { assessment: t(`common:kinds.${again.kind}.name`) });
    return <LinkLine href={startPath(again.kind)} name={name} about={t(...whenOf(again))} />;
  }
  if (step === "result" && result) {
    const name = t("home.levelOf", {
      assessment: t(`common:kinds.${result.kind}.name`),
      level: t(`common:levels.${result.level}`),
      percent: result.percent,
    });
    return (
      <>
        <LinkLine href={result.href} name={name} />
        {result.openActions > 0 ? (
          <LinkLine href={PLAN_PATH} name={t("home.plan", { count: result.openActions })} />
        ) : null}
      </>
    );
  }
  if (step === "follow" && untried && untried !== READINESS) {
    return (
      <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
        <span>
          {t(`home.follow.${untried}.title`)}
          <span className="block max-w-measure text-small text-ink-3 max-sm:hidden">
            {t(`home.follow.${untried}.text`)}
          </span>
        </span>
        <form method="post" action="/user/history">
          <input type="hidden" name={KIND} value={untried} />
          <Button>{t(`home.follow.${untried}.start`)}</Button>
        </form>
      </li>
    );
  }
  if (step === "figures" && openYear !== null) {
    return (
      <LinkLine href={KEY_FIGURES_PATH} name={t("home.figures", { year: openYear })} why={t("home.figuresText")} />
    );
  }
  return null;
}

/** A link with a fact about it, or with a reason to follow it where there is room. */
function LinkLine({ href, name, about, why }: { href: string; name: string; about?: string; why?: string }) {
  return (
    <li className="py-1">
      <a href={href} className="inline-flex min-h-11 items-center">
        {name}
      </a>
      {about ? <span className="block pb-1.5 text-small text-ink-3">{about}</span> : null}
      {why ? <span className="block max-w-measure pb-1.5 text-small text-ink-3 max-sm:hidden">{why}</span> : null}
    </li>
  );
}

type Draft = NonNullable<Home["draft"]>;

function titleOfDraft({ topic, mayAnswer, left, toConfirm }: Draft, t: TFunction<["journey", "common"]>): string {
  if (topic && toConfirm > 0) {
    const open = left - toConfirm;
    return open === 0
      ? t(mayAnswer ? "home.checkOnly" : "home.checkingOnly", { topic, count: toConfirm })
      : t(mayAnswer ? "home.check" : "home.checking", { topic, check: toConfirm, n: open });
  }
  if (topic) return t(mayAnswer ? "home.continue" : "home.ongoing", { topic, count: left });
  return t(mayAnswer ? "home.finish" : "home.answered");
}

/** Which assessment a card is about. */
function KindName({ kind }: { kind: Kind }) {
  const { t } = useTranslation("common");
  return <p className="mb-1 text-small text-ink-3">{t(`kinds.${kind}.name`)}</p>;
}

function Continue({ draft }: { draft: Draft }) {
  const { t } = useTranslation(["journey", "common"]);
  const { kind, mayAnswer, href } = draft;
  return (
    <>
      <KindName kind={kind} />
      <h1>{titleOfDraft(draft, t)}</h1>
      <div className="mt-5 grid sm:flex">
        <ButtonLink href={href} variant="primary">
          {t(mayAnswer ? "home.go" : "home.look")}
        </ButtonLink>
      </div>
    </>
  );
}

type Again = NonNullable<Home["again"]>;

/** The words for the day of the next assessment. */
const whenOf = ({ date, by }: Again) =>
  by === null ? (["home.again.own", { date }] as const) : (["home.again.asked", { date, company: by }] as const);

function Again({ again }: { again: Again }) {
  const { t } = useTranslation(["journey", "common"]);
  const { kind, done, by, canSet } = again;
  return (
    <>
      <h1>{t("home.again.title", { assessment: t(`common:kinds.${kind}.name`) })}</h1>
      <p className="mt-2 max-w-measure text-lead text-ink-2">
        {t(...whenOf(again))} {t("home.again.begin", { count: done })}
      </p>
      <div className="mt-5 grid gap-3 sm:flex">
        <ButtonLink href={startPath(kind)} variant="primary">
          {t("home.again.start")}
        </ButtonLink>
        {canSet && by === null ? (
          <ButtonLink href={deadlinePath("next", kind)}>{t("home.again.change")}</ButtonLink>
        ) : null}
      </div>
    </>
  );
}

function Result({ result }: { result: NonNullable<Home["result"]> }) {
  const { t } = useTranslation(["journey", "common", "plan"]);
  const { kind, level, percent, change, next, openActions, href } = result;
  const name = t(`common:levels.${level}`);
  const isPlanned = openActions > 0;
  return (
    <>
      <KindName kind={kind} />
      <h1>{t("home.level", { level: name })}</h1>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <span className="font-serif text-display font-semibold tabular-nums">{percent}</span>
        <LevelDial level={level} />
        {change === null ? null : <span className="text-ink-2">{changeIn(change)}</span>}
      </p>
      {next.length > 0 ? (
        <>
          <h2 className="mt-4 text-lead">{t(isPlanned ? "home.next.plan" : `home.next.${kind}`)}</h2>
          <ol className="mt-1 grid">
            {next.map((action) => (
              <li key={action.id} className="border-t border-line py-2 first:border-t-0">
                {action.href ? <a href={action.href}>{action.title}</a> : <p>{action.title}</p>}
                <p className="text-small text-ink-3">
                  {action.about}
                  {action.due ? (
                    <span className={action.due.isOverdue ? "font-semibold text-attention" : undefined}>
                      {" · "}
                      {t(action.due.isOverdue ? "plan:overdue" : "plan:until", { date: action.due.date })}
                    </span>
                  ) : null}
                </p>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <div className="mt-4 grid gap-3 sm:flex">
        {next.length > 0 ? (
          <ButtonLink href={isPlanned ? PLAN_PATH : planNextPath(kind, next)} variant="primary">
            {t(isPlanned ? "plan:offer.plan" : planNextWords(next))}
          </ButtonLink>
        ) : null}
        <ButtonLink href={href} variant={next.length > 0 ? undefined : "primary"}>
          {t("home.results")}
        </ButtonLink>
      </div>
    </>
  );

  function changeIn(points: number) {
    if (points === 0) return t("home.same");
    return t(points > 0 ? "home.more" : "home.less", { count: Math.abs(points) });
  }
}

function Office() {
  const { t } = useTranslation("journey");
  return (
    <>
      <h1>{t("home.office")}</h1>
      <p className="mt-2 text-lead text-ink-2">{t("home.officeText")}</p>
      <div className="mt-5 grid sm:flex">
        <ButtonLink href="/admin" variant="primary">
          {t("home.officeOpen")}
        </ButtonLink>
      </div>
    </>
  );
}
