import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { fieldsAt, readPath } from "~/office/editor/rules/entities";
import type { EditedFields, Json } from "~/office/editor/rules/shapes";
import { AskDialog } from "~/ui/ask-dialog";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import { orderName, REVISION, SEEN, STORED, writeIntent } from "../edit-form";
import { draftPaths } from "../paths";
import type { IdProblem } from "../save.server";
import type { EditView } from "../view";
import { ChildLists } from "./child-lists";
import { Fields, type Said } from "./fields";
import { useRuleWords } from "./rule-words";

/** A save conflict: another editor changed the same fields. Contains what was typed and the current state. */
export interface ConflictView {
  value: EditedFields;
  current: EditedFields;
  revision: number;
  by: string | null;
  clashes: { at: string; theirs: Json }[];
}

/** Something the reader is asked whether to remove. */
export interface AskedRemoval {
  of: "item" | "order";
  list: string;
  key: string;
  name: string;
}

interface EditPageProps {
  view: EditView;
  asked: AskedRemoval | null;
  conflict: ConflictView | null;
  /** A refused new id, with what was typed. */
  refused: { list: string; id: string; type: string; problem: IdProblem } | null;
  /** The other fields as typed. */
  typed: EditedFields | null;
}

/** Edits one entity of a draft: its fields side by side in every language, and the order of its children. */
export function EditPage({ view, asked, conflict, refused, typed }: EditPageProps) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const say = useRuleWords();
  const { path, name, lists, edited, parents } = view;
  const paths = draftPaths(view.id);
  const kind = readPath(path)?.kind ?? "question";
  const isOpen = view.state === "open";
  const value = conflict?.value ?? typed ?? view.value;
  const seen = conflict?.current ?? view.value;
  const who = (by: string | null) => by ?? t("list.former");
  const said: Said = {
    faults: conflict || typed ? [] : view.faults,
    former: view.former,
    clashes: conflict?.clashes ?? [],
    isOpen,
  };
  const whole = said.faults.filter(({ at }) => at === null);
  const type = value.type === undefined ? null : t(`types.${value.type as "choice"}`);
  return (
    <>
      <div {...inertWhile(asked !== null)}>
        <AdminPage
          current="questionnaires"
          title={[t(`kinds.${kind}`), ...(type ? [type] : [])].join(" · ")}
          lead={name}
        >
          <p className="flex flex-wrap gap-x-5">
            <a href={paths.own} className="inline-flex min-h-11 items-center font-semibold">
              {t("edit.back")}
            </a>
            {parents.map((parent) => (
              <a key={parent.path} href={paths.edit(parent.path)} className="inline-flex min-h-11 items-center">
                {t("edit.up", { name: parent.name })}
              </a>
            ))}
          </p>
          {conflict ? (
            <ErrorSummary
              title={t("edit.conflict")}
              errors={[{ text: t("edit.conflictText", { who: who(conflict.by) }) }]}
            />
          ) : null}
          {refused ? (
            <ErrorSummary
              title={t("common:form.summary")}
              errors={[{ href: `#new-${refused.list}`, text: t(`edit.errors.${refused.problem}`) }]}
            />
          ) : null}
          {isOpen ? null : <Notice tone="info">{t("edit.readOnly")}</Notice>}
          {whole.length > 0 ? (
            <Notice tone={whole.some(({ isWarning }) => !isWarning) ? "danger" : "attention"}>
              {whole.map((fault) => (
                <p key={`${fault.rule} ${Object.values(fault.values).join()}`} className="wrap-anywhere">
                  {say(fault)}
                </p>
              ))}
            </Notice>
          ) : null}
          <form method="post" action={paths.edit(path)} noValidate className="grid gap-6">
            <input type="hidden" name={SEEN} value={JSON.stringify(seen)} />
            <input type="hidden" name={REVISION} value={conflict?.revision ?? view.revision} />
            {lists.map((list) => (
              <input key={list.name} type="hidden" name={orderName(list.name)} value={list.revision} />
            ))}
            {/* What Enter in a field stands for: the first button of a form is pressed then. */}
            {isOpen ? <SaveButton isFirst /> : null}
            <Card padded className="grid gap-7">
              {"id" in value ? (
                <p className="text-small text-ink-3 wrap-anywhere">
                  {t("common:label", { label: t("edit.id") })} {String(value.id)}
                </p>
              ) : null}
              <Fields fields={fieldsAt(path, view.value)} value={value} said={said} />
            </Card>
            {isOpen ? <SaveButton /> : null}
            <ChildLists view={view} refused={refused} />
          </form>
          {edited ? (
            <p className="text-small text-ink-3">{t("edit.last", { moment: edited.at, who: who(edited.by) })}</p>
          ) : null}
        </AdminPage>
      </div>
      {asked ? <AskRemoval view={view} asked={asked} /> : null}
    </>
  );
}

function SaveButton({ isFirst = false }: { isFirst?: boolean }) {
  const { t } = useTranslation("questionnaires");
  return (
    <div className={isFirst ? "sr-only" : undefined} aria-hidden={isFirst || undefined}>
      <Button variant="primary" name="intent" value={writeIntent({ what: "save" })} tabIndex={isFirst ? -1 : undefined}>
        {t("edit.save")}
      </Button>
    </div>
  );
}

function AskRemoval({ view, asked }: { view: EditView; asked: AskedRemoval }) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const here = draftPaths(view.id).edit(view.path);
  const { of, list, key, name } = asked;
  const intent =
    of === "order"
      ? writeIntent({ what: "order", act: "remove", list, key })
      : writeIntent({ what: "item", act: { act: "remove", at: list, index: Number(key) } });
  const order = view.lists.find((each) => each.name === list);
  return (
    <AskDialog
      id="remove"
      title={t("removing.title", { name })}
      action={here}
      intent={intent}
      fields={{
        [STORED]: "yes",
        [REVISION]: String(view.revision),
        ...(order ? { [orderName(list)]: String(order.revision) } : {}),
      }}
      back={t("removing.keep")}
      confirm={t("removing.confirm")}
      variant="danger"
      closeHref={here}
      closeLabel={t("common:shell.close")}
    >
      <p>{t("removing.text")}</p>
    </AskDialog>
  );
}
