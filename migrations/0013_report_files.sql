CREATE TABLE `report_files` (
	`id` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`language` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`hash` text,
	`ready_at` integer,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `report_files_by_assessment` ON `report_files` (`assessment_id`,`language`);--> statement-breakpoint
CREATE INDEX `report_files_due` ON `report_files` (`due_at`) WHERE status = 'pending';