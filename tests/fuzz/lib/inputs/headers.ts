import { MARK, MARKUP } from "./values";

type Odd = Record<string, string | null>;

const LONG = "a".repeat(8192);

/** Headers in place of those that a browser sends; null leaves one out. */
export const ODD_HEADERS: Odd[] = [
  ...[
    "*;q=abc",
    "",
    ",",
    ";;",
    LONG,
    "en;q=1e309,fr;q=-1",
    `${MARK}-${MARK}`,
    "en-US-x-".repeat(500),
    "*",
    "__proto__",
    "\u00ff\u00fe",
  ].map((value): Odd => ({ "accept-language": value })),
  ...[
    "null",
    "https://evil.example",
    "",
    "http://",
    "not an origin",
    LONG,
    "file://",
    `http://${MARK}.localhost:1`,
  ].map((value): Odd => ({ origin: value })),
  { origin: null, "sec-fetch-site": "cross-site" },
  { origin: null, "sec-fetch-site": "same-origin" },
  { origin: null },
  ...[
    "bytes=0-",
    "bytes=-1",
    "bytes=9-1",
    "bytes=0-0,5-9",
    `bytes=${"9".repeat(50)}-`,
    "lines=1",
    "bytes=abc",
    LONG,
  ].map((value): Odd => ({ range: value })),
  ...["*", '""', '"abc"', "W/", LONG, `"${MARK}", *`].map((value): Odd => ({ "if-none-match": value })),
  ...["Thu, 01 Jan 1970 00:00:00 GMT", MARK, "9".repeat(100)].map((value): Odd => ({ "if-modified-since": value })),
  ...[
    "",
    "Bearer",
    "Bearer ",
    `Bearer ${MARK}`,
    `Bearer ${"A".repeat(100)}`,
    `Bearer ${LONG}`,
    "Basic YTpi",
    "bearer null",
    "Bearer a b",
    "Bearer ..",
    "\u00e9",
  ].map((value): Odd => ({ authorization: value })),
  ...["", "::1", "999.1.1.1", MARK, MARKUP, LONG, "1.2.3.4, 5.6.7.8", "fe80::1%eth0", "'; drop table users"].map(
    (value): Odd => ({ "cf-connecting-ip": value, "x-forwarded-for": value }),
  ),
  ...["", MARKUP, LONG, "bot", `Mozilla/5.0 (${"(".repeat(2000)}`, `${"Mozilla/5.0 ".repeat(500)}`, "\u00ff"].map(
    (value): Odd => ({ "user-agent": value }),
  ),
  ...["text/html;q=abc", "*/*;q=1e309", LONG, "application/json", MARK].map((value): Odd => ({ accept: value })),
  ...[`https://evil.example/${MARK}`, LONG, "not a url", "//"].map((value): Odd => ({ referer: value })),
  { "x-forwarded-host": "evil.example", forwarded: `for=${MARK};host=evil.example`, "x-forwarded-proto": "javascript" },
  { "x-http-method-override": "DELETE", "x-method-override": "PUT", "x-original-url": "/admin" },
  { "access-control-request-method": MARK, "access-control-request-headers": LONG },
  { "content-encoding": "gzip" },
  { "content-encoding": `br, ${MARK}` },
  { expect: "200-maybe" },
  { "x-remix-request": "yes", "x-remix-replace": MARK, "x-remix-redirect": "https://evil.example" },
];

const base64 = (text: string) => encodeURIComponent(Buffer.from(text, "latin1").toString("base64"));
const unpadded = (text: string) => Buffer.from(text, "latin1").toString("base64");

/** What a cookie of ours may be made to hold. */
export const ODD_COOKIES = [
  ...[
    "",
    MARK,
    "%",
    "%E0%A4%A",
    "%00",
    "=",
    '""',
    "A".repeat(43),
    "A".repeat(3000),
    "\u00ff",
    "a b",
    "null",
    "__proto__",
  ],
  ...[
    "null",
    "1",
    "{}",
    "[]",
    '""',
    '"a"',
    "{",
    '{"__proto__":1}',
    '{"then":1}',
    `"${MARK}"`,
    `"${"A".repeat(43)}"`,
  ].map(base64),
  ...[
    "[".repeat(2000),
    '{"language":"xx"}',
    "\u00ff\u00fe",
    '"\\u0000"',
    '{"values":null}',
    '{"step":99,"values":[]}',
  ].map(unpadded),
];
/** Whole headers. */
export const ODD_COOKIE_HEADERS = [
  ...[
    "",
    ";",
    "=",
    "a",
    ";;;;",
    "=; =",
    "a=b; a=c; a=d",
    `${"a=b; ".repeat(1000)}`,
    LONG,
    "__Host-session",
    "__proto__=1",
    "$Version=1",
  ],
  ...["__Host-session=; __Host-session=a", `__Host-language=${MARK}`, "\u00ff=\u00ff", `a="${MARK}`],
];

/** Content types in place of the right one. */
export const ODD_TYPES = [
  ...[
    null,
    "",
    " ",
    "/",
    ";",
    "text/plain",
    "text/html",
    "application/xml",
    "application/octet-stream",
    "*/*",
    MARK,
    LONG,
  ],
  ...[
    "Application/X-WWW-Form-Urlencoded",
    "APPLICATION/JSON",
    "application/json",
    "application/json; charset=utf-16",
    "text/json",
  ],
  ...[
    "application/problem+json",
    "application/x-www-form-urlencoded",
    "application/x-www-form-urlencoded; charset=utf-16",
  ],
  ...["application/x-www-form-urlencoded; charset=utf-16le", "application/x-www-form-urlencoded; charset=iso-8859-1"],
  ...[
    `application/x-www-form-urlencoded; charset=${MARK}`,
    "application/x-www-form-urlencoded;charset",
    "application/x-www-form-urlencoded,a",
  ],
  ...[
    "multipart/form-data",
    "Multipart/Form-Data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary=""',
  ],
  ...[
    "multipart/form-data; boundary=a; boundary=b",
    `multipart/form-data; boundary=${"a".repeat(71)}`,
    `multipart/form-data; boundary=${"a".repeat(7000)}`,
  ],
  ...[
    "multipart/form-data; Boundary=a",
    "multipart/mixed; boundary=a",
    'multipart/form-data; boundary="a',
    "multipart/form-data; boundary=(.*)",
  ],
];

/** Those that the runtime takes; it refuses others itself, before the product hears of them. */
export const ODD_METHODS = [
  "PUT",
  "DELETE",
  "PATCH",
  "OPTIONS",
  "HEAD",
  "TRACE",
  "PROPFIND",
  "SEARCH",
  "REPORT",
  "GET",
  "POST",
];
