ALTER TABLE `replies` ADD `offered_track` text;--> statement-breakpoint
ALTER TABLE `replies` ADD `opened_session_id` text;--> statement-breakpoint
-- An id stood behind the reason.
UPDATE `replies` SET `offered_track` = substr(`reason`, 15), `reason` = 'track_offered' WHERE `reason` LIKE 'track\_offered:%' ESCAPE '\';--> statement-breakpoint
UPDATE `replies` SET `offered_track` = substr(`reason`, 15), `reason` = 'track_needs_premium' WHERE `reason` LIKE 'track\_premium:%' ESCAPE '\';--> statement-breakpoint
UPDATE `replies` SET `opened_session_id` = substr(`reason`, 16), `reason` = 'track_switched' WHERE `reason` LIKE 'track\_switched:%' ESCAPE '\';
