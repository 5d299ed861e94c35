ALTER TABLE `sessions` ADD `open_threads` text;--> statement-breakpoint
CREATE TRIGGER `taken_sessions_open_threads` AFTER UPDATE OF `open_threads` ON `sessions`
WHEN old.`open_threads` IS NOT null AND new.`open_threads` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'sessions.open_threads';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions.open_threads', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
