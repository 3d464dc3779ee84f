CREATE TABLE `proof_requests` (
	`assessment_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `proofs` (
	`code` text PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`number` integer NOT NULL,
	`said` text NOT NULL,
	`document` text NOT NULL,
	`list` text NOT NULL,
	`place` integer NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `proofs_by_assessment` ON `proofs` (`assessment_id`,`number`);--> statement-breakpoint
CREATE UNIQUE INDEX `proofs_by_place` ON `proofs` (`list`,`place`);--> statement-breakpoint
CREATE TABLE `withdrawals` (
	`list` text NOT NULL,
	`place` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`list`, `place`)
) WITHOUT ROWID;
