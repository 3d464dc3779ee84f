import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take so long that all other Workers would wait if one ran last. */
const LONGEST = ["tests/worker/isolation.test.ts", "tests/worker/isolation-in-two-regions.test.ts"];

const isLong = ({ moduleId }: TestSpecification) =>
  LONGEST.some((file) => moduleId.replaceAll("\\", "/").endsWith(file));

/** The usual order, by duration if an earlier run recorded one, with these files first in their project. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const long = sorted.filter(isLong);
    const others = sorted.filter((file) => !isLong(file));
    const at = others.findIndex(({ project }) => project.name === "worker");
    return at < 0 ? [...others, ...long] : [...others.slice(0, at), ...long, ...others.slice(at)];
  }
}
