CREATE TABLE `assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`goals` text NOT NULL,
	`symptoms` text NOT NULL,
	`mood_baseline` integer,
	`previous_therapy` integer,
	`responses` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `assessments_user` ON `assessments` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `daily_assessments` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`assessment_date` text NOT NULL,
	`mood_score` integer NOT NULL,
	`stress_level` integer NOT NULL,
	`sleep_quality` integer NOT NULL,
	`energy_level` integer NOT NULL,
	`responses` text,
	`recommended_therapy_track` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `daily_assessments_day` ON `daily_assessments` (`user_id`,`assessment_date`);--> statement-breakpoint
CREATE TABLE `mood_entries` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`mood` text NOT NULL,
	`mood_score` integer NOT NULL,
	`notes` text,
	`date` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mood_entries_user` ON `mood_entries` (`user_id`,`date`,`created_at`);--> statement-breakpoint
CREATE TABLE `onboarding_progress` (
	`user_id` text PRIMARY KEY NOT NULL,
	`step` integer DEFAULT 0 NOT NULL,
	`form_data` text NOT NULL,
	`consent_checked` integer DEFAULT false NOT NULL,
	`version` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `session_flow` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`current_step` text NOT NULL,
	`completed_steps` text NOT NULL,
	`selected_therapist` text,
	`selected_track` text,
	`daily_assessment_id` text,
	`session_date` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`daily_assessment_id`) REFERENCES `daily_assessments`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `session_flow_day` ON `session_flow` (`user_id`,`session_date`);--> statement-breakpoint
CREATE TABLE `therapy_tracks` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`track_type` text NOT NULL,
	`track_title` text NOT NULL,
	`description` text,
	`estimated_sessions` integer DEFAULT 12 NOT NULL,
	`current_session` integer DEFAULT 0 NOT NULL,
	`track_step` integer DEFAULT 1 NOT NULL,
	`step_data` text,
	`is_active` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `therapy_tracks_user` ON `therapy_tracks` (`user_id`,`is_active`,`created_at`);--> statement-breakpoint
CREATE TABLE `users_leadmagnet` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`heard_from` text NOT NULL,
	`first_name` text NOT NULL,
	`email` text NOT NULL,
	`phone` text,
	`age` integer NOT NULL,
	`gender` text,
	`primary_goal` text NOT NULL,
	`stress_area` text,
	`support_status` text,
	`email_consent` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_leadmagnet_userId_unique` ON `users_leadmagnet` (`user_id`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `therapy_track_id` text REFERENCES therapy_tracks(id);--> statement-breakpoint
ALTER TABLE `users` ADD `eligible` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `terms_accepted_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `health_data_consent_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `marketing_consent` integer DEFAULT false NOT NULL;