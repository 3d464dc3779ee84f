import { beforeEach, describe, expect, it } from "vitest";
import { saveAnswers } from "~/assessment/answers/save-answers.server";
import { fieldName } from "~/assessment/answers/section-form";
import { proofFieldName, proofIntent, reuseIntent, unproofIntent } from "~/assessment/evidence/rules/proofs";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { resources } from "~/i18n/resources";
import { startAssessment } from "~/improvement/plan/start.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile, saveForm, storedKeys } from "../support/evidence";
import { cookieOf, ORIGIN, send, visit } from "../support/pages";
import { realPdf, smallPdf } from "../support/pdfs";
import { SMALL_JPEG, SMALL_PNG, SMALL_WEBP } from "../support/pictures";
import { completeDraft, createTestContext, registerCompany, requiredAnswers, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const SECTION = "water.assess";
const [FIRST, SECOND] = ["water.assess.1", "water.assess.2"] as const;
const words = resources.en.evidence;

let user: CurrentUser;
let cookie: string;
let draft: string;
let path: string;

beforeEach(async () => {
  user = await registerCompany(ctx);
  cookie = await cookieOf(ctx, user.id);
  const started = await startAssessment(ctx, user);
  if (!started.ok) throw new Error(started.reason);
  draft = started.assessmentId;
  path = `/${ctx.ids.seal(draft)}?section=${SECTION}`;
});

type Given = [name: string, value: string | File][];

const yes = (questionId: string): Given[number] => [fieldName(questionId), "yes"];
const no = (questionId: string): Given[number] => [fieldName(questionId), "no"];
const proof = (questionId: string, file: File): Given[number] => [proofFieldName(questionId), file];
const picture = (content: Uint8Array<ArrayBuffer>, name: string) => new File([content], name, { type: "image/jpeg" });
const log = () => pdfFile(smallPdf());

/** Posts a section as a browser without scripts does, with every field that its form has. */
async function sendForm(given: Given, { to = path, by = cookie } = {}) {
  const form = new FormData();
  form.append("section", SECTION);
  for (const [name, value] of given) form.append(name, value);
  for (const each of [FIRST, SECOND])
    if (!form.has(proofFieldName(each))) form.append(proofFieldName(each), new File([], ""));
  const body = new Response(form);
  const headers = { Origin: ORIGIN, Cookie: by, "Content-Type": body.headers.get("Content-Type") ?? "" };
  const answer = await send(to, { method: "POST", headers, body: await body.arrayBuffer() });
  const text = (await answer.text()).replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
  return { status: answer.status, location: answer.headers.get("Location"), text };
}

/** Sends files as the form's script does. */
const sendFiles = (given: Given) => sendForm(given, { to: `/autosave/${ctx.ids.seal(draft)}?section=${SECTION}` });

const proofs = () =>
  rowsOf<{ id: string; question: string; document: string; file: string; pages: number }>(
    `select f.id, l.subject as question, d.name as document, f.file_name as file, f.pages from documents d
      join document_links l on l.document_id = d.id join document_files f on f.document_id = d.id
      where d.assessment_id = ? order by f.uploaded_at, f.file_name`,
    draft,
  );
const answered = () =>
  rowsOf<{ question_id: string }>(
    "select question_id from answers where assessment_id = ? order by question_id",
    draft,
  );
const page = async () => (await visit(path, { cookie })).text();

describe("files that come with a section's form", () => {
  it("are kept with the question and listed there, together with the answers of the same form", async () => {
    const form: Given = [
      yes(FIRST),
      proof(FIRST, picture(SMALL_JPEG, "one.jpg")),
      proof(FIRST, picture(SMALL_PNG, "two.png")),
      proof(FIRST, log()),
      no(SECOND),
      ["intent", proofIntent(FIRST)],
    ];
    const sent = await sendForm(form);
    expect([sent.status, sent.location]).toEqual([303, `${path}&question=${FIRST}#${FIRST}`]);
    expect(await answered()).toMatchObject([{ question_id: FIRST }, { question_id: SECOND }]);
    const kept = await proofs();
    expect(kept).toMatchObject([
      { question: FIRST, file: expect.stringMatching(/^[^/]{10,} \d{4}-\d\d-\d\d\.pdf$/), pages: 2 },
      { question: FIRST, file: "log.pdf", pages: 1 },
    ]);
    expect(new Set(kept.map(({ document }) => document)).size).toBe(1);
    expect(kept[0]?.file.startsWith(kept[0].document)).toBe(true);
    const html = await page();
    for (const { file, id } of kept) {
      expect(html).toContain(file);
      expect(html).toContain(`value="${unproofIntent(id)}"`);
    }
    // Nothing of the photographs waits any more.
    expect(await storedKeys(user.companyId)).toHaveLength(2);
  });

  it("stay with whatever button is pressed, and join those of the same question", async () => {
    await sendForm([yes(FIRST), proof(FIRST, log()), ["intent", "save"]]);
    await sendForm([yes(FIRST), proof(FIRST, pdfFile(await realPdf(2), "more.pdf")), ["intent", "next"], no(SECOND)]);
    expect(await proofs()).toMatchObject([{ file: "log.pdf" }, { file: "more.pdf" }]);
    expect(await rowsOf("select id from documents where assessment_id = ?", draft)).toHaveLength(1);
  });

  it("are told one by one if they are bad, and the good ones stay", async () => {
    const sent = await sendForm([
      yes(FIRST),
      proof(FIRST, picture(SMALL_WEBP, "shop.webp")),
      proof(FIRST, log()),
      proof(FIRST, pdfFile(new Uint8Array(), "nothing.pdf")),
      ["intent", proofIntent(FIRST)],
    ]);
    expect(sent.status).toBe(422);
    for (const said of [
      words.proof.summary,
      words.files["picture-kind"].replace("{{name}}", "shop.webp"),
      words.files.empty.replace("{{name}}", "nothing.pdf"),
    ])
      expect(sent.text).toContain(said);
    expect(sent.text).toContain(`href="#${FIRST}-proof"`);
    expect([await answered(), await proofs()]).toMatchObject([[{ question_id: FIRST }], [{ file: "log.pdf" }]]);
  });

  it("are not kept with a No, nor with a question that does not ask for proof", async () => {
    const refused = await sendForm([no(FIRST), proof(FIRST, log()), ["intent", "save"]]);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(words.proof.notYes)]);
    const other = await sendForm([yes(FIRST), proof("water.assess.options", log()), ["intent", "save"]]);
    expect(other.status).toBe(303);
    expect([await proofs(), await storedKeys(user.companyId)]).toEqual([[], []]);
  });

  it("are asked for if the button is pressed without any", async () => {
    const sent = await sendForm([yes(FIRST), ["intent", proofIntent(FIRST)]]);
    expect([sent.status, sent.text]).toEqual([422, expect.stringContaining(words.proof.none)]);
  });

  it("stay if something else in the form is wrong", async () => {
    const sent = await sendForm([yes(FIRST), proof(FIRST, log()), ["version", "readiness-1"], ["intent", "next"]]);
    // The page was made for other questions, so nothing is saved: not even that the answer is Yes.
    expect([sent.status, await proofs()]).toEqual([422, []]);
    await sendForm([yes(FIRST), ["intent", "save"]]);
    const again = await sendForm([yes(FIRST), proof(FIRST, log()), ["version", "readiness-1"], ["intent", "next"]]);
    expect([again.status, await proofs()]).toMatchObject([422, [{ file: "log.pdf" }]]);
    const missed = await sendForm([yes(FIRST), proof(FIRST, pdfFile(smallPdf(), "more.pdf")), ["intent", "next"]]);
    expect([missed.status, await proofs()]).toMatchObject([422, [{ file: "log.pdf" }, { file: "more.pdf" }]]);
  });

  it("have limits: four files a question, and the number of uploads an hour", async () => {
    const five = Array.from({ length: 5 }, (_, index) => proof(FIRST, pdfFile(smallPdf(), `${index}.pdf`)));
    const sent = await sendForm([yes(FIRST), ...five, ["intent", "save"]]);
    expect([sent.status, sent.text]).toEqual([422, expect.stringContaining("“4.pdf” is one file too many")]);
    expect(await proofs()).toHaveLength(4);
    const more = await sendForm([yes(FIRST), proof(FIRST, log()), ["intent", "save"]]);
    expect([more.status, more.text]).toEqual([422, expect.stringContaining("A document can have up to 4 files")]);
    await change("update rate_limits set count = 120 where key like 'evidence/user/%'");
    const late = await sendForm([yes(FIRST), yes(SECOND), proof(SECOND, log()), ["intent", "save"]]);
    expect([late.status, late.text]).toEqual([422, expect.stringContaining("Too many")]);
    expect(await answered()).toHaveLength(2);
    expect(await storedKeys(user.companyId)).toHaveLength(4);
  });

  it("say that they are too large together, on the page of the section", async () => {
    const headers = {
      Origin: ORIGIN,
      Cookie: cookie,
      "Content-Type": "multipart/form-data; boundary=x",
      "Content-Length": String(65 * 1024 * 1024),
    };
    const answer = await send(path, { method: "POST", headers, body: "--x" });
    expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining(words.errors.tooLarge)]);
    const broken = await send(path, { method: "POST", headers: { ...headers, "Content-Length": "3" }, body: "--x" });
    expect(broken.status).toBe(400);
  });
});

describe("a file that is kept with a question", () => {
  it("is sent by the script, which gets the question's proof as the page shows it", async () => {
    await sendForm([yes(FIRST), ["intent", "save"]]);
    const sent = await sendFiles([
      proof(FIRST, log()),
      proof(FIRST, pdfFile(new Uint8Array(), "nothing.pdf")),
      ["intent", proofIntent(FIRST)],
    ]);
    expect(sent.status).toBe(200);
    const drawn = JSON.parse(sent.text.replaceAll("&quot;", '\\"'));
    expect(Object.keys(drawn)).toEqual([FIRST]);
    expect(drawn[FIRST]).toContain("log.pdf");
    expect(drawn[FIRST]).toContain(words.files.empty.replace("{{name}}", "nothing.pdf"));
    // It sends no answers, and so clears none.
    expect(await answered()).toHaveLength(1);
    const [file] = await proofs();
    const removed = await sendFiles([["intent", unproofIntent(file?.id ?? "")]]);
    expect(removed.status).toBe(200);
    expect(removed.text).not.toContain("log.pdf");
    expect([await proofs(), await storedKeys(user.companyId)]).toEqual([[], []]);
  });

  it("is removed by its button, with the answers saved; and its document with the last one", async () => {
    await sendForm([
      yes(FIRST),
      proof(FIRST, log()),
      proof(FIRST, pdfFile(smallPdf(), "more.pdf")),
      ["intent", "save"],
    ]);
    for (const left of [["more.pdf"], []]) {
      const [file] = await proofs();
      const sent = await sendForm([yes(FIRST), yes(SECOND), ["intent", unproofIntent(file?.id ?? "")]]);
      expect([sent.status, sent.location]).toEqual([303, `${path}&question=${FIRST}#${FIRST}`]);
      expect((await proofs()).map((each) => each.file)).toEqual(left);
    }
    expect(await rowsOf("select id from documents where assessment_id = ?", draft)).toEqual([]);
    expect(await answered()).toHaveLength(2);
  });

  it("cannot be removed at the question if its document is about more than that", async () => {
    const whole = await completeDraft(ctx, user, 80);
    await saveForm(ctx, user, whole, documentForm({ ...ENTRY, links: [FIRST, SECOND] }, [log()]));
    const [file] = await rowsOf<{ id: string }>("select id from document_files where company_id = ?", user.companyId);
    const here = `/${ctx.ids.seal(whole)}?section=${SECTION}`;
    const html = await (await visit(here, { cookie })).text();
    expect(html.match(/log\.pdf<\/span>/g)).toHaveLength(2);
    expect(html).not.toContain(unproofIntent(file?.id ?? ""));
    await sendForm([yes(FIRST), ["intent", unproofIntent(file?.id ?? "")]], { to: here });
    expect(await storedKeys(user.companyId)).toHaveLength(1);
  });

  it("counts as evidence as soon as the results are there", async () => {
    const whole = await completeDraft(ctx, user, 80);
    const here = `/${ctx.ids.seal(whole)}?section=${SECTION}`;
    await sendForm([yes(FIRST), proof(FIRST, log()), ["intent", "save"]], { to: here });
    await submitAssessment(ctx, user, whole);
    const results = await (await visit(`/user/dashboard/${ctx.ids.seal(whole)}`, { cookie })).text();
    expect(results).toContain("1 of 10");
    // From then on nothing changes.
    const late = await sendForm([yes(SECOND), proof(SECOND, log()), ["intent", "save"]], { to: here });
    expect([late.status, late.location]).toEqual([303, `/view/${ctx.ids.seal(whole)}`]);
    expect(await storedKeys(user.companyId)).toHaveLength(1);
  });

  it("may be added and removed by those who may answer, and by nobody else", async () => {
    await sendForm([yes(FIRST), proof(FIRST, log()), ["intent", "save"]]);
    const [file] = await proofs();
    const stranger = await registerCompany(ctx);
    const by = await cookieOf(ctx, stranger.id);
    const script = `/autosave/${ctx.ids.seal(draft)}?section=${SECTION}`;
    const attempts = (): Given[] => [
      [yes(SECOND), proof(SECOND, log()), ["intent", proofIntent(SECOND)]],
      [["intent", unproofIntent(file?.id ?? "")]],
    ];
    for (const to of [path, script])
      for (const given of attempts()) expect((await sendForm(given, { to, by })).status).toBe(404);
    await change("update users set company_id = ?, role = 'viewer' where id = ?", user.companyId, stranger.id);
    for (const to of [path, script])
      for (const given of attempts()) expect((await sendForm(given, { to, by })).status).toBe(403);
    expect((await visit(path, { cookie: by })).headers.get("Location")).toBe(`/view/${ctx.ids.seal(draft)}`);
    for (const to of [path, script])
      expect((await sendForm(attempts()[0] ?? [], { to, by: "" })).status).toBe(to === path ? 303 : 401);
    expect([await proofs(), await storedKeys(user.companyId)]).toMatchObject([[{ file: "log.pdf" }], { length: 1 }]);
    await change("update users set role = 'contributor' where id = ?", stranger.id);
    expect((await sendForm(attempts()[0] ?? [], { by })).status).toBe(303);
    expect(await proofs()).toHaveLength(2);
  });
});

describe("the proof of the last assessment", () => {
  const begun = "what proved it last time";
  let former: { id: string; document: string; file: string }[];

  /** A company that submitted a log as proof of its first answer, and has begun again with its answers. */
  beforeEach(async () => {
    await sendForm([yes(FIRST), proof(FIRST, log()), yes(SECOND), ["intent", proofIntent(FIRST)]]);
    former = await proofs();
    const rest = requiredAnswers(40).filter(({ questionId }) => questionId !== FIRST);
    await saveAnswers(ctx, user, draft, rest);
    expect(await submitAssessment(ctx, user, draft)).toEqual({ ok: true });
    const started = await startAssessment(ctx, user, { source: "last" });
    if (!started.ok) throw new Error(started.reason);
    draft = started.assessmentId;
    path = `/${ctx.ids.seal(draft)}?section=${SECTION}`;
  });

  const reuse = () => sendForm([yes(FIRST), no(SECOND), ["intent", reuseIntent(FIRST)]]);

  it(`offers ${begun}, keeps a copy of it, and leaves the other as it is`, async () => {
    expect(former).toMatchObject([{ file: "log.pdf" }]);
    const offered = await page();
    expect(offered).toContain(words.proof.former.replace("{{names}}", "log.pdf"));
    expect(offered.split(`value="${reuseIntent(FIRST)}"`)).toHaveLength(2);
    expect(offered).not.toContain(reuseIntent(SECOND));
    const sent = await reuse();
    expect([sent.status, sent.location]).toEqual([303, `${path}&question=${FIRST}#${FIRST}`]);
    const kept = await proofs();
    expect(kept).toMatchObject([{ question: FIRST, file: "log.pdf", pages: 1 }]);
    expect(kept[0]?.id).not.toBe(former[0]?.id);
    const keys = await storedKeys(user.companyId);
    for (const { id } of [...former, ...kept]) expect(keys.some((key) => key.includes(id))).toBe(true);
    expect(await page()).not.toContain(reuseIntent(FIRST));
    // Once is enough, however often it is pressed.
    await reuse();
    expect(await proofs()).toHaveLength(1);
  });

  it("is kept once if it is asked for several times at once, and leaves no file behind", async () => {
    const before = await storedKeys(user.companyId);
    const sent = await Promise.all([reuse(), reuse(), reuse()]);
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(await proofs()).toHaveLength(1);
    expect(await storedKeys(user.companyId)).toHaveLength(before.length + 1);
  });

  it("is nobody else's: another company's question keeps nothing, and is told of nothing", async () => {
    const stranger = await cookieOf(ctx, (await registerCompany(ctx)).id);
    const sent = await sendForm([yes(FIRST), ["intent", reuseIntent(FIRST)]], { by: stranger });
    expect(sent.status).toBe(404);
    for (const odd of ["", "nothing", "water.report.2", FIRST.repeat(500)])
      expect((await sendForm([yes(FIRST), ["intent", reuseIntent(odd)]])).status, odd.slice(0, 20)).toBeLessThan(400);
    expect(await proofs()).toEqual([]);
  });

  it("keeps nothing with a No, and says so", async () => {
    const sent = await sendForm([no(FIRST), no(SECOND), ["intent", reuseIntent(FIRST)]]);
    expect(sent.status).toBe(422);
    expect(sent.text).toContain(words.proof.notYes);
    expect(await proofs()).toEqual([]);
  });

  it("says when the file is gone, and keeps no row for it", async () => {
    for (const key of await storedKeys(user.companyId)) await ctx.files.delete(key);
    const sent = await reuse();
    expect(sent.status).toBe(422);
    expect(sent.text).toContain(words.proof.gone);
    expect(await proofs()).toEqual([]);
  });

  it("is only that of the assessment whose answers were taken over", async () => {
    const started = await startAssessment(ctx, user);
    if (!started.ok) throw new Error(started.reason);
    draft = started.assessmentId;
    path = `/${ctx.ids.seal(draft)}?section=${SECTION}`;
    await sendForm([yes(FIRST), yes(SECOND)]);
    expect(await page()).not.toContain(reuseIntent(FIRST));
    await reuse();
    expect(await proofs()).toEqual([]);
  });
});
