import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { getCurrentCatalogue } from "~/assessment/catalogue/catalogue.server";
import { newestProgress } from "~/assessment/catalogue/content/progress/versions";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { resyncQuestions } from "~/assessment/drafts/resync.server";
import { dayIn } from "~/core/days/days";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { asCatalogue } from "~/office/editor/checks.server";
import { discardDraft, openDraft, startDraft } from "~/office/editor/drafts.server";
import { meetDrafts } from "~/office/editor/meets.server";
import { callOff, publishAgain, publishDraft, publishDue, scheduleDraft } from "~/office/editor/publish.server";
import type { EditedFields } from "~/office/editor/rules/shapes";
import { withValue } from "~/office/editor/rules/walk";
import { saveThing, type Typed } from "~/office/editor/save.server";
import { writeEdits } from "~/office/editor/write.server";
import { createContext } from "~/platform/context";
import { submitAssessment } from "~/results/results/submit.server";
import { change, interrupted, rowsOf } from "../support/database";
import { dump, faultEverywhere } from "../support/faults";
import { filled, readForm } from "../support/forms";
import { cookieOf, ORIGIN, post, send, typedSigns, visit } from "../support/pages";
import { publishProgress } from "../support/publish";
import { changePart, partsOf } from "../support/workbooks";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const DAY = 24 * 60 * 60 * 1000;
const QUESTION = "question/water.assess.1";
const LIST = "/admin/questionnaires";
let now = Date.now();
const ctx = withoutQueue(createTestContext(() => now));
let office: CurrentUser;
let other: CurrentUser;
let cookie: string;

beforeAll(async () => {
  [office, other] = [await registerCompany(ctx), await registerCompany(ctx)];
  await change("update users set is_administrator = 1 where id in (?, ?)", office.id, other.id);
  cookie = await cookieOf(ctx, office.id);
  await publishProgress();
});
afterAll(async () => {
  await change("delete from catalogues where version like 'readiness-20%'");
  await change("delete from questionnaire_drafts");
});
/** Each test publishes on its own days, because a Worker remembers a name once used. */
beforeEach(() => {
  now += 7 * DAY;
});

const newestVersion = async () => (await getCurrentCatalogue(ctx)).version;
const begin = async () => (await startDraft(ctx, office, await newestVersion())) ?? "";
const open = async (id: string) => {
  const draft = await openDraft(ctx, id);
  if (!draft) throw new Error("no draft");
  return draft;
};
const partOf = async (id: string, path = QUESTION) => (await open(id)).entities.get(path) as EditedFields;
const seenOf = async (id: string) => ({ revision: (await open(id)).row.revision, newest: await newestVersion() });

/** Saves a wording as a user does who has just opened the page. */
async function reword(id: string, at: string, said: string, path = QUESTION) {
  const value = await partOf(id, path);
  const revision = (await open(id)).edited.get(path)?.revision ?? 0;
  return saveThing(ctx, office, id, { path, seen: value, value: withValue(value, at, said), revision, order: null });
}

/** What a page marks as deleted and inserted in the texts of a language, without what it says only to screen readers. */
const marksIn = (html: string, language: string) =>
  [...html.matchAll(new RegExp(`<div lang="${language}">(.*?)</div>`, "gs"))].flatMap(([, words = ""]) =>
    [...words.matchAll(/<(del|ins)[^>]*>(.*?)<\/\1>/gs)].map(
      ([, mark, text = ""]) => `${mark}: ${text.replaceAll(/<span.*?<\/span>/gs, "").trim()}`,
    ),
  );

type Book = Uint8Array<ArrayBuffer>;
const SHEET = "xl/worksheets/sheet1.xml";
const STRINGS = "xl/sharedStrings.xml";
const PROGRESS_VERSION = newestProgress.version;
const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const withRows = (count: number) => (xml: string) =>
  xml.replace(
    "</sheetData>",
    `${Array.from({ length: count }, (_, row) => `<row r="${row + 9000}"><c r="A${row + 9000}"><v>1</v></c></row>`).join("")}</sheetData>`,
  );
const LAUGHS = `<!DOCTYPE a [<!ENTITY a "ha">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "&a;&a;&a;&a;">`).join("")}]><sst>&a8;</sst>`;

/** The workbook of a draft's texts, as an administrator downloads it. */
async function bookOf(own: string): Promise<Book> {
  return new Uint8Array(await (await visit(`${own}/texts/file`, { cookie })).arrayBuffer());
}
async function upload(own: string, bytes: Book) {
  const body = new FormData();
  body.append("file", new File([bytes], "texts.xlsx"));
  return send(`${own}/texts`, { method: "POST", body, headers: { Origin: ORIGIN, Cookie: cookie } });
}

describe("the pages of a questionnaire draft", () => {
  const read = async (path: string) => (await visit(path, { cookie })).text();
  const send303 = async (path: string, fields: [string, string][]) => {
    const answer = await post(path, fields, { cookie });
    expect(answer.status, await answer.clone().text()).toBe(303);
    return answer.headers.get("Location") ?? "";
  };
  const editOf = (own: string, path = QUESTION) => `${own}/edit?at=${encodeURIComponent(path)}`;

  it("lead from a published version to an edit, its checks, a preview, a comparison and a publication", async () => {
    const version = await newestVersion();
    const own = await send303(LIST, [["version", version]]);
    const page = editOf(own);
    const form = readForm(await read(page), "before.value");
    // Saving without a change is not an edit.
    await send303(page, filled(form, { intent: "save" }));
    expect(
      await rowsOf("select path from questionnaire_edits where draft_id = ?", own.split("/").at(-1) ?? ""),
    ).toEqual([]);

    const typed = {
      intent: "save",
      "text.en": "Do you <b>know</b>\u202e your\u0000 water?",
      "text.fr": "",
      "options.0.label.ms": "Ya!",
    };
    await send303(page, filled(form, typed));
    const edited = await read(page);
    expect(edited).toContain("Do you &lt;b&gt;know&lt;/b&gt; your  water?");
    expect(edited).toContain("The text is missing in this language.");
    const faulty = await read(own);
    expect(faulty).toContain("1 error stops you from publishing this draft");
    expect(await read(`${own}/publish`)).toContain("You cannot publish this draft yet");

    const again = readForm(edited, "before.value");
    await send303(page, filled(again, { intent: "save", "text.fr": "Connaissez-vous votre eau ?" }));
    expect(await read(own)).toContain("Nothing stops you from publishing this draft");
    const preview = await read(`${own}/preview?at=water.assess`);
    expect(preview).toContain("Do you &lt;b&gt;know&lt;/b&gt; your  water?");
    expect(preview.match(/<main.*<\/main>/s)?.[0]).not.toContain("<form");
    expect((await post(`${own}/preview`, [["q.water.assess.1", "yes"]], { cookie })).status).toBe(405);
    const comparison = await read(`${own}/publish?dialog=publish`);
    expect(comparison).toContain("1 question changes");
    // Every language that changes, with its own words and what differs in them; the other labels of answers stay as they are.
    const shown = comparison.match(/<main.*<\/main>/s)?.[0] ?? "";
    expect(marksIn(shown, "fr")).toContain("ins: Connaissez-vous votre");
    expect(marksIn(shown, "fr")[0]).toMatch(/^del: L’entreprise a-t-elle une liste/);
    expect(marksIn(shown, "ms")).toEqual(["ins: !"]);
    expect(shown).toContain("deleted:");
    const publication = readForm(comparison, "newest", /value="now"/);
    expect(await send303(`${own}/publish`, filled(publication, { intent: "now" }))).toBe(own);
    expect(await read(own)).toContain("This draft was published as readiness-20");
    // Sent again, it reports a conflict and does nothing.
    expect((await post(`${own}/publish`, filled(publication, { intent: "now" }), { cookie })).status).toBe(409);
    expect((await rowsOf("select 1 from catalogues where version like 'readiness-20%'")).length).toBe(1);
    expect(await read(LIST)).toContain(version);
  });

  it("save what was typed together with any button that changes an order or a list of answers", async () => {
    const own = await send303(LIST, [["version", await newestVersion()]]);
    const page = editOf(own, "section/water.assess");
    const form = readForm(await read(page), "before.value");
    const up = "order|up|questions|water.assess.2";
    await send303(page, filled(form, { intent: up, "name.fr": "Évaluer l’eau" }));
    const moved = await read(page);
    expect(moved.indexOf("water.assess.2<")).toBeLessThan(moved.indexOf("water.assess.1<"));
    expect(moved).toContain("Évaluer l’eau");
    // The page that was opened before shows another order.
    const stale = await send303(page, filled(form, { intent: up }));
    expect(stale).toBe(page.replaceAll("%2F", "/").replaceAll("/water.assess", "%2Fwater.assess"));
    const asked = await send303(
      page,
      filled(readForm(moved, "before.value"), { intent: "ask|order|questions|water.assess.2" }),
    );
    const question = readForm(await read(asked), "before.stored");
    await send303(page, filled(question, { intent: "order|remove|questions|water.assess.2" }));
    const removed = await read(page);
    expect(removed).toContain("Put back");
    expect(await read(own)).toContain("“water.assess.2” is gone");
    const taken = filled(readForm(removed, "before.value"), {
      intent: "order|add|questions|",
      "new.id.questions": "water.assess.2",
      "new.type.questions": "text",
    });
    const refused = await post(page, taken, { cookie });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain("was published before");
    const fresh = taken.map(([name, value]): [string, string] => [
      name,
      name === "new.id.questions" ? "water.assess.meter" : value,
    ]);
    expect(await send303(page, fresh)).toContain("water.assess.meter");
    await send303(
      page,
      filled(readForm(await read(page), "before.value"), { intent: "order|restore|questions|water.assess.2" }),
    );
    expect(await read(page)).not.toContain("Put back");

    const options = readForm(await read(editOf(own)), "before.value");
    await send303(editOf(own), filled(options, { intent: "item|add|options|0", "text.ms": "Air?" }));
    const more = await read(editOf(own));
    expect(more).toContain('name="options.2.id"');
    expect(more).toContain("Air?");
    const item = await send303(editOf(own), filled(readForm(more, "before.value"), { intent: "ask|item|options|2" }));
    const removal = readForm(await read(item), "before.stored");
    await send303(editOf(own), filled(removal, { intent: "item|remove|options|2" }));
    expect(await read(editOf(own))).not.toContain('name="options.2.id"');
  });

  it("show both texts when two administrators have changed the same one, and lose neither", async () => {
    const own = await send303(LIST, [["version", await newestVersion()]]);
    const form = readForm(await read(editOf(own)), "before.value");
    await send303(editOf(own), filled(form, { intent: "save", "text.en": "Theirs?", "text.ms": "Mereka?" }));
    // Another field of the same question: both changes stay.
    await send303(editOf(own), filled(form, { intent: "save", "text.fr": "Les miens ?" }));
    const clash = await post(editOf(own), filled(form, { intent: "save", "text.en": "Mine?" }), { cookie });
    expect(clash.status).toBe(409);
    const shown = await clash.text();
    expect(shown).toContain("Saved in the meantime: Theirs?");
    const again = readForm(shown, "before.value");
    expect([again["text.en"], again["text.fr"], again["text.ms"]]).toEqual([["Mine?"], ["Les miens ?"], ["Mereka?"]]);
    await send303(editOf(own), filled(again, { intent: "save" }));
    expect((await partOf(own.split("/").at(-1) ?? "")).text).toEqual({ en: "Mine?", fr: "Les miens ?", ms: "Mereka?" });
  });

  it("keep a text that is far too long and say so, and refuse a request larger than any form", async () => {
    const own = await send303(LIST, [["version", await newestVersion()]]);
    const form = readForm(await read(editOf(own)), "before.value");
    await send303(editOf(own), filled(form, { intent: "save", "text.en": "long ".repeat(20_000) }));
    expect(await read(editOf(own))).toContain("This has 99999 characters. At most 400 fit.");
    const huge = filled(form, { intent: "save", "text.en": "x".repeat(300_000) });
    expect((await post(editOf(own), huge, { cookie })).status).toBe(413);
  });

  it("name the standards that a removed question fills", async () => {
    const own = await send303(LIST, [["version", await newestVersion()]]);
    const page = editOf(own, "section/water.commit");
    const asked = await send303(
      page,
      filled(readForm(await read(page), "before.value"), { intent: "ask|order|questions|water.commit.1" }),
    );
    const question = readForm(await read(asked), "before.stored");
    await send303(page, filled(question, { intent: "order|remove|questions|water.commit.1" }));
    for (const path of [page, own])
      expect(await read(path), path).toMatch(/“water\.commit\.1” fills in parts of reporting standards.*VSME \w+/);
  });

  it("refuse a request that none of our pages sends", async () => {
    const own = await send303(LIST, [["version", await newestVersion()]]);
    expect(await send303(LIST, [["version", "readiness-none"]])).toBe(LIST);
    for (const path of [
      "",
      "nothing",
      "question/",
      "question/none",
      "level/leader/x",
      "topic/water/sections",
      "kind",
    ]) {
      expect((await visit(editOf(own, path), { cookie })).status, path).toBe(404);
    }
    for (const path of [`${LIST}/none`, `${LIST}/none/edit?at=x`, `${LIST}/none/texts/file`, `${LIST}/versions/none`]) {
      expect((await visit(path, { cookie })).status, path).toBe(404);
    }
    for (const intent of [
      "",
      "item|add",
      "item|add|__proto__|0",
      "order|up|laws|9",
      "ask|order||",
      "item|remove|options|99",
    ]) {
      const answer = await post(editOf(own), { intent, "before.value": "[[", "before.stored": "yes" }, { cookie });
      expect([303, 400], intent).toContain(answer.status);
    }
    for (const date of ["", "yesterday", "2020-01-01", "2999-01-01"]) {
      const seen = await seenOf(own.split("/").at(-1) ?? "");
      const fields = { intent: "schedule", date, revision: String(seen.revision), newest: seen.newest };
      expect((await post(`${own}/publish`, fields, { cookie })).status, date).toBe(422);
    }
    expect((await post(`${own}/texts`, { intent: "apply", take: '{"key":1}' }, { cookie })).status).toBe(400);
  });

  it("import a translator's workbook after showing what it changes", async () => {
    const own = await send303(LIST, [["version", await newestVersion()]]);
    const book = await bookOf(own);
    const unchanged = await (await upload(own, book)).text();
    expect(unchanged).toContain("Nothing would change");

    const before = (await partOf(own.split("/").at(-1) ?? "")).text as Record<string, string>;
    expect(partsOf(book).get(SHEET)).toContain(escaped(before.fr ?? ""));
    const filledIn = changePart(book, SHEET, (xml) =>
      xml
        .replace(escaped(before.fr ?? ""), "Vos sources d’eau &lt;script _x0000_")
        .replace(escaped(before.ms ?? ""), "Sumber air?")
        .replace("level/leader#name", "level/emperor#name")
        .replace(/(<c r="D2"[^>]*) t="inlineStr">.*?<\/c>/, "$1><f>1+1</f><v>2</v></c>")
        .replace(
          /(<c r="E3"[^>]*) t="inlineStr">.*?<\/c>/,
          `$1 t="inlineStr"><is><t>${"x".repeat(1_000_000)}</t></is></c>`,
        ),
    );
    const preview = await (await upload(own, filledIn)).text();
    expect(preview).toContain("2 texts change.");
    expect(preview).toContain("level/emperor#name");
    expect(preview).toContain("a formula is not a text");
    expect(preview).toContain("the text has 32767 characters");
    expect(preview).not.toContain("<script>_");
    const taken = filled(readForm(preview, "take"), { intent: "apply" });
    // Meanwhile another user changes one of the two.
    const id = own.split("/").at(-1) ?? "";
    await reword(id, "text.ms", "Air dari mana?");
    const applied = await post(`${own}/texts`, taken, { cookie });
    expect(applied.status).toBe(409);
    const conflict = await applied.text();
    expect(conflict).toContain("Air dari mana?");
    const text = (await partOf(id)).text as Record<string, string>;
    expect([text.fr, text.ms]).toEqual(["Vos sources d’eau <script", "Air dari mana?"]);
    const stays = filled(readForm(conflict, "take.0"), { intent: "apply", "take.0": "" });
    expect((await post(`${own}/texts`, stays, { cookie })).status).toBe(303);
    expect(((await partOf(id)).text as Record<string, string>).ms).toBe("Air dari mana?");

    expect((await upload(own, new Uint8Array(3 * 1024 * 1024))).status).toBe(413);
  });

  it.each([
    ["an empty file", () => new Uint8Array(0), 422, "workbook"],
    ["a page", () => new TextEncoder().encode("<html><script>"), 422, "workbook"],
    ["half a workbook", (book: Book) => book.slice(0, book.length / 2), 422, "workbook"],
    ["a bomb", (book: Book) => changePart(book, SHEET, () => " ".repeat(30 * 1024 * 1024)), 413, "workbook"],
    ["a hundred thousand rows", (book: Book) => changePart(book, SHEET, withRows(100_000)), 413, "workbook"],
    [
      "shared strings without end",
      (book: Book) => changePart(book, STRINGS, () => `<sst>${"<si><t>x".repeat(100_000)}`),
      422,
      "workbook",
    ],
    ["entities that grow", (book: Book) => changePart(book, "xl/workbook.xml", () => LAUGHS), 422, "workbook"],
    [
      "languages in other columns",
      (book: Book) => changePart(book, SHEET, (xml) => xml.replace(">Français<", ">Bahasa Melayu<")),
      422,
      "the language columns are not where they were",
    ],
    [
      "a draft of another questionnaire",
      async () => bookOf(await send303(LIST, [["version", PROGRESS_VERSION]])),
      422,
      "made from another draft",
    ],
  ] as const)("refuse to import %s, and change nothing", async (_, make, status, said) => {
    const own = await send303(LIST, [["version", await newestVersion()]]);
    const answer = await upload(own, await make(await bookOf(own)));
    expect(answer.status).toBe(status);
    const page = await answer.text();
    expect([page.includes('aria-invalid="true"'), page.toLowerCase().includes(said)]).toEqual([true, true]);
    expect((await open(own.split("/").at(-1) ?? "")).edited.size).toBe(0);
  });

  it("show any characters from a workbook as plain text, and save no invisible ones", async () => {
    for (const sign of ["{{", "}}"]) typedSigns.add(sign);
    onTestFinished(() => typedSigns.clear());
    const own = await send303(LIST, [["version", await newestVersion()]]);
    const text = (await partOf(own.split("/").at(-1) ?? "")).text as Record<string, string>;
    const hostile =
      '=HYPERLINK("https://evil.example") <img src=x onerror=alert(1)> \u202eever\u200bsed _x000D_{{name}}';
    const said = '=HYPERLINK("https://evil.example") <img src=x onerror=alert(1)> eversed  {{name}}';
    const book = changePart(await bookOf(own), SHEET, (xml) =>
      xml.replace(escaped(text.fr ?? ""), escaped(hostile).replaceAll("<", "&lt;")),
    );
    const doubled = changePart(book, SHEET, (xml) =>
      xml.replace(
        "</sheetData>",
        `${/<row r="2">.*?<\/row>/s.exec(xml)?.[0].replace(/(r="[A-Z]*)2"/g, '$19999"') ?? ""}</sheetData>`,
      ),
    );
    const seen = await (await upload(own, doubled)).text();
    expect(seen).not.toContain("<img src=x");
    expect(seen).toContain("appears twice");
    const taken = filled(readForm(seen, "take"), { intent: "apply" });
    await send303(`${own}/texts`, taken);
    expect(((await partOf(own.split("/").at(-1) ?? "")).text as Record<string, string>).fr).toBe(said);
    for (const page of [editOf(own), `${own}/preview?at=water.assess`, `${own}/publish`, own]) {
      expect(await read(page), page).not.toContain("<img src=x");
    }
    // It is exported as text that no spreadsheet runs.
    const cell =
      partsOf(await bookOf(own))
        .get(SHEET)
        ?.match(/<c [^>]*>(?:(?!<\/c>).)*HYPERLINK.*?<\/c>/s)?.[0] ?? "";
    expect([cell.includes('t="inlineStr"'), cell.includes("<f>")]).toEqual([true, false]);
  });

  it("publish a former version again as a new one, and are closed to other users", async () => {
    const newest = await newestVersion();
    const page = `${LIST}/versions/readiness-1`;
    const form = readForm(await read(`${page}?dialog=again`), "newest");
    expect((await post(page, filled(form, { intent: "again", newest: "readiness-1" }), { cookie })).status).toBe(409);
    await send303(page, filled(form, { intent: "again" }));
    expect(await newestVersion()).not.toBe(newest);
    await change("delete from catalogues where version like 'readiness-20%'");
    const stranger = await cookieOf(ctx, (await registerCompany(ctx)).id);
    for (const path of [LIST, page, `${LIST}/x`]) expect((await visit(path, { cookie: stranger })).status).toBe(404);
  });
});

describe("two administrators at once", () => {
  const typed = async (id: string, at: string, said: string): Promise<Typed> => {
    const value = await partOf(id);
    return { path: QUESTION, seen: value, value: withValue(value, at, said), revision: 0, order: null };
  };

  it("keep what each has typed, whichever comes first", async () => {
    const id = await begin();
    const [mine, theirs] = [await typed(id, "text.fr", "À moi ?"), await typed(id, "text.ms", "Mereka?")];
    const done = await Promise.all([saveThing(ctx, office, id, mine), saveThing(ctx, other, id, theirs)]);
    expect(done.map(({ ok }) => ok)).toEqual([true, true]);
    expect((await partOf(id)).text).toMatchObject({ fr: "À moi ?", ms: "Mereka?" });
    const [one, two] = [await typed(id, "text.en", "One?"), await typed(id, "text.en", "Two?")];
    const clash = await Promise.all([saveThing(ctx, office, id, one), saveThing(ctx, other, id, two)]);
    const [lost] = clash.filter(({ ok }) => !ok);
    expect(clash.filter(({ ok }) => ok)).toHaveLength(1);
    expect(lost).toMatchObject({ reason: "conflict", clashes: [{ at: "text.en" }] });
  });

  it("publish one draft once, and of two drafts only the one that saw the newest version", async () => {
    const [one, two] = [await begin(), await begin()];
    await reword(one, "text.en", "One?");
    await reword(two, "text.en", "Two?");
    const [first, second] = [await seenOf(one), await seenOf(two)];
    const done = await Promise.all([
      publishDraft(ctx, office, one, first),
      publishDraft(ctx, other, one, first),
      publishDraft(ctx, other, two, second),
    ]);
    expect(done.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await discardDraft(ctx, office, one)).toBe(!(await open(one).then(({ row }) => row.state === "published")));
    expect(
      await saveThing(ctx, office, one, { ...(await typed(one, "text.en", "Late?")), revision: 1 }).catch(() => ({
        ok: false,
      })),
    ).toMatchObject({ ok: false });
  });

  it("let users start an assessment and resync a draft while a version is published", async () => {
    const owner = await registerCompany(ctx);
    const draft = await completeDraft(ctx, owner, 40);
    const id = await begin();
    await reword(id, "text.en", "Asked otherwise?");
    const [published, started, moved] = await Promise.all([
      publishDraft(ctx, office, id, await seenOf(id)),
      startAssessment(ctx, await registerCompany(ctx)),
      resyncQuestions(ctx, owner, draft),
    ]);
    expect([published.ok, started.ok, moved.ok]).toEqual([true, true, true]);
    expect(await resyncQuestions(ctx, owner, draft)).toMatchObject({ ok: true });
    const [row] = await rowsOf<{ version: string; waits: number }>(
      "select catalogue_version as version, (select count(*) from answers where assessment_id = id and unconfirmed = 'reset') as waits from assessments where id = ?",
      draft,
    );
    expect(row).toEqual({ version: await newestVersion(), waits: 1 });
  });
});

describe("a publication", () => {
  it("scheduled for a day changes nothing until then, can be cancelled, and is made by the clock", async () => {
    const before = await newestVersion();
    const id = await begin();
    await reword(id, "text.en", "From that day?");
    const seen = await seenOf(id);
    expect(await scheduleDraft(ctx, office, id, now - 1, seen)).toEqual({ ok: false, reason: "past" });
    expect(await scheduleDraft(ctx, office, id, now + DAY, { ...seen, revision: 1 })).toMatchObject({ ok: false });
    expect(await scheduleDraft(ctx, office, id, now + DAY, seen)).toEqual({ ok: true });
    expect(await reword(id, "text.en", "Now?")).toEqual({ ok: false, reason: "closed" });
    expect(await discardDraft(ctx, office, id)).toBe(false);
    expect(await callOff(ctx, office, id)).toBe(true);
    expect(await callOff(ctx, office, id)).toBe(false);
    expect(await scheduleDraft(ctx, office, id, now + DAY, await seenOf(id))).toEqual({ ok: true });
    expect((await publishDue(ctx)).did).toEqual({ published: 0, failed: 0 });
    expect(await newestVersion()).toBe(before);
    now += DAY;
    const [one, two] = await Promise.all([publishDue(ctx), publishDue(ctx)]);
    expect((one.did.published ?? 0) + (two.did.published ?? 0)).toBe(1);
    expect((await getCurrentCatalogue(ctx)).version).toBe(`readiness-${dayIn(now, "UTC")}`);
    expect((await publishDue(ctx)).did).toEqual({ published: 0, failed: 0 });
  });

  it("that becomes due while it is being cancelled is made or cancelled, and never both", async () => {
    for (const turn of [0, 1]) {
      const id = await begin();
      await reword(id, "text.en", "In that very moment?");
      expect(await scheduleDraft(ctx, office, id, now + DAY, await seenOf(id))).toEqual({ ok: true });
      now += DAY;
      const both = [() => publishDue(ctx), () => callOff(ctx, other, id)];
      const done = await Promise.all((turn === 0 ? both : both.reverse()).map((act) => act()));
      const [{ did }, isCalledOff] = (turn === 0 ? done : done.reverse()) as [
        Awaited<ReturnType<typeof publishDue>>,
        boolean,
      ];
      expect([did.published === 1, isCalledOff].filter(Boolean)).toHaveLength(1);
      expect((await open(id)).row.state).toBe(isCalledOff ? "open" : "published");
    }
    // Cancelled between the scheduled job's read of what is due and its publication.
    const id = await begin();
    await reword(id, "text.en", "A moment later?");
    expect(await scheduleDraft(ctx, office, id, now + DAY, await seenOf(id))).toEqual({ ok: true });
    now += DAY;
    const before = await newestVersion();
    const late = createContext(
      interrupted('update "questionnaire_drafts"', () => callOff(ctx, other, id)),
      () => now,
    );
    expect((await publishDue(late)).did).toEqual({ published: 0, failed: 0 });
    expect([(await open(id)).row.state, await newestVersion()]).toEqual(["open", before]);
  });

  it("is not made from a draft with faults, whatever was decided before", async () => {
    const id = await begin();
    await reword(id, "text.en", "With a fault later?");
    expect(await scheduleDraft(ctx, office, id, now + DAY, await seenOf(id))).toEqual({ ok: true });
    await change("update questionnaire_drafts set state = 'open' where id = ?", id);
    await reword(id, "text.fr", "");
    await change("update questionnaire_drafts set state = 'scheduled' where id = ?", id);
    now += DAY;
    expect((await publishDue(ctx)).did).toEqual({ published: 0, failed: 1 });
    expect((await open(id)).row.state).toBe("open");
    expect(await publishDraft(ctx, office, id, await seenOf(id))).toEqual({ ok: false, reason: "faults" });
    expect(await scheduleDraft(ctx, office, id, now + DAY, await seenOf(id))).toEqual({ ok: false, reason: "faults" });
  });

  it("is not made from a draft that says what the newest version says", async () => {
    const id = await begin();
    const unchanged = { ok: false, reason: "unchanged" };
    expect(await publishDraft(ctx, office, id, await seenOf(id))).toEqual(unchanged);
    expect(await scheduleDraft(ctx, office, id, now + DAY, await seenOf(id))).toEqual(unchanged);
    const page = await (await visit(`${LIST}/${id}/publish`, { cookie })).text();
    expect(page).toContain("There is nothing to publish yet.");
    expect(page).not.toContain("dialog=publish");
    await reword(id, "text.en", "Changed at last?");
    expect(await publishDraft(ctx, office, id, await seenOf(id))).toMatchObject({ ok: true });
  });

  it("tells afterwards what became of the drafts that it met, and what was begun with it", async () => {
    const owners = await Promise.all(Array.from({ length: 4 }, () => registerCompany(ctx)));
    const [mover, submitter, leaver, newcomer] = owners;
    if (!mover || !submitter || !leaver || !newcomer) throw new Error("no companies");
    const moved = await completeDraft(ctx, mover, 40);
    const late = await completeDraft(ctx, submitter, 40);
    const deleted = await completeDraft(ctx, leaver, 40);
    const id = await begin();
    await reword(id, "text.en", "Yet another wording?");
    const published = await publishDraft(ctx, office, id, await seenOf(id));
    if (!published.ok) throw new Error(published.reason);
    const { version } = published;
    const page = async () => (await visit(`${LIST}/versions/${version}`, { cookie })).text();
    const figures = async () =>
      [...(await page()).matchAll(/<dt[^>]*>([^<]+)<\/dt><dd[^>]*>([^<]+)<\/dd>/g)].map(([, name, count]) => [
        name ?? "",
        Number(count),
      ]) as [string, number][];
    const before = new Map(await figures());
    expect(before.get("open when it was published")).toBeGreaterThanOrEqual(3);
    expect(before.get("still open on an earlier version")).toBe(before.get("open when it was published"));
    expect(await page()).not.toContain("when it was published, until");

    expect(await resyncQuestions(ctx, mover, moved)).toEqual({ ok: true, changed: true });
    expect(await submitAssessment(ctx, submitter, late)).toMatchObject({ ok: true });
    await change("delete from assessments where id = ?", deleted);
    const begun = await completeDraft(ctx, newcomer, 40);
    const rises = (await figures()).map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
    expect(rises).toEqual([
      ["open when it was published", 0],
      ["moved to this version", 1],
      ["submitted on an earlier version", 1],
      ["deleted", 1],
      ["still open on an earlier version", -3],
      ["begun", 1],
      ["submitted", 0],
    ]);

    // Once another version has followed, its figures stay as they are, but for what is submitted on it.
    const again = await publishAgain(ctx, office, version, version);
    if (!again.ok) throw new Error(again.reason);
    expect(await submitAssessment(ctx, newcomer, begun)).toMatchObject({ ok: true });
    const last = (await figures()).map(([name, count]) => [name, count - (before.get(name) ?? 0)]);
    expect(last).toEqual(rises.map(([name, rise]) => [name, name === "submitted" ? 1 : rise]));
    expect(await page()).toContain(`until ${again.version} followed on`);
  });

  it("says beforehand what a resync will then do to existing drafts", async () => {
    const owner = await registerCompany(ctx);
    const draft = await completeDraft(ctx, owner, 40);
    const version = await newestVersion();
    const id = await begin();
    await reword(id, "text.en", "Asked otherwise again?");
    const section = "section/water.learn/questions";
    const keys = (await open(id)).entities.get(section) as string[];
    await writeEdits(ctx, office, id, [{ path: section, value: keys.slice(1), seen: 0 }]);
    const next = asCatalogue(await open(id));
    if (!next) throw new Error("not a questionnaire");
    const found = (await meetDrafts(ctx, next)).find((each) => each.version === version);
    expect(found).toMatchObject({ counted: found?.drafts });
    const published = await publishDraft(ctx, office, id, await seenOf(id));
    expect(published.ok).toBe(true);
    const [{ count: before = 0 } = {}] = await rowsOf<{ count: number }>(
      "select count(*) as count from answers where assessment_id = ? and value is not null",
      draft,
    );
    await resyncQuestions(ctx, owner, draft);
    const [after] = await rowsOf<{ count: number; waits: number }>(
      "select count(*) as count, sum(unconfirmed is not null) as waits from answers where assessment_id = ? and value is not null",
      draft,
    );
    expect([before - (after?.count ?? 0), after?.waits]).toEqual([1, 1]);
    expect(found?.confirm).toBeGreaterThanOrEqual(1);
    expect(found?.dropped).toBeGreaterThanOrEqual(1);
  });

  it("is undone by publishing the former version again", async () => {
    const former = await newestVersion();
    const id = await begin();
    await reword(id, "text.en", "A mistake?");
    const published = await publishDraft(ctx, office, id, await seenOf(id));
    if (!published.ok) throw new Error(published.reason);
    expect(await publishAgain(ctx, office, former, former)).toEqual({ ok: false, reason: "changed-meanwhile" });
    const again = await publishAgain(ctx, office, former, published.version);
    expect(again.ok).toBe(true);
    const { version, ...now } = await getCurrentCatalogue(ctx);
    const [row] = await rowsOf<{ document: string }>("select document from catalogues where version = ?", former);
    const { version: old, ...document } = JSON.parse(row?.document ?? "{}");
    expect([now, version === old]).toEqual([document, false]);
  });
});

describe("a fault", () => {
  it.each([
    [
      "an edit",
      async (given: string, faulty: typeof ctx) =>
        writeEdits(faulty, office, given, [{ path: QUESTION, value: {}, seen: 0 }]),
    ],
    [
      "a publication",
      async (given: string, faulty: typeof ctx) => publishDraft(faulty, office, given, await seenOf(given)),
    ],
    ["throwing a draft away", async (given: string, faulty: typeof ctx) => discardDraft(faulty, office, given)],
    ["making a draft", async (_: string, faulty: typeof ctx) => startDraft(faulty, office, newestReadiness.version)],
  ])("in the middle of %s leaves nothing half done", async (_, act) => {
    await faultEverywhere(
      "fail",
      async () => {
        now += DAY;
        return begin();
      },
      (faulty, given) => act(given, { ...faulty, clock: () => now }),
      async (_given, before) => expect(await dump()).toEqual(before),
    );
  });
});
