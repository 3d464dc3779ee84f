CREATE INDEX `companies_by_name` ON `companies` (`name` COLLATE NOCASE,`id`) WHERE erased_at is null;
--> statement-breakpoint
CREATE TRIGGER company_counted_by_week AFTER INSERT ON companies WHEN NEW.erased_at IS NULL BEGIN INSERT INTO tallies (name, count) VALUES ('week.' || date(NEW.created_at / 1000, 'unixepoch', 'weekday 0', '-6 days') || '.companies', 1) ON CONFLICT (name) DO UPDATE SET count = count + 1; END;
--> statement-breakpoint
CREATE TRIGGER assessment_counted_by_week AFTER INSERT ON assessments WHEN (SELECT erased_at FROM companies WHERE id = NEW.company_id) IS NULL BEGIN INSERT INTO tallies (name, count) VALUES ('week.' || date(NEW.created_at / 1000, 'unixepoch', 'weekday 0', '-6 days') || '.begun.' || NEW.kind, 1) ON CONFLICT (name) DO UPDATE SET count = count + 1; END;
--> statement-breakpoint
CREATE TRIGGER result_counted_by_week AFTER INSERT ON results BEGIN INSERT INTO tallies (name, count) VALUES ('week.' || date(NEW.completed_at / 1000, 'unixepoch', 'weekday 0', '-6 days') || '.level.' || NEW.kind || '.' || NEW.level, 1) ON CONFLICT (name) DO UPDATE SET count = count + 1; END;
--> statement-breakpoint
INSERT INTO tallies (name, count)
SELECT 'week.' || date(created_at / 1000, 'unixepoch', 'weekday 0', '-6 days') || '.companies', count(*) FROM companies WHERE erased_at IS NULL GROUP BY 1
UNION ALL SELECT 'week.' || date(a.created_at / 1000, 'unixepoch', 'weekday 0', '-6 days') || '.begun.' || a.kind, count(*) FROM assessments AS a JOIN companies AS c ON c.id = a.company_id WHERE c.erased_at IS NULL GROUP BY 1
UNION ALL SELECT 'week.' || date(completed_at / 1000, 'unixepoch', 'weekday 0', '-6 days') || '.level.' || kind || '.' || level, count(*) FROM results GROUP BY 1;
