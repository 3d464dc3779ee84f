CREATE TABLE `chosen_deadlines` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`due_on` text NOT NULL,
	`created_at` integer NOT NULL,
	`remind_at` integer,
	`cursor` text,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chosen_deadlines_by_company` ON `chosen_deadlines` (`company_id`,`kind`,`due_on`);--> statement-breakpoint
CREATE INDEX `chosen_deadlines_due` ON `chosen_deadlines` (`remind_at`) WHERE remind_at is not null;--> statement-breakpoint
CREATE TABLE `chosen_members` (
	`corporate_id` text NOT NULL,
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`deadline_id` text NOT NULL,
	`since` integer NOT NULL,
	PRIMARY KEY(`corporate_id`, `company_id`, `kind`),
	FOREIGN KEY (`deadline_id`) REFERENCES `chosen_deadlines`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`corporate_id`,`company_id`) REFERENCES `memberships`(`corporate_id`,`company_id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `chosen_members_by_deadline` ON `chosen_members` (`deadline_id`,`company_id`);