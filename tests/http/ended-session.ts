import { formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";

export const RISKY = "I want to kill myself";

/** Presses 'End session' on a page of the chat. */
export async function endOn(visitor: Visitor, page: Page): Promise<Page> {
  const form = page.forms.find(({ action }) => action?.endsWith("/end"));
  if (!form?.action) throw new Error(`no way to end on ${page.url} (${page.status})`);
  return visitor.post(form.action, form.fields);
}

/** A session with these messages, ended: its summary. */
export async function endedSession(visitor: Visitor, ...texts: string[]): Promise<Page> {
  let page = await visitor.get("/chat");
  for (const text of texts) page = await visitor.submit(page, { message: text });
  return endOn(visitor, page);
}

/** Sends the two texts of a summary. */
export function reflect(
  visitor: Visitor,
  summary: Page,
  userReflection: string,
  weeklyGoals = "Walk to work on two days",
): Promise<Page> {
  const { action, fields } = formWith(summary, ["userReflection", "weeklyGoals"]);
  return visitor.post(action ?? summary.url, { ...fields, userReflection, weeklyGoals });
}
