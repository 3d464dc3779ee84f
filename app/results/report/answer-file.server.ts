import { refusal } from "~/assessment/answers/open-id.server";
import type { Kind } from "~/core/kinds/kind";
import { fileNameParameter } from "~/foundation/web/file-name";
import { redirectTo } from "~/foundation/web/redirect.server";
import type { FileVerdict } from "./report-file.server";

/**
 * The answer to a request for a report's file. A draft leads to its form, `formOf` its kind. Throws 404 for a report that its reader may
 * not see.
 */
export function answerFile(found: FileVerdict, formOf: (kind: Kind) => string): Response {
  if (found.ok) return serveReportFile(found);
  switch (found.reason) {
    case "draft":
      return redirectTo(formOf(found.kind));
    case "not-found":
      throw refusal("not-found");
    case "too-many-requests":
      return new Response(null, { status: 429, headers: { "Retry-After": String(found.retryAfterSeconds) } });
  }
}

/** The response with a report's file, which only its reader may keep. */
export function serveReportFile({ name, size, body }: Extract<FileVerdict, { ok: true }>): Response {
  return new Response(body, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Length": String(size),
      "Content-Disposition": `attachment; ${fileNameParameter(name)}`,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "Cache-Control": "private, no-store",
      Vary: "Cookie, Accept-Language",
    },
  });
}
