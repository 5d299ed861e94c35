CREATE TABLE `audit_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`admin_id` text NOT NULL,
	`event_id` text NOT NULL,
	`action` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `audit_log_event` ON `audit_log` (`event_id`,`at`);--> statement-breakpoint
CREATE TABLE `crisis_event_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`event_id` text NOT NULL,
	`admin_id` text,
	`note` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`event_id`) REFERENCES `crisis_events`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`admin_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `crisis_event_notes_event` ON `crisis_event_notes` (`event_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `notices` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`language` text NOT NULL,
	`session_id` text,
	`message_id` text,
	`shown_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `notices_user` ON `notices` (`user_id`,`shown_at`);--> statement-breakpoint
CREATE INDEX `notices_session` ON `notices` (`session_id`);--> statement-breakpoint
CREATE INDEX `notices_message` ON `notices` (`message_id`);--> statement-breakpoint
CREATE TABLE `referral_counts` (
	`year` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `safety_plans` (
	`user_id` text PRIMARY KEY NOT NULL,
	`warning_signs` text,
	`on_my_own` text,
	`people_and_places` text,
	`ask_for_help` text,
	`professionals` text,
	`safer_surroundings` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `crisis_events_queue`;--> statement-breakpoint
ALTER TABLE `crisis_events` ADD `urgency` integer GENERATED ALWAYS AS (case severity when 'low' then 3 when 'moderate' then 2 when 'high' then 1 else 0 end) VIRTUAL;--> statement-breakpoint
CREATE INDEX `crisis_events_queue` ON `crisis_events` (`resolved`,`urgency`,`created_at`,`id`);--> statement-breakpoint
ALTER TABLE `risk_states` ADD `follow_up_kind` text;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `follow_up_subject` text;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `follow_up_since` integer;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `not_meant_answered_at` integer;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `check_back_shown_at` integer;--> statement-breakpoint
ALTER TABLE `risk_states` ADD `last_message_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `risk_states` DROP COLUMN `asked`;