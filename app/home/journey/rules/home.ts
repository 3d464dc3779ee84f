/** The user who visits home, as far as it decides what is next. */
export interface HomeReader {
  mayStart: boolean;
  /** The company owns an access code. */
  isCorporate: boolean;
  /** Works for the network itself. */
  isAdministrator: boolean;
}

/** What the company has. */
export interface HomeState {
  hasDraft: boolean;
  hasResult: boolean;
  /** It is time for the next assessment of a kind that it has a result of and no draft. */
  isTimeAgain: boolean;
  /** A kind of assessment is open to it, and it has none of that kind. */
  hasUntried: boolean;
  /** The last whole year's key figures have been started. */
  hasFigures: boolean;
}

/**
 * What home shows first: the network's office, the companies that have joined, a draft to continue, the next assessment, the newest result, the first assessment
 * of the kind that a result has unlocked, the last year's key figures, the first assessment to begin, or that someone else begins it.
 */
export type HomeStep = "office" | "network" | "continue" | "again" | "result" | "follow" | "figures" | "begin" | "wait";

/** The steps of home, the next one first. Users who look after others see that before their own company's steps. */
export function homeSteps(
  reader: HomeReader,
  { hasDraft, isTimeAgain, hasResult, hasUntried, hasFigures }: HomeState,
): HomeStep[] {
  const steps: HomeStep[] = [];
  if (reader.isAdministrator) steps.push("office");
  if (reader.isCorporate) steps.push("network");
  if (hasDraft) steps.push("continue");
  if (isTimeAgain && reader.mayStart) steps.push("again");
  if (hasResult) steps.push("result");
  if (hasResult && hasUntried && reader.mayStart) steps.push("follow");
  if (hasResult && !hasFigures && reader.mayStart) steps.push("figures");
  return steps.length > 0 ? steps : [reader.mayStart ? "begin" : "wait"];
}
