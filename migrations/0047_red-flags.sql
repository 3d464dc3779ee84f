CREATE TABLE `flag_requests` (
	`company_id` text PRIMARY KEY NOT NULL,
	`turn` integer NOT NULL,
	`is_quiet` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `member_tags` ADD `flag` text;--> statement-breakpoint
CREATE TRIGGER contribution_flags AFTER INSERT ON contributions BEGIN INSERT INTO flag_requests (company_id, turn, is_quiet) SELECT companies.id, 1, 0 FROM assessments JOIN companies ON companies.id = assessments.company_id AND companies.erased_at IS NULL WHERE assessments.id = NEW.assessment_id AND EXISTS (SELECT 1 FROM memberships JOIN member_tags ON member_tags.corporate_id = memberships.corporate_id AND member_tags.flag IS NOT NULL WHERE memberships.company_id = companies.id) ON CONFLICT (company_id) DO UPDATE SET turn = turn + 1, is_quiet = 0; END;
--> statement-breakpoint
CREATE TRIGGER standing_flags AFTER INSERT ON member_standings WHEN NEW.corporate_id <> 'all' AND NEW.standing NOT IN ('none', 'draft') BEGIN INSERT INTO flag_requests (company_id, turn, is_quiet) SELECT companies.id, 1, 0 FROM companies WHERE companies.id = NEW.company_id AND EXISTS (SELECT 1 FROM member_tags WHERE corporate_id = NEW.corporate_id AND flag IS NOT NULL) ON CONFLICT (company_id) DO UPDATE SET turn = turn + 1, is_quiet = 0; END;
--> statement-breakpoint
CREATE TRIGGER standing_flags_changed AFTER UPDATE OF standing, scope, assessment_id ON member_standings WHEN NEW.corporate_id <> 'all' AND (OLD.standing NOT IN ('none', 'draft') OR NEW.standing NOT IN ('none', 'draft')) AND (OLD.standing <> NEW.standing OR OLD.scope <> NEW.scope OR OLD.assessment_id IS NOT NEW.assessment_id) BEGIN INSERT INTO flag_requests (company_id, turn, is_quiet) SELECT companies.id, 1, 0 FROM companies WHERE companies.id = NEW.company_id AND EXISTS (SELECT 1 FROM member_tags WHERE corporate_id = NEW.corporate_id AND flag IS NOT NULL) ON CONFLICT (company_id) DO UPDATE SET turn = turn + 1, is_quiet = 0; END;
--> statement-breakpoint
CREATE TRIGGER flags_narrowed AFTER UPDATE OF scope ON memberships WHEN NEW.scope <> 'full' BEGIN DELETE FROM tagged_members WHERE corporate_id = NEW.corporate_id AND company_id = NEW.company_id AND tag_id IN (SELECT id FROM member_tags WHERE corporate_id = NEW.corporate_id AND flag IS NOT NULL); END;
