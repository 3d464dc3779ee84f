import { describe, expect, it } from "vitest";
import { continueStretch, isTimeForBreak, type Stretch } from "~/assessment/form/rules/break";

const minutes = (count: number, seconds = 0) => (count * 60 + seconds) * 1000;

/** Activity every `step` milliseconds until `end`. */
function workUntil(end: number, step: number): Stretch {
  let stretch = continueStretch(null, 0);
  for (let now = step; now < end; now += step) stretch = continueStretch(stretch, now);
  return continueStretch(stretch, end);
}

describe("a break", () => {
  it.each([
    ["19:59", minutes(19, 59), false],
    ["20:00", minutes(20), true],
  ])("is proposed, or not yet, after %s of continuous work", (_, end, wanted) => {
    expect(isTimeForBreak(workUntil(end, minutes(4)))).toBe(wanted);
  });

  it.each([
    ["5:00", minutes(5), minutes(0)],
    ["5:01", minutes(5, 1), minutes(20, 1)],
  ])("continues its count after a pause of %s, or restarts it", (_, pause, startedAt) => {
    const worked = workUntil(minutes(15), minutes(3));
    expect(continueStretch(worked, minutes(15) + pause).startedAt).toBe(startedAt);
  });

  it("is proposed once in a stretch of work, and again in the next", () => {
    const asked = { ...workUntil(minutes(20), minutes(4)), isAsked: true };
    const later = continueStretch(asked, minutes(24));
    expect([later.isAsked, isTimeForBreak(later)]).toEqual([true, false]);
    expect(continueStretch(later, minutes(30)).isAsked).toBe(false);
  });

  it("is not proposed when the clock goes back", () => {
    expect(continueStretch({ startedAt: minutes(90), lastAt: minutes(99), isAsked: false }, minutes(1)).startedAt).toBe(
      minutes(1),
    );
  });
});
