ALTER TABLE `sessions` ADD `suggested_title` text;--> statement-breakpoint
CREATE TRIGGER `taken_sessions_suggested_title` AFTER UPDATE OF `suggested_title` ON `sessions`
WHEN old.`suggested_title` IS NOT null AND new.`suggested_title` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'sessions.suggested_title';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions.suggested_title', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
