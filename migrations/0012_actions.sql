CREATE TABLE `actions` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`question_id` text NOT NULL,
	`catalogue_version` text NOT NULL,
	`state` text NOT NULL,
	`assignee_id` text,
	`due_on` text,
	`note` text DEFAULT '' NOT NULL,
	`document_id` text,
	`file_id` text,
	`file_name` text,
	`file_size` integer,
	`file_hash` text,
	`file_pages` integer,
	`revision` integer DEFAULT 1 NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`done_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `actions_by_practice` ON `actions` (`company_id`,`kind`,`question_id`);--> statement-breakpoint
CREATE INDEX `actions_by_assignee` ON `actions` (`assignee_id`);--> statement-breakpoint
CREATE INDEX `actions_by_document` ON `actions` (`document_id`);--> statement-breakpoint
CREATE INDEX `actions_by_file` ON `actions` (`file_id`);--> statement-breakpoint
CREATE INDEX `actions_due` ON `actions` (`due_on`) WHERE state in ('planned', 'doing');