CREATE TABLE `exercise_answers` (
	`id` text PRIMARY KEY NOT NULL,
	`run_id` text NOT NULL,
	`user_id` text NOT NULL,
	`step` text NOT NULL,
	`content` text,
	`message_id` text,
	`is_taken` integer NOT NULL,
	`tier` text NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `exercise_runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exercise_answers_step` ON `exercise_answers` (`run_id`,`step`);--> statement-breakpoint
CREATE INDEX `exercise_answers_user` ON `exercise_answers` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `exercise_answers_message` ON `exercise_answers` (`message_id`);--> statement-breakpoint
CREATE TABLE `exercise_runs` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`exercise_id` text NOT NULL,
	`session_id` text,
	`status` text NOT NULL,
	`step` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`turn` integer DEFAULT 0 NOT NULL,
	`said` text NOT NULL,
	`used_lines` text DEFAULT '[]' NOT NULL,
	`helped` text,
	`started_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `exercise_runs_user` ON `exercise_runs` (`user_id`,`started_at`,`id`);--> statement-breakpoint
CREATE INDEX `exercise_runs_exercise` ON `exercise_runs` (`user_id`,`exercise_id`,`status`,`updated_at`);