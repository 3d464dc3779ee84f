CREATE TABLE `bell_readers` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `bell_readers_by_user` ON `bell_readers` (`user_id`);--> statement-breakpoint
CREATE INDEX `bell_readers_by_expiry` ON `bell_readers` (`expires_at`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`type` text NOT NULL,
	`cause` text NOT NULL,
	`data` text NOT NULL,
	`created_at` integer NOT NULL,
	`read_at` integer
);
--> statement-breakpoint
CREATE INDEX `notices_by_user` ON `notices` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `notices_by_time` ON `notices` (`created_at`);--> statement-breakpoint
CREATE INDEX `notices_unread` ON `notices` (`user_id`) WHERE read_at is null;--> statement-breakpoint
CREATE TABLE `settled_messages` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`type` text NOT NULL,
	`cause` text NOT NULL,
	`user_id` text NOT NULL,
	`channel` text NOT NULL,
	`data` text NOT NULL,
	`status` text NOT NULL,
	`attempts` integer NOT NULL,
	`last_error` text,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `settled_messages_by_event` ON `settled_messages` (`event_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `settled_messages_by_user` ON `settled_messages` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `settled_messages_by_time` ON `settled_messages` (`created_at`);--> statement-breakpoint
CREATE TABLE `run_log` (
	`id` text PRIMARY KEY NOT NULL,
	`job` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer NOT NULL,
	`outcome` text NOT NULL,
	`did` text NOT NULL,
	`error` text
);
--> statement-breakpoint
CREATE INDEX `run_log_by_job` ON `run_log` (`job`,`started_at`);--> statement-breakpoint
CREATE INDEX `run_log_by_time` ON `run_log` (`started_at`);--> statement-breakpoint
CREATE TABLE `security_log` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text,
	`type` text NOT NULL,
	`browser` text NOT NULL,
	`os` text NOT NULL,
	`country` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `security_log_by_user` ON `security_log` (`user_id`,`at`);--> statement-breakpoint
CREATE INDEX `security_log_by_time` ON `security_log` (`at`);
