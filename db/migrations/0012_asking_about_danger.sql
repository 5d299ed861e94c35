ALTER TABLE `risk_states` ADD `status_since` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `situation` text;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `question_asked` text;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `question_wording` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `asked_at` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `messages_since_asked` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `said_yes_at` integer;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `false_alarms_at` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `folded_at` integer;--> statement-breakpoint
ALTER TABLE `risk_states` DROP COLUMN `not_meant_answered_at`;--> statement-breakpoint
UPDATE `risk_states` SET `status_since` = `last_sign_at`;--> statement-breakpoint
-- A watch of before went on until the check-back of the next visit.
UPDATE `risk_states` SET `status` = 'watch_and_ask' WHERE `status` = 'watch';
