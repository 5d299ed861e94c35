DROP INDEX `replies_process`;--> statement-breakpoint
DROP INDEX `messages_once`;--> statement-breakpoint
CREATE UNIQUE INDEX `messages_once` ON `messages` (`user_id`,`form_key`,`content_digest`) WHERE form_key is not null;