CREATE TABLE `peer_groups` (
	`kind` text NOT NULL,
	`industry_id` text NOT NULL,
	`subject` text NOT NULL,
	`companies` integer NOT NULL,
	`score_sum` integer NOT NULL,
	PRIMARY KEY(`kind`, `industry_id`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `peer_industries` (
	`kind` text NOT NULL,
	`industry_id` text NOT NULL,
	`companies` integer NOT NULL,
	PRIMARY KEY(`kind`, `industry_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `peer_members` (
	`kind` text NOT NULL,
	`industry_id` text NOT NULL,
	`assessment_id` text NOT NULL,
	PRIMARY KEY(`kind`, `industry_id`, `assessment_id`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `companies` ADD `network` text;--> statement-breakpoint
DELETE FROM `peer_sums`;
--> statement-breakpoint
DELETE FROM `peer_changes`;
