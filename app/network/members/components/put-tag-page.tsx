import { useTranslation } from "react-i18next";
import { TAGS_PATH } from "~/core/addresses/network";
import { ChosenNames } from "~/network/requests/components/chosen-names";
import { MAX_ASKED } from "~/network/requests/rules/acts";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { ErrorSummary } from "~/ui/error-summary";
import { TextField } from "~/ui/field";
import { PageHeader } from "~/ui/shell";
import { MAX_TAGS, TAG_LIMIT } from "../rules/tags";

/** What a refused form comes back with. */
export interface PutAnswer {
  typed: string;
  reason: "name-missing" | "name-long" | "full" | "unknown" | "flag" | "too-many";
}

interface Props {
  here: string;
  back: string;
  names: string[];
  /** More companies are chosen than the form takes. */
  isTooMany: boolean;
  /** The names of the tags that there are. */
  tags: string[];
  answer: PutAnswer | null;
}

/** The form that puts a tag on one company or several, or takes it off. */
export function PutTagPage({ here, back, names, isTooMany, tags, answer }: Props) {
  const { t } = useTranslation(["tags", "common"]);
  const errors = answer
    ? [t(`errors.${answer.reason}`, { most: answer.reason === "full" ? MAX_TAGS : MAX_ASKED, count: TAG_LIMIT })]
    : undefined;
  const [only] = names;
  return (
    <>
      <PageHeader
        title={t("put.title")}
        lead={
          names.length === 1 ? (
            <span className="wrap-anywhere">{only}</span>
          ) : (
            t(isTooMany ? "put.tooMany" : "put.companies", { count: names.length })
          )
        }
      />
      <div className="grid max-w-narrow gap-5">
        <ErrorSummary
          title={t("common:form.summary")}
          errors={(errors ?? []).map((text) => ({ href: "#tag", text }))}
        />
        <ChosenNames names={names} summary={t("put.which")} />
        <Card padded>
          <form method="post" action={here} noValidate autoComplete="off" className="grid gap-6">
            <TextField
              field={{ id: "tag", name: "tag", maxLength: TAG_LIMIT, list: "tags", defaultValue: answer?.typed ?? "" }}
              label={t("name")}
              hint={t("put.hint")}
              errors={errors}
            />
            <datalist id="tags">
              {tags.map((name) => (
                <option key={name} value={name} />
              ))}
            </datalist>
            <div className="flex flex-wrap gap-3 max-sm:grid">
              <Button variant="primary" name="intent" value="put">
                {t("put.put")}
              </Button>
              <Button name="intent" value="off">
                {t("put.off")}
              </Button>
              <ButtonLink href={back}>{t("put.back")}</ButtonLink>
            </div>
          </form>
        </Card>
        <p>
          <a href={TAGS_PATH} className="inline-flex min-h-11 items-center">
            {t("all")}
          </a>
        </p>
      </div>
    </>
  );
}
