import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { MISFITS, type Misfit } from "~/domain/answers/value";
import { type Goto, gotoValue } from "~/domain/kinds/goto";
import { CLEARING_FIELD, VERSION_FIELD } from "~/features/answers/section-form";
import { ResyncButton } from "~/features/drafts/components/resync-ways";
import { TopicLine } from "~/features/teamwork/components/form-parts";
import type { FormTeam } from "~/features/teamwork/form-view";
import { usePaths } from "~/features/web/use-paths";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { FieldError } from "~/ui/field";
import { Toast } from "~/ui/notice";
import { StepStack } from "~/ui/step-stack";
import autosaveUrl from "../enhance/autosave?worker&url";
import { type QuestionView, SECTION_FORM, type SectionProblem, type SectionView } from "../section-view";
import { AutosaveStatus } from "./autosave-status";
import { DimensionSteps } from "./dimension-steps";
import { wordsFieldId } from "./question-field";
import { SectionBody } from "./section-body";
import { TopicRail } from "./topic-rail";

/** What is chosen and has no words yet is told of at its own field. */
const WORDLESS: Misfit = "other-text-missing";

/** Misfits that a summary has a sentence of its own for, since nothing of the page was saved. */
const REFUSED = ["unknown-option", "one-option-only", "other-text-too-long", "other-text-missing"] as const;

function titleOf(problem: SectionProblem, t: TFunction<["assessment", "answering"]>): string {
  if (problem === "conflict") return t("answering:conflict.title");
  const refused = REFUSED.find((reason) => reason === problem);
  if (refused) return t(`problem.${refused}`);
  return MISFITS.some((reason) => reason === problem)
    ? t(`answering:misfit.${problem as Misfit}`)
    : t(`problem.${problem as Exclude<SectionProblem, Misfit | "conflict">}`);
}

/** One section to answer. Every button of the page saves first; what leaves by a link is left to the autosave script. */
export function SectionPage({
  sealedId,
  userId,
  section,
  team,
  savedAt,
  cleared,
  resumed,
  problem,
  missed,
  unfit,
  nonce,
}: {
  sealedId: string;
  userId: string;
  section: SectionView;
  team: FormTeam;
  savedAt: number | null;
  /** The draft's last clearing (`clearedAt`), and how many milliseconds ago it was. */
  cleared: { at: number; ago: number };
  resumed: boolean;
  problem: SectionProblem | null;
  /** Required questions that Next found unanswered. */
  missed: string[];
  /** What is wrong with the answers that could not be saved as they are written, by question. */
  unfit: Record<string, Misfit>;
  nonce: string;
}) {
  const { t } = useTranslation(["assessment", "answering"]);
  const paths = usePaths();
  const goTo = (sectionId: string) => ({ form: SECTION_FORM, name: "goto", value: sectionId });
  const toPage = (page: Goto) => goTo(gotoValue(page));
  const errorOf = (question: QuestionView) => {
    if (question.conflict) return t("answering:conflict.choose");
    const reason = unfit[question.id];
    if (reason && reason !== WORDLESS) return t(`answering:misfit.${reason}`);
    if (!missed.includes(question.id)) return null;
    return question.answer.type === "choice" && question.answer.isPair ? t("problem.answer") : t("problem.answerThis");
  };
  const wordsErrorOf = ({ id, conflict }: QuestionView) =>
    unfit[id] === WORDLESS && !conflict ? t("problem.specify") : null;
  const errors = section.questions.flatMap((question) => {
    const { id, text } = question;
    if (errorOf(question) !== null) return { href: `#${id}`, text };
    return wordsErrorOf(question) === null ? [] : { href: `#${wordsFieldId(id)}`, text };
  });
  return (
    <div className="grid gap-6 pt-6 lg:grid-cols-[17rem_1fr] lg:gap-10 lg:pt-8">
      <TopicRail
        rail={section.rail}
        overall={section.overall}
        to={goTo}
        team={{ states: team.states, to: toPage("topics") }}
        points={toPage("points")}
        offline={toPage("workbook")}
        documents={toPage("documents")}
      />
      <form
        method="post"
        id={SECTION_FORM}
        action={paths.section(section.id)}
        // What a browser fills in again by itself would no longer stand on what it had been shown.
        autoComplete="off"
        data-autosave={paths.autosave}
        // The number is that of the way in which it is written.
        data-keep={`${userId}.2.${sealedId}.${section.id}`}
        data-cleared-ago={cleared.ago}
        className="min-w-0"
      >
        <input type="hidden" name="section" value={section.id} />
        <input type="hidden" name={VERSION_FIELD} value={section.version} />
        <input type="hidden" name={CLEARING_FIELD} value={cleared.at} />
        {problem ? (
          <div className="mb-5">
            <ErrorSummary
              title={titleOf(problem, t)}
              errors={errors.length > 0 ? errors : [{ text: t("problem.again") }]}
            />
          </div>
        ) : null}
        <DimensionSteps dimension={section.dimension} to={goTo} />
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4">
          <h1>{section.topic.name}</h1>
          <ResyncButton to={toPage("resync")} />
        </div>
        <TopicLine topic={team.topic} asksReady={team.asksReady} />
        {section.position === 1 ? <p className="mb-2 max-w-measure text-ink-2">{section.topic.requiredText}</p> : null}
        <p className="mb-3 text-small text-ink-3">
          {t("form.position", { position: section.position, of: section.of })}
        </p>
        <StepStack
          label={t("form.sections")}
          steps={section.steps.map(({ sectionId, name, state, progress: { answered, total } }) => ({
            name,
            to: goTo(sectionId),
            state,
            stateText: t(`state.${state}`),
            count: `${answered}/${total}`,
            countText: t("form.answered", { answered, total }),
          }))}
        >
          <SectionBody section={section} errorOf={errorOf} wordsErrorOf={wordsErrorOf} comments={team.comments} />
        </StepStack>
        <ActionBar status={<AutosaveStatus savedAt={savedAt} section={section.section} />}>
          <Button name="intent" value="previous">
            {t("form.previous")}
          </Button>
          <Button name="intent" value="save">
            {t("form.save")}
          </Button>
          <Button variant="primary" name="intent" value="next" data-locked={t("answering:state.locked")}>
            {section.isLast ? t("form.finish") : section.isLastOfTopic ? t("form.nextTopic") : t("form.next")}
          </Button>
        </ActionBar>
        <template data-missed>
          <FieldError id="missed" errors={[t("problem.answer")]} />
        </template>
      </form>
      {resumed ? (
        <Toast tone="info" close={{ form: SECTION_FORM, name: "intent", value: "stay", text: t("answering:resumed") }}>
          {t("form.resumed", { position: section.position })}
        </Toast>
      ) : null}
      <script type="module" src={autosaveUrl} nonce={nonce} />
    </div>
  );
}
