ALTER TABLE `memberships` ADD `shares_figures` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `consents` ADD `shares_figures` integer DEFAULT false NOT NULL;