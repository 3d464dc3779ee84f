import type { TFunction } from "i18next";
import type { ReactNode } from "react";
import { dayIn, daysBetween, isDay } from "~/core/days/days";
import { LEVELS } from "~/core/level";
import { CAUSES, type Cause, NOTIFICATION_TYPES, type NotificationGroup } from "~/foundation/notifications/rules/types";
import { formatMoment, longDate, type Reader, wholePercent } from "~/i18n/format";
import type { Resource } from "~/i18n/resources";
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

type Label = keyof Resource["mail"]["buttons"];

/** What the button of each mail opens, in a word of its own. A mail that is not here opens a page that its text names. */
const LABELS: Partial<Record<Cause, Label>> = {
  "account-created": "confirm",
  "address-link": "confirm",
  "email-change-confirm": "confirm",
  "team-invitation": "join",
  "member-invitation": "register",
  "member-invitation-taken": "invitation",
  "sign-up-repeated": "signIn",
  "email-change-taken": "signIn",
  "recovery-verified": "security",
  "password-changed": "security",
  "new-device": "security",
  "two-step-on": "security",
  "two-step-off": "security",
  "recovery-codes-renewed": "security",
  "recovery-code-used": "security",
  "passkey-added": "security",
  "passkey-removed": "security",
  "token-made": "tokens",
  "token-revoked": "tokens",
  "company-sign-in-saved": "companySignIn",
  "company-sign-in-passed-by": "security",
  "company-sign-in-required": "security",
  "company-sign-in-over": "security",
  "recovery-by-company": "signIn",
  "profile-updated": "profile",
  "email-change-requested": "profile",
  "email-changed": "profile",
  "profile-incomplete": "complete",
  "access-code-joined": "accessCode",
  "access-code-left": "accessCode",
  "access-code-rotated": "accessCode",
  "corporate-granted": "accessCode",
  "data-export-ready": "download",
  "data-export-failed": "privacy",
  "deletion-requested": "privacy",
  "deletion-cancelled": "privacy",
  "company-deletion-requested": "privacy",
  "company-deletion-cancelled": "privacy",
  "member-export-ready": "file",
  "colleague-joined": "team",
  "role-changed": "team",
  "ownership-given": "team",
  "ownership-received": "team",
  "role-changed-by-office": "team",
  "colleague-role-by-office": "team",
  "assessment-started": "see",
  "half-way": "answer",
  "draft-resting": "answer",
  "assessment-ready": "submit",
  "footprint-year": "begin",
  "next-near": "begin",
  "next-due": "begin",
  "assessment-completed": "results",
  "report-ready": "report",
  "report-reviewed": "report",
  "report-approved": "report",
  "member-submitted": "report",
  "report-updated": "report",
  "member-report-approved": "report",
  "member-flagged": "member",
  "report-shared": "sharing",
  "report-link": "links",
  "deadline-set": "assessments",
  "deadline-near": "assessments",
  "deadline-passed": "assessments",
  "members-deadline-set": "assessments",
  "members-deadline-near": "assessments",
  "members-deadline-passed": "assessments",
  "member-reminder": "assessments",
  "request-received": "request",
  "request-returned": "request",
  "request-closed": "request",
  "request-due": "request",
  "request-answered": "request",
  "request-message": "request",
  "topic-assigned": "topic",
  "topic-due": "topic",
  "topic-ready": "topic",
  "topic-sent-back": "topic",
  "comment-added": "comment",
  "actions-due": "plan",
  "webhook-failing": "messages",
  "webhook-gone": "messages",
  "support-received": "question",
  "support-answered": "reply",
};

/** The buttons whose address nobody could find in another way: it holds a key. It is written below them once more. */
const WITH_KEY: ReadonlySet<Label> = new Set(["confirm", "join", "register", "invitation"]);

const labelOf = (cause: Cause): Label => LABELS[cause] ?? "open";

/** The button for the event's page, and a link to the report if the event is about one. */
function Open({ t, cause, values: { link, file } }: MailContent) {
  if (!link) return null;
  return (
    <>
      <MailButton href={link} label={t(`buttons.${labelOf(cause)}`)} />
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
    ...(at
      ? [[t("facts.when"), formatMoment(Date.parse(at), reader.language, reader.timeZone)] as [string, string]]
      : []),
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

/** The parts of an event's mail. */
export function fillTemplate(content: MailContent): ReactNode {
  const { cause, t, values } = content;
  const fill = SPECIAL[cause] ?? GROUPS[NOTIFICATION_TYPES[CAUSES[cause].type].group];
  return (
    <>
      {fill(content)}
      {values.link && WITH_KEY.has(labelOf(cause)) ? <MailAddress href={values.link} label={t("plainLink")} /> : null}
    </>
  );
}
