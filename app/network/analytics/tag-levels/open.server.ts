import type { CurrentUser } from "~/foundation/identity/session.server";
import { tableOf } from "~/network/analytics/figure";
import type { Context } from "~/platform/context";
import { drawFigure } from "../draw.server";
import { figuresTable } from "../page-table.server";
import { fileOf } from "../table-file.server";
import { readTagLevels } from "./read.server";
import { readTagLevelsAsked, tagLevelsFigures, viewTagLevels } from "./view";

/** The page of levels by tag as its address asks for it; null for a reader without tags. */
export async function openTagLevels(ctx: Context, user: CurrentUser, url: URL) {
  const asked = readTagLevelsAsked(url.searchParams);
  const read = await readTagLevels(ctx, user, asked.kind, asked);
  if (!read) return null;
  const { fileHref, ...view } = viewTagLevels(read, asked, url, user.language);
  const figures = await Promise.all(tagLevelsFigures(read, asked, user.language).map(drawFigure));
  return { ...view, figures: figures.map((figure) => ({ figure, csvHref: fileHref(figure.id) })) };
}

export type TagLevelsView = NonNullable<Awaited<ReturnType<typeof openTagLevels>>>;

/** One of its tables as a file; null if there is none of that name. */
export async function tagLevelsFile(ctx: Context, user: CurrentUser, request: Request): Promise<Response | null> {
  const { searchParams } = new URL(request.url);
  const asked = readTagLevelsAsked(searchParams);
  const read = await readTagLevels(ctx, user, asked.kind, asked);
  const figures = read ? tagLevelsFigures(read, asked, user.language) : [];
  const figure = figures.find(({ id }) => id === searchParams.get("table"));
  if (!figure) return null;
  return fileOf(request, figuresTable(tableOf(figure), user.language), `kompas-${asked.kind}-${figure.id}`, user);
}
