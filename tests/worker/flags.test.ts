import { beforeAll, describe, expect, it } from "vitest";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { FLAGS_PATH, memberPath, TAGS_PATH } from "~/core/addresses/network";
import { handleMessage } from "~/entries/handle-message.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { readNetwork } from "~/home/journey/network.server";
import { updateProfile } from "~/home/profile/update-profile.server";
import { listFlags } from "~/network/members/flags/flags.server";
import { lookForFlags } from "~/network/members/flags/look.server";
import { flagQuestions } from "~/network/members/rules/flags";
import { importTags } from "~/network/members/tags/import.server";
import { listTags, putTag, takeTagOff } from "~/network/members/tags/tags.server";
import { joinByCode, leaveCorporate } from "~/network/membership/access-codes.server";
import { changeSharing } from "~/network/membership/ledger.server";
import { submitAssessment } from "~/results/results/submit.server";
import { readCsv } from "../support/csv";
import { createFaultyContext, type Fate, rowsOf } from "../support/database";
import { expectExactMembers } from "../support/members";
import { cookieOf, ORIGIN, post, visit } from "../support/pages";
import { registerCorporate } from "../support/people";
import { seededRandom } from "../support/random";
import { colleagueOf } from "../support/subject";
import { submitAndCount } from "../support/submit";
import { completeDraft, createTestContext, registerCompany, reloadUser, withoutQueue } from "../support/worker";

let now = Date.UTC(2026, 5, 1);
const DAY = 24 * 60 * 60 * 1000;
const ctx = withoutQueue(createTestContext(() => now));
const calls = createTestContext();
const request = () => new Request(ORIGIN, { headers: { "CF-Connecting-IP": crypto.randomUUID() } });
/** The questions in their order: a draft with n Yes answers the first n so. */
const QUESTIONS = flagQuestions(newestReadiness).flatMap(({ questions }) => questions);
const [FIRST = "", TENTH = ""] = [QUESTIONS[0]?.id, QUESTIONS[9]?.id];

let chain: CurrentUser & { code: string };
let cookie = "";

beforeAll(async () => {
  chain = await registerCorporate(ctx);
  cookie = await cookieOf(calls, chain.id);
});

const member = async (name: string, code = chain.code) => {
  const user = await registerCompany(ctx);
  await updateProfile(ctx, request(), user, { company: name });
  await joinByCode(ctx, user, code, request(), { scope: "full" });
  return reloadUser(ctx, user.email);
};
/** Submits an assessment with that many Yes, and hands its message to the queue's consumer. */
const submits = async (user: CurrentUser, yes: number) => {
  now += DAY;
  const id = await completeDraft(ctx, user, yes);
  expect(await submitAssessment(ctx, user, id)).toEqual({ ok: true });
  expect(await handleMessage(ctx, { v: 1, countedId: id })).toEqual({ outcome: "done" });
};
const page = async (path: string, as = cookie) => (await visit(path, { cookie: as })).text();
const make = (flag: string, name: string, as = cookie) =>
  post(FLAGS_PATH, { intent: "make", flag, name }, { cookie: as });
const flagged = async (name: string, user = chain, as = cookie) => {
  const tag = (await listTags(ctx, user)).find((each) => each.name === name)?.id ?? "";
  return readCsv(await page(`/associatedCompanies/file?tag=${tag}`, as))
    .slice(1)
    .map(([, company]) => company)
    .sort();
};
const told = (user: CurrentUser, channel: "email" | "inApp") =>
  rowsOf<{ data: string }>(
    "select data from outbox where cause = 'member-flagged' and user_id = ? and channel = ? order by created_at",
    user.id,
    channel,
  ).then((rows) => rows.map(({ data }) => JSON.parse(data)));

describe("red flags of a corporate company", () => {
  it("are raised at once on the members that are there, and nobody is told of these", async () => {
    await submits(await member("Ash"), 0);
    await submits(await member("Birch"), 80);
    await member("Cedar");
    const refused = await make(FIRST, "");
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining("a letter or a digit")]);
    expect((await make("no-such-question", "X")).status).toBe(422);
    const made = await make(FIRST, "No first");
    expect([made.status, made.headers.get("location")]).toEqual([303, FLAGS_PATH]);
    expect(await (await make(FIRST, "Again")).text()).toContain("already have a red flag for this");
    expect(await (await make("fall", "no FIRST")).text()).toContain("already have a tag of this name");
    expect(await flagged("No first")).toEqual(["Ash"]);
    expect(await told(chain, "inApp")).toEqual([]);
    const html = await page(FLAGS_PATH);
    expect(html).toContain("No first");
    expect(html).toMatch(/1(<!-- -->)? company/);
    await expectExactMembers();
  });

  it("are made once by two at the same moment, and the other is told why", async () => {
    const buyer = await cookieOf(calls, (await registerCorporate(ctx)).id);
    const told = async (makes: Promise<Response>[]) => {
      const answers = await Promise.all(makes);
      expect(answers.map(({ status }) => status).sort()).toEqual([303, 422]);
      return answers.find(({ status }) => status === 422)?.text();
    };
    expect(await told([make(FIRST, "One", buyer), make(FIRST, "Two", buyer)])).toContain("a red flag for this");
    expect(await told([make("fall", "Same", buyer), make(TENTH, "same", buyer)])).toContain("a tag of this name");
  });

  it("are in the list, on the company's page and in no list of what people put", async () => {
    const { flags } = await listFlags(ctx, chain);
    const raised = flags.reduce((sum, { members }) => sum + members, 0);
    expect(raised).toBeGreaterThan(0);
    expect((await readNetwork(ctx, chain, null)).attention.flags).toBe(raised);
    expect(await page("/associatedCompanies")).toMatch(/Red flag(<!-- -->)?: <\/span>No first/);
    const [{ id = "" } = {}] = await rowsOf<{ id: string }>("select id from companies where name = 'Ash'");
    const own = await page(memberPath(ctx.ids.seal(id)));
    expect(own).toContain(`href="${memberPath(ctx.ids.seal(id), "answers")}"`);
    expect(own).toContain("No first");
    for (const path of [TAGS_PATH, `${TAGS_PATH}/put?list=readiness&chosen=${ctx.ids.seal(id)}`])
      expect(await page(path)).not.toContain('value="No first"');
  });

  it("are told to all who may act when a submission raises them, by one mail a day", async () => {
    const [editor, viewer] = [await colleagueOf(ctx, chain, "contributor"), await colleagueOf(ctx, chain, "viewer")];
    expect((await make("fall", "Falls")).status).toBe(303);
    const [dogwood, elm] = [await member("Dogwood"), await member("Elm")];
    await submits(dogwood, 80);
    expect(await told(chain, "inApp")).toEqual([]);
    await submits(dogwood, 0);
    now -= DAY;
    await submits(elm, 0);
    const news = [
      expect.objectContaining({ company: "Dogwood", flags: "Falls; No first" }),
      expect.objectContaining({ company: "Elm", flags: "No first" }),
    ];
    for (const user of [chain, editor]) {
      expect(await told(user, "inApp")).toEqual(news);
      expect(await told(user, "email")).toEqual(news.slice(0, 1));
    }
    expect(await told(viewer, "inApp")).toEqual([]);
    expect(await flagged("Falls")).toEqual(["Dogwood"]);
    // The next result lowers them, without a word.
    await submits(dogwood, 80);
    expect([await flagged("Falls"), await flagged("No first")]).toEqual([[], ["Ash", "Elm"]]);
    expect(await told(chain, "inApp")).toEqual(news);
    await expectExactMembers();
  });

  it("are put and taken off by nobody", async () => {
    const [{ id = "" } = {}] = await rowsOf<{ id: string }>("select id from companies where name = 'Birch'");
    expect(await putTag(ctx, chain, [id], "No first")).toEqual({ ok: false, reason: "flag" });
    const [{ ash = "" } = {}] = await rowsOf<{ ash: string }>("select id as ash from companies where name = 'Ash'");
    expect(await takeTagOff(ctx, chain, [ash], "no first")).toEqual({ ok: false, reason: "flag" });
    expect(await importTags(ctx, chain, "Birch,No first")).toMatchObject({ put: 0, bad: [{ fault: "flag" }] });
    expect(await flagged("No first")).toEqual(["Ash", "Elm"]);
  });

  it("end with the consent, by the level alone or by leaving, and come with it", async () => {
    const user = await member("Fir");
    await submits(user, 0);
    expect(await flagged("No first")).toContain("Fir");
    await changeSharing(ctx, user, chain.companyId, { scope: "level" });
    expect(await flagged("No first")).not.toContain("Fir");
    await lookForFlags(ctx, null);
    expect(await flagged("No first")).not.toContain("Fir");
    await changeSharing(ctx, user, chain.companyId, { scope: "full" });
    expect(await lookForFlags(ctx, null)).toMatchObject({ did: { raised: 1 }, cursor: null });
    expect(await flagged("No first")).toContain("Fir");
    await leaveCorporate(ctx, user, chain.companyId, request());
    expect(await flagged("No first")).not.toContain("Fir");
    await expectExactMembers();
  });

  it("are another company's own, and a company without members is told so", async () => {
    const other = await registerCorporate(ctx);
    const otherCookie = await cookieOf(calls, other.id);
    expect(await page(FLAGS_PATH, otherCookie)).toContain("No red flags yet");
    const [tag] = await listTags(ctx, chain);
    await post(FLAGS_PATH, { intent: "delete", tag: tag?.id ?? "" }, { cookie: otherCookie });
    expect(await listTags(ctx, chain)).toContainEqual(expect.objectContaining({ id: tag?.id }));
    const ordinary = await cookieOf(calls, (await registerCompany(ctx)).id);
    expect((await visit(FLAGS_PATH, { cookie: ordinary })).status).toBe(404);
  });

  it("are looked for again if a run dies", async () => {
    const user = await member("Gum");
    now += DAY;
    await submitAndCount(ctx, user, await completeDraft(ctx, user, 0));
    const dying = (fate: Fate) => lookForFlags(createFaultyContext(5, fate, () => now).ctx, null);
    await expect(dying("fail")).rejects.toThrow();
    expect(await flagged("No first")).not.toContain("Gum");
    await expect(dying("lose")).rejects.toThrow();
    await lookForFlags(ctx, null);
    await lookForFlags(ctx, null);
    expect(await flagged("No first")).toContain("Gum");
    expect((await told(chain, "inApp")).filter(({ company }) => company === "Gum")).toHaveLength(1);
    expect(await rowsOf("select 1 from flag_requests")).toEqual([]);
  });

  it("are on exactly the companies behind the bar No of their question, whatever happens", async () => {
    const random = seededRandom(11);
    const buyer = await registerCorporate(ctx);
    const buyerCookie = await cookieOf(calls, buyer.id);
    expect((await make(TENTH, "Tenth", buyerCookie)).status).toBe(303);
    const members: CurrentUser[] = [];
    for (let index = 0; index < 6; index += 1) members.push(await member(`Company ${index}`, buyer.code));
    for (let turn = 0; turn < 20; turn += 1) {
      const user = members[Math.floor(random() * members.length)] as CurrentUser;
      const act = random();
      if (act < 0.6) await submits(user, Math.floor(random() * 20));
      else if (act < 0.8) await changeSharing(ctx, user, buyer.companyId, { scope: random() < 0.5 ? "level" : "full" });
      else {
        await leaveCorporate(ctx, user, buyer.companyId, request());
        await joinByCode(ctx, user, buyer.code, request(), { scope: "full" });
      }
      if (random() < 0.4) await lookForFlags(ctx, null);
    }
    await lookForFlags(ctx, null);
    const topic = flagQuestions(newestReadiness).find(({ questions }) => questions.some(({ id }) => id === TENTH))
      ?.topic.id;
    const url = `/advanceAnalytics/table.csv?tab=actions&topic=${topic}&list=no~${TENTH}&table=companies`;
    const behind = readCsv(await page(url, buyerCookie))
      .slice(1)
      .map(([, company]) => company)
      .sort();
    expect(behind.length).toBeGreaterThan(0);
    expect(await flagged("Tenth", buyer, buyerCookie)).toEqual(behind);
    await expectExactMembers();
  });
});
