import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { oneLine } from "~/core/typed-text";
import { mailDocument } from "./looks";
import { MailHeading, MailLink, MailText } from "./parts";

/**
 * The mail that warns the network's office, about one alert or several. It is for operators and in English, and it has no foot about an
 * account.
 */
export function renderAlertMail(
  alerts: readonly { title: string; text: string }[],
  page: string,
): { subject: string; text: string; html: string } {
  const [first] = alerts;
  const subject = oneLine(
    `Kompas: ${alerts.length === 1 ? (first?.title ?? "") : `${alerts.length} alerts, ${first?.title ?? ""}`}`,
  );
  const parts = (
    <>
      {alerts.map(({ title, text }) => (
        <Fragment key={title}>
          <MailHeading>{title}</MailHeading>
          <MailText>{text}</MailText>
        </Fragment>
      ))}
      <MailLink href={page} label={page} />
    </>
  );
  const html = mailDocument({
    language: "en",
    subject: renderToStaticMarkup(createElement(Fragment, null, subject)),
    preheader: renderToStaticMarkup(createElement(Fragment, null, first?.text.slice(0, 140) ?? "")),
    above: "",
    card: renderToStaticMarkup(parts),
    below: "",
  });
  return { subject, text: [...alerts.map(({ title, text }) => `${title}\n${text}`), page].join("\n\n"), html };
}
