import { describe, expect, it } from "vitest";
import { decodeText, readDelimited } from "~/network/membership/rules/delimited";
import { readInvitationList, writeInvitationList } from "~/network/membership/rules/invitation-list";
import {
  MAX_INVITED,
  mayResend,
  mayWithdraw,
  outcomeOf,
  readTrackingQuery,
  writeTrackingQuery,
} from "~/network/membership/rules/invitations";

const DAY = 86_400_000;
const cells = (text: string) => readDelimited(text, 1000).map((line) => line.cells);
const listOf = (text: string) => {
  const list = readInvitationList(text, "en");
  if (typeof list === "string") throw new Error(list);
  return list;
};
const emailsOf = (text: string) => listOf(text).invitees.map(({ email }) => email);
const faults = (text: string) => listOf(text).bad.map(({ number, fault }) => [number, fault]);

describe("a delimited text", () => {
  it("is read with each separator, quotes, and every kind of line ending", () => {
    expect(cells("a,b;c\nd,e")).toEqual([["a,b", "c"], ["d,e"]]);
    expect(cells("a;b,c\r\n")).toEqual([["a", "b,c"]]);
    expect(cells("a\tb,c;d")).toEqual([["a", "b,c;d"]]);
    expect(cells('"x, y",b\r"say ""hi""",')).toEqual([
      ["x, y", "b"],
      ['say "hi"', ""],
    ]);
    expect(cells("\uFEFFsep=;\r\na;b,c")).toEqual([["a", "b,c"]]);
    expect(cells("")).toEqual([]);
  });

  it("counts lines as an editor does, across empty ones and line breaks in quotes", () => {
    const lines = readDelimited('a\n\n"b\nc",d\r\n   \r\ne', 10);
    expect(lines.map(({ number }) => number)).toEqual([1, 3, 6]);
  });

  it("loses no line to an unclosed quote, and is read quickly when hostile", () => {
    expect(cells('"a,b\nc,d')).toEqual([
      ['"a', "b"],
      ["c", "d"],
    ]);
    const began = performance.now();
    for (const hostile of ['"', '""', ',"', '"\n', "\n,"].map((each) => each.repeat(256_000 / each.length)))
      readDelimited(hostile, MAX_INVITED);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it("is decoded by its byte order mark, as UTF-8, else as Windows-1252; binary data is refused", () => {
    const utf16 = (text: string) =>
      new Uint8Array([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0), 0])]);
    expect(decodeText(new TextEncoder().encode("\uFEFFé"))).toBe("é");
    expect(decodeText(utf16("é,b"))).toBe("é,b");
    expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toBe("Café");
    expect(decodeText(utf16("é,b").slice(2))).toBe("é,b");
    expect(decodeText(new Uint8Array([0xfe, 0xff, 0, 0x61]))).toBe("a");
    expect(decodeText(new Uint8Array([0, 0x61, 0, 0x2c, 0, 0x62]))).toBe("a,b");
    expect(decodeText(new Uint8Array([0x61, 0, 0x62]))).toBeNull();
    expect(decodeText(new Uint8Array([0x50, 0x4b, 3, 4, 0x14, 0, 8, 8, 0, 0]))).toBeNull();
  });
});

describe("an invitation list", () => {
  it("accepts a header in any of the languages, columns in its order, languages by code or name", () => {
    const list = listOf(
      'Langue;Entreprise;Courriel\nFrançais;"Café; Cie";A@EXAMPLE.com\nmalay;;b@example.com\n;;c@example.com',
    );
    expect(list.bad).toEqual([]);
    expect(list.invitees).toEqual([
      { email: "a@example.com", company: "Café; Cie", language: "fr", line: 2 },
      { email: "b@example.com", company: "", language: "ms", line: 3 },
      { email: "c@example.com", company: "", language: "en", line: 4 },
    ]);
    expect(listOf("one@example.com\ntwo@example.com").invitees).toHaveLength(2);
  });

  it("reports each bad line with its number and its fault, and keeps its text", () => {
    const bad = [
      "good@example.com,Good",
      "nobody",
      "jürgen@example.com,X",
      "a@example.com,https://evil.example",
      "b@example.com,B,Klingon",
      "c@example.com,C,en,more",
      "Acme,d@example.com",
      `e@example.com,${"x".repeat(161)}`,
      "f@example.com,---",
      "GOOD@example.com,Again",
      `${"x".repeat(300)}@example.com,X`,
    ].join("\n");
    expect(faults(bad)).toEqual([
      [2, "email"],
      [3, "ascii"],
      [4, "company"],
      [5, "language"],
      [6, "columns"],
      [7, "order"],
      [8, "companyLong"],
      [9, "company"],
      [10, "twice"],
      [11, "emailLong"],
    ]);
    expect(listOf(bad).bad.at(-2)).toMatchObject({ first: 1, text: "GOOD@example.com,Again" });
    expect(listOf(bad).invitees).toHaveLength(1);
  });

  it("joins line breaks into one line, and keeps as text what a spreadsheet would run", () => {
    const [one, two] = listOf('a@example.com,"Bcc: x\r\nSubject: hi"\nb@example.com,=1+1').invitees;
    expect(one?.company).toBe("Bcc: x Subject: hi");
    expect(two?.company).toBe("=1+1");
    expect(faults('a@example.com,"Bcc: x@example.com\r\nSubject: hi"')).toEqual([[1, "company"]]);
    // A cell may contain several addresses, one per line; each is judged separately.
    expect(listOf('"a@example.com\r\nBcc: b@example.com",X').invitees).toMatchObject([
      { email: "a@example.com", company: "X" },
      { email: "b@example.com", company: "X" },
    ]);
  });

  it("is refused as a whole when it is too long or empty", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.com`).join("\n");
    expect(listOf(lines(MAX_INVITED)).invitees).toHaveLength(MAX_INVITED);
    expect(listOf(`email\n${lines(MAX_INVITED)}`).invitees).toHaveLength(MAX_INVITED);
    expect(readInvitationList(lines(MAX_INVITED + 1), "en")).toBe("too-many");
    expect(readInvitationList(" \n\n", "en")).toBe("none");
    expect(faults("same@example.com\n".repeat(MAX_INVITED))).toHaveLength(MAX_INVITED - 1);
  });

  it.each([
    ["k4@x11.example; k5@x11.example", ["k4@x11.example", "k5@x11.example"]],
    ["a@x.example, b@x.example,c@x.example", ["a@x.example", "b@x.example", "c@x.example"]],
    ["a@x.example b@x.example\tc@x.example", ["a@x.example", "b@x.example", "c@x.example"]],
    ["a@x.example;\n\n\n b@x.example;\n", ["a@x.example", "b@x.example"]],
    ["<a@x.example>; <b@x.example>", ["a@x.example", "b@x.example"]],
    ["• a@x.example\n2. b@x.example.", ["a@x.example", "b@x.example"]],
    ['"a@x.example","b@x.example"', ["a@x.example", "b@x.example"]],
    ["mailto:a@x.example, a+b&c@x.example", ["a@x.example", "a+b&c@x.example"]],
    ["'a@x.example' <a@x.example>; 'O'Neil@x.example'", ["a@x.example", "o'neil@x.example"]],
  ])("accepts addresses as people list them: %j", (text, emails) => {
    const { invitees, bad, unread } = listOf(text);
    expect(invitees.map(({ email, company }) => [email, company])).toEqual(emails.map((email) => [email, ""]));
    expect([bad, unread]).toEqual([[], { columns: [], hasWords: false }]);
  });

  it.each([
    ["Aminah Yusof <j1@x10.example>; Tan Wei <j2@x10.example>", ["j1@x10.example", "j2@x10.example"]],
    ["Lim, Wei <a@x.example>; Tan, Mei <b@x.example>", ["a@x.example", "b@x.example"]],
    ['"Lim, Wei" <a@x.example>, Tan Mei <b@x.example>', ["a@x.example", "b@x.example"]],
    ["Lim, Wei <a@x.example>", ["a@x.example"]],
    ["Tan Mei a@x.example\n<b@x.example> (Tan Mei)", ["a@x.example", "b@x.example"]],
  ])(
    "accepts names and addresses copied from a mail program, and reports that the names were not read: %j",
    (text, emails) => {
      const { invitees, bad, unread } = listOf(text);
      expect(invitees.map(({ email, company }) => [email, company])).toEqual(emails.map((email) => [email, ""]));
      expect([bad, unread]).toEqual([[], { columns: [], hasWords: true }]);
    },
  );

  it("invites the valid addresses of several on a line, and reports what is wrong with each other one", () => {
    const { invitees, bad } = listOf("a@x.example; nonsense; b@; jürgen@x.example; c@x.example; A@x.example");
    expect(invitees.map(({ email }) => email)).toEqual(["a@x.example", "c@x.example"]);
    expect(bad.map(({ text, fault, correction }) => [text, fault, correction])).toEqual([
      ["b@", "email", "b@"],
      ["jürgen@x.example", "ascii", "jürgen@x.example"],
      ["A@x.example", "twice", "A@x.example"],
      ["nonsense", "email", "nonsense"],
    ]);
  });

  it("names the columns that it did not read, if they contain anything", () => {
    const list = listOf(
      "Supplier;Category;E-Mail Address*;Spend;Empty;;Email 2\nAcme;packaging;a@x.example;12,000;;;z@x.example\nBeta;;b@x.example;;;seen;",
    );
    expect(list.invitees.map(({ email, company }) => [email, company])).toEqual([
      ["a@x.example", "Acme"],
      ["b@x.example", "Beta"],
    ]);
    expect([list.bad, list.unread]).toEqual([[], { columns: ["Category", "Spend", "Email 2", 6], hasWords: false }]);
  });

  it.each([
    ["Supplier Name,Contact Email,Preferred language"],
    ["Raison sociale;Adresse électronique;Langue"],
    ["FOURNISSEUR\tCOURRIEL\tLANGUE DE L’E-MAIL"],
    ["Nama pembekal,Alamat e-mel,Bahasa"],
    ['"Company","E-mail","Language"'],
    ["\uFEFFSuppliers of 2026\n\nOrganisation,Email,Language"],
  ])("recognises the header %j", (head) => {
    const separator = head.includes("\t") ? "\t" : head.includes(";") ? ";" : ",";
    const { invitees, unread } = listOf(`${head}\r\n\r\n${["Acme", "a@x.example", "fr"].join(separator)}\r\n`);
    expect(invitees).toMatchObject([{ email: "a@x.example", company: "Acme", language: "fr" }]);
    expect(unread.columns).toEqual([]);
  });

  it("accepts several addresses in one cell of a table, each with the company and the language of the row", () => {
    const { invitees, unread } = listOf('email,company,language\n"Tan <a@x.example>; b@x.example",Acme,ms\n');
    expect(invitees).toMatchObject([
      { email: "a@x.example", company: "Acme", language: "ms" },
      { email: "b@x.example", company: "Acme", language: "ms" },
    ]);
    expect(unread.hasWords).toBe(true);
    expect(emailsOf("Email\na@x.example; b@x.example")).toEqual(["a@x.example", "b@x.example"]);
  });

  it("does not read text as a company where it is not one, and reads a language as a language", () => {
    expect(listOf("a@x.example;fr\nb@x.example,Bahasa Melayu").invitees).toMatchObject([
      { company: "", language: "fr" },
      { company: "", language: "ms" },
    ]);
    expect(faults("a@x.example,Ask b@x.example")).toEqual([[1, "company"]]);
    expect(listOf("a@x.example,Soul@Work,en").invitees).toMatchObject([{ company: "Soul@Work" }]);
    expect(faults("Acme;a@x.example\nAminah;Yusof;b@x.example")).toEqual([
      [1, "order"],
      [2, "order"],
    ]);
  });

  it("returns faulty lines in a form that can be read without the header", () => {
    const { bad } = listOf('Language;Company;Email;Spend\nfr;"Acme; ""A""";nobody;12\nKlingon;;c@x.example;');
    const again = bad.map(({ correction }) => correction);
    expect(again).toEqual(['nobody,"Acme; ""A""",fr', "c@x.example,,Klingon"]);
    expect(listOf(again.join("\n").replace("nobody", "d@x.example").replace("Klingon", "ms")).invitees).toMatchObject([
      { email: "d@x.example", company: 'Acme; "A"', language: "fr" },
      { email: "c@x.example", company: "", language: "ms" },
    ]);
  });

  it("reads a hostile text quickly", () => {
    const began = performance.now();
    for (const hostile of ["a", "<", "a@", "@", ";", ",", "<a@", "a@b,", '"', "'", ".", "a@x.example "])
      readInvitationList(hostile.repeat(256_000 / hostile.length), "en");
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it("reads back what it writes", () => {
    const { invitees } = listOf('a@example.com,"A ""quoted"", name",fr\nb@example.com\nc@example.com,"C; D",ms');
    expect(listOf(writeInvitationList(invitees)).invitees.map(({ line: _, ...invitee }) => invitee)).toEqual(
      invitees.map(({ line: _, ...invitee }) => invitee),
    );
  });
});

describe("the outcome of an invitation", () => {
  const now = 100 * DAY;
  const unknown = { isMember: false, isOwn: false, isStopped: false, invited: null };

  it("is a mail, except for companies that have joined, are already invited, or have opted out", () => {
    const row = { state: "sent" as const, mails: 1, sentAt: now - 30 * DAY };
    expect(outcomeOf(unknown, now)).toBe("send");
    expect(outcomeOf({ ...unknown, isOwn: true, isMember: true }, now)).toBe("own");
    expect(outcomeOf({ ...unknown, isMember: true, isStopped: true }, now)).toBe("joined");
    expect(outcomeOf({ ...unknown, isStopped: true, invited: { ...row, state: "withdrawn" } }, now)).toBe("stopped");
    expect(outcomeOf({ ...unknown, invited: row }, now)).toBe("invited");
    expect(outcomeOf({ ...unknown, invited: { ...row, state: "joined" } }, now)).toBe("joined");
    for (const state of ["withdrawn", "left"] as const) {
      expect(outcomeOf({ ...unknown, invited: { ...row, state } }, now)).toBe("send");
      expect(outcomeOf({ ...unknown, invited: { ...row, state, sentAt: now - DAY } }, now)).toBe("recent");
      expect(outcomeOf({ ...unknown, invited: { ...row, state, mails: 4 } }, now)).toBe("recent");
    }
  });

  it("is at most four mails, a week apart, until the company has answered", () => {
    const sent = { state: "sent" as const, mails: 1, sentAt: now - 7 * DAY };
    expect(mayResend(sent, now)).toBe(true);
    expect(mayResend({ ...sent, sentAt: sent.sentAt + 1 }, now)).toBe(false);
    expect(mayResend({ ...sent, mails: 4 }, now)).toBe(false);
    for (const state of ["waiting", "joined", "stopped", "withdrawn", "left"] as const)
      expect(mayResend({ ...sent, state }, now)).toBe(false);
    expect(
      (["waiting", "sent", "failed", "joined", "stopped"] as const).map((state) => mayWithdraw({ state })),
    ).toEqual([true, true, true, false, false]);
  });

  it("is listed at an address that is read back as it was written", () => {
    const query = { search: "Café", state: "sent" as const, after: { sentAt: 5, id: "abc" } };
    expect(readTrackingQuery(new URLSearchParams(writeTrackingQuery(query)))).toEqual(query);
    expect(readTrackingQuery(new URLSearchParams("state=nonsense&after=1'~x&search="))).toEqual({
      search: "",
      state: null,
      after: null,
    });
  });
});
