/** Providers where anybody can have an address, by the name before their endings: "yahoo.com", "yahoo.co.uk". */
const PUBLIC = new Set(
  `gmail googlemail outlook hotmail live msn yahoo ymail rocketmail icloud me mac aol aim proton protonmail pm tutanota tutamail
  tuta gmx web t-online freenet mail email zoho yandex ya rambler inbox bk list qq foxmail 163 126 yeah sina sohu 139 189 naver
  hanmail daum nate kakao rediffmail fastmail hey hushmail mailfence posteo mailbox orange wanadoo free laposte sfr neuf numericable
  bbox bluewin libero virgilio tiscali alice wp onet o2 interia seznam centrum ukr abv mweb webmail telkomsa vodamail iafrica
  lantic absamail streamyx unifi tm maxis btinternet sky talktalk comcast verizon att sbcglobal bellsouth cox charter rogers
  bell shaw telus bigpond optusnet xtra uol bol terra`.split(/\s+/),
);

/** What comes between a name and a country's ending: "company.co.za", "company.com.my". */
const BETWEEN = new Set(
  "ac biz co com edu gob gouv gov go id info law me mil my name ne net nom or org sch school web".split(" "),
);

/**
 * The domain whose owner receives the mail of an address. Null for a provider where anybody can have an address.
 * Subdomains of an owned domain belong to its owner too.
 */
export function heldDomain(email: string): string | null {
  const labels = email
    .slice(email.lastIndexOf("@") + 1)
    .toLowerCase()
    .split(".");
  const [second = "", top = ""] = labels.slice(-2);
  const held = labels.slice(top.length === 2 && BETWEEN.has(second) ? -3 : -2);
  return PUBLIC.has(held[0] ?? "") ? null : held.join(".");
}
