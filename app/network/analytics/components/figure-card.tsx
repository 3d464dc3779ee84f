import { useTranslation } from "react-i18next";
import { MarkupBox } from "~/foundation/web/markup";
import { TableFiles } from "~/network/members/components/table-files";
import { Card } from "~/ui/card";
import { ChartFigure } from "~/ui/chart-figure";
import { Table } from "~/ui/table";
import type { DrawnFigure } from "../draw.server";

interface Props {
  figure: DrawnFigure;
  /** Its table as a file; those of both groups if it has both. */
  files: { csvHref: string; of?: string | null }[];
  /** The name of its group, if two groups are side by side. */
  of?: string | null;
  /** It is one of several small ones, which share a legend and are short. */
  isSmall?: boolean;
}

/** A figure with its charts, the same data as a table, and that table as a file. */
export function FigureCard({ figure, files, of, isSmall = false }: Props) {
  const { t } = useTranslation("analytics");
  const { title, caption, legend, bars, radar, pies } = figure;
  const downloads = files.map((file) => (
    <TableFiles key={file.csvHref} href={file.csvHref} of={title} group={file.of ?? null} />
  ));
  return (
    <Card as="section" padded className="min-w-0">
      {figure.isEmpty ? (
        <>
          <h3>{title}</h3>
          {caption ? <p className="mt-1 text-ink-3">{caption}</p> : null}
          <p className="mt-4 text-ink-2">{t("empty")}</p>
        </>
      ) : (
        <>
          <ChartFigure
            title={title}
            description={caption ?? undefined}
            tableSummary={t("table.summary")}
            table={
              <>
                <FigureTable figure={figure} caption={of ? `${title} (${of})` : title} />
                {isSmall ? downloads : null}
              </>
            }
          >
            <div className="@container">
              <div className={radar ? "grid items-center gap-6 @min-[60rem]:grid-cols-[1fr_28rem]" : undefined}>
                {bars ? <MarkupBox html={bars} className="min-w-0" /> : null}
                {radar ? <MarkupBox html={radar} className="min-w-0" /> : null}
              </div>
            </div>
            {pies.length > 0 ? (
              <ul className="flex flex-wrap gap-x-8 gap-y-4">
                {pies.map(({ name, svg }) => (
                  <li key={name}>
                    <p className="font-semibold">{name}</p>
                    {svg ? (
                      <MarkupBox html={svg} className="min-w-0" />
                    ) : (
                      <p className="mt-2 text-ink-2">{t("empty")}</p>
                    )}
                  </li>
                ))}
              </ul>
            ) : null}
            {legend.length > 0 && !isSmall ? (
              <div className="mt-3">
                <Legend legend={legend} />
              </div>
            ) : null}
          </ChartFigure>
          {isSmall ? null : downloads}
        </>
      )}
    </Card>
  );
}

/** What the colours of figures stand for; nothing for figures of one colour. */
export function Legend({ legend }: Pick<DrawnFigure, "legend">) {
  const { t } = useTranslation("analytics");
  if (legend.length === 0) return null;
  return (
    <ul aria-label={t("legend")} className="flex flex-wrap gap-x-6 gap-y-1 text-small text-ink-2">
      {legend.map(({ id, name, colour }) => (
        <li key={id} className="flex items-center gap-2">
          <Swatch colour={colour} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** A small square of a colour. */
export function Swatch({ colour }: { colour: string }) {
  return (
    <svg className="size-3 shrink-0" viewBox="0 0 12 12" aria-hidden="true">
      <rect width="12" height="12" rx="2" fill={colour} />
    </svg>
  );
}

function FigureTable({ figure: { table, hrefs, colours }, caption }: { figure: DrawnFigure; caption: string }) {
  const [first = "", ...others] = table.header;
  return (
    <Table
      caption={caption}
      captionHidden
      columns={[
        { key: "name", header: first },
        ...others.map((header, index) => ({ key: `c${index}`, header, align: "end" as const })),
      ]}
      rows={table.lines.map(([name = "", ...cells], row) => ({
        key: `${row}`,
        cells: {
          name: <Marked colour={colours[row] ?? null}>{name}</Marked>,
          ...Object.fromEntries(
            cells.map((text, index) => {
              const href = hrefs[row]?.[index];
              return [
                `c${index}`,
                href ? (
                  <a key={href} href={href} className="inline-flex min-h-11 min-w-11 items-center justify-end">
                    {text}
                  </a>
                ) : (
                  text
                ),
              ];
            }),
          ),
        },
      }))}
    />
  );
}

/** The name of a row, with the colour of its bar if it has its own. */
function Marked({ colour, children }: { colour: string | null; children: string }) {
  if (colour === null) return children;
  return (
    <span className="inline-flex items-center gap-2">
      <Swatch colour={colour} />
      {children}
    </span>
  );
}
