import { vi } from "vitest";

type Truthy<Value> = Exclude<Value, false | 0 | "" | null | undefined>;

/**
 * What becomes true within five seconds, and most often within milliseconds. A talk of ten turns
 * waits three dozen times, so what waits looks often.
 */
export function soon<Value>(read: () => Value | Promise<Value>): Promise<Truthy<Value>> {
  return vi.waitUntil(read, { timeout: 5_000, interval: 4 });
}
