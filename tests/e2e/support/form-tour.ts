import { expect } from "vitest";
import { andArrive, press } from "./actions";
import { BASE_URL } from "./browser";
import { openOptional, saveSection } from "./form";
import { text } from "./texts";
import { after, type Stop, stop, type Visitors } from "./tour";

const hasAutosave = true;

/** Answers a question, and saves. */
async function save({ page, language, scripts }: Visitors["owner"]): Promise<void> {
  await page.locator('[name="q.gender-equality.assess.1"][value=no]').check();
  await saveSection(page, language, scripts);
}

/** Saves something that cannot be saved as it is. With scripts, the form says so in place; a conflict between two answers opens a page. */
async function saveInVain(visitor: Visitors["owner"], outcome: "conflict" | "wordless"): Promise<void> {
  const { page, scripts } = visitor;
  const button = page.locator("[data-saves]");
  const isAsked = outcome === "conflict";
  if (!scripts || isAsked) visitor.expectStatus(isAsked ? 409 : 422, /section=/);
  if (!scripts) return andArrive(page, () => button.click());
  await button.click();
  if (isAsked) return andArrive(page, () => page.locator("[data-autosave-when=conflict]").click());
  await expect.poll(() => page.locator("[data-autosave-status]").getAttribute("data-state")).toBe(outcome);
}

/** Presses Next with a required question open. With scripts, it moves to the question and the page stays. */
async function refuseNext(visitor: Visitors["owner"]): Promise<void> {
  const { page, language, scripts } = visitor;
  const name = text(language, "assessment")("form.next");
  if (scripts) return page.getByRole("button", { name, exact: true }).click({ force: true });
  visitor.expectStatus(422, /section=/);
  await press(page, name);
}

/** Saves an answer that was changed in another window after the page was opened. */
async function contradict(visitor: Visitors["owner"]): Promise<void> {
  const { page, context, fresh } = visitor;
  const field = "q.waste.assess.1";
  const form = { section: "waste.assess", [field]: "yes" };
  const answer = await context.request.post(`/autosave/${fresh}`, { headers: { Origin: BASE_URL }, form });
  expect(answer.status()).toBe(200);
  await page.locator(`[name="${field}"][value=no]`).check();
  await saveInVain(visitor, "conflict");
}

/** Saves "Other" without text. */
async function saveWithoutWords(visitor: Visitors["owner"]): Promise<void> {
  await openOptional(visitor.page);
  await visitor.page.locator('[name="q.water.assess.options"][value=other]').check();
  await saveInVain(visitor, "wordless");
}

/** The question form in every state with its own design. */
export const FORM_STOPS: Stop[] = [
  stop("owner", "question form, first", ({ fresh }) => `/${fresh}?section=company-profile.profile`, { hasAutosave }),
  stop("owner", "question form", ({ middle }) => `/${middle}?section=water.assess`, { hasAutosave }),
  stop("owner", "question form, resumed", ({ middle }) => `/${middle}?section=waste.measure&resumed`, { hasAutosave }),
  after("owner", "question form, Next refused", ({ fresh }) => `/${fresh}?section=gender-equality.assess`, refuseNext, {
    hasAutosave,
  }),
  after("owner", "question form, saved", ({ fresh }) => `/${fresh}?section=gender-equality.assess`, save, {
    hasAutosave,
  }),
  after("owner", "question form, two answers", ({ fresh }) => `/${fresh}?section=waste.assess`, contradict, {
    hasAutosave,
  }),
  after(
    "owner",
    "question form, Other without words",
    ({ middle }) => `/${middle}?section=water.assess`,
    saveWithoutWords,
    {
      hasAutosave,
    },
  ),
];
