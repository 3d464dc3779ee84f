import { useTranslation } from "react-i18next";
import { membersPath } from "~/core/addresses/network";
import type { Kind } from "~/core/kinds/kind";
import { AskDialog } from "~/ui/ask-dialog";

interface Props {
  kind: Kind;
  /** Those whose day has passed, or all who have not finished. */
  who: "late" | "open";
  count: number;
  closeHref: string;
}

/** Asks for confirmation before many members are reminded at once. */
export function RemindDialog({ kind, who, count, closeHref }: Props) {
  const { t } = useTranslation(["journey", "common"]);
  return (
    <AskDialog
      id="remind"
      title={t("home.network.ask.title", { count })}
      action={membersPath(kind) + (who === "open" ? "?state=open" : "")}
      intent="remind"
      fields={{ all: "yes" }}
      back={t("home.network.ask.back")}
      confirm={t("home.network.ask.confirm")}
      closeHref={closeHref}
      closeLabel={t("common:shell.close")}
    >
      <p>{t(`home.network.ask.${who}`, { kind: t(`common:kinds.${kind}.name`) })}</p>
      <p className="mt-2">{t("home.network.onceAWeek")}</p>
    </AskDialog>
  );
}
