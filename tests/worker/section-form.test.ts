import { beforeEach, describe, expect, it } from "vitest";
import { openAssessment } from "~/assessment/answers/queries.server";
import { clearDraft } from "~/assessment/drafts/clear.server";
import type { AutosaveAnswer } from "~/assessment/form/answer-autosave.server";
import { saveSection } from "~/assessment/form/save-section.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { startAssessment } from "~/improvement/plan/start.server";
import { createContext } from "~/platform/context";
import { chosen as fieldsOf, optionsIn } from "../support/answers";
import { change, interrupted, rowsOf } from "../support/database";
import { cookieOf, ORIGIN, send } from "../support/pages";
import { publish, withdrawAll } from "../support/publish";
import { createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const SECTION = "water.assess";
const [FIRST, SECOND, OPTIONS] = ["water.assess.1", "water.assess.2", "water.assess.options"];

interface Person {
  user: CurrentUser;
  cookie: string;
}
let nomsa: Person;
let thandi: Person;
let draft: string;
let path: string;

beforeEach(async () => {
  const owner = await registerCompany(ctx);
  const guest = await registerCompany(ctx);
  await change(
    "update users set company_id = ?, role = 'contributor', username = 'Thandi' where id = ?",
    owner.companyId,
    guest.id,
  );
  nomsa = { user: owner, cookie: await cookieOf(ctx, owner.id) };
  thandi = { user: await reloadUser(ctx, guest.email), cookie: await cookieOf(ctx, guest.id) };
  const started = await startAssessment(ctx, owner);
  if (!started.ok) throw new Error(started.reason);
  draft = started.assessmentId;
  path = `/${ctx.ids.seal(draft)}?section=${SECTION}`;
});

const decoded = (html: string) =>
  html.replaceAll("&#x27;", "'").replaceAll("&amp;", "&").replaceAll("&quot;", '"').replaceAll("<!-- -->", "");

/** A page of the form in a browser without scripts: its text, and the fields that it would send. */
class Sheet {
  readonly fields: [name: string, value: string][] = [];
  constructor(
    readonly status: number,
    readonly html: string,
  ) {
    const form = /<form[^>]*id="section-form".*?<\/form>/s.exec(html)?.[0] ?? "";
    for (const [tag] of form.matchAll(/<input[^>]*>/g)) {
      const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];
      const isOff = /type="(radio|checkbox)"/.test(tag) && !/\schecked=""/.test(tag);
      if (!isOff) this.fields.push([read("name") ?? "", read("value") ?? ""]);
    }
  }

  values(name: string): string[] {
    return this.fields.filter(([key]) => key === name).map(([, value]) => value);
  }

  /** The fields to send after these changes. */
  filled(changes: Record<string, string[]>): [string, string][] {
    const kept = this.fields.filter(([name]) => !(name in changes));
    return [
      ...kept,
      ...Object.entries(changes).flatMap(([name, all]) => all.map((one): [string, string] => [name, one])),
    ];
  }
}

async function open({ cookie }: Person): Promise<Sheet> {
  const answer = await send(path, { headers: { Cookie: cookie } });
  return new Sheet(answer.status, decoded(await answer.text()));
}

async function postForm({ cookie }: Person, to: string, fields: [string, string][]) {
  return send(to, {
    method: "POST",
    headers: { Cookie: cookie, Origin: ORIGIN },
    body: new URLSearchParams(fields),
  });
}

async function submit(person: Person, sheet: Sheet, changes: Record<string, string[]>) {
  const answer = await postForm(person, path, sheet.filled({ intent: ["save"], ...changes }));
  return {
    location: answer.headers.get("Location"),
    headers: answer.headers,
    sheet: new Sheet(answer.status, decoded(await answer.text())),
  };
}

async function storedAnswers(): Promise<Record<string, string>> {
  const opened = await openAssessment(ctx, nomsa.user, draft, "read");
  if (!opened.ok) throw new Error(opened.reason);
  return Object.fromEntries([...opened.answers].map(([id, answer]) => [id, optionsIn(answer).join()]));
}

/** The page that follows a response of these headers, with its message. */
async function flash(headers: Headers): Promise<string> {
  const set = headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const answer = await send(path, { headers: { Cookie: [nomsa.cookie, ...set].join("; ") } });
  // The status line keeps every text that its script may show in attributes.
  return decoded((await answer.text()).replaceAll(/ data-[\w-]+="[^"]*"/g, ""));
}

describe("the question form without scripts", () => {
  it("merges the answers of two people who opened the same page", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    expect((await submit(thandi, hers, { [`q.${FIRST}`]: ["yes"] })).sheet.status).toBe(303);
    expect((await submit(nomsa, mine, { [`q.${SECOND}`]: ["no"], [`q.${OPTIONS}`]: ["a1"] })).sheet.status).toBe(303);
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes", [SECOND]: "no", [OPTIONS]: "a1" });
    // An older page does not overwrite what its user never touched.
    const old = await open(nomsa);
    await submit(thandi, await open(thandi), { [`q.${FIRST}`]: ["no"], [`q.${OPTIONS}`]: [] });
    await submit(nomsa, old, { [`q.${SECOND}`]: ["yes"] });
    expect(await storedAnswers()).toEqual({ [FIRST]: "no", [SECOND]: "yes", [OPTIONS]: "" });
  });

  it.each([
    ["mine", "no"],
    ["theirs", "yes"],
  ])(
    "shows both answers to one question, with author and time, and saves the one that is chosen: %s",
    async (side, kept) => {
      const [hers, mine] = [await open(thandi), await open(nomsa)];
      await submit(thandi, hers, { [`q.${FIRST}`]: ["yes"] });
      const { sheet } = await submit(nomsa, mine, {
        [`q.${FIRST}`]: ["no"],
        [`q.${SECOND}`]: ["yes"],
        [`q.${OPTIONS}`]: ["a1", "other"],
        [`other.${OPTIONS}`]: ["Rain tank"],
        intent: ["next"],
      });
      expect(sheet.status).toBe(409);
      expect(sheet.html).toContain("Two answers to the same question: please choose");
      expect(sheet.html).toMatch(/Keep my answer · given here.*?<strong>No<\/strong>/s);
      expect(sheet.html).toMatch(
        /Take the other answer · Thandi, <time dateTime="20\d\d-[^"]+Z">[^<]+<\/time>.*?<strong>Yes<\/strong>/s,
      );
      expect(sheet.html).toContain(`href="#${FIRST}"`);
      expect(await storedAnswers()).toEqual({ [FIRST]: "yes", [SECOND]: "yes", [OPTIONS]: "a1,other" });
      expect(sheet.values(`q.${SECOND}`)).toEqual(["yes"]);
      expect(sheet.values(`other.${OPTIONS}`)).toEqual(["Rain tank"]);

      // Without a choice the page asks again, however the user leaves it.
      const ways: Record<string, string[]>[] = [{}, { intent: ["previous"] }, { goto: ["waste.assess"] }];
      for (const go of ways) {
        const again = await submit(nomsa, sheet, go);
        expect(again.sheet.status).toBe(409);
        expect(again.sheet.values(`q.${FIRST}`)).toEqual(["no"]);
      }
      const chosen = await submit(nomsa, sheet, { [`choice.${FIRST}`]: [side], intent: ["next"] });
      expect([chosen.sheet.status, chosen.location]).toEqual([303, path.replace(".assess", ".learn")]);
      expect((await storedAnswers())[FIRST]).toBe(kept);
    },
  );

  it("asks once more when the other answer changed again while the user was choosing", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    await submit(thandi, hers, { [`q.${OPTIONS}`]: ["a1"] });
    const { sheet } = await submit(nomsa, mine, { [`q.${OPTIONS}`]: ["a2"] });
    await submit(thandi, await open(thandi), { [`q.${OPTIONS}`]: ["a3"] });
    const again = await submit(nomsa, sheet, { [`choice.${OPTIONS}`]: ["mine"] });
    expect(again.sheet.status).toBe(409);
    expect((await storedAnswers())[OPTIONS]).toBe("a3");
    const last = await submit(nomsa, again.sheet, { [`choice.${OPTIONS}`]: ["mine"] });
    expect(last.sheet.status).toBe(303);
    expect((await storedAnswers())[OPTIONS]).toBe("a2");
  });

  it("names the user's own other window, in the user's language, and keeps both answers when the language changes", async () => {
    await change("update users set language = 'fr' where id = ?", nomsa.user.id);
    const [one, other] = [await open(nomsa), await open(nomsa)];
    await submit(nomsa, one, { [`q.${FIRST}`]: ["yes"] });
    const { sheet } = await submit(nomsa, other, { [`q.${FIRST}`]: ["no"] });
    expect(sheet.status).toBe(409);
    expect(sheet.html).toContain("vous, dans une autre fenêtre");
    // In the requested language at once, even if the form cannot be left.
    const { sheet: malay } = await submit(nomsa, sheet, { intent: [], language: ["ms"] });
    expect(malay.html).toContain("anda, dalam tetingkap lain");
    expect(malay.html).toContain('<html lang="ms"');
    expect(malay.values(`q.${FIRST}`)).toEqual(["no"]);
  });

  it("lets a user sign out while a conflict is undecided, and keeps the stored answer", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    await submit(thandi, hers, { [`q.${FIRST}`]: ["yes"] });
    const left = await submit(nomsa, mine, { [`q.${FIRST}`]: ["no"], intent: ["sign-out"] });
    expect([left.sheet.status, left.location]).toEqual([303, "/login"]);
    expect((await storedAnswers())[FIRST]).toBe("yes");
  });

  it("keeps all answers of an invalid form, and the revisions that they are based on", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    await submit(thandi, hers, { [`q.${SECOND}`]: ["yes"] });
    const { sheet } = await submit(nomsa, mine, {
      [`q.${FIRST}`]: ["yes"],
      [`q.${SECOND}`]: ["no"],
      [`q.${OPTIONS}`]: ["other"],
      [`other.${OPTIONS}`]: ["x".repeat(201)],
    });
    expect(sheet.status).toBe(422);
    expect([sheet.values(`q.${FIRST}`), sheet.values(`q.${SECOND}`)]).toEqual([["yes"], ["no"]]);
    expect(await storedAnswers()).toEqual({ [SECOND]: "yes" });
    const shorter = await submit(nomsa, sheet, { [`other.${OPTIONS}`]: ["x"] });
    expect(shorter.sheet.status).toBe(409);
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes", [SECOND]: "yes", [OPTIONS]: "other" });
  });

  it("treats a forged base revision as none at all", async () => {
    const sheet = await open(nomsa);
    for (const base of ["", "yes", "1", "-5|q=yes", "99999999999|q=yes", "1|yes|", "1|q=%"]) {
      const answer = await submit(nomsa, sheet, { [`q.${FIRST}`]: ["yes"], [`base.${FIRST}`]: [base] });
      expect([303, 409]).toContain(answer.sheet.status);
    }
  });
});

describe("a page that was opened before the draft was cleared", () => {
  const CLEARED = "Everything in this draft was cleared after you opened this page";

  it("restores nothing by itself, and shows what was changed on it so that it can be saved again", async () => {
    await submit(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["yes"], [`q.${OPTIONS}`]: ["a1"] });
    const old = await open(thandi);
    expect(await clearDraft(ctx, nomsa.user, draft)).toEqual({ ok: true });
    const late = await postForm(
      thandi,
      `/autosave/${ctx.ids.seal(draft)}`,
      old.filled({ [`q.${SECOND}`]: ["no"], [`q.${OPTIONS}`]: ["a2"] }),
    );
    expect(late.status).toBe(422);
    const refused = await submit(thandi, old, { [`q.${SECOND}`]: ["no"], [`q.${OPTIONS}`]: ["a2"], intent: ["next"] });
    expect(refused.sheet.status).toBe(422);
    expect(refused.sheet.html).toContain(CLEARED);
    expect(await storedAnswers()).toEqual({});
    const { sheet } = refused;
    expect([FIRST, SECOND, OPTIONS].map((id) => sheet.values(`q.${id}`))).toEqual([[], ["no"], ["a2"]]);
    expect((await submit(thandi, sheet, {})).sheet.status).toBe(303);
    expect(await storedAnswers()).toEqual({ [SECOND]: "no", [OPTIONS]: "a2" });
  });

  it("shows both answers to a question that another user has answered since, before either is lost", async () => {
    const old = await open(thandi);
    await clearDraft(ctx, nomsa.user, draft);
    await submit(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["yes"], [`q.${SECOND}`]: ["yes"] });
    const { sheet: told } = await submit(thandi, old, { [`q.${FIRST}`]: ["no"] });
    expect([told.status, told.values(`q.${FIRST}`), told.values(`q.${SECOND}`)]).toEqual([422, ["no"], ["yes"]]);
    const { sheet } = await submit(thandi, told, {});
    expect(sheet.status).toBe(409);
    expect(sheet.html).toMatch(/Keep my answer · given here.*?<strong>No<\/strong>/s);
    expect(sheet.html).toMatch(/Take the other answer · .*?<strong>Yes<\/strong>/s);
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes", [SECOND]: "yes" });
  });

  it("keeps what was changed on it when the language changes", async () => {
    const old = await open(nomsa);
    await clearDraft(ctx, nomsa.user, draft);
    const { sheet } = await submit(nomsa, old, { [`q.${FIRST}`]: ["no"], intent: [], language: ["fr"] });
    expect([sheet.status, sheet.values(`q.${FIRST}`)]).toEqual([422, ["no"]]);
    expect((await submit(nomsa, sheet, {})).sheet.status).toBe(303);
    expect((await open(nomsa)).html).toContain('lang="fr"');
    expect(await storedAnswers()).toEqual({ [FIRST]: "no" });
  });

  it("says each time that the draft was cleared", async () => {
    for (const _time of [1, 2]) {
      const old = await open(nomsa);
      await clearDraft(ctx, nomsa.user, draft);
      expect((await submit(nomsa, old, { [`q.${FIRST}`]: ["yes"] })).sheet.html).toContain(CLEARED);
    }
    expect((await submit(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["yes"] })).sheet.status).toBe(303);
  });

  it("whose save is in progress at that moment saves nothing either", async () => {
    const fields = new FormData();
    for (const [name, value] of (await open(nomsa)).filled({ [`q.${FIRST}`]: ["yes"] })) fields.append(name, value);
    const overtaken = withoutQueue(
      createContext(interrupted('insert into "answers"', () => clearDraft(ctx, nomsa.user, draft))),
    );
    const opened = await openAssessment(overtaken, nomsa.user, draft, "answer");
    if (!opened.ok) throw new Error(opened.reason);
    expect(await saveSection(overtaken, nomsa.user, opened, fields, { confirms: true })).toMatchObject({
      ok: false,
      reason: "cleared",
      typed: [{ questionId: FIRST, fields: fieldsOf(["yes"]) }],
    });
    expect(await storedAnswers()).toEqual({});
  });
});

describe("a page whose questions have been renewed since it was opened", () => {
  it("says so, keeps what was typed, and saves nothing before it was shown with the new questions", async () => {
    const old = (await open(nomsa)).filled({ version: ["readiness-0"], [`q.${FIRST}`]: ["yes"] });
    expect((await postForm(nomsa, `/autosave/${ctx.ids.seal(draft)}`, old)).status).toBe(422);
    const answer = await postForm(nomsa, path, [...old, ["intent", "next"]]);
    const sheet = new Sheet(answer.status, decoded(await answer.text()));
    expect(sheet.status).toBe(422);
    expect(sheet.html).toContain("The questions of this assessment have been updated since you opened this page");
    expect(sheet.values(`q.${FIRST}`)).toEqual(["yes"]);
    expect(await storedAnswers()).toEqual({});
    expect((await submit(nomsa, sheet, {})).sheet.status).toBe(303);
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes" });
  });
});

describe("saving a section", () => {
  const NOTHING = "Nothing was saved: nothing has been entered here yet";

  it("never says that something was saved where nothing was entered, on the page or to its script", async () => {
    const sheet = await open(nomsa);
    const { headers } = await submit(nomsa, sheet, { intent: ["save"] });
    const page = await flash(headers);
    expect(page).toContain(NOTHING);
    expect(page).not.toContain("Section saved successfully");
    const quiet = await postForm(nomsa, `/autosave/${ctx.ids.seal(draft)}`, sheet.filled({ intent: ["save"] }));
    expect(await quiet.json()).toMatchObject({ outcome: "empty" });
    // Taking an answer away is a change, and kept.
    const given = { [`q.${FIRST}`]: ["yes"], intent: ["save"] };
    expect(await flash((await submit(nomsa, await open(nomsa), given)).headers)).toContain(
      "Section saved successfully",
    );
    const again = await open(nomsa);
    const none = await postForm(nomsa, `/autosave/${ctx.ids.seal(draft)}`, again.filled({ [`q.${FIRST}`]: [] }));
    expect(await none.json()).toMatchObject({ outcome: "saved" });
  });
});

describe("moving through the form", () => {
  it("says what was saved, and where the form moves next", async () => {
    const sheet = await open(nomsa);
    const answered = { [`q.${FIRST}`]: ["yes"], [`q.${SECOND}`]: ["yes"] };
    expect(await flash((await submit(nomsa, sheet, answered)).headers)).toContain("Section saved successfully");
    const next = await submit(nomsa, await open(nomsa), { intent: ["next"] });
    expect(next.location).toBe(path.replace(".assess", ".learn"));
    path = path.replace(".assess", ".learn");
    expect(await flash(next.headers)).toContain("Moving to section 2");
    path = `/${ctx.ids.seal(draft)}?section=water.report`;
    const last = await open(nomsa);
    const topic = await submit(nomsa, last, {
      "q.water.report.1": ["yes"],
      "q.water.report.2": ["yes"],
      intent: ["next"],
    });
    expect(topic.location).toContain("section=waste.assess");
    path = `/${ctx.ids.seal(draft)}?section=waste.assess`;
    expect(await flash(topic.headers)).toContain("Moving to next assessment topic...");
    path = `/${ctx.ids.seal(draft)}?section=company-profile.profile`;
    const first = await submit(nomsa, await open(nomsa), { intent: ["previous"] });
    expect(first.location).toBe(path);
    expect(await flash(first.headers)).toContain("You are at the first section. Use the navigation menu above");
  });

  it("shows the position and how much is left, and saves before it opens another section", async () => {
    const sheet = await open(nomsa);
    expect(sheet.html).toContain("Section 1 of 5 in this topic");
    expect(sheet.html).toContain("Required questions: 2");
    expect(sheet.html).toContain("optional: 1");
    expect(sheet.html).toContain("Questions left: 82".toLowerCase());
    // In the header of the topics. On a phone, the sticky line also shows the dimension.
    const said = sheet.html.replaceAll(/<[^>]*>|<!--.*?-->/g, "");
    expect(said).toContain("SME READINESS AssessmentDimension 2 of 4Previous dimensionNext dimension");
    expect(said).toMatch(/left: 82 · Dimension 2 of 4/);
    expect(said).toContain("This section: 0% complete, 0 of 2");
    expect(sheet.html).toContain('value="human-labour-rights.assess"');
    // Destructive actions can be reached from here by users who may run them.
    const offers = (html: string) => ["reset", "clear", "fresh"].filter((act) => html.includes(`value="${act}"`));
    expect(offers(sheet.html)).toEqual(["reset", "clear", "fresh"]);
    expect(offers((await open(thandi)).html)).toEqual(["reset"]);
    const asked = await submit(nomsa, sheet, { intent: [], goto: ["clear"] });
    expect(asked.location).toBe(`/user/assessment/${ctx.ids.seal(draft)}/clear`);
    const gone = await submit(nomsa, sheet, { [`q.${FIRST}`]: ["yes"], intent: [], goto: ["water.commit"] });
    expect(gone.location).toBe(path.replace(".assess", ".commit"));
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes" });
  });

  it("also saves the answers on the way to a resync", async () => {
    const left = await submit(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["yes"], intent: [], goto: ["resync"] });
    expect(left.location).toBe(`/resync/${ctx.ids.seal(draft)}`);
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes" });
    // The link appears once there is something to resync.
    const isOffered = async () => /<button[^>]*form="section-form"[^>]*value="resync"/.test((await open(nomsa)).html);
    expect(await isOffered()).toBe(false);
    await publish({});
    expect(await isOffered()).toBe(true);
    await withdrawAll();
    expect((await open(nomsa)).html).not.toContain('href="/resync/');
  });

  it("returns to the question that was answered last", async () => {
    const saved = await submit(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["yes"], [`q.${SECOND}`]: ["no"] });
    expect(saved.location).toBe(`${path}&question=${SECOND}#${SECOND}`);
    expect((await submit(nomsa, await open(nomsa), {})).location).toBe(path);
  });

  it("resumes with a message", async () => {
    await submit(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["yes"] });
    const answer = await send(`${path}&resumed`, { headers: { Cookie: nomsa.cookie } });
    const html = decoded(await answer.text());
    expect(html).toContain("Resuming Readiness Assessment: Section 1");
  });
});

describe("optional questions", () => {
  const folded = ({ html }: Sheet) =>
    /<details( open="")? class="[^"]*optional"><summary[^>]*>([^<]*)/.exec(html) ?? ["", "?", ""];

  it("are folded until one has an answer, and say how many have", async () => {
    const before = await open(nomsa);
    expect(folded(before).slice(1)).toEqual([undefined, "Optional questions (1)"]);
    // What the page asks for stays in sight.
    const [sight = ""] = before.html.split('<summary class="optional-line" data-drawn="fold">');
    expect([FIRST, SECOND, OPTIONS].map((id) => sight.includes(`data-question="${id}"`))).toEqual([true, true, false]);
    await submit(nomsa, before, { [`q.${FIRST}`]: ["yes"] });
    expect(folded(await open(nomsa))[1]).toBeUndefined();
    await submit(nomsa, await open(nomsa), { [`q.${OPTIONS}`]: ["a1"] });
    expect(folded(await open(nomsa)).slice(1)).toEqual([' open=""', "Optional questions (1) · 1 of 1 answered"]);
  });

  it("are unfolded by an address, or by a button that saves first, for one of them", async () => {
    const asked = await submit(nomsa, await open(nomsa), {
      [`q.${FIRST}`]: ["yes"],
      intent: [],
      goto: [OPTIONS as string],
    });
    expect(asked.location).toBe(`${path}&question=${OPTIONS}#${OPTIONS}`);
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes" });
    path += `&question=${OPTIONS}`;
    expect(folded(await open(nomsa))[1]).toBe(' open=""');
  });

  it("are unfolded where one has an error, a comment, or input that was not saved", async () => {
    const wordless = await submit(nomsa, await open(nomsa), { [`q.${OPTIONS}`]: ["other"] });
    expect([wordless.sheet.status, folded(wordless.sheet)[1]]).toEqual([422, ' open=""']);
    expect(folded(await open(nomsa))[1]).toBeUndefined();
    const long = await submit(nomsa, await open(nomsa), { [`comment-${OPTIONS}[]`]: ["x".repeat(2001)] });
    expect([long.sheet.status, folded(long.sheet)[1]]).toEqual([422, ' open=""']);
    await submit(thandi, await open(thandi), { [`comment-${OPTIONS}[]`]: ["Which of these?"] });
    expect(folded(await open(nomsa))[1]).toBe(' open=""');
  });
});

describe("a comment beside a question", () => {
  const field = `comment-${FIRST}[]`;
  const button = { intent: [`comment/${FIRST}`] };
  const said = async () =>
    (await rowsOf<{ text: string }>("select text from comments where assessment_id = ? order by rowid", draft)).map(
      ({ text }) => text,
    );

  it("is added on the page, with the answers saved, whichever button sends it", async () => {
    const first = await submit(nomsa, await open(nomsa), {
      [`q.${FIRST}`]: ["yes"],
      [field]: ["Ask Thandi"],
      ...button,
    });
    expect(first.location).toBe(`${path}&question=${FIRST}#${FIRST}`);
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes" });
    await submit(nomsa, await open(nomsa), { [field]: ["The meter"], intent: ["save"] });
    await submit(nomsa, await open(nomsa), { [field]: ["  "], intent: ["save"] });
    expect(await said()).toEqual(["Ask Thandi", "The meter"]);
    expect((await open(nomsa)).html).toContain("2 comments");
  });

  it("may have the full length on every question at once, in any script", async () => {
    const written = "水".repeat(2000);
    const asked = [FIRST, SECOND, "water.assess.options"];
    const fields = Object.fromEntries(asked.map((id) => [`comment-${id}[]`, [written]]));
    const first = (await open(nomsa)).html.match(/name="comment-[^"]*"/g) ?? [];
    expect(first.length).toBeGreaterThan(2);
    const sent = await submit(nomsa, await open(nomsa), { ...fields, [`other.${OPTIONS}`]: ["水".repeat(200)] });
    expect(sent.location).toContain(path);
    expect(await said()).toEqual(asked.map(() => written));
  });

  it("is not lost by signing out, and must be text, not a file", async () => {
    const left = await submit(nomsa, await open(nomsa), { [field]: ["To be found out"], intent: ["sign-out"] });
    expect(left.location).toBe("/login");
    const form = new FormData();
    for (const [name, value] of Object.entries({ section: SECTION, intent: "save" })) form.append(name, value);
    form.append(field, new File(["hello"], "comment.txt"));
    const init = { method: "POST", headers: { Cookie: thandi.cookie, Origin: ORIGIN }, body: form };
    expect((await send(path, init)).status).toBe(303);
    expect(await said()).toEqual(["To be found out"]);
  });

  it("shows its error beside its field and stays as it was written, while the answers are saved", async () => {
    const empty = await submit(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["yes"], ...button });
    expect(empty.sheet.status).toBe(422);
    expect(empty.sheet.html).toMatch(new RegExp(`href="#${FIRST}-comment"[^>]*>Please write a comment`));
    const long = await submit(nomsa, await open(nomsa), { [field]: ["x".repeat(2001)], ...button });
    expect(long.sheet.html).toContain(`${"x".repeat(2001)}</textarea>`);
    expect(long.sheet.html).toContain("A comment can have at most 2,000 characters");
    expect([await said(), await storedAnswers()]).toEqual([[], { [FIRST]: "yes" }]);
  });

  it("stays in its field while a conflict is undecided, and is not added twice", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    await submit(thandi, hers, { [`q.${FIRST}`]: ["yes"] });
    const kept = await submit(nomsa, mine, { [`q.${FIRST}`]: ["no"], [field]: ["Why not?"], intent: ["next"] });
    expect(kept.sheet.status).toBe(409);
    expect(kept.sheet.html).toContain("Why not?</textarea>");
    expect(await said()).toEqual([]);
  });
});

describe("answers that await confirmation", () => {
  const waiting = () => rowsOf("select 1 from answers where assessment_id = ? and unconfirmed is not null", draft);
  beforeEach(async () => {
    await submit(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["yes"], [`q.${SECOND}`]: ["yes"] });
    await change(
      "update answers set unconfirmed = 'carried-over', answered_at = ? where assessment_id = ?",
      Date.parse("2026-03-03T10:00:00Z"),
      draft,
    );
  });

  it("are shown as they were, with their date, and confirmed by Save but not by going elsewhere", async () => {
    const sheet = await open(nomsa);
    expect(sheet.html.match(/From 3 March 2026, to check/g)).toHaveLength(2);
    expect(sheet.html.match(/Check the answers that are marked “to check”\./g)).toHaveLength(1);
    expect(sheet.values(`q.${FIRST}`)).toEqual(["yes"]);
    await submit(nomsa, sheet, { intent: [], goto: ["water.learn"] });
    await postForm(nomsa, path.replace("/", "/autosave/"), sheet.filled({}));
    expect(await waiting()).toHaveLength(2);
    await submit(nomsa, sheet, {});
    expect(await waiting()).toEqual([]);
    expect((await open(nomsa)).html).not.toContain("Carried over");
  });
});

describe("the autosave", () => {
  const settled = { conflicts: {}, invalid: [], outcome: "saved", words: {} };
  const autosave = async (person: Person, sheet: Sheet, changes: Record<string, string[]>) => {
    const answer = await postForm(person, `/autosave/${ctx.ids.seal(draft)}`, sheet.filled(changes));
    const { drawn, missing, missed, ...body } = (await answer.json()) as AutosaveAnswer;
    return { status: answer.status, body, drawn, missing, missed };
  };

  it("returns the form's new base revisions, so that the next save does not conflict with itself", async () => {
    const sheet = await open(nomsa);
    const saved = await autosave(nomsa, sheet, { [`q.${FIRST}`]: ["yes"], [`other.${OPTIONS}`]: ["left over"] });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({ bases: { [FIRST as string]: "1|q=yes" }, ...settled });
    expect(saved.missing).toEqual([SECOND]);
    const next = await autosave(nomsa, sheet, { [`q.${FIRST}`]: ["no"], [`base.${FIRST}`]: ["1|q=yes"] });
    expect(next.body).toMatchObject({ bases: { [FIRST as string]: "2|q=no" }, ...settled });
  });

  it("shows what was answered elsewhere and not here, and returns it as the form's new base", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    await submit(thandi, hers, { [`q.${FIRST}`]: ["yes"] });
    const saved = await autosave(nomsa, mine, { [`q.${SECOND}`]: ["yes"] });
    expect(saved.drawn.fold).toBeUndefined();
    expect(saved.body.bases).toMatchObject({ [FIRST as string]: "1|q=yes", [SECOND as string]: "1|q=yes" });
    expect(saved.drawn[FIRST as string]).toMatch(/<input(?=[^>]* value="yes")[^>]* checked=""/);
    expect(saved.missing).toEqual([]);
  });

  it("marks each required question that is open, as Next would", async () => {
    const saved = await autosave(nomsa, await open(nomsa), { [`q.${FIRST}`]: ["no"], intent: ["next"] });
    expect(saved.missed).toEqual([SECOND]);
    expect(saved.drawn[SECOND as string]).toContain('aria-invalid="true"');
    expect(saved.drawn[SECOND as string]).toContain("Please answer Yes or No");
    expect(saved.drawn.rail).toContain("questions left: 81");
  });

  it("names a question that another user answered, saves the rest, and overwrites no other answer", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    await submit(thandi, hers, { [`q.${FIRST}`]: ["yes"], [`q.${OPTIONS}`]: ["a1"] });
    const saved = await autosave(nomsa, mine, { [`q.${FIRST}`]: ["no"], [`q.${SECOND}`]: ["yes"] });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        bases: expect.objectContaining({ [SECOND as string]: "1|q=yes" }),
        conflicts: { [FIRST as string]: "1|q=yes" },
        invalid: [],
        outcome: "saved",
        words: { conflict: "A question here was also answered elsewhere: save to choose" },
      },
    });
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes", [SECOND]: "yes", [OPTIONS]: "a1" });
  });

  it("removes the error of a corrected answer, also when another user has answered it in the meantime", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    const wrong = { [`q.${OPTIONS}`]: ["a1", "other"], changed: [OPTIONS as string] };
    expect((await autosave(nomsa, mine, wrong)).drawn[OPTIONS as string]).toContain('aria-invalid="true"');
    await submit(thandi, hers, { [`q.${OPTIONS}`]: ["a1"] });
    const saved = await autosave(nomsa, mine, { ...wrong, [`other.${OPTIONS}`]: ["Rain tank"] });
    expect(saved.body.conflicts).toHaveProperty([OPTIONS as string]);
    expect(saved.drawn[OPTIONS as string]).toContain('value="Rain tank"');
    expect(saved.drawn[OPTIONS as string]).not.toContain("aria-invalid");
  });

  it("leaves the question which of two answers holds as it is asked, whatever else is saved", async () => {
    const [hers, mine] = [await open(thandi), await open(nomsa)];
    await submit(thandi, hers, { [`q.${FIRST}`]: ["yes"] });
    const { sheet: asks } = await submit(nomsa, mine, { [`q.${FIRST}`]: ["no"] });
    expect(asks.status).toBe(409);
    const changed = [FIRST as string, SECOND as string];
    const saved = await autosave(nomsa, asks, { [`q.${SECOND}`]: ["yes"], changed });
    expect(saved.body.conflicts).toHaveProperty([FIRST as string]);
    expect(Object.keys(saved.drawn)).not.toContain(FIRST);
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes", [SECOND]: "yes" });
  });
});

describe("the option Other without its text", () => {
  const other = { [`q.${OPTIONS}`]: ["a1", "other"] };

  it("shows an error beside its field, however the form is sent, keeps what was ticked and saves the rest", async () => {
    await submit(thandi, await open(thandi), { [`q.${SECOND}`]: ["no"] });
    const ways: Record<string, string[]>[] = [
      {},
      { intent: ["next"] },
      { intent: ["previous"] },
      { goto: ["waste.assess"] },
    ];
    for (const [index, go] of ways.entries()) {
      const given = index % 2 ? "yes" : "no";
      const { sheet } = await submit(nomsa, await open(nomsa), { ...other, [`q.${FIRST}`]: [given], ...go });
      expect(sheet.status).toBe(422);
      expect(sheet.html).toContain("Please say what “Other” means");
      expect(sheet.html).toContain(`href="#${OPTIONS}-other"`);
      const [field] = /<input[^>]*name="other.water.assess.options"[^>]*>/.exec(sheet.html) ?? [];
      expect(field).toContain(`aria-describedby="${OPTIONS}-other-error"`);
      expect(field).toContain('aria-invalid="true"');
      expect(sheet.html).toMatch(
        new RegExp(`id="${OPTIONS}-other-error".*Please say what it is, or untick “Other”`, "s"),
      );
      expect(sheet.values(`q.${OPTIONS}`)).toEqual(["a1", "other"]);
      expect(await storedAnswers()).toEqual({ [FIRST]: given, [SECOND]: "no" });
      if (index === ways.length - 1) {
        const said = await submit(nomsa, sheet, { [`other.${OPTIONS}`]: ["Rain tank"], intent: ["save"] });
        expect(said.sheet.status).toBe(303);
      }
    }
    expect((await storedAnswers())[OPTIONS]).toBe("a1,other");
    // Removing the text does not leave an "Other" without it; the previous answer stays.
    const { sheet } = await submit(nomsa, await open(nomsa), { [`other.${OPTIONS}`]: [" "] });
    expect([sheet.status, (await storedAnswers())[OPTIONS]]).toEqual([422, "a1,other"]);
  });

  it("waits while another question has two conflicting answers, and is asked for after that", async () => {
    const mine = await open(nomsa);
    await submit(thandi, await open(thandi), { [`q.${FIRST}`]: ["yes"] });
    const { sheet } = await submit(nomsa, mine, { ...other, [`q.${FIRST}`]: ["no"] });
    expect(sheet.status).toBe(409);
    expect(sheet.values(`q.${OPTIONS}`)).toEqual(["a1", "other"]);
    const chosen = await submit(nomsa, sheet, { [`choice.${FIRST}`]: ["mine"] });
    expect(chosen.sheet.status).toBe(422);
    expect(await storedAnswers()).toEqual({ [FIRST]: "no" });
  });

  it("does not prevent signing out", async () => {
    const { location } = await submit(nomsa, await open(nomsa), { ...other, intent: ["sign-out"] });
    expect(location).toBe("/login");
  });

  it("is skipped by the autosave, which saves the rest and names the skipped question", async () => {
    const fields = (await open(nomsa)).filled({ ...other, [`q.${FIRST}`]: ["yes"] });
    const answer = await postForm(nomsa, path.replace("/", "/autosave/"), fields);
    expect(answer.status).toBe(200);
    const { drawn, ...said } = (await answer.json()) as AutosaveAnswer;
    expect(said).toMatchObject({
      bases: { [FIRST as string]: "1|q=yes" },
      conflicts: {},
      invalid: [OPTIONS],
      outcome: "wordless",
      words: { wordless: "Say what “Other” means: everything else is saved" },
    });
    expect(drawn[OPTIONS]).toMatch(new RegExp(`id="${OPTIONS}-other-error".*Please say what it is`, "s"));
    expect(await storedAnswers()).toEqual({ [FIRST]: "yes" });
  });
});
