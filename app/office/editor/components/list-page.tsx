import { useTranslation } from "react-i18next";
import { KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { Button } from "~/ui/button";
import { Card, CardSection } from "~/ui/card";
import { Table } from "~/ui/table";
import { draftPaths, versionPath } from "../paths";

export interface ListPageProps {
  versions: { version: string; kind: Kind; publishedAt: string; isNewest: boolean }[];
  drafts: (StateView & { id: string; kind: Kind; basedOn: string; begunAt: string; by: string | null })[];
}

/** The published versions of each questionnaire, and the drafts of the next ones. */
export function ListPage({ versions, drafts }: ListPageProps) {
  const { t } = useTranslation(["questionnaires", "common"]);
  return (
    <AdminPage current="questionnaires" title={t("title")} lead={t("lead")}>
      <section aria-labelledby="drafts" className="grid gap-3">
        <h2 id="drafts">{t("list.title")}</h2>
        {drafts.length === 0 ? (
          <p className="text-ink-2">{t("list.none")}</p>
        ) : (
          <Card>
            {drafts.map((draft) => (
              <CardSection key={draft.id}>
                <p className="text-small text-ink-3">{t(`common:kinds.${draft.kind}.name`)}</p>
                <h3 className="font-sans text-body tracking-normal">
                  <a href={draftPaths(draft.id).own}>{t("list.name", { version: draft.basedOn })}</a>
                </h3>
                <p>
                  <DraftState {...draft} />
                </p>
                <p className="text-small text-ink-3">
                  {t("list.begun", { moment: draft.begunAt, who: draft.by ?? t("list.former") })}
                </p>
              </CardSection>
            ))}
          </Card>
        )}
      </section>
      {KINDS_OF_ASSESSMENTS.map((kind) => (
        <div key={kind} className="grid gap-3">
          <h2>{t(`common:kinds.${kind}.name`)}</h2>
          <Card>
            <Versions
              versions={versions.filter((each) => each.kind === kind)}
              caption={`${t("common:label", { label: t("versions.title") })} ${t(`common:kinds.${kind}.name`)}`}
            />
          </Card>
        </div>
      ))}
    </AdminPage>
  );
}

function Versions({ versions, caption }: Pick<ListPageProps, "versions"> & { caption: string }) {
  const { t } = useTranslation("questionnaires");
  return (
    <Table
      caption={caption}
      captionHidden
      isStacked
      columns={[
        { key: "version", header: t("versions.version") },
        { key: "since", header: t("versions.since") },
        { key: "acts", header: t("list.title") },
      ]}
      rows={versions.map(({ version, publishedAt, isNewest }) => ({
        key: version,
        cells: {
          version: (
            <>
              {version}
              {isNewest ? <span className="font-normal text-ink-3"> · {t("versions.newest")}</span> : null}
            </>
          ),
          since: publishedAt,
          acts: (
            <form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button name="version" value={version} aria-label={t("versions.draftOf", { version })}>
                {t("versions.draft")}
              </Button>
              <a
                href={versionPath(version)}
                aria-label={t("versions.didOf", { version })}
                className="inline-flex min-h-11 items-center"
              >
                {t("versions.did")}
              </a>
              {isNewest ? null : (
                <a
                  href={`${versionPath(version)}#again`}
                  aria-label={t("versions.lookAt", { version })}
                  className="inline-flex min-h-11 items-center"
                >
                  {t("versions.look")}
                </a>
              )}
            </form>
          ),
        },
      }))}
    />
  );
}

interface StateView {
  state: "open" | "scheduled" | "published";
  publishOn: string | null;
  version: string | null;
}

/** The state of a draft, in words. */
function DraftState({ state, publishOn, version }: StateView) {
  const { t } = useTranslation("questionnaires");
  if (state === "scheduled") return t("states.scheduled", { date: publishOn ?? "" });
  return state === "published" ? t("states.published", { version: version ?? "" }) : t("states.open");
}
