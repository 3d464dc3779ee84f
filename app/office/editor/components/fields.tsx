import { useTranslation } from "react-i18next";
import type enQuestionnaires from "~/i18n/locales/en/questionnaires.json";
import type { EditedFields, Fields as FieldTable, Json, Shape } from "~/office/editor/rules/shapes";
import { isPart, itemsOf } from "~/office/editor/rules/walk";
import { Button } from "~/ui/button";
import { CheckboxField, SelectField, TextAreaField, TextField } from "~/ui/field";
import { FieldGroup } from "~/ui/field-group";
import { writeIntent } from "../edit-form";
import type { FaultView } from "../view";
import { useFieldWords } from "./field-words";
import { useRuleWords } from "./rule-words";
import { Words } from "./words";

type Label = keyof typeof enQuestionnaires.fields;

/** What is shown beside the fields of an entity. */
export interface Said {
  faults: FaultView[];
  /** The published values. */
  former: EditedFields | null;
  /** What another editor has saved to the same fields meanwhile. */
  clashes: { at: string; theirs: Json }[];
  isOpen: boolean;
}

export const idOf = (at: string) => at.replaceAll(".", "-");

/** The fields of an entity, rendered by their shape, with their errors. */
export function Fields({
  fields,
  value,
  said,
  before = "",
}: {
  fields: FieldTable;
  value: EditedFields;
  said: Said;
  before?: string;
}) {
  return Object.entries(fields).map(([name, shape]) => (
    <Field
      key={name}
      at={`${before}${name}`}
      label={(shape.label ?? name) as Label}
      shape={shape}
      value={value[name]}
      said={said}
    />
  ));
}

interface FieldProps {
  at: string;
  label: Label;
  shape: Shape;
  value: Json | undefined;
  said: Said;
}

function Field({ at, label, shape, value, said }: FieldProps) {
  const { t } = useTranslation("questionnaires");
  const { describeChoice } = useFieldWords();
  const errors = useErrors(said, at);
  const name = t(`fields.${label}`);
  const optional = shape.isOptional ? t("edit.optional") : undefined;
  const plain = { id: idOf(at), name: at, readOnly: !said.isOpen, autoComplete: "off" };
  switch (shape.kind) {
    case "text":
      return <Words at={at} legend={name} optionalText={optional} most={shape.most} value={value} said={said} />;
    case "flag":
      return (
        <div>
          <CheckboxField
            field={{ id: idOf(at), name: at, defaultChecked: value === true, disabled: !said.isOpen }}
            label={name}
            errors={errors}
          />
        </div>
      );
    case "choice":
      return (
        <SelectField
          field={{ id: idOf(at), name: at, defaultValue: String(value ?? ""), disabled: !said.isOpen }}
          label={name}
          optionalText={optional}
          placeholder={t("edit.none")}
          options={shape.values.map((each) => ({ value: each, label: describeChoice(each) }))}
          errors={errors}
        />
      );
    case "lines":
      return (
        <TextAreaField
          field={{ ...plain, defaultValue: Array.isArray(value) ? value.join("\n") : "" }}
          label={name}
          hint={t("edit.lines")}
          rows={4}
          errors={errors}
        />
      );
    case "numbers":
      return (
        <TextField
          field={{ ...plain, defaultValue: Array.isArray(value) ? value.join(", ") : "" }}
          label={name}
          hint={t("edit.numbers")}
          optionalText={optional}
          errors={errors}
        />
      );
    case "line":
    case "number":
      return (
        <TextField
          field={{
            ...plain,
            defaultValue: String(value ?? ""),
            inputMode: shape.kind === "number" ? "decimal" : undefined,
          }}
          label={name}
          optionalText={optional}
          errors={errors}
        />
      );
    case "group":
      return (
        <FieldGroup id={idOf(at)} legend={name} optionalText={optional} errors={errors}>
          <div className="mt-4 grid gap-6 border-s-2 border-line ps-4">
            <Fields fields={shape.fields} value={isPart(value) ? value : {}} said={said} before={`${at}.`} />
          </div>
        </FieldGroup>
      );
    case "items":
      return <Items at={at} name={name} optional={optional} fields={shape.fields} value={value} said={said} />;
  }
}

/** The error messages for one field. */
export function useErrors(said: Said, at: string): string[] {
  const say = useRuleWords();
  return said.faults.filter((fault) => fault.at === at).map(say);
}

function Items({
  at,
  name,
  optional,
  fields,
  value,
  said,
}: {
  at: string;
  name: string;
  optional: string | undefined;
  fields: FieldTable;
  value: Json | undefined;
  said: Said;
}) {
  const { t } = useTranslation("questionnaires");
  const errors = useErrors(said, at);
  const items = itemsOf(value);
  return (
    <FieldGroup id={idOf(at)} legend={name} optionalText={optional} errors={errors}>
      <div className="mt-4 grid gap-5" id={idOf(at)}>
        {items.map((item, index) => {
          const called = t("edit.item", { label: name, number: index + 1 });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place while its id is typed
            <fieldset key={index} className="grid min-w-0 gap-5 rounded-card border border-line p-4">
              <legend className="px-1 text-small font-semibold text-ink-3">{called}</legend>
              <Fields fields={fields} value={item} said={said} before={`${at}.${index}.`} />
              {said.isOpen ? <ItemActs at={at} index={index} of={items.length} called={called} /> : null}
            </fieldset>
          );
        })}
        {said.isOpen ? (
          <div>
            <Button
              name="intent"
              value={writeIntent({ what: "item", act: { act: "add", at, index: 0 } })}
              aria-label={t("edit.addItemTo", { label: name })}
            >
              {t("edit.addItem")}
            </Button>
          </div>
        ) : null}
      </div>
    </FieldGroup>
  );
}

function ItemActs({ at, index, of, called }: { at: string; index: number; of: number; called: string }) {
  const { t } = useTranslation("questionnaires");
  return (
    <div className="flex flex-wrap gap-2">
      {index > 0 ? (
        <Button
          variant="quiet"
          name="intent"
          value={writeIntent({ what: "item", act: { act: "up", at, index } })}
          aria-label={t("edit.moveUpOf", { name: called })}
        >
          {t("edit.moveUp")}
        </Button>
      ) : null}
      {index < of - 1 ? (
        <Button
          variant="quiet"
          name="intent"
          value={writeIntent({ what: "item", act: { act: "down", at, index } })}
          aria-label={t("edit.moveDownOf", { name: called })}
        >
          {t("edit.moveDown")}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        name="intent"
        value={writeIntent({ what: "ask", of: "item", list: at, key: String(index) })}
        aria-label={t("edit.removeOf", { name: called })}
      >
        {t("edit.remove")}
      </Button>
    </div>
  );
}
