/**
 * The full-text tables and the statement that fills each from the rows of other tables, as the migrations first filled them. Triggers
 * keep them from then on. A backup leaves them out, and a restore makes them anew.
 */
export const SEARCH_TABLES: Readonly<Record<string, string>> = {
  member_search:
    "INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM listed_companies AS m JOIN company_words AS w ON w.company_id = m.company_id",
  company_search:
    "INSERT INTO company_search (words, keys, company_id) SELECT name || ' ' || registration_number, 'k' || hex(id), id FROM companies WHERE erased_at IS NULL",
  person_search:
    "INSERT INTO person_search (words, keys, user_id) SELECT username || ' ' || email, 'k' || hex(id), id FROM users WHERE erased_at IS NULL",
};

/** What SQLite appends to the name of a full-text table for the tables inside it (FTS5, "Shadow tables"). */
const INSIDE = ["data", "idx", "content", "docsize", "config"];

/** Whether a table is one of those inside the given full-text tables. */
export const isInside = (table: string, searchTables: readonly string[]): boolean =>
  searchTables.some((search) => INSIDE.some((part) => table === `${search}_${part}`));
