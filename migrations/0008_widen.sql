CREATE TABLE `emission_factors` (
	`set` text NOT NULL,
	`version` text NOT NULL,
	`document` text NOT NULL,
	`published_at` integer NOT NULL,
	PRIMARY KEY(`set`, `version`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `latest_results` (
	`company_id` text NOT NULL,
	`kind` text NOT NULL,
	`assessment_id` text NOT NULL,
	PRIMARY KEY(`company_id`, `kind`),
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `latest_results_by_assessment` ON `latest_results` (`assessment_id`);--> statement-breakpoint
ALTER TABLE `answers` ADD `value` text;--> statement-breakpoint
ALTER TABLE `answers` ADD `is_answered` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `assessments` ADD `cleared_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `kind` text DEFAULT 'readiness' NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `country_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `state_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `revenue_band` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `results` ADD `completed_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `answers` SET
	`value` = CASE
		WHEN `option_ids` = '[]' THEN NULL
		WHEN `other_text` IS NULL THEN json_object('options', json(`option_ids`))
		ELSE json_object('options', json(`option_ids`), 'other', `other_text`)
	END ,
	`is_answered` = `option_ids` <> '[]';--> statement-breakpoint
UPDATE `assessments` SET `cleared_at` = `revision` / 1000000 WHERE `revision` >= 1000000;--> statement-breakpoint
INSERT INTO `latest_results` (`company_id`, `kind`, `assessment_id`)
	SELECT `id`, 'readiness', `latest_readiness_id` FROM `companies` WHERE `latest_readiness_id` IS NOT NULL;--> statement-breakpoint
UPDATE `results` SET
	`country_id` = coalesce((SELECT `country_id` FROM `companies` WHERE `companies`.`id` = `results`.`company_id`), ''),
	`state_id` = coalesce((SELECT `state_id` FROM `companies` WHERE `companies`.`id` = `results`.`company_id`), ''),
	`revenue_band` = coalesce((SELECT `revenue_band` FROM `companies` WHERE `companies`.`id` = `results`.`company_id`), ''),
	`completed_at` = `created_at`;
