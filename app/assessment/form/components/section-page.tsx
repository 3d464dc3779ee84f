import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { INVALID_REASONS, type InvalidReason } from "~/assessment/answers/rules/value";
import { CLEARING_FIELD, VERSION_FIELD } from "~/assessment/answers/section-form";
import { OutdatedButton } from "~/assessment/drafts/components/resync-ways";
import { proofFieldId, useProofWords } from "~/assessment/evidence/components/proof";
import { gotoValue } from "~/assessment/form/rules/goto";
import { KINDS } from "~/assessment/kinds/kinds";
import { TopicLine } from "~/assessment/teamwork/components/form-parts";
import type { FormTeam } from "~/assessment/teamwork/form-view";
import type { Kind } from "~/core/kinds/kind";
import { Drawn } from "~/foundation/web/drawn";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { useKind } from "~/foundation/web/use-kind";
import { usePaths } from "~/foundation/web/use-paths";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Icon, type IconName } from "~/ui/icons";
import { ClosableToast, Notice } from "~/ui/notice";
import alongUrl from "../enhance/along?worker&url";
import autosaveUrl from "../enhance/autosave?worker&url";
import keeperUrl from "../enhance/keeper?worker&url";
import type { KeptComment } from "../post-comments.server";
import { isWrong, viewAsked, viewHead, viewSums, viewTopicRail } from "../section-parts";
import { SECTION_FORM, type SectionProblem, type SectionView, withProofErrors } from "../section-view";
import { AlongNotices } from "./along-notices";
import { Sums } from "./amounts-total";
import { AutosaveStatus } from "./autosave-status";
import { wordsFieldId } from "./question-field";
import { commentFieldId } from "./question-help";
import { SectionBody } from "./section-body";
import { AboutTopic, SectionHead } from "./section-head";
import { TopicRail } from "./topic-rail";

/** Invalid answers with a message of their own in the summary, because nothing of the page was saved. */
const REFUSED = ["unknown-option", "one-option-only", "other-text-too-long", "other-text-missing"] as const;

function titleOf(problem: SectionProblem, t: TFunction<["assessment", "answering", "evidence"]>): string {
  if (problem === "conflict") return t("answering:conflict.title");
  if (problem === "comment") return t("answering:comment");
  if (problem === "proof") return t("evidence:proof.summary");
  if (problem === "tooLarge") return t("evidence:errors.tooLarge");
  const refused = REFUSED.find((reason) => reason === problem);
  if (refused) return t(`problem.${refused}`);
  return INVALID_REASONS.some((reason) => reason === problem)
    ? t(`answering:invalid.${problem as InvalidReason}`)
    : t(`problem.${problem as Exclude<SectionProblem, InvalidReason | "conflict" | "comment" | "proof" | "tooLarge">}`);
}

/** One section to answer. Every button of the page saves first; links rely on the autosave script. */
export function SectionPage({
  sealedId,
  userId,
  section,
  team,
  savedAt,
  cleared,
  at,
  resumed,
  problem,
  missed,
  invalid,
  kept,
  proofs,
  canDiscard,
  isOutdated,
  taken,
  mayTake,
  nonce,
}: {
  sealedId: string;
  userId: string;
  section: SectionView;
  team: FormTeam;
  savedAt: number | null;
  /** When the draft was last cleared (`clearedAt`), and how many milliseconds ago. */
  cleared: { at: number; ago: number };
  /** The question that the user comes for. */
  at: string | null;
  resumed: boolean;
  problem: SectionProblem | null;
  /** Required questions that Next found unanswered. */
  missed: string[];
  /** What is wrong with answers that could not be saved as written, by question. */
  invalid: Record<string, InvalidReason>;
  /** Comments that were not added. */
  kept: KeptComment[];
  /** What was wrong with the files for a question, in words. */
  proofs: Record<string, string[]>;
  canDiscard: boolean;
  /** A newer version of the questionnaire exists. */
  isOutdated: boolean;
  /** What this browser calls the user's store, if it keeps the draft. */
  taken: string | null;
  mayTake: boolean;
  nonce: string;
}) {
  const { t } = useTranslation(["assessment", "answering", "teamwork", "account", "evidence"]);
  const paths = usePaths();
  const assessment = useAssessmentName();
  const kind = useKind();
  const { topic, dimension, introduces, requiredCount, optionalCount, isLast, isLastOfTopic } = section;
  const comments = Object.fromEntries(
    kept.map(({ questionId, text, reason, minutes }) => {
      const isLimit = reason === "too-many-requests";
      const error = isLimit
        ? t("account:errors.tooMany", { count: minutes })
        : reason && t(`teamwork:errors.${reason}`);
      return [questionId, { text, error }];
    }),
  );
  const asked = viewAsked(kind, withProofErrors(section, proofs), { missed, invalid }, team.comments).map((each) => ({
    ...each,
    typed: comments[each.question.id],
  }));
  const errors = asked.flatMap((each) => {
    const { question, invalid, typed } = each;
    const { id, text, conflict } = question;
    if (typed?.error) return { href: `#${commentFieldId(id)}`, text: typed.error };
    if (question.proof?.errors[0]) return { href: `#${proofFieldId(id)}`, text: question.proof.errors.join(" ") };
    if (!isWrong(each)) return [];
    return { href: `#${invalid === "other-text-missing" && !conflict ? wordsFieldId(id) : id}`, text };
  });
  const sums = viewSums(section);
  const isProvable = section.questions.some(({ proof }) => proof);
  const proofWords = useProofWords(paths.proofs(section.id));
  return (
    <div className="section-page">
      <Drawn
        part={TopicRail}
        className="contents"
        data-drawn="rail"
        properties={viewTopicRail(kind, section, team, { canDiscard, mayTake })}
      />
      <form
        method="post"
        id={SECTION_FORM}
        action={paths.section(section.id)}
        // Values that the browser restores by itself would no longer match the base that the page showed.
        autoComplete="off"
        encType={isProvable ? "multipart/form-data" : undefined}
        data-autosave={paths.autosave}
        {...(isProvable ? proofWords : {})}
        // The number is the version of the storage format.
        data-keep={`${taken ?? userId}.2.${sealedId}.${section.id}`}
        data-taken={taken ?? undefined}
        data-path={taken === null ? undefined : paths.form}
        data-keeper={taken === null ? undefined : keeperUrl}
        data-missing={section.missing.join(" ")}
        data-cleared-ago={cleared.at === 0 ? undefined : cleared.ago}
        className="min-w-0"
      >
        <Drawn
          part={SectionHead}
          as="header"
          className="section-head"
          data-drawn="head"
          properties={viewHead(kind, section, canDiscard)}
        />
        <input type="hidden" name="section" value={section.id} />
        <input type="hidden" name={VERSION_FIELD} value={section.version} />
        <input type="hidden" name={CLEARING_FIELD} value={cleared.at} />
        {taken === null ? null : <AlongNotices />}
        {problem ? (
          <div className="mb-5">
            <ErrorSummary
              title={titleOf(problem, t)}
              errors={errors.length > 0 ? errors : [{ text: t("problem.again") }]}
            />
          </div>
        ) : null}
        <Drawn
          part={AboutTopic}
          properties={{ section: { topic, dimension, introduces, requiredCount, optionalCount } }}
        />
        <Unconfirmed questions={section.questions} />
        <SectionBody asked={asked} at={at} />
        <TopicLine topic={team.topic} asksReady={team.asksReady} />
        {isOutdated ? <OutdatedButton to={{ form: SECTION_FORM, name: "goto", value: gotoValue("resync") }} /> : null}
        <ActionBar
          status={
            <>
              {sums.length > 0 ? <Drawn part={Sums} data-drawn="sum" properties={{ sums }} /> : null}
              <AutosaveStatus savedAt={savedAt} />
            </>
          }
        >
          <Steps kind={kind} isLast={isLast} isLastOfTopic={isLastOfTopic} />
        </ActionBar>
      </form>
      {resumed ? (
        <ClosableToast tone="info" close={t("form.close")}>
          {t("form.resumed", { assessment, position: section.position })}
        </ClosableToast>
      ) : null}
      {taken === null ? null : <script type="module" src={alongUrl} nonce={nonce} />}
      <script type="module" src={autosaveUrl} nonce={nonce} />
    </div>
  );
}

/** Says once what to do with the answers that are marked as coming from a former assessment. */
function Unconfirmed({ questions }: Pick<SectionView, "questions">) {
  const { t } = useTranslation("answering");
  if (!questions.some(({ unconfirmed }) => unconfirmed && unconfirmed.reason !== "from-plan")) return null;
  return (
    <div className="mb-4">
      <Notice tone="attention">{t("unconfirmed.all")}</Notice>
    </div>
  );
}

/** The buttons that lead on from a section. */
function Steps({ kind, isLast, isLastOfTopic }: { kind: Kind } & Pick<SectionView, "isLast" | "isLastOfTopic">) {
  const { t } = useTranslation(["assessment", "answering"]);
  const locked = t("answering:state.locked");
  return (
    <>
      <Step name="previous" label={t("form.previous")} icon="arrow-left" />
      <Step name="save" label={t("form.save")} short={t("form.short.save")} />
      {KINDS[kind].layout.navigateBy === "dimension" ? (
        <Step
          name="next"
          label={t("form.submit")}
          short={t("form.short.next")}
          busy={t("form.submitting")}
          locked={locked}
        />
      ) : (
        <Step
          name="next"
          label={isLast ? t("form.finish") : isLastOfTopic ? t("form.nextTopic") : t("form.next")}
          short={isLast ? undefined : t("form.short.next")}
          locked={locked}
        />
      )}
    </>
  );
}

/** A button of the bar, with its full name if there is room. Its name for assistive technology includes what it shows. */
function Step({
  name,
  label,
  short,
  icon,
  locked,
  busy,
}: {
  name: "previous" | "save" | "next";
  label: string;
  short?: string;
  icon?: IconName;
  locked?: string;
  /** The label while the form is being sent, if scripts run. */
  busy?: string;
}) {
  return (
    <Button
      variant={name === "next" ? "primary" : "secondary"}
      name="intent"
      value={name}
      aria-label={short === undefined || label.includes(short) ? label : undefined}
      data-locked={locked}
      data-saves={name === "save" || undefined}
      data-busy={busy}
    >
      {icon ? <Icon name={icon} className="sm:hidden" /> : null}
      {short ? <span className="sm:hidden">{short}</span> : null}
      <span className={short || icon ? "max-sm:hidden" : undefined}>{label}</span>
    </Button>
  );
}
