import jsonld from "jsonld";
import { describe, expect, it } from "vitest";
import { fromBase58, toBase58 } from "~/platform/crypto/base58";
import { didDocument, hostOf, issuerOf, methodOf, readKeyHistory } from "~/platform/crypto/proof-keys";
import { isSignedBy, signDocument } from "~/results/proof/crypto/data-integrity";
import { createCode, keepWhole, printCode, readCode } from "~/results/proof/rules/code";
import { type ReportSubject, reportCredential } from "~/results/proof/rules/credential";
import { addKey, createKey, keyEntry } from "../../scripts/lib/proof-keys.mjs";
import { loaderFor, verifies } from "../support/independent-verifier";

const AT = Date.UTC(2026, 4, 31, 10);
const ORIGIN = "https://kompas.example.org";
const SUBJECT: ReportSubject = {
  type: "EsgReport",
  company: { name: "Boulangerie Éloïse", registrationNumber: "2020/1", country: "FR" },
  reportKind: "progress",
  period: { submitted: "2026-05-30T08:00:00Z", year: 2025 },
  questionnaire: { version: "progress-1", sha256: "a".repeat(64) },
  method: "progress-method-1",
  level: "advanced",
  scores: [
    { subject: "overall", label: "overall", correct: 41, total: 60, level: "advanced" },
    { subject: "water", label: "Water", correct: 0, total: 5, level: "laggard" },
  ],
  declared: 41,
  evidenced: 3,
  emissions: { scope1: { tonnes: 12.5, factors: ["iea@1/coal"] }, scope2: null },
  answersSha256: "b".repeat(64),
  evidenceSha256: ["c".repeat(64)],
  approval: { name: "Éloïse", designation: "Owner", date: "2026-05-31" },
};

const pair = await createKey("kompas.example.org");
const [KEY] = readKeyHistory(keyEntry(pair.publicKey, new Date(AT))) ?? [];
if (!KEY) throw new Error("The history names no key");
const ISSUER = issuerOf(ORIGIN);
const DID = didDocument(ISSUER, [KEY]);

async function issue(subject = SUBJECT) {
  const issuing = { origin: ORIGIN, issuer: ISSUER, code: "0".repeat(16), status: { list: "2026-05", index: 7 } };
  const unsigned = reportCredential(subject, { ...issuing, at: AT, submittedAt: AT });
  const seed = new Uint8Array(Buffer.from(pair.privateKey.split(".")[0] ?? "", "base64url"));
  return signDocument(unsigned, { seed, method: methodOf(ISSUER, KEY as never) }, new Date(AT).toISOString());
}

const startsWith = (given: unknown, contexts: string[]) =>
  Array.isArray(given) && given.length > contexts.length && contexts.every((each, index) => given[index] === each);

/** Every document that differs in one value: changed, removed or added. */
function* changed(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    yield [...value, "more"];
    for (const [index, each] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const other of changed(each)) yield value.with(index, other);
    }
  } else if (typeof value === "object" && value !== null) {
    for (const [name, each] of Object.entries(value)) {
      const { [name]: _, ...rest } = value as Record<string, unknown>;
      yield rest;
      for (const other of changed(each)) yield { ...value, [name]: other };
    }
  } else if (typeof value === "number") yield value + 1;
  else if (value === null) yield 0;
  else if (typeof value === "string") yield `${value.slice(0, -1)}${value.endsWith("x") ? "y" : "x"}`;
}

describe("a credential", () => {
  it("is verified by an independent implementation, and every term in it is defined", async () => {
    const credential = await issue();
    expect(await verifies(credential, DID, new Date(AT))).toBe(true);
    expect(await isSignedBy({ ...credential }, KEY.multikey)).toBe(true);
    const { proof: _, ...claims } = credential;
    await expect(jsonld.expand(claims, { documentLoader: loaderFor(DID), safe: true })).resolves.toHaveLength(1);
  });

  it("is refused by both implementations after any change of one value", async () => {
    const credential = await issue();
    const copies = [...changed(credential)] as Record<string, unknown>[];
    expect(copies.length).toBeGreaterThan(100);
    for (const copy of copies) {
      expect(await isSignedBy(copy, KEY.multikey), JSON.stringify(copy)).toBe(false);
      // The suite ignores contexts added after the signed ones and accepts the rest; our check refuses any.
      if (startsWith(copy["@context"], credential["@context"])) continue;
      expect(await verifies(copy, DID, new Date(AT)).catch(() => false), JSON.stringify(copy)).toBe(false);
    }
  }, 60_000);

  it("is not accepted with another key, nor with an invalid proof or key", async () => {
    const credential = await issue();
    const [other] = readKeyHistory(keyEntry((await createKey("other")).publicKey, new Date())) ?? [];
    expect(await isSignedBy({ ...credential }, other?.multikey ?? "")).toBe(false);
    for (const proof of [undefined, null, 7, "x", [], {}, { proofValue: 1 }, { ...credential.proof, proofValue: "z1" }])
      expect(await isSignedBy({ ...credential, proof }, KEY.multikey)).toBe(false);
    for (const key of ["", "z", "z6Mk", KEY.multikey.slice(1), `${KEY.multikey}1`])
      expect(await isSignedBy({ ...credential }, key)).toBe(false);
  });

  it("ends eighteen months after the submission", async () => {
    expect((await issue()).validUntil).toBe("2027-12-01T10:00:00Z");
  });
});

describe("a verification code", () => {
  const random = (seed: number) => (bytes: number) => Uint8Array.from({ length: bytes }, (_, i) => seed * 31 + i * 7);

  it("is read however it is typed", () => {
    const code = createCode(random(1));
    expect(printCode(code)).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    for (const typed of [
      code,
      printCode(code),
      keepWhole(printCode(code)),
      ` ${printCode(code).toLowerCase().replaceAll("-", " ")} `,
    ])
      expect(readCode(typed)).toBe(code);
    expect(readCode(code.replaceAll("0", "o").replaceAll("1", "l"))).toBe(code);
  });

  it("is refused with one wrong character, and with two neighbouring characters swapped", () => {
    const code = createCode(random(2));
    for (let index = 0; index < code.length; index += 1) {
      for (const other of "0123456789ABCDEFGHJKMNPQRSTVWXYZ".replace(code[index] ?? "", "")) {
        expect(readCode(code.slice(0, index) + other + code.slice(index + 1))).toBeNull();
      }
      const swapped =
        code.slice(0, index) +
        code
          .slice(index, index + 2)
          .split("")
          .reverse()
          .join("") +
        code.slice(index + 2);
      if (swapped !== code && !/0Z|Z0/.test(code.slice(index, index + 2))) expect(readCode(swapped)).toBeNull();
    }
    for (const odd of ["", "0", "U".repeat(16), `${code}0`, "é".repeat(16), "0".repeat(10_000)])
      expect(readCode(odd)).toBeNull();
  });
});

describe("the proof keys", () => {
  it("follow one another, and each stays published", async () => {
    const [one, two] = [await createKey("one"), await createKey("two")];
    const vars = (env: string) => `[env.${env}.vars]\nA = "1"\nPROOF_KEYS = ""\n`;
    const toml = `[vars]\nPROOF_KEYS = ""\n\n${vars("staging")}\n${vars("production")}\n[[env.production.queues]]\n`;
    const first = addKey(toml, "staging", keyEntry(one.publicKey, new Date(AT))) ?? "";
    const second = addKey(first, "staging", keyEntry(two.publicKey, new Date(AT + 1000))) ?? "";
    const [developers, text = "", others] = [...second.matchAll(/^PROOF_KEYS = "(.*)"$/gm)].map(([, keys]) => keys);
    expect([developers, others]).toEqual(["", ""]);
    expect(second.replace(text, "")).toBe(toml);
    const keys = readKeyHistory(text) ?? [];
    expect(keys.map(({ from, until }) => [from, until])).toEqual([
      [AT, AT + 1000],
      [AT + 1000, null],
    ]);
    expect(didDocument(ISSUER, keys).assertionMethod).toHaveLength(2);
    expect(addKey(toml, "nowhere", "x")).toBeNull();
    expect(addKey('[vars]\nPROOF_KEYS = ""\n\n[env.staging.vars]\nA = "1"\n', "staging", "x")).toBeNull();
  });

  it.each([
    "x",
    `${keyEntry(pair.publicKey, new Date(AT))},`,
    `${keyEntry(pair.publicKey, new Date(AT))}, `.repeat(2).slice(0, -2),
    "2026-13-01T00:00:00Z ".concat(pair.publicKey),
  ])("are refused as %j", (text) => expect(readKeyHistory(text)).toBeNull());

  it("belong to the installation's address", () => {
    expect(issuerOf("http://localhost:8787")).toBe("did:web:localhost%3A8787");
    expect(hostOf("did:web:localhost%3A8787")).toBe("localhost:8787");
    for (const odd of ["", "did:key:z6Mk", "did:web:a/b", "did:web:a:b", "did:web:<b>", `did:web:${"a.".repeat(200)}b`])
      expect(hostOf(odd)).toBeNull();
  });
});

describe("base58", () => {
  it("decodes what it encoded, of one length only", () => {
    for (const bytes of [[0, 0, 1], [255, 255], [0], []]) {
      const given = Uint8Array.from(bytes);
      expect(fromBase58(toBase58(given), bytes.length)).toEqual(given);
    }
    expect(toBase58(new TextEncoder().encode("Hello World!"))).toBe("2NEpo7TZRRrLZSi2U");
    for (const odd of ["0", "1", "é", "z".repeat(500)]) expect(fromBase58(odd, 2)).toBeNull();
  });
});
