CREATE TABLE `alerts` (
	`name` text PRIMARY KEY NOT NULL,
	`facts` text NOT NULL,
	`opened_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`ended_at` integer,
	`mailed` text,
	`mailed_at` integer,
	`posted` text,
	`posted_at` integer
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `heartbeats` (
	`name` text PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `jobs` ADD `running_since` integer;--> statement-breakpoint
ALTER TABLE `jobs` ADD `failures` integer DEFAULT 0 NOT NULL;