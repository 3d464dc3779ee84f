import { expect } from "vitest";
import { type Kind, READINESS } from "~/domain/kinds/kind";
import { rowsOf } from "./database";

/** What one company is counted by among its peers, as a test has kept count of it. */
export interface Counted {
  industry: string;
  scores: { subject: string; score: number }[];
}

/** The peers' sums are as the stored scores of every company's latest assessment say they must be. */
export async function expectExactSums(): Promise<void> {
  const expected = await rowsOf(
    `select l.kind, industry, s.subject, count(*) as companies, sum(s.score) as scoreSum from (
       select assessment_id, industry_id as industry from results union all select assessment_id, 'all' from results
     ) r join latest_results l on l.assessment_id = r.assessment_id join scores s on s.assessment_id = r.assessment_id
     group by 1, 2, 3 order by l.kind || ' ' || industry || ' ' || s.subject`,
  );
  expect(expected.length).toBeGreaterThan(0);
  expect(await storedSums()).toEqual(expected);
}

/** The peers' sums are what these companies' assessments of the first kind come to, and nothing is left where nobody is counted any more. */
export async function expectSumsOf(counted: Iterable<Counted>): Promise<void> {
  const sums = new Map<
    string,
    { kind: Kind; industry: string; subject: string; companies: number; scoreSum: number }
  >();
  for (const { industry, scores } of counted) {
    for (const population of [industry, "all"]) {
      for (const { subject, score } of scores) {
        const key = `${population} ${subject}`;
        const sum = sums.get(key) ?? { kind: READINESS, industry: population, subject, companies: 0, scoreSum: 0 };
        sums.set(key, { ...sum, companies: sum.companies + 1, scoreSum: sum.scoreSum + score });
      }
    }
  }
  const inOrder = [...sums.keys()].sort().map((key) => sums.get(key));
  expect(await storedSums()).toEqual(inOrder);
}

/** Every sum but those of nobody, which must be empty. */
async function storedSums() {
  expect(await rowsOf("select * from peer_sums where companies < 0 or (companies = 0 and score_sum <> 0)")).toEqual([]);
  return rowsOf(
    `select kind, industry_id as industry, subject, companies, score_sum as scoreSum from peer_sums where companies <> 0
     order by kind || ' ' || industry_id || ' ' || subject`,
  );
}
