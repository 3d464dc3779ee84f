import { describe, expect, it } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { decideEvidenceChange, mayReadEvidence } from "~/assessment/evidence/rules/access";
import { coveredTopics, documentDimensions, judgeEvidence, linkSubjects } from "~/assessment/evidence/rules/documents";
import { isFilledIn } from "~/assessment/evidence/rules/filling";
import { filePath } from "~/assessment/evidence/view";
import { isDay } from "~/core/days/days";
import { findContainer, findOtherKind } from "~/platform/files/find-container";
import { fileNameOf, readRange } from "~/platform/files/types";

describe("a document's description", () => {
  const said = { name: "meter", dimension: "environment", links: ["water", "waste"] };
  it.each([
    ["Water · Waste", true],
    ["Eau · Déchets", true],
    ["Environment", true],
    ["meter", true],
    ["Readings of the main meter", false],
  ])("'%s' was filled in: %s", (description, isIt) => {
    expect(isFilledIn(newestReadiness, { ...said, description })).toBe(isIt);
  });
});

describe("file names", () => {
  it.each(["log.pdf", "Relevé d’eau (2026).pdf", "水表 2026.PDF", "a;b=c.pdf", "no ending"])(
    "stay unchanged as '%s'",
    (name) => {
      expect(fileNameOf(name)).toEqual({ ok: true, name });
    },
  );

  it.each([
    ["a path", "../../etc/passwd.pdf", "name-sign"],
    ["another path", "C:\\secret\\log.pdf", "name-sign"],
    ["mark-up", "<img src=x onerror=alert(1)>.pdf", "name-sign"],
    ["a quote", 'log".pdf', "name-sign"],
    ["nothing", "   ", "name-blank"],
    ["nothing that is seen", "\u200b\u202e", "name-blank"],
    ["dots", "..", "name-blank"],
    ["too much", `${"x".repeat(150)}.pdf`, "name-long"],
  ])("are refused for %s, with a reason", (_, name, reason) => {
    expect(fileNameOf(name)).toEqual({ ok: false, reason });
  });

  it.each([
    ["a line end", "log\r\nSet-Cookie: a=b.pdf", "log Set-Cookie: a=b.pdf"],
    ["a null byte", "log.pdf\0.html", "log.pdf .html"],
    ["writing turned round", "log\u202efdp.exe", "logfdp.exe"],
  ])("are cleaned of %s", (_, given, kept) => {
    expect(fileNameOf(given)).toEqual({ ok: true, name: kept });
  });

  it("appear at the end of an address in letters that every client reads", () => {
    expect(filePath({ id: "x", fileName: "Relevé d’eau.pdf", pages: 1 })).toBe("/files/evidence/x/Releve-d-eau.pdf");
    expect(filePath({ id: "x", fileName: "水.pdf", pages: 1 })).toBe("/files/evidence/x/document.pdf");
  });
});

describe("the beginning of a PDF", () => {
  const bytes = (text: string) => new TextEncoder().encode(text);
  it("is found within the first 1,024 bytes of the file, as readers look for it", () => {
    for (const head of ["", "\n", "\ufeff", "  \r\n", "\u001b%-12345X@PJL\r\n", "junk", "x".repeat(1019)])
      expect(findContainer(bytes(`${head}%PDF-1.7 …`)), head).toBe("pdf");
    for (const other of ["", "%PDF", `${"x".repeat(1020)}%PDF-1.7`]) expect(findContainer(bytes(other))).toBeNull();
  });

  it("does not make a PDF of a file that begins as something else", () => {
    for (const page of ["<html>", "\ufeff <!DOCTYPE html>", "<svg xmlns=''>", "\n<script>"])
      expect(findContainer(bytes(`${page}%PDF-1.7`)), page).toBeNull();
    expect(findContainer(bytes("PK\u0003\u0004%PDF-1.7"))).toBe("zip");
    expect(findContainer(bytes("GIF89a%PDF-1.7"))).toBe("picture");
  });
});

describe("a file that is not a PDF", () => {
  const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));
  it.each([
    ["word", "PK\u0003\u0004 word/document.xml"],
    ["excel", "PK\u0003\u0004 xl/workbook.xml"],
    ["slides", "PK\u0003\u0004 ppt/presentation.xml"],
    ["zip", "PK\u0003\u0004 a.txt"],
    ["picture", "\0\0\0\u0018ftypheic"],
    ["picture", "II*\0"],
    ["web", "<!doctype html>"],
    ["text", "Water meter log, relevé"],
    [null, "MZ\u0090\0"],
    [null, ""],
  ])("is recognised as %s", (kind, text) => {
    expect(findOtherKind(latin(text))).toBe(kind);
  });
});

describe("a byte range", () => {
  it.each([
    [null, { kind: "whole" }],
    ["bytes=0-9", { kind: "part", offset: 0, length: 10 }],
    ["bytes=90-", { kind: "part", offset: 90, length: 10 }],
    ["bytes=95-400", { kind: "part", offset: 95, length: 5 }],
    ["bytes=-10", { kind: "part", offset: 90, length: 10 }],
    ["bytes=-400", { kind: "part", offset: 0, length: 100 }],
    ["bytes=100-", { kind: "unsatisfiable" }],
    ["bytes=-0", { kind: "unsatisfiable" }],
    ["bytes=9-0", { kind: "whole" }],
    ["bytes=0-1,5-6", { kind: "whole" }],
    ["pages=1-2", { kind: "whole" }],
    ["bytes=-", { kind: "whole" }],
  ])("%s of 100 bytes", (header, wanted) => {
    expect(readRange(header, 100)).toEqual(wanted);
  });
});

describe("access to documents", () => {
  const draft = { companyId: "own", kind: "readiness" as const, state: "draft" as const };
  const completed = { companyId: "own", kind: "readiness" as const, state: "completed" as const };
  const of = (companyId: string) => ({ companyId, role: "viewer" as const });

  it("is given to the company, and to a company it joined once the assessment is completed", () => {
    expect(mayReadEvidence(of("own"), draft, false)).toBe(true);
    expect(mayReadEvidence(of("corporate"), draft, true)).toBe(false);
    expect(mayReadEvidence(of("corporate"), completed, true)).toBe(true);
    expect(mayReadEvidence(of("stranger"), completed, false)).toBe(false);
  });

  it("includes changing them as long as it is a draft, but never for viewers", () => {
    const reasons = (["owner", "contributor", "viewer"] as const).map((role) =>
      [draft, completed].map((assessment) => decideEvidenceChange({ companyId: "own", role }, assessment)),
    );
    const done = { ok: false, reason: "completed" };
    const never = { ok: false, reason: "forbidden" };
    expect(reasons).toEqual([
      [{ ok: true }, done],
      [{ ok: true }, done],
      [never, never],
    ]);
  });
});

describe("the answers supported by documents", () => {
  const [water, waste] = ["water", "waste"];
  const yes = new Map([
    [water, 3],
    [waste, 2],
  ]);
  const given = { yes, affirmed: new Set(["water.assess.1"]) };
  const judge = (documents: Parameters<typeof judgeEvidence>[2]) =>
    Object.fromEntries(
      judgeEvidence(newestReadiness, given, documents, "2026-11-21").map((topic) => [
        topic.topicId,
        [topic.yes, topic.evidenced],
      ]),
    );

  it("are every Yes of a linked topic, and the linked questions answered Yes", () => {
    expect(judge([{ files: 1, expiresOn: null, links: [water] }])).toMatchObject({ water: [3, 3], waste: [2, 0] });
    const questions = ["water.assess.1", "water.assess.2"];
    expect(judge([{ files: 1, expiresOn: null, links: questions }])).toMatchObject({ water: [3, 1] });
  });

  it("need at least one file, and are no longer supported after the day on which a document expires", () => {
    expect(judge([{ files: 0, expiresOn: null, links: [water] }])).toMatchObject({ water: [3, 0] });
    expect(judge([{ files: 1, expiresOn: "2026-11-20", links: [water] }])).toMatchObject({ water: [3, 0] });
    expect(judge([{ files: 1, expiresOn: "2026-11-21", links: [water] }])).toMatchObject({ water: [3, 3] });
  });

  it("cover a topic that is linked itself or by one of its questions", () => {
    expect(coveredTopics(newestReadiness, new Set([water, "waste.assess.1"]))).toEqual({ topics: 2, total: 8 });
  });

  it("can be in any topic or required question except those of the company's profile", () => {
    expect(documentDimensions(newestReadiness).map(({ id }) => id)).toEqual(["environment", "social", "governance"]);
    expect(linkSubjects(newestReadiness).size).toBe(8 + 80);
  });

  it("have documents dated only with days that exist", () => {
    expect(["2026-11-21", "2028-02-29"].map(isDay)).toEqual([true, true]);
    expect(["2026-02-30", "21-11-2026", "1850-01-01", ""].map(isDay)).toEqual([false, false, false, false]);
  });
});
