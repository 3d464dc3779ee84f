CREATE TABLE `member_views` (
	`id` text PRIMARY KEY NOT NULL,
	`corporate_id` text NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`query` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`corporate_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `member_views_by_name` ON `member_views` (`corporate_id`,`name_key`);--> statement-breakpoint
CREATE TABLE `view_readers` (
	`view_id` text NOT NULL,
	`user_id` text NOT NULL,
	`sent_in` text NOT NULL,
	PRIMARY KEY(`view_id`, `user_id`),
	FOREIGN KEY (`view_id`) REFERENCES `member_views`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `view_readers_by_user` ON `view_readers` (`user_id`);--> statement-breakpoint
CREATE INDEX `view_readers_to_send` ON `view_readers` (`sent_in`,`view_id`,`user_id`);
