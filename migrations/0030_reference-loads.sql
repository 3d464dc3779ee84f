CREATE TABLE `reference_loads` (
	`name` text PRIMARY KEY NOT NULL,
	`hash` text NOT NULL,
	`loaded_at` integer NOT NULL
) WITHOUT ROWID;
