import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { PLAN_PATH } from "~/core/addresses/plan";
import type { CallGroup } from "~/home/knowledge/api-calls.server";
import type { FactorList } from "~/home/knowledge/factor-list.server";
import { knowledgePath } from "~/home/knowledge/knowledge-path";
import type { Category } from "~/home/knowledge/rules/article";
import type { Wanted } from "~/home/knowledge/rules/search";
import { longDate } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-language";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { Disclosure } from "~/ui/disclosure";
import { Icon } from "~/ui/icons";
import { PageHeader } from "~/ui/shell";
import { ApiCalls } from "./api-calls";
import { FactorLists } from "./factor-lists";

interface KnowledgeArticleProps {
  article: {
    category: Category;
    title: string;
    /** The topic of the Readiness Assessment that it helps with; null for none. */
    topicName: string | null;
    summary: string;
    html: string;
    checkedOn: string;
    contents: { id: string; title: string }[];
    tags: { id: string; name: string }[];
    related: { slug: string; title: string; summary: string }[];
  };
  /** The calls of the API, below the article about it. */
  calls: CallGroup[] | null;
  /** The published emission factors, above the article about them: they are what its reader came for. */
  factors: FactorList[] | null;
  /** The search and filters of the list that the reader came from. */
  filters: Wanted;
}

/** One article: its contents, its text, and what to read next. */
export function KnowledgeArticle({ article, calls, factors, filters }: KnowledgeArticleProps) {
  const { t } = useTranslation("knowledge");
  const language = useLanguage();
  const list = knowledgePath(filters);
  const ofCategory = knowledgePath({ query: "", category: article.category, tag: null });
  return (
    <>
      <PageHeader
        eyebrow={
          <>
            <BackLink href={list}>{t("article.back")}</BackLink>
            <a href={ofCategory}>{t(`categories.${article.category}`)}</a>
          </>
        }
        title={article.title}
        lead={article.summary}
      />
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,65ch)_17rem] lg:items-start lg:gap-16">
        <div className="grid grid-cols-1 gap-6">
          <div className="-mt-3 lg:hidden print:hidden">
            <Disclosure summary={t("article.contents")} flush>
              <Contents items={article.contents} />
            </Disclosure>
          </div>
          {factors ? <FactorLists lists={factors} /> : null}
          <article
            className="rich-text -mt-3 lg:mt-0"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time
            dangerouslySetInnerHTML={{ __html: article.html }}
          />
          {calls ? <ApiCalls groups={calls} /> : null}
          {article.topicName ? <Counts topic={article.topicName} /> : null}
          <p className="text-small text-ink-3">
            {t("article.checked", { date: longDate(article.checkedOn, language) })}
          </p>
        </div>
        <aside className="hidden lg:sticky lg:top-6 lg:block print:hidden">
          <h2 className="mb-2 font-sans text-body font-semibold tracking-normal">{t("article.contents")}</h2>
          <Contents items={article.contents} />
        </aside>
      </div>
      <div className="mt-10 grid gap-6 print:hidden">
        <section aria-labelledby="related" className="grid gap-4">
          <h2 id="related">{t("article.related")}</h2>
          <ul className="grid gap-4 md:grid-cols-3">
            {article.related.map(({ slug, title, summary }) => (
              <li key={slug} className="grid">
                <Card className="relative p-5 hover:border-line-strong">
                  <h3>
                    <a href={knowledgePath(filters, slug)} className="after:absolute after:inset-0 after:rounded-card">
                      {title}
                    </a>
                  </h3>
                  <p className="mt-2 text-ink-2">{summary}</p>
                </Card>
              </li>
            ))}
          </ul>
        </section>
        <nav aria-label={t("tags")}>
          <ul className="-mx-2 flex flex-wrap text-small">
            {article.tags.map(({ id, name }) => (
              <li key={id}>
                <a
                  href={knowledgePath({ query: "", category: null, tag: id })}
                  className="flex min-h-11 items-center px-2 text-ink-2"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink href={list}>{t("article.back")}</ButtonLink>
          <ButtonLink href="/support" variant="quiet">
            {t("ask")}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

/** Where the work counts that the article describes, with links there. */
function Counts({ topic }: { topic: string }) {
  const { t } = useTranslation("knowledge");
  return (
    <Card className="p-5 print:hidden">
      <p>{t("article.counts", { topic })}</p>
      <p className="flex flex-wrap gap-x-6">
        <a href="/user/history" className="inline-flex min-h-11 items-center">
          {t("article.assessments")}
        </a>
        <a href={PLAN_PATH} className="inline-flex min-h-11 items-center">
          {t("article.plan")}
        </a>
      </p>
    </Card>
  );
}

function BackLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="mb-3 flex min-h-11 w-fit items-center gap-2 text-body print:hidden">
      <Icon name="arrow-left" />
      {children}
    </a>
  );
}

function Contents({ items }: { items: { id: string; title: string }[] }) {
  return (
    <ol className="border-s border-line">
      {items.map(({ id, title }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 ps-4 leading-snug text-ink-2 no-underline hover:text-accent hover:underline"
          >
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
