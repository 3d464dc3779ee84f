import { useTranslation } from "react-i18next";
import type { ResendVerdict } from "~/account/password/rules/recovery";
import { inMinutes } from "~/foundation/web/wait";
import { Button } from "~/ui/button";

type Problem =
  | { reason: "code-wrong"; triesLeft: number }
  | { reason: "code-spent" | "code-expired" | "code-short" | "no-more" }
  | { reason: "wait" | "too-many-requests"; retryAfterSeconds: number };

/** Describes a problem with a code or with requesting one, and says whether it belongs to the code's field. */
export function useCodeProblem(problem: Problem | null): { text: string; isOfCode: boolean } | null {
  const { t } = useTranslation("account");
  switch (problem?.reason) {
    case undefined:
      return null;
    case "code-wrong":
      return problem.triesLeft > 0
        ? { text: t("recovery.problems.codeWrong", { count: problem.triesLeft }), isOfCode: true }
        : { text: t("recovery.problems.codeSpent"), isOfCode: true };
    case "code-spent":
      return { text: t("recovery.problems.codeSpent"), isOfCode: true };
    case "code-expired":
      return { text: t("recovery.problems.codeExpired"), isOfCode: true };
    case "code-short":
      return { text: t("recovery.problems.codeShort"), isOfCode: true };
    case "no-more":
      return { text: t("recovery.problems.noMore"), isOfCode: false };
    case "wait":
      return { text: t("recovery.problems.wait", { count: problem.retryAfterSeconds }), isOfCode: false };
    case "too-many-requests":
      return { text: t("errors.tooMany", { count: inMinutes(problem.retryAfterSeconds) }), isOfCode: false };
  }
}

/** Leads to a new code: a button, the time until one is available, or the way back to the start. */
export function ResendCode({ resend }: { resend: ResendVerdict }) {
  const { t } = useTranslation("account");
  const isOver = !resend.ok && resend.reason !== "wait";
  return (
    <form method="post" className="grid justify-items-start gap-3">
      <div>
        <h2 className="font-sans text-body tracking-normal">{t("recovery.code.resendTitle")}</h2>
        {isOver ? (
          <p>
            {t("recovery.code.noMore")} <a href="/forgotPassword">{t("recovery.code.again")}</a>
          </p>
        ) : (
          <p id="resend-hint" className="text-ink-2">
            {t("recovery.code.resendHint")}
            {!resend.ok && resend.reason === "wait"
              ? ` ${t("recovery.code.wait", { count: resend.retryAfterSeconds })}`
              : null}
          </p>
        )}
      </div>
      {isOver ? null : (
        <Button name="intent" value="resend" aria-describedby="resend-hint">
          {t("recovery.code.resend")}
        </Button>
      )}
    </form>
  );
}
