ALTER TABLE `messages` ADD `choice` text;--> statement-breakpoint
ALTER TABLE `messages` ADD `classes` text;--> statement-breakpoint
ALTER TABLE `replies` ADD `lines` text;