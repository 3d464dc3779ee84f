CREATE TABLE `feed_changes` (
	`corporate_id` text NOT NULL,
	`series` text NOT NULL,
	`company_id` text NOT NULL,
	`part` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`corporate_id`, `series`, `company_id`, `part`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `feed_changes_by_position` ON `feed_changes` (`corporate_id`,`series`,`position`);
--> statement-breakpoint
CREATE TRIGGER feed_result_added AFTER INSERT ON member_standings WHEN NEW.corporate_id <> 'all' AND NEW.standing NOT IN ('none', 'draft') BEGIN INSERT INTO feed_changes (corporate_id, series, company_id, part, position) VALUES (NEW.corporate_id, 'results', NEW.company_id, NEW.kind, (SELECT coalesce(max(position), 0) + 1 FROM feed_changes WHERE corporate_id = NEW.corporate_id AND series = 'results')) ON CONFLICT (corporate_id, series, company_id, part) DO UPDATE SET position = excluded.position; END;
--> statement-breakpoint
CREATE TRIGGER feed_result_changed AFTER UPDATE OF standing, scope, assessment_id, overall, changed_at, industry_id, country_id ON member_standings WHEN NEW.corporate_id <> 'all' AND (OLD.standing NOT IN ('none', 'draft') OR NEW.standing NOT IN ('none', 'draft')) AND (OLD.standing <> NEW.standing OR OLD.scope <> NEW.scope OR OLD.assessment_id IS NOT NEW.assessment_id OR OLD.overall IS NOT NEW.overall OR OLD.changed_at <> NEW.changed_at OR OLD.industry_id <> NEW.industry_id OR OLD.country_id <> NEW.country_id) BEGIN INSERT INTO feed_changes (corporate_id, series, company_id, part, position) VALUES (NEW.corporate_id, 'results', NEW.company_id, NEW.kind, (SELECT coalesce(max(position), 0) + 1 FROM feed_changes WHERE corporate_id = NEW.corporate_id AND series = 'results')) ON CONFLICT (corporate_id, series, company_id, part) DO UPDATE SET position = excluded.position; END;
--> statement-breakpoint
CREATE TRIGGER feed_result_removed AFTER DELETE ON member_standings WHEN OLD.corporate_id <> 'all' AND OLD.standing NOT IN ('none', 'draft') BEGIN INSERT INTO feed_changes (corporate_id, series, company_id, part, position) VALUES (OLD.corporate_id, 'results', OLD.company_id, OLD.kind, (SELECT coalesce(max(position), 0) + 1 FROM feed_changes WHERE corporate_id = OLD.corporate_id AND series = 'results')) ON CONFLICT (corporate_id, series, company_id, part) DO UPDATE SET position = excluded.position; END;
--> statement-breakpoint
CREATE TRIGGER feed_figures_added AFTER INSERT ON shared_figures BEGIN INSERT INTO feed_changes (corporate_id, series, company_id, part, position) VALUES (NEW.corporate_id, 'figures', NEW.company_id, NEW.year, (SELECT coalesce(max(position), 0) + 1 FROM feed_changes WHERE corporate_id = NEW.corporate_id AND series = 'figures')) ON CONFLICT (corporate_id, series, company_id, part) DO UPDATE SET position = excluded.position; END;
--> statement-breakpoint
CREATE TRIGGER feed_figures_changed AFTER UPDATE OF currency, entered, calculated ON shared_figures WHEN (OLD.currency, OLD.entered, OLD.calculated) <> (NEW.currency, NEW.entered, NEW.calculated) BEGIN INSERT INTO feed_changes (corporate_id, series, company_id, part, position) VALUES (NEW.corporate_id, 'figures', NEW.company_id, NEW.year, (SELECT coalesce(max(position), 0) + 1 FROM feed_changes WHERE corporate_id = NEW.corporate_id AND series = 'figures')) ON CONFLICT (corporate_id, series, company_id, part) DO UPDATE SET position = excluded.position; END;
--> statement-breakpoint
CREATE TRIGGER feed_figures_removed AFTER DELETE ON shared_figures BEGIN INSERT INTO feed_changes (corporate_id, series, company_id, part, position) VALUES (OLD.corporate_id, 'figures', OLD.company_id, OLD.year, (SELECT coalesce(max(position), 0) + 1 FROM feed_changes WHERE corporate_id = OLD.corporate_id AND series = 'figures')) ON CONFLICT (corporate_id, series, company_id, part) DO UPDATE SET position = excluded.position; END;
--> statement-breakpoint
CREATE TRIGGER feed_company_renamed AFTER UPDATE OF name ON companies WHEN OLD.name <> NEW.name BEGIN UPDATE feed_changes SET position = -position WHERE corporate_id IN (SELECT corporate_id FROM memberships WHERE company_id = NEW.id) AND series IN ('results', 'figures') AND company_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER feed_change_placed AFTER UPDATE OF position ON feed_changes WHEN NEW.position < 0 BEGIN UPDATE feed_changes SET position = max(-NEW.position, (SELECT max(position) FROM feed_changes WHERE corporate_id = NEW.corporate_id AND series = NEW.series)) + 1 WHERE corporate_id = NEW.corporate_id AND series = NEW.series AND company_id = NEW.company_id AND part = NEW.part; END;
--> statement-breakpoint
CREATE TRIGGER feed_company_gone AFTER DELETE ON companies BEGIN DELETE FROM feed_changes WHERE corporate_id = OLD.id; END;
--> statement-breakpoint
INSERT INTO feed_changes (corporate_id, series, company_id, part, position) SELECT corporate_id, 'results', company_id, kind, row_number() OVER (PARTITION BY corporate_id ORDER BY company_id, kind) FROM member_standings WHERE corporate_id <> 'all' AND standing NOT IN ('none', 'draft');
--> statement-breakpoint
INSERT INTO feed_changes (corporate_id, series, company_id, part, position) SELECT corporate_id, 'figures', company_id, year, row_number() OVER (PARTITION BY corporate_id ORDER BY company_id, year) FROM shared_figures;
