import { describe, expect, it } from "vitest";
import { type HomeReader, type HomeStep, homeSteps } from "~/home/journey/rules/home";

const OWNER: HomeReader = { mayStart: true, isCorporate: false, isAdministrator: false };
const VIEWER = { ...OWNER, mayStart: false };
const CORPORATE = { ...OWNER, isCorporate: true };
const ADMINISTRATOR = { ...OWNER, isAdministrator: true };
const [nothing, draft, result, both] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
].map(([hasDraft = false, hasResult = false]) => ({
  hasDraft,
  isTimeAgain: false,
  hasResult,
  hasUntried: false,
  hasFigures: true,
}));
const unasked = { hasDraft: false, isTimeAgain: false, hasResult: true, hasUntried: false, hasFigures: false };
const timely = { hasDraft: false, isTimeAgain: true, hasResult: true, hasUntried: false, hasFigures: true };
const opened = { hasDraft: false, isTimeAgain: false, hasResult: true, hasUntried: true, hasFigures: true };

describe("the next step at home", () => {
  it.each<[string, HomeReader, typeof nothing, HomeStep[]]>([
    ["nobody yet", OWNER, nothing, ["begin"]],
    ["a viewer of a company that has not begun", VIEWER, nothing, ["wait"]],
    ["a draft", OWNER, draft, ["continue"]],
    ["a viewer of a draft", VIEWER, draft, ["continue"]],
    ["a result", OWNER, result, ["result"]],
    ["a result whose day to come back is there", OWNER, timely, ["again", "result"]],
    ["a viewer of it, who cannot start one", VIEWER, timely, ["result"]],
    ["a draft of another kind", OWNER, { ...timely, hasDraft: true }, ["continue", "again", "result"]],
    ["a result that has opened another kind", OWNER, opened, ["result", "follow"]],
    ["a viewer of such a result", VIEWER, opened, ["result"]],
    ["a result without key figures", OWNER, unasked, ["result", "figures"]],
    ["such a result and another kind", OWNER, { ...unasked, hasUntried: true }, ["result", "follow", "figures"]],
    ["a viewer of it", VIEWER, { ...unasked, hasUntried: true }, ["result"]],
    ["nobody yet, without key figures", OWNER, { ...unasked, hasResult: false }, ["begin"]],
    ["a newcomer, to whom the first kind is open", OWNER, { ...opened, hasResult: false }, ["begin"]],
    ["a draft and a result", OWNER, both, ["continue", "result"]],
    ["a corporate user without assessments", CORPORATE, nothing, ["network"]],
    ["a corporate user with both", CORPORATE, both, ["network", "continue", "result"]],
    ["an administrator", ADMINISTRATOR, nothing, ["office"]],
    ["an administrator with a result", ADMINISTRATOR, result, ["office", "result"]],
  ])("is right in the case of %s", (_, reader, standing, steps) => {
    expect(standing && homeSteps(reader, standing)).toEqual(steps);
  });
});
