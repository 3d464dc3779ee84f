import { answersFolder } from "~/assessment/answers/file.server";
import { evidenceFolder } from "~/assessment/evidence/store-file.server";
import type { Context } from "~/platform/context";
import { signaturesFolder } from "~/results/approval/sign.server";
import { reportsFolder } from "~/results/results/report-files.server";
import type { Scope } from "~/upkeep/privacy/rules/access";

export interface FileOwner {
  id: string;
  companyId: string;
}

export interface StoredFile {
  key: string;
  uploadedAt: number;
}

/** Deletions in one run; what is left waits for the next. */
const MAX_PAGES = 10;

/** Where the files of a user lie in R2; with the whole company in scope, the company's too. New kinds of files are added here. */
function foldersOf(user: FileOwner, scope: Scope): string[] {
  const ofCompany = [evidenceFolder(user.companyId), signaturesFolder(user.companyId), reportsFolder(user.companyId)];
  return [`avatars/${user.id}/`, ...(scope === "company" ? ofCompany : [])];
}

/** Where a copy of somebody's data lies. */
export function exportKey(userId: string, exportId: string): string {
  return `${exportFolder(userId)}${exportId}.zip`;
}

function exportFolder(userId: string): string {
  return `exports/${userId}/`;
}

/** Every file that belongs to a user, one after the other. */
export async function* filesOf(ctx: Context, user: FileOwner, scope: Scope): AsyncGenerator<StoredFile> {
  for (const prefix of foldersOf(user, scope)) {
    let cursor: string | undefined;
    do {
      const page = await ctx.files.list({ prefix, cursor });
      for (const { key, uploaded } of page.objects) yield { key, uploadedAt: uploaded.getTime() };
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor);
  }
}

/** Deletes a user's files and the copies made for them. False when there were too many for one run. */
export async function deleteFilesOf(ctx: Context, user: FileOwner, scope: Scope): Promise<boolean> {
  // Answers in files are in a copy already, in words.
  const answers = scope === "company" ? [answersFolder(user.companyId)] : [];
  for (const prefix of [...foldersOf(user, scope), ...answers, exportFolder(user.id)]) {
    for (let page = 0; ; page += 1) {
      if (page === MAX_PAGES) return false;
      const { objects } = await ctx.files.list({ prefix });
      if (objects.length === 0) break;
      await ctx.files.delete(objects.map(({ key }) => key));
    }
  }
  return true;
}
