import { assessmentPaths, REPORTS_PATH } from "~/core/addresses/assessment";
import { dayIn, UTC } from "~/core/days/days";
import { KINDS_OF_ASSESSMENTS } from "~/core/kinds/kind";
import { initialsOf, picturePath } from "~/foundation/company/avatar";
import { populationOf } from "~/foundation/company/rules/population";
import { mayAdminister } from "~/foundation/identity/rules/administration";
import { isAgreementDue } from "~/foundation/identity/rules/agreements";
import { mayReachOthers } from "~/foundation/identity/rules/confirmation";
import { recogniseUser, type SessionUser } from "~/foundation/identity/session.server";
import { type Bell, bellOf } from "~/foundation/notifications/bell.server";
import type { BellView } from "~/foundation/notifications/components/bell-menu";
import { viewHead } from "~/foundation/notifications/entries.server";
import { dateOf, longDate } from "~/i18n/format";
import type { Context } from "~/platform/context";

/** What the header and footer need to know about the user. */
export interface Shell {
  /** The database does not answer, so we cannot tell who is signed in. */
  isAway: boolean;
  user: {
    username: string;
    companyName: string;
    initials: string;
    picture: string | null;
    mayAdminister: boolean;
  } | null;
  /** The user's time zone. UTC for visitors. */
  timeZone: string;
  bell: BellView | "failed" | null;
  /** Path of the results: of the only completed assessment, or of the list of one for each kind. */
  resultsHref: string | null;
  /** The user owns their company's account. */
  isOwner: boolean;
  /** The company is corporate, or the user works for the network: there are other companies to see in lists and statistics. */
  seesOthers: boolean;
  /** The day on which the account will be erased, once its owner has requested it. */
  deletionOn: string | null;
  /**
   * The day from which writing requires the owner's agreement to a new version of a legal document. Null once they have
   * agreed.
   */
  agreement: { date: string; isDue: boolean } | null;
  /** The account's address is not confirmed. */
  isUnconfirmed: boolean;
  contactEmail: string;
}

export async function shellOf(ctx: Context, request: Request): Promise<Shell> {
  const user = await recogniseUser(ctx, request);
  return {
    isAway: ctx.isDatabaseAway(),
    user: user && {
      username: user.username,
      companyName: user.companyName,
      initials: initialsOf(user.username),
      picture: picturePath(user.id, user.avatar),
      mayAdminister: mayAdminister(user),
    },
    timeZone: user?.timeZone ?? UTC,
    bell: user && viewBell(await bellOf(ctx, user), user, ctx.clock()),
    resultsHref: user && reportsOf(ctx, user),
    seesOthers: user !== null && populationOf(user) !== null,
    deletionOn: user?.deletionDueAt ? dateOf(user.deletionDueAt, user) : null,
    agreement: user && agreementOf(user, ctx.clock()),
    isOwner: user?.role === "owner",
    isUnconfirmed: user !== null && !mayReachOthers(user),
    contactEmail: ctx.settings.CONTACT_EMAIL,
  };
}

/** The only report, or the list with one for each kind. Null before the first report. */
function reportsOf(ctx: Context, { latest }: SessionUser): string | null {
  const reports = KINDS_OF_ASSESSMENTS.flatMap((kind) => {
    const id = latest[kind];
    return id ? [assessmentPaths(kind, ctx.ids.seal(id)).results] : [];
  });
  return reports.length > 1 ? REPORTS_PATH : (reports[0] ?? null);
}

function agreementOf({ owes, ...user }: SessionUser, now: number): Shell["agreement"] {
  return owes && { date: longDate(dayIn(owes.from, UTC), user.language), isDue: isAgreementDue(owes, now) };
}

function viewBell(bell: Bell | "failed", user: SessionUser, now: number): Shell["bell"] {
  if (bell === "failed") return bell;
  return { latest: bell.latest.map((entry) => viewHead(entry, user, now)), unread: bell.unread };
}
