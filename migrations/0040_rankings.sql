CREATE TABLE `__new_contributions` (
	`id` integer PRIMARY KEY NOT NULL,
	`assessment_id` text NOT NULL,
	`scores` text NOT NULL,
	`answers` text NOT NULL,
	FOREIGN KEY (`assessment_id`) REFERENCES `assessments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_contributions` (`assessment_id`, `scores`, `answers`) SELECT `assessment_id`, `scores`, `answers` FROM `contributions`;--> statement-breakpoint
DROP TABLE `contributions`;--> statement-breakpoint
ALTER TABLE `__new_contributions` RENAME TO `contributions`;--> statement-breakpoint
CREATE UNIQUE INDEX `contributions_by_assessment` ON `contributions` (`assessment_id`);--> statement-breakpoint
CREATE TABLE `ranking_lists` (
	`id` integer PRIMARY KEY NOT NULL,
	`population` text NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ranking_lists_by_subject` ON `ranking_lists` (`population`,`kind`,`subject`);--> statement-breakpoint
CREATE TABLE `rankings` (
	`list_id` integer NOT NULL,
	`cut` integer NOT NULL,
	`rank` integer NOT NULL,
	`score` integer NOT NULL,
	`contribution_id` integer NOT NULL,
	PRIMARY KEY(`list_id`, `cut`, `rank`, `score`, `contribution_id`),
	FOREIGN KEY (`list_id`) REFERENCES `ranking_lists`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `ranking_lists` (`population`, `kind`, `subject`) SELECT DISTINCT `population`, `kind`, `subject` FROM `standings`;--> statement-breakpoint
INSERT OR IGNORE INTO `counter_names` (`name`) SELECT '*' UNION SELECT `industry_id` FROM `standings` UNION SELECT `state_id` FROM `standings`;--> statement-breakpoint
INSERT INTO `rankings` (`list_id`, `cut`, `rank`, `score`, `contribution_id`)
SELECT l.id, n.id, s.rank, s.score, c.id FROM standings AS s
CROSS JOIN ranking_lists AS l ON l.population = s.population AND l.kind = s.kind AND l.subject = s.subject
CROSS JOIN assessments AS a ON a.company_id = s.company_id AND a.kind = s.kind
CROSS JOIN contributions AS c ON c.assessment_id = a.id
CROSS JOIN json_each(json_array('*', s.industry_id, s.state_id)) AS cuts
CROSS JOIN counter_names AS n ON n.name = cuts.value;--> statement-breakpoint
DROP TABLE `standings`;
