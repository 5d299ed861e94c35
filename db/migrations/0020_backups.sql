CREATE TABLE `backup_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	`name` text NOT NULL,
	`bytes` integer,
	`failure` text
);
--> statement-breakpoint
CREATE INDEX `backup_runs_time` ON `backup_runs` (`started_at`);--> statement-breakpoint
ALTER TABLE `deletions` ADD `listed_at` integer;--> statement-breakpoint
CREATE INDEX `deletions_unlisted` ON `deletions` (`id`) WHERE "deletions"."listed_at" is null;