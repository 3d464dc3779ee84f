import { useTranslation } from "react-i18next";
import type { CaptchaQuestion } from "~/platform/captcha/captcha";
import { TextField } from "~/ui/field";

type NumberKey = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";

/** The sum to solve, in words, with its sealed answer. Works without scripts. */
export function CaptchaField({ question, errors }: { question: CaptchaQuestion; errors?: string[] }) {
  const { t } = useTranslation();
  const word = (value: number) => t(`captcha.numbers.${String(value) as NumberKey}`);
  return (
    <>
      <input type="hidden" name="captchaToken" value={question.token} />
      <TextField
        field={{ id: "captchaAnswer", name: "captchaAnswer", inputMode: "numeric", autoComplete: "off", maxLength: 2 }}
        label={t("captcha.label", { a: word(question.a), b: word(question.b) })}
        hint={t("captcha.hint")}
        errors={errors}
      />
    </>
  );
}
