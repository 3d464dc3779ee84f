CREATE TABLE `member_exports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`corporate_id` text NOT NULL,
	`kind` text NOT NULL,
	`exported` text NOT NULL,
	`language` text NOT NULL,
	`filters` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`expected` integer NOT NULL,
	`collected` integer DEFAULT 0 NOT NULL,
	`parts` integer DEFAULT 0 NOT NULL,
	`after` text DEFAULT '' NOT NULL,
	`is_cut` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`corporate_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `member_exports_by_user` ON `member_exports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `member_exports_by_corporate` ON `member_exports` (`corporate_id`);--> statement-breakpoint
CREATE INDEX `member_exports_by_expiry` ON `member_exports` (`expires_at`);--> statement-breakpoint
CREATE INDEX `member_exports_due` ON `member_exports` (`due_at`) WHERE status = 'pending';