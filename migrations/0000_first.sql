CREATE TABLE `answers` (
	`assessment_id` text NOT NULL,
	`question_id` text NOT NULL,
	`option_ids` text NOT NULL,
	`other_text` text,
	`is_required` integer NOT NULL,
	`revision` integer NOT NULL,
	`answered_by` text NOT NULL,
	`answered_at` integer NOT NULL,
	PRIMARY KEY(`assessment_id`, `question_id`),
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`started_by` text NOT NULL,
	`kind` text NOT NULL,
	`catalogue_version` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`answered_required` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`completed_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`started_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assessments_by_company` ON `assessments` (`company_id`,`kind`,`created_at`);--> statement-breakpoint
CREATE TABLE `catalogues` (
	`version` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`document` text NOT NULL,
	`published_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `companies` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`registration_number` text NOT NULL,
	`address` text NOT NULL,
	`industry_id` text NOT NULL,
	`country_id` text NOT NULL,
	`state_id` text NOT NULL,
	`city` text,
	`revenue_band` text NOT NULL,
	`is_corporate` integer DEFAULT false NOT NULL,
	`access_code` text,
	`latest_readiness_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`industry_id`) REFERENCES `industries`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`country_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`state_id`) REFERENCES `places`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `companies_by_access_code` ON `companies` (`access_code`);--> statement-breakpoint
CREATE TABLE `industries` (
	`id` text PRIMARY KEY NOT NULL,
	`name_en` text NOT NULL,
	`name_fr` text NOT NULL,
	`name_ms` text NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `local_mailbox` (
	`id` text PRIMARY KEY NOT NULL,
	`recipient` text NOT NULL,
	`subject` text NOT NULL,
	`text` text NOT NULL,
	`html` text NOT NULL,
	`sent_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `local_mailbox_by_recipient` ON `local_mailbox` (`recipient`,`sent_at`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`corporate_id` text NOT NULL,
	`company_id` text NOT NULL,
	`joined_at` integer NOT NULL,
	PRIMARY KEY(`corporate_id`, `company_id`),
	FOREIGN KEY (`corporate_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `memberships_by_company` ON `memberships` (`company_id`);--> statement-breakpoint
CREATE TABLE `outbox` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`data` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`event_id`,`user_id`,`channel`);--> statement-breakpoint
CREATE INDEX `outbox_due` ON `outbox` (`due_at`) WHERE status in ('pending', 'retrying');--> statement-breakpoint
CREATE TABLE `peer_sums` (
	`industry_id` text NOT NULL,
	`subject` text NOT NULL,
	`companies` integer NOT NULL,
	`score_sum` integer NOT NULL,
	PRIMARY KEY(`industry_id`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `places` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`parent_id` text,
	`name_en` text NOT NULL,
	`name_fr` text NOT NULL,
	`name_ms` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `places_by_parent` ON `places` (`kind`,`parent_id`);--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`resets_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `rate_limits_by_reset` ON `rate_limits` (`resets_at`);--> statement-breakpoint
CREATE TABLE `refresh_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`family_id` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `refresh_tokens_by_family` ON `refresh_tokens` (`family_id`);--> statement-breakpoint
CREATE INDEX `refresh_tokens_by_expiry` ON `refresh_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `results` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`industry_id` text NOT NULL,
	`method_version` text NOT NULL,
	`level` text NOT NULL,
	`score` integer NOT NULL,
	`document` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `scores` (
	`assessment_id` text NOT NULL,
	`subject` text NOT NULL,
	`correct` integer NOT NULL,
	`total` integer NOT NULL,
	`score` integer NOT NULL,
	`level` text NOT NULL,
	PRIMARY KEY(`assessment_id`, `subject`),
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_expiry` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `spent_tokens` (
	`nonce` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `spent_tokens_by_expiry` ON `spent_tokens` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`role` text NOT NULL,
	`username` text NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`mobile` text NOT NULL,
	`job_title` text NOT NULL,
	`language` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_company` ON `users` (`company_id`);