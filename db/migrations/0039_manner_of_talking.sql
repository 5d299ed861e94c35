ALTER TABLE `users` ADD `tone` text DEFAULT 'balanced' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `reply_length` text DEFAULT 'balanced' NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `challenges` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `asks_questions` integer DEFAULT true NOT NULL;