import type { PDFRef } from "@cantoo/pdf-lib";

/** What a part of the file is, for whoever does not see it (ISO 32000-1, 14.8.4). */
export type Role =
  | "Document"
  | "Sect"
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "P"
  | "L"
  | "LI"
  | "Lbl"
  | "LBody"
  | "Table"
  | "TR"
  | "TH"
  | "TD"
  | "Link"
  | "Figure";

/** A place on a page that belongs to a tag: marked content by its number, or a link. */
export type Mark = { page: number; id: number } | { page: number; link: PDFRef };

export interface TagMore {
  /** What a figure says, in words. */
  alt?: string;
  /** A table's cells: what a header is the header of, and over how many columns and rows it goes. */
  scope?: "Column" | "Row";
  columns?: number;
  rows?: number;
  /** What a table tells. */
  summary?: string;
}

/** A node of the tree that says what is what, in the order in which it is read. */
export class Tag {
  readonly kids: (Tag | Mark)[] = [];

  constructor(
    readonly role: Role,
    readonly more: TagMore = {},
  ) {}

  /** A new node below this one, after those that there are. */
  add(role: Role, more: TagMore = {}): Tag {
    const tag = new Tag(role, more);
    this.kids.push(tag);
    return tag;
  }
}
