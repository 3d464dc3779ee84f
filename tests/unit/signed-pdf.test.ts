import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { ContentInfo, SignedData } from "pkijs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readKeyHistory } from "~/platform/crypto/proof-keys";
import { isPdfSignedBy } from "~/results/proof/crypto/check-signature";
import { type Inflate, readPdf } from "~/results/proof/rules/pdf";
import { createKey, keyEntry } from "../../scripts/lib/proof-keys.mjs";
import { askTool, fileOf, readPaper } from "../support/paper";
import { readinessReport } from "../support/readiness-report";

/** From OpenSSL's own authority (openssl-ts). */
const AUTHORITY = `[req]
distinguished_name = name
[name]
[stamps]
basicConstraints = critical, CA:false
keyUsage = critical, digitalSignature
extendedKeyUsage = critical, timeStamping
[tsa]
default_tsa = own
[own]
serial = serial
signer_cert = own.pem
signer_key = key.pem
signer_digest = sha256
default_policy = 1.2.3.4
digests = sha256
`;
const PROOF = '{"type":["VerifiableCredential","EsgReportCredential"]}';
const pair = await createKey("kompas.test");
const [KEY] = readKeyHistory(keyEntry(pair.publicKey, new Date(1000))) ?? [];
const [, key = "", certificate = ""] = pair.privateKey.split(".");
const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
const SEAL = { key: bytesOf(key), certificate: bytesOf(certificate), stampedBy: null as string | null };
const attached = [{ name: "proof.json", text: PROOF, description: "The proof", type: "application/vc" }];

const sealed = (stampedBy: string | null = null) =>
  fileOf(readinessReport({ yes: 7 }), { attached, signer: { ...SEAL, stampedBy } }).then(
    (file) => new Uint8Array(file),
  );
const inflate: Inflate = (packed, most) => {
  try {
    return inflateSync(packed, { maxOutputLength: most });
  } catch {
    return null;
  }
};
const isOurs = async (file: Uint8Array<ArrayBuffer>) => {
  const { signed } = await readPdf(file, inflate);
  return signed !== null && KEY !== undefined && isPdfSignedBy(signed, KEY.fileKey);
};

/** The CMS in a file and the bytes it covers, found without our own reader. */
function cmsOf(file: Uint8Array) {
  const text = Buffer.from(file).toString("latin1");
  const [, until, from, rest] = (/\/ByteRange \[(\d+) +(\d+) +(\d+) +(\d+)/.exec(text) ?? []).slice(1).map(Number);
  if (until === undefined || from === undefined || rest === undefined) throw new Error("No seal");
  const cms = Buffer.from(text.slice(until + 1, from - 1), "hex");
  const covered = Buffer.concat([file.subarray(0, until), file.subarray(from, from + rest)]);
  // Zeros fill the unused space.
  return { cms: cms.subarray(0, 4 + cms.readUInt16BE(2)), covered, until, from };
}

let file: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  file = await sealed();
});

describe("a sealed file", () => {
  it("contains the proof, and is recognised by its seal as a whole", async () => {
    const { texts } = await readPdf(file, inflate);
    expect(texts).toContain(PROOF);
    expect(await isOurs(file)).toBe(true);
    const { attachments, info } = await readPaper(file);
    expect(Object.values(attachments ?? {}).map(({ filename }) => filename)).toContain("proof.json");
    expect(info).toMatchObject({ IsSignaturesPresent: true });
  });

  it("has a signature that pkijs and OpenSSL accept, but not after a change of one byte", async () => {
    const { cms, covered } = cmsOf(file);
    const signed = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(cms)).content });
    const verify = (data: Uint8Array) =>
      signed.verify({ signer: 0, data: new Uint8Array(data).buffer, checkChain: false }).catch(() => false);
    expect(await verify(covered)).toBe(true);
    const other = Buffer.from(covered);
    other[1000] = (other[1000] ?? 0) ^ 1;
    expect(await verify(other)).toBe(false);
    const attributes = signed.signerInfos[0]?.signedAttrs?.attributes.map(({ type }) => type);
    // Content type, digest, and the certificate that PAdES requires. There is no time, because the file states it.
    expect(attributes).toEqual(
      expect.arrayContaining(["1.2.840.113549.1.9.3", "1.2.840.113549.1.9.4", "1.2.840.113549.1.9.16.2.47"]),
    );
    const folder = mkdtempSync(join(tmpdir(), "seal-"));
    try {
      writeFileSync(join(folder, "cms"), cms);
      writeFileSync(join(folder, "data"), covered);
      const args = ["cms", "-verify", "-binary", "-inform", "DER", "-in", "cms", "-content", "data", "-noverify"];
      execFileSync("openssl", [...args, "-out", "out"], { cwd: folder, stdio: "pipe" });
      writeFileSync(join(folder, "data"), other);
      expect(() => execFileSync("openssl", [...args, "-out", "out"], { cwd: folder, stdio: "pipe" })).toThrow();
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it("is valid and complete to poppler, and valid to qpdf", async () => {
    const signature = askTool("pdfsig", [], file);
    if (signature) {
      for (const said of ["Signature is Valid", "Total document signed", "ETSI.CAdES.detached", "Kompas kompas.test"])
        expect(signature.said).toContain(said);
      expect(signature.said.match(/Signature #/g)).toHaveLength(1);
    }
    const sound = askTool("qpdf", ["--check"], file);
    if (sound)
      expect(sound).toMatchObject({ status: 0, said: expect.stringContaining("No syntax or stream encoding") });
  });

  it("is no longer recognised after a change anywhere, nor with another key", async () => {
    const { until, from } = cmsOf(file);
    const places = Array.from({ length: 40 }, (_, index) => Math.floor((index * file.length) / 40));
    // Between them is the signature, with a certificate for other readers and unused space.
    const covered = [...places, until - 1, until, from - 1, from, file.length - 1].filter(
      (place) => place <= until || place >= from - 1,
    );
    for (const place of covered) {
      const other = Uint8Array.from(file);
      other[place] = (other[place] ?? 0) ^ 1;
      expect(await isOurs(other), `byte ${place}`).toBe(false);
    }
    for (const cut of [10, 1000, file.length - 1]) expect(await isOurs(file.slice(0, cut))).toBe(false);
    expect(await isOurs(new Uint8Array([...file, 10]))).toBe(false);
    const [stranger] = readKeyHistory(keyEntry((await createKey("x")).publicKey, new Date(1000))) ?? [];
    const { signed } = await readPdf(file, inflate);
    expect(signed && stranger && (await isPdfSignedBy(signed, stranger.fileKey))).toBe(false);
  });
});

describe("a time-stamp authority", () => {
  const asked: Buffer[] = [];
  let answer: (body: Buffer) => Promise<Buffer | null>;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part) => parts.push(part));
    request.on("end", async () => {
      const body = Buffer.concat(parts);
      asked.push(body);
      const said = await answer(body);
      response.writeHead(said ? 200 : 503, { "Content-Type": "application/timestamp-reply" }).end(said ?? "");
    });
  });
  let address: string;
  let folder: string;
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    folder = mkdtempSync(join(tmpdir(), "authority-"));
    writeFileSync(join(folder, "settings"), AUTHORITY);
    const made = [
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-x509",
      "-days",
      "2",
      "-subj",
      "/CN=Stamps",
      "-extensions",
      "stamps",
    ];
    openssl("req", ...made, "-config", "settings", "-keyout", "key.pem", "-out", "own.pem");
    answer = async (body) => {
      writeFileSync(join(folder, "query"), body);
      openssl("ts", "-reply", "-config", "settings", "-queryfile", "query", "-out", "reply");
      return readFileSync(join(folder, "reply"));
    };
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it("stamps the seal, and OpenSSL finds the stamp to be for this signature", async () => {
    const stamped = await sealed(address);
    expect(await isOurs(stamped)).toBe(true);
    const { cms } = cmsOf(stamped);
    const info = new SignedData({ schema: ContentInfo.fromBER(new Uint8Array(cms)).content }).signerInfos[0];
    const [token] = info?.unsignedAttrs?.attributes.filter(({ type }) => type === "1.2.840.113549.1.9.16.2.14") ?? [];
    writeFileSync(join(folder, "token"), Buffer.from(token?.values[0].toBER()));
    writeFileSync(join(folder, "signature"), Buffer.from(info?.signature.valueBlock.valueHexView ?? []));
    const checked = openssl("ts", "-verify", "-data", "signature", "-in", "token", "-token_in", "-CAfile", "own.pem");
    expect(checked.toString()).toContain("Verification: OK");
    const signature = askTool("pdfsig", [], stamped);
    if (signature) expect(signature.said).toContain("Signature is Valid");
  }, 20_000);

  it("that refuses, is silent or stamps something else gives no seal", async () => {
    const works = answer;
    const first = asked[0] ?? Buffer.alloc(0);
    for (const odd of [async () => null, async () => Buffer.from("no"), async () => works(first)]) {
      answer = odd;
      await expect(sealed(address)).rejects.toThrow();
    }
    answer = works;
  }, 20_000);
});

describe("a malformed file", () => {
  const pdf = (body: string) => new Uint8Array(Buffer.from(`%PDF-1.7\n${body}`, "latin1"));

  it.each([
    ["nothing", ""],
    ["marks without an end", "/Type /EmbeddedFile ".repeat(20_000)],
    ["ranges without end", "/ByteRange [0 1 2 3] ".repeat(20_000)],
    ["a range beyond the file", "/ByteRange [0 999999999 999999999 999999999]"],
    ["ranges that overlap", "/ByteRange [0 40 10 30] <00>"],
    ["a length beyond the file", "1 0 obj <</Type /EmbeddedFile /Length 99999999>> stream\nx\nendstream"],
    ["no packed data", "1 0 obj <</Type /EmbeddedFile /Length 3 /Filter /FlateDecode>> stream\nabc\nendstream"],
    ["another filter", "1 0 obj <</Type /EmbeddedFile /Length 3 /Filter /LZWDecode>> stream\nabc\nendstream"],
    ["brackets without end", `/ByteRange ${"[".repeat(100_000)}`],
  ])("of %s yields nothing", async (_what, body) => {
    expect(await readPdf(pdf(body), inflate)).toEqual({ texts: [], signed: null });
  });

  it.each([
    ["in another object", "/Length 9 0 R"],
    ["beside it", "/Length 2"],
  ])("yields a text whose length is given %s", async (_where, length) => {
    const body = `1 0 obj <</Type /EmbeddedFile ${length}>> stream\n{}\nendstream\n`;
    expect((await readPdf(pdf(body), inflate)).texts).toEqual(["{}"]);
  });

  it("is not unpacked beyond a credential's size", async () => {
    const packed = new Response(new Uint8Array(50_000_000)).body?.pipeThrough(new CompressionStream("deflate"));
    const bomb = Buffer.from(await new Response(packed).arrayBuffer()).toString("latin1");
    const head = `1 0 obj <</Type /EmbeddedFile /Filter /FlateDecode /Length ${bomb.length}>> stream\n`;
    const one = `${head}${bomb}\nendstream\n`;
    const started = performance.now();
    expect((await readPdf(pdf(one.repeat(20)), inflate)).texts).toEqual([]);
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it("takes time in proportion to its length, and no more", async () => {
    const isWhole = "/ByteRange [0 9 20 0002999980] <00> ";
    const odd = [isWhole, "/Type /EmbeddedFile obj stream ", "/ByteRange [0 1 2 ", "<</Type<</Type", "obj "];
    for (const each of odd) {
      const started = performance.now();
      await readPdf(pdf(each.repeat(3_000_000 / each.length)), inflate);
      expect(performance.now() - started, each).toBeLessThan(2_000);
    }
  });
});
