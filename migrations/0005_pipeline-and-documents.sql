CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`audience` text NOT NULL,
	`texts` text NOT NULL,
	`state` text NOT NULL,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`cursor` text,
	`recipients` integer DEFAULT 0 NOT NULL,
	`due_at` integer
);
--> statement-breakpoint
CREATE INDEX `announcements_by_time` ON `announcements` (`created_at`);--> statement-breakpoint
CREATE INDEX `announcements_due` ON `announcements` (`due_at`) WHERE state = 'sending';--> statement-breakpoint
CREATE TABLE `dead_letters` (
	`id` text PRIMARY KEY NOT NULL,
	`outbox_id` text,
	`body` text NOT NULL,
	`reason` text NOT NULL,
	`error` text,
	`times` integer DEFAULT 1 NOT NULL,
	`received_at` integer NOT NULL,
	`retried_at` integer,
	FOREIGN KEY (`outbox_id`) REFERENCES `outbox`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `dead_letters_by_outbox` ON `dead_letters` (`outbox_id`);--> statement-breakpoint
CREATE INDEX `dead_letters_by_time` ON `dead_letters` (`received_at`);--> statement-breakpoint
CREATE INDEX `dead_letters_open` ON `dead_letters` (`received_at`) WHERE retried_at is null;--> statement-breakpoint
CREATE TABLE `deadlines` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`scope` text NOT NULL,
	`kind` text NOT NULL,
	`due_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`remind_at` integer,
	`cursor` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `deadlines_by_company` ON `deadlines` (`company_id`,`scope`,`kind`);--> statement-breakpoint
CREATE INDEX `deadlines_due` ON `deadlines` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
CREATE TABLE `digest_items` (
	`user_id` text NOT NULL,
	`outbox_id` text NOT NULL,
	`type` text NOT NULL,
	`cause` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `outbox_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `document_files` (
	`id` text PRIMARY KEY NOT NULL,
	`document_id` text NOT NULL,
	`company_id` text NOT NULL,
	`file_name` text NOT NULL,
	`size` integer NOT NULL,
	`sha256` text NOT NULL,
	`pages` integer NOT NULL,
	`uploaded_at` integer NOT NULL,
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `document_files_by_document` ON `document_files` (`document_id`,`uploaded_at`);--> statement-breakpoint
CREATE INDEX `document_files_by_company` ON `document_files` (`company_id`);--> statement-breakpoint
CREATE TABLE `document_links` (
	`document_id` text NOT NULL,
	`subject` text NOT NULL,
	PRIMARY KEY(`document_id`, `subject`),
	FOREIGN KEY (`document_id`) REFERENCES `documents`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `documents` (
	`id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`dimension` text NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`issued_on` text,
	`expires_on` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `documents_by_assessment` ON `documents` (`assessment_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `job_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`job` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`outcome` text NOT NULL,
	`did` text NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `job_runs_by_job` ON `job_runs` (`job`,`started_at`);--> statement-breakpoint
CREATE INDEX `job_runs_by_time` ON `job_runs` (`started_at`);--> statement-breakpoint
CREATE TABLE `jobs` (
	`name` text PRIMARY KEY NOT NULL,
	`cursor` text,
	`due_at` integer NOT NULL,
	`last_run_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `report_reviews` (
	`assessment_id` text NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`assessment_id`, `kind`, `user_id`),
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `report_reviews_by_user` ON `report_reviews` (`user_id`);--> statement-breakpoint
CREATE TABLE `support_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`question` text NOT NULL,
	`answer` text,
	`answered_by` text,
	`created_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_tickets_by_user` ON `support_tickets` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `support_tickets_open` ON `support_tickets` (`created_at`) WHERE answered_at is null;--> statement-breakpoint
CREATE INDEX `support_tickets_by_time` ON `support_tickets` (`created_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `is_administrator` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `wants_digest` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `users_by_creation` ON `users` (`created_at`);--> statement-breakpoint
CREATE INDEX `assessments_drafts` ON `assessments` (`id`) WHERE state = 'draft';--> statement-breakpoint
CREATE INDEX `assessments_by_completion` ON `assessments` (`completed_at`) WHERE state = 'completed';--> statement-breakpoint
CREATE INDEX `outbox_by_time` ON `outbox` (`created_at`);