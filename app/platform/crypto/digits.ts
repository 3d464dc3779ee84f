/** Random decimal digits, each as likely as any other. */
export function randomDigits(length: number): string {
  let digits = "";
  while (digits.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // 250 is a multiple of ten; what lies above would make small digits more likely.
    if (byte < 250) digits += byte % 10;
  }
  return digits;
}
