CREATE TABLE `analytics_cells` (
	`population` text NOT NULL,
	`kind` text NOT NULL,
	`part` text NOT NULL,
	`country_id` text NOT NULL,
	`state_id` text NOT NULL,
	`industry_id` text NOT NULL,
	`size` text NOT NULL,
	`month` text NOT NULL,
	`companies` integer NOT NULL,
	`counters` text NOT NULL,
	PRIMARY KEY(`population`, `kind`, `part`, `country_id`, `state_id`, `industry_id`, `size`, `month`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `contributions` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	`scores` text NOT NULL,
	`answers` text NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `standings` (
	`population` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`rank` integer NOT NULL,
	`score` integer NOT NULL,
	`company_id` text NOT NULL,
	`country_id` text NOT NULL,
	`state_id` text NOT NULL,
	`industry_id` text NOT NULL,
	`size` text NOT NULL,
	`month` text NOT NULL,
	PRIMARY KEY(`population`, `kind`, `subject`, `rank`, `score`, `company_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `standings_by_industry` ON `standings` (`population`,`kind`,`subject`,`industry_id`,`rank`,`score`,`company_id`);--> statement-breakpoint
CREATE INDEX `standings_by_state` ON `standings` (`population`,`kind`,`subject`,`state_id`,`rank`,`score`,`company_id`);