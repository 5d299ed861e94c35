CREATE TABLE `demo_checkouts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan` text NOT NULL,
	`subscription_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `demo_checkouts_user` ON `demo_checkouts` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `demo_receipts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`is_refunded` integer DEFAULT false NOT NULL,
	`paid_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`subscription_id`) REFERENCES `demo_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `demo_receipts_user` ON `demo_receipts` (`user_id`,`paid_at`);--> statement-breakpoint
CREATE INDEX `demo_receipts_subscription` ON `demo_receipts` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `demo_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`plan` text NOT NULL,
	`status` text NOT NULL,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`started_at` integer NOT NULL,
	`current_period_end` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `demo_subscriptions_user` ON `demo_subscriptions` (`user_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `payment_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`customer_id` text,
	`received_at` integer NOT NULL,
	`synced_at` integer
);
--> statement-breakpoint
CREATE INDEX `payment_events_waiting` ON `payment_events` (`synced_at`,`received_at`);--> statement-breakpoint
CREATE TABLE `refund_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`subscription_id` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`status` text DEFAULT 'asked' NOT NULL,
	`asked_at` integer NOT NULL,
	`refunded_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_requests_subscription` ON `refund_requests` (`subscription_id`);--> statement-breakpoint
CREATE INDEX `refund_requests_user` ON `refund_requests` (`user_id`);--> statement-breakpoint
CREATE TABLE `subscription_cancellations` (
	`subscription_id` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `subscription_notices` (
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`period_end` integer NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `kind`, `period_end`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `subscriptions` (
	`user_id` text PRIMARY KEY NOT NULL,
	`subscription_id` text NOT NULL,
	`plan` text NOT NULL,
	`amount_cents` integer NOT NULL,
	`cancel_at_period_end` integer DEFAULT false NOT NULL,
	`started_at` integer NOT NULL,
	`current_period_end` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `subscriptions_provider` ON `subscriptions` (`subscription_id`);--> statement-breakpoint
ALTER TABLE `users` ADD `past_due_since` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `subscription_asked_at` integer;--> statement-breakpoint
CREATE UNIQUE INDEX `users_payment_customer` ON `users` (`payment_customer_id`);