import { deliverBatch } from "~/entries/deliver-batch.server";
import type { Context } from "~/platform/context";
import { recordDeadLetters } from "~/upkeep/delivery/dead-letters.server";

/** As in `wrangler.toml`. */
const BATCH = 10;
const MAX_RETRIES = 3;
const PAUSE_MS = 5_000;

interface Waiting {
  id: string;
  body: unknown;
  attempts: number;
  at: number;
}

/**
 * A queue with its own clock. It delivers batches of ten, redelivers a message on request at most three times, and then passes it to the
 * dead-letter consumer. `now` is the consumers' clock.
 */
export class TestQueue {
  now: number;
  waiting: Waiting[] = [];
  brought = 0;
  #ids = 0;
  #connect: (queue: Context["queue"], clock: () => number) => Context;

  constructor(start: number, connect: (queue: Context["queue"], clock: () => number) => Context) {
    this.now = start;
    this.#connect = connect;
  }

  /** A context that sends to this queue. */
  context(): Context {
    const answer = { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    const queue: Context["queue"] = {
      metrics: async () => answer.metadata.metrics,
      send: async (body) => {
        this.add(body);
        return answer;
      },
      sendBatch: async (messages) => {
        for (const { body, delaySeconds = 0 } of messages) this.#add(body, delaySeconds * 1000);
        return answer;
      },
    };
    return this.#connect(queue, () => this.now);
  }

  add(...bodies: unknown[]): void {
    for (const body of bodies) this.#add(body, 0);
  }

  #add(body: unknown, delayMs: number): void {
    this.#ids += 1;
    this.waiting.push({ id: `m${this.#ids}`, body, attempts: 1, at: this.now + delayMs });
  }

  /** Delivers all waiting messages until none are left, and moves the clock on to each next one, up to `until`. */
  async drain(until = Number.POSITIVE_INFINITY): Promise<void> {
    while (this.waiting.some(({ at }) => at <= until)) {
      this.now = Math.max(this.now, Math.min(...this.waiting.map(({ at }) => at)));
      const due = this.waiting.filter(({ at }) => at <= this.now).slice(0, BATCH);
      this.waiting = this.waiting.filter((message) => !due.includes(message));
      await this.#bring("kompas-notifications", due);
    }
  }

  async #bring(queue: string, due: Waiting[]): Promise<void> {
    this.brought += due.length;
    const asked = new Map<string, number>();
    const acked = new Set<string>();
    const messages = due.map(({ id, body, attempts }) => ({
      id,
      body,
      attempts,
      timestamp: new Date(this.now),
      ack: () => void acked.add(id),
      retry: (options?: QueueRetryOptions) => void asked.set(id, (options?.delaySeconds ?? 5) * 1000),
    }));
    const batch: MessageBatch = {
      queue,
      messages,
      ackAll: () => {},
      retryAll: () => {},
      metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } },
    };
    const isDead = queue !== "kompas-notifications";
    // If a consumer throws, the rest of its batch stays unacknowledged and the queue redelivers it.
    await (isDead ? recordDeadLetters : deliverBatch)(this.context(), batch).catch(() => {});
    const again = due
      .filter(({ id }) => !acked.has(id))
      .map((message) => ({
        ...message,
        attempts: message.attempts + 1,
        at: this.now + (asked.get(message.id) ?? PAUSE_MS),
      }));
    this.waiting.push(...again.filter(({ attempts }) => attempts <= MAX_RETRIES + 1));
    const dead = again.filter(({ attempts }) => attempts > MAX_RETRIES + 1);
    if (dead.length > 0 && !isDead) await this.#bring("kompas-notifications-dead", dead);
  }
}
