import type { z } from "zod";
import { seal, unseal } from "#app/models/storage/sealed.server.ts";
import { signedCookie } from "./signed-cookie.server.ts";

export interface SealedCookie<Value> {
  /** What was written, or null where there is nothing of ours or its time is over. */
  read: (request: Request) => Promise<Value | null>;
  /** The header that sets it. */
  write: (value: Value) => Promise<string>;
  /** The header that forgets it. */
  forget: () => Promise<string>;
}

/** A cookie whose value its own browser can't read either; it ends by our clock, not by the browser's. */
export function sealedCookie<Schema extends z.ZodType>(
  name: string,
  schema: Schema,
  lastsMs: number,
): SealedCookie<z.output<Schema>> {
  const cookie = signedCookie(name, lastsMs);
  return {
    async read(request) {
      const sealed = await cookie.read(request);
      const opened = sealed === null ? null : unseal(sealed, name);
      if (opened === null) return null;
      const [until = "", value = ""] = opened.split(/ (.*)/s);
      const isOver = Number(until) <= Date.now() || Number(until) > Date.now() + lastsMs;
      return isOver ? null : (schema.safeParse(JSON.parse(value)).data ?? null);
    },
    write(value) {
      const opened = `${Date.now() + lastsMs} ${JSON.stringify(value)}`;
      return cookie.write(seal(opened, name));
    },
    forget: cookie.forget,
  };
}
