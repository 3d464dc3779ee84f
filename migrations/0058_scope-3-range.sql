DROP VIEW figure_years;
--> statement-breakpoint
CREATE VIEW figure_years AS
SELECT company_id, year, currency, entered, calculated,
  iif(coalesce(entered ->> 'scope-1', entered ->> 'scope-2', calculated ->> 'scope-1', calculated ->> 'scope-2') IS NULL, -1,
    CAST(round((coalesce(CAST(coalesce(entered ->> 'scope-1', calculated ->> 'scope-1') AS REAL), 0) + coalesce(CAST(coalesce(entered ->> 'scope-2', calculated ->> 'scope-2') AS REAL), 0)) * 1000) AS INTEGER)) AS emissions
FROM (
  SELECT y.company_id, y.year, y.currency,
    (SELECT json_group_object(k.figure_id, k.value) FROM key_figures AS k WHERE k.company_id = y.company_id AND k.year = y.year AND k.value <> 'not-known') AS entered,
    (SELECT json_group_object(f.key, f.value) FROM progress_figures AS p, json_each(p.figures) AS f
      WHERE p.company_id = y.company_id AND p.year = y.year
      AND NOT EXISTS (SELECT 1 FROM progress_figures AS newer WHERE newer.company_id = p.company_id AND newer.year = p.year AND newer.scope = p.scope AND (newer.completed_at, newer.assessment_id) > (p.completed_at, p.assessment_id))
      AND NOT EXISTS (SELECT 1 FROM key_figures AS own WHERE own.company_id = y.company_id AND own.year = y.year AND own.figure_id = iif(f.key IN ('scope-3-below', 'scope-3-above'), 'scope-3', f.key))) AS calculated
  FROM key_figure_years AS y
)
WHERE entered <> '{}' OR calculated <> '{}';
