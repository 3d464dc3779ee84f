import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { dayIn } from "~/core/days/days";
import { PROGRESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { resources } from "~/i18n/resources";
import { approveReport } from "~/results/approval/approve.server";
import { isSignedBy } from "~/results/proof/crypto/data-integrity";
import { issueProof, issueRequested } from "~/results/proof/issue.server";
import { keepWhole, printCode } from "~/results/proof/rules/code";
import { getReport } from "~/results/report/report.server";
import { submitAssessment } from "~/results/results/submit.server";
import { change, rowsOf } from "../support/database";
import { documentForm, ENTRY, pdfFile, saveForm } from "../support/evidence";
import { faultEverywhere } from "../support/faults";
import { cookieOf, ORIGIN, send, visit } from "../support/pages";
import { smallPdf } from "../support/pdfs";
import { completeProgress } from "../support/progress-results";
import { completeDraft, createTestContext, registerCompany, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const APPROVAL = { name: "Thandi Nkosi", designation: "Managing director", date: "2026-01-31" };
const issuedOf = (id: string) =>
  rowsOf<{ number: number; document: string }>(
    "select number, document from proofs where assessment_id = ? order by number",
    id,
  );
const askedOf = async (id: string) => (await rowsOf("select 1 from proof_requests where assessment_id = ?", id)).length;

async function upload(path: string, fields: Record<string, File>) {
  const form = new FormData();
  for (const [name, file] of Object.entries(fields)) form.set(name, file);
  const body = new Response(form);
  const headers = { Origin: ORIGIN, "Content-Type": body.headers.get("Content-Type") ?? "" };
  return send(path, { method: "POST", headers, body: await body.arrayBuffer() });
}

const didOf = async (): Promise<{ verificationMethod: { publicKeyMultibase: string }[] }> =>
  (await visit("/.well-known/did.json")).json();

let owner: CurrentUser;
let id: string;
beforeAll(async () => {
  ({ user: owner, id } = await completeProgress(ctx, true));
});

describe("a report's proof", () => {
  it("is requested by the submission, issued once, and states what the report states", async () => {
    expect(await askedOf(id)).toBe(1);
    expect(await Promise.all([issueProof(ctx, id), issueProof(ctx, id)])).toContain("issued");
    expect([await issueProof(ctx, id), await askedOf(id)]).toEqual(["not-asked", 0]);
    const [row, ...more] = await issuedOf(id);
    expect(more).toEqual([]);
    const credential = JSON.parse(row?.document ?? "");
    const did = await didOf();
    expect(await isSignedBy(credential, did.verificationMethod[0]?.publicKeyMultibase ?? "")).toBe(true);
    const [{ level, score } = { level: "", score: 0 }] = await rowsOf<{ level: string; score: number }>(
      "select level, score from results where assessment_id = ?",
      id,
    );
    const { credentialSubject: said } = credential;
    expect(said.level).toBe(level);
    expect(Math.abs((said.scores[0].correct / said.scores[0].total) * 10_000 - score)).toBeLessThan(1);
    expect(said.scores).toHaveLength((await rowsOf("select 1 from scores where assessment_id = ?", id)).length);
    expect(said).toMatchObject({ reportKind: "progress", evidenceSha256: [] });
    expect(said.approval).toBeUndefined();
    expect(said.emissions.scope1.factors.length).toBeGreaterThan(0);
    // Nothing in it leads to the assessment or its people.
    for (const secret of [id, owner.id, owner.email]) expect(row?.document).not.toContain(secret);
  });

  it("is issued again after an approval, but not when the same approval is made twice", async () => {
    await approveReport(ctx, owner, id, APPROVAL);
    expect(await issueProof(ctx, id)).toBe("issued");
    await approveReport(ctx, owner, id, APPROVAL);
    expect(await issueProof(ctx, id)).toBe("unchanged");
    const issued = await issuedOf(id);
    expect(issued.map(({ number }) => number)).toEqual([1, 2]);
    expect(JSON.parse(issued[1]?.document ?? "").credentialSubject.approval).toEqual(APPROVAL);
  });

  it("stays requested until it is issued, whichever statement fails, and is issued once", async () => {
    let day = 0;
    const ask = async () => {
      day += 1;
      await approveReport(ctx, owner, id, {
        ...APPROVAL,
        date: dayIn(Date.UTC(2025, 5, day), "UTC"),
      });
      return (await issuedOf(id)).length;
    };
    for (const fate of ["fail", "lose"] as const) {
      await faultEverywhere(
        fate,
        ask,
        (faulty) => issueProof(faulty, id),
        async (before) => {
          await issueRequested(ctx, null);
          expect([(await issuedOf(id)).length, await askedOf(id)]).toEqual([before + 1, 0]);
        },
      );
      await issueRequested(ctx, null);
    }
  });

  it("waits, when no key is set up, until the job finds one", async () => {
    await approveReport(ctx, owner, id, { ...APPROVAL, date: "2025-12-01" });
    const before = (await issuedOf(id)).length;
    const bare = { ...ctx, settings: { ...ctx.settings, PROOF_KEY: undefined } };
    expect([await issueProof(bare, id), await issueRequested(bare, null)]).toEqual([
      "not-set-up",
      { did: {}, cursor: null },
    ]);
    expect([(await issuedOf(id)).length, await askedOf(id)]).toEqual([before, 1]);
    expect((await issueRequested(ctx, null)).did.failed).toBe(0);
    expect([(await issuedOf(id)).length, await askedOf(id)]).toEqual([before + 1, 0]);
  });

  it("is not signed with a secret key that is missing from the published keys", async () => {
    await approveReport(ctx, owner, id, { ...APPROVAL, date: "2025-11-01" });
    const other = { ...ctx, settings: { ...ctx.settings, PROOF_KEY: Buffer.alloc(32, 9).toString("base64url") } };
    await expect(issueProof(other, id)).rejects.toThrow("PROOF_KEYS");
    expect((await issueRequested(other, null)).did.failed).toBe(1);
    expect(await issueProof(ctx, id)).toBe("issued");
  });

  it("has its own place in its month's list, which reveals nothing about it until it is withdrawn", async () => {
    const [row] = await rowsOf<{ list: string; place: number }>(
      "select list, place from proofs where assessment_id = ?",
      id,
    );
    const { list = "", place = 0 } = row ?? {};
    const isWithdrawn = async () => {
      const answer = await visit(`/status/${list}`);
      const published: Record<string, unknown> & { credentialSubject: { encodedList: string } } = await answer.json();
      const keys = await didOf();
      expect(await isSignedBy(published, keys.verificationMethod[0]?.publicKeyMultibase ?? "")).toBe(true);
      const packed = Buffer.from(published.credentialSubject.encodedList.slice(1), "base64url");
      const unpacked = new Response(packed).body?.pipeThrough(new DecompressionStream("gzip"));
      const bits = new Uint8Array(await new Response(unpacked).arrayBuffer());
      expect(bits).toHaveLength(16_384);
      return (((bits[place >> 3] ?? 0) >> (7 - (place & 7))) & 1) === 1;
    };
    expect(await isWithdrawn()).toBe(false);
    await change("insert into withdrawals (list, place, at) values (?, ?, 1)", list, place);
    expect(await isWithdrawn()).toBe(true);
    for (const odd of ["2999-01", "2026-13", "x", "2026-01-01"])
      expect((await visit(`/status/${odd}`)).status).toBe(404);
  });

  it("is read through its own index, whatever else there is", async () => {
    const plan = await rowsOf<{ detail: string }>(
      "explain query plan select * from proofs where assessment_id = 'x' order by number desc limit 1",
    );
    expect(plan.map(({ detail }) => detail).join()).toMatch(/USING INDEX proofs_by_assessment/);
  });
});

it("a proof counts the answers with a document as the report does, also those whose topic has one", async () => {
  const user = await registerCompany(ctx);
  const draft = await completeDraft(ctx, user, 60);
  const form = documentForm({ ...ENTRY, links: ["water"] }, [pdfFile(smallPdf())]);
  expect(await saveForm(ctx, user, draft, form)).toMatchObject({ ok: true });
  await submitAssessment(ctx, user, draft);
  expect(await issueProof(ctx, draft)).toBe("issued");
  const said = JSON.parse((await issuedOf(draft))[0]?.document ?? "").credentialSubject;
  expect(said.evidenced).toBeGreaterThan(0);
  const shown = await getReport(ctx, user, draft, "en", Date.now());
  expect(shown.ok && shown.report.nature.backed).toContain(`${said.evidenced} of the ${said.declared} practices`);
  const html = await (
    await visit(`/verify?code=${(await issuedOf(draft))[0]?.document.match(/code=(\w+)/)?.[1]}`)
  ).text();
  expect(html).toContain(`${said.evidenced} / ${said.declared}`);
});

describe("verifying a report", () => {
  const outcomeOf = async (answer: Response) => ({ status: answer.status, html: await answer.text() });
  const check = (text: string, name = "proof.json") => upload("/verify", { file: new File([text], name) });
  const credentialOf = async () => JSON.parse((await issuedOf(id)).at(-1)?.document ?? "");
  const { state, text, laterProof } = resources.en.verify;

  it("shows by the code or the file, without an account, what it states and its current status", async () => {
    const credential = await credentialOf();
    const [, code = ""] = credential.id.split("code=");
    for (const answer of [await visit(`/verify?code=${code.toLowerCase()}`), await check(JSON.stringify(credential))]) {
      const { status, html } = await outcomeOf(answer);
      expect(status).toBe(200);
      expect(html).toContain(state.issued);
      expect(html).toContain(credential.credentialSubject.company.name);
      expect(html).not.toContain(laterProof);
      expect(html).toContain(resources.en.verify.latest);
      const { declared, scores } = credential.credentialSubject;
      const { total } = scores.find(({ subject }: { subject: string }) => subject === "overall");
      expect(html).toContain(`${declared} / ${total} (${Math.round((100 * declared) / total)}%)`);
      expect(html).not.toMatch(/<script(?![^>]*application)/);
    }
    const file = await visit(`/verify/${code}`);
    expect(await file.json()).toEqual(credential);
    // The first one was issued before the approval and withdrawn above.
    const [, first = ""] = JSON.parse((await issuedOf(id))[0]?.document ?? "").id.split("code=");
    const { html } = await outcomeOf(await visit(`/verify?code=${first}`));
    for (const words of [text.withdrawn, laterProof]) expect(html).toContain(words);
    expect(html).toMatch(/Withdrawn by [^<]+ on [^<]+\. Do not rely on it/);
    expect(html).not.toMatch(/A newer report exists/);
  });

  it("refuses an altered proof without showing its content, and names another installation as issuer", async () => {
    const credential = await credentialOf();
    credential.credentialSubject.company.name = "Forged Foods";
    const forged = await outcomeOf(await check(JSON.stringify(credential)));
    expect(forged.html).toContain(state.changed);
    expect(forged.html).not.toContain("Forged Foods");
    const foreign = await outcomeOf(await check(JSON.stringify({ ...credential, issuer: "did:web:other.example" })));
    expect(foreign.html).toContain("Issued by other.example");
    const list = await (await visit("/status/2026-01")).text();
    expect((await outcomeOf(await check(list))).html).toContain(state.unreadable);
  });

  it.each([
    ["nothing", ""],
    ["no JSON", "{"],
    ["a list", "[]"],
    ["null", "null"],
    ["no issuer", "{}"],
    ["an odd issuer", JSON.stringify({ issuer: { id: "x" } })],
    ["values too deep", `{"issuer":"did:web:a","x":${"[".repeat(20_000)}${"]".repeat(20_000)}}`],
    ["a page", "<script>alert(1)</script>"],
  ])("answers %s as no proof", async (_what, text) => {
    const { status, html } = await outcomeOf(await check(text));
    expect(status).toBe(200);
    expect(html).toContain(state.unreadable);
  });

  it("answers a larger file as no proof, and a code that was never issued as unknown", async () => {
    expect(await (await check(JSON.stringify({ x: "x".repeat(70_000) }))).text()).toContain(state.unreadable);
    for (const code of ["x", "0000-0000-0000-0000", "'; drop table proofs"])
      expect((await outcomeOf(await visit(`/verify?code=${encodeURIComponent(code)}`))).html).toContain(state.unknown);
  });

  it("says that the code is missing", async () => {
    expect(await (await visit("/verify?code=+")).text()).toContain(resources.en.verify.codeMissing);
    expect(await (await visit("/verify")).text()).not.toContain(resources.en.verify.codeMissing);
  });

  it("is offered by a code at the foot of the printed report and on the results, in each language", async () => {
    const cookie = await cookieOf(ctx, owner.id);
    const [, code = ""] = (await credentialOf()).id.split("code=");
    const paths = assessmentPaths(PROGRESS, ctx.ids.seal(id));
    for (const path of [`${paths.report}?lang=en`, paths.results])
      expect(await (await visit(path, { cookie })).text()).toContain(printCode(code));
    // It is never split across lines on paper.
    const html = await (await visit(paths.report, { cookie })).text();
    expect(html).toMatch(new RegExp(`--paper-foot:[^>]*${keepWhole(printCode(code))}`));
    expect(html).toContain(`<span class="whitespace-nowrap">${printCode(code)}</span>`);
  });

  it("is limited to a number of requests per caller", async () => {
    let last = 200;
    for (let look = 0; look < 70 && last === 200; look += 1) {
      const answer = await visit("/verify?code=x");
      last = answer.status;
      if (last === 429) expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
    }
    expect(last).toBe(429);
  });
});
