CREATE TABLE `progress_figure_requests` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `progress_figures` (
	`assessment_id` text NOT NULL,
	`scope` text NOT NULL,
	`company_id` text NOT NULL,
	`year` integer NOT NULL,
	`completed_at` integer NOT NULL,
	`figures` text NOT NULL,
	PRIMARY KEY(`assessment_id`, `scope`),
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `progress_figures_by_year` ON `progress_figures` (`company_id`,`year`,`scope`,`completed_at`);--> statement-breakpoint
CREATE TABLE `shared_figure_sums` (
	`corporate_id` text NOT NULL,
	`year` integer NOT NULL,
	`figure_id` text NOT NULL,
	`currency` text NOT NULL,
	`companies` integer NOT NULL,
	`calculated` integer NOT NULL,
	`whole` integer NOT NULL,
	`millionths` integer NOT NULL,
	PRIMARY KEY(`corporate_id`, `year`, `figure_id`, `currency`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `shared_figures` (
	`corporate_id` text NOT NULL,
	`company_id` text NOT NULL,
	`year` integer NOT NULL,
	`currency` text NOT NULL,
	`emissions` integer NOT NULL,
	`entered` text NOT NULL,
	`calculated` text NOT NULL,
	PRIMARY KEY(`corporate_id`, `company_id`, `year`),
	FOREIGN KEY (`corporate_id`,`company_id`) REFERENCES `memberships`(`corporate_id`,`company_id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `shared_figures_by_emissions` ON `shared_figures` (`corporate_id`,`year`,`emissions`,`company_id`);
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
      AND NOT EXISTS (SELECT 1 FROM key_figures AS own WHERE own.company_id = y.company_id AND own.year = y.year AND own.figure_id = f.key)) AS calculated
  FROM key_figure_years AS y
)
WHERE entered <> '{}' OR calculated <> '{}';
--> statement-breakpoint
CREATE TRIGGER figure_year_touched AFTER UPDATE OF currency ON key_figure_years BEGIN DELETE FROM shared_figures WHERE company_id = NEW.company_id AND year = NEW.year AND corporate_id IN (SELECT corporate_id FROM memberships WHERE company_id = NEW.company_id) AND NOT EXISTS (SELECT 1 FROM figure_years AS f WHERE f.company_id = NEW.company_id AND f.year = NEW.year); INSERT INTO shared_figures (corporate_id, company_id, year, currency, emissions, entered, calculated) SELECT m.corporate_id, f.company_id, f.year, f.currency, f.emissions, f.entered, f.calculated FROM memberships AS m JOIN figure_years AS f ON f.company_id = m.company_id WHERE m.shares_figures AND m.company_id = NEW.company_id AND f.year = NEW.year ON CONFLICT (corporate_id, company_id, year) DO UPDATE SET currency = excluded.currency, emissions = excluded.emissions, entered = excluded.entered, calculated = excluded.calculated WHERE (currency, emissions, entered, calculated) <> (excluded.currency, excluded.emissions, excluded.entered, excluded.calculated); END;
--> statement-breakpoint
CREATE TRIGGER figure_year_begun AFTER INSERT ON key_figure_years BEGIN UPDATE key_figure_years SET currency = currency WHERE company_id = NEW.company_id AND year = NEW.year; END;
--> statement-breakpoint
CREATE TRIGGER figure_year_erased AFTER DELETE ON key_figure_years BEGIN DELETE FROM shared_figures WHERE company_id = OLD.company_id AND year = OLD.year AND corporate_id IN (SELECT corporate_id FROM memberships WHERE company_id = OLD.company_id); END;
--> statement-breakpoint
CREATE TRIGGER figures_entered AFTER INSERT ON key_figure_saves BEGIN UPDATE key_figure_years SET currency = currency WHERE company_id = NEW.company_id AND year = NEW.year; END;
--> statement-breakpoint
CREATE TRIGGER figures_replaced AFTER UPDATE OF figures ON key_figure_saves WHEN OLD.figures <> NEW.figures BEGIN UPDATE key_figure_years SET currency = currency WHERE company_id = NEW.company_id AND year = NEW.year; END;
--> statement-breakpoint
CREATE TRIGGER figures_deleted AFTER DELETE ON key_figure_saves WHEN OLD.figures <> '{}' BEGIN UPDATE key_figure_years SET currency = currency WHERE company_id = OLD.company_id AND year = OLD.year; END;
--> statement-breakpoint
CREATE TRIGGER progress_figures_stored AFTER INSERT ON progress_figures BEGIN UPDATE key_figure_years SET currency = currency WHERE company_id = NEW.company_id AND year = NEW.year; END;
--> statement-breakpoint
CREATE TRIGGER progress_figures_deleted AFTER DELETE ON progress_figures BEGIN UPDATE key_figure_years SET currency = currency WHERE company_id = OLD.company_id AND year = OLD.year; END;
--> statement-breakpoint
CREATE TRIGGER progress_figures_due AFTER UPDATE OF state ON assessments WHEN NEW.kind = 'progress' AND NEW.state = 'completed' AND EXISTS (SELECT 1 FROM companies WHERE id = NEW.company_id AND erased_at IS NULL) AND OLD.state <> 'completed' BEGIN INSERT OR IGNORE INTO progress_figure_requests (assessment_id) VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER progress_figures_due_at_once AFTER INSERT ON assessments WHEN NEW.kind = 'progress' AND NEW.state = 'completed' AND EXISTS (SELECT 1 FROM companies WHERE id = NEW.company_id AND erased_at IS NULL) BEGIN INSERT OR IGNORE INTO progress_figure_requests (assessment_id) VALUES (NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER figures_shared_at_joining AFTER INSERT ON memberships WHEN NEW.shares_figures BEGIN INSERT INTO shared_figure_sums (corporate_id, year, figure_id, currency, companies, calculated, whole, millionths) VALUES (NEW.corporate_id, 0, '', '', 1, 0, 0, 0) ON CONFLICT (corporate_id, year, figure_id, currency) DO UPDATE SET companies = companies + excluded.companies; INSERT INTO shared_figures (corporate_id, company_id, year, currency, emissions, entered, calculated) SELECT m.corporate_id, f.company_id, f.year, f.currency, f.emissions, f.entered, f.calculated FROM memberships AS m JOIN figure_years AS f ON f.company_id = m.company_id WHERE m.shares_figures AND m.corporate_id = NEW.corporate_id AND m.company_id = NEW.company_id ON CONFLICT (corporate_id, company_id, year) DO UPDATE SET currency = excluded.currency, emissions = excluded.emissions, entered = excluded.entered, calculated = excluded.calculated WHERE (currency, emissions, entered, calculated) <> (excluded.currency, excluded.emissions, excluded.entered, excluded.calculated); END;
--> statement-breakpoint
CREATE TRIGGER figures_shared AFTER UPDATE OF shares_figures ON memberships WHEN NEW.shares_figures AND NOT OLD.shares_figures BEGIN INSERT INTO shared_figure_sums (corporate_id, year, figure_id, currency, companies, calculated, whole, millionths) VALUES (NEW.corporate_id, 0, '', '', 1, 0, 0, 0) ON CONFLICT (corporate_id, year, figure_id, currency) DO UPDATE SET companies = companies + excluded.companies; INSERT INTO shared_figures (corporate_id, company_id, year, currency, emissions, entered, calculated) SELECT m.corporate_id, f.company_id, f.year, f.currency, f.emissions, f.entered, f.calculated FROM memberships AS m JOIN figure_years AS f ON f.company_id = m.company_id WHERE m.shares_figures AND m.corporate_id = NEW.corporate_id AND m.company_id = NEW.company_id ON CONFLICT (corporate_id, company_id, year) DO UPDATE SET currency = excluded.currency, emissions = excluded.emissions, entered = excluded.entered, calculated = excluded.calculated WHERE (currency, emissions, entered, calculated) <> (excluded.currency, excluded.emissions, excluded.entered, excluded.calculated); END;
--> statement-breakpoint
CREATE TRIGGER figures_kept AFTER UPDATE OF shares_figures ON memberships WHEN OLD.shares_figures AND NOT NEW.shares_figures BEGIN DELETE FROM shared_figures WHERE corporate_id = OLD.corporate_id AND company_id = OLD.company_id; INSERT INTO shared_figure_sums (corporate_id, year, figure_id, currency, companies, calculated, whole, millionths) VALUES (OLD.corporate_id, 0, '', '', -1, 0, 0, 0) ON CONFLICT (corporate_id, year, figure_id, currency) DO UPDATE SET companies = companies + excluded.companies; DELETE FROM shared_figure_sums WHERE corporate_id = OLD.corporate_id AND year = 0 AND companies <= 0; END;
--> statement-breakpoint
CREATE TRIGGER figures_left AFTER DELETE ON memberships WHEN OLD.shares_figures BEGIN INSERT INTO shared_figure_sums (corporate_id, year, figure_id, currency, companies, calculated, whole, millionths) VALUES (OLD.corporate_id, 0, '', '', -1, 0, 0, 0) ON CONFLICT (corporate_id, year, figure_id, currency) DO UPDATE SET companies = companies + excluded.companies; DELETE FROM shared_figure_sums WHERE corporate_id = OLD.corporate_id AND year = 0 AND companies <= 0; END;
--> statement-breakpoint
CREATE TRIGGER shared_figures_summed AFTER INSERT ON shared_figures BEGIN INSERT INTO shared_figure_sums (corporate_id, year, figure_id, currency, companies, calculated, whole, millionths) SELECT NEW.corporate_id, NEW.year, figure_id, currency, sum(sign), sum(sign * is_calculated), sum(sign * CAST(value AS INTEGER)), sum(sign * CAST(round((value - CAST(value AS INTEGER)) * 1000000) AS INTEGER)) FROM (SELECT side.value ->> 0 AS sign, side.value ->> 1 AS currency, part.key = 2 AS is_calculated, figure.key AS figure_id, CAST(figure.value AS REAL) AS value FROM json_each(json_array(json_array(1, NEW.currency, json_array(json('{"":"0"}'), json(NEW.entered), json(NEW.calculated))))) AS side, json_each(side.value -> 2) AS part, json_each(part.value) AS figure) WHERE true GROUP BY figure_id, currency HAVING (sum(sign), sum(sign * is_calculated), sum(sign * value)) <> (0, 0, 0.0) ON CONFLICT (corporate_id, year, figure_id, currency) DO UPDATE SET companies = companies + excluded.companies, calculated = calculated + excluded.calculated, whole = whole + excluded.whole, millionths = millionths + excluded.millionths; END;
--> statement-breakpoint
CREATE TRIGGER shared_figures_summed_anew AFTER UPDATE OF currency, entered, calculated ON shared_figures BEGIN INSERT INTO shared_figure_sums (corporate_id, year, figure_id, currency, companies, calculated, whole, millionths) SELECT NEW.corporate_id, NEW.year, figure_id, currency, sum(sign), sum(sign * is_calculated), sum(sign * CAST(value AS INTEGER)), sum(sign * CAST(round((value - CAST(value AS INTEGER)) * 1000000) AS INTEGER)) FROM (SELECT side.value ->> 0 AS sign, side.value ->> 1 AS currency, part.key = 2 AS is_calculated, figure.key AS figure_id, CAST(figure.value AS REAL) AS value FROM json_each(json_array(json_array(-1, OLD.currency, json_array(json('{"":"0"}'), json(OLD.entered), json(OLD.calculated))), json_array(1, NEW.currency, json_array(json('{"":"0"}'), json(NEW.entered), json(NEW.calculated))))) AS side, json_each(side.value -> 2) AS part, json_each(part.value) AS figure) WHERE true GROUP BY figure_id, currency HAVING (sum(sign), sum(sign * is_calculated), sum(sign * value)) <> (0, 0, 0.0) ON CONFLICT (corporate_id, year, figure_id, currency) DO UPDATE SET companies = companies + excluded.companies, calculated = calculated + excluded.calculated, whole = whole + excluded.whole, millionths = millionths + excluded.millionths; DELETE FROM shared_figure_sums WHERE corporate_id = OLD.corporate_id AND year = OLD.year AND companies <= 0; END;
--> statement-breakpoint
CREATE TRIGGER shared_figures_taken_out AFTER DELETE ON shared_figures BEGIN INSERT INTO shared_figure_sums (corporate_id, year, figure_id, currency, companies, calculated, whole, millionths) SELECT OLD.corporate_id, OLD.year, figure_id, currency, sum(sign), sum(sign * is_calculated), sum(sign * CAST(value AS INTEGER)), sum(sign * CAST(round((value - CAST(value AS INTEGER)) * 1000000) AS INTEGER)) FROM (SELECT side.value ->> 0 AS sign, side.value ->> 1 AS currency, part.key = 2 AS is_calculated, figure.key AS figure_id, CAST(figure.value AS REAL) AS value FROM json_each(json_array(json_array(-1, OLD.currency, json_array(json('{"":"0"}'), json(OLD.entered), json(OLD.calculated))))) AS side, json_each(side.value -> 2) AS part, json_each(part.value) AS figure) WHERE true GROUP BY figure_id, currency HAVING (sum(sign), sum(sign * is_calculated), sum(sign * value)) <> (0, 0, 0.0) ON CONFLICT (corporate_id, year, figure_id, currency) DO UPDATE SET companies = companies + excluded.companies, calculated = calculated + excluded.calculated, whole = whole + excluded.whole, millionths = millionths + excluded.millionths; DELETE FROM shared_figure_sums WHERE corporate_id = OLD.corporate_id AND year = OLD.year AND companies <= 0; END;
--> statement-breakpoint
INSERT INTO shared_figure_sums (corporate_id, year, figure_id, currency, companies, calculated, whole, millionths) SELECT corporate_id, 0, '', '', count(*), 0, 0, 0 FROM memberships WHERE shares_figures GROUP BY corporate_id;
--> statement-breakpoint
INSERT INTO shared_figures (corporate_id, company_id, year, currency, emissions, entered, calculated) SELECT m.corporate_id, f.company_id, f.year, f.currency, f.emissions, f.entered, f.calculated FROM memberships AS m JOIN figure_years AS f ON f.company_id = m.company_id WHERE m.shares_figures;
--> statement-breakpoint
INSERT INTO progress_figure_requests (assessment_id) SELECT a.id FROM assessments AS a JOIN companies AS c ON c.id = a.company_id WHERE a.kind = 'progress' AND a.state = 'completed' AND c.erased_at IS NULL;
