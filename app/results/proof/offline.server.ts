import type { Language } from "~/core/language";
import { momentOf } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import type { Context } from "~/platform/context";
import { issuer } from "./issuer.server";
import { wordsOf } from "./words";

/** The page that checks reports without a network, in a language, with the keys known now. */
export async function offlineFile(ctx: Context, language: Language): Promise<string> {
  const t = translator(language, "verify");
  const words = wordsOf(t, translator(language, "common"), translator(language, "climate"));
  const { did, keys, origin } = issuer(ctx);
  const date = momentOf(ctx.clock(), language);
  const address = `${origin}/verify`;
  const { offlinePage } = await import("~/results/proof/offline/offline-page.server");
  const kept = { host: "{{host}}" };
  return offlinePage({
    data: {
      did,
      keys: [...keys],
      language,
      words,
      texts: {
        issued: t("state.issued"),
        issuedText: t("text.issued"),
        changed: t("state.changed"),
        changedText: t("text.changed"),
        unreadable: t("state.unreadable"),
        unreadableText: t("text.unreadable"),
        without: t("state.without"),
        withoutText: t("text.without"),
        foreign: t("state.foreign", kept),
        foreignText: t("foreignText", kept),
        paper: t("paper"),
        paperText: t("paperText"),
        over: t("over"),
        tooLarge: t("tooLarge"),
        old: t("offline.old"),
        status: t("offline.status", { date, address }),
        scores: t("scores"),
        subject: t("subject"),
        correct: t("correct"),
        level: t("facts.level"),
      },
    },
    title: t("title"),
    lead: t("offline.lead"),
    asOf: t("offline.asOf", { date, address }),
    file: t("offline.file"),
    hint: t("fileHint"),
    means: t("means"),
    needsScript: t("offline.needsScript"),
  });
}
