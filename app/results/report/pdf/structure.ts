import { type PDFContext, type PDFDict, PDFHexString, type PDFRef } from "@cantoo/pdf-lib";
import type { Sheet } from "./sheet";
import { Tag } from "./tags";

/** A page in the file. */
export interface PlacedSheet {
  sheet: Sheet;
  page: PDFRef;
}

/**
 * Writes the structure tree (ISO 32000-1, 14.7) and returns its root: each tag, and for each page the tags of its pieces. `links` are
 * numbered in that table after the pages.
 */
export function writeStructure(
  context: PDFContext,
  root: Tag,
  placed: readonly PlacedSheet[],
  links: readonly { ref: PDFRef; tag: Tag }[],
): PDFRef {
  const refs = new Map<Tag, PDFRef>();
  const top = context.nextRef();
  write(root, top);
  const pages = placed.flatMap(({ sheet }, index) => [
    index,
    context.register(context.obj(sheet.marked.map((tag) => refs.get(tag) ?? null))),
  ]);
  const linked = links.flatMap(({ tag }, index) => [placed.length + index, refs.get(tag) ?? null]);
  context.assign(
    top,
    context.obj({
      Type: "StructTreeRoot",
      K: [refs.get(root) ?? null],
      ParentTree: context.obj({ Nums: [...pages, ...linked] }),
      ParentTreeNextKey: placed.length + links.length,
    }),
  );
  return top;

  function write(tag: Tag, parent: PDFRef): PDFRef {
    const ref = context.nextRef();
    refs.set(tag, ref);
    const { alt } = tag.more;
    const kids = tag.kids.flatMap((kid): (PDFRef | PDFDict)[] => {
      if (kid instanceof Tag) return isEmpty(kid) ? [] : [write(kid, ref)];
      const page = placed[kid.page]?.page;
      if ("link" in kid) return [context.obj({ Type: "OBJR", Obj: kid.link, Pg: page })];
      return [context.obj({ Type: "MCR", Pg: page, MCID: kid.id })];
    });
    context.assign(
      ref,
      context.obj({
        Type: "StructElem",
        S: tag.role,
        P: parent,
        K: kids,
        ...(alt ? { Alt: PDFHexString.fromText(alt) } : {}),
        ...attributes(tag),
      }),
    );
    return ref;
  }
}

/** A tag that was laid out but has nothing to show, like a card without its sentence. */
const isEmpty = (tag: Tag): boolean =>
  tag.role !== "TD" && tag.role !== "TH" && tag.kids.every((kid) => kid instanceof Tag && isEmpty(kid));

function attributes({ role, more: { scope, columns, rows, summary } }: Tag) {
  if (role === "Figure") return { A: { O: "Layout", Placement: "Block" } };
  const said = {
    ...(scope ? { Scope: scope } : {}),
    ...(columns ? { ColSpan: columns } : {}),
    ...(rows && rows > 1 ? { RowSpan: rows } : {}),
    ...(summary ? { Summary: PDFHexString.fromText(summary) } : {}),
  };
  return Object.keys(said).length > 0 ? { A: { O: "Table", ...said } } : {};
}
