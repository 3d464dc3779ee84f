CREATE TABLE `company_sign_ins` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`proof` text NOT NULL,
	`issuer` text,
	`client_id` text,
	`client_secret` text,
	`created_at` integer NOT NULL,
	`tried_at` integer,
	`required_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `company_sign_ins_by_company` ON `company_sign_ins` (`company_id`);--> statement-breakpoint
CREATE TABLE `sign_in_domains` (
	`sign_in_id` text NOT NULL,
	`domain` text NOT NULL,
	`proved_at` integer,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`sign_in_id`, `domain`),
	FOREIGN KEY (`sign_in_id`) REFERENCES `company_sign_ins`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_domains_proved` ON `sign_in_domains` (`domain`) WHERE proved_at is not null;--> statement-breakpoint
CREATE TABLE `sign_in_links` (
	`sign_in_id` text NOT NULL,
	`subject` text NOT NULL,
	`user_id` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`sign_in_id`, `subject`),
	FOREIGN KEY (`sign_in_id`) REFERENCES `company_sign_ins`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sign_in_links_by_user` ON `sign_in_links` (`user_id`,`sign_in_id`);