import { defineConfig } from "drizzle-kit";

export default defineConfig({ dialect: "sqlite", schema: "./app/upkeep/privacy/all-tables.ts", out: "./migrations" });
