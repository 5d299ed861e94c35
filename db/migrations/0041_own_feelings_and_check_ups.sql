CREATE TABLE `activities` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `activities_name` ON `activities` (`user_id`,`name`);--> statement-breakpoint
CREATE TABLE `feelings` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`name` text NOT NULL,
	`emoji` text NOT NULL,
	`color` text NOT NULL,
	`mood` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `feelings_name` ON `feelings` (`user_id`,`name`);--> statement-breakpoint
CREATE INDEX `feelings_user` ON `feelings` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `check_ups` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`date` text NOT NULL,
	`satisfied` integer NOT NULL,
	`worthwhile` integer NOT NULL,
	`happy` integer NOT NULL,
	`anxious` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `check_ups_day` ON `check_ups` (`user_id`,`date`);--> statement-breakpoint
ALTER TABLE `users` ADD `wants_check_ups` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `journal_entries` ADD `feeling_id` text;--> statement-breakpoint
ALTER TABLE `mood_entries` ADD `feeling_id` text;--> statement-breakpoint
-- by hand
CREATE TRIGGER `removed_feelings` BEFORE DELETE ON `feelings`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'feelings';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('feelings', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;--> statement-breakpoint
CREATE TRIGGER `removed_activities` BEFORE DELETE ON `activities`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'activities';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('activities', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
-- by hand
CREATE TRIGGER `removed_check_ups` BEFORE DELETE ON `check_ups`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'check_ups';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('check_ups', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;--> statement-breakpoint
CREATE TRIGGER `taken_users_wants_check_ups` AFTER UPDATE OF `wants_check_ups` ON `users`
WHEN (old.`wants_check_ups` IS NOT 0 AND new.`wants_check_ups` IS 0)
OR (old.`wants_check_ups` IS 0 AND new.`wants_check_ups` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.wants_check_ups' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.wants_check_ups';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.wants_check_ups', new.`id`, NOT (new.`wants_check_ups` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
