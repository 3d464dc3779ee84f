import { useTranslation } from "react-i18next";
import { KIND } from "~/core/addresses/drafts";
import { KEY_FIGURES_PATH } from "~/core/addresses/key-figures";
import { PLAN_PATH } from "~/core/addresses/plan";
import { type Kind, type LaterKind, READINESS } from "~/core/kinds/kind";
import type { loadHome } from "~/home/journey/home.server";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { LevelChip } from "~/ui/scale";
import { NetworkStep } from "./network-step";

type Home = Awaited<ReturnType<typeof loadHome>>;

/** The steps of home that lead somewhere. The first is large and is the page's own heading. */
export function HomeSteps({ home }: { home: Home }) {
  return (
    <div className="grid gap-4 pt-6 pb-2">
      {home.steps.map((step, index) => {
        const isFirst = index === 0;
        if (step === "office") return <Office key={step} isFirst={isFirst} />;
        if (step === "network" && home.network)
          return <NetworkStep key={step} network={home.network} isFirst={isFirst} />;
        if (step === "continue" && home.draft) return <Continue key={step} draft={home.draft} isFirst={isFirst} />;
        if (step === "follow" && home.untried && home.untried !== READINESS)
          return <Follow key={step} kind={home.untried} />;
        if (step === "figures" && home.openYear !== null) return <Figures key={step} year={home.openYear} />;
        return step === "result" && home.result ? <Result key={step} result={home.result} isFirst={isFirst} /> : null;
      })}
    </div>
  );
}

function Title({ isFirst, children }: { isFirst: boolean; children: string }) {
  return isFirst ? <h1>{children}</h1> : <h2>{children}</h2>;
}

/** Which assessment a card is about. */
function KindName({ kind }: { kind: Kind }) {
  const { t } = useTranslation("common");
  return <p className="mb-1 text-small text-ink-3">{t(`kinds.${kind}.name`)}</p>;
}

function Continue({ draft, isFirst }: { draft: NonNullable<Home["draft"]>; isFirst: boolean }) {
  const { t } = useTranslation("journey");
  const { kind, topic, left, answered, mayAnswer, href } = draft;
  const title = topic
    ? t(mayAnswer ? "home.continue" : "home.ongoing", { topic, count: left })
    : t(mayAnswer ? "home.finish" : "home.answered");
  return (
    <Card as="section" padded>
      <KindName kind={kind} />
      <Title isFirst={isFirst}>{title}</Title>
      <p className="mt-2 text-lead text-ink-2">{t("home.saved", { count: answered })}</p>
      <div className="mt-5 grid sm:flex">
        <ButtonLink href={href} variant="primary">
          {t(mayAnswer ? "home.go" : "home.look")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function Result({ result, isFirst }: { result: NonNullable<Home["result"]>; isFirst: boolean }) {
  const { t } = useTranslation(["journey", "common", "plan"]);
  const { kind, level, percent, change, practices, href } = result;
  const name = t(`common:levels.${level}`);
  return (
    <Card as="section" padded>
      <KindName kind={kind} />
      <Title isFirst={isFirst}>{t("home.level", { level: name })}</Title>
      <p className="mt-2 flex flex-wrap items-center gap-3">
        <span className="font-serif text-display font-semibold tabular-nums">{percent}</span>
        <LevelChip level={level} name={name} />
        {change === null ? null : <span className="text-ink-2">{changeIn(change)}</span>}
      </p>
      {practices.length > 0 ? (
        <>
          <h3 className="mt-5">{t(`home.next.${kind}`)}</h3>
          <ol className="mt-2 grid">
            {practices.map(({ id, text, about }) => (
              <li key={id} className="border-t border-line py-3 first:border-t-0">
                <p className="font-semibold">{text}</p>
                <p className="text-small text-ink-3">{about}</p>
              </li>
            ))}
          </ol>
        </>
      ) : null}
      <div className="mt-5 grid gap-3 sm:flex">
        <ButtonLink href={href} variant={isFirst ? "primary" : "secondary"}>
          {t("home.results")}
        </ButtonLink>
        <ButtonLink href={PLAN_PATH}>{t("plan:offer.plan")}</ButtonLink>
      </div>
    </Card>
  );

  function changeIn(points: number) {
    if (points === 0) return t("home.same");
    return t(points > 0 ? "home.more" : "home.less", { count: Math.abs(points) });
  }
}

/** The first assessment of the kind that a result has unlocked. */
function Follow({ kind }: { kind: LaterKind }) {
  const { t } = useTranslation("journey");
  return (
    <Card as="section" padded>
      <h2>{t(`home.follow.${kind}.title`)}</h2>
      <p className="mt-2 max-w-measure text-lead text-ink-2">{t(`home.follow.${kind}.text`)}</p>
      <form method="post" action="/user/history" className="mt-5 grid sm:flex">
        <input type="hidden" name={KIND} value={kind} />
        <Button>{t(`home.follow.${kind}.start`)}</Button>
      </form>
    </Card>
  );
}

/** The key figures of the last whole year, which have not been started. */
function Figures({ year }: { year: number }) {
  const { t } = useTranslation("journey");
  return (
    <Card as="section" padded>
      <h2>{t("home.figures", { year })}</h2>
      <p className="mt-2 max-w-measure text-lead text-ink-2">{t("home.figuresText")}</p>
      <div className="mt-5 grid sm:flex">
        <ButtonLink href={KEY_FIGURES_PATH}>{t("home.figuresOpen")}</ButtonLink>
      </div>
    </Card>
  );
}

function Office({ isFirst }: { isFirst: boolean }) {
  const { t } = useTranslation("journey");
  return (
    <Card as="section" padded>
      <Title isFirst={isFirst}>{t("home.office")}</Title>
      <p className="mt-2 text-lead text-ink-2">{t("home.officeText")}</p>
      <div className="mt-5 grid sm:flex">
        <ButtonLink href="/admin" variant="primary">
          {t("home.officeOpen")}
        </ButtonLink>
      </div>
    </Card>
  );
}
