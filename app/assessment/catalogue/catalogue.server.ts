import { type Column, desc, eq, type Placeholder, sql } from "drizzle-orm";
import { FORMER_TITLES } from "~/assessment/catalogue/content/former-titles";
import { type Catalogue, type CatalogueOf, catalogueSchema } from "~/assessment/catalogue/rules/catalogue";
import { untitledIn, withTitles } from "~/assessment/catalogue/rules/titles";
import { catalogues } from "~/assessment/catalogue/tables";
import { KINDS_OF_ASSESSMENTS, type Kind, READINESS } from "~/core/kinds/kind";
import type { Context } from "~/platform/context";
import { hashOf } from "~/platform/crypto/canonical";
import type { Database } from "~/platform/d1/client";
import { preparedQuery } from "~/platform/d1/prepared-query";

/** Published versions never change, so an isolate parses each once. */
const parsed = new Map<string, Catalogue>();

/** A published questionnaire, in which every practice has a title. Throws when the version was never published. */
export async function getCatalogue(ctx: Context, version: string): Promise<Catalogue> {
  const known = parsed.get(version);
  if (known) return known;
  const written = catalogueSchema.parse(await readDocument(ctx, version));
  const isTitled = untitledIn(written).length === 0;
  const catalogue = isTitled ? written : withTitles(written, await newerThan(ctx, written), FORMER_TITLES);
  parsed.set(version, catalogue);
  return catalogue;
}

/** The newest published questionnaire of the same kind; null if it is this one. */
async function newerThan(ctx: Context, { kind, version }: Catalogue): Promise<Catalogue | null> {
  const [newest] = await newestVersion(ctx, kind);
  return newest && newest.version !== version ? getCatalogue(ctx, newest.version) : null;
}

/** As `getCatalogue`, for one kind. Throws when the version is of another kind. */
export async function getCatalogueOf<K extends Kind>(ctx: Context, kind: K, version: string): Promise<CatalogueOf<K>> {
  const catalogue = await getCatalogue(ctx, version);
  if (catalogue.kind !== kind) throw new Error(`Catalogue ${version} is of the kind ${catalogue.kind}`);
  return catalogue as CatalogueOf<K>;
}

/** A batch statement that finds the newest published version of a kind. */
export function newestVersion(ctx: Context, kind: Kind) {
  return newestOf(ctx.db, { kind });
}

const newestOf = preparedQuery(["kind"], (db, { kind }) => selectNewest(db, kind));

/** The same as a column, for a statement that reads something else of that kind. */
export const newestVersionColumn = (db: Database, kind: Column) =>
  sql<string | null>`(${selectNewest(db, kind)})`.as("newest_version");

function selectNewest(db: Database, kind: Placeholder | Column) {
  return db
    .select({ version: catalogues.version })
    .from(catalogues)
    .where(eq(catalogues.kind, kind))
    .orderBy(desc(catalogues.publishedAt))
    .limit(1);
}

/** The newest published questionnaire of each kind that has one. */
export async function listCurrentCatalogues(ctx: Context): Promise<Catalogue[]> {
  const newest = await Promise.all(KINDS_OF_ASSESSMENTS.map((kind) => newestVersion(ctx, kind)));
  return Promise.all(newest.flat().map(({ version }) => getCatalogue(ctx, version)));
}

/** Every published questionnaire of a kind, the newest first. */
export async function listCatalogues(ctx: Context, kind: Kind): Promise<Catalogue[]> {
  const versions = await ctx.db
    .select({ version: catalogues.version })
    .from(catalogues)
    .where(eq(catalogues.kind, kind))
    .orderBy(desc(catalogues.publishedAt));
  return Promise.all(versions.map(({ version }) => getCatalogue(ctx, version)));
}

/** The newest published questionnaire of a kind; a new assessment pins its version. */
export async function getCurrentCatalogue(ctx: Context, kind: Kind = READINESS): Promise<Catalogue> {
  const [row] = await newestVersion(ctx, kind);
  if (!row) throw new Error(`No catalogue of the kind ${kind} is published`);
  return getCatalogue(ctx, row.version);
}

const hashes = new Map<string, string>();

/** SHA-256 of a published questionnaire's canonical JSON, hex. Throws when the version was never published. */
export async function hashCatalogue(ctx: Context, version: string): Promise<string> {
  const known = hashes.get(version);
  if (known) return known;
  const hash = await hashOf(await readDocument(ctx, version));
  hashes.set(version, hash);
  return hash;
}

async function readDocument(ctx: Context, version: string): Promise<unknown> {
  const [row] = await ctx.db
    .select({ document: catalogues.document })
    .from(catalogues)
    .where(eq(catalogues.version, version));
  if (!row) throw new Error(`Catalogue ${version} is not published`);
  return JSON.parse(row.document);
}
