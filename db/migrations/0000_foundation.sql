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
CREATE TABLE `crisis_events` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`session_id` text,
	`message_id` text,
	`tier` text NOT NULL,
	`kind` text NOT NULL,
	`severity` text NOT NULL,
	`urgency` integer GENERATED ALWAYS AS (case severity when 'low' then 3 when 'moderate' then 2 when 'high' then 1 else 0 end) VIRTUAL,
	`subject` text NOT NULL,
	`rules` text DEFAULT '[]' NOT NULL,
	`trigger_message` text,
	`action_taken` text NOT NULL,
	`resolved` integer DEFAULT false NOT NULL,
	`resolution` text,
	`resolved_at` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`message_id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `crisis_events_open` ON `crisis_events` (`user_id`,`resolved`,`created_at`);--> statement-breakpoint
CREATE INDEX `crisis_events_message` ON `crisis_events` (`message_id`);--> statement-breakpoint
CREATE INDEX `crisis_events_queue` ON `crisis_events` (`resolved`,`urgency`,`created_at`,`id`);--> statement-breakpoint
CREATE TABLE `drafts` (
	`user_id` text NOT NULL,
	`conversation` text NOT NULL,
	`content` text NOT NULL,
	`tier` text NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `conversation`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `email_verification_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`email` text NOT NULL,
	`link_token` text,
	`password` text,
	`first_name` text,
	`last_name` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `email_verification_tokens_user` ON `email_verification_tokens` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `email_verification_tokens_link` ON `email_verification_tokens` (`link_token`);--> statement-breakpoint
CREATE TABLE `login_attempts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`successful` integer NOT NULL,
	`attempted_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `login_attempts_email` ON `login_attempts` (`email`,`attempted_at`);--> statement-breakpoint
CREATE INDEX `login_attempts_address` ON `login_attempts` (`ip_address`,`attempted_at`);--> statement-breakpoint
CREATE TABLE `messages` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`session_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`content` text NOT NULL,
	`form_key` text,
	`content_digest` text,
	`counted` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `messages_id_unique` ON `messages` (`id`);--> statement-breakpoint
CREATE INDEX `messages_session` ON `messages` (`session_id`,`seq`);--> statement-breakpoint
CREATE INDEX `messages_user` ON `messages` (`user_id`,`role`,`created_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`user_id`,`form_key`,`content_digest`);--> statement-breakpoint
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
CREATE TABLE `password_reset_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `password_reset_tokens_user` ON `password_reset_tokens` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `process_leases` (
	`id` text PRIMARY KEY NOT NULL,
	`machine` text NOT NULL,
	`pid` integer NOT NULL,
	`renewed_at` integer NOT NULL,
	`started_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `rate_limits` (
	`key` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL,
	`window_ends_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `rate_limits_end` ON `rate_limits` (`window_ends_at`);--> statement-breakpoint
CREATE TABLE `referral_counts` (
	`year` integer PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `replies` (
	`id` text PRIMARY KEY NOT NULL,
	`session_id` text NOT NULL,
	`user_id` text NOT NULL,
	`status` text NOT NULL,
	`source` text NOT NULL,
	`reason` text,
	`quick_answers` text DEFAULT '[]' NOT NULL,
	`process_id` text,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`id`) REFERENCES `messages`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replies_running` ON `replies` (`session_id`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `replies_process` ON `replies` (`process_id`) WHERE status = 'running';--> statement-breakpoint
CREATE INDEX `replies_user_started` ON `replies` (`user_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `risk_states` (
	`user_id` text PRIMARY KEY NOT NULL,
	`status` text NOT NULL,
	`tier` text NOT NULL,
	`kind` text NOT NULL,
	`severity` text NOT NULL,
	`subject` text NOT NULL,
	`neutral_check_back` integer DEFAULT false NOT NULL,
	`follow_up_kind` text,
	`follow_up_subject` text,
	`follow_up_since` integer,
	`not_meant_answered_at` integer,
	`check_back_shown_at` integer,
	`answers_given` integer DEFAULT 0 NOT NULL,
	`quiet_messages` integer DEFAULT 0 NOT NULL,
	`opened_at` integer NOT NULL,
	`last_sign_at` integer NOT NULL,
	`last_message_at` integer DEFAULT 0 NOT NULL,
	`closed_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `risk_states_open` ON `risk_states` (`status`,`severity`);--> statement-breakpoint
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
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`therapist_type` text NOT NULL,
	`track_type` text,
	`summary` text,
	`insights` text,
	`user_reflection` text,
	`weekly_goals` text,
	`modalities_used` text DEFAULT '[]' NOT NULL,
	`duration` integer,
	`is_completed` integer DEFAULT false NOT NULL,
	`guided_state` text,
	`last_message_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_user_latest` ON `sessions` (`user_id`,`last_message_at`);--> statement-breakpoint
CREATE INDEX `sessions_user_created` ON `sessions` (`user_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `user_sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`user_agent` text,
	`ip_address` text,
	`last_activity` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`absolute_expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `user_sessions_user` ON `user_sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `user_sessions_expiry` ON `user_sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`password` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`subscription_plan` text DEFAULT 'free' NOT NULL,
	`subscription_status` text DEFAULT 'inactive' NOT NULL,
	`premium_expires_at` integer,
	`payment_customer_id` text,
	`payment_subscription_id` text,
	`email_verified` integer DEFAULT false NOT NULL,
	`selected_therapist` text,
	`messages_used` integer DEFAULT 0 NOT NULL,
	`onboarding_complete` integer DEFAULT false NOT NULL,
	`role` text DEFAULT 'user' NOT NULL,
	`permissions` text DEFAULT '[]' NOT NULL,
	`time_zone` text,
	`adult_confirmed_at` integer,
	`last_login_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);