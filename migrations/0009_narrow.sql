CREATE TABLE `__new_peer_sums` (
	`kind` text NOT NULL,
	`industry_id` text NOT NULL,
	`subject` text NOT NULL,
	`companies` integer NOT NULL,
	`score_sum` integer NOT NULL,
	PRIMARY KEY(`kind`, `industry_id`, `subject`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_peer_sums`("kind", "industry_id", "subject", "companies", "score_sum") SELECT 'readiness', "industry_id", "subject", "companies", "score_sum" FROM `peer_sums`;--> statement-breakpoint
DROP TABLE `peer_sums`;--> statement-breakpoint
ALTER TABLE `__new_peer_sums` RENAME TO `peer_sums`;--> statement-breakpoint
ALTER TABLE `answers` DROP COLUMN `option_ids`;--> statement-breakpoint
ALTER TABLE `answers` DROP COLUMN `other_text`;--> statement-breakpoint
ALTER TABLE `companies` DROP COLUMN `latest_readiness_id`;--> statement-breakpoint
ALTER TABLE `results` DROP COLUMN `created_at`;--> statement-breakpoint
UPDATE `catalogues` SET `document` =
	replace(replace(replace(replace(`document`,
		'"type":"yes-no"', '"type":"choice","selection":"one","points":{"flagged":[1]}'),
		'"type":"radio"', '"type":"choice","selection":"one"'),
		'"type":"checkbox"', '"type":"choice","selection":"several"'),
		'{"id":"yes","label":{"en":"Yes","fr":"Oui","ms":"Ya"}}', '{"id":"yes","label":{"en":"Yes","fr":"Oui","ms":"Ya"},"isFlagged":true}')
	WHERE `kind` = 'readiness';
