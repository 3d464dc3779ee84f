import { z } from "zod";
import type { Box } from "~/platform/crypto/box";
import { createToken } from "~/platform/crypto/tokens";
import type { Database } from "~/platform/d1/client";
import { spentTokens } from "~/platform/d1/own-tables";
import type { Captcha } from "./captcha";

const LIFETIME_MS = 60 * 60 * 1000;
const sealedSchema = z.object({ sum: z.number(), nonce: z.string(), expiresAt: z.number() });

/** A small sum to solve: no script, no third party. The expected answer travels sealed; its nonce is spent on first use. */
export function createQuestionCaptcha(db: Database, box: Box, clock: () => number): Captcha {
  return {
    ask() {
      const [a, b] = [...crypto.getRandomValues(new Uint8Array(2))].map((byte) => 1 + (byte % 9)) as [number, number];
      const token = box.seal({ sum: a + b, nonce: createToken(), expiresAt: clock() + LIFETIME_MS });
      return { provider: "question", token, a, b };
    },
    responseOf(form) {
      const answer = form.get("captchaAnswer");
      return typeof answer === "string" && answer.trim() !== "" ? `${form.get("captchaToken")}:${answer}` : "";
    },
    async verify(response) {
      const separator = response.lastIndexOf(":");
      const given = response.slice(separator + 1).trim();
      if (separator < 1 || given === "") return { ok: false, reason: "captcha-missing" };
      const sealed = sealedSchema.safeParse(box.open(response.slice(0, separator)));
      if (!sealed.success || sealed.data.expiresAt < clock()) return { ok: false, reason: "captcha-wrong" };
      const { nonce, expiresAt, sum } = sealed.data;
      const spent = await db.insert(spentTokens).values({ nonce, expiresAt }).onConflictDoNothing().returning();
      const isRight = spent.length === 1 && /^\d{1,2}$/.test(given) && Number(given) === sum;
      return isRight ? { ok: true } : { ok: false, reason: "captcha-wrong" };
    },
  };
}
