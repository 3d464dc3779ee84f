/** In whatever is sent, so that it can be recognized where it must not come back: in a log line, or as markup. */
export const MARK = "kz9q";
/** As markup; as a text it is escaped wherever it is shown. */
export const MARKUP = `"'><${MARK}>`;

/** Parts of a path, or values of a query, encoded in whichever way. */
export const ODD_PARTS = [
  ...["", "%20", "A".repeat(43), "A".repeat(4000), MARK, `${MARK}.data`, ".data", "%2F", `${MARK}%2F..%2F..%2Flogin`],
  ...[`%2F%2Fevil.example%2F${MARK}`, `%2Fevil.example%2F${MARK}`, `%5C%5Cevil.example%5C${MARK}`, "%5C", "..%2f..%2f"],
  ...[
    `%09%2Fevil.example`,
    `%00${MARK}`,
    `${MARK}%0d%0aX-${MARK}:%201`,
    "%0A",
    `%E2%80%AE${MARK}`,
    "%E2%80%A8",
    "%EF%BB%BF",
  ],
  ...["%E4%BD%A0%E5%A5%BD", "%F0%9F%92%A9", "%ED%A0%80", "%FF%FE", "%C0%AF", "%", "%zz", "%25%32%46", `%u0041${MARK}`],
  ...["..", "%2e%2e", ".", "./..", "__proto__", "constructor", "toString", "hasOwnProperty", "__proto__%5Bx%5D"],
  ...[
    "null",
    "undefined",
    "NaN",
    "true",
    "-1",
    "0",
    "00",
    "1.5",
    "1e309",
    "1e21",
    "-0",
    "9007199254740993",
    "99999999999999999999",
  ],
  ...["[]", "%7B%22a%22%3A1%7D", `'%20or%201=1--${MARK}`, "*", "a;b=c", "a,b", "@", "~", "+", `%22%27%3E%3C${MARK}%3E`],
  ...["2026-02-30", "0000-00-00", "en", "xx", "a%20b", "water.assess.1", "water.assess.99", "https:%2F%2Fevil.example"],
];

/** Values of fields; also of texts in JSON. */
export const ODD_TEXTS = [
  ...[
    "",
    " ",
    "\t",
    `\u0000${MARK}`,
    `${MARK}\r\nX-${MARK}: 1`,
    "\r",
    "\n\n\n",
    `\u202E${MARK}`,
    "\u200B",
    "\u2028",
    "\uFEFF",
  ],
  ...[
    "\uD800",
    `${MARK}\uDFFF`,
    "\u{1F4A9}".repeat(100),
    "\u{1F468}\u200D\u{1F469}",
    "A\u0300".repeat(2000),
    "\u0130\u00DF\uFB01",
  ],
  ...[
    "a".repeat(10_000),
    `${MARK} `.repeat(5000),
    "\u4F60".repeat(5000),
    " ".repeat(20_000),
    "9".repeat(500),
    "-".repeat(3000),
  ],
  ...[
    MARK,
    MARKUP,
    `<script>${MARK}</script>`,
    `{{${MARK}}}`,
    `\${${MARK}}`,
    "&amp;lt;",
    "]]>",
    "<!--",
    `</textarea>${MARKUP}`,
  ],
  ...["__proto__", "constructor", "prototype", "toString", "valueOf", "then", "length", "hasOwnProperty"],
  ...["0", "-1", "-0", "1.5", "01", "0x10", "1e309", "1e21", "NaN", "Infinity", "9007199254740993", "1,5", "٣"],
  ...["true", "false", "on", "null", "undefined", "[]", "{}", '{"a":1}', "[[[[]]]]", '{"__proto__":{"x":1}}', '"', "{"],
  ...[
    "2026-02-30",
    "0000-00-00",
    "9999-12-31",
    "-000001-01-01",
    "275760-09-13",
    "2026-01-01T00:00:00Z",
    "25:61",
    "20260101",
  ],
  ...[
    `//evil.example/${MARK}`,
    `/\\evil.example/${MARK}`,
    `https://evil.example/${MARK}`,
    `javascript:alert('${MARK}')`,
  ],
  ...["/\t/evil.example", "../../etc/passwd", "'; drop table users; --", "%", "%00", "%s%n", "*", "?", "#", "/", "\\"],
  ...[
    `${MARK}@fuzz.example`,
    `${MARK}@${"a".repeat(300)}.example`,
    `"${MARK}"@x.y`,
    "a@b@c",
    `${MARK}@fuzz.example\nBcc: x@y.z`,
  ],
  ...[
    "en",
    "xx",
    "EN",
    `zz-ZZ-${MARK}`,
    "ZA",
    "za",
    "ZA-GP",
    "Africa/Johannesburg",
    "Mars/Phobos",
    "water",
    "water.assess.1",
  ],
];

/** Names of fields. What they hold is the value that stands there, or a small one. */
export const ODD_NAMES = [
  ...[
    "",
    " ",
    "[]",
    "[",
    "]",
    ".",
    "..",
    "a.",
    ".a",
    "a[",
    "a]",
    "a[]",
    "a[][]",
    "a[0]",
    "a[-1]",
    "a[1.5]",
    "a[1e9]",
    "a[01]",
  ],
  ...["a[999]", "a[99999]", `${MARK}[b][c]`, "a.b.c", "a[0].b[1].c[2]", "a..b", "a[0", "a0]", "a[b].c[0]"],
  ...[
    "__proto__",
    "__proto__[x]",
    "__proto__.x",
    "constructor",
    "constructor.prototype.x",
    "a.__proto__.x",
    "toString",
    "a[length]",
  ],
  ...[
    `\u0000${MARK}`,
    `${MARK}\r\nX: 1`,
    "\u202Ea",
    "\uD800",
    MARKUP,
    "a".repeat(500),
    "a".repeat(9000),
    "$ACTION",
    "_method",
  ],
  ...[
    "q.",
    "q..",
    "q.water.assess.1",
    "q.water.assess.99",
    "base.water.assess.1",
    "q.__proto__",
    "other.water.assess.options",
  ],
];

/** Names that make whoever builds an object of them build a very large one. */
export const HUGE_NAMES = [
  ...["a[49999999]", "a[4294967294]", "a[0][49999999]", "a.b[49999999].c", "[49999999]", "username[49999999]"],
  ...[`a${"[b]".repeat(10_000)}`, `a${".b".repeat(10_000)}`, `a${"[0]".repeat(10_000)}`, `a${"[1].b".repeat(5000)}`],
];

/** What the form library keeps for itself in a form, spoilt. */
export const SPOILT_STATE = [
  ...[
    "",
    "null",
    "1",
    '""',
    "[]",
    "{}",
    "{",
    MARK,
    '{"validated":1}',
    '{"validated":{"__proto__":true},"key":1}',
    '{"key":[]}',
  ],
  ...[
    '{"type":"validate"}',
    '{"type":"reset","payload":null}',
    '{"type":"insert","payload":{"name":"a","index":49999999}}',
  ],
  ...[
    '{"type":"remove","payload":{"name":"a[0]","index":-1}}',
    '{"type":"reorder","payload":{"name":"a","from":1e9,"to":0}}',
  ],
  ...[
    '{"type":"update","payload":{"name":"a[49999999]","value":1}}',
    `{"type":"${MARK}","payload":{}}`,
    '{"type":"validate","payload":{"name":1}}',
  ],
  ...['{"type":"update","payload":{"name":"__proto__.x","value":1}}', "[".repeat(10_000), `{"a":`.repeat(5000)],
];

const arrayOf = (length: number, item: unknown) => Array.from({ length }, () => item);

/** Values of JSON that are no texts. */
export const ODD_JSON: unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 53, 1e-320, [], {}, [[]], [null], [{}], { a: {} }, ["a", 1]],
  ...[arrayOf(5000, 0), arrayOf(2000, MARK), arrayOf(300, {}), { length: 5 }, { toString: 1 }, { id: null }],
  ...[
    JSON.parse('{"__proto__":{"x":1}}'),
    JSON.parse('{"then":1}'),
    Object.fromEntries(arrayOf(3000, 0).map((_, index) => [`${MARK}${index}`, index])),
  ],
];

/** Bodies that are no JSON, or no JSON that anybody writes. */
export const ODD_JSON_BODIES = [
  ...[
    "",
    " ",
    "{",
    "}",
    "[",
    "nul",
    "NaN",
    "'a'",
    "{'a':1}",
    '{"a":1,}',
    "{a:1}",
    '{"a":1}{"a":2}',
    "// a\n{}",
    "\uFEFF{}",
    MARK,
  ],
  ...[
    "null",
    "true",
    "0",
    '""',
    "[]",
    "[[]]",
    '[{"a":1}]',
    "1e999",
    "-1e999",
    "123456789012345678901234567890",
    '"\\ud800"',
    '"\\u0000"',
  ],
  ...[
    '{"a":1,"a":2}',
    '{"":1}',
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"data":null}',
    '{"data":{}}',
    '{"data":[null]}',
  ],
  ...[
    "[".repeat(10_000),
    "[".repeat(10_000) + "]".repeat(10_000),
    '{"a":'.repeat(10_000),
    `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`,
  ],
  ...[
    `{"data":${"[".repeat(10_000)}${"]".repeat(10_000)}}`,
    `[${"0,".repeat(30_000)}0]`,
    `"${"a".repeat(65_536)}"`,
    `{"a":"\\u202e${MARK}\r\n"}`,
  ],
];
