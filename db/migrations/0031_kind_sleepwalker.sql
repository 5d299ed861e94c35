ALTER TABLE `users` ADD `withheld` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `replies` ADD `app_said` text;