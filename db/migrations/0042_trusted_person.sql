ALTER TABLE `safety_plans` ADD `trusted_name` text;--> statement-breakpoint
ALTER TABLE `safety_plans` ADD `trusted_number` text;--> statement-breakpoint
ALTER TABLE `safety_plans` ADD `trusted_in_abuse` integer DEFAULT false NOT NULL;--> statement-breakpoint
-- by hand
CREATE TRIGGER `taken_safety_plans_trusted_name` AFTER UPDATE OF `trusted_name` ON `safety_plans`
WHEN old.`trusted_name` IS NOT null AND new.`trusted_name` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.trusted_name';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.trusted_name', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;--> statement-breakpoint
CREATE TRIGGER `taken_safety_plans_trusted_number` AFTER UPDATE OF `trusted_number` ON `safety_plans`
WHEN old.`trusted_number` IS NOT null AND new.`trusted_number` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.trusted_number';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.trusted_number', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;--> statement-breakpoint
CREATE TRIGGER `taken_safety_plans_trusted_in_abuse` AFTER UPDATE OF `trusted_in_abuse` ON `safety_plans`
WHEN (old.`trusted_in_abuse` IS NOT 0 AND new.`trusted_in_abuse` IS 0)
OR (old.`trusted_in_abuse` IS 0 AND new.`trusted_in_abuse` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.trusted_in_abuse' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.trusted_in_abuse';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.trusted_in_abuse', new.`user_id`, NOT (new.`trusted_in_abuse` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
