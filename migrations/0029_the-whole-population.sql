CREATE TABLE member_standings_kept AS SELECT * FROM member_standings;
--> statement-breakpoint
DROP TABLE `member_standings`;
--> statement-breakpoint
CREATE TABLE `member_standings` (
	`corporate_id` text NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`industry_id` text NOT NULL,
	`scope` text NOT NULL,
	`standing` text NOT NULL,
	`assessment_id` text,
	`overall` integer,
	`first_score` integer,
	`second_score` integer,
	`third_score` integer,
	`changed_at` integer NOT NULL,
	`reminded_at` integer,
	PRIMARY KEY(`corporate_id`, `company_id`, `kind`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at, reminded_at)
SELECT corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at, reminded_at FROM member_standings_kept;
--> statement-breakpoint
DROP TABLE member_standings_kept;
--> statement-breakpoint
CREATE INDEX `member_standings_by_change` ON `member_standings` (`corporate_id`,`kind`,`changed_at`,`company_id`);--> statement-breakpoint
CREATE INDEX `member_standings_by_industry` ON `member_standings` (`corporate_id`,`kind`,`industry_id`,`changed_at`,`company_id`);--> statement-breakpoint
CREATE INDEX `member_standings_by_standing` ON `member_standings` (`corporate_id`,`kind`,`standing`,`changed_at`,`company_id`);--> statement-breakpoint
CREATE INDEX `member_standings_by_overall` ON `member_standings` (`corporate_id`,`kind`,`overall`,`company_id`) WHERE overall is not null;--> statement-breakpoint
CREATE INDEX `member_standings_by_first` ON `member_standings` (`corporate_id`,`kind`,`first_score`,`company_id`) WHERE first_score is not null;--> statement-breakpoint
CREATE INDEX `member_standings_by_second` ON `member_standings` (`corporate_id`,`kind`,`second_score`,`company_id`) WHERE second_score is not null;--> statement-breakpoint
CREATE INDEX `member_standings_by_third` ON `member_standings` (`corporate_id`,`kind`,`third_score`,`company_id`) WHERE third_score is not null;
--> statement-breakpoint
ALTER TABLE `member_exports` ADD `is_whole` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE VIEW listed_companies AS
SELECT corporate_id, company_id, scope, joined_at AS since FROM memberships
UNION ALL SELECT 'all', id, 'full', created_at FROM companies WHERE erased_at IS NULL;
--> statement-breakpoint
CREATE TRIGGER member_counted AFTER INSERT ON member_standings BEGIN INSERT INTO member_counts (corporate_id, kind, industry_id, standing, scope, members) VALUES (NEW.corporate_id, NEW.kind, NEW.industry_id, NEW.standing, NEW.scope, 1) ON CONFLICT (corporate_id, kind, industry_id, standing, scope) DO UPDATE SET members = members + 1; END;
--> statement-breakpoint
CREATE TRIGGER member_counted_anew AFTER UPDATE OF industry_id, standing, scope ON member_standings WHEN OLD.industry_id <> NEW.industry_id OR OLD.standing <> NEW.standing OR OLD.scope <> NEW.scope BEGIN UPDATE member_counts SET members = members - 1 WHERE corporate_id = OLD.corporate_id AND kind = OLD.kind AND industry_id = OLD.industry_id AND standing = OLD.standing AND scope = OLD.scope; INSERT INTO member_counts (corporate_id, kind, industry_id, standing, scope, members) VALUES (NEW.corporate_id, NEW.kind, NEW.industry_id, NEW.standing, NEW.scope, 1) ON CONFLICT (corporate_id, kind, industry_id, standing, scope) DO UPDATE SET members = members + 1; END;
--> statement-breakpoint
CREATE TRIGGER member_uncounted AFTER DELETE ON member_standings BEGIN UPDATE member_counts SET members = members - 1 WHERE corporate_id = OLD.corporate_id AND kind = OLD.kind AND industry_id = OLD.industry_id AND standing = OLD.standing AND scope = OLD.scope; END;
--> statement-breakpoint
DROP TRIGGER member_left;
--> statement-breakpoint
CREATE TRIGGER member_left AFTER DELETE ON memberships BEGIN DELETE FROM member_standings WHERE corporate_id = OLD.corporate_id AND company_id = OLD.company_id; DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(OLD.company_id) || ' AND keys : c' || hex(OLD.corporate_id)); END;
--> statement-breakpoint
DROP TRIGGER member_renamed;
--> statement-breakpoint
CREATE TRIGGER member_renamed AFTER UPDATE OF name ON companies WHEN OLD.name <> NEW.name BEGIN DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(NEW.id)); INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM listed_companies AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.company_id = NEW.id; END;
--> statement-breakpoint
DROP TRIGGER member_user_changed;
--> statement-breakpoint
CREATE TRIGGER member_user_changed AFTER UPDATE OF username, role, erased_at ON users BEGIN DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(NEW.company_id)); INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM listed_companies AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.company_id = NEW.company_id; END;
--> statement-breakpoint
DROP TRIGGER member_user_removed;
--> statement-breakpoint
CREATE TRIGGER member_user_removed AFTER DELETE ON users BEGIN DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(OLD.company_id)); INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM listed_companies AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.company_id = OLD.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_user_added AFTER INSERT ON users WHEN NEW.role = 'owner' BEGIN DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(NEW.company_id)); INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM listed_companies AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.company_id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_added AFTER INSERT ON companies WHEN NEW.erased_at IS NULL BEGIN INSERT INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at) SELECT 'all', s.company_id, s.kind, s.industry_id, 'full', s.standing, s.assessment_id, s.overall, s.first_score, s.second_score, s.third_score, coalesce(s.changed_at, NEW.created_at) FROM company_standings AS s WHERE s.company_id = NEW.id; INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM listed_companies AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.corporate_id = 'all' AND m.company_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_changed AFTER UPDATE OF erased_at ON companies WHEN NEW.erased_at IS NULL BEGIN UPDATE member_standings SET (industry_id, standing, assessment_id, overall, first_score, second_score, third_score, changed_at) = ( SELECT s.industry_id, s.standing, s.assessment_id, s.overall, s.first_score, s.second_score, s.third_score, coalesce(s.changed_at, NEW.created_at) FROM company_standings AS s WHERE s.company_id = member_standings.company_id AND s.kind = member_standings.kind) WHERE corporate_id = 'all' AND company_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_erased AFTER UPDATE OF erased_at ON companies WHEN OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL BEGIN DELETE FROM member_standings WHERE corporate_id = 'all' AND company_id = NEW.id; DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(NEW.id) || ' AND keys : c' || hex('all')); END;
--> statement-breakpoint
CREATE TRIGGER member_network_removed AFTER DELETE ON companies BEGIN DELETE FROM member_standings WHERE corporate_id = 'all' AND company_id = OLD.id; DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(OLD.id)); END;
--> statement-breakpoint
CREATE TRIGGER member_network_result_added AFTER INSERT ON latest_results BEGIN UPDATE companies SET erased_at = erased_at WHERE id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_result_changed AFTER UPDATE ON latest_results BEGIN UPDATE companies SET erased_at = erased_at WHERE id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_result_removed AFTER DELETE ON latest_results BEGIN UPDATE companies SET erased_at = erased_at WHERE id = OLD.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_draft_added AFTER INSERT ON assessments BEGIN UPDATE companies SET erased_at = erased_at WHERE id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_draft_changed AFTER UPDATE OF state, updated_at ON assessments WHEN OLD.state <> NEW.state OR OLD.updated_at / 86400000 <> NEW.updated_at / 86400000 BEGIN UPDATE companies SET erased_at = erased_at WHERE id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_draft_removed AFTER DELETE ON assessments BEGIN UPDATE companies SET erased_at = erased_at WHERE id = OLD.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_network_industry_changed AFTER UPDATE OF industry_id ON companies WHEN OLD.industry_id <> NEW.industry_id BEGIN UPDATE companies SET erased_at = erased_at WHERE id = NEW.id; END;
--> statement-breakpoint
INSERT INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at)
SELECT m.corporate_id, s.company_id, s.kind, s.industry_id, m.scope, s.standing, s.assessment_id, s.overall, s.first_score, s.second_score, s.third_score, coalesce(s.changed_at, m.since)
FROM listed_companies AS m JOIN company_standings AS s ON s.company_id = m.company_id WHERE m.corporate_id = 'all';
--> statement-breakpoint
INSERT INTO member_search (words, keys, corporate_id, company_id)
SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id
FROM listed_companies AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.corporate_id = 'all';
