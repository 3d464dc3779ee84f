import { defineConfig } from "drizzle-kit";

/** The migrations of the database LOGS. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./app/upkeep/privacy/all-log-tables.ts",
  out: "./migrations/logs",
});
