import type { Block, ReportSection } from "../blocks";
import type { Scene } from "./scene";

/** The approval and the signature of the report; on paper there is room for both if they are missing. */
export function approval(scene: Scene): ReportSection {
  const { t, approvalWords, signing } = scene;
  const { name = "", designation = "", on = "" } = signing.approval ?? {};
  return {
    id: "approval",
    title: approvalWords("title"),
    isKept: true,
    blocks: [
      { type: "text", text: t("progress.commitment") },
      ...(signing.approval ? [] : [{ type: "note" as const, text: approvalWords("notYetReader") }]),
      {
        type: "facts",
        facts: [
          { term: approvalWords("fields.name"), fact: name ?? approvalWords("signature.former") },
          { term: approvalWords("fields.designation"), fact: designation },
          { term: approvalWords("fields.date"), fact: on },
        ],
      },
      { type: "heading", text: approvalWords("signature.title") },
      ...signed(scene),
    ],
  };
}

function signed({ t, approvalWords, signing: { signature } }: Scene): Block[] {
  if (!signature) return [{ type: "signature", mark: null, text: t("progress.signHere") }];
  const { picture, typed, by, on, isOutdated } = signature;
  const mark = picture === null ? { typed: typed ?? "" } : { picture, label: approvalWords("signature.alt") };
  const text = approvalWords("signature.by", { name: by ?? approvalWords("signature.former"), date: on });
  return [
    { type: "signature", mark, text },
    ...(isOutdated ? [{ type: "text" as const, text: approvalWords("signature.outdated") }] : []),
  ];
}
