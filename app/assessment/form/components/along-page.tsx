import { useTranslation } from "react-i18next";
import { useAssessmentName } from "~/foundation/web/use-assessment-name";
import { usePaths } from "~/foundation/web/use-paths";
import { AskDialog } from "~/ui/ask-dialog";
import { Button, ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Notice } from "~/ui/notice";
import { PageHeader } from "~/ui/shell";
import alongUrl from "../enhance/along?worker&url";
import keeperUrl from "../enhance/keeper?worker&url";
import { Offline, Shown, useWaitingWords } from "./along-notices";

interface AlongPageProps {
  isDraft: boolean;
  /** The reader may answer the draft. */
  mayTake: boolean;
  /** Nothing may be kept in this browser. */
  isShared: boolean;
  /** What this browser calls the reader's store, if it keeps anything for them. */
  storeKey: string | null;
  isTaken: boolean;
  /** The same page of another draft of this kind that is kept here. */
  other: string | null;
  /** The paths of all forms that are kept here. */
  keptPaths: string[];
  topics: { id: string; name: string; sections: { id: string; name: string; href: string }[] }[];
  sectionCount: number;
  dialog: "remove" | "shared" | null;
  inert: { inert?: "" };
  nonce: string;
}

/** Where a draft is taken along for when there is no connection. Only scripts can do that; without them the page says what else helps. */
export function AlongPage({ inert, nonce, ...props }: AlongPageProps) {
  const { t } = useTranslation(["along", "common"]);
  const paths = usePaths();
  const assessment = useAssessmentName();
  const { isDraft, isShared, mayTake, isTaken, other, storeKey, keptPaths, dialog } = props;
  const isOffered = mayTake && !isShared && !isTaken && !other;
  return (
    <>
      <div {...inert}>
        <PageHeader
          eyebrow={assessment}
          title={t("title")}
          lead={t("lead")}
          actions={
            <span data-along="online">
              <ButtonLink href={isDraft ? paths.form : paths.view}>{t("back")}</ButtonLink>
            </span>
          }
        />
        <div
          className="grid max-w-narrow gap-6"
          data-along-page
          data-taken={isTaken ? (storeKey ?? undefined) : undefined}
          data-key={storeKey ?? undefined}
          data-paths={keptPaths.join(" ")}
          data-path={paths.form}
          data-to={paths.autosave}
          data-keeper={keeperUrl}
          data-progress={t("progress", { done: "{done}", of: "{of}" })}
          data-here={t("here", { time: "{time}" })}
          data-discard={t("discard.button")}
          data-asks={t("discard.asks")}
          {...useWaitingWords()}
        >
          <noscript>
            <Notice tone="info">
              {t("noScripts")} <WorkbookLink />
            </Notice>
          </noscript>
          <Offline />
          <Shown name="unsupported">
            {t("unsupported")} <WorkbookLink />
          </Shown>
          <Shown name="failed">{t("failed")}</Shown>
          <Shown name="full">{t("full")}</Shown>
          <Shown name="signed-out">{t("signedOut")}</Shown>
          <Shown name="absent">{t("absent")}</Shown>
          <div hidden data-along="waiting">
            <Notice tone="attention" title={t("waiting.title")}>
              <ul data-along-list />
            </Notice>
          </div>
          {isDraft && !mayTake ? <Notice tone="info">{t("viewer")}</Notice> : null}
          {isDraft ? null : <Notice tone="info">{t("submitted")}</Notice>}
          {isShared ? <Shared /> : null}
          {other && !isTaken ? <Other href={other} /> : null}
          {isOffered ? <Offer count={props.sectionCount} /> : null}
          {isTaken ? <Taken {...props} /> : null}
        </div>
        <script type="module" src={alongUrl} nonce={nonce} />
      </div>
      {dialog && (dialog === "remove" ? isTaken : !isShared) ? (
        <AskDialog
          id={dialog}
          title={t(`${dialog}.title`)}
          action={paths.along}
          intent={dialog}
          back={t("cancel")}
          confirm={t(`${dialog}.confirm`)}
          closeHref={paths.along}
          closeLabel={t("common:shell.close")}
          variant={dialog === "remove" ? "danger" : "primary"}
        >
          <p>{t(`${dialog}.text`)}</p>
        </AskDialog>
      ) : null}
    </>
  );
}

function WorkbookLink() {
  const { t } = useTranslation("along");
  const paths = usePaths();
  return (
    <a href={paths.workbook} className="inline-flex min-h-11 items-center">
      {t("workbook")}
    </a>
  );
}

/** What is taken along, and the button. */
function Offer({ count }: { count: number }) {
  const { t } = useTranslation("along");
  const paths = usePaths();
  return (
    <Card padded>
      <h2>{t("what.title")}</h2>
      <ul className="mt-3 grid list-disc gap-1 ps-5 text-ink-2">
        <li>{t("what.pages", { n: count })}</li>
        <li>{t("what.connection")}</li>
        <li>{t("what.signOut")}</li>
      </ul>
      <div hidden data-along="ready" className="mt-5">
        <form method="post" action={paths.along} className="flex flex-wrap gap-3">
          <Button variant="primary" name="intent" value="take">
            {t("take")}
          </Button>
          <ButtonLink href={`${paths.along}?dialog=shared`} variant="quiet">
            {t("shared.open")}
          </ButtonLink>
        </form>
      </div>
    </Card>
  );
}

/** What is on this device, and what can be done with it. */
function Taken({ topics }: Pick<AlongPageProps, "topics">) {
  const { t } = useTranslation("along");
  const paths = usePaths();
  return (
    <>
      <Card padded>
        <p role="status" data-along-status className="font-semibold tabular-nums" />
        <ul className="mt-3 grid list-disc gap-1 ps-5 text-ink-2">
          <li>{t("what.connection")}</li>
          <li>{t("what.signOut")}</li>
        </ul>
        <div className="mt-5 flex flex-wrap gap-3" data-along="online">
          <Button type="button" hidden data-along="renew" data-along-renew>
            {t("renew")}
          </Button>
          <ButtonLink href={`${paths.along}?dialog=remove`} variant="quiet">
            {t("remove.open")}
          </ButtonLink>
        </div>
      </Card>
      <Disclosure summary={t("sections")}>
        <ul className="grid gap-4">
          {topics.map(({ id, name, sections }) => (
            <li key={id}>
              <p className="font-semibold">{name}</p>
              <ul>
                {sections.map((section) => (
                  <li key={section.id}>
                    <a
                      href={section.href}
                      data-section={section.id}
                      data-name={`${name}, ${section.name}`}
                      className="inline-flex min-h-11 items-center"
                    >
                      {section.name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  );
}

function Shared() {
  const { t } = useTranslation("along");
  const paths = usePaths();
  return (
    <Notice tone="info" title={t("shared.is")}>
      <p>{t("shared.keeps")}</p>
      <form method="post" action={paths.along} className="mt-3">
        <Button name="intent" value="own">
          {t("shared.undo")}
        </Button>
      </form>
    </Notice>
  );
}

/** Only one draft of a kind is kept: its answers must not get lost for another's. */
function Other({ href }: { href: string }) {
  const { t } = useTranslation("along");
  return (
    <Notice tone="info" title={t("other.title")}>
      <p>{t("other.text")}</p>
      <p>
        <a href={href} className="inline-flex min-h-11 items-center">
          {t("other.link")}
        </a>
      </p>
    </Notice>
  );
}
