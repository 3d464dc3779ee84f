const ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
const BASE = 58n;

/** Bytes as base58btc, without the multibase prefix letter. */
export function toBase58(bytes: Uint8Array): string {
  let number = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = "";
  for (; number > 0n; number /= BASE) text = ALPHABET[Number(number % BASE)] + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return "1".repeat(zeros === -1 ? bytes.length : zeros) + text;
}

/** The `length` bytes that a base58btc text encodes; null unless it encodes exactly that many. */
export function fromBase58(text: string, length: number): Uint8Array<ArrayBuffer> | null {
  // A byte takes at most 1.37 characters; a longer text would only cost time.
  if (text.length > length * 1.4 + 1 || [...text].some((each) => !ALPHABET.includes(each))) return null;
  let number = [...text].reduce((sum, each) => sum * BASE + BigInt(ALPHABET.indexOf(each)), 0n);
  const bytes = new Uint8Array(length);
  for (let index = length - 1; index >= 0; index -= 1) {
    bytes[index] = Number(number & 255n);
    number >>= 8n;
  }
  return number === 0n && toBase58(bytes) === text ? bytes : null;
}
