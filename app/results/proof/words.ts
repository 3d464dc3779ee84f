import type { TFunction } from "i18next";
import { isDay } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import type { Level } from "~/core/level";
import { longDate, momentOf, wholePercent } from "~/i18n/format";
import type { Resource } from "~/i18n/resources";
import { hostOf } from "~/platform/crypto/proof-keys";
import type { ReportCredential } from "~/results/proof/rules/credential";

/** The texts that show a credential, in one language. They are plain data, so that the offline page can carry them. */
export interface Words {
  facts: Resource["verify"]["facts"];
  levels: Record<Level, string>;
  kinds: Record<Kind, { name: string }>;
  ghg: Pick<Resource["climate"]["ghg"], "scope1" | "scope2" | "unit">;
  none: string;
  overall: string;
}

export function wordsOf(t: TFunction<"verify">, common: TFunction<"common">, climate: TFunction<"climate">): Words {
  return {
    facts: t("facts", { returnObjects: true }),
    levels: common("levels", { returnObjects: true }),
    kinds: common("kinds", { returnObjects: true }),
    ghg: { scope1: climate("ghg.scope1"), scope2: climate("ghg.scope2"), unit: climate("ghg.unit") },
    none: t("none"),
    overall: t("overall"),
  };
}

/** The facts that a credential states about its report, each with its name. */
export function factsOf(
  credential: ReportCredential,
  words: Words,
  language: Language,
): [name: string, fact: string][] {
  const { credentialSubject: said, issuer, validFrom, validUntil } = credential;
  const { facts, ghg, none } = words;
  const { approval, emissions, company, period } = said;
  const overall = said.scores.find(({ subject }) => subject === "overall");
  // A credential does not say in which time zone its days are, so a moment is marked as UTC.
  const day = (text: string) => (isDay(text) ? longDate(text, language) : momentOf(Date.parse(text), language));
  const tonnes = (scope: "scope1" | "scope2") =>
    emissions?.[scope] ? `${emissions[scope].tonnes.toLocaleString(language)} ${ghg.unit}` : none;
  return [
    [facts.company, `${company.name} (${company.registrationNumber})`],
    [facts.report, words.kinds[said.reportKind].name],
    [facts.submitted, isDay(period.submitted) ? day(period.submitted) : `${day(period.submitted)} (${facts.ownDay})`],
    ...(period.year ? ([[facts.year, String(period.year)]] as [string, string][]) : []),
    [facts.level, words.levels[said.level]],
    [facts.declared, overall ? withPercent(said.declared, overall.total, language) : String(said.declared)],
    [facts.evidenced, `${said.evidenced} / ${said.declared}`],
    ...(emissions
      ? ([
          [ghg.scope1, tonnes("scope1")],
          [ghg.scope2, tonnes("scope2")],
        ] as [string, string][])
      : []),
    [
      facts.approval,
      approval
        ? [approval.name, approval.designation, day(approval.date)].filter(Boolean).join(", ")
        : facts.unapproved,
    ],
    [facts.issuer, hostOf(issuer) ?? issuer],
    [facts.issued, day(validFrom)],
    [facts.until, day(validUntil)],
  ];
}

const withPercent = (points: number, total: number, language: Language) =>
  `${points} / ${total} (${wholePercent((10_000 * points) / total, language)})`;

/** Its scores. Only the overall score has a translated name; the names of other subjects are in English. */
export function scoresOf({ credentialSubject: { scores } }: ReportCredential, words: Words) {
  return scores.map(({ subject, label, correct, total, level }) => ({
    subject,
    isEnglish: subject !== "overall",
    name: subject === "overall" ? words.overall : label,
    points: `${correct} / ${total}`,
    level: words.levels[level],
  }));
}
