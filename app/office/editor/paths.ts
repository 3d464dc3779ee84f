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
