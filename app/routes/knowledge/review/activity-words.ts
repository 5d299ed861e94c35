const WORDS: Readonly<Record<string, string>> = {
  add_knowledge: "added",
  change_knowledge: "changed",
  approve_knowledge: "approved",
  retire_knowledge: "retired",
  delete_knowledge: "deleted",
  upload_knowledge: "uploaded",
  start_crawl: "started the crawl",
  cancel_crawl: "stopped the crawl",
};

/** What an admin did, before what they did it with: "approved Slow breathing". */
export function activityWords(action: string): string {
  return WORDS[action] ?? action;
}
