import { createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Language } from "~/core/language";
import { oneLine, withoutTurns } from "~/core/typed-text";
import { translator } from "~/i18n/i18n.server";
import { COLOR, LOOK, mailDocument } from "./looks";
import { toPlainText } from "./plain-text";

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
}

export interface MailFrame {
  language: Language;
  subject: string;
  /** What an inbox shows next to the subject. */
  preheader: string;
  /** Where to write with questions. */
  contact: string;
  /** The page that ends mails of this kind. Absent if they cannot be switched off. */
  unsubscribe?: string;
  /** Why its recipient gets it, unless it is because of an account: invited to one, the address was entered, or the account has ended. */
  why?: "invited" | "entered" | "ended";
}

const LONGEST_PREHEADER = 140;

/**
 * Builds a mail with both bodies from its parts; HTML and plain text say the same. No name in it, old or new, can
 * reverse the text direction of its subject or its sentences.
 */
export function assembleMail(frame: MailFrame, parts: ReactNode): RenderedMail {
  const { language, preheader, unsubscribe } = frame;
  const subject = oneLine(frame.subject);
  const foot = footOf(frame);
  const html = mailDocument({
    language,
    subject: escapeText(subject),
    preheader: escapeText(preheader.slice(0, LONGEST_PREHEADER)),
    above: renderToStaticMarkup(<Head />),
    card: renderToStaticMarkup(createElement(Fragment, null, parts)),
    below: renderToStaticMarkup(<Foot foot={foot} unsubscribe={unsubscribe} />),
  });
  const last = unsubscribe ? [`${foot.unsubscribe}\n${unsubscribe}`] : [];
  const text = [toPlainText(parts), "--", ...foot.lines.map((line) => toPlainText(line)), ...last].join("\n\n");
  const headers = unsubscribe ? oneClick(unsubscribe) : {};
  return { subject, text: withoutTurns(text), html: withoutTurns(html), headers };
}

const escapeText = (text: string) => renderToStaticMarkup(createElement(Fragment, null, text));

/** The headers that let a mail program offer to unsubscribe (RFC 2369, RFC 8058). */
function oneClick(address: string): Record<string, string> {
  return { "List-Unsubscribe": `<${address}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

function footOf({ language, contact, unsubscribe, why: given }: MailFrame) {
  const t = translator(language, "mail");
  const why = t(`foot.${given ?? (unsubscribe ? "optional" : "always")}`);
  return {
    lines: [`${t("foot.about")} ${why}`, t("foot.contact", { replace: { contact } })],
    unsubscribe: t(given === "invited" ? "foot.stop" : "foot.unsubscribe"),
  };
}

function Head() {
  return (
    <span className="ink" style={LOOK.brand}>
      <span className="mark" style={LOOK.mark} aria-hidden="true">
        ◆
      </span>
      Kompas
    </span>
  );
}

function Foot({ foot, unsubscribe }: { foot: ReturnType<typeof footOf>; unsubscribe?: string }) {
  return (
    <>
      {foot.lines.map((line) => (
        <p key={line} className="quiet" style={LOOK.quiet}>
          {line}
        </p>
      ))}
      {unsubscribe ? (
        <p className="quiet" style={LOOK.quiet}>
          <a href={unsubscribe} className="accent" style={{ color: COLOR.accent }}>
            {foot.unsubscribe}
          </a>
        </p>
      ) : null}
    </>
  );
}
