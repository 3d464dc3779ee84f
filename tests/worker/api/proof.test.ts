import { beforeAll, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { issueTokens } from "~/foundation/identity/tokens.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { issueProof } from "~/results/proof/issue.server";
import { printCode } from "~/results/proof/rules/code";
import { withdrawReport } from "~/results/proof/withdraw.server";
import { addReview } from "~/results/results/reviews.server";
import { submitAssessment } from "~/results/results/submit.server";
import { rowsOf } from "../../support/database";
import { ORIGIN } from "../../support/pages";
import { registerCorporate } from "../../support/people";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../../support/worker";
import { call, clientOf, dataOf } from "./client";

const ctx = withoutQueue(createTestContext());
const tokenOf = async (userId: string) => (await issueTokens(ctx, new Request(ORIGIN), userId)).accessToken;
const headers = { "CF-Connecting-IP": crypto.randomUUID() };

let owner: CurrentUser;
let id: string;
let corporate: string;

beforeAll(async () => {
  const buyer = await registerCorporate(ctx);
  owner = await registerCompany(ctx, { accessCode: buyer.code });
  corporate = await tokenOf(buyer.id);
  id = await completeDraft(ctx, owner, 40);
  await submitAssessment(ctx, owner, id);
});

const codeOf = async () =>
  (await rowsOf<{ code: string }>("select code from proofs where assessment_id = ? order by number desc", id))[0]
    ?.code ?? "";
const byCode = (code: string) =>
  dataOf(clientOf(ctx, undefined, headers).GET("/api/verify", { params: { query: { code } } }));
const byFile = async (document: unknown) => {
  const form = new FormData();
  form.set("file", new File([JSON.stringify(document)], "proof.json"));
  return (await call(ctx, "POST", "verify", { headers, rawBody: form })).body;
};
const credential = (token?: string, SubmissionId = ctx.ids.seal(id)) =>
  call(ctx, "GET", `users/submission/credential?SubmissionId=${SubmissionId}`, { token });

it("a report's credential is given to every user who may read the report, by the submission id alone", async () => {
  const token = await tokenOf(owner.id);
  const pending = await credential(token);
  expect([pending.status, pending.body.message]).toEqual([404, expect.stringContaining("We are sealing this report")]);
  expect(await issueProof(ctx, id)).toBe("issued");
  const own = await credential(token);
  expect(own.body.data).toMatchObject({ type: ["VerifiableCredential", "EsgReportCredential"], proof: {} });
  expect((await credential(corporate)).body.data).toEqual(own.body.data);
  const stranger = await registerCompany(ctx);
  const draft = ctx.ids.seal(await completeDraft(ctx, owner, 40));
  const tries = [
    credential(),
    credential(await tokenOf(stranger.id)),
    credential(token, draft),
    credential(corporate, draft),
  ];
  expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([401, 404, 409, 404]);
});

it("a report's credential can be verified without an account by its code and its file, and its content is shown", async () => {
  const { data: document } = (await credential(corporate)).body;
  const valid = await byCode(printCode(await codeOf()).toLowerCase());
  expect(valid).toMatchObject({
    status: "valid",
    issuer: expect.stringMatching(/^did:web:/),
    company: owner.companyName,
    kind: "readiness",
    level: expect.stringMatching(/^[A-Z]/),
    signed: null,
  });
  expect(await byFile(document)).toMatchObject({ message: "Issued here, and unchanged", data: valid });
  const other = structuredClone(document) as { credentialSubject: { level: string } };
  other.credentialSubject.level = "laggard";
  const changed = await byFile(other);
  expect(changed.data).toMatchObject({ status: "changed", company: null, level: null });
  expect((await byFile({ nothing: "of ours" })).data).toMatchObject({ status: "unknown" });
  expect(await byCode("0000-0000-0000-0001")).toMatchObject({ status: "unknown" });
  const [nameless, fileless] = [
    await call(ctx, "GET", "verify", { headers }),
    await call(ctx, "POST", "verify", { headers, rawBody: new FormData() }),
  ];
  expect([nameless.body.errors, fileless.body.errors]).toEqual([
    { code: ["Please send the code of the report"] },
    { file: ["Please send the PDF of a report or the JSON of its seal"] },
  ]);
});

it("verifying a report's credential shows a later approval and a withdrawal", async () => {
  const former = await codeOf();
  await addReview(ctx, owner, id, "approved");
  expect(await issueProof(ctx, id)).toBe("issued");
  expect(await byCode(former)).toMatchObject({ status: "superseded", signed: null });
  expect(await byCode(await codeOf())).toMatchObject({ status: "valid", signed: { name: owner.username } });
  await withdrawReport(ctx, owner, id, NOBODY);
  expect(await byCode(await codeOf())).toMatchObject({ status: "withdrawn", company: owner.companyName });
});
