CREATE INDEX `outbox_by_user` ON `outbox` (`user_id`);
