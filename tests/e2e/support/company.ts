import { randomUUID } from "node:crypto";
import { z } from "zod";
import { fieldName } from "~/assessment/answers/section-form";
import { newestReadiness } from "~/assessment/catalogue/content/readiness/versions";
import { listSections } from "~/assessment/catalogue/rules/lookup";
import type { Question } from "~/assessment/catalogue/rules/questions";
import { assessmentPaths } from "~/core/addresses/assessment";
import { type Kind, READINESS } from "~/core/kinds/kind";
import type { Language } from "~/core/language";
import { sumOf, whereIs } from "./actions";
import { BASE_URL, type Visit } from "./browser";
import { newCaller, OWN_CONNECTION } from "./caller";

export interface Account {
  email: string;
  password: string;
}

export const PLACES = listSections(newestReadiness);

const captchaAnswer = z.object({ data: z.object({ token: z.string(), question: z.string() }) });

/** An address and password that no other account has used. */
export function newAccount(): Account {
  return { email: `owner-${randomUUID()}@example.com`, password: "three green chairs" };
}

/** Registers a company through the API, for tests about something else. */
export async function registerCompany(language: Language, address = BASE_URL): Promise<Account> {
  const account = newAccount();
  const headers = {
    "Accept-Language": language,
    "Content-Type": "application/json",
    ...newCaller(),
    ...OWN_CONNECTION,
  };
  const asked = await fetch(`${address}/api/auth/captcha`, { headers });
  const { token, question } = captchaAnswer.parse(await asked.json()).data;
  const body = JSON.stringify({
    ...account,
    username: "Wilhelmina Featherstonehaugh",
    mobile: "082 123 4567",
    company: "Featherstonehaugh Sustainable Packaging Solutions (Pty) Ltd",
    companyReg: "2015/123456/07",
    companyLocation: "1 Main Road",
    designation: "Founder",
    industry: "hospitality",
    country: "South Africa",
    state: "Gauteng",
    city: "Johannesburg",
    companySize: "Less than R300,000",
    repatcheResponse: `${token}:${sumOf(question)}`,
  });
  const answer = await fetch(`${address}/api/auth/signup`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(`Not registered: ${answer.status} ${await answer.text()}`);
  return account;
}

/** Registers a company and signs its owner in; the page is the one that sign-in leads to. For tests about something else. */
export async function signInNewCompany({ page, context, language, address }: Visit): Promise<Account> {
  const account = await registerCompany(language, address);
  const form = await (await context.request.get("/login")).text();
  const [, captchaToken = ""] = /name="captchaToken" value="([^"]+)"/.exec(form) ?? [];
  const [, question = ""] = /<label for="captchaAnswer"[^>]*>([^<]+)</.exec(form) ?? [];
  const answer = await context.request.post("/login", {
    // The session must belong to the browser that continues with it.
    headers: { Origin: address, "User-Agent": await page.evaluate(() => navigator.userAgent) },
    form: { ...account, captchaToken, captchaAnswer: String(sumOf(question)) },
    maxRedirects: 0,
  });
  const { location } = answer.headers();
  if (!location) throw new Error(`Not signed in: ${answer.status()}`);
  await page.goto(location);
  return account;
}

/** Starts an assessment, next to any existing draft, and returns the sealed id in its links. */
export async function startAssessment(
  { page, context, address }: Visit,
  from: "nothing" | "last" = "nothing",
): Promise<string> {
  const tap = async (form: Record<string, string>) => {
    const options = { headers: { Origin: address }, form: { from, ...form }, maxRedirects: 0 };
    const answer = await context.request.post("/user/history", options);
    return new URL(answer.headers().location ?? "/", address);
  };
  let arrived = await tap({});
  if (arrived.pathname === "/user/history") {
    const asked = await (await context.request.get(arrived.href)).text();
    arrived = await tap({ beside: /name="beside" value="([^"]+)"/.exec(asked)?.[1] ?? "" });
  }
  const id = arrived.pathname.slice(1);
  if (!/^[\w-]{43}$/.test(id)) throw new Error(`Not started at ${whereIs(page)}: ${arrived.href}`);
  return id;
}

/** Answers all required questions from section `from` up to `sections` as the form's autosave does. */
export async function fillAssessment(
  { context, address }: Visit,
  id: string,
  isYes: (question: Question) => boolean,
  sections = PLACES.length,
  from = 0,
): Promise<void> {
  for (const { section } of PLACES.slice(from, sections)) {
    const required = section.questions.filter((question) => question.isRequired);
    const answers = required.map((question) => [fieldName(question.id), isYes(question) ? "yes" : "no"]);
    const answer = await context.request.post(`/autosave/${id}`, {
      headers: { Origin: address },
      form: { section: section.id, ...Object.fromEntries(answers) },
    });
    if (!answer.ok()) throw new Error(`Not saved: ${section.id} ${answer.status()}`);
  }
}

/** Submits a filled assessment without the confirmation. */
export async function submitAssessment({ context }: Visit, id: string, kind: Kind = READINESS): Promise<void> {
  const answer = await context.request.post(assessmentPaths(kind, id).complete, {
    headers: { Origin: BASE_URL },
    form: { intent: "submit" },
    maxRedirects: 0,
  });
  const { location = "" } = answer.headers();
  // A refusal redirects to the form.
  if (!location.startsWith(assessmentPaths(kind, id).results))
    throw new Error(`Not submitted: ${answer.status()} ${location}`);
}
