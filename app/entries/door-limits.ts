import { LIMITS as OF_BILLS } from "~/assessment/bills/limits";
import { LIMITS as OF_EVIDENCE } from "~/assessment/evidence/limits";
import { LIMITS as OF_FORM } from "~/assessment/form/limits";
import { LIMITS as OF_WORKBOOK } from "~/assessment/workbook/limits";
import { LIMITS as OF_PROFILE } from "~/home/profile/limits";
import { LIMITS as OF_PLAN } from "~/improvement/plan/limits";
import { LIMITS as OF_MEMBERS } from "~/network/members/limits";
import { LIMITS as OF_MEMBERSHIP } from "~/network/membership/limits";
import { LIMITS as OF_REQUESTS } from "~/network/requests/limits";
import { LIMITS as OF_EDITOR } from "~/office/editor/limits";
import type { DoorLimit } from "~/platform/door-limit";
import { LIMITS as OF_APPROVAL } from "~/results/approval/limits";
import { LIMITS as OF_PROOF } from "~/results/proof/limits";

/** The requests of each capability that may be larger than an ordinary form. */
export const DOOR_LIMITS: readonly DoorLimit[] = [
  OF_EVIDENCE,
  OF_FORM,
  OF_BILLS,
  OF_WORKBOOK,
  OF_PROFILE,
  OF_PLAN,
  OF_MEMBERSHIP,
  OF_MEMBERS,
  OF_REQUESTS,
  OF_EDITOR,
  OF_APPROVAL,
  OF_PROOF,
].flat();
