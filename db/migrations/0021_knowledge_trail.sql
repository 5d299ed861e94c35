ALTER TABLE `knowledge_versions` ADD `flags` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `audit_log` ADD `label` text;