CREATE TABLE `count_requests` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
