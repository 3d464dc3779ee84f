import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import { type Preference, type Preferences, TYPES } from "~/domain/notifications/policy";
import type { ApiEnv } from "~/features/api/env";
import { answers, jsonBody, ok } from "~/features/api/envelope";
import { invalid } from "~/features/api/errors";
import { signedIn } from "~/features/api/middleware.server";
import { listPreferences, savePreferences } from "./preferences.server";

const tags = ["notifications"];

const typeName = z.enum(TYPES);
const preferencesSchema = z
  .record(typeName, z.object({ enabled: z.boolean(), email: z.boolean(), inApp: z.boolean() }))
  .openapi("NotificationPreferences");
const choicesSchema = z
  .partialRecord(typeName, z.object({ enabled: z.boolean().default(true), email: z.boolean(), inApp: z.boolean() }))
  .openapi("NotificationChoices");

const preferencesCall = createRoute({
  method: "get",
  path: "/notifications/preferences",
  tags,
  summary: "By which channels the caller hears of each type",
  ...signedIn,
  responses: answers(preferencesSchema, [401]),
});

const savePreferencesCall = createRoute({
  method: "put",
  path: "/notifications/preferences",
  tags,
  summary: "Choose channels by type; types left out stay as they are",
  ...signedIn,
  request: jsonBody(choicesSchema),
  responses: answers(preferencesSchema, [400, 401, 413, 415, 422]),
});

/** The calls around notifications. */
export function addNotificationCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(preferencesCall, async (c) => {
    const preferences = await listPreferences(c.env.kompas, c.var.owner.user.id);
    return c.json(ok(c.var.say("done.loaded"), toContract(preferences)), 200);
  });

  app.openapi(savePreferencesCall, async (c) => {
    const ctx = c.env.kompas;
    const { user } = c.var.owner;
    const choices = Object.entries(c.req.valid("json")).map(
      ([type, { enabled, email, inApp }]): [string, Preference] => [
        type,
        { email: enabled && email, inApp: enabled && inApp },
      ],
    );
    const saved = await savePreferences(ctx, user.id, Object.fromEntries(choices));
    if (!saved.ok) throw invalid(Object.fromEntries(saved.types.map((type) => [type, "failures.alwaysOn"] as const)));
    const preferences = await listPreferences(ctx, user.id);
    return c.json(ok(c.var.say("common:flash.preferencesSaved"), toContract(preferences)), 200);
  });
}

/** The contract's map: `enabled` says that at least one channel is open. */
function toContract(preferences: Preferences): z.infer<typeof preferencesSchema> {
  const entries = TYPES.map((type) => {
    const { email, inApp } = preferences[type];
    return [type, { enabled: email || inApp, email, inApp }] as const;
  });
  return Object.fromEntries(entries) as z.infer<typeof preferencesSchema>;
}
