import { type Constructed, Integer, ObjectIdentifier, OctetString, Sequence } from "asn1js";
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  MessageImprint,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from "pkijs";

const DATA = "1.2.840.113549.1.7.1";
const CONTENT_TYPE = "1.2.840.113549.1.9.3";
const MESSAGE_DIGEST = "1.2.840.113549.1.9.4";
const SIGNING_CERTIFICATE = "1.2.840.113549.1.9.16.2.47";
const STAMP = "1.2.840.113549.1.9.16.2.14";
const SHA_256 = "2.16.840.1.101.3.4.2.1";
const STAMP_TIMEOUT_MS = 10_000;
/** An authority's answer with its certificates takes about six kilobytes. */
const MAX_STAMP_BYTES = 16_000;

type Bytes = Uint8Array<ArrayBuffer>;

/** What files are signed with. */
export interface FileSigner {
  /** A P-256 private key (PKCS 8) and its certificate (DER). */
  key: Bytes;
  certificate: Bytes;
  /** The authority that time-stamps the signature (RFC 3161); null for a signature that only states its own time. */
  stampedBy: string | null;
}

/**
 * A detached PAdES signature of data (ETSI EN 319 142-1, table 1), DER. It contains the certificate's hash, but no time, which is in the
 * file. B-T if an authority stamps it. Throws if the authority does not.
 */
export async function signDetached(data: Bytes, { key, certificate, stampedBy }: FileSigner): Promise<Bytes> {
  const onP256 = { name: "ECDSA", namedCurve: "P-256" };
  const signer = await crypto.subtle.importKey("pkcs8", key, onP256, false, ["sign"]);
  const own = Certificate.fromBER(certificate);
  const hash = new OctetString({ valueHex: await digest(certificate) });
  const attributes = [
    new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [new OctetString({ valueHex: await digest(data) })] }),
    // A single certificate, by its SHA-256 (RFC 5035, 4).
    new Attribute({ type: SIGNING_CERTIFICATE, values: [sequence(sequence(sequence(hash)))] }),
  ];
  const info = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: own.issuer, serialNumber: own.serialNumber }),
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
  });
  const signed = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: [own],
    signerInfos: [info],
  });
  await signed.sign(signer, 0, "SHA-256");
  if (stampedBy !== null) {
    const token = await stamp(info.signature.valueBlock.valueHexView, stampedBy);
    const stamped = [new Attribute({ type: STAMP, values: [token.toSchema()] })];
    info.unsignedAttrs = new SignedAndUnsignedAttributes({ type: 1, attributes: stamped });
  }
  const whole = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: signed.toSchema(true) });
  return new Uint8Array(whole.toSchema().toBER());
}

/** An authority's statement of when a signature existed. Throws unless it answers, and about this very signature. */
async function stamp(signature: Uint8Array, authority: string): Promise<ContentInfo> {
  const hashedMessage = new OctetString({ valueHex: await digest(Uint8Array.from(signature)) });
  const hashAlgorithm = new AlgorithmIdentifier({ algorithmId: SHA_256 });
  const nonce = new Integer({ valueHex: new Uint8Array([1, ...crypto.getRandomValues(new Uint8Array(8))]) });
  const asked = {
    version: 1,
    messageImprint: new MessageImprint({ hashAlgorithm, hashedMessage }),
    certReq: true,
    nonce,
  };
  const answer = await fetch(authority, {
    method: "POST",
    headers: { "Content-Type": "application/timestamp-query" },
    body: new TimeStampReq(asked).toSchema().toBER(),
    signal: AbortSignal.timeout(STAMP_TIMEOUT_MS),
  });
  const said = await answer.arrayBuffer();
  if (!answer.ok || said.byteLength > MAX_STAMP_BYTES)
    throw new Error(`The time-stamp authority answers ${answer.status}`);
  const { status, timeStampToken: token } = TimeStampResp.fromBER(said);
  if (!token || status.status > 1) throw new Error(`The time-stamp authority refuses (${status.status})`);
  const content = new SignedData({ schema: token.content }).encapContentInfo.eContent?.getValue();
  const { messageImprint, nonce: echoed } = TSTInfo.fromBER(content ?? new ArrayBuffer(0));
  if (!messageImprint.hashedMessage.isEqual(hashedMessage) || !echoed?.isEqual(nonce))
    throw new Error("The time-stamp authority has stamped something else");
  return token;
}

const sequence = (value: Constructed | OctetString) => new Sequence({ value: [value] });
const digest = (data: Bytes) => crypto.subtle.digest("SHA-256", data);
