import { drawQr } from "~/platform/qr";
import type { SheetReport } from "../blocks";
import { drawPath } from "./figure";
import { MARGIN, type Sheet, WIDTH } from "./sheet";
import type { Tag } from "./tags";
import { layText, type Style } from "./text";
import { STYLES } from "./words";

type Trusted = Pick<SheetReport, "check" | "issuer" | "nature" | "proof">;

const PAD = 11;
/** Twenty-three millimetres, which a phone reads from paper. */
const QR = 65;
const CODE: Style = { chain: "bold", size: 10.5, leading: 15, paint: "accent" };

/** What says whether to trust the report: how to check it, that no one has verified it, and who issued it. */
function layTrust({ check, issuer, nature, proof }: Trusted) {
  const width = WIDTH - 2 * PAD - (proof ? QR + PAD : 0);
  const unverified = [nature.unverified, nature.backed].filter(Boolean).join(" ");
  const lines: { text: string; style: Style; before: number; href?: string }[] = [
    ...(proof
      ? [
          { text: check.text, style: STYLES.small, before: 0 },
          { text: `${proof.address} · ${proof.code}`, style: CODE, before: 0, href: proof.link },
        ]
      : []),
    { text: unverified, style: STYLES.quiet, before: proof ? 4 : 0 },
    { text: issuer.text, style: STYLES.note, before: 3 },
  ];
  const laid = lines.map((line) => ({ ...line, lines: layText(line.text, line.style, width) }));
  const height = laid.reduce((sum, { lines: all, style, before }) => sum + before + all.length * style.leading, 0);
  return { laid, height: Math.max(height, proof ? QR : 0) + 2 * PAD };
}

export const heightOfTrust = (report: Trusted) => layTrust(report).height;

/** Draws it in a box, with a code for a phone's camera if the report has a proof. */
export function drawTrust(sheet: Sheet, parent: Tag, report: Trusted, top: number): void {
  const { laid, height } = layTrust(report);
  const { check, proof } = report;
  const [left, section] = [MARGIN.side, parent.add("Sect")];
  sheet.artifact(() => {
    sheet.rectangle(left, top, WIDTH, height, "sunk", 5);
    sheet.rectangle(left, top, 3, height, "accent", 1.5);
  });
  let x = left + PAD;
  if (proof) {
    const { size, path } = drawQr(proof.link);
    const y = top + (height - QR) / 2;
    sheet.artifact(() => sheet.rectangle(x, y, QR, QR, "paper", 3));
    const figure = section.add("Figure", { alt: `${check.text}: ${proof.link}` });
    sheet.tagged(figure, () => drawPath(sheet, path, { paint: "ink", left: x, top: y, unit: QR / size }));
    x += QR + PAD;
  }
  let y = top + PAD;
  for (const { lines, style, before, href, text } of laid) {
    y += before;
    const tag = section.add("P");
    const said = href ? tag.add("Link") : tag;
    sheet.tagged(said, () => sheet.lines(lines, x, y, style));
    const height = lines.length * style.leading;
    if (href) sheet.link(said, x, y, Math.max(...lines.map(({ width }) => width)), height, { href, text });
    y += height;
  }
}
