CREATE TABLE `key_figure_saves` (
	`company_id` text NOT NULL,
	`year` integer NOT NULL,
	`entered_at` integer NOT NULL,
	`entered_by` text NOT NULL,
	`figures` text NOT NULL,
	PRIMARY KEY(`company_id`, `year`, `entered_at`, `entered_by`),
	FOREIGN KEY (`company_id`,`year`) REFERENCES `key_figure_years`(`company_id`,`year`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `key_figure_saves` (`company_id`, `year`, `entered_at`, `entered_by`, `figures`) SELECT `company_id`, `year`, `entered_at`, `entered_by`, json_group_object(`figure_id`, `value`) FROM `key_figures` GROUP BY 1, 2, 3, 4;--> statement-breakpoint
DROP TABLE `key_figures`;--> statement-breakpoint
CREATE VIEW `key_figures` AS select s.company_id, s.year, figure.key as figure_id, figure.value, s.entered_by, s.entered_at from key_figure_saves as s, json_each(s.figures) as figure where figure.value <> '';
--> statement-breakpoint
DROP INDEX `actions_by_file`;--> statement-breakpoint
CREATE INDEX `actions_by_file` ON `actions` (`file_id`) WHERE file_id is not null;
