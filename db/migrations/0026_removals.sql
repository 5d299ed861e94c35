ALTER TABLE `idempotent_answers` ADD `taken_by` text;--> statement-breakpoint
ALTER TABLE `deletions` ADD `is_back` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `deletions_subject` ON `deletions` (`subject_id`,`kind`);