CREATE TABLE `key_figure_years` (
	`company_id` text NOT NULL,
	`year` integer NOT NULL,
	`currency` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `year`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `key_figures` (
	`company_id` text NOT NULL,
	`year` integer NOT NULL,
	`figure_id` text NOT NULL,
	`value` text NOT NULL,
	`entered_by` text NOT NULL,
	`entered_at` integer NOT NULL,
	PRIMARY KEY(`company_id`, `year`, `figure_id`),
	FOREIGN KEY (`company_id`,`year`) REFERENCES `key_figure_years`(`company_id`,`year`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
