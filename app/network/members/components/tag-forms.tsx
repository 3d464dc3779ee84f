import { useTranslation } from "react-i18next";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { TextField } from "~/ui/field";
import { TAG_LIMIT } from "../rules/tags";

export type NameFault = "name-missing" | "name-long" | "taken";

interface OpenTag {
  id: string;
  name: string;
}

/** The page of tags or of red flags (`path`) with one of them open. */
export const openTagPath = (path: string, id: string) => `${path}?tag=${id}`;

/** Renames a tag or a red flag, and leads to its deletion. */
export function RenameTagForm({
  tag,
  path,
  refused,
  typed,
  isFlag = false,
}: {
  tag: OpenTag;
  path: string;
  isFlag?: boolean;
  refused: NameFault | null;
  typed: string;
}) {
  const { t } = useTranslation("tags");
  return (
    <Card padded as="section">
      <h2 className="wrap-anywhere">{t(isFlag ? "rename.flag" : "rename.title", { name: tag.name })}</h2>
      <form method="post" action={openTagPath(path, tag.id)} noValidate className="mt-4 grid max-w-field gap-5">
        <input type="hidden" name="tag" value={tag.id} />
        <TextField
          field={{ id: "name", name: "name", maxLength: TAG_LIMIT, defaultValue: refused ? typed : tag.name }}
          label={t(isFlag ? "flagName" : "name")}
          errors={refused ? [t(`errors.${refused}`, { count: TAG_LIMIT })] : undefined}
        />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button variant="primary" name="intent" value="rename">
            {t("rename.save")}
          </Button>
          <ButtonLink href={`${openTagPath(path, tag.id)}&dialog=delete`}>{t("delete.open")}</ButtonLink>
          <ButtonLink href={path}>{t("put.back")}</ButtonLink>
        </div>
      </form>
    </Card>
  );
}

/** Asks whether to delete a tag or a red flag; `text` says what that does. */
export function DeleteTagDialog({
  tag,
  path,
  text,
  isFlag = false,
}: {
  tag: OpenTag;
  path: string;
  text: string;
  isFlag?: boolean;
}) {
  const { t } = useTranslation(["tags", "common"]);
  return (
    <AskDialog
      id="delete-tag"
      title={t(isFlag ? "delete.flag" : "delete.title", { name: tag.name })}
      action={path}
      intent="delete"
      fields={{ tag: tag.id }}
      back={t("put.back")}
      confirm={t(isFlag ? "delete.confirmFlag" : "delete.confirm")}
      closeHref={openTagPath(path, tag.id)}
      closeLabel={t("common:shell.close")}
      variant="danger"
    >
      <p>{text}</p>
    </AskDialog>
  );
}
