CREATE TABLE `approvals` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`designation` text NOT NULL,
	`date` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `signatures` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	`way` text NOT NULL,
	`file` text,
	`typed` text,
	`report_hash` text NOT NULL,
	`user_id` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
