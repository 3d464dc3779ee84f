/** A legal document in one language, as the build packs it. */
export interface PackedLegal {
  title: string;
  /** Made of our own Markdown, with placeholders that are filled in when a page is made. */
  html: string;
  /** Newest first. */
  versions: {
    number: number;
    /** From which day on it holds, ISO 8601. */
    from: string;
    /** What is different from the one before. */
    changes: string;
  }[];
}
