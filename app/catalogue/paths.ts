/** Where the steps on the way to a session are: named once, for every link and redirect to them. */
export const PATHS = {
  onboarding: "/onboarding",
  therapistSelection: "/therapist-selection",
  therapyTracks: "/therapy-tracks",
  chat: "/chat",
  memory: "/memory",
  keys: "/chat/keys",
  help: "/crisis",
  pricing: "/pricing",
  subscribe: "/subscribe",
} as const;
