CREATE TABLE `checkout_locks` (
	`user_id` text PRIMARY KEY NOT NULL,
	`holder_id` text NOT NULL,
	`held_until` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `customer_closures` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`asked_at` integer NOT NULL
);
