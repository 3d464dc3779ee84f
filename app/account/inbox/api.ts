import { createRoute, type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnv } from "~/foundation/api/env";
import { emptyBody, jsonBody, listOf, ok, pageQuery, responses } from "~/foundation/api/envelope";
import { ApiError, refused, tooMany } from "~/foundation/api/errors";
import { callerQuery, requireCaller } from "~/foundation/api/ids";
import { signedIn } from "~/foundation/api/middleware.server";
import { type EntryInFull, wordsOf } from "~/foundation/notifications/entries.server";
import { listChoices, listPreferences, savePreferences } from "~/foundation/notifications/preferences.server";
import { type Preference, type Preferences, priorityOf, TYPES } from "~/foundation/notifications/rules/policy";
import { PRIORITIES } from "~/foundation/notifications/rules/types";
import { attempt } from "~/foundation/web/attempt.server";
import type { Reader } from "~/i18n/format";
import type { Context } from "~/platform/context";
import { deleteAllEntries, deleteEntry, listAndCount, markAllRead, markRead } from "./inbox.server";

const tags = ["notifications"];

const typeName = z.enum(TYPES);
const preferencesSchema = z
  .record(typeName, z.object({ enabled: z.boolean(), email: z.boolean(), inApp: z.boolean() }))
  .openapi("NotificationPreferences");
const choiceSchema = z
  .strictObject({ enabled: z.boolean().default(true), email: z.boolean(), inApp: z.boolean() })
  .openapi("NotificationChoice");
const choices = z
  .strictObject(
    Object.fromEntries(TYPES.map((type) => [type, choiceSchema])) as Record<
      (typeof TYPES)[number],
      typeof choiceSchema
    >,
  )
  .partial();
/** The preferences, at the top level or under `preferences`, with or without the caller's id. */
const choicesSchema = choices
  .extend({ ...callerQuery.shape, preferences: choices.optional() })
  .openapi("NotificationChoices");

const preferencesCall = createRoute({
  operationId: "getNotificationPreferences",
  method: "get",
  path: "/notifications/preferences",
  tags,
  summary: "By which channels the caller hears of each type",
  ...signedIn,
  request: { query: callerQuery },
  responses: responses(preferencesSchema, [401, 404, 422]),
});

const savePreferencesCall = createRoute({
  operationId: "saveNotificationPreferences",
  method: "put",
  path: "/notifications/preferences",
  tags,
  summary: "Choose channels by type; types left out stay as they are, those that protect the account stay on",
  description: "The map is the body itself, or its field `preferences`. `userId` is the caller's own.",
  ...signedIn,
  request: { query: callerQuery, ...jsonBody(choicesSchema) },
  responses: responses(preferencesSchema, [400, 401, 404, 413, 415, 422, 429]),
});

const digestSchema = z.strictObject({ enabled: z.boolean() }).openapi("NotificationDigest");

const digestCall = createRoute({
  operationId: "getNotificationDigest",
  method: "get",
  path: "/notifications/digest",
  tags,
  summary: "Whether e-mails about assessments and reports come together, once a week",
  ...signedIn,
  responses: responses(digestSchema, [401]),
});

const saveDigestCall = createRoute({
  operationId: "saveNotificationDigest",
  method: "put",
  path: "/notifications/digest",
  tags,
  summary: "Choose whether they do; deadlines and submitted assessments still come at once",
  ...signedIn,
  request: jsonBody(digestSchema),
  responses: responses(digestSchema, [400, 401, 413, 415, 422]),
});

const notificationSchema = z
  .object({
    _id: z.string(),
    id: z.string(),
    type: z.string(),
    title: z.string(),
    message: z.string(),
    priority: z.enum(PRIORITIES),
    read: z.boolean(),
    timestamp: z.string().openapi({ format: "date-time" }),
  })
  .openapi("Notification");
const said = z.object({ message: z.string() });
const byId = { params: z.object({ id: z.string().max(200) }) };

const listCall = createRoute({
  operationId: "listNotifications",
  method: "get",
  path: "/notifications",
  tags,
  summary: "The caller's notifications, newest first",
  ...signedIn,
  request: { query: pageQuery(10) },
  responses: responses(listOf(notificationSchema).extend({ unread: z.number().int() }), [401, 422]),
});

const readCall = createRoute({
  operationId: "readNotification",
  method: "patch",
  path: "/notifications/{id}/read",
  tags,
  summary: "Mark a notification as read",
  ...signedIn,
  request: { ...byId, ...emptyBody },
  responses: responses(said, [400, 401, 404, 413, 415, 422]),
});

const readAllCall = createRoute({
  operationId: "readAllNotifications",
  method: "patch",
  path: "/notifications/read",
  tags,
  summary: "Mark all notifications as read",
  ...signedIn,
  request: emptyBody,
  responses: responses(said, [400, 401, 413, 415, 422]),
});

const deleteCall = createRoute({
  operationId: "deleteNotification",
  method: "delete",
  path: "/notifications/{id}",
  tags,
  summary: "Delete a notification",
  ...signedIn,
  request: { ...byId, ...emptyBody },
  responses: responses(said, [400, 401, 404, 413, 415, 422]),
});

const deleteAllCall = createRoute({
  operationId: "deleteAllNotifications",
  method: "delete",
  path: "/notifications",
  tags,
  summary: "Delete all notifications",
  ...signedIn,
  request: emptyBody,
  responses: responses(said, [400, 401, 413, 415, 422]),
});

/** Adds the notification calls to the app. */
export function addNotificationCalls(app: OpenAPIHono<ApiEnv>): void {
  addDigestCalls(app);
  app.openapi(listCall, async (c) => {
    const { offset, limit } = c.req.valid("query");
    const { user } = c.var.owner;
    const { count, unread, list } = await tried(c, "load", (ctx) => listAndCount(ctx, user, { offset, limit }));
    const entries = list.map((entry) => toNotification(entry, user));
    return c.json(ok(c.var.say("done.loaded"), { count, unread, list: entries }), 200);
  });

  app.openapi(readCall, async (c) => {
    const { id } = c.req.valid("param");
    const verdict = await tried(c, "read", (ctx) => markRead(ctx, c.var.owner.user.id, id));
    if (!verdict.ok) throw refused(verdict.reason);
    const message = c.var.say("done.read");
    return c.json(ok(message, { message }), 200);
  });

  app.openapi(readAllCall, async (c) => {
    await tried(c, "read", (ctx) => markAllRead(ctx, c.var.owner.user.id));
    const message = c.var.say("flash:allRead");
    return c.json(ok(message, { message }), 200);
  });

  app.openapi(deleteCall, async (c) => {
    const { id } = c.req.valid("param");
    const verdict = await tried(c, "delete", (ctx) => deleteEntry(ctx, c.var.owner.user.id, id));
    if (!verdict.ok) throw refused(verdict.reason);
    const message = c.var.say("flash:notificationDeleted");
    return c.json(ok(message, { message }), 200);
  });

  app.openapi(deleteAllCall, async (c) => {
    await tried(c, "delete", (ctx) => deleteAllEntries(ctx, c.var.owner.user.id));
    const message = c.var.say("flash:notificationsDeleted");
    return c.json(ok(message, { message }), 200);
  });

  app.openapi(preferencesCall, async (c) => {
    requireCaller(c.env.kompas, c.var.owner.user, c.req.valid("query").userId);
    const preferences = await tried(c, "preferencesLoad", (ctx) => listPreferences(ctx, c.var.owner.user.id));
    return c.json(ok(c.var.say("done.loaded"), toContract(preferences)), 200);
  });

  app.openapi(savePreferencesCall, async (c) => {
    const { user } = c.var.owner;
    const { userId, preferences: named, ...bare } = c.req.valid("json");
    for (const each of [userId, c.req.valid("query").userId]) requireCaller(c.env.kompas, user, each);
    const chosen = Object.entries({ ...bare, ...named }).map(
      ([type, { enabled, email, inApp }]): [string, Preference] => [
        type,
        { email: enabled && email, inApp: enabled && inApp },
      ],
    );
    const saved = await tried(c, "preferencesSave", (ctx) => savePreferences(ctx, user.id, Object.fromEntries(chosen)));
    if (!saved.ok) throw tooMany(saved.retryAfterSeconds);
    const preferences = await tried(c, "preferencesLoad", (ctx) => listPreferences(ctx, user.id));
    const said = c.var.say("flash:preferencesSaved");
    const types = saved.keptOn.join(", ");
    const message = types ? c.var.say("done.alwaysOn", { saved: said, types }) : said;
    return c.json(ok(message, toContract(preferences)), 200);
  });
}

function addDigestCalls(app: OpenAPIHono<ApiEnv>): void {
  app.openapi(digestCall, async (c) => {
    const { wantsDigest } = await tried(c, "preferencesLoad", (ctx) => listChoices(ctx, c.var.owner.user.id));
    return c.json(ok(c.var.say("done.loaded"), { enabled: wantsDigest }), 200);
  });

  app.openapi(saveDigestCall, async (c) => {
    const { enabled } = c.req.valid("json");
    const saved = await tried(c, "preferencesSave", (ctx) => savePreferences(ctx, c.var.owner.user.id, {}, enabled));
    if (!saved.ok) throw tooMany(saved.retryAfterSeconds);
    return c.json(ok(c.var.say("flash:preferencesSaved"), { enabled }), 200);
  });
}

type Task = "load" | "read" | "delete" | "preferencesLoad" | "preferencesSave";

/** Runs a use case and returns its result. If it throws, the call answers 500 and says what failed. */
async function tried<T>(c: { env: ApiEnv["Bindings"] }, task: Task, work: (ctx: Context) => Promise<T>): Promise<T> {
  const { kompas } = c.env;
  const done = await attempt(kompas.log, `notifications-${task}`, () => work(kompas));
  if (!done.ok) throw new ApiError(500, `notifications:failures.${task}`);
  return done.value;
}

/** Converts preferences to the contract's map. `enabled` means that at least one channel is on. */
function toContract(preferences: Preferences): z.infer<typeof preferencesSchema> {
  const entries = TYPES.map((type) => {
    const { email, inApp } = preferences[type];
    return [type, { enabled: email || inApp, email, inApp }] as const;
  });
  return Object.fromEntries(entries) as z.infer<typeof preferencesSchema>;
}

function toNotification(entry: EntryInFull, reader: Reader): z.infer<typeof notificationSchema> {
  const { title, text } = wordsOf(entry, reader);
  return {
    _id: entry.id,
    id: entry.id,
    type: entry.type,
    title,
    message: text || title,
    priority: priorityOf(entry.type, entry.data),
    read: entry.readAt !== null,
    timestamp: new Date(entry.createdAt).toISOString(),
  };
}
