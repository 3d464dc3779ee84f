import { answersFolder } from "~/assessment/answers/file.server";
import { evidenceFolder } from "~/assessment/evidence/store-file.server";
import type { Context } from "~/platform/context";
import { signaturesFolder } from "~/results/approval/sign.server";
import { proofsFolder } from "~/results/proof/file.server";
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

/** Maximum number of deletions per run; the next run continues. */
const MAX_PAGES = 10;

/** The R2 folders of a user's files; if the scope is the whole company, the company's too. Add new kinds of files here. */
function foldersOf(user: FileOwner, scope: Scope): string[] {
  const ofCompany = [evidenceFolder(user.companyId), signaturesFolder(user.companyId), reportsFolder(user.companyId)];
  return [`avatars/${user.id}/`, ...(scope === "company" ? ofCompany : [])];
}

/** The R2 key of a copy of a user's data. */
export function exportKey(userId: string, exportId: string): string {
  return `${exportFolder(userId)}${exportId}.zip`;
}

function exportFolder(userId: string): string {
  return `exports/${userId}/`;
}

/** Every file that belongs to a user, one by one. */
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

/** Deletes a user's files and copies. False if there were too many for one run. */
export async function deleteFilesOf(ctx: Context, user: FileOwner, scope: Scope): Promise<boolean> {
  // Not in `foldersOf`: a copy already contains them as text.
  const texts = scope === "company" ? [answersFolder(user.companyId), proofsFolder(user.companyId)] : [];
  for (const prefix of [...foldersOf(user, scope), ...texts, exportFolder(user.id)]) {
    for (let page = 0; ; page += 1) {
      if (page === MAX_PAGES) return false;
      const { objects } = await ctx.files.list({ prefix });
      if (objects.length === 0) break;
      await ctx.files.delete(objects.map(({ key }) => key));
    }
  }
  return true;
}
