import { useTranslation } from "react-i18next";
import type { Overall } from "~/assessment/answers/rules/completion";

/** How many required questions are left, and how many of those only need a look. The autosave script updates it. */
export function LeftText({ overall: { answered, total, toConfirm } }: { overall: Overall }) {
  const { t } = useTranslation("answering");
  const left = total - answered;
  const open = left - toConfirm;
  const words =
    toConfirm === 0
      ? t("left", { n: left })
      : open === 0
        ? t("leftOnlyCheck", { check: toConfirm })
        : t("leftToCheck", { check: toConfirm, n: open });
  return <span data-left="">{words}</span>;
}

/** The same with its bar, and the share that is done as `said`. */
export function QuestionsLeft({ overall, said }: { overall: Overall; said: string }) {
  return (
    <p className="rail-left">
      <LeftText overall={overall} />
      <LeftBar overall={overall} />
      <span className="text-small font-normal text-ink-3 tabular-nums">{said}</span>
    </p>
  );
}

/** Only the bar, for places that already show the text. */
export function LeftBar({ overall: { answered, total } }: { overall: Overall }) {
  return <progress aria-hidden="true" data-left="" value={answered} max={total} className="progress progress-thin" />;
}
