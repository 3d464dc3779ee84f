import { z } from "@hono/zod-openapi";
import type { RequestSide } from "~/core/addresses/requests";
import { REQUEST_ACTS, REQUEST_KINDS, REQUEST_STATES } from "~/core/member-requests";
import { idIn } from "~/foundation/api/ids";
import type { EntryRow, RequestRow } from "./find.server";
import type { ListedRequest } from "./list.server";

const SIDES = ["received", "sent"] as const satisfies RequestSide[];

/** The caller's side of a request, in a path. */
export const requestSide = z.string().openapi({ enum: [...SIDES] });
export const toSide = (side: string): RequestSide | null => SIDES.find((each) => each === side) ?? null;
export const requestId = idIn("failures.invalid");

const request = {
  id: z.string(),
  company: z.string().openapi({ description: "The other company; empty once it has been erased" }),
  kind: z.enum(REQUEST_KINDS),
  title: z.string(),
  dueOn: z.iso.date(),
  state: z.enum(REQUEST_STATES),
};

export const listedSchema = z.object(request).openapi("ListedRequest");

export const requestSchema = z
  .object({
    ...request,
    text: z.string(),
    needsDocument: z.boolean().openapi({ description: "It can be done only with a document in its thread" }),
    revision: z.number().int(),
    thread: z.array(
      z.object({
        act: z.enum(REQUEST_ACTS),
        bySender: z.boolean().openapi({ description: "Somebody of the company that asks did it" }),
        author: z.string().nullable(),
        text: z.string(),
        file: z.string().nullable(),
        at: z.iso.datetime(),
      }),
    ),
  })
  .openapi("Request");

export const toListed = ({ id, company, kind, title, dueOn, state }: ListedRequest, seal: (id: string) => string) => ({
  id: seal(id),
  company,
  kind,
  title,
  dueOn,
  state,
});

export const toRequest = (
  { request: row, entries }: { request: RequestRow; entries: readonly EntryRow[] },
  seal: (id: string) => string,
) => ({
  id: seal(row.id),
  company: row.other,
  kind: row.kind,
  title: row.title,
  dueOn: row.dueOn,
  state: row.state,
  text: row.text,
  needsDocument: row.needsDocument,
  revision: row.revision,
  thread: entries.map(({ act, isByCorporate, author, text, fileName, createdAt }) => ({
    act,
    bySender: isByCorporate,
    author,
    text,
    file: fileName,
    at: new Date(createdAt).toISOString(),
  })),
});
