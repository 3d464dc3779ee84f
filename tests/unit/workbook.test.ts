import { describe, expect, it } from "vitest";
import { MONTHS, monthPart, NOTE_LIMIT, notePart, ownPart } from "~/assessment/answers/rules/amounts";
import { answerFingerprint } from "~/assessment/answers/rules/answers";
import { type Field, writeFields } from "~/assessment/answers/rules/fields";
import type { Answer } from "~/assessment/answers/rules/value";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { findQuestion, listSections } from "~/assessment/catalogue/rules/lookup";
import { CLIMATE_QUESTIONS } from "~/assessment/scoring/rules/climate";
import { openWorkbook } from "~/assessment/workbook/open-workbook";
import { MAX_PROBLEMS, readAnswers } from "~/assessment/workbook/rules/read-answers";
import { matchOption, plainSpelling, readMark } from "~/assessment/workbook/rules/spelling";
import { buildSheets } from "~/assessment/workbook/sheets";
import { readTaken, TAKE, takenAnswer } from "~/assessment/workbook/taken";
import { LANGUAGES, type Language } from "~/core/language";
import { translator } from "~/i18n/i18n.server";
import { columnName, readAddress } from "~/platform/files/xlsx/cells";
import { readXlsx } from "~/platform/files/xlsx/read-xlsx";
import { writeXlsx } from "~/platform/files/xlsx/write-xlsx";
import { readXml, XmlError } from "~/platform/files/xlsx/xml";
import { makeZip } from "~/platform/files/zip";
import { asChoice, choiceOf, chosen } from "../support/answers";
import { changePart, fillIn, partsOf, textCell } from "../support/workbooks";

type Stored = Answer & { revision: number };

const QUESTIONS = listSections(newestReadiness).flatMap(({ section }) => section.questions.map(asChoice));

function sheetsOf(language: Language, answers: [string, Stored][], isOpen = true) {
  return buildSheets({
    sealedId: "s".repeat(43),
    assessment: "Readiness Assessment",
    catalogue: newestReadiness,
    answers: new Map(answers),
    isOpen,
    isCompleted: !isOpen,
    language,
    companyName: "=Acme & <Sons>",
    date: "21 November 2026",
    thisYear: 2026,
    address: "https://kompas.example/workbook/x",
    t: translator(language, "workbook"),
  });
}

function makeBook(language: Language, answers: [string, Stored][] = [], isOpen = true): Uint8Array<ArrayBuffer> {
  return writeXlsx(sheetsOf(language, answers, isOpen));
}

function readBook(bytes: Uint8Array) {
  const opened = openWorkbook(bytes, "en");
  if (!opened.ok) throw new Error(opened.reason);
  return { ...opened, ...readAnswers(newestReadiness, opened.rows) };
}

/** An answer to every question. If there is an "Other", it is chosen with text that looks like something else. */
function everyAnswer(): [string, Stored][] {
  return QUESTIONS.map((question, index) => {
    const other = question.options.find(({ isOther }) => isOther);
    const first = question.options[index % 2]?.id ?? "";
    const options = other ? (question.selection === "several" ? [first, other.id] : [other.id]) : [first];
    const words = other ? `=1+${index} & «<b>» _x0041_ -@` : null;
    return [question.id, { ...choiceOf(options, words), revision: index }];
  });
}

const filled = (...fillings: Parameters<typeof fillIn>[1]) => readBook(fillIn(makeBook("en"), fillings));
const faultOf = (...fillings: Parameters<typeof fillIn>[1]) => {
  const { answers, problems } = filled(...fillings);
  expect(answers).toEqual([]);
  return problems.map(({ fault, written, questionId }) => `${fault} ${written} ${questionId ?? ""}`.trim());
};

describe("a workbook", () => {
  it.each(LANGUAGES)("contains every answer and gives it back, in %s", (language) => {
    const answers = everyAnswer();
    const book = readBook(makeBook(language, answers));
    expect(book.problems).toEqual([]);
    const signs = answers.map(([id, { value }], index) => [id, answerFingerprint(asChoice(QUESTIONS[index]), value)]);
    expect(book.answers.map(({ questionId, fields }) => [questionId, writeFields(fields)])).toEqual(signs);
    const bases = answers.map(([id, { revision }], index) => [id, { revision, sign: signs[index]?.[1] }]);
    expect([...book.bases]).toEqual(bases);
    expect([book.sealedId, book.questionnaire]).toEqual(["s".repeat(43), newestReadiness.version]);
  });

  it("starts empty, with a list to choose from for every answer and no other cell open for input", () => {
    const bytes = makeBook("ms");
    expect(readBook(bytes).answers).toEqual([]);
    const sheets = [...partsOf(bytes)].filter(([name]) => name.includes("worksheets/"));
    const open = sheets.flatMap(([, xml]) => [...xml.matchAll(/<c r="([A-Z]+\d+)" s="6"/g)].map(([, place]) => place));
    const listed = sheets.flatMap(([, xml]) =>
      [...xml.matchAll(/sqref="([^"]+)"/g)].flatMap(([, all = ""]) => all.split(" ")),
    );
    const marks = QUESTIONS.filter(({ selection }) => selection === "several").flatMap(({ options }) => options).length;
    const single = QUESTIONS.filter(({ selection }) => selection === "one").length;
    expect(listed).toHaveLength(single + marks);
    expect(open.filter((place) => place?.startsWith("F"))).toHaveLength(single + marks);
    expect(open.every((place) => /^[FG]/.test(place ?? ""))).toBe(true);
    for (const [, xml] of sheets) expect(xml).toContain('<sheetProtection sheet="1"');
  });

  it("has nothing to fill in once it is read-only", () => {
    const xml = [...partsOf(makeBook("fr", everyAnswer(), false))].map(([, text]) => text).join("");
    expect(xml).not.toMatch(/<c [^>]*s="6"|dataValidation/);
    expect(xml).toContain("Cette évaluation a été soumise");
  });

  it("never contains a formula, and names its parts as ECMA-376 requires", () => {
    const parts = partsOf(makeBook("en", everyAnswer()));
    const all = [...parts.values()].join("");
    expect(all).not.toMatch(/<f[ >]/);
    expect(all).toContain("=Acme &amp; &lt;Sons&gt;");
    // CT_Worksheet is a sequence: programs refuse any other order.
    const order = [
      "sheetPr",
      "sheetViews",
      "cols",
      "sheetData",
      "sheetProtection",
      "dataValidations",
      "pageMargins",
      "pageSetup",
      "headerFooter",
    ];
    const sheet = parts.get("xl/worksheets/sheet3.xml") ?? "";
    const places = order.map((tag) => sheet.indexOf(`<${tag}`));
    expect(places.every((place, index) => place > (places[index - 1] ?? 0))).toBe(true);
    expect(parts.get("xl/workbook.xml")).toContain('name="kompas" sheetId="6" state="hidden"');
    for (const xml of parts.values()) expect(() => readXml(Buffer.from(xml), {})).not.toThrow();
  });
});

describe("an answer in a cell", () => {
  it.each([
    ["Yes", "yes"],
    ["OUI", "yes"],
    ["ya", "yes"],
    [" y ", "yes"],
    ["true", "yes"],
    ["1", "yes"],
    ["Yes.", "yes"],
    ["no", "no"],
    ["Non", "no"],
    ["Tidak", "no"],
    ["N", "no"],
    ["FALSE", "no"],
    ["0", "no"],
  ])("written as '%s' is read as %s", (text, id) => {
    expect(filled({ question: "water.assess.1", answer: text }).answers).toMatchObject([
      { questionId: "water.assess.1", fields: chosen([id]), sheet: "Environment" },
    ]);
  });

  it.each([
    ["Moins de 30 %", "MOINS DE 30 %"],
    ["cooperative", "Coopérative"],
    ["Filiale d'un groupe", "Filiale d’un groupe"],
  ])("spelled '%s' is the same as '%s'", (one, other) => {
    expect(plainSpelling(one)).toBe(plainSpelling(other));
  });

  it("is recognised by its label in any language, and every label means that answer only", () => {
    for (const question of QUESTIONS) {
      for (const option of question.options) {
        for (const label of Object.values(option.label))
          expect(matchOption(question.options, label)?.id, label).toBe(option.id);
      }
    }
  });

  it("may be a boolean or a number as a spreadsheet writes it", () => {
    const { answers } = filled(
      { question: "water.assess.1", raw: "<v>1</v>" },
      { question: "water.assess.2", raw: "<v>0</v>" },
    );
    expect(answers.map(({ fields }) => fields)).toEqual([chosen(["yes"]), chosen(["no"])]);
    const book = changePart(makeBook("en"), "xl/worksheets/sheet3.xml", (xml) =>
      xml.replace('<c r="F3" s="6"/>', '<c r="F3" t="b"><v>1</v></c>'),
    );
    expect(readBook(book).answers[0]).toMatchObject({ fields: chosen(["yes"]), address: "F3" });
  });

  it("is a mark beside a choice, in the order of the questionnaire", () => {
    const { answers, problems } = filled(
      { question: "company-profile.reasons", option: "other", answer: "Ya", words: "  a tender " },
      { question: "company-profile.reasons", option: "values", answer: "no" },
      { question: "company-profile.reasons", option: "cost-saving", answer: "X" },
    );
    expect(problems).toEqual([]);
    expect(answers).toMatchObject([{ fields: chosen(["cost-saving", "other"], "a tender") }]);
    const option = asChoice(findQuestion(newestReadiness, "company-profile.reasons")?.question).options[0];
    if (!option) throw new Error("No option");
    expect(["✓", "x", "oui", "Customer requirement"].map((text) => readMark(text, option))).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(["-", "tidak", "maybe"].map((text) => readMark(text, option))).toEqual([false, false, null]);
  });
});

describe("a cell that cannot be accepted", () => {
  const choice = "company-profile.legal-form";

  it.each([
    [
      "no answer of the question",
      [{ question: "water.assess.1", answer: "Perhaps" }],
      ["unknown-option Perhaps water.assess.1"],
    ],
    ["two answers", [{ question: "water.assess.1", answer: "Yes / No" }], ["one-option-only Yes / No water.assess.1"]],
    [
      "no mark",
      [{ question: "company-profile.reasons", option: "values", answer: "hm" }],
      ["unknown-mark hm company-profile.reasons"],
    ],
    [
      "a formula",
      [{ question: "water.assess.1", raw: '<f>IF(1,"Yes")</f><v>Yes</v>' }],
      ["formula Yes water.assess.1"],
    ],
    [
      "too many words",
      [{ question: choice, answer: "Other", words: "x".repeat(201) }],
      [`words-too-long ${"x".repeat(201)} ${choice}`],
    ],
    [
      "words beside another answer",
      [{ question: choice, answer: "Cooperative", words: "trust" }],
      [`words-without-other trust ${choice}`],
    ],
    ["no words beside Other", [{ question: choice, answer: "Other" }], [`words-missing Other ${choice}`]],
    [
      "a mark at Other without words",
      [
        { question: "water.assess.options", option: "a1", answer: "x" },
        { question: "water.assess.options", option: "other", answer: "x", words: "  " },
      ],
      ["words-missing x water.assess.options"],
    ],
    ["words alone", [{ question: choice, words: "a trust" }], [`words-without-other a trust ${choice}`]],
  ])("is reported for %s", (_, fillings, told) => {
    expect(faultOf(...fillings)).toEqual(told);
  });

  it("blocks changes to its whole question, and to no other", () => {
    const { answers, problems } = filled(
      { question: "company-profile.reasons", option: "values", answer: "x" },
      { question: "company-profile.reasons", option: "reputation", answer: "?" },
      { question: "water.assess.1", answer: "Yes" },
    );
    expect(problems.map(({ address }) => address)).toEqual(["F14"]);
    expect(answers.map(({ questionId }) => questionId)).toEqual(["water.assess.1"]);
  });

  it("may be in a row that a user added or copied", () => {
    const sheet = "xl/worksheets/sheet3.xml";
    const added = (row: string) =>
      changePart(makeBook("en"), sheet, (xml) => xml.replace("</sheetData>", `${row}</sheetData>`));
    const text = (place: string, value: string) => `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
    const stray = readBook(added(`<row r="900">${text("D900", "My question?")}${text("F900", "Yes")}</row>`));
    expect(stray.problems).toMatchObject([{ fault: "unknown-row", address: "F900", questionId: null }]);
    const foreign = readBook(added(`<row r="900">${text("A900", "no.such")}${text("F900", "Yes")}</row>`));
    expect(foreign.problems).toMatchObject([{ fault: "unknown-row" }]);
    const copied = fillIn(
      added(`<row r="900">${text("A900", "climate-action.assess.1")}${text("F900", "No")}</row>`),
      [],
    );
    const twice = changePart(copied, sheet, (xml) => xml.replace('<c r="F3" s="6"/>', text("F3", "Yes")));
    expect(readBook(twice).problems).toMatchObject([{ fault: "answered-twice", address: "F900" }]);
    expect(readBook(twice).answers).toEqual([]);
  });

  it("removes no answer by being empty", () => {
    const book = makeBook("en", [["water.assess.1", { ...choiceOf(["yes"]), revision: 4 }]]);
    const emptied = readBook(fillIn(book, [{ question: "water.assess.1", answer: "" }]));
    expect([emptied.answers, emptied.problems]).toEqual([[], []]);
  });
});

describe("a workbook of the former layout", () => {
  it("is read with the earlier contents of its cells", () => {
    const key = "company-profile.reasons";
    const held: Stored = { ...choiceOf(["values", "other"], "a & b"), revision: 7 };
    const sheets = sheetsOf("en", [[key, held]]);
    const memory = sheets.find(({ isHidden }) => isHidden);
    if (!memory) throw new Error("no hidden sheet");
    const facts = [
      ["format", "1"],
      ["assessment", "s".repeat(43)],
      ["questionnaire", newestReadiness.version],
    ];
    const rows = [...facts, ["base", key, "7", "values other", "a & b"]].map((values) =>
      values.map((text) => ({ text, style: "plain" as const })),
    );
    const bytes = writeXlsx(sheets.map((sheet) => (sheet === memory ? { ...sheet, rows } : sheet)));
    const opened = openWorkbook(bytes, "en");
    if (!opened.ok) throw new Error(opened.reason);
    const question = QUESTIONS.find(({ id }) => id === key);
    expect(opened.bases.get(key)).toEqual({ revision: 7, sign: question && answerFingerprint(question, held.value) });
  });
});

describe("a file made to slow down the reader", () => {
  it("is read in one pass, however long a tag without attributes is", () => {
    const long = `<row ${"a".repeat(3_000_000)}><c ${"b ".repeat(1_500_000)}/></row>`;
    const book = changePart(makeBook("en"), "xl/worksheets/sheet3.xml", (xml) =>
      xml.replace("</sheetData>", `${long}</sheetData>`),
    );
    expect(readXlsx(book)).toMatchObject({ ok: true });
  });

  it("is not checked label by label where a cell contains a whole list of them, many times", () => {
    const cell = textCell("F2", "yes,".repeat(8000));
    const row = { sheet: "Environment", questionId: "water.assess.1", key: "", answer: cell, words: null };
    const { answers, problems } = readAnswers(newestReadiness, Array(3000).fill(row));
    expect(answers).toEqual([]);
    expect(problems).toHaveLength(MAX_PROBLEMS);
    expect(problems[0]?.fault).toBe("unknown-option");
  });
});

describe("files of other programs", () => {
  it("are read with shared strings, prefixes, formatted pieces and cells without an address", () => {
    const relation = (id: string, type: string, target: string) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;
    const read = readXlsx(
      makeZip([
        ["[Content_Types].xml", "<Types/>"],
        [
          "xl/workbook.xml",
          '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="A &amp; B" r:id="rId7"/></x:sheets></x:workbook>',
        ],
        [
          "xl/_rels/workbook.xml.rels",
          `<Relationships>${relation("rId7", "worksheet", "/xl/one.xml")}${relation("rId8", "sharedStrings", "s.xml")}</Relationships>`,
        ],
        [
          "xl/s.xml",
          "<sst><si><r><t>Y</t></r><r><t>es</t></r><rPh><t>no</t></rPh></si><si><t>a&#x41;_x0042_</t></si></sst>",
        ],
        [
          "xl/one.xml",
          '<?xml version="1.0"?><!-- > --><worksheet><sheetData><row r="2"><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c r="D2" t="str"><f>A1</f><v><![CDATA[<x>]]></v></c></row></sheetData></worksheet>',
        ],
      ]),
    );
    if (!read.ok) throw new Error(read.reason);
    const cells = [...(read.sheets[0]?.rows.get(1) ?? [])].map(([column, { text, isFormula }]) => [
      column,
      text,
      isFormula,
    ]);
    expect([read.sheets[0]?.name, cells]).toEqual([
      "A & B",
      [
        [0, "Yes", false],
        [1, "aAB", false],
        [3, "<x>", true],
      ],
    ]);
  });

  it.each([
    ["a document type", '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ["an unknown entity", "<a>&b;</a>"],
    ["crossing tags", "<a><b></a></b>"],
    ["an open end", "<a><b>"],
    ["a tag that does not end", "<a b='>"],
    ["deep nesting", "<a>".repeat(100) + "</a>".repeat(100)],
    ["text outside", "a<a/>"],
  ])("are refused with %s", (_, xml) => {
    expect(() => readXml(Buffer.from(xml), { text: () => {} })).toThrow(XmlError);
  });

  it("have their cell addresses read and written", () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(["A", "Z", "AA", "ZZ", "AAA"]);
    expect(readAddress("AA10")).toEqual({ column: 26, row: 9 });
    expect(["A0", "1A", "AAAA1", ""].map(readAddress)).toEqual([null, null, null, null]);
  });
});

describe("a workbook with tens of thousands of foreign rows", () => {
  const cell = (index: number, text: string) => textCell(`F${index}`, text);

  it("is reported up to a readable limit, and counted to the end", () => {
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      sheet: "Mine",
      questionId: "",
      key: "",
      words: null,
      answer: cell(index + 2, `row ${index}`),
    }));
    const read = readAnswers(newestReadiness, rows);
    expect(MAX_PROBLEMS).toBe(100);
    expect([read.problems.length, read.further]).toEqual([100, 19_900]);
    expect(read.problems[0]).toMatchObject({ fault: "unknown-row", address: "F2", written: "row 0" });
  });

  it("is read quickly when every row is for one question and names many answers", () => {
    const several = "Yes/".repeat(100);
    const rows = Array.from({ length: 20_000 }, (_, index) => ({
      sheet: "Mine",
      questionId: "water.assess.1",
      key: "",
      words: null,
      answer: cell(index + 2, `${several}${index}`),
    }));
    const read = readAnswers(newestReadiness, [...rows, ...rows]);
    expect([read.answers.length, read.problems.length + read.further]).toEqual([0, 40_000]);
  });

  it("is read quickly when every row marks the same choice, with text or without", () => {
    const row = { sheet: "Mine", questionId: "company-profile.reasons", key: "other", words: null };
    const marked = Array.from({ length: 20_000 }, (_, index) => ({ ...row, answer: cell(index + 2, "x") }));
    const silent = readAnswers(newestReadiness, marked);
    expect(silent.problems).toMatchObject([{ fault: "words-missing", address: "F2" }]);
    const said = readAnswers(
      newestReadiness,
      marked.map((each, index) => ({ ...each, words: cell(index + 2, `word ${index}`) })),
    );
    expect([said.answers.length, said.problems]).toEqual([1, []]);
  });
});

describe("the form that confirms a workbook", () => {
  it("returns a worksheet of twelve months in every line, with a factor of its own and a note to each", () => {
    const question = findQuestion(newestProgress, CLIMATE_QUESTIONS.scope1)?.question;
    if (question?.type !== "calculation") throw new Error("There is no worksheet");
    const fields = question.inputs.flatMap(({ id }): Field[] => [
      ...MONTHS.map((month): Field => [monthPart(id, month), "123456.789012"]),
      [ownPart(id), "2.5"],
      [notePart(id), "é".repeat(NOTE_LIMIT)],
    ]);
    const form = new FormData();
    form.append(TAKE, takenAnswer(question.id, writeFields(fields), { revision: 1, sign: writeFields(fields) }));
    expect(readTaken(form)).toMatchObject([{ questionId: question.id, fields: expect.arrayContaining(fields) }]);
  });
});
