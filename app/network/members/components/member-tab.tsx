import { useTranslation } from "react-i18next";
import { DocumentCard } from "~/assessment/evidence/components/document-card";
import { AnswerSheet } from "~/assessment/form/components/answer-sheet";
import { ListWays, RequestTable } from "~/network/requests/components/request-table";
import { Blocks } from "~/results/report/components/block";
import { ReportStatus } from "~/results/report/components/report-page";
import { ResultsPart } from "~/results/results/components/part";
import { ButtonLink } from "~/ui/button";
import { Card, CardSection, EmptyState } from "~/ui/card";
import { ProgressBar } from "~/ui/progress";
import { LevelChip } from "~/ui/scale";
import { Table } from "~/ui/table";
import type { MemberPageView } from "../member-page-view";
import type { TabContent } from "../member-tabs.server";
import { DraftTopics } from "./draft-page";
import { Fall } from "./fall";
import { MemberFigures } from "./member-figures";

type Of<Type extends TabContent["type"]> = Extract<TabContent, { type: Type }>;

/** What a tab of a member's page shows, or why there is nothing to show. */
export function MemberTab({ view, content }: { view: MemberPageView; content: TabContent }) {
  switch (content.type) {
    case "closed":
      return <Closed view={view} />;
    case "unfinished":
      return view.scope === "level" ? <Closed view={view} /> : <Unfinished view={view} content={content} />;
    case "answers":
      return <AnswerSheet dimensions={content.dimensions} />;
    case "documents":
      return <Documents view={view} content={content} />;
    case "requests":
      return <Requests view={view} content={content} />;
    case "figures":
      return <MemberFigures company={view.company} figures={content.figures} fileHref={view.figuresHref} />;
    case "history":
      return <History view={view} />;
    default:
      return <Result content={content} />;
  }
}

/** Parts of a report that have a tab of their own, or that the head of the page shows. */
const ELSEWHERE = ["details", "documents"];
/** The parts that are read first. The others are folded. */
const FIRST = ["summary", "scores", "ghg"];

/** A result as its report says it, in the third person: the summary and the scores, and everything else folded. */
function Result({ content: { report } }: { content: Of<"report"> }) {
  const parts = report.parts.filter(({ id }) => !ELSEWHERE.includes(id));
  return (
    <div>
      <ReportStatus standing={report.standing} check={report.check} />
      {parts
        .filter(({ id }) => FIRST.includes(id))
        .map(({ id, title, blocks }) => (
          <Card as="section" key={id} padded className="mb-5">
            <h2 id={id}>{title}</h2>
            <Blocks blocks={blocks} />
          </Card>
        ))}
      <div className="mt-8 border-t border-line">
        {parts
          .filter(({ id }) => !FIRST.includes(id))
          .map(({ id, title, blocks }) => (
            <ResultsPart key={id} id={id} title={title}>
              <Blocks blocks={blocks} />
            </ResultsPart>
          ))}
      </div>
    </div>
  );
}

/** What the company does not share, and how to ask for it. */
function Closed({ view }: { view: MemberPageView }) {
  const { t } = useTranslation(["member", "members"]);
  const { company, tab, email, contact, asksLevel } = view;
  const isFigures = tab === "figures";
  const words = isFigures ? "figures" : "level";
  return (
    <EmptyState
      title={t(`closed.${words}.title`, { company })}
      action={
        <p className="flex flex-wrap gap-3">
          {email ? (
            <ButtonLink href={`mailto:${email}`} variant="primary">
              {t("closed.write", { contact })}
            </ButtonLink>
          ) : null}
          {asksLevel ? <ButtonLink href="/user/profile/access-code?ask">{t("members:codes")}</ButtonLink> : null}
        </p>
      }
    >
      <p>{t(`closed.${words}.text`)}</p>
      <p className="mt-2">{t(`closed.${words}.how`)}</p>
      {asksLevel ? <p className="mt-2">{t("closed.asksLevel")}</p> : null}
    </EmptyState>
  );
}

/** How far a company is with what it has not submitted. */
function Unfinished({
  view: { company },
  content: { state, kind, draft },
}: {
  view: MemberPageView;
  content: Of<"unfinished">;
}) {
  const { t } = useTranslation(["member", "members", "common"]);
  const assessment = t(`common:kinds.${kind}.name`);
  if (!draft) {
    return <EmptyState title={t(`unfinished.${state}`, { company, assessment })}>{t("unfinished.text")}</EmptyState>;
  }
  const { overall } = draft;
  const of = t("members:draft.of", { answered: overall.answered, total: overall.total });
  return (
    <Card as="section">
      <CardSection>
        <h2 className="mb-4">{t("unfinished.draft", { company, assessment })}</h2>
        <ProgressBar
          value={overall.answered}
          max={overall.total}
          label={t("members:draft.overall")}
          valueText={`${t("members:percent", { percent: overall.percent })} · ${of}`}
          showLabel
        />
        <p className="mt-4 max-w-measure text-ink-2">
          {t("members:draft.dates", { started: draft.startedOn, changed: draft.changedOn })} {t("members:draft.text")}
        </p>
      </CardSection>
      <DraftTopics view={draft} />
    </Card>
  );
}

function Documents({
  view: { here, company },
  content: { documents },
}: {
  view: MemberPageView;
  content: Of<"documents">;
}) {
  const { t } = useTranslation(["member", "evidence"]);
  if (documents.length === 0) {
    return <EmptyState title={t("evidence:list.none")}>{t("noDocuments", { company })}</EmptyState>;
  }
  return (
    <Card>
      {documents.map((document) => (
        <CardSection key={document.id}>
          <DocumentCard document={document} path={here} canChange={false} />
        </CardSection>
      ))}
    </Card>
  );
}

/** What the reader's company has asked of this one. */
function Requests({
  view: { company },
  content: { requests, newHref, moreHref },
}: {
  view: MemberPageView;
  content: Of<"requests">;
}) {
  const { t } = useTranslation(["member", "requests"]);
  const ask = newHref ? (
    <div className="grid sm:flex">
      <ButtonLink href={newHref} variant="primary">
        {t("requests:new.title")}
      </ButtonLink>
    </div>
  ) : null;
  if (requests.length === 0) {
    return (
      <EmptyState title={t("requests.none", { company })} action={ask}>
        {t("requests.noneText")}
      </EmptyState>
    );
  }
  return (
    <>
      {ask}
      <RequestTable rows={requests} side="sent" caption={t("requests.title", { company })} hasCompany={false} />
      <ListWays firstHref={null} nextHref={moreHref} />
    </>
  );
}

/** Everything that the company has submitted, newest first. */
function History({ view: { company, history } }: { view: MemberPageView }) {
  const { t } = useTranslation(["member", "members", "common"]);
  if (history.length === 0) {
    return <EmptyState title={t("history.none", { company })}>{t("unfinished.text")}</EmptyState>;
  }
  return (
    <Card>
      <Table
        caption={t("history.title", { company })}
        captionHidden
        isStacked
        columns={[
          { key: "on", header: t("history.on") },
          { key: "kind", header: t("history.kind") },
          { key: "level", header: t("history.level") },
          { key: "score", header: t("history.score"), align: "end" },
          { key: "change", header: t("history.change") },
          { key: "open", header: t("history.open") },
        ]}
        rows={history.map(({ id, kind, on, level, percent, change, href, answersHref }) => ({
          key: id,
          cells: {
            on,
            kind: t(`common:kinds.${kind}.name`),
            level: (
              <span className="grid gap-1">
                <LevelChip level={level} name={t(`common:levels.${level}`)} />
                {change ? <Fall from={change.fellFrom} /> : null}
              </span>
            ),
            score: <span className="tabular-nums">{percent}</span>,
            change: change
              ? t(`change.${change.way}`, { count: change.points, date: change.since })
              : t("history.first"),
            open: (
              <span className="flex flex-wrap gap-x-4">
                <a href={href} className="inline-flex min-h-11 items-center">
                  {t("history.result")}
                  <span className="sr-only">, {on}</span>
                </a>
                <a href={answersHref} className="inline-flex min-h-11 items-center">
                  {t("tabs.answers")}
                  <span className="sr-only">, {on}</span>
                </a>
              </span>
            ),
          },
        }))}
      />
    </Card>
  );
}
