import { describe, expect, it } from "vitest";
import { decodeText, readDelimited } from "~/domain/network/delimited";
import { readInvitationList, writeInvitationList } from "~/domain/network/invitation-list";
import {
  MOST_INVITED,
  mayResend,
  mayWithdraw,
  outcomeOf,
  readTrackingQuery,
  writeTrackingQuery,
} from "~/domain/network/invitations";

const DAY = 86_400_000;
const cells = (text: string) => readDelimited(text, 1000).map((line) => line.cells);
const listOf = (text: string) => {
  const list = readInvitationList(text, "en");
  if (typeof list === "string") throw new Error(list);
  return list;
};
const faults = (text: string) => listOf(text).bad.map(({ number, fault }) => [number, fault]);

describe("a separated text", () => {
  it("is read with each separator, quotes, and ends of lines of every kind", () => {
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

  it("counts lines as an editor does, over empty ones and line breaks in quotes", () => {
    const lines = readDelimited('a\n\n"b\nc",d\r\n   \r\ne', 10);
    expect(lines.map(({ number }) => number)).toEqual([1, 3, 6]);
  });

  it("loses no line to a quote that nothing closes, and takes no time over a hostile one", () => {
    expect(cells('"a,b\nc,d')).toEqual([
      ['"a', "b"],
      ["c", "d"],
    ]);
    const began = performance.now();
    for (const hostile of ['"', '""', ',"', '"\n', "\n,"].map((each) => each.repeat(256_000 / each.length)))
      readDelimited(hostile, MOST_INVITED);
    expect(performance.now() - began).toBeLessThan(2000);
  });

  it("is decoded by its mark, as UTF-8, else as Windows-1252; what is no text is refused", () => {
    const utf16 = (text: string) =>
      new Uint8Array([0xff, 0xfe, ...[...text].flatMap((char) => [char.charCodeAt(0), 0])]);
    expect(decodeText(new TextEncoder().encode("\uFEFFé"))).toBe("é");
    expect(decodeText(utf16("é,b"))).toBe("é,b");
    expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9]))).toBe("Café");
    expect(decodeText(new Uint8Array([0x61, 0, 0x62]))).toBeNull();
  });
});

describe("a list of whom to invite", () => {
  it("takes a head in any of the languages, columns in its order, languages by code or name", () => {
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

  it("says of each bad line its number and what is wrong, and keeps its words", () => {
    const bad = [
      "good@example.com,Good",
      "nobody",
      "jürgen@example.com,X",
      "a@example.com,https://evil.example",
      "b@example.com,B,Klingon",
      "c@example.com,C,en,more",
      `d@example.com,${"x".repeat(1200)}`,
      `e@example.com,${"x".repeat(121)}`,
      "f@example.com,---",
      "GOOD@example.com,Again",
    ].join("\n");
    expect(faults(bad)).toEqual([
      [2, "email"],
      [3, "ascii"],
      [4, "company"],
      [5, "language"],
      [6, "columns"],
      [7, "long"],
      [8, "company"],
      [9, "company"],
      [10, "twice"],
    ]);
    expect(listOf(bad).bad.at(-1)).toMatchObject({ first: 1, text: "GOOD@example.com,Again" });
    expect(listOf(bad).invitees).toHaveLength(1);
  });

  it("makes one line of what would be two, and a text of what a spreadsheet would run", () => {
    const [one, two] = listOf('a@example.com,"Bcc: x@example.com\r\nSubject: hi"\nb@example.com,=1+1').invitees;
    expect(one?.company).toBe("Bcc: x@example.com Subject: hi");
    expect(two?.company).toBe("=1+1");
    expect(faults('"a@example.com\r\nBcc: b@example.com",X')).toEqual([[1, "email"]]);
  });

  it("is refused whole when it is too long or empty", () => {
    const lines = (count: number) => Array.from({ length: count }, (_, index) => `p${index}@example.com`).join("\n");
    expect(listOf(lines(MOST_INVITED)).invitees).toHaveLength(MOST_INVITED);
    expect(listOf(`email\n${lines(MOST_INVITED)}`).invitees).toHaveLength(MOST_INVITED);
    expect(readInvitationList(lines(MOST_INVITED + 1), "en")).toBe("too-many");
    expect(readInvitationList(" \n\n", "en")).toBe("none");
    expect(faults("same@example.com\n".repeat(MOST_INVITED))).toHaveLength(MOST_INVITED - 1);
  });

  it("reads what it writes", () => {
    const { invitees } = listOf('a@example.com,"A ""quoted"", name",fr\nb@example.com');
    expect(listOf(writeInvitationList(invitees)).invitees.map(({ line: _, ...invitee }) => invitee)).toEqual(
      invitees.map(({ line: _, ...invitee }) => invitee),
    );
  });
});

describe("what becomes of an invitation", () => {
  const now = 100 * DAY;
  const unknown = { isMember: false, isOwn: false, isStopped: false, invited: null };

  it("is a mail, but for those who have joined, are asked already, or do not want to be", () => {
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

  it("is four mails at most, a week apart, until somebody has answered", () => {
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

  it("is asked for by an address that comes back as it was read", () => {
    const query = { search: "Café", state: "sent" as const, after: { sentAt: 5, id: "abc" } };
    expect(readTrackingQuery(new URLSearchParams(writeTrackingQuery(query)))).toEqual(query);
    expect(readTrackingQuery(new URLSearchParams("state=nonsense&after=1'~x&search="))).toEqual({
      search: "",
      state: null,
      after: null,
    });
  });
});
