CREATE TABLE `mail_resends` (
	`id` text PRIMARY KEY NOT NULL,
	`from_at` integer NOT NULL,
	`until_at` integer NOT NULL,
	`reason` text,
	`transport` text,
	`state` text NOT NULL,
	`cursor_at` integer NOT NULL,
	`cursor_id` text NOT NULL,
	`total` integer NOT NULL,
	`sent` integer DEFAULT 0 NOT NULL,
	`started_by` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`leased_until` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE INDEX `mail_resends_by_time` ON `mail_resends` (`started_at`);--> statement-breakpoint
CREATE TABLE `mail_suppressions` (
	`hash` text PRIMARY KEY NOT NULL,
	`reason` text NOT NULL,
	`stopped_on` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`user_id` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mail_suppressions_by_day` ON `mail_suppressions` (`stopped_on`);--> statement-breakpoint
CREATE INDEX `mail_suppressions_by_expiry` ON `mail_suppressions` (`expires_at`);--> statement-breakpoint
CREATE INDEX `mail_suppressions_by_user` ON `mail_suppressions` (`user_id`);--> statement-breakpoint
CREATE TABLE `mail_transports` (
	`name` text PRIMARY KEY NOT NULL,
	`revision` integer DEFAULT 0 NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`openings` integer DEFAULT 0 NOT NULL,
	`successes` integer DEFAULT 0 NOT NULL,
	`open_until` integer,
	`down_since` integer,
	`last_error` text,
	`probe_until` integer DEFAULT 0 NOT NULL,
	`pass` text,
	`second` integer DEFAULT 0 NOT NULL,
	`in_second` integer DEFAULT 0 NOT NULL,
	`minute` integer DEFAULT 0 NOT NULL,
	`in_minute` integer DEFAULT 0 NOT NULL,
	`round` text,
	`round_until` integer DEFAULT 0 NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
ALTER TABLE `dead_letters` ADD `transport` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `urgency` integer;--> statement-breakpoint
ALTER TABLE `outbox` ADD `waiting_since` integer;--> statement-breakpoint
CREATE INDEX `outbox_waiting` ON `outbox` (`urgency`,`created_at`) WHERE status = 'waiting';