CREATE INDEX `companies_by_name` ON `companies` (`name` COLLATE NOCASE,`id`) WHERE erased_at is null;
