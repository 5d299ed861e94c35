CREATE TABLE `journal_entries` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`user_id` text NOT NULL,
	`mood` text NOT NULL,
	`content` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`share_with_ai` integer DEFAULT false NOT NULL,
	`ai_response` text,
	`tier` text NOT NULL,
	`exercise_run_id` text,
	`date` text NOT NULL,
	`form_key` text,
	`version` integer DEFAULT 1 NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`exercise_run_id`) REFERENCES `exercise_runs`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `journal_entries_id_unique` ON `journal_entries` (`id`);--> statement-breakpoint
CREATE INDEX `journal_entries_user` ON `journal_entries` (`user_id`,`date`,`seq`);--> statement-breakpoint
CREATE INDEX `journal_entries_mood` ON `journal_entries` (`user_id`,`mood`,`date`,`seq`);--> statement-breakpoint
CREATE INDEX `journal_entries_run` ON `journal_entries` (`exercise_run_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `journal_entries_once` ON `journal_entries` (`user_id`,`form_key`) WHERE form_key is not null;--> statement-breakpoint
CREATE TABLE `undos` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`subject_id` text NOT NULL,
	`content` text,
	`row` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `undos_subject` ON `undos` (`user_id`,`subject_id`);--> statement-breakpoint
CREATE INDEX `undos_time` ON `undos` (`created_at`);--> statement-breakpoint
CREATE TABLE `mood_imports` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`rows` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mood_imports_user` ON `mood_imports` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `mood_tags` (
	`mood_entry_id` text NOT NULL,
	`user_id` text NOT NULL,
	`tag` text NOT NULL,
	`date` text NOT NULL,
	`mood_score` integer NOT NULL,
	PRIMARY KEY(`mood_entry_id`, `tag`),
	FOREIGN KEY (`mood_entry_id`) REFERENCES `mood_entries`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `mood_tags_user` ON `mood_tags` (`user_id`,`date`,`tag`,`mood_score`);--> statement-breakpoint
CREATE INDEX `mood_tags_tag` ON `mood_tags` (`user_id`,`tag`,`date`);--> statement-breakpoint
CREATE TABLE `goal_outcomes` (
	`user_id` text NOT NULL,
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`outcome` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `source`, `source_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `insight_dismissals` (
	`user_id` text NOT NULL,
	`key` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `reminders` (
	`user_id` text PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`minute` integer NOT NULL,
	`days` text NOT NULL,
	`is_on` integer DEFAULT true NOT NULL,
	`next_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `reminders_id_unique` ON `reminders` (`id`);--> statement-breakpoint
CREATE INDEX `reminders_next` ON `reminders` (`is_on`,`next_at`);--> statement-breakpoint
ALTER TABLE `users` ADD `hides_streak` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `mood_entries` ADD `activities` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `mood_entries` ADD `journal_entry_id` text REFERENCES journal_entries(id) ON DELETE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX `mood_entries_entry` ON `mood_entries` (`journal_entry_id`);--> statement-breakpoint
CREATE INDEX `mood_entries_scores` ON `mood_entries` (`user_id`,`date`,`mood_score`);--> statement-breakpoint
-- What was written in journals, as words, with whose they are; the text itself stays in the entries.
CREATE VIRTUAL TABLE `journal_index` USING fts5(
	`user_id`, `content`, `tags`,
	content='journal_entries', content_rowid='seq', columnsize=0, tokenize='porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER `journal_written` AFTER INSERT ON `journal_entries` BEGIN
	INSERT INTO `journal_index` (`rowid`, `user_id`, `content`, `tags`)
	VALUES (new.`seq`, new.`user_id`, new.`content`, new.`tags`);
END;
--> statement-breakpoint
CREATE TRIGGER `journal_changed` AFTER UPDATE OF `content`, `tags` ON `journal_entries` BEGIN
	INSERT INTO `journal_index` (`journal_index`, `rowid`, `user_id`, `content`, `tags`)
	VALUES ('delete', old.`seq`, old.`user_id`, old.`content`, old.`tags`);
	INSERT INTO `journal_index` (`rowid`, `user_id`, `content`, `tags`)
	VALUES (new.`seq`, new.`user_id`, new.`content`, new.`tags`);
END;
--> statement-breakpoint
CREATE TRIGGER `journal_gone` AFTER DELETE ON `journal_entries` BEGIN
	INSERT INTO `journal_index` (`journal_index`, `rowid`, `user_id`, `content`, `tags`)
	VALUES ('delete', old.`seq`, old.`user_id`, old.`content`, old.`tags`);
END;
