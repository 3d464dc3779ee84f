import { useTranslation } from "react-i18next";
import { SCOPES, type Scope } from "~/core/scopes";

/** Everything, or the level alone. A joining company chooses what it shares; a corporate company says what it asks for. */
export function ScopeChoice({ name, words, chosen }: { name: string; words: "scope" | "ask"; chosen: Scope }) {
  const { t } = useTranslation("company");
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">{t(`${words}.question`)}</legend>
      {SCOPES.map((scope) => (
        <label key={scope} className="flex min-h-11 cursor-pointer gap-3 py-2">
          <input type="radio" name={name} value={scope} defaultChecked={scope === chosen} className="tick mt-px" />
          <span>
            <span className="font-semibold text-ink">{t(`${words}.${scope}.name`)}</span>
            <span className="block">{t(`${words}.${scope}.text`)}</span>
          </span>
        </label>
      ))}
      <p className="text-ink-2">{t(`${words}.note`)}</p>
    </fieldset>
  );
}
