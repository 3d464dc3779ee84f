import type { PDFRef } from "@cantoo/pdf-lib";

/** The role of a part of the file, for readers who cannot see it (ISO 32000-1, 14.8.4). */
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
  /** For a table's cells: what a header is for, and how many columns and rows it spans. */
  scope?: "Column" | "Row";
  columns?: number;
  rows?: number;
  /** What a table says. */
  summary?: string;
}

/** A node of the structure tree, in reading order. */
export class Tag {
  readonly kids: (Tag | Mark)[] = [];

  constructor(
    readonly role: Role,
    readonly more: TagMore = {},
  ) {}

  /** Adds a node below this one, after the existing ones. */
  add(role: Role, more: TagMore = {}): Tag {
    const tag = new Tag(role, more);
    this.kids.push(tag);
    return tag;
  }
}
