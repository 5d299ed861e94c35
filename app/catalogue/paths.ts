/** Where the steps on the way to a session are: named once, for every link and redirect to them. */
export const PATHS = {
  today: "/home",
  you: "/you",
  safetyPlan: "/safety-plan",
  onboarding: "/onboarding",
  therapistSelection: "/therapist-selection",
  therapyTracks: "/therapy-tracks",
  chat: "/chat",
  conversations: "/chat/conversations",
  search: "/chat/search",
  memory: "/memory",
  keys: "/chat/keys",
  help: "/crisis",
  exercises: "/exercises",
  pricing: "/pricing",
  trial: "/trial",
  subscribe: "/subscribe",
} as const;
