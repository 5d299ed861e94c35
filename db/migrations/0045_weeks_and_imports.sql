CREATE TABLE `account_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_imports_user` ON `account_imports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `week_reviews` (
	`user_id` text NOT NULL,
	`sunday` text NOT NULL,
	`words` text NOT NULL,
	`basis` text NOT NULL,
	`written_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `sunday`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `reminders` ADD `week_at` integer;--> statement-breakpoint
CREATE INDEX `reminders_week` ON `reminders` (`week_at`) WHERE week_at is not null;
--> statement-breakpoint
-- by hand
CREATE TRIGGER `taken_reminders_week_at` AFTER UPDATE OF `week_at` ON `reminders`
WHEN (old.`week_at` IS NOT null AND new.`week_at` IS null)
OR (old.`week_at` IS null AND new.`week_at` IS NOT null AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'reminders.week_at' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'reminders.week_at';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('reminders.week_at', new.`id`, NOT (new.`week_at` IS null), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `week_words_mood_tags` AFTER DELETE ON `mood_tags` BEGIN
	DELETE FROM `week_reviews` WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `week_words_exercise_runs` AFTER DELETE ON `exercise_runs` BEGIN
	DELETE FROM `week_reviews` WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `week_words_sessions` AFTER DELETE ON `sessions` BEGIN
	DELETE FROM `week_reviews` WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
CREATE TRIGGER `week_words_sessions_goals` AFTER UPDATE OF `weekly_goals` ON `sessions` BEGIN
	DELETE FROM `week_reviews` WHERE `user_id` = old.`user_id`;
END;
--> statement-breakpoint
-- by hand
CREATE TRIGGER `removed_account_imports` BEFORE DELETE ON `account_imports`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'account_imports';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('account_imports', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
