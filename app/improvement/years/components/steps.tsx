import { useTranslation } from "react-i18next";
import type { PracticeLine, StepView } from "~/improvement/years/view";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";

/** What came and what went from one assessment to the next, with what the plan has done; the latest first and open. */
export function Steps({ steps }: { steps: StepView[] }) {
  const { t } = useTranslation("years");
  return (
    <div>
      <h2 id="steps">{t("steps")}</h2>
      <Card className="mt-3 divide-y divide-line">
        {steps.map((step, index) => (
          <div key={step.id} className="px-5 py-2 sm:px-7">
            <Disclosure tone="quiet" open={index === 0} summary={<Summary step={step} />}>
              <div className="grid gap-4 pb-2">
                <Versions step={step} />
                <Lines title={t("gained")} lines={step.gained} />
                <Lines title={t("lost")} lines={step.lost} />
                <Lines title={t(step.to === null ? "plannedSince" : "planned")} lines={step.planned} />
              </div>
            </Disclosure>
          </div>
        ))}
      </Card>
    </div>
  );
}

function Summary({ step: { from, to, gained, lost, planned } }: { step: StepView }) {
  const { t } = useTranslation("years");
  const counts = [
    ...(gained.length > 0 ? [t("gainedCount", { count: gained.length })] : []),
    ...(lost.length > 0 ? [t("lostCount", { count: lost.length })] : []),
    ...(to === null ? [t("plannedCount", { count: planned.length })] : []),
  ];
  return (
    <>
      <span className="font-semibold text-ink">{to === null ? t("sinceLast", { from }) : t("step", { from, to })}</span>{" "}
      <span className="text-small">({counts.length > 0 ? counts.join(", ") : t("nothing")})</span>
    </>
  );
}

function Versions({ step: { added, dropped } }: { step: StepView }) {
  const { t } = useTranslation("years");
  if (added + dropped === 0) return null;
  const said = [
    ...(added > 0 ? [t("added", { count: added })] : []),
    ...(dropped > 0 ? [t("dropped", { count: dropped })] : []),
  ];
  return <p className="max-w-measure text-small">{said.join(" ")}</p>;
}

function Lines({ title, lines }: { title: string; lines: PracticeLine[] }) {
  const { t } = useTranslation("years");
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="font-sans text-body font-semibold tracking-normal text-ink">{title}</h3>
      <ul className="mt-1 grid gap-2">
        {lines.map(({ id, title: name, topic, done, isReworded }) => (
          <li key={id} className="border-s-3 border-line ps-3.5">
            <p className="text-ink">{done ? <a href={done.href}>{name}</a> : name}</p>
            <p className="text-small text-ink-3">
              {[topic, ...(done ? [t("done", { date: done.on })] : [])].join(" · ")}
              {isReworded ? ` ${t("reworded")}` : null}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
