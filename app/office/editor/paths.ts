export const QUESTIONNAIRES = "/admin/questionnaires";

/** The pages of a draft. */
export function draftPaths(id: string) {
  const own = `${QUESTIONNAIRES}/${id}`;
  return {
    own,
    edit: (path: string, more: Record<string, string> = {}) =>
      `${own}/edit?${new URLSearchParams({ at: path, ...more })}`,
    preview: `${own}/preview`,
    publish: `${own}/publish`,
    texts: `${own}/texts`,
    file: `${own}/texts/file`,
  };
}

export const versionPath = (version: string) => `${QUESTIONNAIRES}/versions/${version}`;

/** The query by which a comparison lists everything, however long. */
export const WHOLE = "all=1";
/** Whether a request asks for that. */
export const asksForWhole = (request: Request) => new URL(request.url).searchParams.get("all") === "1";
