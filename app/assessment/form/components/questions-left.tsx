import { useTranslation } from "react-i18next";
import type { Progress } from "~/assessment/answers/rules/completion";

/** How many required questions wait, in words. The autosave script counts on. */
export function LeftText({ overall: { answered, total } }: { overall: Progress }) {
  const { t } = useTranslation("answering");
  return <span data-left="">{t("left", { n: total - answered })}</span>;
}

/** The same with its bar, and how much is done, as `said`. */
export function QuestionsLeft({ overall, said }: { overall: Progress; said: string }) {
  return (
    <p className="rail-left">
      <LeftText overall={overall} />
      <LeftBar overall={overall} />
      <span className="text-small font-normal text-ink-3 tabular-nums">{said}</span>
    </p>
  );
}

/** The bar alone, for where the words stand already. */
export function LeftBar({ overall: { answered, total } }: { overall: Progress }) {
  return <progress aria-hidden="true" data-left="" value={answered} max={total} className="progress progress-thin" />;
}
