import { constants, deflateRawSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import type { CalculationValue } from "~/assessment/answers/rules/value";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { pdfOfTexts } from "../support/bills";
import { change, rowsOf } from "../support/database";
import { storedKeys } from "../support/evidence";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { SMALL_JPEG } from "../support/pictures";
import { colleagueOf } from "../support/subject";
import { createTestContext, registerCompany, withoutQueue } from "../support/worker";
import { SCOPE_1, SCOPE_2, WORKSHEETS } from "../support/worksheet";

const ctx = withoutQueue(createTestContext());
const YEAR = new Date(ctx.clock()).getUTCFullYear() - 1;
let user: CurrentUser;
let cookie: string;
let draft: string;

beforeEach(async () => {
  await change("delete from catalogues where version like 'every-type-%'");
  const { version, kind } = WORKSHEETS;
  const row = [version, kind, JSON.stringify(WORKSHEETS), Date.now()] as const;
  await change("insert into catalogues (version, kind, document, published_at) values (?, ?, ?, ?)", ...row);
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  const started = await startAssessment(ctx, user, { source: "empty" });
  if (!started.ok) throw new Error(started.reason);
  draft = started.assessmentId;
});

const JANUARY = [
  "Tenaga Nasional",
  `Tempoh Bil: 01/01/${YEAR} - 31/01/${YEAR}`,
  "No. Meter: 12345678",
  "Kegunaan: 1,234 kWh",
  "RM 402.50",
];
const bill = async (texts: string[], name: string) =>
  new File([new Uint8Array(await pdfOfTexts(texts))], name, { type: "application/pdf" });

const decoded = (html: string) =>
  html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("<!-- -->", "");

async function post(given: [string, string | File][], by = cookie) {
  const form = new FormData();
  for (const [name, value] of given) form.append(name, value);
  const body = new Response(form);
  const headers = { Origin: ORIGIN, Cookie: by, "Content-Type": body.headers.get("Content-Type") ?? "" };
  const answer = await send(`/bills/${ctx.ids.seal(draft)}`, {
    method: "POST",
    headers,
    body: await body.arrayBuffer(),
  });
  return { status: answer.status, location: answer.headers.get("Location"), html: await answer.text() };
}

/** The fields of the page's form, as a browser would send them again. */
function fieldsOf(html: string): [string, string][] {
  const main = html.slice(html.indexOf("<main"));
  const inputs = [...main.matchAll(/<input\b[^>]*>/g)].flatMap(([tag]): [string, string][] => {
    const name = / name="([^"]*)"/.exec(tag)?.[1];
    const isSent = !/type="(?:checkbox|file)"/.test(tag) || / checked/.test(tag);
    return name && isSent ? [[name, decoded(/ value="([^"]*)"/.exec(tag)?.[1] ?? "")]] : [];
  });
  const selects = [...main.matchAll(/<select\b[^>]* name="([^"]*)".*?<\/select>/gs)].map(
    ([tag, name = ""]): [string, string] => [name, / value="([^"]*)" selected/.exec(tag)?.[1] ?? ""],
  );
  return [...inputs, ...selects];
}

async function stored(question: { id: string }): Promise<CalculationValue | undefined> {
  const opened = await openAssessment(ctx, user, draft, "read");
  if (!opened.ok) throw new Error(opened.reason);
  return (opened.answers.get(question.id)?.value ?? undefined) as CalculationValue | undefined;
}

const proofs = () =>
  rowsOf<{ question: string; name: string; description: string }>(
    "select l.subject as question, d.name, d.description from documents d left join document_links l on l.document_id = d.id where d.assessment_id = ? order by d.name",
    draft,
  );

describe("bills", () => {
  it("fill the worksheet month by month and are kept as its proof, once they are confirmed", async () => {
    const read = await post([
      ["files", await bill(JANUARY, "january.pdf")],
      ["intent", "read"],
    ]);
    expect(read.status).toBe(200);
    expect(decoded(read.html)).toContain("Kegunaan: 1,234 kWh");
    expect(await stored(SCOPE_2)).toBeUndefined();
    expect(await proofs()).toEqual([]);
    const put = await post([...fieldsOf(read.html), ["intent", "put"]]);
    expect(put.status, put.html.slice(0, 300)).toBe(303);
    expect(put.location).toContain(`question=${SCOPE_2.id}`);
    expect((await stored(SCOPE_2))?.inputs.electricity).toEqual({
      unit: "kwh",
      months: [1234, ...Array(11).fill(null)],
    });
    expect((await stored(SCOPE_2))?.emissions?.year).toBe(YEAR);
    expect(await proofs()).toMatchObject([
      { name: "january", description: expect.stringContaining(`January ${YEAR}`) },
    ]);
  });

  it("on photographs are asked for, and a table is read beside them", async () => {
    const table = new File([`Date,Product,Litres\n${YEAR}-03-05,Diesel,40.5\n${YEAR}-03-25,Diesel,20\n`], "card.csv");
    const photograph = new File([SMALL_JPEG], "february.jpg", { type: "image/jpeg" });
    const read = await post([
      ["files", photograph],
      ["files", table],
      ["intent", "read"],
    ]);
    expect(read.status).toBe(200);
    const early = await post([...fieldsOf(read.html), ["intent", "put"]]);
    expect(early.status).toBe(422);
    expect(decoded(early.html)).toContain("february.pdf: something is missing");
    expect(await stored(SCOPE_1)).toBeUndefined();
    // What is typed stays; the photograph's figures are entered by hand.
    const at = fieldsOf(early.html)
      .find(([name, value]) => name.endsWith("-origin") && value.includes("february"))?.[0]
      .split("-")[1];
    const typed = new Map([
      [`bill-${at}-supply`, "electricity"],
      [`bill-${at}-from`, `${YEAR}-02-01`],
      [`bill-${at}-to`, `${YEAR}-02-28`],
      [`bill-${at}-quantity`, "900"],
      [`bill-${at}-unit`, "kwh"],
    ]);
    const put = await post([
      ...fieldsOf(early.html).map(([name, value]): [string, string] => [name, typed.get(name) ?? value]),
      ["intent", "put"],
    ]);
    expect(put.status).toBe(303);
    expect((await stored(SCOPE_1))?.inputs.diesel?.months?.[2]).toBe(60.5);
    expect((await stored(SCOPE_2))?.inputs.electricity?.months?.[1]).toBe(900);
    expect(await proofs()).toHaveLength(1);
  });

  it("that cover the same days are to be settled first; one that is sent twice is kept once", async () => {
    const other = JANUARY.map((text) => text.replace("1,234", "999"));
    const read = await post([
      ["files", await bill(JANUARY, "a.pdf")],
      ["files", await bill(other, "b.pdf")],
    ]);
    const put = await post([...fieldsOf(read.html), ["intent", "put"]]);
    expect(put.status).toBe(422);
    expect(decoded(put.html)).toContain("a.pdf, b.pdf");
    expect(await stored(SCOPE_2)).toBeUndefined();
    const settled = await post([...fieldsOf(put.html), ["bill-1-out", "on"], ["intent", "put"]]);
    expect(settled.status).toBe(303);
    expect(await proofs()).toMatchObject([{ name: "a" }]);
    const again = await post([["files", await bill(JANUARY, "a.pdf")]]);
    expect((await post([...fieldsOf(again.html), ["intent", "put"]])).status).toBe(303);
    expect(await proofs()).toHaveLength(1);
    // The bill that was left out still waits; nothing else does.
    expect(await storedKeys(user.companyId)).toHaveLength(2);
  });

  it("do not overwrite what a colleague has saved meanwhile", async () => {
    const read = await post([["files", await bill(JANUARY, "a.pdf")]]);
    const first = fieldsOf(read.html);
    expect((await post([...first, ["intent", "put"]])).status).toBe(303);
    const later = await post([
      ...first.map(([name, value]): [string, string] => [name, name.endsWith("quantity") ? "5" : value]),
      ["intent", "put"],
    ]);
    expect(later.status).toBe(409);
    expect((await stored(SCOPE_2))?.inputs.electricity?.months?.[0]).toBe(1234);
  });

  it("are for people who may answer, and forged fields change nothing", async () => {
    const viewer = await colleagueOf(ctx, user, "viewer");
    const stranger = await registerCompany(ctx);
    const given = async () => [["files", await bill(JANUARY, "a.pdf")]] as [string, File][];
    expect((await post(await given(), await cookieOf(ctx, viewer.id))).status).toBe(403);
    expect((await post(await given(), await cookieOf(ctx, stranger.id))).status).toBe(404);
    expect(
      (
        await post([
          ["bill-0-origin", "{}"],
          ["intent", "put"],
        ])
      ).status,
    ).toBe(400);
    expect((await post([["intent", "put"]])).status).toBe(422);
    expect(await storedKeys(user.companyId)).toEqual([]);
  });
});

describe("a bill that was made to exhaust the reader", () => {
  it("is kept, and asked about", async () => {
    const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>";
    // A megabyte, two hundred times; the test itself never has more than one.
    const block = deflateRawSync(Buffer.alloc(1_000_000, "0 0 m "), { finishFlush: constants.Z_SYNC_FLUSH });
    const content = Buffer.concat([
      Buffer.from([0x78, 0x9c]),
      ...Array.from({ length: 200 }, () => block),
      deflateRawSync(""),
    ]);
    const read = await post([["files", new File([pdfWith(page, content)], "bomb.pdf", { type: "application/pdf" })]]);
    expect(read.status).toBe(200);
    expect(decoded(read.html)).toContain("We could not read any figures here");
  });
});

/** A PDF of one page, whose content is deflated. */
function pdfWith(page: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = `%PDF-1.5\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Count 1 /Kids [3 0 R] >>\nendobj\n3 0 obj\n${page}\nendobj\n4 0 obj\n<< /Length ${content.length} /Filter /FlateDecode >>\nstream\n`;
  const foot = "\nendstream\nendobj\ntrailer\n<< /Size 5 /Root 1 0 R >>\n%%EOF\n";
  return new Uint8Array(Buffer.concat([Buffer.from(head), content, Buffer.from(foot)]));
}
