ALTER TABLE `assessments` ADD `answers_file` text;--> statement-breakpoint
ALTER TABLE `assessments` ADD `answered_optional` integer;