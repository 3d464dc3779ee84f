import { useTranslation } from "react-i18next";
import { inGroups } from "~/account/two-step/rules/sign-in-code";
import { TWO_STEP_PATH } from "~/core/addresses/account";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { CopyButton } from "~/ui/copy-button";
import { Notice } from "~/ui/notice";

/** New recovery codes, shown once. The user can copy them, save them as a file (which needs no script) or print them. */
export function RecoveryCodes({ codes, isNew, email }: { codes: string[]; isNew: boolean; email: string }) {
  const { t } = useTranslation("security");
  const lines = codes.map((code) => inGroups(code, "-"));
  const file = [t("twoStep.codes.fileHead", { email }), "", ...lines, ""].join("\r\n");
  return (
    <div className="grid gap-5">
      <Notice tone="success" title={isNew ? t("twoStep.codes.on") : t("twoStep.codes.renewed")} />
      <Card padded>
        <h2>{t("twoStep.codes.title")}</h2>
        <p className="mt-2 max-w-measure text-ink-2">{t("twoStep.codes.text")}</p>
        <ul
          aria-label={t("twoStep.codes.list")}
          className="my-5 grid gap-x-6 gap-y-2 rounded-card bg-sunk p-4 font-semibold tabular-nums sm:max-w-field sm:grid-cols-2 sm:px-6"
        >
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div className="print:hidden">
          <Notice tone="attention" title={t("twoStep.codes.once")}>
            <p>{t("twoStep.codes.onceText")}</p>
          </Notice>
          <div className="mt-5 flex flex-wrap gap-3">
            <CopyButton value={lines.join("\n")} label={t("twoStep.codes.copy")} copied={t("twoStep.codes.copied")} />
            <ButtonLink
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
              download={t("twoStep.codes.fileName")}
            >
              {t("twoStep.codes.save")}
            </ButtonLink>
            <ButtonLink variant="primary" href={TWO_STEP_PATH}>
              {t("twoStep.codes.done")}
            </ButtonLink>
          </div>
        </div>
      </Card>
    </div>
  );
}
