ALTER TABLE `replies` ADD `offer` text;--> statement-breakpoint
ALTER TABLE `replies` ADD `offer_answer` text;--> statement-breakpoint
ALTER TABLE `replies` ADD `offer_answered_at` integer;