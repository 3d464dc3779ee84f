import { useTranslation } from "react-i18next";
import type { Progress } from "~/assessment/answers/rules/completion";

/** The number of unanswered required questions, in words. The autosave script updates it. */
export function LeftText({ overall: { answered, total } }: { overall: Progress }) {
  const { t } = useTranslation("answering");
  return <span data-left="">{t("left", { n: total - answered })}</span>;
}

/** The same with its bar, and the share that is done as `said`. */
export function QuestionsLeft({ overall, said }: { overall: Progress; said: string }) {
  return (
    <p className="rail-left">
      <LeftText overall={overall} />
      <LeftBar overall={overall} />
      <span className="text-small font-normal text-ink-3 tabular-nums">{said}</span>
    </p>
  );
}

/** Only the bar, for places that already show the text. */
export function LeftBar({ overall: { answered, total } }: { overall: Progress }) {
  return <progress aria-hidden="true" data-left="" value={answered} max={total} className="progress progress-thin" />;
}
