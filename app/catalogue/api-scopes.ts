/** What a key of a program may do, each as it is offered to whoever makes one. */
export const API_SCOPES = [
  { id: "profile:read", label: "Read your profile, plan and progress" },
  { id: "profile:write", label: "Change your companion" },
  { id: "plan", label: "Open the pages where you pay and manage your plan" },
  { id: "moods:read", label: "Read your moods" },
  { id: "moods:write", label: "Log moods" },
  { id: "journal:read", label: "Read your journal" },
  { id: "journal:write", label: "Write journal entries" },
  { id: "sessions:write", label: "Start and end conversations and programs, and send messages" },
  { id: "sessions:read", label: "Read your conversations and programs" },
  { id: "knowledge", label: "Manage what the companion knows (admins only)" },
] as const;

export type ApiScope = (typeof API_SCOPES)[number]["id"];

export const API_SCOPE_IDS = API_SCOPES.map(({ id }) => id) as [ApiScope, ...ApiScope[]];

/** What a key may do, in the words in which it was offered. */
export function scopesInWords(scopes: readonly string[]): string {
  return API_SCOPES.filter(({ id }) => scopes.includes(id))
    .map(({ label }) => label)
    .join("; ");
}

/** What a key is called, in characters. */
export const KEY_NAME_MAX_LENGTH = 60;
