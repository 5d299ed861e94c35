import { YOUNG } from "#app/content/safety.ts";

/** Whether a message is the button by which somebody says that they are a minor, word for word. */
export function saysUnder18(message: string): boolean {
  return Object.values(YOUNG.under18).includes(message.trim());
}
