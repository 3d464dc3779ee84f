import { expect } from "vitest";
import { rowsOf } from "./database";

/** The peers' sums are as the stored scores of every company's latest assessment say they must be. */
export async function expectExactSums(): Promise<void> {
  const expected = await rowsOf(
    `select industry, s.subject, count(*) as companies, sum(s.score) as scoreSum from (
       select assessment_id, industry_id as industry from results union all select assessment_id, 'all' from results
     ) r join companies c on c.latest_readiness_id = r.assessment_id join scores s on s.assessment_id = r.assessment_id
     group by 1, 2 order by 1, 2`,
  );
  const stored = await rowsOf(
    "select industry_id as industry, subject, companies, score_sum as scoreSum from peer_sums where companies > 0 order by 1, 2",
  );
  expect(stored).toEqual(expected);
  expect(stored.length).toBeGreaterThan(0);
}
