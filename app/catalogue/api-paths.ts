/** Where the JSON calls are: each path is one route, whatever can be done there. */
export const API_PATHS = [
  "/api/auth/me",
  "/api/subscription-status",
  "/api/users/:id",
  "/api/assessments/:userId",
  "/api/session-flow/:userId",
  "/api/therapy-tracks/:userId/active",
  "/api/therapy-tracks/single/:id",
  "/api/sessions/:userId",
  "/api/sessions/single/:id",
  "/api/sessions/:id/complete",
  "/api/ai/track-recommendations",
  "/api/progress/:userId",
  "/api/mood-entries/:userId/week",
  "/api/mood-entries",
  "/api/insights/:userId",
  "/api/journal-entries",
  "/api/sessions",
  "/api/therapy-tracks",
  "/api/onboarding/progress/:userId",
  "/api/journal-entries/:userId",
  "/api/knowledge",
  "/api/knowledge/bulk",
  "/api/knowledge/search",
  "/api/knowledge/crawl",
] as const;

export type ApiPath = (typeof API_PATHS)[number];
