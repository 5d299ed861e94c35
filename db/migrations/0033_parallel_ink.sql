CREATE TABLE `model_care_checks` (
	`model` text PRIMARY KEY NOT NULL,
	`checked_at` integer NOT NULL,
	`has_passed` integer NOT NULL,
	`right` integer NOT NULL,
	`total` integer NOT NULL,
	`missed` text NOT NULL
);
--> statement-breakpoint
ALTER TABLE `replies` ADD `question` text;--> statement-breakpoint
ALTER TABLE `replies` ADD `named_help` text;