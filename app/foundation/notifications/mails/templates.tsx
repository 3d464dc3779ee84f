import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { dayIn, daysBetween, isDay } from "~/core/days/days";
import { LEVELS } from "~/core/level";
import { CAUSES, type Cause, NOTIFICATION_TYPES, type NotificationGroup } from "~/foundation/notifications/rules/types";
import { longDate, momentOf, type Reader, wholePercent } from "~/i18n/format";
import type { EventTexts } from "../texts.server";
import {
  MailAddress,
  MailAlert,
  MailButton,
  MailCode,
  MailDate,
  MailFacts,
  MailHeading,
  MailLevel,
  MailLink,
  MailList,
  MailSteps,
  MailText,
} from "./parts";

/** The input of a template. */
export interface MailContent {
  cause: Cause;
  reader: Reader;
  t: TFunction<"mail">;
  common: TFunction<"common">;
  texts: EventTexts;
  greeting: string;
  /** The event's own values, as words if people read them. */
  values: Partial<Record<string, string>>;
  /** When the mail is written, in milliseconds. */
  now: number;
}

type Template = (content: MailContent) => ReactNode;

/** Mails whose link confirms the address that they are sent to. */
const CONFIRMS: ReadonlySet<Cause> = new Set(["account-created", "address-link", "email-change-confirm"]);

/** Labels of other buttons that lead to a page the reader does not know. */
const LABELS: Partial<Record<Cause, "join" | "register">> = {
  "team-invitation": "join",
  "member-invitation": "register",
};

/** The button for the event's page, and a link to the report if the event is about one. */
function Open({ t, cause, values: { link, file } }: MailContent) {
  if (!link) return null;
  const label = CONFIRMS.has(cause) ? "confirm" : (LABELS[cause] ?? "open");
  return (
    <>
      <MailButton href={link} label={t(label)} />
      {file ? <MailLink href={file} label={t("report.file")} /> : null}
    </>
  );
}

/** The beginning of every mail. */
function Opening({ greeting, texts }: MailContent) {
  return (
    <>
      <MailHeading>{texts.subject}</MailHeading>
      <MailText>{greeting}</MailText>
      <MailText>{texts.body}</MailText>
    </>
  );
}

/** What happened, the button, and what to do. */
const plain: Template = (content) => (
  <>
    <Opening {...content} />
    <Open {...content} />
    <MailText>{content.texts.next}</MailText>
  </>
);

/** A warning. When and where, and what to do if it was somebody else, come before the button. */
const alert: Template = (content) => {
  const { t, reader, texts, values } = content;
  const { at, device, place } = values;
  const facts: [string, string][] = [
    ...(at ? [[t("facts.when"), momentOf(Date.parse(at), reader.language)] as [string, string]] : []),
    ...(device ? [[t("facts.device"), device] as [string, string]] : []),
    ...(place ? [[t("facts.place"), place] as [string, string]] : []),
  ];
  return (
    <>
      <Opening {...content} />
      <MailFacts facts={facts} />
      <MailAlert>{texts.next}</MailAlert>
      <Open {...content} />
    </>
  );
};

const code: Template = (content) => (
  <>
    <Opening {...content} />
    {content.values.code ? <MailCode>{content.values.code}</MailCode> : null}
    <MailText>{content.texts.next}</MailText>
  </>
);

const welcome: Template = (content) => {
  const { t } = content;
  return (
    <>
      <Opening {...content} />
      <MailText>{t("confirmFirst")}</MailText>
      <Open {...content} />
      <MailSteps title={t("steps.title")} steps={[t("steps.assessment"), t("steps.report")]} />
    </>
  );
};

const completed: Template = (content) => {
  const { t, common, reader, values } = content;
  const level = LEVELS.find((each) => each === values.level);
  return (
    <>
      <Opening {...content} />
      {level && values.score ? (
        <MailLevel
          level={level}
          score={wholePercent(Number(values.score), reader.language)}
          label={t("level.score")}
          name={common(`levels.${level}`)}
          place={t("level.place", { replace: { step: LEVELS.indexOf(level) + 1, of: LEVELS.length } })}
        />
      ) : null}
      <Open {...content} />
      <MailText>{content.texts.next}</MailText>
    </>
  );
};

const reportReady: Template = (content) => {
  const { t } = content;
  return (
    <>
      <Opening {...content} />
      <MailList title={t("report.title")} items={[t("report.level"), t("report.peers"), t("report.next")]} />
      <Open {...content} />
      <MailText>{content.texts.next}</MailText>
    </>
  );
};

/** A deadline in large type, with the days left. */
const deadline: Template = (content) => {
  const { t, reader, values, now } = content;
  const { dueOn = "" } = values;
  const days = daysBetween(dayIn(now, reader.timeZone), dueOn);
  const until = days > 0 ? t("due.left", { count: days }) : t(days === 0 ? "due.today" : "due.passed");
  return (
    <>
      <Opening {...content} />
      {isDay(dueOn) ? <MailDate label={t("due.label")} date={longDate(dueOn, reader.language)} until={until} /> : null}
      <Open {...content} />
      <MailText>{content.texts.next}</MailText>
    </>
  );
};

/** An answer or a receipt from the network's office. */
const support: Template = (content) => (
  <>
    <Opening {...content} />
    <MailText>{content.texts.next}</MailText>
    <Open {...content} />
  </>
);

/** The template of each group. */
const GROUPS: Record<NotificationGroup, Template> = {
  account: alert,
  assessment: plain,
  system: plain,
  report: plain,
  compliance: plain,
  support,
};

/** Mails that show more than their group's template. */
const SPECIAL: Partial<Record<Cause, Template>> = {
  "account-created": welcome,
  "recovery-code": code,
  "address-link": plain,
  "email-change-confirm": plain,
  "account-erased": plain,
  "team-invitation": plain,
  "team-invitation-taken": plain,
  "member-invitation": plain,
  "member-invitation-taken": plain,
  "colleague-joined": plain,
  "colleague-removed": plain,
  "profile-updated": plain,
  "access-code-joined": plain,
  "access-code-left": plain,
  "company-deletion-requested": plain,
  "company-deletion-cancelled": plain,
  "assessment-completed": completed,
  "report-ready": reportReady,
  "deadline-set": deadline,
  "deadline-near": deadline,
  "deadline-passed": deadline,
  "members-deadline-set": deadline,
  "members-deadline-near": deadline,
  "members-deadline-passed": deadline,
  "member-reminder": deadline,
};

/** The notification group of an event. */
export function groupOf(cause: Cause): NotificationGroup {
  return NOTIFICATION_TYPES[CAUSES[cause].type].group;
}

/** The parts of an event's mail. */
export function fillTemplate(content: MailContent): ReactNode {
  const { cause, t, values } = content;
  const fill = SPECIAL[cause] ?? GROUPS[groupOf(cause)];
  return (
    <>
      {fill(content)}
      {values.link ? <MailAddress href={values.link} label={t("plainLink")} /> : null}
    </>
  );
}
