import { useTranslation } from "react-i18next";
import type { TwoWordings } from "~/assessment/drafts/view";
import { compareWords } from "~/core/word-changes";
import { useLanguage } from "~/i18n/use-language";

/** One of two wordings. What only it has is marked: struck out in the former one, underlined in the new one, and said in words. */
export function MarkedWords({ words, side }: { words: TwoWordings; side: keyof TwoWordings }) {
  const { t } = useTranslation("drafts");
  // The wording may be in another language than the words that say what is marked.
  const lang = useLanguage();
  const runs = compareWords(words.before, words.after)[side];
  const Mark = side === "before" ? "del" : "ins";
  return runs.map(({ text, isChanged }, index) =>
    isChanged ? (
      <Mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece of a text is known by its place only
        key={index}
        className={
          side === "before"
            ? "rounded-xs bg-danger-soft text-ink line-through decoration-danger"
            : "rounded-xs bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-2"
        }
      >
        <span className="sr-only" lang={lang}>
          {t(side === "before" ? "marks.deleted" : "marks.inserted")}{" "}
        </span>
        {text}
        <span className="sr-only" lang={lang}>
          {" "}
          {t("marks.end")}
        </span>
      </Mark>
    ) : (
      text
    ),
  );
}
