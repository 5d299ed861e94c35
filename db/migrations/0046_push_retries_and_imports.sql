ALTER TABLE `sessions` ADD `is_imported` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `push_subscriptions` ADD `retry_at` integer;--> statement-breakpoint
CREATE INDEX `push_subscriptions_retry` ON `push_subscriptions` (`retry_at`);