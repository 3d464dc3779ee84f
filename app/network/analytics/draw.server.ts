import { drawChart } from "~/results/figures/charts/draw.server";
import { columnsOf, type Figure, isEmpty, piesOf, radarOf, stackOf, tableOf } from "./figure";

/** A figure ready for a page: its charts as markup, and its table. */
export async function drawFigure(figure: Figure) {
  const { id, title, caption, series, rows, charts } = figure;
  const has = (name: (typeof charts)[number]) => charts.includes(name) && !isEmpty(figure);
  const [stack, columns, radar, pies] = await Promise.all([
    has("stack") ? drawChart("stack", stackOf(figure)) : null,
    has("columns") ? drawChart("columns", columnsOf(figure)) : null,
    // A radar with fewer than three rows encloses nothing.
    has("radar") && rows.length > 2 ? drawChart("radar", radarOf(figure)) : null,
    has("pies") ? drawPies(figure) : [],
  ]);
  return {
    id,
    title,
    caption: caption ?? null,
    isEmpty: isEmpty(figure),
    bars: stack ?? columns,
    radar,
    pies,
    // A single colour adds nothing to the title.
    legend: figure.legend ?? (series.length > 1 ? series : []),
    table: tableOf(figure),
    colours: rows.map(({ colour }) => colour ?? null),
    hrefs: rows.map(({ hrefs = [] }) => hrefs),
  };
}

export type DrawnFigure = Awaited<ReturnType<typeof drawFigure>>;

const drawPies = (figure: Figure) =>
  Promise.all(
    piesOf(figure).map(async ({ name, data }) => ({
      name,
      svg: data.parts.some(({ value }) => value > 0) ? await drawChart("pie", data) : null,
    })),
  );
