import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";

/** Asks for the word, and reveals nothing of what is behind it. */
export function WordPage({
  path,
  problem,
}: {
  path: string;
  /** Why the word was not accepted, and when the reader can try again, in words. */
  problem: { reason: "word" | "wordMissing" | "tooMany"; when: string } | null;
}) {
  const { t } = useTranslation(["share", "common"]);
  const error = problem && problem.reason !== "tooMany" ? t(`errors.${problem.reason}`) : null;
  const wait = problem?.reason === "tooMany" ? t("problems.tooManyWords", { when: problem.when }) : null;
  return (
    <div className="mx-auto max-w-narrow py-10">
      <Card padded>
        <h1>{t("word.title")}</h1>
        <p className="mt-2 mb-6 text-ink-2">{t("word.lead")}</p>
        <form method="post" action={path} noValidate className="grid gap-6">
          <ErrorSummary
            title={t("common:form.summary")}
            errors={[...(wait ? [{ text: wait }] : []), ...(error ? [{ text: error, href: "#word" }] : [])]}
          />
          <TextField
            label={t("word.label")}
            errors={error ? [error] : undefined}
            field={{
              id: "word",
              name: "word",
              autoComplete: "off",
              autoCapitalize: "none",
              spellCheck: false,
            }}
          />
          <div className="max-sm:grid">
            <Button variant="primary">{t("word.open")}</Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

/** The same for every link that opens nothing, whatever the reason. */
export function GonePage() {
  const { t } = useTranslation("share");
  return (
    <div className="mx-auto max-w-narrow py-10">
      <EmptyState heading="h1" title={t("gone.title")}>
        {t("gone.text")}
      </EmptyState>
    </div>
  );
}
