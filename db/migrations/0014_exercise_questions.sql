ALTER TABLE `exercise_answers` ADD `asked` text;--> statement-breakpoint
ALTER TABLE `exercise_runs` ADD `goal` text;