import { and, eq } from "drizzle-orm";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Viewer } from "~/core/viewer";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { hashOf } from "~/platform/crypto/canonical";
import { runTogether } from "~/platform/d1/client";
import { errorMessage } from "~/platform/log";
import { countUse, type LimitVerdict } from "~/platform/rate-limit.server";
import { readSignature } from "~/results/approval/sign.server";
import { credentialText } from "~/results/proof/file.server";
import { fileSigner } from "~/results/proof/issuer.server";
import { readCode } from "~/results/proof/rules/code";
import { findProof } from "~/results/proof/verify.server";
import { nameReport, reportsFolder } from "~/results/results/report-files.server";
import { reportFiles } from "~/results/tables/report-files";
import type { Cell, PaperBlock, Report, SheetReport } from "./blocks";
import { getReport, type ReportSource } from "./report.server";

/** Raise it when the same report is drawn differently, so that no former file is used for it. */
const EDITION = 8;

/** Files that a user may have made per hour; an existing file does not count. */
const PER_USER = { max: 60, windowMs: 60 * 60_000 };

export type FileVerdict =
  | { ok: true; name: string; size: number; body: ReadableStream | Uint8Array<ArrayBuffer> }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "draft"; kind: Kind }
  | Exclude<LimitVerdict, { ok: true }>;

/** The report as a file, for users who may read the report: the stored one, or else it is made and stored. */
export async function openReportFile(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  language: Language,
): Promise<FileVerdict> {
  const found = await findReportFile(ctx, user, assessmentId, language);
  if (!found.ok) return found;
  const { name, key, hash } = found;
  const kept = await readKept(ctx, key);
  if (kept) return { ok: true, name, size: kept.size, body: kept.body };
  const limit = await countFile(ctx, user);
  if (!limit.ok) return limit;
  const asked = { reader: user, assessmentId, language, hash };
  const stamped = ctx.settings.TIMESTAMP_URL ? await makeReportFile(ctx, asked).catch(noteUnstamped(ctx)) : null;
  const bytes = stamped ?? (await makeReportFile(ctx, asked, false));
  if (!bytes) return { ok: false, reason: "not-found" };
  const isWhole = stamped !== null || !ctx.settings.TIMESTAMP_URL;
  if (!isWhole) return { ok: true, name, size: bytes.byteLength, body: bytes };
  // A failure is no problem for the reader: a file that cannot be stored is made again.
  await keep(ctx, { assessmentId, language, hash, key, bytes }).catch((error: unknown) =>
    ctx.log("report-file-not-kept", { error: errorMessage(error) }),
  );
  return { ok: true, name, size: bytes.byteLength, body: bytes };
}

/** Where a report's file is stored, or will be: under the hash of what it shows, which is the same whenever the file is made. */
export async function findReportFile(ctx: Context, reader: Viewer, assessmentId: string, language: Language) {
  const shown = await getReport(ctx, reader, assessmentId, language, 0);
  if (!shown.ok) return shown;
  const stampedBy = ctx.settings.TIMESTAMP_URL ?? null;
  const hash = await nameReport({ edition: EDITION, report: shown.report, stampedBy }, shown.source.facts);
  const key = fileKey(shown.source.companyId, assessmentId, language, hash);
  return { ok: true as const, name: `${shown.report.name}.pdf`, hash, key };
}

export const fileKey = (companyId: string, assessmentId: string, language: Language, hash: string) =>
  `${reportsFolder(companyId)}${assessmentId}/${language}-${hash}.pdf`;

/** A file to be made: of which report, for which reader, and the hash of what it will show. */
interface Asked {
  reader: Viewer;
  assessmentId: string;
  language: Language;
  hash: string;
}

/**
 * Makes the file, with the report's proof in it and signed if there is one; null if the report is gone meanwhile. Throws if it needs a time
 * stamp and the authority does not answer.
 */
export async function makeReportFile(
  ctx: Context,
  { reader, assessmentId, language, hash }: Asked,
  isStamped = true,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const now = ctx.clock();
  const found = await getReport(ctx, reader, assessmentId, language, now);
  if (!found.ok) return null;
  const { report, source, kind } = found;
  const t = translator(language, "report");
  const result = { name: "result.json", text: dataOf(source, kind, report), description: t("file.data") };
  const { companyId } = source;
  const data = { ...result, type: "application/json" };
  return draw(ctx, report, { companyId, assessmentId, hash, data: [data], isStamped, now });
}

/** The report's summary on one page, for users who may read the report. It is made each time and not stored. */
export async function openSummaryFile(
  ctx: Context,
  user: CurrentUser,
  assessmentId: string,
  language: Language,
): Promise<FileVerdict> {
  const found = await getReport(ctx, user, assessmentId, language);
  if (!found.ok) return found;
  const limit = await countFile(ctx, user);
  if (!limit.ok) return limit;
  const { report, source } = found;
  const body = await makeSheetFile(ctx, report, { companyId: source.companyId, assessmentId, isSummary: true });
  const name = translator(language, "report")("file.summaryName", { name: report.name });
  return { ok: true, name: `${name}.pdf`, size: body.byteLength, body };
}

/** Counts a file that is made while its maker waits; files of all kinds count together. */
export const countFile = (ctx: Context, user: CurrentUser) => countUse(ctx, `report-file/user/${user.id}`, PER_USER);

/**
 * Makes a file of one page that is no report of an assessment: `sheet` says what stands at its head and foot, and of `ways` it shows the
 * first that fits. It is not stored.
 */
export async function makePageFile(
  ctx: Context,
  sheet: SheetReport,
  ways: PaperBlock[][],
): Promise<Extract<FileVerdict, { ok: true }>> {
  const hash = await hashOf({ edition: EDITION, sheet, ways });
  const nothing = { companyId: "", assessmentId: "", data: [], isStamped: false };
  const body = await draw(ctx, sheet, { ...nothing, hash, ways, now: ctx.clock() });
  return { ok: true, name: `${sheet.name}.pdf`, size: body.byteLength, body };
}

/** Makes a file of a report as it is shown, without the stored result; sealed if it includes its proof. */
export async function makeSheetFile(
  ctx: Context,
  report: SheetReport,
  { isSummary = false, ...of }: { companyId: string; assessmentId: string; isSummary?: boolean },
): Promise<Uint8Array<ArrayBuffer>> {
  const hash = await hashOf({ edition: EDITION, report, isSummary });
  return draw(ctx, report, { ...of, hash, data: [], isStamped: false, isSummary, now: ctx.clock() });
}

interface Drawn {
  companyId: string;
  assessmentId: string;
  hash: string;
  /** What is attached besides the proof. */
  data: { name: string; text: string; description: string; type: string }[];
  isStamped: boolean;
  isSummary?: boolean;
  ways?: PaperBlock[][];
  now: number;
}

async function draw(
  ctx: Context,
  report: SheetReport,
  { companyId, assessmentId, hash, data, isStamped, isSummary, ways, now }: Drawn,
): Promise<Uint8Array<ArrayBuffer>> {
  const t = translator(report.language, "report");
  const issued = report.proof && (await findProof(ctx, readCode(report.proof.code) ?? ""));
  const proof = {
    name: "proof.json",
    text: issued ? await credentialText(ctx, issued) : "",
    description: t("file.proof"),
  };
  // A separate module beside the Worker's (scripts/apart), evaluated when the first file is made.
  const { makeFile } = await import("~/results/report/pdf/make-file.server");
  const bytes = await makeFile(report, {
    now,
    id: hash.slice(0, 32),
    code: report.proof?.code ?? "",
    origin: ctx.settings.APP_URL,
    pageOf: (page, pages) => t("file.page", { page, pages }),
    left: {
      entries: (count) => t("file.left.entries", { count }),
      rows: (count) => t("file.left.files", { count }),
      where: t(data.length > 0 ? "file.left.attached" : "file.left.page"),
    },
    attached: [...data, ...(issued ? [{ ...proof, type: "application/vc" }] : [])],
    pictures: await readPictures(ctx, report, companyId, assessmentId),
    isSummary,
    ways,
    signer: issued ? fileSigner(ctx, isStamped) : null,
  });
  return new Uint8Array(bytes);
}

/** The pictures of the signatures in a report, by their URLs in the page. */
async function readPictures(ctx: Context, { parts }: SheetReport, companyId: string, assessmentId: string) {
  const pictures = new Map<string, Uint8Array>();
  for (const block of parts.flatMap(({ blocks }) => blocks)) {
    if (block.type !== "signature" || block.mark === null || !("picture" in block.mark)) continue;
    const { picture: path } = block.mark;
    const bytes = await readSignature(ctx, companyId, assessmentId, path.split("/").at(-1) ?? "");
    if (bytes) pictures.set(path, bytes);
  }
  return pictures;
}

/** A reader who is waiting gets the file without the time stamp, and it is not stored. */
const noteUnstamped = (ctx: Context) => (error: unknown) => {
  ctx.log("report-file-not-stamped", { error: errorMessage(error) });
  return null;
};

/** The result for machines. */
function dataOf({ stored, submittedAt, questionnaire }: ReportSource, kind: Kind, { cover, parts }: Report): string {
  const submitted = new Date(submittedAt).toISOString();
  const said = { company: cover.company, kind, questionnaire, submittedAt: submitted, result: JSON.parse(stored) };
  return JSON.stringify({ ...said, answers: answersOf(parts), ...addedOf(parts) }, null, 1);
}

/** What a company has added freely, of which the pages may leave some out. */
function addedOf(parts: Report["parts"]) {
  const blocks = parts.flatMap((part) => part.blocks);
  const documents = blocks.flatMap((block) =>
    block.type === "table" && block.isOpenEnded
      ? block.groups.flatMap(({ rows }) => rows.map((row) => row.map((cell) => questionOf(cell))))
      : [],
  );
  const activities = blocks
    .flatMap((block) => (block.type === "card" ? block.blocks : []))
    .flatMap((block) => (block.type === "lists" ? block.lists : []));
  return { documents, activities };
}

/** Every question as it was asked, with its answer. The pages have only its practice. */
function answersOf(parts: Report["parts"]) {
  const tables = parts.filter(({ id }) => id === "details").flatMap(({ blocks }) => blocks);
  return tables.flatMap((block) =>
    block.type === "table"
      ? block.groups.flatMap(({ title, rows }) =>
          title ? rows.map(([asked, answer]) => ({ topic: title, question: questionOf(asked), answer })) : [],
        )
      : [],
  );
}

const questionOf = (cell: Cell | undefined) =>
  typeof cell === "object" && "text" in cell ? (cell.below ?? cell.text) : cell;

async function readKept(ctx: Context, key: string): Promise<R2ObjectBody | null> {
  try {
    return await ctx.files.get(key);
  } catch (error) {
    ctx.log("report-file-not-read", { error: errorMessage(error) });
    return null;
  }
}

interface Made {
  assessmentId: string;
  language: Language;
  hash: string;
  key: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Stores a file in place of the former one. The file is put first and its row is written after, so that no row is without its file. */
export async function keep(ctx: Context, { assessmentId, language, hash, key, bytes }: Made): Promise<void> {
  await ctx.files.put(key, bytes, { httpMetadata: { contentType: "application/pdf" } });
  const isIt = and(eq(reportFiles.assessmentId, assessmentId), eq(reportFiles.language, language));
  const ready = { status: "ready" as const, hash, readyAt: ctx.clock() };
  const [[former]] = await runTogether(ctx.db, [
    ctx.db.select({ hash: reportFiles.hash }).from(reportFiles).where(isIt),
    ctx.db
      .insert(reportFiles)
      .values({ id: ctx.ids.create(), assessmentId, language, dueAt: 0, ...ready })
      .onConflictDoUpdate({ target: [reportFiles.assessmentId, reportFiles.language], set: ready }),
  ]);
  if (former?.hash && former.hash !== hash) await ctx.files.delete(key.replace(hash, former.hash));
}

/** The state of a report's file, for its page. */
export async function findFileState(ctx: Context, assessmentId: string, language: Language) {
  const [row] = await ctx.db
    .select({ status: reportFiles.status, readyAt: reportFiles.readyAt })
    .from(reportFiles)
    .where(and(eq(reportFiles.assessmentId, assessmentId), eq(reportFiles.language, language)));
  return row ?? null;
}
