import { requireAssessmentWith } from "~/assessment/answers/open-id.server";
import { findSection } from "~/assessment/catalogue/rules/lookup";
import { Proof } from "~/assessment/evidence/components/proof";
import { describeProblem, viewProofs } from "~/assessment/evidence/proof-view.server";
import { keepProofs, proofsQuery, removeProof } from "~/assessment/evidence/proofs.server";
import { readProofIntent } from "~/assessment/evidence/rules/proofs";
import { renderPart } from "~/foundation/web/render-cache.server";
import type { Context } from "~/platform/context";
import { formStatements, openForm } from "./load-page.server";
import { receive } from "./save-form.server";

type ProofAnswer =
  | { ok: true /** The proof of each question that the request was about, as HTML. */; drawn: Record<string, string> }
  | { ok: false; reason: "not-found" | "forbidden" | "completed" };

/** Keeps or removes files for the form's script, which sends no answers with them. `?section=` names the section. */
export async function answerProof(ctx: Context, request: Request, sealed: string | undefined): Promise<ProofAnswer> {
  const { found, user, assessmentId } = await requireAssessmentWith(ctx, request, sealed, (id) =>
    formStatements(ctx, id),
  );
  const opened = await openForm(ctx, user, found);
  if (!opened.ok) return opened;
  const place = findSection(opened.catalogue, new URL(request.url).searchParams.get("section") ?? "");
  const received = await receive(ctx, user, request, place);
  if (!place) return { ok: false, reason: "not-found" };
  const button = readProofIntent(received.fields.get("intent") ?? "");
  const asked = button && "add" in button ? button.add : null;
  const problems = await keepProofs(ctx, user, opened, place, received, asked);
  const questionId = button && "remove" in button ? await removeProof(ctx, user, opened, button.remove) : asked;
  const views = viewProofs(
    place,
    opened.answers,
    await proofsQuery(ctx.db, { assessmentId }),
    opened.formerProofs,
    user.language,
  );
  const drawn = place.section.questions.flatMap(({ id, text }): [string, string][] => {
    const view = views[id];
    const problem = problems.find((each) => each.questionId === id);
    if (!view || (id !== questionId && !problem)) return [];
    const errors = problem ? describeProblem(ctx, problem, user.language) : [];
    return [[id, renderPart(Proof, user.language, { id, text: text[user.language], proof: { ...view, errors } })]];
  });
  return { ok: true, drawn: Object.fromEntries(drawn) };
}
