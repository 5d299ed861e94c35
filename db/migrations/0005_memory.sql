CREATE TABLE `conversation_summaries` (
	`session_id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`content` text,
	`reaches_seq` integer DEFAULT 0 NOT NULL,
	`remembered_seq` integer DEFAULT 0 NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `conversation_summaries_user` ON `conversation_summaries` (`user_id`);--> statement-breakpoint
CREATE TABLE `memories` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`content` text NOT NULL,
	`source_message_id` text,
	`edited_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`source_message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `memories_user` ON `memories` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `memories_source` ON `memories` (`source_message_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `remembers` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `replies` ADD `therapist_type` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `opened_by_therapist` text;--> statement-breakpoint
UPDATE `replies` SET `therapist_type` = (SELECT `therapist_type` FROM `sessions` WHERE `sessions`.`id` = `replies`.`session_id`);
