import { describe, expect, it } from "vitest";
import { createBuffers } from "~/platform/files/buffers.server";

let now = 0;
const clock = () => now;
const soon = () => new Promise((resolve) => setTimeout(resolve, 60));
/** Whether a promise is still waiting after some rounds. */
const isWaiting = (promise: Promise<unknown>) => Promise.race([promise.then(() => false), soon().then(() => true)]);

describe("buffers of an isolate", () => {
  it("are as many as there may be: the next user waits until one comes back", async () => {
    const buffers = createBuffers(2);
    const [one, two] = [await buffers.take(8, clock), await buffers.take(8, clock)];
    const third = buffers.take(8, clock);
    expect([await isWaiting(third), buffers.inUse()]).toEqual([true, 2]);
    one.giveBack();
    expect((await third).bytes).toBe(one.bytes);
    expect((await third).bytes).not.toBe(two.bytes);
    expect(buffers.inUse()).toBe(2);
  });

  it("go to several owners: one who has its share waits while another takes", async () => {
    const buffers = createBuffers(3, 2);
    const first = await buffers.take(8, clock, "one");
    await buffers.take(8, clock, "one");
    const more = buffers.take(8, clock, "one");
    expect(await isWaiting(more)).toBe(true);
    await buffers.take(8, clock, "two");
    first.giveBack();
    await more;
    expect(buffers.inUse()).toBe(3);
  });

  it("show the next user nothing of the former one", async () => {
    const buffers = createBuffers(1);
    const one = await buffers.take(4, clock);
    one.bytes.set([1, 2, 3, 4]);
    one.giveBack();
    const next = await buffers.take(4, clock);
    expect([next.bytes === one.bytes, [...next.bytes]]).toEqual([true, [0, 0, 0, 0]]);
  });

  it("do not stay with a user who is gone, and are never shared with one who comes back late", async () => {
    const buffers = createBuffers(1);
    const gone = await buffers.take(4, clock);
    now += 59_000;
    gone.touch();
    now += 59_000;
    const next = buffers.take(4, clock);
    expect(await isWaiting(next)).toBe(true);
    now += 2_000;
    const { bytes } = await next;
    expect(bytes).not.toBe(gone.bytes);
    gone.touch();
    gone.giveBack();
    gone.giveBack();
    expect(buffers.inUse()).toBe(1);
    expect(await isWaiting(buffers.take(4, clock))).toBe(true);
  });

  it("have the size that is asked for, and none of a former size stays", async () => {
    const buffers = createBuffers(1);
    (await buffers.take(4, clock)).giveBack();
    const larger = await buffers.take(6, clock);
    expect(larger.bytes).toHaveLength(6);
    larger.giveBack();
    larger.giveBack();
    expect((await buffers.take(6, clock)).bytes).toBe(larger.bytes);
  });
});
