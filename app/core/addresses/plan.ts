import type { Kind } from "~/core/kinds/kind";

/** The company's plan. */
export const PLAN_PATH = "/plan";

/** The result that ticking practices would give; `ticked` are ids of questions. */
export function whatIfPath(kind: Kind, ticked: readonly string[] = []): string {
  const query = new URLSearchParams([["kind", kind], ...ticked.map((id) => ["tick", id])]);
  return `${PLAN_PATH}/what-if?${query}`;
}

export const actionPath = (actionId: string) => `${PLAN_PATH}/actions/${actionId}`;

/** The address of an action, whose form may upload a file. */
export const ACTION_PATTERN = /^\/plan\/actions\/[\w-]{22}$/;
