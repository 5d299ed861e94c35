CREATE TABLE `knowledge_crawl_pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`crawl_id` text NOT NULL,
	`url` text NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`depth` integer DEFAULT 0 NOT NULL,
	`at` integer,
	FOREIGN KEY (`crawl_id`) REFERENCES `knowledge_crawls`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `knowledge_crawl_pages_url` ON `knowledge_crawl_pages` (`crawl_id`,`url`);--> statement-breakpoint
CREATE INDEX `knowledge_crawl_pages_status` ON `knowledge_crawl_pages` (`crawl_id`,`status`,`id`);--> statement-breakpoint
CREATE TABLE `knowledge_crawls` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`url` text NOT NULL,
	`max_pages` integer NOT NULL,
	`delay_ms` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`lease_by` text,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `knowledge_crawls_status` ON `knowledge_crawls` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `knowledge_upload_parts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`upload_id` text NOT NULL,
	`items` text NOT NULL,
	FOREIGN KEY (`upload_id`) REFERENCES `knowledge_uploads`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `knowledge_upload_parts_upload` ON `knowledge_upload_parts` (`upload_id`,`id`);--> statement-breakpoint
CREATE TABLE `knowledge_uploads` (
	`id` text PRIMARY KEY NOT NULL,
	`admin_id` text NOT NULL,
	`status` text NOT NULL,
	`total` integer NOT NULL,
	`stored` integer DEFAULT 0 NOT NULL,
	`lease_by` text,
	`lease_until` integer,
	`created_at` integer NOT NULL,
	`finished_at` integer
);
--> statement-breakpoint
CREATE INDEX `knowledge_uploads_status` ON `knowledge_uploads` (`status`,`created_at`);--> statement-breakpoint
CREATE TABLE `knowledge_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`entry_id` text NOT NULL,
	`version` integer NOT NULL,
	`wording` text NOT NULL,
	`is_proposed` integer DEFAULT false NOT NULL,
	`admin_id` text,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `knowledge_versions_entry` ON `knowledge_versions` (`entry_id`,`version`);--> statement-breakpoint
ALTER TABLE `integral_guide_content` ADD `reviewed_at` integer;--> statement-breakpoint
ALTER TABLE `integral_guide_content` ADD `flags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `integral_guide_content` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `integral_guide_content_review` ON `integral_guide_content` (`is_active`,`reviewed_at`,`seq`);--> statement-breakpoint
CREATE INDEX `integral_guide_content_flagged` ON `integral_guide_content` (`seq`) WHERE flags <> '[]';--> statement-breakpoint
ALTER TABLE `knowledge_items` ADD `upload_id` text;--> statement-breakpoint
ALTER TABLE `knowledge_items` ADD `is_arriving` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `knowledge_items` ADD `reviewed_at` integer;--> statement-breakpoint
ALTER TABLE `knowledge_items` ADD `flags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `knowledge_items` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
CREATE INDEX `knowledge_items_review` ON `knowledge_items` (`is_active`,`reviewed_at`,`seq`);--> statement-breakpoint
CREATE INDEX `knowledge_items_flagged` ON `knowledge_items` (`seq`) WHERE flags <> '[]';--> statement-breakpoint
CREATE INDEX `knowledge_items_upload` ON `knowledge_items` (`upload_id`);--> statement-breakpoint
-- Thousands of items arrive, wait and are retired without ever having been in the index.
DROP TRIGGER `knowledge_items_changed`;
--> statement-breakpoint
CREATE TRIGGER `knowledge_items_changed` AFTER UPDATE OF `title`, `tags`, `modality`, `content`, `is_active`
ON `knowledge_items` WHEN old.`is_active` OR new.`is_active` BEGIN
	DELETE FROM `knowledge_index` WHERE `rowid` = old.`seq` * 2;
	INSERT INTO `knowledge_index` (`rowid`, `title`, `tags`, `content`)
	SELECT new.`seq` * 2, coalesce(new.`title`, ''), new.`tags` || ' ' || new.`modality`, new.`content`
	WHERE new.`is_active`;
END;
--> statement-breakpoint
DROP TRIGGER `knowledge_items_gone`;
--> statement-breakpoint
CREATE TRIGGER `knowledge_items_gone` AFTER DELETE ON `knowledge_items` WHEN old.`is_active` BEGIN
	DELETE FROM `knowledge_index` WHERE `rowid` = old.`seq` * 2;
END;
--> statement-breakpoint
DROP TRIGGER `integral_guide_content_changed`;
--> statement-breakpoint
CREATE TRIGGER `integral_guide_content_changed` AFTER UPDATE OF `title`, `tags`, `techniques`, `content`, `is_active`
ON `integral_guide_content` WHEN old.`is_active` OR new.`is_active` BEGIN
	DELETE FROM `knowledge_index` WHERE `rowid` = old.`seq` * 2 + 1;
	INSERT INTO `knowledge_index` (`rowid`, `title`, `tags`, `content`)
	SELECT new.`seq` * 2 + 1, new.`title`, new.`tags` || ' ' || new.`techniques`, new.`content`
	WHERE new.`is_active`;
END;
--> statement-breakpoint
DROP TRIGGER `integral_guide_content_gone`;
--> statement-breakpoint
CREATE TRIGGER `integral_guide_content_gone` AFTER DELETE ON `integral_guide_content` WHEN old.`is_active` BEGIN
	DELETE FROM `knowledge_index` WHERE `rowid` = old.`seq` * 2 + 1;
END;
