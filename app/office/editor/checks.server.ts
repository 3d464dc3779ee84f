import { type Catalogue, catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import type { NamedQuestion } from "~/improvement/crosswalk/rules/named";
import { putTogether } from "~/office/editor/rules/entities";
import type { Fault } from "~/office/editor/rules/fault";
import { findFaults } from "~/office/editor/rules/faults";
import { findIdFaults, findNamedFaults } from "~/office/editor/rules/published";
import type { Context } from "~/platform/context";
import type { OpenDraft } from "./drafts.server";

/** Everything that is wrong with a draft, and what it does to ids that are published. */
export function faultsOf({ entities, published }: OpenDraft): Fault[] {
  return [...findFaults(entities), ...findIdFaults(entities, published)];
}

/** The same with what reporting standards lose by it, which keeps nothing from being published: all that is worth knowing while one edits. */
export async function checkDraft(ctx: Context, draft: OpenDraft): Promise<Fault[]> {
  const [newest] = draft.published;
  const named = await ctx.assets.readJson<NamedQuestion[]>("/assets/texts/crosswalk-questions.json");
  return [...faultsOf(draft), ...(newest ? findNamedFaults(draft.entities, newest, named) : [])];
}

/** The questionnaire that a draft would be if it were published; null while something keeps it from being one. */
export function asCatalogue({ entities }: Pick<OpenDraft, "entities">): Catalogue | null {
  const parsed = catalogueSchema.safeParse(putTogether(entities, "draft"));
  return parsed.success ? parsed.data : null;
}
