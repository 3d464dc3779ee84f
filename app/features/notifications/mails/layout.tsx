import type { ReactNode } from "react";

/** Mail clients read inline styles only. One column, no pictures, readable at 320 px and in dark mode. */
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
  foot: { margin: "24px 0 0", fontSize: 14, color: "#66716b" },
} as const;

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
        <title>{subject}</title>
      </head>
      <body style={STYLE.body}>
        <div style={STYLE.card}>
          <p style={STYLE.brand}>Kompas</p>
          {children}
          <p style={STYLE.foot}>{footer}</p>
        </div>
      </body>
    </html>
  );
}
