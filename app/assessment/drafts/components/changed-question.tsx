import { useTranslation } from "react-i18next";
import type { ChangedView, TwoWordings, Worded } from "~/assessment/drafts/view";
import { SPOKEN } from "~/core/language";
import { useLanguage } from "~/i18n/use-language";
import { MarkedWords } from "./marked-words";
import { SideBySide } from "./side-by-side";

/** A changed question: its old and new wording side by side, and what happens to the answer. */
export function ChangedQuestionRow({ question }: { question: ChangedView }) {
  const { t } = useTranslation("drafts");
  const own = useLanguage();
  const { place, wordings, changes, answer, fate } = question;
  return (
    <>
      <p className="text-small text-ink-3">{place}</p>
      <h3 className="font-sans text-body tracking-normal">
        {changes.map((change) => t(`resync.change.${change}`)).join(" · ")}
      </h3>
      {wordings.map(({ language, text, options }) => (
        <SideBySide key={language} of={language === own ? null : SPOKEN[language].name} lang={language}>
          {(side) => (
            <>
              <p className="max-w-measure">
                <MarkedWords words={text} side={side} />
              </p>
              {options ? <Options options={options[side]} side={side} /> : null}
            </>
          )}
        </SideBySide>
      ))}
      {answer ? <p className="mt-3 wrap-anywhere">{t("resync.answer", { answer })}</p> : null}
      <p className={fate === "confirm" ? "mt-1 text-attention" : "mt-1 text-ink-2"}>{t(`resync.fate.${fate}`)}</p>
    </>
  );
}

const LIST = "mt-1 list-disc ps-6 text-small text-ink-2";

function Options({ options, side }: { options: TwoWordings[]; side: keyof TwoWordings }) {
  if (options.length === 0) return null;
  return (
    <ul className={LIST}>
      {options.map((words) => (
        <li key={words[side]}>
          <MarkedWords words={words} side={side} />
        </li>
      ))}
    </ul>
  );
}

/** A question's text with what can be chosen. */
export function Wording({ worded: { text, options } }: { worded: Worded }) {
  return (
    <>
      <p className="max-w-measure">{text}</p>
      {options.length > 0 ? (
        <ul className={LIST}>
          {options.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
