CREATE TABLE `plan_mails` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`about_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`period_end` integer NOT NULL,
	`happened_at` integer NOT NULL,
	`sent_at` integer,
	PRIMARY KEY(`user_id`, `kind`, `about_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `plan_mails_waiting` ON `plan_mails` (`sent_at`,`happened_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `subscription_renews` integer DEFAULT false NOT NULL;