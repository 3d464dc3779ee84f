import { deflateSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { assessmentPaths } from "~/core/addresses/assessment";
import { PROGRESS } from "~/core/kinds/kind";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { NOBODY } from "~/foundation/identity/visitor.server";
import { resources } from "~/i18n/resources";
import { readKeyHistory } from "~/platform/crypto/proof-keys";
import { approveReport } from "~/results/approval/approve.server";
import { issueProof, issueRequested } from "~/results/proof/issue.server";
import { verifyFile } from "~/results/proof/verify.server";
import { withdrawReport } from "~/results/proof/withdraw.server";
import { createKey, keyEntry } from "../../scripts/lib/proof-keys.mjs";
import { rowsOf } from "../support/database";
import { faultEverywhere } from "../support/faults";
import { cookieOf, ORIGIN, send, visit } from "../support/pages";
import { anotherProgress, completeProgress } from "../support/progress-results";
import { createTestContext, withoutQueue } from "../support/worker";

const ctx = withoutQueue(createTestContext());
const { state, text, paper, laterProof, tooLarge, withdraw, gone } = resources.en.verify;

let owner: CurrentUser;
let id: string;
let cookie: string;
let file: Uint8Array<ArrayBuffer>;
const codeOf = async (assessmentId = id) => {
  const [row] = await rowsOf<{ code: string }>(
    "select code from proofs where assessment_id = ? order by number desc limit 1",
    assessmentId,
  );
  return row?.code ?? "";
};
const fileIn = async (language: string) => {
  const answer = await visit(assessmentPaths(PROGRESS, ctx.ids.seal(id)).reportFile(language as "en"), { cookie });
  return new Uint8Array(await answer.arrayBuffer());
};
beforeAll(async () => {
  ({ user: owner, id } = await completeProgress(ctx, true));
  await issueProof(ctx, id);
  cookie = await cookieOf(ctx, owner.id);
  file = await fileIn("en");
});

async function check(bytes: Uint8Array<ArrayBuffer> | string) {
  const form = new FormData();
  form.set("file", new File([bytes], "report.pdf"));
  const body = new Response(form);
  const headers = { Origin: ORIGIN, "Content-Type": body.headers.get("Content-Type") ?? "" };
  const answer = await send("/verify", { method: "POST", headers, body: await body.arrayBuffer() });
  return { status: answer.status, html: (await answer.text()).replaceAll("&#x27;", "'") };
}
const replaced = (from: string, to: string) => {
  const words = Buffer.from(file).toString("latin1");
  expect(words).toContain(from);
  return new Uint8Array(Buffer.from(words.replaceAll(from, to), "latin1"));
};

describe("the PDF file of a report", () => {
  it("is recognized, without an account, as issued and sealed here", async () => {
    const { status, html } = await check(file);
    expect(status).toBe(200);
    expect(html).toContain(state.issued);
    for (const word of [state.changed, paper, laterProof]) expect(html).not.toContain(word);
  });

  it("is distinguished from a file whose pages were changed, or that lost its seal", async () => {
    const longer = new Uint8Array([...file, ...Buffer.from("\n1 0 obj <<>> endobj\n")]);
    const touched = Uint8Array.from(file);
    touched[2_000] = (touched[2_000] ?? 0) ^ 1;
    for (const other of [longer, touched, replaced("/ByteRange", "/ByteRangx")]) {
      const { html } = await check(other);
      expect(html).toContain(paper);
      expect(html).not.toContain(state.issued);
    }
  });

  it.each([
    ["cut in its middle", () => file.slice(0, file.length / 4)],
    ["cut to its first line", () => file.slice(0, 9)],
    ["without its proof", () => replaced("/Type /EmbeddedFile", "/Type /EmbeddedFilx")],
  ])("gets a clear answer when it is %s", async (_what, given) => {
    const { status, html } = await check(given());
    expect(status).toBe(200);
    expect(html).toContain(state.without);
  });

  it.each([
    ["ten megabytes", "%PDF-1.7".padEnd(10_000_000, "x")],
    ["ten megabytes of JSON", `{"a":"${"x".repeat(10_000_000)}"}`],
  ])("is not read when it has %s", async (_what, given) => {
    const { status, html } = await check(given);
    expect(status).toBe(413);
    expect(html).toContain(tooLarge);
  });

  it("gets a clear answer with values invalid in JSON, with deep values and from another installation", async () => {
    const [row] = await rowsOf<{ document: string }>("select document from proofs where assessment_id = ?", id);
    const proof = row?.document ?? "";
    const odd = '{"toString":1,"valueOf":1}';
    const other = (field: string, value: string) =>
      proof.replace(new RegExp(`"${field}":"[^"]+"(?!.*"${field}":")`), `"${field}":${value}`);
    for (const [given, words] of [
      [proof.replace(/"id":"[^"]+"/, `"id":${odd}`), state.changed],
      ...["created", "proofValue", "verificationMethod"].flatMap((field) =>
        [odd, "null", "[]", '"\\ud800"', '"\\u0000"'].map((value) => [other(field, value), state.changed] as const),
      ),
      [proof.replace(/"proof":\{[^}]*\}/, '"proof":null'), state.changed],
      [proof.replace('"declared":', '"x":"\\ud800","declared":'), state.changed],
      [proof.replace('"declared":', '"__proto__":{"declared":1},"declared":'), state.changed],
      [proof.replace('"declared":', '"declared":1e999,"x":'), state.changed],
      [`${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`, state.unreadable],
      [proof.replace(/"issuer":"[^"]+"/, '"issuer":"did:web:esg.example"'), "esg.example"],
      [`\u0000${proof}`, state.unreadable],
      ["\ufeff".concat(proof), state.issued],
    ] as const) {
      const { status, html } = await check(given);
      expect(status).toBe(200);
      expect(html).toContain(words);
    }
  });
});

describe("a PDF that unpacks to more than a proof", () => {
  it("is skipped, and answered as a file without a proof", async () => {
    const packed = deflateSync(Buffer.alloc(30_000_000), { level: 9 }).toString("latin1");
    const head = `<</Type /EmbeddedFile /Filter /FlateDecode /Length ${packed.length}>> stream\n`;
    const bombs = `1 0 obj ${head}${packed}\nendstream\n`.repeat(8);
    const { status, html } = await check(new Uint8Array(Buffer.from(`%PDF-1.7\n${bombs}`, "latin1")));
    expect(status).toBe(200);
    expect(html).toContain(state.without);
  });
});

describe("keys that replace earlier ones", () => {
  it("keep what the earlier ones signed and sealed valid, and no earlier key signs any longer", async () => {
    const { settings } = ctx;
    const [former] = settings.PROOF_KEYS;
    const next = await createKey("kompas.test");
    const [following] = readKeyHistory(keyEntry(next.publicKey, new Date(ctx.clock() + 1000))) ?? [];
    if (!former || !following) throw new Error("No keys");
    const PROOF_KEYS = [{ ...former, until: following.from }, following];
    const clock = () => Date.now() + 60_000;
    const rotated = { ...ctx, clock, settings: { ...settings, PROOF_KEY: next.privateKey, PROOF_KEYS } };
    expect(await verifyFile(rotated, file)).toMatchObject({ state: "issued", isPaperOurs: true });
    await approveReport(rotated, owner, id, { name: "Thandi", designation: "Director", date: "2026-01-31" });
    expect(await issueProof(rotated, id)).toBe("issued");
    const signed = async () => {
      const [row] = await rowsOf<{ document: string }>(
        "select document from proofs where assessment_id = ? order by number desc limit 1",
        id,
      );
      return new TextEncoder().encode(row?.document);
    };
    expect(await verifyFile(rotated, await signed())).toMatchObject({ state: "issued" });
    // With the former key, a thief can sign nothing that is accepted as newer than the key.
    const stolen = { ...rotated, settings: { ...settings, PROOF_KEYS: [{ ...former }] } };
    await approveReport(stolen, owner, id, { name: "Thandi", designation: "Owner", date: "2026-01-30" });
    expect(await issueProof(stolen, id)).toBe("issued");
    expect(await verifyFile(rotated, await signed())).toEqual({ state: "changed" });
  });
});

describe("withdrawing a report", () => {
  const path = () => assessmentPaths(PROGRESS, ctx.ids.seal(id)).withdraw;
  const post = (intent: string, who = cookie) =>
    send(path(), {
      method: "POST",
      headers: { Cookie: who, Origin: ORIGIN },
      body: new URLSearchParams({ intent }),
    });

  it("asks the owner for confirmation first, and is permanent for every existing proof", async () => {
    const asked = await (await visit(path(), { cookie })).text();
    for (const word of [withdraw.title, withdraw.noWay, withdraw.confirm]) expect(asked).toContain(word);
    expect((await post("x")).status).toBe(404);
    const [first] = await rowsOf<{ code: string }>(
      "select code from proofs where assessment_id = ? and number = 1",
      id,
    );
    const before = await codeOf();
    const done = await post("withdraw");
    expect([done.status, done.headers.get("Location")?.endsWith("#proof")]).toEqual([303, true]);
    for (const code of [before, first?.code]) {
      const html = await (await visit(`/verify?code=${code}`)).text();
      expect(html).toContain(text.withdrawn);
    }
    expect((await check(file)).html).toContain(text.withdrawn);
    const results = await (await visit(assessmentPaths(PROGRESS, ctx.ids.seal(id)).results, { cookie })).text();
    expect(results).toContain(withdraw.doneText);
    expect(results).not.toContain(withdraw.link);
    // A second withdrawal has nothing to do.
    expect((await post("withdraw")).headers.get("Location")).toMatch(/#proof$/);
    const noted = "select 1 from security_events where user_id = ? and type = 'report-withdrawn'";
    expect(await rowsOf(noted, owner.id)).toHaveLength(1);
  });

  it("is stated in every file made afterwards, and no further proof is issued", async () => {
    const marked = await fileIn("fr");
    expect((await check(marked)).html).toContain(text.withdrawn);
    await approveReport(ctx, owner, id, { name: "Thandi", designation: "CEO", date: "2026-01-29" });
    const before = await codeOf();
    expect(await issueProof(ctx, id)).toBe("withdrawn");
    expect([await codeOf(), await rowsOf("select 1 from proof_requests where assessment_id = ?", id)]).toEqual([
      before,
      [],
    ]);
  });

  it("leaves nothing half done, whichever statement fails, and includes a proof issued in the meantime", async () => {
    const prepare = async () => {
      const next = await anotherProgress(ctx, owner, []);
      await issueProof(ctx, next);
      await approveReport(ctx, owner, next, { name: "Thandi", designation: "CEO", date: "2026-01-28" });
      return next;
    };
    const openOf = async (next: string) =>
      (
        await rowsOf(
          "select 1 from proofs left join withdrawals using (list, place) where assessment_id = ? and at is null",
          next,
        )
      ).length;
    for (const fate of ["fail", "lose"] as const)
      await faultEverywhere(
        fate,
        prepare,
        (faulty, next) => withdrawReport(faulty, owner, next, NOBODY),
        async (next) => {
          await withdrawReport(ctx, owner, next, NOBODY);
          await issueRequested(ctx, null);
          expect(await openOf(next)).toBe(0);
        },
      );
    const next = await prepare();
    await Promise.all([issueProof(ctx, next), withdrawReport(ctx, owner, next, NOBODY), issueProof(ctx, next)]);
    await issueRequested(ctx, null);
    expect(await openOf(next)).toBe(0);
  }, 60_000);

  it("remains known when the report is gone", async () => {
    const [row] = await rowsOf<{ document: string }>("select document from proofs where assessment_id = ?", id);
    await ctx.db.$client.prepare("delete from proofs where assessment_id = ?").bind(id).run();
    const { html } = await check(row?.document ?? "");
    for (const word of [text.withdrawn, gone]) expect(html).toContain(word);
  });
});
