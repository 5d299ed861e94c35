CREATE TABLE `reply_reports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`reply_id` text,
	`reason` text NOT NULL,
	`words` text,
	`created_at` integer NOT NULL,
	`resolved_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reply_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reply_reports_once` ON `reply_reports` (`user_id`,`reply_id`);--> statement-breakpoint
CREATE INDEX `reply_reports_reply` ON `reply_reports` (`reply_id`);--> statement-breakpoint
CREATE INDEX `reply_reports_queue` ON `reply_reports` (`resolved_at`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `drafts` ADD `writer` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `replaced_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `guided_state_before` text;