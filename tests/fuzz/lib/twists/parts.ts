import { bytesOf, type Draft, type Field, fileOf, multipart, partHead } from "../ask";
import * as odd from "../inputs/values";
import type { Random } from "../random";
import { hasFields, raw, type Twist, withFields } from "./twist";

export const hasFile = ({ form }: Draft) => form?.some(([, value]) => typeof value !== "string") ?? false;

const BOUNDARY = "fuzz";
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** Mutations of multipart forms and of the files in them. */
export const asParts: Twist[] = [
  {
    name: "multipart-part",
    weight: 3,
    fits: hasFields,
    twist: (draft, random) => {
      const end = random.pick(["\r\n", "\r\n", "\r\n", "\n", "\r"]);
      const spoilt = random.pick<(name: string, fileName: string | null) => string>([
        () => "",
        () => "Content-Disposition: form-data",
        () => "Content-Disposition: attachment; name=a",
        (name) => `Content-Disposition: form-data; name=${name}`,
        (name) => `content-disposition: FORM-DATA; NAME="${name}"`,
        (name) => `Content-Disposition: form-data; name="${name}`,
        (name) => `Content-Disposition: form-data; name="${name}"; name="${odd.MARK}"`,
        (name) =>
          `Content-Disposition: form-data; name="${name}"; filename="..\\..%2F${odd.MARK}"\r\nContent-Type: ${odd.MARK}/${"a".repeat(300)}`,
        (name) => `Content-Disposition: form-data; name="${name}"; filename*=UTF-8''%FF%00${odd.MARK}`,
        (name) => `Content-Disposition: form-data; name="${name}"; filename="${"a".repeat(3000)}.pdf"`,
        (name) => `Content-Disposition: form-data; name="${name}"; filename=""`,
        (name) => `X-${odd.MARK}: ${"a".repeat(5000)}\r\nContent-Disposition: form-data; name="${name}"`,
        (name) =>
          `Content-Disposition: form-data; name="${name}"\r\nContent-Transfer-Encoding: base64\r\nContent-Type: text/plain; charset=utf-16`,
        (name) => `${partHead(name, null)}\r\n\r\n--${BOUNDARY}`,
      ]);
      return raw(draft, MULTIPART, multipart(draft.form ?? [], { boundary: BOUNDARY, end, eachHead: spoilt }));
    },
  },
  {
    name: "multipart-whole",
    weight: 2,
    fits: hasFields,
    twist: (draft, random) => {
      const whole = multipart(draft.form ?? [], { boundary: BOUNDARY });
      const many = Array.from({ length: 400 }, (_, n): Field => [`a${n}`, "b"]);
      const body = random.pick([
        () => whole.subarray(0, random.below(whole.length)),
        () => whole.subarray(random.below(whole.length)),
        () => Buffer.concat([Buffer.from(`${odd.MARK}\r\n`.repeat(50)), whole]),
        () => Buffer.concat([whole, whole]),
        () => Buffer.from(`--${BOUNDARY}`.repeat(3000)),
        () => Buffer.from(`--${BOUNDARY}--`),
        () => Buffer.alloc(0),
        () => Buffer.alloc(5000),
        () => multipart([...(draft.form ?? []), ...many], { boundary: BOUNDARY }),
      ])();
      return raw(
        draft,
        random.pick([
          MULTIPART,
          `multipart/form-data; boundary="${BOUNDARY}"`,
          `MULTIPART/form-data;boundary=${BOUNDARY}`,
        ]),
        body,
      );
    },
  },
  {
    name: "file",
    weight: 8,
    fits: hasFile,
    twist: (draft, random) =>
      withFields(
        draft,
        (draft.form ?? []).map(
          ([name, value]): Field => [name, typeof value === "string" ? value : spoil(value, random)],
        ),
      ),
  },
];

/** A file with some bytes changed, cut off, or with an odd name. */
function spoil(file: File, random: Random): File {
  const bytes = Buffer.concat([bytesOf(file)]);
  for (let turn = random.below(20); turn > 0 && bytes.length > 0; turn -= 1)
    bytes[random.below(bytes.length)] = random.below(256);
  const cut = random.chance(0.3) ? bytes.subarray(0, random.below(bytes.length + 1)) : bytes;
  const name = random.chance(0.4)
    ? random.pick(odd.ODD_TEXTS).slice(0, 2000)
    : random.pick([file.name, "a.png", "a.pdf", "a.xlsx", "a.docx"]);
  return fileOf(name, random.chance(0.1) ? Buffer.alloc(60_000, cut) : cut);
}
