CREATE TABLE `office_acts` (
	`id` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL,
	`by_id` text NOT NULL,
	`act` text NOT NULL,
	`company_id` text NOT NULL,
	`user_id` text NOT NULL,
	`thing` text NOT NULL,
	`reason` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `office_acts_by_time` ON `office_acts` (`at`,`id`);--> statement-breakpoint
CREATE INDEX `office_acts_by_act` ON `office_acts` (`act`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `office_acts_by_administrator` ON `office_acts` (`by_id`,`at`,`id`);--> statement-breakpoint
CREATE INDEX `office_acts_by_company` ON `office_acts` (`company_id`,`at`,`id`) WHERE company_id <> '';--> statement-breakpoint
CREATE INDEX `office_acts_by_person` ON `office_acts` (`user_id`,`at`,`id`) WHERE user_id <> '';--> statement-breakpoint
CREATE TABLE `tallies` (
	`name` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `industries` ADD `is_active` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `industries` ADD `edited_at` integer;--> statement-breakpoint
CREATE INDEX `companies_by_creation` ON `companies` (`created_at`,`id`) WHERE erased_at is null;--> statement-breakpoint
CREATE INDEX `companies_corporate` ON `companies` (`created_at`,`id`) WHERE is_corporate and erased_at is null;
--> statement-breakpoint
CREATE VIRTUAL TABLE company_search USING fts5(words, keys, company_id UNINDEXED, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE person_search USING fts5(words, keys, user_id UNINDEXED, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');
--> statement-breakpoint
CREATE TRIGGER company_search_added AFTER INSERT ON companies BEGIN INSERT INTO company_search (words, keys, company_id) SELECT NEW.name || ' ' || NEW.registration_number, 'k' || hex(NEW.id), NEW.id WHERE NEW.erased_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER company_search_changed AFTER UPDATE OF name, registration_number, erased_at ON companies WHEN OLD.name IS NOT NEW.name OR OLD.registration_number IS NOT NEW.registration_number OR OLD.erased_at IS NOT NEW.erased_at BEGIN DELETE FROM company_search WHERE rowid IN (SELECT rowid FROM company_search WHERE company_search MATCH 'keys : k' || hex(OLD.id)); INSERT INTO company_search (words, keys, company_id) SELECT NEW.name || ' ' || NEW.registration_number, 'k' || hex(NEW.id), NEW.id WHERE NEW.erased_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER company_search_removed AFTER DELETE ON companies BEGIN DELETE FROM company_search WHERE rowid IN (SELECT rowid FROM company_search WHERE company_search MATCH 'keys : k' || hex(OLD.id)); END;
--> statement-breakpoint
CREATE TRIGGER person_search_added AFTER INSERT ON users BEGIN INSERT INTO person_search (words, keys, user_id) SELECT NEW.username || ' ' || NEW.email, 'k' || hex(NEW.id), NEW.id WHERE NEW.erased_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER person_search_changed AFTER UPDATE OF username, email, erased_at ON users WHEN OLD.username IS NOT NEW.username OR OLD.email IS NOT NEW.email OR OLD.erased_at IS NOT NEW.erased_at BEGIN DELETE FROM person_search WHERE rowid IN (SELECT rowid FROM person_search WHERE person_search MATCH 'keys : k' || hex(OLD.id)); INSERT INTO person_search (words, keys, user_id) SELECT NEW.username || ' ' || NEW.email, 'k' || hex(NEW.id), NEW.id WHERE NEW.erased_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER person_search_removed AFTER DELETE ON users BEGIN DELETE FROM person_search WHERE rowid IN (SELECT rowid FROM person_search WHERE person_search MATCH 'keys : k' || hex(OLD.id)); END;
--> statement-breakpoint
CREATE TRIGGER company_tallied AFTER INSERT ON companies BEGIN INSERT INTO tallies (name, count) SELECT 'companies', 1 WHERE NEW.erased_at IS NULL ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; INSERT INTO tallies (name, count) SELECT 'corporate', 1 WHERE NEW.erased_at IS NULL AND NEW.is_corporate ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER company_tallied_anew AFTER UPDATE OF erased_at, is_corporate ON companies WHEN OLD.erased_at IS NOT NEW.erased_at OR OLD.is_corporate <> NEW.is_corporate BEGIN INSERT INTO tallies (name, count) SELECT 'companies', (NEW.erased_at IS NULL) - (OLD.erased_at IS NULL) WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; INSERT INTO tallies (name, count) SELECT 'corporate', (NEW.erased_at IS NULL AND NEW.is_corporate) - (OLD.erased_at IS NULL AND OLD.is_corporate) WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER company_untallied AFTER DELETE ON companies BEGIN INSERT INTO tallies (name, count) SELECT 'companies', -1 WHERE OLD.erased_at IS NULL ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; INSERT INTO tallies (name, count) SELECT 'corporate', -1 WHERE OLD.erased_at IS NULL AND OLD.is_corporate ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER person_tallied AFTER INSERT ON users BEGIN INSERT INTO tallies (name, count) SELECT 'people', 1 WHERE NEW.erased_at IS NULL ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER person_tallied_anew AFTER UPDATE OF erased_at ON users WHEN OLD.erased_at IS NOT NEW.erased_at BEGIN INSERT INTO tallies (name, count) SELECT 'people', (NEW.erased_at IS NULL) - (OLD.erased_at IS NULL) WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER person_untallied AFTER DELETE ON users BEGIN INSERT INTO tallies (name, count) SELECT 'people', -1 WHERE OLD.erased_at IS NULL ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER assessment_tallied AFTER INSERT ON assessments BEGIN INSERT INTO tallies (name, count) SELECT NEW.kind || '.' || NEW.state, 1 WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER assessment_tallied_anew AFTER UPDATE OF state ON assessments WHEN OLD.state <> NEW.state BEGIN INSERT INTO tallies (name, count) SELECT OLD.kind || '.' || OLD.state, -1 WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; INSERT INTO tallies (name, count) SELECT NEW.kind || '.' || NEW.state, 1 WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER assessment_untallied AFTER DELETE ON assessments BEGIN INSERT INTO tallies (name, count) SELECT OLD.kind || '.' || OLD.state, -1 WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER membership_tallied AFTER INSERT ON memberships BEGIN INSERT INTO tallies (name, count) SELECT 'memberships', 1 WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
CREATE TRIGGER membership_untallied AFTER DELETE ON memberships BEGIN INSERT INTO tallies (name, count) SELECT 'memberships', -1 WHERE true ON CONFLICT (name) DO UPDATE SET count = count + excluded.count; END;
--> statement-breakpoint
INSERT INTO company_search (words, keys, company_id) SELECT name || ' ' || registration_number, 'k' || hex(id), id FROM companies WHERE erased_at IS NULL;
--> statement-breakpoint
INSERT INTO person_search (words, keys, user_id) SELECT username || ' ' || email, 'k' || hex(id), id FROM users WHERE erased_at IS NULL;
--> statement-breakpoint
INSERT INTO tallies (name, count)
SELECT 'companies', count(*) FROM companies WHERE erased_at IS NULL
UNION ALL SELECT 'corporate', count(*) FROM companies WHERE is_corporate AND erased_at IS NULL
UNION ALL SELECT 'people', count(*) FROM users WHERE erased_at IS NULL
UNION ALL SELECT 'memberships', count(*) FROM memberships
UNION ALL SELECT kind || '.' || state, count(*) FROM assessments GROUP BY kind, state;
