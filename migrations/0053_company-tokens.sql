CREATE TABLE `company_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`made_by` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`scopes` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`made_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_tokens_by_hash` ON `company_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `company_tokens_by_company` ON `company_tokens` (`company_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `company_tokens_by_maker` ON `company_tokens` (`made_by`);--> statement-breakpoint
CREATE INDEX `company_tokens_by_expiry` ON `company_tokens` (`expires_at`);