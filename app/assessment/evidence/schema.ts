import { z } from "zod";
import { DESCRIPTION_LIMIT, MAX_LINKS, NAME_LIMIT } from "~/assessment/evidence/rules/documents";
import { isDay } from "~/core/days/days";
import { manyLines } from "~/core/typed-text";
import { required } from "~/foundation/identity/schema";

const day = z
  .string()
  .trim()
  .refine((text) => text === "" || isDay(text), "errors.day")
  .transform((text) => text || null)
  .default(null);

/** The user's input about a document. Messages are keys of the `evidence` namespace (specification, accounts 5). */
export const documentSchema = z
  .object({
    dimension: z.string({ error: "errors.dimension" }).min(1, "errors.dimension").max(60, "errors.dimension"),
    name: required("errors.name", NAME_LIMIT, { tooLong: "errors.nameLong" }),
    description: z
      .string({ error: "errors.description" })
      .overwrite(manyLines)
      .min(1, "errors.description")
      .max(DESCRIPTION_LIMIT, "errors.descriptionLong"),
    issuedOn: day,
    expiresOn: day,
    links: z.array(z.string().max(120)).max(MAX_LINKS, "errors.links").default([]),
  })
  .refine(({ issuedOn, expiresOn }) => !issuedOn || !expiresOn || issuedOn <= expiresOn, {
    path: ["expiresOn"],
    message: "errors.order",
  });
