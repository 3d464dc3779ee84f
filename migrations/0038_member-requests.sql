CREATE TABLE `member_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`corporate_id` text NOT NULL,
	`company_id` text NOT NULL,
	`once` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`due_on` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`changed_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`corporate_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_requests_once` ON `member_requests` (`corporate_id`,`once`,`company_id`);--> statement-breakpoint
CREATE INDEX `member_requests_by_state` ON `member_requests` (`corporate_id`,`state`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `member_requests_by_company` ON `member_requests` (`company_id`,`corporate_id`,`due_on`,`id`);--> statement-breakpoint
CREATE INDEX `member_requests_by_creator` ON `member_requests` (`created_by`);--> statement-breakpoint
CREATE INDEX `member_requests_open` ON `member_requests` (`corporate_id`,`due_on`,`id`) WHERE state in ('asked', 'accepted', 'returned', 'done');--> statement-breakpoint
CREATE INDEX `member_requests_to_do` ON `member_requests` (`company_id`,`due_on`,`id`) WHERE state in ('asked', 'accepted', 'returned');--> statement-breakpoint
CREATE INDEX `member_requests_due` ON `member_requests` (`due_on`,`id`) WHERE state in ('asked', 'accepted', 'returned');--> statement-breakpoint
CREATE TABLE `request_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`request_id` text NOT NULL,
	`company_id` text NOT NULL,
	`act` text NOT NULL,
	`is_by_corporate` integer NOT NULL,
	`author_id` text,
	`text` text NOT NULL,
	`file_id` text,
	`file_name` text,
	`file_size` integer,
	`file_hash` text,
	`file_pages` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`request_id`) REFERENCES `member_requests`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `request_entries_by_request` ON `request_entries` (`request_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `request_entries_by_author` ON `request_entries` (`author_id`);--> statement-breakpoint
CREATE INDEX `request_entries_by_company` ON `request_entries` (`company_id`,`file_size`);--> statement-breakpoint
CREATE INDEX `request_entries_by_file` ON `request_entries` (`file_id`) WHERE file_id is not null;--> statement-breakpoint
CREATE TRIGGER member_requests_left AFTER DELETE ON memberships BEGIN UPDATE member_requests SET state = iif(state IN ('declined', 'closed'), state, 'ended'), revision = revision + 1, ended_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE company_id = OLD.company_id AND corporate_id = OLD.corporate_id AND ended_at IS NULL; END;
--> statement-breakpoint
CREATE TRIGGER member_requests_rested AFTER UPDATE OF is_corporate ON companies WHEN OLD.is_corporate AND NOT NEW.is_corporate BEGIN UPDATE member_requests SET state = iif(state IN ('declined', 'closed'), state, 'ended'), revision = revision + 1, ended_at = CAST(unixepoch('subsec') * 1000 AS INTEGER) WHERE corporate_id = NEW.id AND ended_at IS NULL; END;
