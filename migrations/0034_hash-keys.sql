CREATE TABLE `hash_keys` (
	`purpose` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL
) WITHOUT ROWID;
