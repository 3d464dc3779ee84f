import { useTranslation } from "react-i18next";
import type { QuestionType } from "~/assessment/catalogue/rules/questions";
import type enQuestionnaires from "~/i18n/locales/en/questionnaires.json";
import { QUESTION_FIELDS } from "~/office/editor/rules/shapes";
import { Button } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { SelectField, TextField } from "~/ui/field";
import { newIdName, newTypeName, writeIntent } from "../edit-form";
import { draftPaths } from "../paths";
import type { IdProblem } from "../save.server";
import type { EditView, ListView } from "../view";
import { Marks } from "./draft-page";

type ListName = keyof typeof enQuestionnaires.lists;
type Refused = { list: string; id: string; type: string; problem: IdProblem } | null;

/** The lists of an entity's children. Buttons in the entity's form move, remove, restore and add children. */
export function ChildLists({ view, refused }: { view: EditView; refused: Refused }) {
  const { t } = useTranslation("questionnaires");
  return view.lists.map((list) => (
    <section key={list.name} aria-labelledby={`list-${list.name}`} className="grid gap-3">
      <h2 id={`list-${list.name}`}>{t(`lists.${list.name as ListName}`)}</h2>
      <Card>
        {list.items.map((item, index) => (
          <CardSection key={item.key}>
            <p className="wrap-anywhere">
              <a href={draftPaths(view.id).edit(item.path)}>{item.name}</a> <Marks thing={item} />
            </p>
            <p className="text-small text-ink-3">{item.key}</p>
            {view.state === "open" ? <Acts list={list} index={index} /> : null}
          </CardSection>
        ))}
        {list.removed.map(({ key, name }) => (
          <CardSection key={key}>
            <p className="text-ink-3 wrap-anywhere">
              <s>{name}</s> · {t("edit.removed")}
            </p>
            {view.state === "open" ? (
              <Button
                variant="quiet"
                name="intent"
                value={writeIntent({ what: "order", act: "restore", list: list.name, key })}
                aria-label={t("edit.restoreOf", { name })}
                className="-ms-4.5"
              >
                {t("edit.restore")}
              </Button>
            ) : null}
          </CardSection>
        ))}
        {view.state === "open" ? (
          <CardSection>
            <Add list={list} refused={refused?.list === list.name ? refused : null} />
          </CardSection>
        ) : null}
      </Card>
    </section>
  ));
}

function Acts({ list: { name: list, items }, index }: { list: ListView; index: number }) {
  const { t } = useTranslation("questionnaires");
  const item = items[index];
  if (!item) return null;
  const { key, name } = item;
  const acts = [
    ...(index > 0 ? ([["up", "moveUp", "moveUpOf"]] as const) : []),
    ...(index < items.length - 1 ? ([["down", "moveDown", "moveDownOf"]] as const) : []),
  ];
  return (
    <div className="-ms-4.5 flex flex-wrap gap-2">
      {acts.map(([act, label, full]) => (
        <Button
          key={act}
          variant="quiet"
          name="intent"
          value={writeIntent({ what: "order", act, list, key })}
          aria-label={t(`edit.${full}`, { name })}
        >
          {t(`edit.${label}`)}
        </Button>
      ))}
      <Button
        variant="quiet"
        name="intent"
        value={writeIntent({ what: "ask", of: "order", list, key })}
        aria-label={t("edit.removeOf", { name })}
      >
        {t("edit.remove")}
      </Button>
    </div>
  );
}

const TYPES = Object.keys(QUESTION_FIELDS) as QuestionType[];

function Add({ list, refused }: { list: ListView; refused: Refused }) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const { name, prefix } = list;
  const add = (
    <Button
      name="intent"
      value={writeIntent({ what: "order", act: "add", list: name, key: "" })}
      aria-label={`${t("common:label", { label: t("edit.add") })} ${t(`lists.${name as ListName}`)}`}
    >
      {t("edit.add")}
    </Button>
  );
  // A law is identified by its topic and its number.
  if (name === "laws") {
    return (
      <>
        <input type="hidden" name={newIdName(name)} value={prefix} />
        {add}
      </>
    );
  }
  return (
    <div className="grid gap-4">
      <TextField
        field={{
          id: `new-${name}`,
          name: newIdName(name),
          defaultValue: refused?.id ?? prefix,
          autoComplete: "off",
          spellCheck: false,
          autoCapitalize: "none",
        }}
        label={t("edit.newId")}
        hint={t("edit.newIdHint")}
        errors={refused ? [t(`edit.errors.${refused.problem}`)] : []}
      />
      {name === "questions" ? (
        <SelectField
          field={{ id: `type-${name}`, name: newTypeName(name), defaultValue: refused?.type ?? "choice" }}
          label={t("edit.newType")}
          placeholder={t("edit.none")}
          options={TYPES.map((type) => ({ value: type, label: t(`types.${type}`) }))}
        />
      ) : null}
      <div>{add}</div>
    </div>
  );
}
