import { useTranslation } from "react-i18next";
import { FLAGS_PATH, TAG_LEVELS_PATH } from "~/core/addresses/network";
import { NetworkPages } from "~/network/membership/components/network-pages";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { ErrorSummary } from "~/ui/error-summary";
import { SelectField, TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import { FALL } from "../rules/flags";
import { MAX_TAGS, TAG_LIMIT } from "../rules/tags";
import { FlagMark } from "./flag-mark";
import { DeleteTagDialog, type NameFault, openTagPath, RenameTagForm } from "./tag-forms";
import { TagRow } from "./tag-row";

/** What a refused form comes back with. */
export interface FlagsAnswer {
  rename: NameFault | null;
  make: NameFault | "question-missing" | "full" | "known" | null;
  typed: string;
  flag: string;
}

interface Props {
  mayChange: boolean;
  flags: {
    id: string;
    name: string;
    isFall: boolean;
    /** The practice that a company answers No to; null if a fall raises the flag, or if it is no longer asked. */
    practice: string | null;
    count: number;
    members: string;
    href: string;
  }[];
  /** Some companies are still to be looked at. */
  isWaiting: boolean;
  /** The flag that is being changed. */
  open: { id: string; name: string } | null;
  isDeleting: boolean;
  hasFall: boolean;
  topics: { id: string; name: string; practices: { id: string; title: string }[] }[];
  answer: FlagsAnswer | null;
}

/** The red flags of the reader's company: what raises each, how many companies have it, and the form for another. */
export function FlagsPage({ mayChange, flags, isWaiting, open, isDeleting, answer, ...offered }: Props) {
  const { t } = useTranslation(["flags", "tags", "members"]);
  return (
    <>
      <div {...inertWhile(isDeleting)}>
        <NetworkPages />
        <PageHeader
          title={t("title")}
          lead={t("lead")}
          actions={flags.length > 0 ? <ButtonLink href={TAG_LEVELS_PATH}>{t("tags:levels.open")}</ButtonLink> : null}
        />
        <div className="grid grid-cols-1 gap-6">
          {isWaiting ? <p role="status">{t("waiting")}</p> : null}
          {open ? (
            <RenameTagForm
              tag={open}
              path={FLAGS_PATH}
              refused={answer?.rename ?? null}
              typed={answer?.typed ?? ""}
              isFlag
            />
          ) : null}
          {flags.length === 0 ? (
            <EmptyState title={t("none")}>{t("noneText")}</EmptyState>
          ) : (
            <Card>
              <ul>
                {flags.map(({ id, isFall, practice, ...flag }) => (
                  <TagRow
                    key={id}
                    {...flag}
                    mark={<FlagMark />}
                    note={isFall ? t("fall") : practice ? t("no", { practice }) : t("gone")}
                    changeHref={mayChange ? openTagPath(FLAGS_PATH, id) : null}
                  />
                ))}
              </ul>
            </Card>
          )}
          {mayChange ? <MakeForm {...offered} answer={answer} /> : null}
        </div>
      </div>
      {open && isDeleting ? <DeleteTagDialog tag={open} path={FLAGS_PATH} text={t("deleteText")} isFlag /> : null}
    </>
  );
}

function MakeForm({ hasFall, topics, answer }: Pick<Props, "hasFall" | "topics" | "answer">) {
  const { t } = useTranslation(["flags", "tags", "common"]);
  const fault = answer?.make ?? null;
  const isOfChoice = fault === "question-missing" || fault === "known";
  const isMaking = answer?.rename === null;
  const ofChoice = isOfChoice ? [t(`errors.${fault}`)] : [];
  const ofName =
    fault === "name-missing"
      ? [t("errors.name-missing")]
      : fault && !isOfChoice
        ? [t(`tags:errors.${fault}`, { count: TAG_LIMIT, most: MAX_TAGS })]
        : [];
  return (
    <Card padded as="section">
      <h2>{t("make.title")}</h2>
      <div className="mt-4 empty:hidden">
        <ErrorSummary
          title={t("common:form.summary")}
          errors={[
            ...ofChoice.map((text) => ({ href: "#flag", text })),
            ...ofName.map((text) => ({ href: "#flag-name", text })),
          ]}
        />
      </div>
      <form method="post" action={FLAGS_PATH} noValidate className="mt-4 grid max-w-measure gap-5">
        <SelectField
          field={{ id: "flag", name: "flag", defaultValue: isMaking ? answer.flag : "" }}
          label={t("make.flag")}
          hint={t("make.flagHint")}
          placeholder={t("make.choose")}
          errors={ofChoice}
          options={[
            ...(hasFall ? [] : [{ value: FALL, label: t("fall") }]),
            ...topics.map(({ name, practices }) => ({
              label: name,
              options: practices.map(({ id, title }) => ({ value: id, label: t("no", { practice: title }) })),
            })),
          ]}
        />
        <TextField
          field={{ id: "flag-name", name: "name", maxLength: TAG_LIMIT, defaultValue: isMaking ? answer.typed : "" }}
          label={t("make.name")}
          hint={t("make.nameHint")}
          errors={ofName}
        />
        <div>
          <Button variant="primary" name="intent" value="make">
            {t("make.send")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
