import type { KnowledgeUpload } from "#app/models/knowledge/knowledge-uploads.server.ts";

/** Where an upload stands, in words. */
export const STATUS_WORDS: Readonly<Record<KnowledgeUpload["status"], string>> = {
  checked: "checked, not stored yet",
  waiting: "waiting to be stored",
  storing: "being stored",
  done: "stored",
  failed: "failed, nothing was stored",
};
