ALTER TABLE `users` ADD `tone` text DEFAULT 'balanced' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `reply_length` text DEFAULT 'balanced' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `challenges` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `asks_questions` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `sessions` ADD `is_kept` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `sessions_unkept` ON `sessions` (`last_message_at`) WHERE not is_kept;--> statement-breakpoint
-- by hand
DROP TRIGGER `replies_ended`;
--> statement-breakpoint
CREATE TRIGGER `replies_ended` AFTER UPDATE OF `status` ON `replies`
WHEN old.`status` = 'running' AND new.`status` <> 'running' BEGIN
	UPDATE `messages` SET `is_indexed` = 1 WHERE `id` = new.`id` AND NOT `is_indexed`
		AND (SELECT `is_kept` FROM `sessions` WHERE `id` = new.`session_id`);
END;
