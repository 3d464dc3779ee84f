CREATE TABLE `invitation_stops` (
	`hash` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `member_invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`corporate_id` text NOT NULL,
	`email` text NOT NULL,
	`company` text NOT NULL,
	`words` text NOT NULL,
	`language` text NOT NULL,
	`state` text NOT NULL,
	`mails` integer NOT NULL,
	`sent_at` integer NOT NULL,
	`company_id` text,
	`joined_at` integer,
	FOREIGN KEY (`corporate_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_invitations_by_address` ON `member_invitations` (`corporate_id`,`email`);--> statement-breakpoint
CREATE INDEX `member_invitations_by_time` ON `member_invitations` (`corporate_id`,`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `member_invitations_by_state` ON `member_invitations` (`corporate_id`,`state`,`sent_at`,`id`);--> statement-breakpoint
CREATE INDEX `member_invitations_by_email` ON `member_invitations` (`email`);--> statement-breakpoint
CREATE INDEX `member_invitations_by_company` ON `member_invitations` (`company_id`);--> statement-breakpoint
CREATE INDEX `member_invitations_by_age` ON `member_invitations` (`sent_at`);