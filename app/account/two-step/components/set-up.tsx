import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Trans, useTranslation } from "react-i18next";
import { inGroups } from "~/account/two-step/rules/sign-in-code";
import { CodeField, CurrentPasswordField } from "~/foundation/identity/components/proof-fields";
import { useSecurityMessages } from "~/foundation/identity/components/security-messages";
import type { QrCode } from "~/platform/qr";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { ErrorSummary } from "~/ui/error-summary";

interface FormProps {
  lastResult?: SubmissionResult<string[]>;
  minutes: number;
}

/** Shown while two-step sign-in is off. The password starts the setup. */
export function TurnOn({ lastResult, minutes }: FormProps) {
  const { t } = useTranslation(["security", "common"]);
  const { summary } = useSecurityMessages();
  const [form, fields] = useForm<{ password: string }>({ id: "begin", lastResult });
  return (
    <div className="grid gap-5">
      <ErrorSummary title={t("common:form.summary")} errors={summary([fields.password], minutes)} />
      <Card padded>
        <h2>{t("twoStep.off.title")}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{t("twoStep.off.text")}</p>
        <form method="post" {...getFormProps(form)} noValidate className="mt-6 grid gap-6">
          <CurrentPasswordField
            field={fields.password}
            label={t("twoStep.password")}
            hint={t("twoStep.passwordHint")}
          />
          <div>
            <Button variant="primary" name="intent" value="begin">
              {t("twoStep.off.submit")}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}

/** Shows the secret and waits for the first code from the authenticator app. */
export function ConnectApp({
  secret,
  uri,
  qr,
  lastResult,
  minutes,
}: FormProps & { secret: string; uri: string; qr: QrCode }) {
  const { t } = useTranslation(["security", "common"]);
  const { summary } = useSecurityMessages();
  const [form, fields] = useForm<{ code: string }>({ id: "connect", lastResult });
  return (
    <div className="grid gap-5">
      <ErrorSummary title={t("common:form.summary")} errors={summary([fields.code], minutes)} />
      <Card padded>
        <h2>{t("twoStep.setUp.title")}</h2>
        <div className="mt-5 grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-8">
          <svg
            role="img"
            aria-label={t("twoStep.setUp.picture")}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            shapeRendering="crispEdges"
            className="size-56 rounded-s border border-line bg-paper"
          >
            <path d={qr.path} className="fill-print" />
          </svg>
          <div className="grid content-start gap-3">
            <p>{t("twoStep.setUp.scan")}</p>
            <p>
              <Trans
                t={t}
                i18nKey="twoStep.setUp.open"
                // biome-ignore lint/a11y/useAnchorContent: its text is part of the sentence
                components={{ app: <a href={uri} /> }}
              />
            </p>
            <p>{t("twoStep.setUp.type")}</p>
            <p className="select-all rounded-s bg-sunk px-3 py-2 font-semibold wrap-anywhere">
              <span className="sr-only">{t("twoStep.setUp.keyLabel")} </span>
              {inGroups(secret, " ")}
            </p>
            <CopyButton value={secret} label={t("twoStep.setUp.copy")} copied={t("twoStep.setUp.copied")} />
          </div>
        </div>
        <form method="post" {...getFormProps(form)} noValidate className="mt-7 grid gap-6">
          <CodeField field={fields.code} label={t("twoStep.setUp.code")} hint={t("twoStep.setUp.codeHint")} />
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" name="intent" value="confirm">
              {t("twoStep.setUp.submit")}
            </Button>
            <Button name="intent" value="cancel">
              {t("twoStep.cancel")}
            </Button>
          </div>
        </form>
      </Card>
    </div>
  );
}
