import type { LineView } from "~/assessment/answers/trace-view";
import type { ChangeRow } from "~/results/results/change-view";
import { describeTarget, nameTargets } from "~/results/results/climate-words";
import { drawTarget } from "~/results/results/target-drawing";
import type { DrawnTarget } from "~/results/results/target-view";
import { type Block, type Cell, ofAnswers, type ReportSection } from "../blocks";
import type { Scene } from "./scene";

/** Emissions of the reporting year, how they changed since the base year, and the way to the target. */
export function emissions(scene: Scene): ReportSection {
  const { climate, view } = scene;
  const { ghg } = view;
  const facts = [
    { term: climate("ghg.year"), fact: ghg.year ?? climate("notStated") },
    { term: climate("ghg.baseYear"), fact: ghg.baseYear ?? climate("notStated") },
  ];
  return {
    id: "ghg",
    title: climate("ghg.title"),
    blocks: [
      { type: "text", text: climate("ghg.lead") },
      { type: "amounts", amounts: amounts(scene) },
      { type: "facts", facts },
      ...ofAnswers([
        { type: "lists", lists: [{ title: climate("ghg.target"), items: nameTargets(ghg.targets, climate) }] },
      ]),
      ...scope3(scene),
      ...change(scene),
      ...ofAnswers(target(scene)),
    ],
  };
}

const amounts = (scene: Scene) => (["scope1", "scope2", "sum"] as const).map((key) => amount(scene, key));

/** Tonnes of each scope and of both, in few words. */
export const tonnes = (scene: Scene): Block => ({
  type: "amounts",
  amounts: amounts(scene).map((each) => ({ ...each, text: "" })),
});

function amount({ climate, view: { ghg } }: Scene, key: "scope1" | "scope2" | "sum") {
  const market = key === "scope2" && ghg.market !== null ? climate("ghg.market", { tonnes: ghg.market }) : "";
  return {
    name: climate(`ghg.${key}`),
    figure: ghg[key] ?? climate("notStated"),
    unit: ghg[key] === null ? null : climate("ghg.unit"),
    text: [climate(`ghg.${key}Text`), market].filter(Boolean).join("\n"),
  };
}

/** What was estimated of Scope 3, category by category, with the range of each. */
function scope3({ climate, view: { ghg } }: Scene): Block[] {
  if (!ghg.scope3) return [];
  const { year, sum, categories } = ghg.scope3;
  const said = ({ range }: typeof sum) => (range ? climate("ghg.scope3.range", range) : "–");
  return [
    { type: "heading", text: climate("ghg.scope3.title", { year }) },
    { type: "text", text: [climate("ghg.scope3.lead"), climate("ghg.scope3.rule")].join(" ") },
    {
      type: "table",
      caption: climate("ghg.scope3.title", { year }),
      columns: [
        { header: climate("ghg.scope3.category") },
        { header: climate("ghg.scope3.estimate"), isFigure: true },
        { header: climate("ghg.scope3.plausible"), isFigure: true },
      ],
      groups: [
        {
          rows: [
            ...categories.map(({ category, number, estimate, otherYear }) => {
              const name = climate(`ghg.scope3.categories.${category}`, { number });
              if (!estimate) return [name, climate("ghg.scope3.notEstimated"), ""];
              const noted =
                otherYear === null ? name : `${name} (${climate("ghg.scope3.otherYear", { year: otherYear })})`;
              return [noted, climate("ghg.scope3.about", { tonnes: estimate.tonnes }), said(estimate)];
            }),
            [climate("ghg.scope3.sum"), climate("ghg.scope3.about", { tonnes: sum.tonnes }), said(sum)],
          ],
        },
      ],
      empty: "",
    },
  ];
}

/** The change as reported, and with today's factors for the base year if those give another result; or why there is nothing to compare. */
function change(scene: Scene): Block[] {
  const { climate, view } = scene;
  const found = view.ghg.change;
  if (!found) return [];
  if (found.state !== "compared")
    return [{ type: "text", text: climate(`ghg.change.${found.state}`, { year: found.from }) }];
  const { from, to, reported, recalculated } = found;
  const table = (caption: string, rows: ChangeRow[]): Block => ({
    type: "table",
    caption,
    columns: [
      { header: climate("ghg.change.measure") },
      ...[from, to, climate("ghg.change.share")].map((header) => ({ header, isFigure: true as const })),
    ],
    groups: [
      {
        title: recalculated ? caption : undefined,
        rows: rows.map((row) => [climate(`ghg.${row.measure}`), row.from, row.to, row.share ?? climate("notStated")]),
      },
    ],
    empty: "",
  });
  return [
    { type: "heading", text: climate("ghg.change.title", { year: from }) },
    ...(recalculated ? [{ type: "text" as const, text: climate("ghg.change.recalculatedText") }] : []),
    table(climate("ghg.change.reported"), reported),
    ...(recalculated ? [table(climate("ghg.change.recalculated"), recalculated)] : []),
  ];
}

function target(scene: Scene): Block[] {
  const { climate, view } = scene;
  const line = view.ghg.targetLine;
  if (!line) return [];
  return "line" in line ? drawn(scene, line) : [{ type: "text", text: climate(`ghg.line.${line.state}`) }];
}

function drawn({ climate }: Scene, line: DrawnTarget): Block[] {
  const { percent, year, baseYear } = line;
  const text = describeTarget(line, climate);
  const words = { label: text, goal: climate("ghg.line.goal") };
  return [
    { type: "heading", text: climate("ghg.line.title", { percent, year, baseYear }) },
    { type: "text", text },
    { type: "figure", drawing: drawTarget(line, words, "wide"), narrow: drawTarget(line, words, "narrow") },
    {
      type: "table",
      caption: climate("ghg.line.table"),
      columns: [
        { header: climate("ghg.line.year") },
        { header: climate("ghg.line.allowed"), isFigure: true },
        { header: climate("ghg.line.actual"), isFigure: true },
      ],
      groups: [{ rows: line.rows.map((row) => [row.year, row.allowed, row.actual ?? climate("ghg.line.notYet")]) }],
      empty: "",
    },
  ];
}

/** How each scope's total came about, line by line, with the sources of its factors; null if no total was worked out here. */
export function trace(scene: Scene): ReportSection | null {
  const { t, climate, view } = scene;
  const methods = { scope1: "total", scope2: "location" } as const;
  const groups = view.ghg.traces.flatMap(({ scope, year, total, market }) => {
    const of = climate("ghg.trace.title", { scope: climate(`ghg.${scope}`), year });
    const group = (method: "total" | "location" | "market", { tonnes, lines }: typeof total) => ({
      title: `${of} · ${climate(`ghg.trace.${method}`, { tonnes })}`,
      rows: lines.map((line) => traceRow(scene, line)),
    });
    return [group(methods[scope], total), ...(market ? [group("market", market)] : [])];
  });
  for (const { category, number, estimate, lines } of view.ghg.scope3?.categories ?? []) {
    if (!estimate) continue;
    const name = climate(`ghg.scope3.categories.${category}`, { number });
    const said = climate("ghg.trace.total", { tonnes: climate("ghg.scope3.about", { tonnes: estimate.tonnes }) });
    groups.push({ title: `${name} · ${said}`, rows: lines.map((line) => traceRow(scene, line)) });
  }
  if (groups.length === 0) return null;
  return {
    id: "trace",
    title: t("progress.trace.title"),
    blocks: [
      { type: "text", text: t("progress.trace.lead") },
      {
        type: "table",
        caption: t("progress.trace.title"),
        columns: [
          { header: t("progress.trace.entered") },
          { header: t("progress.trace.calculation") },
          { header: t("progress.trace.source") },
        ],
        groups,
        empty: "",
      },
    ],
  };
}

function traceRow(
  { worksheet }: Scene,
  { label, amount, factor, kg, biogenicKg, range, source, isContract }: LineView,
): Cell[] {
  const calculation = [
    worksheet("worksheet.line", { amount, factor, kg }),
    ...(biogenicKg === null ? [] : [worksheet("worksheet.biogenicLine", { kg: biogenicKg })]),
    ...(range === null ? [] : [worksheet("worksheet.rangeLine", range)]),
  ].join("\n");
  if (!source) return [label, calculation, ""];
  const { title, address, licence, mark, notes, years } = source;
  const marks = [
    worksheet(mark === "own" ? "worksheet.ownMark" : `worksheet.${mark}`),
    ...notes.map((note) => worksheet(`worksheet.notes.${note}`)),
    years && worksheet("worksheet.publishedFor", { years }),
    isContract && worksheet("worksheet.contractLine"),
  ];
  // Publications and licences keep their own names; a note is in the language that the company writes.
  const language = mark === "own" ? undefined : ("en" as const);
  const text = [title, licence].filter(Boolean).join(" · ");
  return [label, calculation, { text, href: address, language, note: marks.filter(Boolean).join(", ") }];
}
