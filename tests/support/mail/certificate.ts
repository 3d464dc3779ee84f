import { generateKeyPairSync, sign } from "node:crypto";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export interface Certificate {
  key: string;
  cert: string;
}

const DAY_MS = 86_400_000;

/** A DER value (X.690): tag, length and content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: Buffer[]) => der(0x30, ...parts);
const objectId = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const text = (tag: number, value: string) => der(tag, Buffer.from(value));
const time = (at: number) =>
  text(
    0x17,
    `${new Date(at)
      .toISOString()
      .replace(/\.\d+Z/, "Z")
      .replace(/\D/g, "")
      .slice(2)}Z`,
  );

/** A self-signed certificate for localhost (X.509 v3, RFC 5280), valid for a day. */
export function createCertificate(): Certificate {
  const keys = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const ecdsaWithSha256 = sequence(objectId("2a8648ce3d040302"));
  const name = sequence(der(0x31, sequence(objectId("550403"), text(0x0c, "localhost"))));
  const alternativeNames = sequence(objectId("551d11"), der(0x04, sequence(text(0x82, "localhost"))));
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    keys.publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alternativeNames)),
  );
  const signature = sign("sha256", body, keys.privateKey);
  const certificate = sequence(body, ecdsaWithSha256, der(0x03, Buffer.from([0]), signature));
  const lines = certificate.toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

/** Makes a certificate that the Workers of this process trust in addition to the existing ones. Call it before Miniflare loads. */
export function trustNewCertificate(): void {
  const { key, cert } = createCertificate();
  const known = process.env.NODE_EXTRA_CA_CERTS;
  const folder = mkdtempSync(join(tmpdir(), "kompas-tls-"));
  writeFileSync(join(folder, "ca.pem"), `${known ? readFileSync(known, "utf8") : ""}\n${cert}\n`);
  writeFileSync(join(folder, "cert.pem"), cert);
  writeFileSync(join(folder, "key.pem"), key);
  process.env.NODE_EXTRA_CA_CERTS = join(folder, "ca.pem");
}

/** The certificate that `trustNewCertificate` made. */
export function trustedCertificate(): Certificate {
  const folder = dirname(process.env.NODE_EXTRA_CA_CERTS ?? "");
  return { key: readFileSync(join(folder, "key.pem"), "utf8"), cert: readFileSync(join(folder, "cert.pem"), "utf8") };
}
