import { useTranslation } from "react-i18next";
import { QuestionField } from "~/assessment/form/components/question-field";
import { HelpWords } from "~/assessment/form/components/question-help";
import type { QuestionView } from "~/assessment/form/section-view";
import { KINDS } from "~/assessment/kinds/kinds";
import { AdminPage } from "~/foundation/shell/components/admin-page";
import { Card, CardSection, EmptyState } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Pagination } from "~/ui/pagination";
import { draftPaths } from "../paths";
import type { PreviewView } from "../preview";

/** A section of a draft as respondents will see it. It is not inside a form, so nothing can be submitted. */
export function PreviewPage({ id, view }: { id: string; view: PreviewView | null }) {
  const { t } = useTranslation("questionnaires");
  const paths = draftPaths(id);
  return (
    <AdminPage current="questionnaires" title={t("preview.title")} lead={t("preview.lead")}>
      <p>
        <a href={paths.own} className="inline-flex min-h-11 items-center font-semibold">
          {t("edit.back")}
        </a>
      </p>
      {view ? <Section view={view} href={(section) => `${paths.preview}?at=${section}`} /> : null}
      {view ? null : <EmptyState title={t("preview.broken")}>{t("preview.brokenText")}</EmptyState>}
    </AdminPage>
  );
}

function Section({ view, href }: { view: PreviewView; href: (section: string) => string }) {
  const { t } = useTranslation(["questionnaires", "answering"]);
  const { section, sections, kind } = view;
  const here = sections.findIndex(({ isHere }) => isHere);
  const [previous, next] = [sections[here - 1], sections[here + 1]];
  const named = (each: PreviewView["sections"][number]) => `${each.topic} · ${each.name}`;
  const required = section.questions.filter((question) => question.isRequired);
  const optional = section.questions.filter((question) => !question.isRequired);
  const isNumbered = KINDS[kind].layout.navigateBy === "dimension";
  const fields = (questions: QuestionView[], first: number) =>
    questions.map((question, index) => (
      <CardSection key={question.id}>
        <QuestionField question={question} number={isNumbered ? first + index : undefined} />
        <div className="beside">
          <HelpWords help={question.help} />
        </div>
      </CardSection>
    ));
  return (
    <>
      <Disclosure summary={t("preview.sections")} flush>
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {sections.map((each) => (
            <li key={each.id}>
              <a href={href(each.id)} aria-current={each.isHere ? "page" : undefined} className="inline-block py-2.5">
                {named(each)}
              </a>
            </li>
          ))}
        </ul>
      </Disclosure>
      <div>
        <h2>{section.topic.name}</h2>
        <p className="text-ink-2">{section.name}</p>
        <p className="mt-3 max-w-measure text-ink-2">{section.topic.requiredText}</p>
        <p className="mt-2 max-w-measure text-ink-2">{section.dimension.description}</p>
      </div>
      <Card className="questions">
        {fields(required, section.firstNumber)}
        {optional.length > 0 ? (
          <h3 className="border-b border-line bg-sunk px-5 py-2 font-sans text-small font-semibold tracking-normal text-ink-2 sm:px-7">
            {t("answering:overview.optionalList", { n: optional.length })}
          </h3>
        ) : null}
        {fields(optional, section.firstNumber + required.length)}
      </Card>
      <Pagination
        label={t("preview.sections")}
        status={t("preview.position", { position: here + 1, of: sections.length })}
        previous={previous ? { href: href(previous.id), name: named(previous) } : undefined}
        next={next ? { href: href(next.id), name: named(next) } : undefined}
      />
    </>
  );
}
