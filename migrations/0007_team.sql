CREATE TABLE `comments` (
	`id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`question_id` text NOT NULL,
	`author_id` text NOT NULL,
	`text` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comments_by_question` ON `comments` (`assessment_id`,`question_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `comments_by_author` ON `comments` (`author_id`);--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`email` text NOT NULL,
	`role` text NOT NULL,
	`language` text NOT NULL,
	`token_hash` text NOT NULL,
	`invited_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invited_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_by_address` ON `invitations` (`company_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_by_token` ON `invitations` (`token_hash`);--> statement-breakpoint
CREATE INDEX `invitations_by_inviter` ON `invitations` (`invited_by`);--> statement-breakpoint
CREATE INDEX `invitations_by_expiry` ON `invitations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `topic_work` (
	`assessment_id` text NOT NULL,
	`topic_id` text NOT NULL,
	`assignee_id` text,
	`due_on` text,
	`state` text,
	`state_by` text,
	`state_at` integer,
	PRIMARY KEY(`assessment_id`, `topic_id`),
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignee_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `topic_work_by_assignee` ON `topic_work` (`assignee_id`);--> statement-breakpoint
ALTER TABLE `answers` ADD `unconfirmed` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `carried_from` text;
