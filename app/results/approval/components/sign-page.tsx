import { useTranslation } from "react-i18next";
import { APPROVER_LIMIT } from "~/results/results/rules/approval";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import padUrl from "../enhance/pad?worker&url";
import type { PadTexts } from "./signature-pad";

export type SignProblem =
  | { way: "picture"; reason: "none" | "empty" | "too-big" | "type" | "broken" | "pixels" }
  | { way: "typed"; reason: "none" | "too-long" };

export interface SignPageProps {
  path: string;
  /** The report that the user came from. */
  backHref: string;
  /** A name that was typed before. */
  typed: string;
  problem: SignProblem | null;
  /** How long to wait after too many tries; 0 when there is nothing to wait for. */
  minutes: number;
  nonce: string;
}

const ACCEPTED = "image/png,image/jpeg,image/webp,image/gif";
const TYPED_ERRORS = { none: "errors.noName", "too-long": "errors.tooLong" } as const;

/** Signs the report: on a pad if scripts run, with a picture, or with a typed name. */
export function SignPage({ path, backHref, typed, problem, minutes, nonce }: SignPageProps) {
  const { t } = useTranslation(["approval", "common", "account"]);
  const errorsOf = (way: SignProblem["way"]) => {
    if (problem?.way !== way) return undefined;
    return [t(problem.way === "typed" ? TYPED_ERRORS[problem.reason] : `errors.${problem.reason}`)];
  };
  const names = ["draw", "drawHint", "clear", "save", "saved", "drawInstead"] as const;
  const pad = Object.fromEntries(names.map((text) => [text, t(`sign.${text}`)])) as PadTexts;
  const [picture, name] = [errorsOf("picture"), errorsOf("typed")];
  return (
    <div className="max-w-narrow">
      <PageHeader title={t("sign.title")} lead={t("sign.lead")} />
      <div className="grid gap-5">
        <ErrorSummary
          title={t("common:form.summary")}
          errors={[
            ...(minutes > 0 ? [{ text: t("account:errors.tooMany", { count: minutes }) }] : []),
            ...(picture ?? []).map((text) => ({ href: "#signature", text })),
            ...(name ?? []).map((text) => ({ href: "#typed", text })),
          ]}
        />
        <Card padded>
          <form method="post" action={path} encType="multipart/form-data" noValidate className="grid gap-6">
            <div data-signature-pad={JSON.stringify(pad)} className="grid gap-4 empty:hidden" />
            <div data-signature-upload>
              <TextField
                field={{ id: "signature", name: "signature", type: "file", accept: ACCEPTED }}
                label={t("sign.upload")}
                hint={t("sign.uploadHint")}
                errors={picture}
              />
            </div>
            <div className="flex flex-wrap gap-3 max-sm:grid">
              <Button variant="primary">{t("sign.submit")}</Button>
              <ButtonLink href={backHref}>{t("back")}</ButtonLink>
            </div>
          </form>
        </Card>
        <Card padded>
          <form method="post" action={path} noValidate className="grid gap-6">
            <TextField
              field={{
                id: "typed",
                name: "typed",
                autoComplete: "name",
                maxLength: APPROVER_LIMIT,
                defaultValue: typed,
              }}
              label={t("sign.type")}
              hint={t("sign.typeHint")}
              errors={name}
            />
            <input type="hidden" name="way" value="typed" />
            <div className="max-sm:grid">
              <Button>{t("sign.typed")}</Button>
            </div>
          </form>
        </Card>
      </div>
      <script type="module" src={padUrl} nonce={nonce} />
    </div>
  );
}
