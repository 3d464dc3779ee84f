CREATE TABLE `member_views` (
	`id` text PRIMARY KEY NOT NULL,
	`corporate_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	`sent_to` text,
	`sent_in` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`corporate_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`sent_to`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_views_by_name` ON `member_views` (`corporate_id`,`name_key`);--> statement-breakpoint
CREATE INDEX `member_views_to_send` ON `member_views` (`sent_in`,`id`) WHERE sent_to is not null;--> statement-breakpoint
CREATE INDEX `member_views_by_reader` ON `member_views` (`sent_to`);
