import { type SQL, sql } from "drizzle-orm";
import { catalogues, emissionFactors } from "~/assessment/catalogue/tables";
import { UTC } from "~/core/days/days";
import type { Kind } from "~/core/kinds/kind";
import { type Language, pickField } from "~/core/language";
import type { OfficeAct } from "~/core/office-acts";
import { isNotificationType } from "~/foundation/notifications/rules/policy";
import { deadLetters, mailResends, outbox } from "~/foundation/notifications/tables";
import { assessments } from "~/foundation/tables/assessments";
import { announcements, officeActs, supportTickets } from "~/foundation/tables/office";
import { industries } from "~/foundation/tables/reference";
import { formatMoment } from "~/i18n/format";
import { translator } from "~/i18n/i18n.server";
import { titleIn } from "~/office/announcements/drafts.server";
import { draftPaths, versionPath } from "~/office/editor/paths";
import { questionnaireDrafts } from "~/office/editor/tables";

/** The first word of an act's thing is an id; a part, a version, or what it was called when it was deleted may follow. */
const ID = sql`substr(${officeActs.thing}, 1, instr(${officeActs.thing} || ' ', ' ') - 1)`;
const REST = sql`substr(${officeActs.thing}, instr(${officeActs.thing} || ' ', ' ') + 1)`;

const isOfAnnouncement = sql`${officeActs.act} like 'announcement-%'`;
const isPublication = sql`${officeActs.act} = 'questionnaire-published'`;
const isOfQuestionnaire = sql`${officeActs.act} like 'questionnaire-%'`;

/**
 * The columns of a line of the log that say what its thing is: `subject` of one that is still there, null otherwise, and `former` what a
 * deleted one was called, which the line about its deletion says.
 */
export const subjectColumns = (language: Language) => ({
  subject: sql<string | null>`case
    when ${isOfAnnouncement} then (select ${titleIn(language)} from ${announcements} where ${announcements.id} = ${ID})
    when ${isPublication} then (select ${catalogues.version} from ${catalogues} where ${catalogues.version} = ${ID})
    when ${isOfQuestionnaire} then (select ${questionnaireDrafts.basedOn} from ${questionnaireDrafts} where ${questionnaireDrafts.id} = ${ID})
    when ${officeActs.act} like 'industry-%' then (select ${pickField(industries, "name", language)} from ${industries} where ${industries.id} = ${ID})
    when ${officeActs.act} = 'factors-published' then (select json_extract(${emissionFactors.document}, '$.title') from ${emissionFactors} where ${emissionFactors.set} = ${ID} and ${emissionFactors.version} = ${REST})
    when ${officeActs.act} = 'answers-read' then (select ${assessments.kind} from ${assessments} where ${assessments.id} = ${ID})
    when ${officeActs.act} = 'question-answered' then (select ${supportTickets.topic} || iif(${supportTickets.answeredAt} is null, ' open', ' answered') from ${supportTickets} where ${supportTickets.id} = ${ID})
    when ${officeActs.act} = 'delivery-retried' then (select coalesce(${outbox.type}, '') from ${deadLetters} left join ${outbox} on ${outbox.id} = ${deadLetters.outboxId} where ${deadLetters.id} = ${ID})
    when ${officeActs.act} = 'deliveries-retried' then (select ${mailResends.from} || ' ' || ${mailResends.until} from ${mailResends} where ${mailResends.id} = ${ID})
  end`.as("subject_words"),
  former: sql<string | null>`case
    when ${isOfAnnouncement} and not exists (select 1 from ${announcements} where ${announcements.id} = ${ID}) then ${calledAt("announcement-deleted")}
    when ${isOfQuestionnaire} and not ${isPublication} and not exists (select 1 from ${questionnaireDrafts} where ${questionnaireDrafts.id} = ${ID}) then ${calledAt("questionnaire-discarded")}
  end`.as("former_words"),
});

/** What a thing was called when it was deleted. Reads the lines of such acts, of which there are few. */
const calledAt = (act: OfficeAct): SQL =>
  sql`(select substr(gone.thing, length(${ID}) + 2) from ${officeActs} gone where gone.act = ${act} and substr(gone.thing, 1, length(${ID}) + 1) = ${ID} || ' ' limit 1)`;

/** What a line of the log is about, if that is neither a company nor a person. */
export interface Subject {
  /** Empty if it is gone and nothing says what it was called. */
  name: string;
  /** Its page, or the list that it is in; null if it is gone or has none. */
  href: string | null;
  isGone: boolean;
}

interface Line {
  act: OfficeAct;
  thing: string;
  userId: string;
  subject: string | null;
  former: string | null;
}

/** Puts the subject of a line into the reader's words; null if it has none beside a company and a person. */
export function viewSubject(line: Line, language: Language): Subject | null {
  const { act, thing, userId, subject, former } = line;
  const operations = translator(language, "operations");
  // The address itself is not stored.
  if (act === "address-released") {
    return userId ? null : { name: operations("stopped.noAccount"), href: null, isGone: false };
  }
  if (thing === "") return null;
  if (subject === null)
    return { name: former === null ? "" : nameOf(act, thing, former, language), href: null, isGone: true };
  return { name: nameOf(act, thing, subject, language), href: hrefOf(act, thing, subject), isGone: false };
}

function nameOf(act: OfficeAct, thing: string, said: string, language: Language): string {
  const [first = "", second = ""] = said.split(" ");
  if (act === "questionnaire-published") return said;
  if (act.startsWith("questionnaire-")) return translator(language, "questionnaires")("list.name", { version: said });
  if (act === "factors-published") return `${said}, ${thing.slice(thing.indexOf(" ") + 1)}`;
  if (act === "answers-read") return translator(language, "common")(`kinds.${first as Kind}.name`);
  if (act === "question-answered") return translator(language, "support")(`topics.${first as Topic}`);
  if (act === "delivery-retried") return letterName(said, language);
  if (act === "deliveries-retried") {
    const [from, until] = [first, second].map((moment) => formatMoment(Number(moment), language, UTC));
    return translator(language, "operations")("deadLetters.resend.range", { from, until });
  }
  return said;
}

type Topic = (typeof supportTickets.$inferSelect)["topic"];

function letterName(type: string, language: Language): string {
  if (isNotificationType(type)) return translator(language, "notifications")(`types.${type}.name`);
  return type || translator(language, "operations")("deadLetters.foreign");
}

function hrefOf(act: OfficeAct, thing: string, said: string): string | null {
  const [id = ""] = thing.split(" ");
  if (act.startsWith("announcement-")) return `/admin/announcements/${id}`;
  if (act === "questionnaire-published") return versionPath(id);
  if (act.startsWith("questionnaire-")) return draftPaths(id).own;
  if (act.startsWith("industry-")) return `/admin/industries/${id}`;
  if (act === "factors-published") return `/admin/factors/${id}`;
  if (act === "question-answered") return said.endsWith(" open") ? "/admin/support" : "/admin/support?show=answered";
  if (act === "delivery-retried") return "/admin/dead-letters?filter=all";
  return act === "deliveries-retried" ? "/admin/dead-letters" : null;
}
