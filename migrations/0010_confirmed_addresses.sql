ALTER TABLE `users` ADD `email_confirmed_at` integer;--> statement-breakpoint
-- Whoever has an account so far has signed in with the password behind it and been written to: they go on as they are.
UPDATE `users` SET `email_confirmed_at` = `created_at` WHERE `erased_at` IS NULL;
