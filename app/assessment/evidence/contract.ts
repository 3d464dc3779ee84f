import { z } from "@hono/zod-openapi";
import { aboutType, typeOfFile } from "~/assessment/evidence/rules/file-types";
import type { KindContract } from "~/assessment/kinds/rules";
import { inEveryLanguage } from "~/core/language";
import { submissionId } from "~/foundation/api/ids";
import { named, namedShape } from "~/foundation/api/names";
import type { OpenedDocuments } from "./queries.server";
import { filePath } from "./view";

/** The contract's name for a document's dimension field. */
type DimensionField = KindContract["dimensionField"];

const newDocument = z.strictObject({
  submissionId: submissionId.optional(),
  name: z.string().optional(),
  description: z.string().optional(),
  issuedOn: z.string().optional().openapi({ example: "2026-11-21" }),
  expiresOn: z.string().optional(),
  links: z.array(z.string()).optional().openapi({ description: "Ids of topics and questions it is evidence for" }),
});

/** The body of a call that adds a document, by the name of the dimension field. */
export const newDocuments = {
  dimension: newDocument.extend({ dimension: z.string().optional() }).openapi("NewDocument"),
  proGress_Dimension: newDocument.extend({ proGress_Dimension: z.string().optional() }).openapi("NewProgressDocument"),
};

/** The same in the use case's terms. */
export function toEntry({ submissionId: _, ...entry }: z.infer<(typeof newDocuments)[DimensionField]>) {
  if (!("proGress_Dimension" in entry)) return entry;
  const { proGress_Dimension: dimension, ...rest } = entry;
  return { ...rest, dimension };
}

/** The use case's errors under the contract's field names. */
export function inContract<E>(dimension: DimensionField, errors: Record<string, E>): Record<string, E> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field === "dimension" ? dimension : field, error]),
  );
}

const documentSchema = z.object({
  _id: z.string(),
  id: z.string(),
  name: z.string(),
  description: z.string(),
  issuedOn: z.string().nullable(),
  expiresOn: z.string().nullable(),
  links: z.array(z.string()),
  files: z.array(z.string()).openapi({ description: "Links under /files/ that open with the bearer token" }),
  references: z.array(z.object({ filename: z.string(), path: z.string(), mimetype: z.string() })),
});
const namedDimension = z.object({ _id: z.string(), ...namedShape("name") });

/** A supporting document, by the name of the dimension field. */
export const documentSchemas = {
  dimension: documentSchema.extend({ dimension: namedDimension }).openapi("SupportingDocument"),
  proGress_Dimension: documentSchema
    .extend({ proGress_Dimension: namedDimension })
    .openapi("SupportingProgressDocument"),
};

export function toDocuments(field: DimensionField, { catalogue, documents }: OpenedDocuments) {
  return documents.map(({ dimension: dimensionId, files, ...document }) => {
    const dimension = catalogue.dimensions.find(({ id }) => id === dimensionId);
    const head = { _id: dimensionId, ...named("name", dimension?.name ?? inEveryLanguage({ en: "" })) };
    return {
      _id: document.id,
      ...document,
      [field]: head,
      files: files.map(filePath),
      references: files.map((file) => {
        const { ending, mime } = aboutType(typeOfFile(file));
        return { filename: file.fileName, path: `files/${file.id}.${ending}`, mimetype: mime };
      }),
    } as z.infer<(typeof documentSchemas)[DimensionField]>;
  });
}
