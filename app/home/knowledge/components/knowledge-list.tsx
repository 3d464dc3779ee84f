import { useTranslation } from "react-i18next";
import { knowledgePath } from "~/home/knowledge/knowledge-path";
import { CATEGORIES } from "~/home/knowledge/rules/article";
import type { Piece } from "~/home/knowledge/rules/pieces";
import type { Found, Wanted } from "~/home/knowledge/rules/search";
import { Button, ButtonLink } from "~/ui/button";
import { Card, EmptyState } from "~/ui/card";
import { Icon } from "~/ui/icons";
import { PageHeader } from "~/ui/shell";
import { Tags } from "~/ui/tag";
import { Toggle } from "~/ui/toggle";

interface KnowledgeListProps {
  filters: Wanted;
  found: Found[];
  shortcuts: { id: string; name: string }[];
}

/** Search, filters and the articles that match. */
export function KnowledgeList({ filters, found, shortcuts }: KnowledgeListProps) {
  const { t } = useTranslation("knowledge");
  const isFiltered = filters.query !== "" || filters.category !== null || filters.tag !== null;
  return (
    <>
      <PageHeader title={t("title")} lead={t("lead")} />
      <div className="grid gap-6">
        <SearchForm filters={filters} />
        <div>
          <Toggle
            label={t("categories.label")}
            items={[null, ...CATEGORIES].map((category) => ({
              href: knowledgePath({ ...filters, category }),
              name: t(`categories.${category ?? "all"}`),
              current: category === filters.category,
            }))}
          />
        </div>
        <Tags
          label={t("tags")}
          items={shortcuts.map(({ id, name }) => ({
            href: knowledgePath({ ...filters, tag: id === filters.tag ? null : id }),
            name,
            current: id === filters.tag,
          }))}
        />
        {found.length > 0 ? (
          <section aria-labelledby="found" className="grid gap-4">
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
              <h2 id="found">{t("found", { count: found.length })}</h2>
              {isFiltered ? (
                <ButtonLink href="/knowledge-base" variant="quiet" className="-mx-4.5">
                  {t("clear")}
                </ButtonLink>
              ) : null}
            </div>
            <ul className="grid gap-4 md:grid-cols-2">
              {found.map((article) => (
                <li key={article.slug} className="grid">
                  <ArticleCard article={article} href={knowledgePath(filters, article.slug)} />
                </li>
              ))}
            </ul>
          </section>
        ) : (
          <EmptyState
            title={t("none.title")}
            action={
              <div className="flex flex-wrap justify-center gap-3">
                <ButtonLink href="/knowledge-base" variant="primary">
                  {t("none.all")}
                </ButtonLink>
                <ButtonLink href="/support">{t("ask")}</ButtonLink>
              </div>
            }
          >
            {t("none.text")}
          </EmptyState>
        )}
      </div>
    </>
  );
}

function SearchForm({ filters: { query, category, tag } }: { filters: Wanted }) {
  const { t } = useTranslation("knowledge");
  return (
    <search className="max-w-narrow">
      <form method="get" action="/knowledge-base">
        {category ? <input type="hidden" name="category" value={category} /> : null}
        {tag ? <input type="hidden" name="tag" value={tag} /> : null}
        <label htmlFor="q" className="block font-semibold">
          {t("search.label")}
        </label>
        <div className="mt-2 flex gap-2 sm:gap-3">
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            className="control min-w-0 flex-1"
          />
          <Button variant="primary">
            <Icon name="search" className="max-sm:hidden" />
            {t("search.submit")}
          </Button>
        </div>
      </form>
    </search>
  );
}

function ArticleCard({ article, href }: { article: Found; href: string }) {
  const { t } = useTranslation("knowledge");
  return (
    <Card as="article" className="relative flex flex-col gap-2 p-5 hover:border-line-strong sm:p-6">
      <p className="text-small text-ink-3">{t(`categories.${article.category}`)}</p>
      <h3>
        <a href={href} className="after:absolute after:inset-0 after:rounded-card">
          <Pieces of={article.title} />
        </a>
      </h3>
      <p className="text-ink-2">
        <Pieces of={article.summary} />
      </p>
      {article.excerpt ? (
        <p className="border-s-3 border-line-strong ps-3 text-small text-ink-2">
          <Pieces of={article.excerpt} />
        </p>
      ) : null}
      <ul className="mt-auto flex flex-wrap gap-x-3 gap-y-1 pt-1 text-small text-ink-3">
        {article.tags.map(({ id, name }) => (
          <li key={id}>
            <Pieces of={name} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Pieces({ of: pieces }: { of: Piece[] }) {
  return pieces.map(({ text, isHit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never move
    isHit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
}
