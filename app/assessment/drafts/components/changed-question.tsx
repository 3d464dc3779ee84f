import { useTranslation } from "react-i18next";
import type { ChangedView } from "~/assessment/drafts/view";

/** A changed question: its old and new wording side by side, and what happens to the answer. */
export function ChangedQuestionRow({
  question,
  isAnybodys = false,
}: {
  question: ChangedView;
  /** Shown to a reader who does not answer it, so without what happens to the answer. */
  isAnybodys?: boolean;
}) {
  const { t } = useTranslation("drafts");
  const { place, before, after, changes, answer, fate } = question;
  return (
    <>
      <p className="text-small text-ink-3">{place}</p>
      <h3 className="font-sans text-body tracking-normal">
        {changes.map((change) => t(`resync.change.${change}`)).join(" · ")}
      </h3>
      <div className="mt-3 grid gap-4 md:grid-cols-2">
        <div>
          <p className="text-small font-semibold text-ink-3">{t("resync.before")}</p>
          <Wording worded={before} />
        </div>
        <div className="border-line max-md:border-t max-md:pt-3 md:border-s md:ps-4">
          <p className="text-small font-semibold text-ink-3">{t("resync.after")}</p>
          <Wording worded={after} />
        </div>
      </div>
      {answer ? <p className="mt-3 wrap-anywhere">{t("resync.answer", { answer })}</p> : null}
      {isAnybodys ? null : (
        <p className={fate === "confirm" ? "mt-1 text-attention" : "mt-1 text-ink-2"}>{t(`resync.fate.${fate}`)}</p>
      )}
    </>
  );
}

/** A question's text, with its options if those matter. */
export function Wording({ worded: { text, options } }: { worded: ChangedView["before"] }) {
  return (
    <>
      <p className="max-w-measure">{text}</p>
      {options ? (
        <ul className="mt-1 list-disc ps-6 text-small text-ink-2">
          {options.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
