CREATE TABLE `consents` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`corporate_id` text NOT NULL,
	`scope` text NOT NULL,
	`since` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `consents_standing` ON `consents` (`company_id`,`corporate_id`) WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX `consents_by_company` ON `consents` (`company_id`,`since`);--> statement-breakpoint
CREATE TABLE `readings` (
	`company_id` text NOT NULL,
	`day` text NOT NULL,
	`corporate_id` text NOT NULL,
	`user_id` text NOT NULL,
	`thing` text NOT NULL,
	`assessment_id` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `day`, `corporate_id`, `user_id`, `thing`, `assessment_id`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `member_counts` (
	`corporate_id` text NOT NULL,
	`kind` text NOT NULL,
	`industry_id` text NOT NULL,
	`standing` text NOT NULL,
	`scope` text NOT NULL,
	`members` integer NOT NULL,
	PRIMARY KEY(`corporate_id`, `kind`, `industry_id`, `standing`, `scope`)
) WITHOUT ROWID;
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
	PRIMARY KEY(`corporate_id`, `company_id`, `kind`),
	FOREIGN KEY (`corporate_id`,`company_id`) REFERENCES `memberships`(`corporate_id`,`company_id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `member_standings_by_change` ON `member_standings` (`corporate_id`,`kind`,`changed_at`,`company_id`);--> statement-breakpoint
CREATE INDEX `member_standings_by_industry` ON `member_standings` (`corporate_id`,`kind`,`industry_id`,`changed_at`,`company_id`);--> statement-breakpoint
CREATE INDEX `member_standings_by_standing` ON `member_standings` (`corporate_id`,`kind`,`standing`,`changed_at`,`company_id`);--> statement-breakpoint
CREATE INDEX `member_standings_by_overall` ON `member_standings` (`corporate_id`,`kind`,`overall`,`company_id`) WHERE overall is not null;--> statement-breakpoint
CREATE INDEX `member_standings_by_first` ON `member_standings` (`corporate_id`,`kind`,`first_score`,`company_id`) WHERE first_score is not null;--> statement-breakpoint
CREATE INDEX `member_standings_by_second` ON `member_standings` (`corporate_id`,`kind`,`second_score`,`company_id`) WHERE second_score is not null;--> statement-breakpoint
CREATE INDEX `member_standings_by_third` ON `member_standings` (`corporate_id`,`kind`,`third_score`,`company_id`) WHERE third_score is not null;--> statement-breakpoint
ALTER TABLE `memberships` ADD `scope` text DEFAULT 'full' NOT NULL;
--> statement-breakpoint
CREATE VIEW company_standings AS
SELECT c.id AS company_id, k.kind AS kind, c.industry_id AS industry_id,
	coalesce(r.assessment_id, d.id) AS assessment_id,
	coalesce(r.level, iif(d.id IS NULL, 'none', 'draft')) AS standing,
	r.score AS overall,
	json_extract(r.document, '$.result.dimensions[0].score') AS first_score,
	json_extract(r.document, '$.result.dimensions[1].score') AS second_score,
	json_extract(r.document, '$.result.dimensions[2].score') AS third_score,
	coalesce(r.completed_at, d.updated_at / 86400000 * 86400000) AS changed_at
FROM companies AS c
CROSS JOIN (SELECT 'readiness' AS kind UNION ALL SELECT 'progress') AS k
LEFT JOIN latest_results AS l ON l.company_id = c.id AND l.kind = k.kind
LEFT JOIN results AS r ON r.assessment_id = l.assessment_id
LEFT JOIN assessments AS d ON d.id = (
	SELECT a.id FROM assessments AS a WHERE a.company_id = c.id AND a.kind = k.kind AND a.state = 'draft' ORDER BY a.created_at DESC, a.id DESC LIMIT 1);
--> statement-breakpoint
CREATE VIEW company_words AS
SELECT c.id AS company_id, c.name || ' ' || coalesce((SELECT group_concat(u.username, ' ') FROM users AS u WHERE u.company_id = c.id AND u.role = 'owner' AND u.erased_at IS NULL), '') AS words
FROM companies AS c;
--> statement-breakpoint
CREATE VIRTUAL TABLE member_search USING fts5(words, keys, corporate_id UNINDEXED, company_id UNINDEXED, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
--> statement-breakpoint
CREATE TRIGGER member_joined AFTER INSERT ON memberships BEGIN INSERT INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at) SELECT NEW.corporate_id, s.company_id, s.kind, s.industry_id, NEW.scope, s.standing, s.assessment_id, iif(NEW.scope = 'full', s.overall, NULL), iif(NEW.scope = 'full', s.first_score, NULL), iif(NEW.scope = 'full', s.second_score, NULL), iif(NEW.scope = 'full', s.third_score, NULL), coalesce(s.changed_at, NEW.joined_at) FROM company_standings AS s WHERE s.company_id = NEW.company_id; INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM memberships AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.corporate_id = NEW.corporate_id AND m.company_id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_scope_changed AFTER UPDATE OF scope ON memberships BEGIN UPDATE member_standings SET scope = NEW.scope WHERE corporate_id = NEW.corporate_id AND company_id = NEW.company_id AND scope <> NEW.scope; UPDATE member_standings SET (industry_id, standing, assessment_id, overall, first_score, second_score, third_score, changed_at) = ( SELECT s.industry_id, s.standing, s.assessment_id, iif(NEW.scope = 'full', s.overall, NULL), iif(NEW.scope = 'full', s.first_score, NULL), iif(NEW.scope = 'full', s.second_score, NULL), iif(NEW.scope = 'full', s.third_score, NULL), coalesce(s.changed_at, NEW.joined_at) FROM company_standings AS s WHERE s.company_id = member_standings.company_id AND s.kind = member_standings.kind) WHERE corporate_id = NEW.corporate_id AND company_id = NEW.company_id AND EXISTS (SELECT 1 FROM companies WHERE id = NEW.company_id); END;
--> statement-breakpoint
CREATE TRIGGER member_left AFTER DELETE ON memberships BEGIN DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(OLD.company_id) || ' AND keys : c' || hex(OLD.corporate_id)); END;
--> statement-breakpoint
CREATE TRIGGER member_result_added AFTER INSERT ON latest_results BEGIN UPDATE memberships SET scope = scope WHERE company_id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_result_changed AFTER UPDATE ON latest_results BEGIN UPDATE memberships SET scope = scope WHERE company_id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_result_removed AFTER DELETE ON latest_results BEGIN UPDATE memberships SET scope = scope WHERE company_id = OLD.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_draft_added AFTER INSERT ON assessments BEGIN UPDATE memberships SET scope = scope WHERE company_id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_draft_changed AFTER UPDATE OF state, updated_at ON assessments WHEN OLD.state <> NEW.state OR OLD.updated_at / 86400000 <> NEW.updated_at / 86400000 BEGIN UPDATE memberships SET scope = scope WHERE company_id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_draft_removed AFTER DELETE ON assessments BEGIN UPDATE memberships SET scope = scope WHERE company_id = OLD.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_industry_changed AFTER UPDATE OF industry_id ON companies WHEN OLD.industry_id <> NEW.industry_id BEGIN UPDATE memberships SET scope = scope WHERE company_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER member_renamed AFTER UPDATE OF name ON companies WHEN OLD.name <> NEW.name BEGIN DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(NEW.id)); INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM memberships AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.company_id = NEW.id; END;
--> statement-breakpoint
CREATE TRIGGER member_user_changed AFTER UPDATE OF username, role, erased_at ON users WHEN EXISTS (SELECT 1 FROM memberships AS m WHERE m.company_id = NEW.company_id) BEGIN DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(NEW.company_id)); INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM memberships AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.company_id = NEW.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_user_removed AFTER DELETE ON users WHEN EXISTS (SELECT 1 FROM memberships AS m WHERE m.company_id = OLD.company_id) BEGIN DELETE FROM member_search WHERE rowid IN (SELECT rowid FROM member_search WHERE member_search MATCH 'keys : m' || hex(OLD.company_id)); INSERT INTO member_search (words, keys, corporate_id, company_id) SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id FROM memberships AS m JOIN company_words AS w ON w.company_id = m.company_id WHERE m.company_id = OLD.company_id; END;
--> statement-breakpoint
CREATE TRIGGER member_counted AFTER INSERT ON member_standings BEGIN INSERT INTO member_counts (corporate_id, kind, industry_id, standing, scope, members) VALUES (NEW.corporate_id, NEW.kind, NEW.industry_id, NEW.standing, NEW.scope, 1) ON CONFLICT (corporate_id, kind, industry_id, standing, scope) DO UPDATE SET members = members + 1; END;
--> statement-breakpoint
CREATE TRIGGER member_counted_anew AFTER UPDATE OF industry_id, standing, scope ON member_standings WHEN OLD.industry_id <> NEW.industry_id OR OLD.standing <> NEW.standing OR OLD.scope <> NEW.scope BEGIN UPDATE member_counts SET members = members - 1 WHERE corporate_id = OLD.corporate_id AND kind = OLD.kind AND industry_id = OLD.industry_id AND standing = OLD.standing AND scope = OLD.scope; INSERT INTO member_counts (corporate_id, kind, industry_id, standing, scope, members) VALUES (NEW.corporate_id, NEW.kind, NEW.industry_id, NEW.standing, NEW.scope, 1) ON CONFLICT (corporate_id, kind, industry_id, standing, scope) DO UPDATE SET members = members + 1; END;
--> statement-breakpoint
CREATE TRIGGER member_uncounted AFTER DELETE ON member_standings BEGIN UPDATE member_counts SET members = members - 1 WHERE corporate_id = OLD.corporate_id AND kind = OLD.kind AND industry_id = OLD.industry_id AND standing = OLD.standing AND scope = OLD.scope; END;
--> statement-breakpoint
INSERT INTO consents (id, company_id, corporate_id, scope, since)
SELECT substr(lower(hex(randomblob(16))), 1, 22), company_id, corporate_id, 'full', joined_at FROM memberships;
--> statement-breakpoint
INSERT INTO member_standings (corporate_id, company_id, kind, industry_id, scope, standing, assessment_id, overall, first_score, second_score, third_score, changed_at)
SELECT m.corporate_id, s.company_id, s.kind, s.industry_id, m.scope, s.standing, s.assessment_id, s.overall, s.first_score, s.second_score, s.third_score, coalesce(s.changed_at, m.joined_at)
FROM memberships AS m JOIN company_standings AS s ON s.company_id = m.company_id;
--> statement-breakpoint
INSERT INTO member_search (words, keys, corporate_id, company_id)
SELECT w.words, 'c' || hex(m.corporate_id) || ' m' || hex(m.company_id), m.corporate_id, m.company_id
FROM memberships AS m JOIN company_words AS w ON w.company_id = m.company_id
WHERE true;
