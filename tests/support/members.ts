import { expect } from "vitest";
import { rowsOf } from "./database";

/** Checks that the stored standings, counts and search words of members match a fresh calculation. */
export async function expectExactMembers(): Promise<void> {
  const kept = await rowsOf(
    `select corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at, country_id, name_key
     from member_standings order by 1, 2, 3`,
  );
  const anew = await rowsOf(
    `select m.corporate_id, s.company_id, s.kind, s.industry_id, m.scope, s.standing, s.assessment_id,
       iif(m.scope = 'full', s.overall, null) as overall, iif(m.scope = 'full', s.first_score, null) as first_score,
       iif(m.scope = 'full', s.second_score, null) as second_score, iif(m.scope = 'full', s.third_score, null) as third_score,
       coalesce(s.changed_at, m.since) as changed_at, k.country_id, k.name_key
     from listed_companies m join company_standings s on s.company_id = m.company_id join company_keys k on k.company_id = m.company_id order by 1, 2, 3`,
  );
  expect(kept).toEqual(anew);
  const counts = await rowsOf("select * from member_counts where members <> 0 order by 1, 2, 3, 4, 5");
  const counted = await rowsOf(
    `select corporate_id, kind, industry_id, standing, scope, count(*) as members
     from member_standings group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  );
  expect(counts).toEqual(counted);
  // Cells of nobody are gone, so that no list offers the country of a company that has left.
  const ofCountries = await rowsOf("select * from member_country_counts order by 1, 2, 3, 4, 5, 6");
  const countedAnew = await rowsOf(
    `select corporate_id, kind, country_id, industry_id, standing, scope, count(*) as members
     from member_standings group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`,
  );
  expect(ofCountries).toEqual(countedAnew);
  const tagged = await rowsOf(
    "select corporate_id, company_id, kind, tag_id, industry_id, country_id, standing, changed_at from tagged_members order by 1, 2, 3, 4",
  );
  const taggedAnew = await rowsOf(
    `select s.corporate_id, s.company_id, s.kind, t.tag_id, s.industry_id, s.country_id, s.standing, s.changed_at
     from tagged_members t join member_standings s using (corporate_id, company_id, kind) order by 1, 2, 3, 4`,
  );
  expect(tagged).toEqual(taggedAnew);
  const ofTags = await rowsOf("select * from member_tag_counts order by 1, 2, 3, 4, 5");
  const ofTagsAnew = await rowsOf(
    `select tag_id, kind, country_id, industry_id, standing, count(*) as members
     from tagged_members group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`,
  );
  expect(ofTags).toEqual(ofTagsAnew);
  const certificates = await rowsOf("select * from member_certificates order by 1, 4, 5");
  const certificatesAnew = await rowsOf(
    `select m.corporate_id, a.company_id, a.kind, d.expires_on, d.id as document_id
     from memberships m join latest_results l on l.company_id = m.company_id join assessments a on a.id = l.assessment_id
     join documents d on d.assessment_id = a.id
     where m.scope = 'full' and d.expires_on is not null and exists (select 1 from document_files f where f.document_id = d.id)
     order by 1, 4, 5`,
  );
  expect(certificates).toEqual(certificatesAnew);
  const words = await rowsOf("select corporate_id, company_id, words from member_search order by 1, 2");
  const wanted = await rowsOf(
    `select m.corporate_id, m.company_id, w.words from listed_companies m join company_words w on w.company_id = m.company_id order by 1, 2`,
  );
  expect(words).toEqual(wanted);
}
