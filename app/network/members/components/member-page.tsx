import { useTranslation } from "react-i18next";
import { PreviewDialog } from "~/assessment/evidence/components/preview-dialog";
import type { FileView } from "~/assessment/evidence/view";
import { Button, ButtonLink } from "~/ui/button";
import { inertWhile } from "~/ui/dialog";
import { Icon, type IconName } from "~/ui/icons";
import { LevelChip } from "~/ui/scale";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import { Toggle } from "~/ui/toggle";
import type { MemberPageView } from "../member-page-view";
import type { TabContent } from "../member-tabs.server";
import { Fall } from "./fall";
import { FlagMark } from "./flag-mark";
import { MemberTab } from "./member-tab";

/** A company that has joined the reader's: who it is, where it stands, and one of its tabs. */
export function MemberPage({
  view,
  content,
  preview,
  nonce,
}: {
  view: MemberPageView;
  content: TabContent;
  /** The document's file that is open over the page. */
  preview: FileView | null;
  nonce: string;
}) {
  const { t } = useTranslation(["member", "members", "common", "tags"]);
  const { company, tabs, offered, remind, remindedOn, fileHref, tags, tagHref, askHref } = view;
  return (
    <>
      <div {...inertWhile(preview !== null)}>
        <PageHeader
          eyebrow={<Ways view={view} />}
          title={<span className="wrap-anywhere">{company}</span>}
          lead={<Facts view={view} />}
          actions={
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
              {remind ? (
                <form method="post" action={view.here} className="grid">
                  <Button name="remind" value={remind}>
                    {t("members:remindOne")}
                    <span className="sr-only"> ({company})</span>
                  </Button>
                </form>
              ) : null}
              {askHref ? (
                <ButtonLink href={askHref} variant="primary">
                  {t("members:ask")}
                </ButtonLink>
              ) : null}
              {fileHref ? (
                <ButtonLink href={fileHref}>
                  <Icon name="download" />
                  {t("download")}
                </ButtonLink>
              ) : null}
              {tagHref ? (
                <a href={tagHref} className="inline-flex min-h-11 items-center">
                  {t(tags.length > 0 ? "tags:change" : "tags:put.title")}
                </a>
              ) : null}
            </div>
          }
        />
        <Levels view={view} />
        <Flags view={view} />
        <OwnTags view={view} />
        {remindedOn ? (
          <p className="-mt-2 mb-4 text-small text-ink-3">{t("members:reminded", { date: remindedOn })}</p>
        ) : null}
        <Toggle
          label={t("tabs.label", { company })}
          items={tabs.map(({ tab, documents, isShared, ...item }) => ({
            ...item,
            name: documents > 0 ? t("tabs.counted", { count: documents }) : t(`tabs.${tab}`),
            locked: isShared ? undefined : t("tabs.locked"),
          }))}
        />
        <div className="mt-6 grid grid-cols-1 gap-6">
          {offered.length > 0 ? (
            <Tags
              label={t("choose")}
              items={offered.map(({ kind, on, ...item }) => ({
                ...item,
                name: `${t(`common:kinds.${kind}.name`)} · ${on}`,
              }))}
            />
          ) : null}
          <MemberTab view={view} content={content} />
        </div>
      </div>
      {preview ? <PreviewDialog file={preview} name={preview.fileName} closeHref={view.here} nonce={nonce} /> : null}
    </>
  );
}

/** The red flags that the company has raised. Each leads to what has raised it. */
function Flags({ view: { flags } }: { view: MemberPageView }) {
  const { t } = useTranslation("members");
  if (flags.length === 0) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3">
      <strong id="raised" className="text-attention">
        {t("area.flags")}
      </strong>
      <ul aria-labelledby="raised" className="flex flex-wrap gap-x-5">
        {flags.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} className="inline-flex min-h-11 items-center gap-2 wrap-anywhere">
              <FlagMark />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The tags that the reader's company has put on this one. Each leads to the companies that have it. */
function OwnTags({ view: { tags } }: { view: MemberPageView }) {
  const { t } = useTranslation("tags");
  if (tags.length === 0) return null;
  return (
    <div className="mb-4 print:hidden">
      <Tags label={t("title")} items={tags.map(({ name, href }) => ({ name, href, current: false }))} />
    </div>
  );
}

/** Back to the list, and to the companies before and after this one in it. */
function Ways({ view: { back, before, after } }: { view: MemberPageView }) {
  const { t } = useTranslation(["member", "members"]);
  return (
    <nav aria-label={t("ways")} className="flex flex-wrap gap-x-6 print:hidden">
      <a href={back} className="inline-flex min-h-11 items-center">
        {t("members:title")}
      </a>
      {before ? <Way to={before} rel="prev" icon="arrow-left" words={t("previous")} /> : null}
      {after ? <Way to={after} rel="next" icon="arrow-right" words={t("next")} /> : null}
    </nav>
  );
}

function Way({
  to: { company, href },
  icon,
  words,
  rel,
}: {
  to: NonNullable<MemberPageView["before"]>;
  icon: IconName;
  words: string;
  rel: "prev" | "next";
}) {
  return (
    <a href={href} rel={rel} className="inline-flex min-h-11 min-w-11 items-center gap-1.5 max-sm:justify-center">
      <Icon name={icon} className="size-4 shrink-0" />
      <span className="sr-only">{words}: </span>
      <span className="max-w-40 truncate max-sm:sr-only">{company}</span>
    </a>
  );
}

/** Where the company is, what it does, and whom to write to. */
function Facts({ view: { country, industry, contact, email } }: { view: MemberPageView }) {
  return (
    <p className="text-body wrap-anywhere max-sm:-mt-1.5 max-sm:text-small">
      {[country, industry].filter(Boolean).join(" · ")}
      {contact ? (
        <>
          {" · "}
          {email ? (
            <>
              <a href={`mailto:${email}`}>{contact}</a>
              <span className="max-sm:hidden"> {email}</span>
            </>
          ) : (
            contact
          )}
        </>
      ) : null}
    </p>
  );
}

/** The level that each kind of assessment has led to and how it has changed, and how much of it the reader may see. */
function Levels({ view: { levels, scope, sharesFigures, since } }: { view: MemberPageView }) {
  const { t } = useTranslation(["member", "members", "common", "assessment"]);
  return (
    <dl className="mb-3 grid grid-cols-2 gap-x-6 gap-y-2 sm:mb-4 sm:flex sm:flex-wrap sm:gap-x-10">
      {levels.map(({ kind, level, state, percent, change }) => (
        <div key={kind}>
          <dt className="text-small text-ink-3">{t(`assessment:history.kinds.${kind}`)}</dt>
          <dd className="flex flex-wrap items-center gap-x-2">
            {level ? <LevelChip level={level} name={t(`common:levels.${level}`)} /> : t(`members:states.${state}`)}
            {percent ? <span className="tabular-nums">{percent}</span> : null}
            {change ? (
              <span className="text-small text-ink-2">
                {t(`change.${change.way}`, { count: change.points, date: change.since })}
              </span>
            ) : null}
            {change ? <Fall from={change.fellFrom} /> : null}
          </dd>
        </div>
      ))}
      <div className="max-sm:col-span-2 max-sm:flex max-sm:gap-x-2 max-sm:text-small">
        <dt className="text-small text-ink-3">{t("shares.title")}</dt>
        <dd>
          {t(`shares.${scope}`, { date: since })}
          {sharesFigures ? ` · ${t("shares.figures")}` : ""}
        </dd>
      </div>
    </dl>
  );
}
