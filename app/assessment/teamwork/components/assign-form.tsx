import { useTranslation } from "react-i18next";
import type { TopicView } from "~/assessment/teamwork/view";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { SelectField, TextField } from "~/ui/field";

/** A rejected assignment: the topic, the submitted values, and the reason. */
export interface AssignProblem {
  topicId: string;
  assigneeId: string;
  dueOn: string;
  reason: "unknown-assignee" | "invalid" | "past" | "too-far" | null;
}

export interface AssignFormProps {
  topic: TopicView;
  path: string;
  people: { value: string; label: string }[];
  /** The first and last selectable day, as ISO dates. */
  first: string;
  last: string;
  problem: AssignProblem | null;
}

/** Ids of the form's fields. The error summary links to them. */
export const assigneeField = (topicId: string) => `${topicId}-assignee`;
export const dueOnField = (topicId: string) => `${topicId}-due`;

/** The form for a topic's assignee and due date, collapsed until the owner opens it. */
export function AssignForm({ topic, path, people, first, last, problem }: AssignFormProps) {
  const { t } = useTranslation("teamwork");
  const { id, name } = topic;
  const errors = problem?.reason ? [t(`errors.${problem.reason}`)] : undefined;
  const isAboutPerson = problem?.reason === "unknown-assignee";
  const dueOn = problem?.dueOn ?? topic.due?.dueOn ?? "";
  return (
    <div className="-mb-2 border-t border-line pt-2">
      <Disclosure
        flush
        open={problem !== null}
        summary={
          <>
            <span aria-hidden="true">{t("assign.summary")}</span>
            <span className="sr-only">{t("assign.summaryOf", { topic: name })}</span>
          </>
        }
      >
        <form method="post" action={path} noValidate className="grid gap-5 pt-1 pb-2">
          <input type="hidden" name="topic" value={id} />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              field={{
                id: assigneeField(id),
                name: "assignee",
                defaultValue: problem?.assigneeId ?? topic.assigneeId,
              }}
              label={t("assign.assignee")}
              placeholder={t("assign.nobody")}
              options={people}
              errors={isAboutPerson ? errors : undefined}
            />
            <TextField
              field={{
                id: dueOnField(id),
                name: "dueOn",
                type: "date",
                // A date already in the past may stay.
                min: dueOn && dueOn < first ? dueOn : first,
                max: last,
                defaultValue: dueOn,
              }}
              label={t("assign.dueOn")}
              optionalText={t("assign.optional")}
              hint={t("assign.hint")}
              errors={isAboutPerson ? undefined : errors}
            />
          </div>
          <div>
            <Button name="intent" value="assign" aria-label={t("assign.saveOf", { topic: name })}>
              {t("assign.save")}
            </Button>
          </div>
        </form>
      </Disclosure>
    </div>
  );
}
