import { KNOWLEDGE_CATEGORY_IDS } from "#app/catalogue/knowledge.ts";
import type { integralGuideContent as pages, knowledgeItems as items } from "#db/schema.ts";
import type { KnowledgeWording } from "#db/schema/knowledge.ts";
import type { KnowledgeItem } from "./knowledge-input.ts";

export type { KnowledgeWording };

/** The wording of an item as a whole: what it has no place for is empty. */
export function wholeWording(wording: Omit<KnowledgeItem, "id">): KnowledgeWording {
  return { ...wording, techniques: [], summary: "" };
}

/** The wording of an item as it is stored. */
export function wordingOfItem(row: typeof items.$inferSelect): KnowledgeWording {
  const { title, content, category, modality, tags, source } = row;
  const whole = { content, category, modality, tags, techniques: [], summary: "" };
  return { ...whole, title: title ?? "", source: source ?? "" };
}

/** The wording of a page as it is stored. */
export function wordingOfPage(row: typeof pages.$inferSelect): KnowledgeWording {
  const { title, content, contentType, tags, techniques, summary, url } = row;
  const whole = { title, content, category: contentType, modality: "", tags, techniques };
  return { ...whole, summary: summary ?? "", source: url };
}

/** The columns of an item with this wording. */
export function itemColumns({
  title,
  content,
  category,
  modality,
  tags,
  source,
}: KnowledgeWording) {
  const known = KNOWLEDGE_CATEGORY_IDS.find((id) => id === category) ?? "technique";
  return {
    title: title || null,
    source: source || null,
    content,
    category: known,
    modality,
    tags: [...tags],
  };
}

/** The columns of a page with this wording, but for its address: that is what it's known by. */
export function pageColumns({
  title,
  content,
  category,
  tags,
  techniques,
  summary,
}: KnowledgeWording) {
  const lists = { tags: [...tags], techniques: [...techniques] };
  return { title, content, contentType: category, ...lists, summary: summary || null };
}
