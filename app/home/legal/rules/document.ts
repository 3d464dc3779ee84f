/** A legal document in one language, as the build packs it. */
export interface PackedLegal {
  title: string;
  /** Made from our own Markdown, with placeholders that are filled in when a page is made. */
  html: string;
  /** Newest first. */
  versions: {
    number: number;
    /** The day it takes effect, ISO 8601. */
    from: string;
    /** What has changed since the previous version. */
    changes: string;
  }[];
}
