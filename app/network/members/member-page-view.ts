import { assessmentPaths } from "~/core/addresses/assessment";
import {
  MEMBER_TABS,
  type MemberTab,
  memberFiguresFilePath,
  memberPath,
  membersPath,
  ofList,
  putTagPath,
} from "~/core/addresses/network";
import { newRequestPath } from "~/core/addresses/requests";
import { asNaming, withQuery } from "~/core/addresses/with-query";
import { isClimate, KINDS_OF_ASSESSMENTS, type Kind } from "~/core/kinds/kind";
import type { Level } from "~/core/level";
import { dateOf, type Reader, shortDateOf, wholePercent } from "~/i18n/format";
import { stateOf } from "~/network/membership/rules/counts";
import { type ListQuery, mayRemind, writeListQuery } from "~/network/membership/rules/list";
import type { Member } from "./member-page.server";
import { FALL } from "./rules/flags";
import { type Completed, changeOf, isTabShared, kindOfTab } from "./rules/member-page";

export type MemberPageView = ReturnType<typeof viewMember>;

interface Shown extends Reader {
  tab: MemberTab;
  kind: Kind;
  query: ListQuery;
  offered: readonly Completed[];
  shown: Completed | undefined;
  mayRemind: boolean;
  mayTag: boolean;
  now: number;
  seal: (id: string) => string;
}

const NO_FILTER = { search: "", industry: null, level: null, state: null };

/** The head of a member's page, its tabs, and the ways on. Ids are sealed, days and figures are in the reader's notation. */
export function viewMember(member: Member, page: Shown) {
  const { company, contact, email, scope, stands, completed, before, after } = member;
  const { tab, kind, query, offered, shown, seal, language } = page;
  const id = seal(member.companyId);
  const listQuery = ofList(kind, writeListQuery(query));
  const pathOf = (each: MemberTab, of: Completed | undefined = undefined) => {
    const path = memberPath(id, each, listQuery);
    return of ? withQuery(path, `of=${seal(of.id)}`) : path;
  };
  const isLatest = (one: Completed) => completed.find((each) => each.kind === one.kind)?.id === one.id;
  const remindable = kindOfTab(tab, kind);
  const standing = stands.find((each) => each.kind === remindable);
  const isDone = stateOf(standing?.standing ?? "none") === "done";
  const neighbour = (other: Member["before"]) =>
    other && { company: other.company, href: memberPath(seal(other.companyId), tab, listQuery) };
  return {
    company,
    contact: contact ?? "",
    email: email ?? "",
    industry: member.industry,
    country: member.country,
    scope,
    sharesFigures: member.sharesFigures,
    asksLevel: member.asks === "level",
    since: shortDateOf(member.sharedSince ?? member.joinedAt, page),
    levels: KINDS_OF_ASSESSMENTS.flatMap((each) => {
      const stand = stands.find((one) => one.kind === each);
      if (!stand) return [];
      const latest = completed.find(({ kind }) => kind === each);
      return [
        {
          kind: stand.kind,
          state: stateOf(stand.standing),
          level: stateOf(stand.standing) === "done" ? (stand.standing as Level) : null,
          percent: stand.overall === null ? null : wholePercent(stand.overall, language),
          change: latest ? viewChange(completed, latest, page) : null,
        },
      ];
    }),
    remind: page.mayRemind && mayRemind(isDone, standing?.remindedAt ?? null, page.now) ? remindable : null,
    remindedOn: !isDone && standing?.remindedAt ? dateOf(standing.remindedAt, page) : null,
    flags: member.tags.flatMap(({ id: flagId, name, flag }) =>
      flag === null ? [] : [{ id: flagId, name, href: pathOf(flag === FALL ? "history" : "answers") }],
    ),
    tags: member.tags
      .filter(({ flag }) => flag === null)
      .map((tag) => ({
        ...tag,
        href: membersPath(kind) + writeListQuery({ ...NO_FILTER, tag: tag.id }),
      })),
    tagHref: page.mayTag ? putTagPath(kind, id) : null,
    askHref: page.mayRemind ? newRequestPath(id) : null,
    tab,
    here: pathOf(tab, shown && !isLatest(shown) ? shown : undefined),
    back: membersPath(kind) + writeListQuery(query),
    before: neighbour(before),
    after: neighbour(after),
    tabs: MEMBER_TABS.map((each) => ({
      tab: each,
      href: pathOf(each),
      current: each === tab,
      isShared: isTabShared(each, member),
      documents: each === "documents" ? completed.filter(isLatest).reduce((sum, one) => sum + one.documents, 0) : 0,
    })),
    /** The assessments to choose from; none if there is no choice. */
    offered:
      offered.length < 2
        ? []
        : offered.map((one) => ({
            kind: one.kind,
            on: shortDateOf(one.completedAt, page),
            href: pathOf(tab, one),
            current: one.id === shown?.id,
          })),
    shown: shown ? { kind: shown.kind, on: dateOf(shown.completedAt, page) } : null,
    figuresHref: memberFiguresFilePath(id),
    fileHref:
      shown && member.ownerId
        ? asNaming(assessmentPaths(shown.kind, seal(shown.id)).reportFile(language), seal(member.ownerId))
        : null,
    history: completed.map((one) => ({
      id: seal(one.id),
      kind: one.kind,
      on: shortDateOf(one.completedAt, page),
      level: one.level,
      percent: wholePercent(one.score, language),
      change: viewChange(completed, one, page),
      documents: one.documents,
      href: pathOf(isClimate(one.kind) ? "climate" : "result", one),
      answersHref: pathOf("answers", one),
    })),
  };
}

function viewChange(completed: readonly Completed[], one: Completed, reader: Reader) {
  const change = changeOf(completed, one);
  return (
    change && {
      way: change.points > 0 ? ("more" as const) : change.points < 0 ? ("less" as const) : ("same" as const),
      points: Math.abs(change.points),
      since: shortDateOf(change.since, reader),
      fellFrom: change.fellFrom,
    }
  );
}
