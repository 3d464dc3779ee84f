import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { assessments } from "../../foundation/tables/assessments";
import { companies } from "../../foundation/tables/company";
import { time } from "../../platform/d1/time";

/** A supporting document of an assessment, with one or more files. */
export const documents = sqliteTable(
  "documents",
  {
    id: text("id").primaryKey(),
    assessmentId: text("assessment_id")
      .notNull()
      .references(() => assessments.id, { onDelete: "cascade" }),
    /** Id of the catalogue's dimension. */
    dimension: text("dimension").notNull(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** ISO dates: when it was issued, and until when it is valid. */
    issuedOn: text("issued_on"),
    expiresOn: text("expires_on"),
    createdBy: text("created_by").notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [index("documents_by_assessment").on(t.assessmentId, t.createdAt)],
);

/** A file of a document, in R2 under `evidence/{company id}/{id}.{ending of its actual type}`. */
export const documentFiles = sqliteTable(
  "document_files",
  {
    id: text("id").primaryKey(),
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The user's own name for it; never part of a key. */
    fileName: text("file_name").notNull(),
    /** Bytes. */
    size: integer("size").notNull(),
    /** Hex. */
    sha256: text("sha256").notNull(),
    pages: integer("pages").notNull(),
    uploadedAt: time("uploaded_at").notNull(),
  },
  (t) => [
    index("document_files_by_document").on(t.documentId, t.uploadedAt),
    // For the company's quota.
    index("document_files_by_company").on(t.companyId),
  ],
);

/** A topic or question that a document is evidence for. */
export const documentLinks = sqliteTable(
  "document_links",
  {
    documentId: text("document_id")
      .notNull()
      .references(() => documents.id, { onDelete: "cascade" }),
    /** Id of the catalogue's topic or question. */
    subject: text("subject").notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.subject] })],
);
