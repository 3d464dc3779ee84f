import { useTranslation } from "react-i18next";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { AskDialog } from "~/ui/ask-dialog";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { inertWhile } from "~/ui/dialog";
import { Disclosure } from "~/ui/disclosure";
import { Notice } from "~/ui/notice";
import { draftPaths, versionPath } from "../paths";
import type { BranchView, DraftView, ThingView } from "../view";
import { useRuleWords } from "./rule-words";

/** Overview of a draft: its state, its faults, and links to its entities. */
export function DraftPage({ view, asked }: { view: DraftView; asked: "discard" | "call-off" | null }) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const paths = draftPaths(view.id);
  const isOpen = view.state === "open";
  return (
    <>
      <div {...inertWhile(asked !== null)}>
        <AdminPage
          current="questionnaires"
          title={t("draft.title", { version: view.basedOn })}
          lead={t(`common:kinds.${view.kind}.name`)}
          actions={
            <>
              <ButtonLink href={paths.preview}>{t("draft.preview")}</ButtonLink>
              {view.state === "published" ? null : (
                <ButtonLink href={paths.publish} variant="primary">
                  {t("draft.compare")}
                </ButtonLink>
              )}
            </>
          }
        >
          <State view={view} />
          <Checks view={view} />
          <section aria-labelledby="contents" className="grid gap-3">
            <h2 id="contents">{t("draft.contents")}</h2>
            {view.dimensions.map((dimension) => (
              <Card key={dimension.path} as="section" padded>
                <h3>
                  <Thing id={view.id} thing={dimension} />
                </h3>
                {dimension.below.map((topic) => (
                  <Topic key={topic.path} id={view.id} topic={topic} />
                ))}
              </Card>
            ))}
          </section>
          <section aria-labelledby="others" className="grid gap-3">
            <h2 id="others">{t("draft.others")}</h2>
            <Card padded>
              <Things id={view.id} things={view.others} />
            </Card>
          </section>
          <div className="flex flex-wrap gap-3 max-sm:grid">
            <ButtonLink href={paths.texts}>{t("draft.texts")}</ButtonLink>
            {isOpen ? (
              <ButtonLink href={`${paths.own}?dialog=discard`} variant="quiet">
                {t("draft.discard")}
              </ButtonLink>
            ) : null}
          </div>
          <p className="text-small text-ink-3">{t("draft.changed", { moment: view.changedAt })}</p>
        </AdminPage>
      </div>
      {asked ? <Ask asked={asked} own={paths.own} /> : null}
    </>
  );
}

function Ask({ asked, own }: { asked: "discard" | "call-off"; own: string }) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const words = asked === "discard" ? "discard" : "callOff";
  return (
    <AskDialog
      id={`${asked}-draft`}
      title={t(`${words}.title`)}
      action={own}
      intent={asked}
      back={t(`${words}.keep`)}
      confirm={t(`${words}.confirm`)}
      variant="danger"
      closeHref={own}
      closeLabel={t("common:shell.close")}
    >
      <p>{t(`${words}.text`)}</p>
    </AskDialog>
  );
}

function State({ view }: { view: DraftView }) {
  const { t } = useTranslation("questionnaires");
  const { state, newest, basedOn, version, publishOn, id } = view;
  if (state === "published") {
    return (
      <Notice tone="success" title={t("draft.published", { version: version ?? "" })}>
        <p>{t("draft.publishedText")}</p>
        {version ? (
          <p>
            <a href={versionPath(version)} className="inline-flex min-h-11 items-center font-semibold">
              {t("use.look")}
            </a>
          </p>
        ) : null}
      </Notice>
    );
  }
  return (
    <>
      {state === "scheduled" ? (
        <Notice tone="info" title={t("draft.scheduled", { date: publishOn ?? "" })}>
          <p>{t("draft.scheduledText", { newest })}</p>
          <p>
            <a
              href={`${draftPaths(id).own}?dialog=call-off`}
              className="inline-flex min-h-11 items-center font-semibold"
            >
              {t("draft.callOff")}
            </a>
          </p>
        </Notice>
      ) : null}
      {view.isStale ? (
        <Notice tone="attention" title={t("draft.stale")}>
          {t("draft.staleText", { newest, version: basedOn })}
        </Notice>
      ) : null}
    </>
  );
}

function Checks({ view }: { view: DraftView }) {
  const { t } = useTranslation("questionnaires");
  const say = useRuleWords();
  const { errors, notes, faults, further, id } = view;
  const counted = [
    errors > 0 ? t("checks.errors", { count: errors }) : t("checks.fine"),
    ...(notes > 0 ? [t("checks.warnings", { count: notes })] : []),
  ];
  return (
    <Notice tone={errors > 0 ? "danger" : notes > 0 ? "attention" : "success"} title={t("checks.title")}>
      {counted.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {faults.length > 0 ? (
        <ul className="mt-2 grid gap-2">
          {faults.map(({ path, at, name, rule, values }) => (
            <li key={`${path} ${at} ${rule} ${Object.values(values).join()}`} className="wrap-anywhere">
              <a href={`${draftPaths(id).edit(path)}${at ? `#${at.replaceAll(".", "-")}` : ""}`}>{name}</a>
              {": "}
              {say({ rule, values })}
            </li>
          ))}
          {further > 0 ? <li>{t("checks.further", { count: further })}</li> : null}
        </ul>
      ) : null}
    </Notice>
  );
}

function Topic({ id, topic }: { id: string; topic: BranchView }) {
  const { t } = useTranslation(["questionnaires", "common"]);
  const laws = topic.below.filter(({ path }) => path.startsWith("law/"));
  const sections = topic.below.filter(({ path }) => path.startsWith("section/"));
  const all = [topic, ...topic.below, ...sections.flatMap(({ below }) => below)];
  const sum = (of: "errors" | "notes") => all.reduce((total, thing) => total + thing[of], 0);
  return (
    <Disclosure
      summary={
        <>
          {topic.name}{" "}
          <Marks thing={{ errors: sum("errors"), notes: sum("notes"), isEdited: all.some((each) => each.isEdited) }} />
        </>
      }
    >
      <p>
        {t("common:label", { label: t("kinds.topic") })} <Thing id={id} thing={topic} />
      </p>
      {sections.map((section) => (
        <section key={section.path} className="mt-3">
          <h4 className="font-semibold">
            <Thing id={id} thing={section} />
          </h4>
          <Things id={id} things={section.below} />
        </section>
      ))}
      {laws.length > 0 ? (
        <section className="mt-3">
          <h4 className="font-semibold">{t("lists.laws")}</h4>
          <Things id={id} things={laws} />
        </section>
      ) : null}
    </Disclosure>
  );
}

function Things({ id, things }: { id: string; things: ThingView[] }) {
  return (
    <ul className="grid gap-x-6 md:grid-cols-2">
      {things.map((thing) => (
        <li key={thing.path}>
          <Thing id={id} thing={thing} />
        </li>
      ))}
    </ul>
  );
}

function Thing({ id, thing }: { id: string; thing: ThingView }) {
  return (
    <>
      <a href={draftPaths(id).edit(thing.path)} className="inline-block py-2 wrap-anywhere">
        {thing.name}
      </a>{" "}
      <Marks thing={thing} />
    </>
  );
}

/** Shows whether an entity was edited, and its faults. */
export function Marks({ thing }: { thing: Pick<ThingView, "errors" | "notes" | "isEdited"> }) {
  const { t } = useTranslation("questionnaires");
  const { errors, notes, isEdited } = thing;
  return (
    <>
      {isEdited ? <span className="text-small text-ink-3">{t("draft.edited")} </span> : null}
      {errors > 0 ? (
        <span className="text-small font-semibold text-danger">{t("draft.problems", { count: errors })} </span>
      ) : null}
      {notes > 0 ? <span className="text-small text-attention">{t("draft.notes", { count: notes })}</span> : null}
    </>
  );
}
