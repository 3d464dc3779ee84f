import { hostOf } from "~/platform/crypto/proof-keys";
import { judgeCredential, readProofFile } from "~/results/proof/crypto/proof-file";
import type { ReportCredential } from "~/results/proof/rules/credential";
import { MAX_PROOF_FILE_BYTES } from "~/results/proof/rules/pdf";
import { factsOf, scoresOf } from "../words";
import type { OfflineData } from "./carried";

const data: OfflineData = JSON.parse(document.getElementById("data")?.textContent ?? "");
const { texts, words, did, keys } = data;
const outcome = document.getElementById("outcome") as HTMLElement;

document.getElementById("file")?.addEventListener("change", async ({ target }) => {
  const [file] = (target as HTMLInputElement).files ?? [];
  if (file) outcome.replaceChildren(...(await judge(file)));
});

/** The verdict on a file, as elements. Everything is written as text only. */
async function judge(file: File): Promise<HTMLElement[]> {
  if (file.size > MAX_PROOF_FILE_BYTES) return [notice("danger", texts.tooLarge)];
  if (!(await knowsEd25519())) return [notice("danger", texts.old)];
  const given = await readProofFile(new Uint8Array(await file.arrayBuffer()), keys, inflate);
  if (!given.document) {
    const what = given.isPdf ? "without" : "unreadable";
    return [notice("danger", texts[what], texts[`${what}Text`])];
  }
  const { issuer } = given.document;
  const host = typeof issuer === "string" ? hostOf(issuer) : null;
  if (host === null) return [notice("danger", texts.unreadable, texts.unreadableText)];
  if (issuer !== did) return [notice("attention", withHost(texts.foreign, host), withHost(texts.foreignText, host))];
  const credential = await judgeCredential(given.document, { did, keys });
  if (typeof credential === "string") return [notice("danger", texts[credential], texts[`${credential}Text`])];
  return [
    given.isPaperOurs
      ? notice("success", texts.issued, texts.issuedText)
      : notice("danger", texts.paper, texts.paperText),
    ...(Date.parse(credential.validUntil) < Date.now() ? [notice("attention", texts.over)] : []),
    notice("attention", "", texts.status),
    ...said(credential),
  ];
}

/** Unpacks in the browser; null for more than `most` bytes, and for broken data. */
async function inflate(packed: Uint8Array<ArrayBuffer>, most: number): Promise<Uint8Array | null> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const bytes: number[] = [];
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (bytes.length + part.value.length > most) {
        void reader.cancel();
        return null;
      }
      bytes.push(...part.value);
    }
    return Uint8Array.from(bytes);
  } catch {
    return null;
  }
}

const withHost = (text: string, host: string) => text.replaceAll("{{host}}", host);

function said(credential: ReportCredential): HTMLElement[] {
  const facts = factsOf(credential, words, data.language).map(([name, fact]) =>
    element("div", element("dt", name), element("dd", fact)),
  );
  const scores = scoresOf(credential, words).map(({ name, isEnglish, points, level }) => {
    const subject = element("th", name);
    subject.setAttribute("scope", "row");
    if (isEnglish) subject.lang = "en";
    return element("tr", subject, element("td", points), element("td", level));
  });
  const headers = [texts.subject, texts.correct, texts.level].map((text) => element("th", text));
  const head = element("tr", ...headers);
  return [
    element("dl", ...facts),
    element("table", element("caption", texts.scores), element("thead", head), element("tbody", ...scores)),
  ];
}

function notice(tone: string, title: string, text = ""): HTMLElement {
  const box = element("div", element("strong", title), element("p", text));
  box.className = `notice ${tone}`;
  return box;
}

function element(name: string, ...content: (string | Node)[]): HTMLElement {
  const made = document.createElement(name);
  for (const each of content) made.appendChild(typeof each === "string" ? document.createTextNode(each) : each);
  return made;
}

/** Browsers have supported the signature since 2025. */
const knowsEd25519 = () =>
  crypto.subtle.generateKey("Ed25519", false, ["sign", "verify"]).then(
    () => true,
    () => false,
  );
