CREATE TABLE `member_country_counts` (
	`corporate_id` text NOT NULL,
	`kind` text NOT NULL,
	`country_id` text NOT NULL,
	`industry_id` text NOT NULL,
	`standing` text NOT NULL,
	`scope` text NOT NULL,
	`members` integer NOT NULL,
	PRIMARY KEY(`corporate_id`, `kind`, `country_id`, `industry_id`, `standing`, `scope`)
) WITHOUT ROWID;
--> statement-breakpoint
DROP INDEX `member_standings_by_overall`;
--> statement-breakpoint
DROP INDEX `member_standings_by_first`;
--> statement-breakpoint
DROP INDEX `member_standings_by_second`;
--> statement-breakpoint
DROP INDEX `member_standings_by_third`;
--> statement-breakpoint
ALTER TABLE `member_standings` ADD `country_id` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `member_standings` ADD `name_key` text DEFAULT '' NOT NULL;
--> statement-breakpoint
CREATE VIEW company_keys AS SELECT c.id AS company_id, c.country_id AS country_id, substr(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(lower(trim(c.name)), 'à', 'a'), 'À', 'a'), 'á', 'a'), 'Á', 'a'), 'â', 'a'), 'Â', 'a'), 'ã', 'a'), 'Ã', 'a'), 'ä', 'a'), 'Ä', 'a'), 'å', 'a'), 'Å', 'a'), 'æ', 'ae'), 'Æ', 'ae'), 'ç', 'c'), 'Ç', 'c'), 'č', 'c'), 'Č', 'c'), 'ð', 'd'), 'Ð', 'd'), 'è', 'e'), 'È', 'e'), 'é', 'e'), 'É', 'e'), 'ê', 'e'), 'Ê', 'e'), 'ë', 'e'), 'Ë', 'e'), 'ę', 'e'), 'Ę', 'e'), 'ì', 'i'), 'Ì', 'i'), 'í', 'i'), 'Í', 'i'), 'î', 'i'), 'Î', 'i'), 'ï', 'i'), 'Ï', 'i'), 'ł', 'l'), 'Ł', 'l'), 'ñ', 'n'), 'Ñ', 'n'), 'ń', 'n'), 'Ń', 'n'), 'ò', 'o'), 'Ò', 'o'), 'ó', 'o'), 'Ó', 'o'), 'ô', 'o'), 'Ô', 'o'), 'õ', 'o'), 'Õ', 'o'), 'ö', 'o'), 'Ö', 'o'), 'ø', 'o'), 'Ø', 'o'), 'œ', 'oe'), 'Œ', 'oe'), 'š', 's'), 'Š', 's'), 'ś', 's'), 'Ś', 's'), 'ß', 'ss'), 'ù', 'u'), 'Ù', 'u'), 'ú', 'u'), 'Ú', 'u'), 'û', 'u'), 'Û', 'u'), 'ü', 'u'), 'Ü', 'u'), 'ý', 'y'), 'Ý', 'y'), 'ÿ', 'y'), 'Ÿ', 'y'), 'ž', 'z'), 'Ž', 'z'), 1, 40) AS name_key FROM companies AS c;
--> statement-breakpoint
UPDATE member_standings SET (country_id, name_key) = (SELECT k.country_id, k.name_key FROM company_keys AS k WHERE k.company_id = member_standings.company_id) WHERE EXISTS (SELECT 1 FROM companies WHERE id = member_standings.company_id);
--> statement-breakpoint
INSERT INTO member_country_counts (corporate_id, kind, country_id, industry_id, standing, scope, members)
SELECT corporate_id, kind, country_id, industry_id, standing, scope, count(*) FROM member_standings GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
ALTER TABLE `member_standings` ADD `is_open` integer GENERATED ALWAYS AS (standing in ('none', 'draft')) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `member_standings` ADD `overall_rank` integer GENERATED ALWAYS AS (coalesce(overall, CASE standing when 'none' then -2 when 'draft' then -1 when 'beginner' then 2000 when 'intermediate' then 4000 when 'advanced' then 6000 when 'leader' then 8000 else 0 END )) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `member_standings` ADD `first_rank` integer GENERATED ALWAYS AS (coalesce(first_score, iif(standing in ('none', 'draft'), -2, -1))) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `member_standings` ADD `second_rank` integer GENERATED ALWAYS AS (coalesce(second_score, iif(standing in ('none', 'draft'), -2, -1))) VIRTUAL;
--> statement-breakpoint
ALTER TABLE `member_standings` ADD `third_rank` integer GENERATED ALWAYS AS (coalesce(third_score, iif(standing in ('none', 'draft'), -2, -1))) VIRTUAL;
--> statement-breakpoint
CREATE INDEX `member_standings_by_country` ON `member_standings` (`corporate_id`,`kind`,`country_id`,`changed_at`,`company_id`);
--> statement-breakpoint
CREATE INDEX `member_standings_by_open` ON `member_standings` (`corporate_id`,`kind`,`is_open`,`changed_at`,`company_id`);
--> statement-breakpoint
CREATE INDEX `member_standings_by_name` ON `member_standings` (`corporate_id`,`kind`,`name_key`,`company_id`);
--> statement-breakpoint
CREATE INDEX `member_standings_by_overall_rank` ON `member_standings` (`corporate_id`,`kind`,`overall_rank`,`company_id`);
--> statement-breakpoint
CREATE INDEX `member_standings_by_first_rank` ON `member_standings` (`corporate_id`,`kind`,`first_rank`,`company_id`);
--> statement-breakpoint
CREATE INDEX `member_standings_by_second_rank` ON `member_standings` (`corporate_id`,`kind`,`second_rank`,`company_id`);
--> statement-breakpoint
CREATE INDEX `member_standings_by_third_rank` ON `member_standings` (`corporate_id`,`kind`,`third_rank`,`company_id`);
--> statement-breakpoint
DROP TRIGGER member_joined;
--> statement-breakpoint
CREATE TRIGGER member_joined AFTER INSERT ON memberships BEGIN INSERT INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at, country_id, name_key) SELECT NEW.corporate_id, s.company_id, s.kind, s.industry_id, NEW.scope, s.standing, s.assessment_id, iif(NEW.scope = 'full', s.overall, NULL), iif(NEW.scope = 'full', s.first_score, NULL), iif(NEW.scope = 'full', s.second_score, NULL), iif(NEW.scope = 'full', s.third_score, NULL), coalesce(s.changed_at, NEW.joined_at), k.country_id, k.name_key FROM company_standings AS s JOIN company_keys AS k ON k.company_id = s.company_id WHERE s.company_id = NEW.company_id; INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM memberships AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.corporate_id = NEW.corporate_id AND m.company_id = NEW.company_id; END;
--> statement-breakpoint
DROP TRIGGER member_network_added;
--> statement-breakpoint
CREATE TRIGGER member_network_added AFTER INSERT ON companies WHEN NEW.erased_at IS NULL BEGIN INSERT INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at, country_id, name_key) SELECT 'all', s.company_id, s.kind, s.industry_id, 'full', s.standing, s.assessment_id, s.overall, s.first_score, s.second_score, s.third_score, coalesce(s.changed_at, NEW.created_at), k.country_id, k.name_key FROM company_standings AS s JOIN company_keys AS k ON k.company_id = s.company_id WHERE s.company_id = NEW.id; INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM listed_companies AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.corporate_id = 'all' AND m.company_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER member_keys_changed AFTER UPDATE OF name, country_id ON companies WHEN OLD.name <> NEW.name OR OLD.country_id <> NEW.country_id BEGIN UPDATE member_standings SET (country_id, name_key) = (SELECT k.country_id, k.name_key FROM company_keys AS k WHERE k.company_id = NEW.id) WHERE company_id = NEW.id AND corporate_id IN (SELECT corporate_id FROM listed_companies WHERE company_id = NEW.id); END;
--> statement-breakpoint
CREATE TRIGGER member_country_counted AFTER INSERT ON member_standings BEGIN INSERT INTO member_country_counts (corporate_id, kind, country_id, industry_id, standing, scope, members) VALUES (NEW.corporate_id, NEW.kind, NEW.country_id, NEW.industry_id, NEW.standing, NEW.scope, 1) ON CONFLICT (corporate_id, kind, country_id, industry_id, standing, scope) DO UPDATE SET members = members + 1; END;
--> statement-breakpoint
CREATE TRIGGER member_country_counted_anew AFTER UPDATE OF industry_id, standing, scope, country_id ON member_standings WHEN OLD.industry_id <> NEW.industry_id OR OLD.standing <> NEW.standing OR OLD.scope <> NEW.scope OR OLD.country_id <> NEW.country_id BEGIN UPDATE member_country_counts SET members = members - 1 WHERE corporate_id = OLD.corporate_id AND kind = OLD.kind AND country_id = OLD.country_id AND industry_id = OLD.industry_id AND standing = OLD.standing AND scope = OLD.scope; DELETE FROM member_country_counts WHERE corporate_id = OLD.corporate_id AND kind = OLD.kind AND country_id = OLD.country_id AND industry_id = OLD.industry_id AND standing = OLD.standing AND scope = OLD.scope AND members = 0; INSERT INTO member_country_counts (corporate_id, kind, country_id, industry_id, standing, scope, members) VALUES (NEW.corporate_id, NEW.kind, NEW.country_id, NEW.industry_id, NEW.standing, NEW.scope, 1) ON CONFLICT (corporate_id, kind, country_id, industry_id, standing, scope) DO UPDATE SET members = members + 1; END;
--> statement-breakpoint
CREATE TRIGGER member_country_uncounted AFTER DELETE ON member_standings BEGIN UPDATE member_country_counts SET members = members - 1 WHERE corporate_id = OLD.corporate_id AND kind = OLD.kind AND country_id = OLD.country_id AND industry_id = OLD.industry_id AND standing = OLD.standing AND scope = OLD.scope; DELETE FROM member_country_counts WHERE corporate_id = OLD.corporate_id AND kind = OLD.kind AND country_id = OLD.country_id AND industry_id = OLD.industry_id AND standing = OLD.standing AND scope = OLD.scope AND members = 0; END;
