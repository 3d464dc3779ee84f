CREATE TABLE `administrator_proposals` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`is_given` integer NOT NULL,
	`proposed_by` text NOT NULL,
	`reason` text NOT NULL,
	`proposed_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `administrator_proposals_by_person` ON `administrator_proposals` (`user_id`);--> statement-breakpoint
CREATE INDEX `administrator_proposals_expiring` ON `administrator_proposals` (`expires_at`);