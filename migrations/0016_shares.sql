CREATE TABLE `share_readings` (
	`share_id` text NOT NULL,
	`day` text NOT NULL,
	`readers` integer NOT NULL,
	`last_at` integer NOT NULL,
	PRIMARY KEY(`share_id`, `day`),
	FOREIGN KEY (`share_id`) REFERENCES `shares`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `shares` (
	`id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`recipient` text NOT NULL,
	`parts` text NOT NULL,
	`language` text NOT NULL,
	`word_hash` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `shares_by_assessment` ON `shares` (`assessment_id`);--> statement-breakpoint
CREATE INDEX `shares_by_expiry` ON `shares` (`expires_at`);