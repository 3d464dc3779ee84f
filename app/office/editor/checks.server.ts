import { type Catalogue, catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import type { NamedQuestion } from "~/improvement/crosswalk/rules/named";
import { isSame, putTogether } from "~/office/editor/rules/entities";
import type { Fault } from "~/office/editor/rules/fault";
import { findFaults } from "~/office/editor/rules/faults";
import { findIdFaults, findNamedFaults } from "~/office/editor/rules/published";
import type { Json } from "~/office/editor/rules/shapes";
import type { Context } from "~/platform/context";
import type { OpenDraft } from "./drafts.server";

/** All faults of a draft, including its effect on published ids. */
function faultsOf({ entities, published }: OpenDraft): Fault[] {
  return [...findFaults(entities), ...findIdFaults(entities, published)];
}

/** Adds warnings about what reporting standards lose. These do not prevent publication; editors see them while they work. */
export async function checkDraft(ctx: Context, draft: OpenDraft): Promise<Fault[]> {
  const [newest] = draft.published;
  const named = await ctx.assets.readJson<NamedQuestion[]>("/assets/texts/crosswalk-questions.json");
  return [...faultsOf(draft), ...(newest ? findNamedFaults(draft.entities, newest, named) : [])];
}

/** The questionnaire this draft would become if published; null while it is invalid. */
export function asCatalogue({ entities }: Pick<OpenDraft, "entities">): Catalogue | null {
  const parsed = catalogueSchema.safeParse(putTogether(entities, "draft"));
  return parsed.success ? parsed.data : null;
}

/** Whether a draft would publish the newest version once more. */
function isUnchanged({ entities, published: [newest] }: OpenDraft): boolean {
  if (!newest) return false;
  return isSame(putTogether(entities, newest.version), JSON.parse(JSON.stringify(newest)) as Json);
}

/** What keeps a draft from being published; null when nothing does. */
export function obstacleOf(draft: OpenDraft): "faults" | "unchanged" | null {
  if (faultsOf(draft).some(({ isWarning }) => !isWarning)) return "faults";
  return isUnchanged(draft) ? "unchanged" : null;
}
