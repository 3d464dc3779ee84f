DROP TABLE `refresh_tokens`;--> statement-breakpoint
DROP TABLE `sessions`;