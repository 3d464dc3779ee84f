import { beforeAll, expect, it } from "vitest";
import type { CurrentUser } from "~/foundation/identity/session.server";
import { sweepProofs } from "~/results/proof/file.server";
import { issueProof } from "~/results/proof/issue.server";
import { packDocuments } from "~/results/results/pack-documents.server";
import { eraseAssessments } from "~/upkeep/privacy/erase-rows.server";
import { deleteFilesOf } from "~/upkeep/privacy/files.server";
import { rowsOf } from "../support/database";
import { keysIn, tappedFiles } from "../support/files";
import { visit } from "../support/pages";
import { completeProgress } from "../support/progress-results";
import { createTestContext, testEnv, withoutQueue } from "../support/worker";

const LATER = 20 * 24 * 60 * 60_000;
const ctx = withoutQueue(createTestContext());
const later = () => withoutQueue(createTestContext(() => Date.now() + LATER));

let owner: CurrentUser;
let id: string;
let code: string;
const texts = () => rowsOf<{ document: string }>("select document from proofs where assessment_id = ?", id);
const opened = async () =>
  Promise.all([`/verify?code=${code}`, `/verify/${code}`].map(async (path) => (await visit(path)).text()));

beforeAll(async () => {
  ({ user: owner, id } = await completeProgress(ctx, true));
  expect(await issueProof(ctx, id)).toBe("issued");
  code = String((await rowsOf<{ code: string }>("select code from proofs where assessment_id = ?", id))[0]?.code);
});

it("a credential stays in its row while R2 takes no file", async () => {
  const before = await texts();
  const deaf = { ...later(), files: tappedFiles(() => "fail") };
  expect(await packDocuments(deaf, null)).toMatchObject({ did: { moved: 0 } });
  expect(await texts()).toEqual(before);
});

it("a credential says and answers the same from its file as from its row", async () => {
  const before = await opened();
  expect(before[0]).toContain(code.slice(0, 4));
  expect(await packDocuments(later(), null)).toMatchObject({ did: { moved: 1 } });
  expect(await texts()).toEqual([{ document: "" }]);
  expect(await packDocuments(later(), null)).toMatchObject({ did: { moved: 0 } });
  expect(await opened()).toEqual(before);
});

it("a credential's file is kept while its row is there, and deleted with its company or a day after its row", async () => {
  const orphans = [`proofs/${owner.companyId}/${id}/GONE.json.gz`, "proofs/odd"];
  for (const key of orphans) await testEnv.FILES.put(key, "x");
  expect(await sweepProofs(ctx, null)).toMatchObject({ did: { deleted: 0 } });
  expect(await sweepProofs(later(), null)).toMatchObject({ did: { deleted: 2 } });
  expect(await keysIn("proofs/")).toEqual([`proofs/${owner.companyId}/${id}/${code}.json.gz`]);
  await eraseAssessments(ctx, owner.companyId);
  await deleteFilesOf(ctx, owner, "company");
  expect(await keysIn("proofs/")).toEqual([]);
});
