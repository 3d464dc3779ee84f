import type { SharePart } from "~/core/sharing";
import type { Block, Cell, Report, SheetReport } from "~/results/report/blocks";
import { checkLink } from "~/results/report/check";
import { sharedPath } from "./link";

/** The parts of a report, of either kind, that belong to each part of a link. A part that is not named here is in no link. */
const HOLDS: Record<SharePart, readonly string[]> = {
  summary: ["summary", "maturity", "performance", "approval"],
  scores: ["scores", "dimensions", "sdg", "peers"],
  emissions: ["ghg"],
  // Totals of emissions, targets and certificates are answers too.
  answers: ["ghg", "certifications", "details", "trace"],
  plan: ["plan"],
  documents: ["documents"],
};

/** The disclaimer accompanies every part. */
const ALWAYS = ["disclaimer"];

/**
 * The report with these parts only, its files linked through the link's own URL. Without the summary, its cover shows no level and no
 * score.
 */
export function shareReport(report: Report, parts: readonly SharePart[], token: string): SharedReport {
  const held = [...parts.flatMap((part) => HOLDS[part]), ...ALWAYS];
  const has = (part: SharePart) => parts.includes(part);
  const hold = (block: Block) => (has("documents") ? block : withoutDocuments(block));
  const hasEmissions = has("emissions") || has("answers");
  const holdAll = (blocks: Block[]) => withoutAnswers(blocks, { answers: has("answers"), emissions: hasEmissions });
  const { title, subtitle, company, submitted } = report.cover;
  // The page that its code leads to shows level and scores, and emissions if there are any.
  const isChecked = has("summary") && has("scores") && (hasEmissions || !report.parts.some(({ id }) => id === "ghg"));
  return {
    ...report,
    cover: has("summary") ? report.cover : { title, subtitle, company, submitted },
    nature: has("summary") ? report.nature : { ...report.nature, backed: null },
    newer: null,
    isPartial: !isChecked,
    ...(isChecked ? {} : { proof: null, check: checkLink(null, report.language) }),
    parts: report.parts
      .filter(({ id }) => held.includes(id))
      .map((part) => ({ ...part, blocks: holdAll(part.blocks).map((block) => leadBlock(hold(block), token)) })),
  };
}

/** A report as a link shows it. */
export interface SharedReport extends SheetReport {
  /** It leaves out something that the proof of the report tells, so it names no proof. */
  isPartial: boolean;
}

/** Blocks without those that reveal what is not shown. */
const withoutAnswers = (blocks: Block[], isShown: Record<NonNullable<Block["isOf"]>, boolean>): Block[] =>
  blocks
    .filter(({ isOf }) => !isOf || isShown[isOf])
    .map((block) => (block.type === "card" ? { ...block, blocks: withoutAnswers(block.blocks, isShown) } : block));

/** A table without its columns of documents. */
function withoutDocuments(block: Block): Block {
  if (block.type !== "table") return block;
  const isHeld = (_: unknown, index: number) => !block.columns[index]?.isOfDocuments;
  return {
    ...block,
    columns: block.columns.filter(isHeld),
    groups: block.groups.map((group) => ({ ...group, rows: group.rows.map((row) => row.filter(isHeld)) })),
  };
}

function leadBlock(block: Block, token: string): Block {
  const lead = (path: string) => (path.startsWith("/files/") ? sharedPath(token) + path : path);
  const leadCell = (cell: Cell): Cell =>
    typeof cell === "object" && "href" in cell && cell.href ? { ...cell, href: lead(cell.href) } : cell;
  switch (block.type) {
    case "table":
      return {
        ...block,
        groups: block.groups.map((group) => ({ ...group, rows: group.rows.map((row) => row.map(leadCell)) })),
      };
    case "card":
      return { ...block, blocks: block.blocks.map((each) => leadBlock(each, token)) };
    case "signature":
      return block.mark && "picture" in block.mark
        ? { ...block, mark: { ...block.mark, picture: lead(block.mark.picture) } }
        : block;
    default:
      return block;
  }
}
