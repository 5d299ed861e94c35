UPDATE `deletions` SET `kind` = CASE `kind` WHEN 'account' THEN 'users' WHEN 'message' THEN 'messages'
	WHEN 'entry' THEN 'journal_entries' WHEN 'mood' THEN 'mood_entries' ELSE 'sessions' END
WHERE `kind` IN ('account', 'conversation', 'retention', 'message', 'entry', 'mood');
--> statement-breakpoint
CREATE TRIGGER `removed_api_tokens` BEFORE DELETE ON `api_tokens`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'api_tokens';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('api_tokens', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_assessments` BEFORE DELETE ON `assessments`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'assessments';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('assessments', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_conversation_summaries` BEFORE DELETE ON `conversation_summaries`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`session_id` AND `kind` = 'sessions') OR (`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`session_id` AND `kind` = 'conversation_summaries';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('conversation_summaries', old.`session_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_crisis_event_notes` BEFORE DELETE ON `crisis_event_notes`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`event_id` AND `kind` = 'crisis_events')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'crisis_event_notes';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('crisis_event_notes', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_crisis_events` BEFORE DELETE ON `crisis_events`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'crisis_events';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('crisis_events', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_daily_assessments` BEFORE DELETE ON `daily_assessments`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'daily_assessments';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('daily_assessments', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_demo_checkouts` BEFORE DELETE ON `demo_checkouts`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'demo_checkouts';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('demo_checkouts', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_demo_receipts` BEFORE DELETE ON `demo_receipts`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users') OR (`subject_id` = old.`subscription_id` AND `kind` = 'demo_subscriptions')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'demo_receipts';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('demo_receipts', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_demo_subscriptions` BEFORE DELETE ON `demo_subscriptions`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'demo_subscriptions';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('demo_subscriptions', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_drafts` BEFORE DELETE ON `drafts`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`user_id` || '/' || old.`conversation` AND `kind` = 'drafts';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('drafts', old.`user_id` || '/' || old.`conversation`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_exercise_answers` BEFORE DELETE ON `exercise_answers`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`run_id` AND `kind` = 'exercise_runs') OR (`subject_id` = old.`user_id` AND `kind` = 'users') OR (`subject_id` = old.`message_id` AND `kind` = 'messages')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'exercise_answers';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('exercise_answers', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_exercise_runs` BEFORE DELETE ON `exercise_runs`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'exercise_runs';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('exercise_runs', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_goal_outcomes` BEFORE DELETE ON `goal_outcomes`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`user_id` || '/' || old.`source` || '/' || old.`source_id` AND `kind` = 'goal_outcomes';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('goal_outcomes', old.`user_id` || '/' || old.`source` || '/' || old.`source_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_integral_guide_content` BEFORE DELETE ON `integral_guide_content` BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'integral_guide_content';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('integral_guide_content', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_journal_entries` BEFORE DELETE ON `journal_entries`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'journal_entries';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('journal_entries', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_knowledge_crawls` BEFORE DELETE ON `knowledge_crawls` BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'knowledge_crawls';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('knowledge_crawls', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_knowledge_items` BEFORE DELETE ON `knowledge_items` BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'knowledge_items';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('knowledge_items', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_knowledge_uploads` BEFORE DELETE ON `knowledge_uploads` BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'knowledge_uploads';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('knowledge_uploads', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_knowledge_versions` BEFORE DELETE ON `knowledge_versions` BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`entry_id` || '/' || old.`version` AND `kind` = 'knowledge_versions';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('knowledge_versions', old.`entry_id` || '/' || old.`version`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_memories` BEFORE DELETE ON `memories`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'memories';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('memories', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_messages` BEFORE DELETE ON `messages`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`session_id` AND `kind` = 'sessions') OR (`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'messages';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('messages', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_mood_entries` BEFORE DELETE ON `mood_entries`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users') OR (`subject_id` = old.`journal_entry_id` AND `kind` = 'journal_entries')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'mood_entries';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('mood_entries', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_mood_imports` BEFORE DELETE ON `mood_imports`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'mood_imports';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('mood_imports', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_notices` BEFORE DELETE ON `notices`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'notices';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('notices', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_oauth_accounts` BEFORE DELETE ON `oauth_accounts`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'oauth_accounts';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('oauth_accounts', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_onboarding_progress` BEFORE DELETE ON `onboarding_progress`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`user_id` AND `kind` = 'onboarding_progress';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('onboarding_progress', old.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_refund_requests` BEFORE DELETE ON `refund_requests`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'refund_requests';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('refund_requests', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_reminders` BEFORE DELETE ON `reminders`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'reminders';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('reminders', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_replies` BEFORE DELETE ON `replies`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`id` AND `kind` = 'messages') OR (`subject_id` = old.`session_id` AND `kind` = 'sessions') OR (`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'replies';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('replies', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_reply_reports` BEFORE DELETE ON `reply_reports`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'reply_reports';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('reply_reports', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_risk_states` BEFORE DELETE ON `risk_states`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`user_id` AND `kind` = 'risk_states';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('risk_states', old.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_safety_plans` BEFORE DELETE ON `safety_plans`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`user_id` AND `kind` = 'safety_plans';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans', old.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_session_flow` BEFORE DELETE ON `session_flow`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'session_flow';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('session_flow', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_sessions` BEFORE DELETE ON `sessions`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users') OR (`subject_id` = old.`id` AND `kind` = 'sessions')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'sessions';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_subscriptions` BEFORE DELETE ON `subscriptions`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`user_id` AND `kind` = 'subscriptions';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('subscriptions', old.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_therapy_tracks` BEFORE DELETE ON `therapy_tracks`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'therapy_tracks';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('therapy_tracks', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_trials` BEFORE DELETE ON `trials`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'trials';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('trials', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_two_factor_auth` BEFORE DELETE ON `two_factor_auth`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`user_id` AND `kind` = 'two_factor_auth';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('two_factor_auth', old.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_undos` BEFORE DELETE ON `undos`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'undos';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('undos', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_users` BEFORE DELETE ON `users`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'users';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `removed_users_leadmagnet` BEFORE DELETE ON `users_leadmagnet`
WHEN NOT EXISTS (SELECT 1 FROM `deletions` WHERE ((`subject_id` = old.`user_id` AND `kind` = 'users')) AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = old.`id` AND `kind` = 'users_leadmagnet';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users_leadmagnet', old.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `put_back_journal_entries` AFTER INSERT ON `journal_entries`
WHEN EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'journal_entries' AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'journal_entries';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('journal_entries', new.`id`, 1, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `put_back_mood_entries` AFTER INSERT ON `mood_entries`
WHEN EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'mood_entries' AND NOT `is_back`) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'mood_entries';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('mood_entries', new.`id`, 1, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_remembers` AFTER UPDATE OF `remembers` ON `users`
WHEN (old.`remembers` IS NOT 0 AND new.`remembers` IS 0)
OR (old.`remembers` IS 0 AND new.`remembers` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.remembers' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.remembers';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.remembers', new.`id`, NOT (new.`remembers` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_marketing_consent` AFTER UPDATE OF `marketing_consent` ON `users`
WHEN (old.`marketing_consent` IS NOT 0 AND new.`marketing_consent` IS 0)
OR (old.`marketing_consent` IS 0 AND new.`marketing_consent` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.marketing_consent' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.marketing_consent';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.marketing_consent', new.`id`, NOT (new.`marketing_consent` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_health_data_consent_at` AFTER UPDATE OF `health_data_consent_at` ON `users`
WHEN (old.`health_data_consent_at` IS NOT null AND new.`health_data_consent_at` IS null)
OR (old.`health_data_consent_at` IS null AND new.`health_data_consent_at` IS NOT null AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.health_data_consent_at' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.health_data_consent_at';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.health_data_consent_at', new.`id`, NOT (new.`health_data_consent_at` IS null), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_eligible` AFTER UPDATE OF `eligible` ON `users`
WHEN (old.`eligible` IS NOT 0 AND new.`eligible` IS 0)
OR (old.`eligible` IS 0 AND new.`eligible` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.eligible' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.eligible';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.eligible', new.`id`, NOT (new.`eligible` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_role` AFTER UPDATE OF `role` ON `users`
WHEN (old.`role` IS NOT 'user' AND new.`role` IS 'user')
OR (old.`role` IS 'user' AND new.`role` IS NOT 'user' AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.role' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.role';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.role', new.`id`, NOT (new.`role` IS 'user'), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_permissions` AFTER UPDATE OF `permissions` ON `users`
WHEN (old.`permissions` IS NOT '[]' AND new.`permissions` IS '[]')
OR (old.`permissions` IS '[]' AND new.`permissions` IS NOT '[]' AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.permissions' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.permissions';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.permissions', new.`id`, NOT (new.`permissions` IS '[]'), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_hides_streak` AFTER UPDATE OF `hides_streak` ON `users`
WHEN (old.`hides_streak` IS NOT 1 AND new.`hides_streak` IS 1)
OR (old.`hides_streak` IS 1 AND new.`hides_streak` IS NOT 1 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.hides_streak' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.hides_streak';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.hides_streak', new.`id`, NOT (new.`hides_streak` IS 1), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_keep_conversations_year` AFTER UPDATE OF `keep_conversations` ON `users`
WHEN (old.`keep_conversations` IS NOT 'year' AND new.`keep_conversations` IS 'year')
OR (old.`keep_conversations` IS 'year' AND new.`keep_conversations` IS NOT 'year' AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.keep_conversations=year' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.keep_conversations=year';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.keep_conversations=year', new.`id`, NOT (new.`keep_conversations` IS 'year'), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_keep_conversations_90_days` AFTER UPDATE OF `keep_conversations` ON `users`
WHEN (old.`keep_conversations` IS NOT '90_days' AND new.`keep_conversations` IS '90_days')
OR (old.`keep_conversations` IS '90_days' AND new.`keep_conversations` IS NOT '90_days' AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.keep_conversations=90_days' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.keep_conversations=90_days';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.keep_conversations=90_days', new.`id`, NOT (new.`keep_conversations` IS '90_days'), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_leadmagnet_email_consent` AFTER UPDATE OF `email_consent` ON `users_leadmagnet`
WHEN (old.`email_consent` IS NOT 0 AND new.`email_consent` IS 0)
OR (old.`email_consent` IS 0 AND new.`email_consent` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users_leadmagnet.email_consent' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users_leadmagnet.email_consent';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users_leadmagnet.email_consent', new.`id`, NOT (new.`email_consent` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_onboarding_progress_consent_checked` AFTER UPDATE OF `consent_checked` ON `onboarding_progress`
WHEN (old.`consent_checked` IS NOT 0 AND new.`consent_checked` IS 0)
OR (old.`consent_checked` IS 0 AND new.`consent_checked` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'onboarding_progress.consent_checked' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'onboarding_progress.consent_checked';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('onboarding_progress.consent_checked', new.`user_id`, NOT (new.`consent_checked` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_journal_entries_share_with_ai` AFTER UPDATE OF `share_with_ai` ON `journal_entries`
WHEN (old.`share_with_ai` IS NOT 0 AND new.`share_with_ai` IS 0)
OR (old.`share_with_ai` IS 0 AND new.`share_with_ai` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'journal_entries.share_with_ai' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'journal_entries.share_with_ai';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('journal_entries.share_with_ai', new.`id`, NOT (new.`share_with_ai` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_reminders_is_on` AFTER UPDATE OF `is_on` ON `reminders`
WHEN (old.`is_on` IS NOT 0 AND new.`is_on` IS 0)
OR (old.`is_on` IS 0 AND new.`is_on` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'reminders.is_on' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'reminders.is_on';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('reminders.is_on', new.`id`, NOT (new.`is_on` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_password` AFTER UPDATE OF `password` ON `users`
WHEN old.`password` IS NOT new.`password` AND old.`password` IS NOT 'none' BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.password';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.password', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_two_factor_auth_enabled` AFTER UPDATE OF `enabled` ON `two_factor_auth`
WHEN (old.`enabled` IS NOT 0 AND new.`enabled` IS 0)
OR (old.`enabled` IS 0 AND new.`enabled` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'two_factor_auth.enabled' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'two_factor_auth.enabled';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('two_factor_auth.enabled', new.`user_id`, NOT (new.`enabled` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_two_factor_auth_backup_codes` AFTER UPDATE OF `backup_codes` ON `two_factor_auth`
WHEN EXISTS (SELECT `value` FROM json_each(old.`backup_codes`) EXCEPT SELECT `value` FROM json_each(new.`backup_codes`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'two_factor_auth.backup_codes';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('two_factor_auth.backup_codes', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_knowledge_items_is_active` AFTER UPDATE OF `is_active` ON `knowledge_items`
WHEN (old.`is_active` IS NOT 0 AND new.`is_active` IS 0)
OR (old.`is_active` IS 0 AND new.`is_active` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'knowledge_items.is_active' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'knowledge_items.is_active';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('knowledge_items.is_active', new.`id`, NOT (new.`is_active` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_integral_guide_content_is_active` AFTER UPDATE OF `is_active` ON `integral_guide_content`
WHEN (old.`is_active` IS NOT 0 AND new.`is_active` IS 0)
OR (old.`is_active` IS 0 AND new.`is_active` IS NOT 0 AND EXISTS (SELECT 1 FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'integral_guide_content.is_active' AND NOT `is_back`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'integral_guide_content.is_active';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('integral_guide_content.is_active', new.`id`, NOT (new.`is_active` IS 0), cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_place_said` AFTER UPDATE OF `place_said` ON `users`
WHEN old.`place_said` IS NOT null AND new.`place_said` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users.place_said';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users.place_said', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_leadmagnet_phone` AFTER UPDATE OF `phone` ON `users_leadmagnet`
WHEN old.`phone` IS NOT null AND new.`phone` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users_leadmagnet.phone';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users_leadmagnet.phone', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_leadmagnet_gender` AFTER UPDATE OF `gender` ON `users_leadmagnet`
WHEN old.`gender` IS NOT null AND new.`gender` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users_leadmagnet.gender';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users_leadmagnet.gender', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_leadmagnet_stress_area` AFTER UPDATE OF `stress_area` ON `users_leadmagnet`
WHEN old.`stress_area` IS NOT null AND new.`stress_area` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users_leadmagnet.stress_area';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users_leadmagnet.stress_area', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_users_leadmagnet_support_status` AFTER UPDATE OF `support_status` ON `users_leadmagnet`
WHEN old.`support_status` IS NOT null AND new.`support_status` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'users_leadmagnet.support_status';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('users_leadmagnet.support_status', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_sessions_title` AFTER UPDATE OF `title` ON `sessions`
WHEN old.`title` IS NOT null AND new.`title` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'sessions.title';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions.title', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_sessions_summary` AFTER UPDATE OF `summary` ON `sessions`
WHEN old.`summary` IS NOT null AND new.`summary` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'sessions.summary';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions.summary', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_sessions_insights` AFTER UPDATE OF `insights` ON `sessions`
WHEN old.`insights` IS NOT null AND new.`insights` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'sessions.insights';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions.insights', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_sessions_checkpoint_summary` AFTER UPDATE OF `checkpoint_summary` ON `sessions`
WHEN old.`checkpoint_summary` IS NOT null AND new.`checkpoint_summary` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'sessions.checkpoint_summary';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions.checkpoint_summary', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_sessions_user_reflection` AFTER UPDATE OF `user_reflection` ON `sessions`
WHEN old.`user_reflection` IS NOT null AND new.`user_reflection` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'sessions.user_reflection';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions.user_reflection', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_sessions_weekly_goals` AFTER UPDATE OF `weekly_goals` ON `sessions`
WHEN old.`weekly_goals` IS NOT null AND new.`weekly_goals` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'sessions.weekly_goals';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('sessions.weekly_goals', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_conversation_summaries_content` AFTER UPDATE OF `content` ON `conversation_summaries`
WHEN old.`content` IS NOT null AND new.`content` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`session_id` AND `kind` = 'conversation_summaries.content';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('conversation_summaries.content', new.`session_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_crisis_events_trigger_message` AFTER UPDATE OF `trigger_message` ON `crisis_events`
WHEN old.`trigger_message` IS NOT null AND new.`trigger_message` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'crisis_events.trigger_message';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('crisis_events.trigger_message', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_exercise_runs_goal` AFTER UPDATE OF `goal` ON `exercise_runs`
WHEN old.`goal` IS NOT null AND new.`goal` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'exercise_runs.goal';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('exercise_runs.goal', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_exercise_runs_said` AFTER UPDATE OF `said` ON `exercise_runs`
WHEN old.`said` IS NOT '' AND new.`said` IS '' BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'exercise_runs.said';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('exercise_runs.said', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_exercise_answers_asked` AFTER UPDATE OF `asked` ON `exercise_answers`
WHEN old.`asked` IS NOT null AND new.`asked` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'exercise_answers.asked';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('exercise_answers.asked', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_exercise_answers_content` AFTER UPDATE OF `content` ON `exercise_answers`
WHEN old.`content` IS NOT null AND new.`content` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'exercise_answers.content';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('exercise_answers.content', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_journal_entries_ai_response` AFTER UPDATE OF `ai_response` ON `journal_entries`
WHEN old.`ai_response` IS NOT null AND new.`ai_response` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'journal_entries.ai_response';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('journal_entries.ai_response', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_mood_entries_notes` AFTER UPDATE OF `notes` ON `mood_entries`
WHEN old.`notes` IS NOT null AND new.`notes` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'mood_entries.notes';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('mood_entries.notes', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_reply_reports_words` AFTER UPDATE OF `words` ON `reply_reports`
WHEN old.`words` IS NOT null AND new.`words` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'reply_reports.words';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('reply_reports.words', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_safety_plans_warning_signs` AFTER UPDATE OF `warning_signs` ON `safety_plans`
WHEN old.`warning_signs` IS NOT null AND new.`warning_signs` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.warning_signs';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.warning_signs', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_safety_plans_on_my_own` AFTER UPDATE OF `on_my_own` ON `safety_plans`
WHEN old.`on_my_own` IS NOT null AND new.`on_my_own` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.on_my_own';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.on_my_own', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_safety_plans_people_and_places` AFTER UPDATE OF `people_and_places` ON `safety_plans`
WHEN old.`people_and_places` IS NOT null AND new.`people_and_places` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.people_and_places';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.people_and_places', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_safety_plans_ask_for_help` AFTER UPDATE OF `ask_for_help` ON `safety_plans`
WHEN old.`ask_for_help` IS NOT null AND new.`ask_for_help` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.ask_for_help';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.ask_for_help', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_safety_plans_professionals` AFTER UPDATE OF `professionals` ON `safety_plans`
WHEN old.`professionals` IS NOT null AND new.`professionals` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.professionals';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.professionals', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_safety_plans_safer_surroundings` AFTER UPDATE OF `safer_surroundings` ON `safety_plans`
WHEN old.`safer_surroundings` IS NOT null AND new.`safer_surroundings` IS null BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`user_id` AND `kind` = 'safety_plans.safer_surroundings';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('safety_plans.safer_surroundings', new.`user_id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_journal_entries_tags` AFTER UPDATE OF `tags` ON `journal_entries`
WHEN EXISTS (SELECT `value` FROM json_each(old.`tags`) EXCEPT SELECT `value` FROM json_each(new.`tags`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'journal_entries.tags';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('journal_entries.tags', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
--> statement-breakpoint
CREATE TRIGGER `taken_mood_entries_activities` AFTER UPDATE OF `activities` ON `mood_entries`
WHEN EXISTS (SELECT `value` FROM json_each(old.`activities`) EXCEPT SELECT `value` FROM json_each(new.`activities`)) BEGIN
	DELETE FROM `deletions` WHERE `subject_id` = new.`id` AND `kind` = 'mood_entries.activities';
	INSERT INTO `deletions` (`kind`, `subject_id`, `is_back`, `at`) VALUES ('mood_entries.activities', new.`id`, 0, cast(unixepoch('subsec') * 1000 as integer));
END;
