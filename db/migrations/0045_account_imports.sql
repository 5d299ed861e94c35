CREATE TABLE `account_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_imports_user` ON `account_imports` (`user_id`,`created_at`);--> statement-breakpoint
-- by hand
CREATE TRIGGER `removed_account_imports` BEFORE DELETE ON `account_imports`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'account_imports';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('account_imports', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
