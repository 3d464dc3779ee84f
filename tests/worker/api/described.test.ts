import { beforeAll, expect, it } from "vitest";
import { issueTokens } from "~/foundation/identity/tokens.server";
import type { Context } from "~/platform/context";
import { codeFor } from "../../support/codes";
import { change, rowsOf } from "../../support/database";
import { inDays } from "../../support/days";
import { answered, expectDescribed, operationIds } from "../../support/described";
import { pdfFile } from "../../support/evidence";
import { requestFrom } from "../../support/pages";
import { smallPdf } from "../../support/pdfs";
import { registerCorporate } from "../../support/people";
import { SMALL_PNG } from "../../support/pictures";
import { anyAnswers, dimensionsOf, questionsOf, startProgress } from "../../support/progress-calls";
import { createTestContext, withoutQueue } from "../../support/worker";
import { answerAll, clientOf, dataOf, PASSWORD, registration, solveCaptcha, start } from "./client";

/**
 * Calls every operation of openapi.json with a client that knows only its types. The calls must compile, and each response must match the
 * document down to the last field (`expectDescribed`).
 */
let ctx: Context;
let me: { id: string; email: string };
let client: ReturnType<typeof clientOf>;
let token: string;

beforeAll(async () => {
  answered.clear();
  ctx = withoutQueue(createTestContext());
  const open = clientOf(ctx, undefined, { "CF-Connecting-IP": crypto.randomUUID() });
  const sent = { ...registration(), mobileCountry: "ZA", repatcheResponse: await solveCaptcha(ctx) };
  const { user } = await dataOf(open.POST("/api/auth/signup", { body: sent }));
  me = user;
  const again = { userType: "User", email: user.email, password: PASSWORD } as const;
  const body = { ...again, repatcheResponse: await solveCaptcha(ctx) };
  const { tokens } = await dataOf(open.POST("/api/auth/signin", { body }));
  const { refreshToken } = tokens;
  const next = await dataOf(open.POST("/api/auth/refresh", { body: { refreshToken } }));
  token = next.accessToken;
  client = clientOf(ctx, token);
});

it("the API description matches places, industries and the dimensions of the current questionnaire", async () => {
  const states = { type: "State", typeId: "ZA" } as const;
  const places = await dataOf(client.GET("/api/users/country/StateCity", { params: { query: states } }));
  expect(places.list.map(({ name }) => name)).toContain("Gauteng");
  const industries = await dataOf(client.GET("/api/industry", { params: { query: { getAll: "true" } } }));
  expect(industries.list.map(({ name_French }) => name_French)).toContain("Hébergement et restauration");
  expect((await dataOf(client.GET("/api/dimension"))).count).toBe(4);
});

it("the API description matches a user's profile, picture, language and access codes", async () => {
  const path = { id: me.id };
  expect((await dataOf(client.GET("/api/users/me"))).id).toBe(me.id);
  const changed = await dataOf(client.PATCH("/api/users/{id}", { params: { path }, body: { city: "Soweto" } }));
  expect(changed.city).toBe("Soweto");
  const file = new File([SMALL_PNG], "me.png", { type: "image/png" });
  const asForm = { body: { file }, bodySerializer: formOf };
  const pictured = await dataOf(client.PATCH("/api/users/upload/{id}", { params: { path }, ...asForm }));
  expect(pictured.proImage).toContain(me.id);
  const { code } = await registerCorporate(ctx);
  const joined = await dataOf(
    client.POST("/api/users/join/accesCode", { body: { joinedAccessCode: [code], consent: true } }),
  );
  expect(joined.joinedAccessCode).toEqual([code]);
  // No company can join this one, because it has no access code.
  for (const call of ["/api/users/associcated/companies", "/api/ProGress/associcated/companies"] as const) {
    expect(await dataOf(client.GET(call, { params: { query: { userId: me.id } } }))).toEqual({ count: 0, list: [] });
  }
  await requests(code);
  const chosen = await dataOf(client.POST("/api/users/language", { body: { language: "English" } }));
  expect(chosen.language).toBe("English");
});

it("the API description matches notifications and the preferences for them", async () => {
  const id = ctx.ids.create();
  const row =
    "insert into notices values (?, ?, 'SECURITY_ALERT', 'passkey-added', json_object('name', 'Key'), 1, null)";
  await change(row, id, me.id);
  const params = { path: { id } };
  expect((await dataOf(client.GET("/api/notifications"))).unread).toBeGreaterThan(0);
  await dataOf(client.PATCH("/api/notifications/{id}/read", { params }));
  await dataOf(client.PATCH("/api/notifications/read"));
  await dataOf(client.DELETE("/api/notifications/{id}", { params }));
  await dataOf(client.DELETE("/api/notifications"));
  expect(await dataOf(client.GET("/api/notifications"))).toEqual({ count: 0, unread: 0, list: [] });
  const choice = { enabled: true, email: false, inApp: true };
  const saved = await dataOf(client.PUT("/api/notifications/preferences", { body: { NEWSLETTER: choice } }));
  expect(saved.NEWSLETTER).toEqual(choice);
  expect(await dataOf(client.GET("/api/notifications/preferences"))).toEqual(saved);
  await dataOf(client.PUT("/api/notifications/digest", { body: { enabled: true } }));
  expect(await dataOf(client.GET("/api/notifications/digest"))).toEqual({ enabled: true });
});

it("the API description matches a submission from its start to its result, with a document", async () => {
  const submissionId = await start(ctx, token);
  const draft = { query: { submissionId } };
  expect((await dataOf(client.GET("/api/dimension/list", { params: draft }))).list[0]?.isCompleted).toBe("false");
  const path = { submissionId };
  const moved = await dataOf(client.POST("/api/questions/resync/{submissionId}", { params: { path } }));
  const twice = await dataOf(client.POST("/api/api/questions/resync/{submissionId}", { params: { path } }));
  expect(twice).toEqual(moved);
  const water = { query: { submissionId, indicatorId: "water" } };
  expect((await dataOf(client.GET("/api/users/questions/list", { params: water }))).count).toBe(15);
  await answerAll(ctx, token, submissionId, () => "Yes");

  const entry = { submissionId, dimension: "environment", name: "Water meter log", description: "Every month" };
  const { id } = await dataOf(client.POST("/api/users/submission/document", { body: entry }));
  const files = { body: { file: [pdfFile(smallPdf())] }, bodySerializer: formOf };
  const upload = { params: { query: { id } }, ...files };
  await dataOf(client.PATCH("/api/users/submission/document/upload", upload));
  const ofSubmission = { query: { SubmissionId: submissionId } };
  const [listed] = await dataOf(client.GET("/api/users/submission/documents", { params: ofSubmission }));
  const [reference] = listed?.references ?? [];
  if (!reference) throw new Error("The document has a file");
  const asBytes = { body: reference, parseAs: "arrayBuffer" } as const;
  const file = await client.POST("/api/assessments/regular/documents", asBytes);
  expect(new Uint8Array(file.data ?? new ArrayBuffer(0))).toEqual(smallPdf());

  await dataOf(client.PATCH("/api/users/submission/end", { body: { SubmissionId: submissionId } }));
  expect((await dataOf(client.GET("/api/users/submissions/list"))).list[0]?.leval).toBe("Leader");
  expect((await dataOf(client.GET("/api/users/submissions/latest"))).count).toBe(1);
  const summary = await dataOf(client.GET("/api/users/submission/summery", { params: ofSubmission }));
  expect(summary.esgPerformance.correct).toBe(80);
  const whole = await dataOf(client.GET("/api/users/submission/export", { params: ofSubmission }));
  expect(whole.questions).toHaveLength(4);
  const named = { submissionId, userId: me.id };
  const asList = { query: { ...named, indicatorId: "water" } };
  expect((await dataOf(client.GET("/api/users/questions/list/associated", { params: asList }))).count).toBe(15);
  const bySection = { query: { ...named, indicator: "water" } };
  const sections = await dataOf(client.GET("/api/users/sectionQuestions/list/associated", { params: bySection }));
  expect(sections).toHaveLength(5);
  const drawn = { params: { query: { id: "water" } }, parseAs: "text" } as const;
  expect((await client.GET("/api/indicator/file", drawn)).data).toContain("<svg");
});

it("the API description matches a progress assessment from its start to its result, with a document", async () => {
  expect((await dataOf(client.GET("/api/ProGress-dimension"))).count).toBe(4);
  const submissionId = await startProgress(ctx, token);
  const dimensions = await dimensionsOf(ctx, token, submissionId);
  const data = await anyAnswers(ctx, token, submissionId);
  await dataOf(client.POST("/api/ProGress/questions/answer", { body: { data } }));
  const [, proGress_Dimension = ""] = dimensions;
  const query = { submissionId, proGress_Dimension, userId: me.id };
  const read = await dataOf(client.GET("/api/ProGress/questions/list/associated", { params: { query } }));
  expect(read.list).toEqual(await questionsOf(ctx, token, submissionId, proGress_Dimension));

  const entry = { submissionId, proGress_Dimension, name: "Minutes", description: "Of the board" };
  const { id } = await dataOf(client.POST("/api/ProGress/submission/document", { body: entry }));
  const files = { body: { file: [pdfFile(smallPdf())] }, bodySerializer: formOf };
  await dataOf(client.PATCH("/api/ProGress/submission/files/upload", { params: { query: { id } }, ...files }));
  const params = { query: { SubmissionId: submissionId } };
  const [listed] = await dataOf(client.GET("/api/ProGress/submission/documents", { params }));
  expect(listed?.files).toHaveLength(1);

  await dataOf(client.PATCH("/api/ProGress/submission/end", { body: { SubmissionId: submissionId, data } }));
  expect((await dataOf(client.GET("/api/ProGress/submission/list"))).count).toBe(1);
  expect((await dataOf(client.GET("/api/ProGress/submission/latest"))).list[0]?.isDraft).toBe(false);
  const approvedBy = { name: "Amina Bello", desigantion: "Director", date: "2026-01-31" };
  await dataOf(client.PATCH("/api/ProGress/submission/approvel", { body: { submissionId, approvedBy } }));
  const signature = { body: { file: new File([SMALL_PNG], "me.png") }, bodySerializer: formOf };
  const signed = { params: { query: { id: submissionId } }, ...signature };
  await dataOf(client.PATCH("/api/ProGress/submission/approvelsign/upload", signed));
  const credential = await dataOf(client.GET("/api/users/submission/credential", { params }));
  const proofFile = new File([JSON.stringify(credential)], "proof.json");
  const proved = await dataOf(client.POST("/api/verify", { body: { file: proofFile }, bodySerializer: formOf }));
  expect(proved).toMatchObject({ status: "valid", kind: "progress", signed: approvedBy });
  const byCode = { params: { query: { code: String(credential.id).slice(-16) } } };
  expect(await dataOf(client.GET("/api/verify", byCode))).toEqual(proved);
  const overview = await dataOf(client.GET("/api/ProGress/submission/overview", { params }));
  const summary = await dataOf(client.GET("/api/ProGress/submission/summery", { params }));
  const whole = await dataOf(client.GET("/api/ProGress/submission/summeryWithQuestions", { params }));
  expect([summary.scorePercent, whole.scorePercent]).toEqual([overview.scorePercent, overview.scorePercent]);
});

it("the API description matches the feeds of what members share", async () => {
  const buyer = await registerCorporate(ctx);
  const joining = { joinedAccessCode: [buyer.code], consent: true as const };
  await dataOf(client.POST("/api/users/join/accesCode", { body: joining }));
  const { accessToken } = await issueTokens(ctx, requestFrom(), buyer.id);
  const theirs = clientOf(ctx, accessToken);
  const { list, cursor } = await dataOf(theirs.GET("/api/users/feed/results"));
  expect(list.map(({ assessment }) => assessment).sort()).toEqual(["progress", "readiness"]);
  const again = { params: { query: { since: cursor } } };
  expect((await dataOf(theirs.GET("/api/users/feed/results", again))).list).toEqual([]);
  expect((await dataOf(theirs.GET("/api/users/feed/scores"))).list.length).toBeGreaterThan(4);
  await dataOf(theirs.GET("/api/users/feed/key-figures"));
});

it("the API description matches the statistics of every company, for an administrator", async () => {
  await change("update users set is_administrator = 1 where id = ?", me.id);
  const whose = { userId: me.id };
  const submitted = await rowsOf<{ id: string }>("select id from assessments where state = 'completed'");
  for (const { id } of submitted) {
    const params = { query: { SubmissionId: ctx.ids.seal(id) } };
    await dataOf(client.GET("/api/admin/submission/summery/WithQuestion", { params }));
  }
  const levels = { params: { query: { ...whose, dimension: "environment" } } };
  await dataOf(client.GET("/api/users/associcated/companies/usersLevel", levels));
  await dataOf(client.GET("/api/users/associcated/companies/avergae/indicator", { params: { query: whose } }));
  const filtered = { params: { query: { country: "South Africa", fromDate: "", toDate: "" } } };
  await dataOf(client.GET("/api/users/get/esg/maturity", filtered));
  await dataOf(client.GET("/api/users/get/esg/performance", filtered));
  await dataOf(client.GET("/api/users/get/indicator/performance", filtered));
  await dataOf(client.GET("/api/users/get/indicator/sdgMapping"));
  await dataOf(client.GET("/api/users/get/byState/submission", filtered));
  await dataOf(client.GET("/api/users/get/progress/avergae", filtered));
  await dataOf(client.GET("/api/users/get/progress/maturity", filtered));
  await dataOf(client.GET("/api/users/get/progess/emissions", filtered));
  await dataOf(client.GET("/api/users/get/progess/emissions/total", filtered));
  const of = (id: string) => ({ params: { query: { id } } });
  await dataOf(client.GET("/api/users/get/undertaking/actions", of("water")));
  await dataOf(client.GET("/api/users/get/progess/undertaking/actions", of("climate-governance")));
  await change("update users set is_administrator = 0 where id = ?", me.id);
});

it("the API description matches a forgotten password, a new one, and the end of a sign-in", async () => {
  const email = me.email;
  const forgotten = { email, repatcheResponse: await solveCaptcha(ctx) };
  const { tempToken } = await dataOf(clientOf(ctx).POST("/api/auth/forgotpassword", { body: forgotten }));
  const body = { otp: await codeFor(ctx, me) };
  const verified = await dataOf(clientOf(ctx, tempToken).POST("/api/auth/verifyOtp", { body }));
  const password = "four green chairs";
  await dataOf(clientOf(ctx, verified.token).POST("/api/auth/resetPassword", { body: { password } }));
  const again = { userType: "User", email, password, repatcheResponse: await solveCaptcha(ctx) } as const;
  const { tokens } = await dataOf(clientOf(ctx).POST("/api/auth/signin", { body: again }));
  const own = clientOf(ctx, tokens.accessToken);
  const newPassword = "five green chairs";
  await dataOf(own.POST("/api/auth/change-password", { body: { password, newPassword } }));
  await dataOf(own.POST("/api/auth/logout", { body: {} }));
  const { response } = await own.GET("/api/users/me");
  expect(response.status).toBe(401);
});

it("the calls above cover every operation of the API description", async () => {
  expect([...answered].sort()).toEqual((await operationIds(ctx)).sort());
});

it.each([
  ["without a field", 200, { statusCode: 200, message: "Done", data: {} }, /message/],
  [
    "with a field more",
    200,
    { statusCode: 200, message: "Done", data: { message: "Done", id: "1" } },
    /Unrecognized key/,
  ],
  ["under a status that is not named", 418, {}, /status/],
])("an answer %s does not match the API description", async (_, status, body, complaint) => {
  const asked = { method: "DELETE", url: "https://kompas.test/api/notifications" };
  await expect(expectDescribed(ctx, asked, Response.json(body, { status }))).rejects.toThrow(complaint);
});

/** A multipart body with each file under the name of its field. */
function formOf(fields: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) form.append(name, each as File);
  return form;
}

/** The company that was joined asks for something; this one reads it and accepts; both sides list it. */
async function requests(code: string): Promise<void> {
  const [asker] = await rowsOf<{ id: string }>(
    "select u.id from users u join companies c on c.id = u.company_id where c.access_code = ?",
    code,
  );
  const { accessToken } = await issueTokens(ctx, requestFrom(), asker?.id ?? "");
  const buyer = clientOf(ctx, accessToken);
  const asking = { userIds: [me.id], kind: "document" as const, title: "ISO 14001", text: "", dueOn: inDays(9) };
  expect(await dataOf(buyer.POST("/api/users/requests/sent", { body: asking }))).toEqual({ asked: 1 });
  const received = { params: { path: { side: "received" } } } as const;
  const { list } = await dataOf(client.GET("/api/users/requests/{side}", received));
  const path = { side: "received", requestId: list[0]?.id ?? "" } as const;
  const read = await dataOf(client.GET("/api/users/requests/{side}/{requestId}", { params: { path } }));
  const body = { act: "accepted", words: "", revision: read.revision } as const;
  const done = await dataOf(client.POST("/api/users/requests/{side}/{requestId}", { params: { path }, body }));
  expect([done.state, done.thread.map(({ act }) => act)]).toEqual(["accepted", ["asked", "accepted"]]);
  const companies = [{ email: `to-join-${crypto.randomUUID()}@example.com`, company: "Mlambo Steel" }];
  expect(await dataOf(buyer.POST("/api/users/invitations", { body: { companies } }))).toEqual({ sent: 1, others: [] });
  const sent = { params: { path: { side: "sent" } } } as const;
  expect((await dataOf(buyer.GET("/api/users/requests/{side}", sent))).list[0]?.state).toBe("accepted");
}
