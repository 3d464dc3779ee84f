import type { ReactNode } from "react";
import { LEVELS, type Level } from "~/core/level";
import { COLOR, LEVEL_COLOR, LOOK } from "./looks";
import { usePlainText } from "./plain-text";

/** The parts of mails. Each renders itself as HTML and as plain text. */

const TABLE = { role: "presentation", width: "100%", cellPadding: 0, cellSpacing: 0, border: 0 } as const;

export function MailHeading({ children }: { children: string }) {
  if (usePlainText()) return null;
  return (
    <h1 className="ink heading" style={LOOK.heading}>
      {children}
    </h1>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  if (usePlainText()) return paragraph(children);
  return (
    <p className="ink" style={LOOK.text}>
      {children}
    </p>
  );
}

/** A code to type elsewhere, large enough to read on one screen while typing on another. */
export function MailCode({ children }: { children: string }) {
  if (usePlainText()) return paragraph(children);
  return (
    <Panel>
      <span className="ink" style={{ ...LOOK.code, display: "block" }}>
        {children}
      </span>
    </Panel>
  );
}

/** The main button of a mail. */
export function MailButton({ href, label }: { href: string; label: string }) {
  if (usePlainText()) return paragraph(label, href);
  return (
    <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: "6px 0 22px" }}>
      <tbody>
        <tr>
          <td className="button" style={{ background: COLOR.accent, borderRadius: 6 }}>
            <a href={href} className="button" style={LOOK.button}>
              {label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** A secondary link, less prominent than the button. */
export function MailLink({ href, label }: { href: string; label: string }) {
  if (usePlainText()) return paragraph(label, href);
  return (
    <p style={LOOK.text}>
      <a href={href} className="accent" style={{ color: COLOR.accent }}>
        {label}
      </a>
    </p>
  );
}

/** The button's address, for readers who cannot press the button. The last part of a mail. */
export function MailAddress({ href, label }: { href: string; label: string }) {
  if (usePlainText()) return null;
  return (
    <p className="quiet" style={{ ...LOOK.quiet, margin: "22px 0 0" }}>
      {label}
      <br />
      <a href={href} className="accent" style={LOOK.link}>
        {href}
      </a>
    </p>
  );
}

/** A text that the reader should not overlook. */
export function MailAlert({ children }: { children: string }) {
  if (usePlainText()) return paragraph(children);
  return (
    <table {...TABLE} style={{ margin: "4px 0 20px" }}>
      <tbody>
        <tr>
          <td
            className="alert ink"
            style={{
              ...LOOK.panel,
              ...LOOK.value,
              background: COLOR.attentionSoft,
              borderLeft: `4px solid ${COLOR.attention}`,
            }}
          >
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Names and values, one per line. */
export function MailFacts({ facts }: { facts: [name: string, value: string][] }) {
  const isPlain = usePlainText();
  if (facts.length === 0) return null;
  if (isPlain) return paragraph(...facts.map(([name, value]) => `${name} – ${value}`));
  return (
    <Panel>
      <table {...TABLE} style={{ width: "auto" }}>
        <tbody>
          {facts.map(([name, value]) => (
            <tr key={name}>
              <td
                className="quiet"
                style={{
                  ...LOOK.label,
                  padding: "3px 14px 3px 0",
                  verticalAlign: "top",
                  wordBreak: "normal",
                  overflowWrap: "normal",
                }}
              >
                {name}
              </td>
              <td className="ink" style={{ ...LOOK.value, padding: "2px 0" }}>
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

/** Numbered steps. */
export function MailSteps({ title, steps }: { title: string; steps: string[] }) {
  if (usePlainText()) return paragraph(title, ...steps.map((step, index) => `${index + 1}. ${step}`));
  return (
    <>
      <p className="ink" style={{ ...LOOK.text, margin: "4px 0 10px", fontWeight: 600 }}>
        {title}
      </p>
      <table {...TABLE} style={{ margin: "0 0 10px" }}>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step}>
              <td className="accent" style={LOOK.number}>
                {index + 1}
              </td>
              <td className="ink" style={{ ...LOOK.value, paddingBottom: 12 }}>
                {step}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** An unordered list of what the reader will find. */
export function MailList({ title, items }: { title: string; items: string[] }) {
  if (usePlainText()) return paragraph(title, ...items.map((item) => `- ${item}`));
  return (
    <Panel>
      <span className="ink" style={{ ...LOOK.value, display: "block", fontWeight: 600, paddingBottom: 6 }}>
        {title}
      </span>
      {items.map((item) => (
        <span key={item} className="ink" style={{ ...LOOK.value, display: "block", paddingTop: 4 }}>
          <span className="accent" style={{ color: COLOR.accent, fontWeight: 700 }}>
            ✓
          </span>
          {` ${item}`}
        </span>
      ))}
    </Panel>
  );
}

/** A level on the scale of five, drawn as cells, with the score in large type. */
export function MailLevel(props: { level: Level; score: string; name: string; place: string; label: string }) {
  const { level, score, name, place, label } = props;
  if (usePlainText()) return paragraph(`${label} – ${score}`, `${name}, ${place}`);
  return (
    <Panel>
      <span className="quiet" style={{ ...LOOK.label, display: "block" }}>
        {label}
      </span>
      <span className="ink" style={{ ...LOOK.figure, display: "block", paddingBottom: 12 }}>
        {score}
      </span>
      <table {...TABLE} style={{ tableLayout: "fixed" }} aria-hidden="true">
        <tbody>
          <tr>
            {LEVELS.map((each) => (
              <td
                key={each}
                className="ink"
                style={{ ...LOOK.label, color: COLOR.ink, lineHeight: "14px" }}
                align="center"
              >
                {each === level ? "▼" : ""}
              </td>
            ))}
          </tr>
          <tr>
            {LEVELS.map((each) => (
              <td key={each} style={{ padding: "2px 1px" }}>
                <div
                  className={each}
                  style={{
                    height: 12,
                    background: LEVEL_COLOR[each],
                    borderRadius: 3,
                    fontSize: 1,
                    lineHeight: "12px",
                  }}
                >
                  &nbsp;
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <span className="ink" style={{ ...LOOK.value, display: "block", paddingTop: 10 }}>
        <strong>{name}</strong>
        <span className="quiet" style={{ color: COLOR.ink3 }}>{`, ${place}`}</span>
      </span>
    </Panel>
  );
}

/** A date in large type, with the time left until then. */
export function MailDate({ label, date, until }: { label: string; date: string; until: string | null }) {
  if (usePlainText()) return paragraph(`${label} – ${date}`, ...(until ? [until] : []));
  return (
    <Panel>
      <span className="quiet" style={{ ...LOOK.label, display: "block" }}>
        {label}
      </span>
      <span className="ink" style={{ ...LOOK.figure, display: "block", fontSize: 28 }}>
        {date}
      </span>
      {until ? (
        <span className="ink" style={{ ...LOOK.value, display: "block", paddingTop: 4 }}>
          {until}
        </span>
      ) : null}
    </Panel>
  );
}

export interface MailEntry {
  title: string;
  text: string;
  /** When it happened, in words. */
  when: string;
  href?: string;
}

/** Events, one below the other. */
export function MailEntries({ entries }: { entries: MailEntry[] }) {
  const isPlain = usePlainText();
  if (isPlain) {
    return entries.map(({ title, text, when, href }) => (
      <MailText key={`${when} ${title} ${href}`}>{[title, when, text, href].filter(Boolean).join("\n")}</MailText>
    ));
  }
  return entries.map(({ title, text, when, href }, index) => (
    <div
      key={`${when} ${title} ${href}`}
      className="line"
      style={{ padding: "14px 0", ...(index > 0 ? { borderTop: `1px solid ${COLOR.line}` } : {}) }}
    >
      <span className="quiet" style={{ ...LOOK.label, display: "block" }}>
        {when}
      </span>
      <span className="ink" style={{ ...LOOK.value, display: "block", fontWeight: 600 }}>
        {href ? (
          <a href={href} className="accent" style={{ color: COLOR.accent }}>
            {title}
          </a>
        ) : (
          title
        )}
      </span>
      <span className="ink" style={{ ...LOOK.value, display: "block", color: COLOR.ink2 }}>
        {text}
      </span>
    </div>
  ));
}

function Panel({ children }: { children: ReactNode }) {
  return (
    <table {...TABLE} style={{ margin: "4px 0 20px" }}>
      <tbody>
        <tr>
          <td className="sunk" style={{ ...LOOK.panel, background: COLOR.sunk }}>
            {children}
          </td>
        </tr>
      </tbody>
    </table>
  );
}

/** Lines of plain text with a blank line after them. */
function paragraph(...lines: ReactNode[]) {
  return (
    <>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
        <span key={index}>
          {line}
          {"\n"}
        </span>
      ))}
      {"\n"}
    </>
  );
}
