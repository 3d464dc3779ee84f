import { saveAnswers } from "~/assessment/answers/save-answers.server";
import type { CurrentUser } from "~/foundation/identity/session.server";
import type { Context } from "~/platform/context";
import { given } from "./answers";
import { change } from "./database";
import { submitAndCount } from "./submit";
import { completeDraft, registerCompany, reloadUser } from "./worker";

/** A colleague of a user, inserted straight into the database: there is no invitation yet. */
export async function colleagueOf(ctx: Context, owner: CurrentUser, role = "contributor"): Promise<CurrentUser> {
  const email = `${role}-${owner.email}`;
  await change(
    `insert into users (id, company_id, role, username, email, password_hash, mobile, job_title, language, created_at, email_confirmed_at)
     select ?, company_id, ?, username, ?, password_hash, mobile, job_title, language, created_at, created_at from users where id = ?`,
    ctx.ids.create(),
    role,
    email,
    owner.id,
  );
  return reloadUser(ctx, email);
}

let subjects = 0;

/** The owner of a corporate company with a member, a colleague, a draft, and a completed assessment with free text. */
export async function createSubject(ctx: Context) {
  subjects += 1;
  const [elses, mine] = [`ELSE${subjects}`, `MINE${subjects}`];
  const corporate = await registerCompany(ctx);
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", elses, corporate.companyId);
  const owner = await registerCompany(ctx, { accessCode: elses });
  await change("update companies set is_corporate = 1, access_code = ? where id = ?", mine, owner.companyId);
  const member = await registerCompany(ctx, { accessCode: mine });
  const [draft, completed] = [await completeDraft(ctx, owner, 20), await completeDraft(ctx, owner, 40)];
  const told = given("water.assess.options", ["other"], { other: "a well" });
  for (const id of [draft, completed]) await saveAnswers(ctx, owner, id, [told]);
  const submitted = await submitAndCount(ctx, owner, completed);
  if (!submitted.ok) throw new Error(submitted.reason);
  return { owner, colleague: await colleagueOf(ctx, owner), member, draft, completed };
}
