CREATE TABLE `saved_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`text` text NOT NULL,
	`saved_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `support_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`ticket_id` text NOT NULL,
	`is_office` integer NOT NULL,
	`text` text NOT NULL,
	`written_by` text NOT NULL,
	`written_at` integer NOT NULL,
	FOREIGN KEY (`ticket_id`) REFERENCES `support_tickets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `support_messages_by_ticket` ON `support_messages` (`ticket_id`,`written_at`);--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `taken_by` text;--> statement-breakpoint
ALTER TABLE `support_tickets` ADD `taken_at` integer;