CREATE TABLE `questionnaire_drafts` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`based_on` text NOT NULL,
	`state` text NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`publish_at` integer,
	`version` text,
	`created_by` text NOT NULL,
	`created_at` integer NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `questionnaire_drafts_due` ON `questionnaire_drafts` (`publish_at`) WHERE state = 'scheduled';--> statement-breakpoint
CREATE TABLE `questionnaire_edits` (
	`draft_id` text NOT NULL,
	`path` text NOT NULL,
	`value` text NOT NULL,
	`revision` integer NOT NULL,
	`changed_by` text NOT NULL,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`draft_id`, `path`),
	FOREIGN KEY (`draft_id`) REFERENCES `questionnaire_drafts`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `assessments_drafts_by_version` ON `assessments` (`kind`,`catalogue_version`) WHERE state = 'draft';