import type { CSSProperties } from "react";

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', Arial, sans-serif";
/** A name without spaces breaks, so that it does not make the mail wider than the reader's screen. */
const BREAKS = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;
const SERIF = "Charter, 'Bitstream Charter', 'Sitka Text', Cambria, 'Noto Serif', Georgia, serif";

/** The values of the tokens in app/ui/tokens.css. Mail clients know no variables, and many read inline styles only. */
export const COLOR = {
  ground: "#faf8f3",
  surface: "#ffffff",
  sunk: "#f2eee5",
  line: "#e3ddd0",
  ink: "#18211d",
  ink2: "#46524c",
  ink3: "#5f6a64",
  accent: "#1d5a44",
  onAccent: "#ffffff",
  attention: "#8a5a0b",
  attentionSoft: "#fbf1dc",
  needle: "#c96a12",
} as const;

/** Colours of the five levels. A text label accompanies each. */
export const LEVEL_COLOR = {
  laggard: "#b3261e",
  beginner: "#b85c0a",
  intermediate: "#73942f",
  advanced: "#2f7d43",
  leader: "#14532d",
} as const;

export const LOOK = {
  brand: { fontFamily: SERIF, fontSize: 20, lineHeight: "28px", fontWeight: 600, color: COLOR.ink },
  mark: {
    display: "inline-block",
    width: 18,
    height: 18,
    marginRight: 9,
    border: `2px solid ${COLOR.accent}`,
    borderRadius: 11,
    color: COLOR.needle,
    fontFamily: SANS,
    fontSize: 11,
    lineHeight: "18px",
    textAlign: "center",
    verticalAlign: "middle",
  },
  heading: {
    ...BREAKS,
    margin: "0 0 18px",
    fontFamily: SERIF,
    fontSize: 25,
    lineHeight: 1.25,
    fontWeight: 600,
    letterSpacing: "-0.01em",
    color: COLOR.ink,
  },
  text: { ...BREAKS, margin: "0 0 16px", fontFamily: SANS, fontSize: 16, lineHeight: 1.55, color: COLOR.ink },
  quiet: {
    margin: "0 0 10px",
    fontFamily: SANS,
    fontSize: 14,
    lineHeight: 1.5,
    color: COLOR.ink3,
    ...BREAKS,
  },
  panel: { padding: "18px 20px", borderRadius: 8, fontFamily: SANS },
  label: { ...BREAKS, fontFamily: SANS, fontSize: 14, lineHeight: 1.5, color: COLOR.ink3 },
  value: { ...BREAKS, fontFamily: SANS, fontSize: 16, lineHeight: 1.5, color: COLOR.ink },
  figure: {
    fontFamily: SERIF,
    fontSize: 34,
    lineHeight: 1.2,
    fontWeight: 600,
    letterSpacing: "-0.01em",
    color: COLOR.ink,
  },
  code: {
    fontFamily: "ui-monospace, SFMono-Regular, Consolas, 'Courier New', monospace",
    fontSize: 32,
    lineHeight: 1.3,
    fontWeight: 700,
    letterSpacing: "0.2em",
    textAlign: "center",
    color: COLOR.ink,
  },
  button: {
    display: "inline-block",
    padding: "12px 22px",
    background: COLOR.accent,
    color: COLOR.onAccent,
    borderRadius: 6,
    fontFamily: SANS,
    fontSize: 16,
    lineHeight: "20px",
    fontWeight: 600,
    textDecoration: "none",
  },
  link: { color: COLOR.accent, wordBreak: "break-all" },
  number: {
    width: 34,
    paddingBottom: 12,
    fontFamily: SERIF,
    fontSize: 19,
    lineHeight: "26px",
    fontWeight: 600,
    color: COLOR.accent,
    verticalAlign: "top",
  },
} satisfies Record<string, CSSProperties>;

/** For clients that support dark mode (Apple Mail, Outlook on phones) and narrow screens. Others show the inline styles. */
const STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
@media (max-width: 480px) {
  .inner { padding: 24px 20px !important; }
  .ground-cell { padding: 16px 8px !important; }
  .heading { font-size: 22px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground, .ground-cell { background-color: #121815 !important; }
  .card { background-color: #1b231f !important; border-color: #35403a !important; }
  .ink { color: #eceee9 !important; }
  .quiet { color: #a9b3ad !important; }
  .accent { color: #8ccbae !important; }
  .sunk { background-color: #28322d !important; }
  .alert { background-color: #3a2f17 !important; border-color: #d8a44a !important; }
  .line { border-color: #35403a !important; }
  .button { background-color: #8ccbae !important; color: #10201a !important; }
  .mark { border-color: #8ccbae !important; color: #e08a3c !important; }
  .laggard { background-color: #e8766c !important; }
  .beginner { background-color: #e59a4c !important; }
  .intermediate { background-color: #bcd67c !important; }
  .advanced { background-color: #6dbd80 !important; }
  .leader { background-color: #3d9b61 !important; }
}`;

/** Fills the preview line of an inbox, so that the rest of the mail does not appear there. */
const FILLER = "&#847;&zwnj;&nbsp;".repeat(60);

/**
 * The document around a mail's markup. Outlook for Windows does not support a maximum width; it alone reads the table
 * in the comments. `subject` and `preheader` must be escaped.
 */
export function mailDocument(parts: {
  language: string;
  subject: string;
  preheader: string;
  above: string;
  card: string;
  below: string;
}): string {
  const { language, subject, preheader, above, card, below } = parts;
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1">\
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">\
<meta name="format-detection" content="telephone=no, date=no, address=no">\
<title>${subject}</title><style>${STYLES}</style></head>\
<body class="ground" style="margin:0;padding:0;background-color:${COLOR.ground}">\
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preheader}${FILLER}</div>\
<table ${table} class="ground" style="background-color:${COLOR.ground}"><tr>\
<td align="center" class="ground-cell" style="padding:28px 16px;background-color:${COLOR.ground}">\
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->\
<table ${table} lang="${language}" style="max-width:600px;margin:0 auto;text-align:left">\
<tr><td style="padding:0 4px 16px">${above}</td></tr>\
<tr><td class="card" style="background-color:${COLOR.surface};border:1px solid ${COLOR.line};border-radius:10px">\
<div class="inner" style="padding:34px 36px">${card}</div></td></tr>\
<tr><td style="padding:20px 4px 0">${below}</td></tr></table>\
<!--[if mso]></td></tr></table><![endif]-->\
</td></tr></table></body></html>`;
}
