CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` integer NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkeys_credentialId_unique` ON `passkeys` (`credential_id`);--> statement-breakpoint
CREATE INDEX `passkeys_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `spent_challenges` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `spent_challenges_end` ON `spent_challenges` (`expires_at`);--> statement-breakpoint
-- by hand
CREATE TRIGGER `removed_passkeys` BEFORE DELETE ON `passkeys`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'passkeys';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('passkeys', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
