-- What the companion may draw on, as words: approved articles alone, whichever table they are in.
-- The text itself stays where it is; an even number here is an article's own, an odd one a page's.
CREATE VIRTUAL TABLE `knowledge_index` USING fts5(
	`title`, `tags`, `content`,
	content='', contentless_delete=1, tokenize='porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER `knowledge_items_added` AFTER INSERT ON `knowledge_items` WHEN new.`is_active` BEGIN
	INSERT INTO `knowledge_index` (`rowid`, `title`, `tags`, `content`)
	VALUES (new.`seq` * 2, coalesce(new.`title`, ''), new.`tags` || ' ' || new.`modality`, new.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `knowledge_items_changed` AFTER UPDATE ON `knowledge_items` BEGIN
	DELETE FROM `knowledge_index` WHERE `rowid` = old.`seq` * 2;
	INSERT INTO `knowledge_index` (`rowid`, `title`, `tags`, `content`)
	SELECT new.`seq` * 2, coalesce(new.`title`, ''), new.`tags` || ' ' || new.`modality`, new.`content`
	WHERE new.`is_active`;
END;
--> statement-breakpoint
CREATE TRIGGER `knowledge_items_gone` AFTER DELETE ON `knowledge_items` BEGIN
	DELETE FROM `knowledge_index` WHERE `rowid` = old.`seq` * 2;
END;
--> statement-breakpoint
CREATE TRIGGER `integral_guide_content_added` AFTER INSERT ON `integral_guide_content` WHEN new.`is_active` BEGIN
	INSERT INTO `knowledge_index` (`rowid`, `title`, `tags`, `content`)
	VALUES (new.`seq` * 2 + 1, new.`title`, new.`tags` || ' ' || new.`techniques`, new.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `integral_guide_content_changed` AFTER UPDATE ON `integral_guide_content` BEGIN
	DELETE FROM `knowledge_index` WHERE `rowid` = old.`seq` * 2 + 1;
	INSERT INTO `knowledge_index` (`rowid`, `title`, `tags`, `content`)
	SELECT new.`seq` * 2 + 1, new.`title`, new.`tags` || ' ' || new.`techniques`, new.`content`
	WHERE new.`is_active`;
END;
--> statement-breakpoint
CREATE TRIGGER `integral_guide_content_gone` AFTER DELETE ON `integral_guide_content` BEGIN
	DELETE FROM `knowledge_index` WHERE `rowid` = old.`seq` * 2 + 1;
END;
--> statement-breakpoint
-- A budget is asked for at every message, so the sums are kept. What the provider keeps in its cache
-- is read at a tenth of the price.
CREATE TRIGGER `model_usage_added` AFTER INSERT ON `model_usage` BEGIN
	INSERT INTO `model_usage_days` (`day`, `tokens`)
	VALUES (new.`at` / 86400000, new.`input_tokens` + new.`cache_write_tokens` + new.`output_tokens` + new.`cache_read_tokens` / 10)
	ON CONFLICT (`day`) DO UPDATE SET `tokens` = `tokens` + excluded.`tokens`;
	INSERT INTO `model_usage_person_days` (`user_id`, `day`, `tokens`)
	SELECT new.`user_id`, new.`at` / 86400000, new.`input_tokens` + new.`cache_write_tokens` + new.`output_tokens` + new.`cache_read_tokens` / 10
	WHERE new.`user_id` IS NOT NULL
	ON CONFLICT (`user_id`, `day`) DO UPDATE SET `tokens` = `tokens` + excluded.`tokens`;
END;
