CREATE TABLE `model_usage` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`purpose` text NOT NULL,
	`user_id` text,
	`reply_id` text,
	`input_tokens` integer NOT NULL,
	`output_tokens` integer NOT NULL,
	`cache_read_tokens` integer NOT NULL,
	`cache_write_tokens` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `model_usage_at` ON `model_usage` (`at`);--> statement-breakpoint
CREATE INDEX `model_usage_user` ON `model_usage` (`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `model_usage_days` (
	`day` integer PRIMARY KEY NOT NULL,
	`tokens` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `model_usage_person_days` (
	`user_id` text NOT NULL,
	`day` integer NOT NULL,
	`tokens` integer NOT NULL,
	PRIMARY KEY(`user_id`, `day`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `integral_guide_content` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`url` text NOT NULL,
	`title` text NOT NULL,
	`content` text NOT NULL,
	`content_type` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`summary` text,
	`techniques` text DEFAULT '[]' NOT NULL,
	`last_scraped` integer,
	`is_active` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `integral_guide_content_id_unique` ON `integral_guide_content` (`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `integral_guide_content_url_unique` ON `integral_guide_content` (`url`);--> statement-breakpoint
CREATE INDEX `integral_guide_content_active` ON `integral_guide_content` (`is_active`,`seq`);--> statement-breakpoint
CREATE TABLE `knowledge_items` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`title` text,
	`content` text NOT NULL,
	`category` text NOT NULL,
	`modality` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`source` text,
	`is_active` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `knowledge_items_id_unique` ON `knowledge_items` (`id`);--> statement-breakpoint
CREATE INDEX `knowledge_items_active` ON `knowledge_items` (`is_active`,`seq`);--> statement-breakpoint
ALTER TABLE `replies` ADD `knowledge_ids` text DEFAULT '[]' NOT NULL;