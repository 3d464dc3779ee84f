/**
 * Wordings that claim a company can prove what it does, in every language. Level texts are part of published questionnaires, so claims in
 * them are found when a result is rendered.
 */
const CLAIMS = [
  /(?:backed|supported|prove[dn]|underpinned|substantiated|documented|verified|confirmed)(?: up)? (?:by|with) (?:\p{L}+ ){0,2}(?:evidence|proof|documents?|records)/u,
  /can (?:already |now )?(?:show|prove|present|document)/u,
  /(?:with )?figures that hold up/u,
  /progress is verified/iu,
  /(?:appuy|étay|soutenu|prouv|attest|justifi|confirm|document|vérifi)\p{L}* (?:par|sur) (?:\p{L}+ ){0,2}(?:preuves|justificatifs|documents|pièces)/u,
  /(?:peut|pouvoir) (?:déjà )?(?:montrer|présenter|prouver)/u,
  /(?:avec )?des chiffres qui tiennent/u,
  /progrès sont vérifiés/iu,
  /(?:disokong|dibuktikan|disertai|disahkan) (?:oleh|dengan) (?:\p{L}+ )?(?:bukti|dokumen|rekod)/u,
  /boleh ditunjukkan/u,
  /keupayaannya menunjukkan/u,
  /dapat membuktikan/u,
  /(?:dengan )?angka yang (?:kukuh|dapat dibuktikan)/u,
  /kemajuan sudah disahkan/iu,
];
const CLAIM = new RegExp(CLAIMS.map(({ source }) => source).join("|"), "iu");
/** After these words a claim is only the tail of its sentence, which also makes sense without it. */
const ADDED = /(?:,| and| et| dan|(?<! is) that it| qu’elle| yang sudah) $/u;

/** Removes claims of proof from a text: the end of a sentence if the claim is only its tail, otherwise the whole sentence. */
export function withoutEvidenceClaims(text: string): string {
  return text
    .split(/(?<=[.!?]) /u)
    .flatMap((sentence) => {
      const claim = CLAIM.exec(sentence);
      if (!claim) return sentence;
      const before = sentence.slice(0, claim.index);
      return ADDED.test(before) ? before.replace(ADDED, sentence.at(-1) ?? "") : [];
    })
    .join(" ");
}
