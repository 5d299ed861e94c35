DROP INDEX `replies_running`;--> statement-breakpoint
CREATE INDEX `replies_session` ON `replies` (`session_id`,`status`);--> statement-breakpoint
ALTER TABLE `messages` ADD `is_indexed` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `exercise_runs_session` ON `exercise_runs` (`session_id`);--> statement-breakpoint
CREATE INDEX `crisis_event_notes_admin` ON `crisis_event_notes` (`admin_id`);--> statement-breakpoint
CREATE INDEX `crisis_events_session` ON `crisis_events` (`session_id`);--> statement-breakpoint
-- A reply goes into the search once, when it has ended: each of its checkpoints would have taken the
-- whole text out and put it in again.
DROP TRIGGER `messages_said`;
--> statement-breakpoint
DROP TRIGGER `messages_changed`;
--> statement-breakpoint
DROP TRIGGER `messages_gone`;
--> statement-breakpoint
CREATE TRIGGER `messages_said` AFTER INSERT ON `messages` WHEN new.`is_indexed` BEGIN
	INSERT INTO `messages_index` (`rowid`, `user_id`, `content`)
	VALUES (new.`seq`, new.`user_id`, new.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `messages_changed` AFTER UPDATE OF `content`, `is_indexed` ON `messages`
WHEN old.`is_indexed` OR new.`is_indexed` BEGIN
	INSERT INTO `messages_index` (`messages_index`, `rowid`, `user_id`, `content`)
	SELECT 'delete', old.`seq`, old.`user_id`, old.`content` WHERE old.`is_indexed`;
	INSERT INTO `messages_index` (`rowid`, `user_id`, `content`)
	SELECT new.`seq`, new.`user_id`, new.`content` WHERE new.`is_indexed`;
END;
--> statement-breakpoint
CREATE TRIGGER `messages_gone` AFTER DELETE ON `messages` WHEN old.`is_indexed` BEGIN
	INSERT INTO `messages_index` (`messages_index`, `rowid`, `user_id`, `content`)
	VALUES ('delete', old.`seq`, old.`user_id`, old.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `replies_ended` AFTER UPDATE OF `status` ON `replies`
WHEN old.`status` = 'running' AND new.`status` <> 'running' BEGIN
	UPDATE `messages` SET `is_indexed` = 1 WHERE `id` = new.`id` AND NOT `is_indexed`;
END;
