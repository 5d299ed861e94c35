CREATE TABLE `trials` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`started_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `trials_user` ON `trials` (`user_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `checkpoint_at` integer;--> statement-breakpoint
ALTER TABLE `sessions` ADD `checkpoint_summary` text;--> statement-breakpoint
ALTER TABLE `sessions` ADD `checkpoint_after_seq` integer;