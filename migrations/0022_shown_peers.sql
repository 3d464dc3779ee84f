CREATE TABLE `peer_changes` (
	`kind` text NOT NULL,
	`industry_id` text NOT NULL,
	`company_id` text NOT NULL,
	`assessment_id` text,
	PRIMARY KEY(`kind`, `industry_id`, `company_id`)
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `peer_sums` ADD `shown_companies` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `peer_sums` ADD `shown_score_sum` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `peer_sums` SET `shown_companies` = `companies`, `shown_score_sum` = `score_sum`;
