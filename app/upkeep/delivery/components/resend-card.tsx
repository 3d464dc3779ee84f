import { useTranslation } from "react-i18next";
import { LETTER_REASONS } from "~/foundation/notifications/rules/letter-reasons";
import { momentOf } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { AskDialog } from "~/ui/ask-dialog";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField, TextField } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { ProgressBar } from "~/ui/progress";
import type { RangeProblem } from "../rules/range";

const HERE = "/admin/dead-letters";

export interface ResendView {
  /** The fields as typed. */
  typed: { from: string; until: string; reason: string; transport: string };
  problem: RangeProblem;
  /** No open letter is in the range that was asked for. */
  isNothing: boolean;
  count: number;
  transports: string[];
  isPossible: boolean;
  latest: {
    id: string;
    from: number;
    until: number;
    state: "running" | "done";
    total: number;
    sent: number;
    startedAt: number;
  }[];
}

/** Sends again what arrived between two moments, and shows how far the latest have come. */
export function ResendCard({ resend }: { resend: ResendView }) {
  const { t } = useTranslation("operations");
  const { typed, problem, isNothing, transports, isPossible, latest } = resend;
  const errorsOf = (field: "from" | "until") =>
    problem?.field === field ? [t(`deadLetters.resend.problems.${problem.problem}`)] : undefined;
  if (!isPossible && latest.length === 0) return null;
  return (
    <Card padded>
      {isPossible ? (
        <form method="get" action={HERE} className="grid gap-4">
          <h2>{t("deadLetters.resend.title")}</h2>
          {isNothing ? <Notice tone="attention">{t("deadLetters.resend.nothing")}</Notice> : null}
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              field={{ id: "from", name: "from", type: "datetime-local", defaultValue: typed.from, required: true }}
              label={t("deadLetters.resend.from")}
              errors={errorsOf("from")}
            />
            <TextField
              field={{ id: "until", name: "until", type: "datetime-local", defaultValue: typed.until, required: true }}
              label={t("deadLetters.resend.until")}
              errors={errorsOf("until")}
            />
            <SelectField
              field={{ id: "reason", name: "reason", defaultValue: typed.reason }}
              label={t("deadLetters.resend.reason")}
              placeholder={t("deadLetters.resend.anyReason")}
              options={LETTER_REASONS.map((value) => ({ value, label: t(`deadLetters.resend.reasons.${value}`) }))}
            />
            {transports.length > 0 ? (
              <SelectField
                field={{ id: "transport", name: "transport", defaultValue: typed.transport }}
                label={t("deadLetters.resend.transport")}
                placeholder={t("deadLetters.resend.anyTransport")}
                options={transports.map((value) => ({ value, label: value }))}
              />
            ) : null}
          </div>
          <div>
            <Button name="dialog" value="resend">
              {t("deadLetters.resend.submit")}
            </Button>
          </div>
        </form>
      ) : null}
      {latest.length > 0 ? (
        <div className={isPossible ? "mt-6" : undefined}>
          <h2>{t("deadLetters.resend.latest")}</h2>
          <ul className="mt-3 grid gap-4">
            {latest.map((each) => (
              <Resent key={each.id} resent={each} />
            ))}
          </ul>
        </div>
      ) : null}
    </Card>
  );
}

function Resent({ resent: { from, until, state, total, sent, startedAt } }: { resent: ResendView["latest"][number] }) {
  const { t } = useTranslation("operations");
  const language = useLanguage();
  const range = t("deadLetters.resend.range", { from: momentOf(from, language), until: momentOf(until, language) });
  return (
    <li>
      <ProgressBar
        value={state === "done" ? total : sent}
        max={total}
        label={range}
        valueText={t(`deadLetters.resend.${state}`, { sent, total })}
        showLabel
      />
      <p className="mt-1 text-small text-ink-3">
        {t("deadLetters.resend.begun", { moment: momentOf(startedAt, language) })}
      </p>
    </li>
  );
}

/** Asks before it begins. */
export function ResendDialog({ resend: { typed, count } }: { resend: ResendView }) {
  const { t } = useTranslation(["operations", "common"]);
  return (
    <AskDialog
      id="resend"
      title={t("deadLetters.ask.title", { count })}
      action={HERE}
      intent="resend"
      back={t("deadLetters.ask.keep")}
      confirm={t("deadLetters.ask.confirm")}
      closeHref={HERE}
      closeLabel={t("common:shell.close")}
      fields={typed}
    >
      <p>{t("deadLetters.ask.text")}</p>
    </AskDialog>
  );
}
