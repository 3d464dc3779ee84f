import type { CSSProperties, ReactNode } from "react";

/**
 * One column, no pictures, readable at 320 px. The looks are inline, since many mail clients read nothing else; the classes are
 * for those that know dark mode.
 */
const STYLE = {
  body: {
    margin: 0,
    padding: "24px 12px",
    background: "#faf8f3",
    color: "#18211d",
    fontFamily: "system-ui, sans-serif",
  },
  card: {
    maxWidth: 560,
    margin: "0 auto",
    padding: 24,
    background: "#ffffff",
    border: "1px solid #e3ddd0",
    borderRadius: 10,
  },
  brand: { margin: "0 0 16px", fontFamily: "Cambria, serif", fontSize: 20, fontWeight: 600, color: "#1d5a44" },
  text: { margin: "0 0 14px", fontSize: 16, lineHeight: 1.55 },
  code: {
    margin: "6px 0 20px",
    padding: "16px 8px",
    background: "#f2eee5",
    borderRadius: 6,
    fontFamily: "ui-monospace, Consolas, monospace",
    fontSize: 32,
    fontWeight: 700,
    lineHeight: 1.2,
    letterSpacing: "0.2em",
    textAlign: "center",
  },
  button: {
    display: "inline-block",
    padding: "12px 20px",
    background: "#1d5a44",
    color: "#ffffff",
    borderRadius: 6,
    fontSize: 16,
    fontWeight: 600,
    textDecoration: "none",
  },
  small: { margin: "0 0 14px", fontSize: 14, lineHeight: 1.5, color: "#5f6a64", wordBreak: "break-word" },
  link: { color: "#1d5a44", wordBreak: "break-all" },
  foot: { margin: "24px 0 0", fontSize: 14, lineHeight: 1.5, color: "#5f6a64" },
} satisfies Record<string, CSSProperties>;

const DARK = `@media (prefers-color-scheme: dark) {
  .ground { background: #121815 !important; color: #eceee9 !important; }
  .card { background: #1b231f !important; border-color: #35403a !important; }
  .accent { color: #8ccbae !important; }
  .quiet { color: #a9b3ad !important; }
  .sunk { background: #28322d !important; }
  .button { background: #8ccbae !important; color: #10201a !important; }
}`;

export interface MailLayoutProps {
  language: string;
  subject: string;
  footer: string;
  children: ReactNode;
}

/** The frame that every mail shares. */
export function MailLayout({ language, subject, footer, children }: MailLayoutProps) {
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </head>
      <body style={STYLE.body} className="ground">
        <div style={STYLE.card} className="card">
          <p style={STYLE.brand} className="accent">
            Kompas
          </p>
          {children}
          <p style={STYLE.foot} className="quiet">
            {footer}
          </p>
        </div>
      </body>
    </html>
  );
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={STYLE.text}>{children}</p>;
}

export function MailNote({ children }: { children: ReactNode }) {
  return (
    <p style={STYLE.small} className="quiet">
      {children}
    </p>
  );
}

/** Something to type elsewhere, large enough to read off one screen while typing on another. */
export function MailCode({ children }: { children: string }) {
  return (
    <p style={STYLE.code} className="sunk">
      {children}
    </p>
  );
}

/** The one thing to press, with its address below for whoever cannot press it. */
export function MailButton({ href, label, plainLabel }: { href: string; label: string; plainLabel: string }) {
  return (
    <>
      <p style={STYLE.text}>
        <a href={href} style={STYLE.button} className="button">
          {label}
        </a>
      </p>
      <MailNote>
        {plainLabel}
        <br />
        <a href={href} style={STYLE.link} className="accent">
          {href}
        </a>
      </MailNote>
    </>
  );
}
