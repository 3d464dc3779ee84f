/** The neighbourhood of an address, wider than the network of one subscriber: the /24 of an IPv4 address, the /48 of an IPv6 address. */
export function neighbourhoodOf(address: string): string {
  return networkOf(address, 48).replace(/^(\d+\.\d+\.\d+)\.\d+$/, "$1.0/24");
}

/**
 * The network of one subscriber, as a key for limits: an IPv4 address, or the /64 of an IPv6 address, since a subscriber has every address
 * in it. A /48 is what a whole site gets, so it also covers callers who change their /64 from call to call. An IPv4-mapped address counts
 * as its IPv4 address; anything else is returned unchanged.
 */
export function networkOf(address: string, bits: 64 | 48 = 64): string {
  const text = address.trim();
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(text) || !URL.canParse(`http://[${text}]`)) return text;
  // The URL standard writes every IPv6 address in one way: lower case, hexadecimal only, at most one "::".
  const [head = "", tail] = new URL(`http://[${text}]`).hostname.slice(1, -1).split("::");
  const start = head ? head.split(":") : [];
  const end = tail ? tail.split(":") : [];
  const groups = [...start, ...Array<string>(8 - start.length - end.length).fill("0"), ...end];
  if (groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff") {
    const bytes = groups
      .slice(6)
      .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]);
    return bytes.join(".");
  }
  return `${groups.slice(0, bits / 16).join(":")}::/${bits}`;
}

/** The networks that an address counts for, narrowest first: itself if it is IPv4, its /64 and its /48 if it is IPv6. */
export const networksOf = (address: string): string[] => [...new Set([networkOf(address), networkOf(address, 48)])];
