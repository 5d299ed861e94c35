CREATE TABLE `browser_locks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`pin` text,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `browser_locks_user` ON `browser_locks` (`user_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `user_sessions` ADD `lock_id` text;--> statement-breakpoint
CREATE INDEX `user_sessions_lock` ON `user_sessions` (`lock_id`);--> statement-breakpoint
-- by hand
CREATE TRIGGER `removed_browser_locks` BEFORE DELETE ON `browser_locks`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'browser_locks';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('browser_locks', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
