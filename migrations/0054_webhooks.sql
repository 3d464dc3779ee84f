CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint_id` text NOT NULL,
	`event` text NOT NULL,
	`event_id` text NOT NULL,
	`member_id` text,
	`assessment_id` text,
	`request_id` text,
	`former_level` text,
	`state` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`status` integer,
	`error` text,
	`created_at` integer NOT NULL,
	`since` integer NOT NULL,
	`tried_at` integer,
	`due_at` integer NOT NULL,
	FOREIGN KEY (`endpoint_id`) REFERENCES `webhook_endpoints`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`member_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`request_id`) REFERENCES `member_requests`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `webhook_deliveries_once` ON `webhook_deliveries` (`endpoint_id`,`event_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_endpoint` ON `webhook_deliveries` (`endpoint_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_time` ON `webhook_deliveries` (`created_at`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_member` ON `webhook_deliveries` (`member_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_assessment` ON `webhook_deliveries` (`assessment_id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_by_request` ON `webhook_deliveries` (`request_id`);--> statement-breakpoint
CREATE TABLE `webhook_endpoints` (
	`id` text PRIMARY KEY NOT NULL,
	`company_id` text NOT NULL,
	`address` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`failing_since` integer,
	`rests_until` integer,
	`gone_at` integer,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_endpoints_by_company` ON `webhook_endpoints` (`company_id`,`created_at`);