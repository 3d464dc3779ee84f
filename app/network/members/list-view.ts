import { viewDueDate } from "~/assessment/deadlines/view";
import { exportsPath, memberOfKindPath, memberPath, membersPath, ofList, saveViewPath } from "~/core/addresses/network";
import { officeCompanyPath } from "~/core/addresses/office";
import { withQuery } from "~/core/addresses/with-query";
import { dayIn } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import type { Level } from "~/core/level";
import { shortDate, shortDateOf, wholeNumber, wholePercent } from "~/i18n/format";
import { MAX_STREAMED } from "~/network/members/rules/exports";
import { stateOf } from "~/network/membership/rules/counts";
import {
  type ListQuery,
  type MemberState,
  mayRemind,
  PAGE_SIZE,
  pageNumbers,
  readListQuery,
  SORTS,
  type Sort,
  STATES,
  writeAnchor,
  writeBy,
  writeGo,
  writeListQuery,
} from "~/network/membership/rules/list";
import { type Ticked, writeCarried } from "./chosen";
import type { listMembers, MemberRow } from "./list.server";
import { type FilterNames, nameFilters } from "./named-filters";

/** A company of the list, formatted for the reader. Ids are sealed. */
export interface MemberView {
  id: string;
  company: string;
  /** The page about the company. */
  href: string;
  industry: string;
  isTicked: boolean;
  state: MemberState;
  /** The company shares only its level with the reader's company. */
  isLevelOnly: boolean;
  level: Level | null;
  /** The overall score and the dimension scores in whole percent; null if there is none to see. */
  scores: Record<"overall" | "first" | "second" | "third", string | null>;
  percent: number | null;
  changedOn: string;
  isLate: boolean;
  /** The day of its own by which it is asked to finish; null without one, and once it is finished or late. */
  dueOn: string | null;
  /** The day of the last reminder; empty if that is today, null if there was none. */
  remindedOn: string | null;
  canRemind: boolean;
  /** The names of the company's tags, in one text. */
  tags: string | null;
  /** The names of the red flags that the company has raised, in one text. */
  flags: string | null;
  /** Where the row's menu leads: to what the company shares, to the progress of its draft, or to what the office may see. */
  links: Partial<Record<MemberLink, string>>;
}

export type MemberLink = "draft" | "office" | "result" | "answers" | "documents" | "download";

export type ListView = ReturnType<typeof viewList>;

interface Reader {
  ticked: Ticked;
  language: Language;
  timeZone: string;
  now: number;
  mayRemind: boolean;
  /** The list covers all companies, for the network's office. */
  isWhole: boolean;
  seal: (id: string) => string;
}

/** A page of the list as its URL asks for it. */
export function viewList(kind: Kind, query: ListQuery, found: Awaited<ReturnType<typeof listMembers>>, reader: Reader) {
  const { language } = reader;
  const here = membersPath(kind);
  const { rows, count, totals, due, industries } = found;
  const pages = Math.max(1, Math.ceil(count / query.size));
  const [first] = rows;
  const near = first && writeAnchor({ page: query.page, value: first.value, companyId: first.companyId });
  const placeOf = (page: number): { near?: string; end?: string } => {
    if (page === 1) return {};
    const fromEnd = pages - page;
    const isNear = Math.abs(page - query.page) <= 2;
    return isNear && near ? { near } : fromEnd <= 1 && page > 2 ? { end: String(fromEnd) } : {};
  };
  const go = (page: number) => writeGo(page, placeOf(page));
  const pageQuery = writeListQuery(query, query.page === 1 ? {} : { page: String(query.page), ...placeOf(query.page) });
  const { sealed, isCut: isTickedCut } = reader.ticked;
  const shown = new Set(rows.map(({ companyId }) => reader.seal(companyId)));
  const elsewhere = sealed.filter((id) => !shown.has(id));
  const names = new Map(industries.map((industry) => [industry.id, pickField(industry, "name", language)]));
  const used = new Set(found.cells.filter(({ members }) => members > 0).map(({ industryId }) => industryId));
  const countries = new Map(found.countries.map((country) => [country.id, pickField(country, "name", language)]));
  const written = writeListQuery(query);
  const isSame = (saved: SavedView) => saved.kind === kind && saved.query === written;
  const without = (...dropped: (keyof ListQuery)[]) =>
    here +
    writeListQuery({ ...query, ...Object.fromEntries(dropped.map((name) => [name, name === "search" ? "" : null])) });
  return {
    kind,
    here,
    isWhole: reader.isWhole,
    /** `self` is the current list without its page number; `thisPage` is this page. */
    self: here + writeListQuery(query),
    thisPage: here + pageQuery,
    /** What is ticked on other pages. */
    ticked: { elsewhere: elsewhere.length, carried: writeCarried(elsewhere), isCut: isTickedCut },
    query,
    chips: nameFilters(query, found, language).map((filter) => ({
      ...filter,
      href: without(filter.name === "flag" ? "tag" : filter.name),
    })),
    // An industry that is no longer offered stays while a member belongs to it.
    industries: industries
      .filter(({ id, isActive }) => isActive || used.has(id) || id === query.industry)
      .map(({ id }) => ({ id, name: names.get(id) ?? "" })),
    countries: [...countries]
      .map(([id, name]) => ({ id, name }))
      .sort((a, b) => new Intl.Collator(language).compare(a.name, b.name)),
    tags: found.tags.filter(({ flag }) => flag === null),
    flags: found.tags.filter(({ flag }) => flag !== null),
    /** How many days are set for chosen companies. */
    dates: found.dates.length,
    views: found.views.map((each) => ({ name: each.name, ...viewAddress(each), isCurrent: isSame(each) })),
    /** Where this list is saved as a view; null for the initial list, and for one that is saved. */
    saveHref: reader.isWhole || written === "" || found.views.some(isSame) ? null : saveViewPath(kind, written),
    // Nobody is late without a day to be late for.
    states: STATES.filter(
      (state) => state !== "late" || due !== null || found.dates.length > 0 || query.state === state,
    ),
    sorts: mapSorts((sort) => {
      const isCurrent = sort === query.sort;
      const order = isCurrent ? (query.isAscending ? ("ascending" as const) : ("descending" as const)) : null;
      // Names from A, figures and days from the highest, until they are asked for the other way round.
      return { by: writeBy({ sort, isAscending: isCurrent ? !query.isAscending : sort === "company" }), order };
    }),
    by: writeBy(query),
    rows: rows.map((row) => viewRow(kind, query, row, names.get(row.industryId) ?? "", reader)),
    found: { count, shown: wholeNumber(count, language) },
    isEmpty: totals.all === 0,
    isCut: found.isCut,
    totals,
    code: found.code,
    due: due && viewDueDate(due, language),
    files: {
      csv: `${here}/file${writeListQuery(query)}`,
      xlsx: `${here}/file${writeListQuery(query, { format: "xlsx" })}`,
    },
    /** The URL that makes a job collect the list, if the list is too long to be written while the reader waits. */
    collectHref: count > MAX_STREAMED.list ? exportsPath(kind) + writeListQuery(query) : null,
    collectedHref: totals.all > MAX_STREAMED.submissions ? exportsPath(kind) : null,
    /** The URL that takes the ticked rows and returns them as a file. */
    submissionsHref: `${here}/submissions${pageQuery}`,
    allHref: here + writeListQuery(query, { chosen: "all" }),
    page: query.page,
    pages,
    pageLinks: pageNumbers(query.page, pages).map((page) => (page === null ? null : { page, go: go(page) })),
    previous: query.page > 1 ? go(query.page - 1) : null,
    next: query.page < pages ? go(query.page + 1) : null,
  };
}

export interface SavedView {
  kind: Kind;
  query: string;
}

/** The list that a saved view is. */
export const viewAddress = ({ kind, query }: SavedView) => ({ href: membersPath(kind) + query });

/** What a saved view says of itself: its filters with their names, its order, and how many companies a page has if that is unusual. */
export function viewParts({ query: written }: SavedView, names: FilterNames, language: Language) {
  const query = readListQuery(new URLSearchParams(written));
  const { sort, isAscending, size } = query;
  return { filters: nameFilters(query, names, language), sort, isAscending, size: size === PAGE_SIZE ? null : size };
}

export type ViewParts = ReturnType<typeof viewParts>;

const mapSorts = <T>(make: (sort: Sort) => T) =>
  Object.fromEntries(SORTS.map((sort) => [sort, make(sort)])) as Record<Sort, T>;

function viewRow(kind: Kind, query: ListQuery, row: MemberRow, industry: string, reader: Reader): MemberView {
  const { language, now, seal, ticked } = reader;
  const state = stateOf(row.standing);
  const say = (score: number | null) => (score === null ? null : wholePercent(score, language));
  const list = writeListQuery(query);
  const isDone = state === "done";
  const id = seal(row.companyId);
  return {
    id,
    isTicked: ticked.sealed.includes(id),
    company: row.company,
    href: reader.isWhole ? officeCompanyPath(row.companyId) : memberOfKindPath(kind, id, list),
    industry,
    state,
    isLevelOnly: row.scope === "level",
    level: isDone ? (row.standing as Level) : null,
    scores: { overall: say(row.overall), first: say(row.first), second: say(row.second), third: say(row.third) },
    percent: row.progress?.percent ?? null,
    changedOn: shortDateOf(row.changedAt, reader),
    isLate: row.isOver && !isDone,
    dueOn: row.chosenDueOn === null || row.isOver || isDone ? null : shortDate(row.chosenDueOn, language),
    remindedOn: !isDone && row.remindedAt !== null ? remindedOn(row.remindedAt, reader) : null,
    tags: row.tags,
    flags: row.flags,
    canRemind: reader.mayRemind && mayRemind(isDone, row.remindedAt, now),
    links: reader.isWhole ? { office: officeCompanyPath(row.companyId) } : linksOf(kind, row, id, list),
  };
}

const remindedOn = (remindedAt: number, { now, ...reader }: Reader) =>
  dayIn(remindedAt, reader.timeZone) === dayIn(now, reader.timeZone) ? "" : shortDateOf(remindedAt, reader);

/**
 * Everything that a company shares is on its page, which speaks of it in the third person. The report's file is fetched through it, so that a
 * row names one id only: fifty rows of several would be most of the page.
 */
function linksOf(kind: Kind, row: MemberRow, id: string, list: string): MemberView["links"] {
  if (row.scope !== "full" || row.assessmentId === null || row.userId === null) return {};
  const query = ofList(kind, list);
  const page = memberOfKindPath(kind, id, list);
  if (row.standing === "draft") return { draft: page };
  return {
    result: page,
    answers: memberPath(id, "answers", query),
    documents: memberPath(id, "documents", query),
    download: withQuery(page, "download=true"),
  };
}
