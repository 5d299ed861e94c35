ALTER TABLE `sessions` ADD `title` text;
--> statement-breakpoint
-- Everything that was said, as words. The text itself stays in the messages. Whose words they are is
-- indexed with them, so that a search reads nothing of anybody else's.
CREATE VIRTUAL TABLE `messages_index` USING fts5(
	`user_id`, `content`,
	content='messages', content_rowid='seq', columnsize=0, tokenize='porter unicode61 remove_diacritics 2'
);
--> statement-breakpoint
CREATE TRIGGER `messages_said` AFTER INSERT ON `messages` BEGIN
	INSERT INTO `messages_index` (`rowid`, `user_id`, `content`)
	VALUES (new.`seq`, new.`user_id`, new.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `messages_changed` AFTER UPDATE OF `content` ON `messages` BEGIN
	INSERT INTO `messages_index` (`messages_index`, `rowid`, `user_id`, `content`)
	VALUES ('delete', old.`seq`, old.`user_id`, old.`content`);
	INSERT INTO `messages_index` (`rowid`, `user_id`, `content`)
	VALUES (new.`seq`, new.`user_id`, new.`content`);
END;
--> statement-breakpoint
CREATE TRIGGER `messages_gone` AFTER DELETE ON `messages` BEGIN
	INSERT INTO `messages_index` (`messages_index`, `rowid`, `user_id`, `content`)
	VALUES ('delete', old.`seq`, old.`user_id`, old.`content`);
END;
--> statement-breakpoint
INSERT INTO `messages_index` (`messages_index`) VALUES ('rebuild');
