CREATE TABLE `member_tag_counts` (
	`tag_id` text NOT NULL,
	`kind` text NOT NULL,
	`country_id` text NOT NULL,
	`industry_id` text NOT NULL,
	`standing` text NOT NULL,
	`members` integer NOT NULL,
	PRIMARY KEY(`tag_id`, `kind`, `country_id`, `industry_id`, `standing`),
	FOREIGN KEY (`tag_id`) REFERENCES `member_tags`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `member_tags` (
	`id` text PRIMARY KEY NOT NULL,
	`corporate_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`corporate_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_tags_by_name` ON `member_tags` (`corporate_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `tagged_members` (
	`corporate_id` text NOT NULL,
	`company_id` text NOT NULL,
	`tag_id` text NOT NULL,
	`kind` text NOT NULL,
	`industry_id` text NOT NULL,
	`country_id` text NOT NULL,
	`standing` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`corporate_id`, `company_id`, `kind`, `tag_id`),
	FOREIGN KEY (`tag_id`) REFERENCES `member_tags`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`corporate_id`,`company_id`) REFERENCES `memberships`(`corporate_id`,`company_id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `tagged_members_by_change` ON `tagged_members` (`tag_id`,`kind`,`changed_at`,`company_id`);
--> statement-breakpoint
CREATE TRIGGER tagged_member_counted AFTER INSERT ON tagged_members BEGIN INSERT INTO member_tag_counts (tag_id, kind, country_id, industry_id, standing, members) VALUES (NEW.tag_id, NEW.kind, NEW.country_id, NEW.industry_id, NEW.standing, 1) ON CONFLICT (tag_id, kind, country_id, industry_id, standing) DO UPDATE SET members = members + 1; END;
--> statement-breakpoint
CREATE TRIGGER tagged_member_counted_anew AFTER UPDATE OF country_id, industry_id, standing ON tagged_members WHEN OLD.country_id <> NEW.country_id OR OLD.industry_id <> NEW.industry_id OR OLD.standing <> NEW.standing BEGIN UPDATE member_tag_counts SET members = members - 1 WHERE tag_id = OLD.tag_id AND kind = OLD.kind AND country_id = OLD.country_id AND industry_id = OLD.industry_id AND standing = OLD.standing; DELETE FROM member_tag_counts WHERE tag_id = OLD.tag_id AND kind = OLD.kind AND country_id = OLD.country_id AND industry_id = OLD.industry_id AND standing = OLD.standing AND members = 0; INSERT INTO member_tag_counts (tag_id, kind, country_id, industry_id, standing, members) VALUES (NEW.tag_id, NEW.kind, NEW.country_id, NEW.industry_id, NEW.standing, 1) ON CONFLICT (tag_id, kind, country_id, industry_id, standing) DO UPDATE SET members = members + 1; END;
--> statement-breakpoint
CREATE TRIGGER tagged_member_uncounted AFTER DELETE ON tagged_members BEGIN UPDATE member_tag_counts SET members = members - 1 WHERE tag_id = OLD.tag_id AND kind = OLD.kind AND country_id = OLD.country_id AND industry_id = OLD.industry_id AND standing = OLD.standing; DELETE FROM member_tag_counts WHERE tag_id = OLD.tag_id AND kind = OLD.kind AND country_id = OLD.country_id AND industry_id = OLD.industry_id AND standing = OLD.standing AND members = 0; END;
--> statement-breakpoint
CREATE TRIGGER tagged_member_changed AFTER UPDATE OF country_id, industry_id, standing, changed_at ON member_standings WHEN NEW.corporate_id <> 'all' AND (OLD.country_id <> NEW.country_id OR OLD.industry_id <> NEW.industry_id OR OLD.standing <> NEW.standing OR OLD.changed_at <> NEW.changed_at) BEGIN UPDATE tagged_members SET country_id = NEW.country_id, industry_id = NEW.industry_id, standing = NEW.standing, changed_at = NEW.changed_at WHERE corporate_id = NEW.corporate_id AND company_id = NEW.company_id AND kind = NEW.kind; END;
