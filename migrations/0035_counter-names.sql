CREATE TABLE `counter_names` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `counter_names_by_name` ON `counter_names` (`name`);