import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { closedUnlessOpened } from "./routes/layouts/closed.ts";

// Each layout says who may be here. What stands under none is closed to all but signed-in adults.
export default closedUnlessOpened([
  layout("routes/layouts/open.tsx", [
    route("privacy", "routes/legal/privacy.tsx"),
    route("health-data", "routes/legal/health-data.tsx"),
    route("eula", "routes/legal/eula.tsx"),
    route("about-ai", "routes/legal/about-ai.tsx"),

    route("auth", "routes/account/sign-in.tsx"),
    route("auth/link", "routes/account/sign-in-link.tsx"),
    route("auth/provider", "routes/account/provider-start.ts"),
    route("auth/provider/callback", "routes/account/provider-callback.ts"),
    route("auth/provider/confirm", "routes/account/provider-confirm.tsx"),
    route("auth/code", "routes/account/sign-in-code.tsx"),
    route("auth/two-factor", "routes/account/two-factor.tsx"),
    route("auth/verify-email", "routes/account/verify-email.tsx"),
    route("auth/new-email", "routes/account/new-email.tsx"),
    route("auth/forgot-password", "routes/account/forgot-password.tsx"),
    route("auth/logout", "routes/account/logout.tsx"),
    route("auth/extend", "routes/account/extend-session.ts"),
    route("reminders/stop", "routes/settings/reminders/stop-reminder.tsx"),
    route("for-adults", "routes/onboarding/for-adults.tsx"),

    route("crisis", "routes/safety/crisis.tsx"),
    route("crisis/safer", "routes/safety/safer.tsx"),
    route("crisis/not-meant", "routes/safety/not-meant.tsx"),
    route("crisis/question", "routes/safety/card-question.tsx"),
    route("safety", "routes/safety/safety.tsx"),
    route("safety-plan", "routes/safety/safety-plan.tsx"),

    route("demo/outbox", "routes/site/outbox.tsx"),
    route("demo/outbox/:mailId", "routes/site/outbox-mail.tsx"),
    route("robots.txt", "routes/site/robots.ts"),
    route("sitemap.xml", "routes/site/sitemap.ts"),
    route("manifest.webmanifest", "routes/site/manifest.ts"),
    route("offline", "routes/site/offline.tsx"),
    route("api/stripe/webhook", "routes/billing/webhook.ts"),
    route("api/auth/session-expiry", "routes/api/session-expiry.ts"),
    route("healthz", "routes/api/healthz.ts"),
    route("readyz", "routes/api/readyz.ts"),
    route("*", "routes/site/not-found.tsx"),
  ]),

  layout("routes/layouts/adults.tsx", [
    index("routes/site/front.tsx"),
    route("therapist-selection/voices/:therapistId", "routes/start/voice.ts"),
    route("pricing", "routes/billing/pricing.tsx"),
  ]),

  layout("routes/layouts/signed-in.tsx", [
    route("home", "routes/start/signed-in-home.tsx"),
    route("dashboard", "routes/start/signed-in-home.tsx", { id: "dashboard" }),
    route("trial", "routes/billing/trial.tsx"),
    route("checkout", "routes/billing/checkout.tsx"),
    route("subscribe", "routes/billing/checkout.tsx", { id: "subscribe" }),
    route("subscription-success", "routes/billing/subscription-success.tsx"),
    route("demo/checkout/:checkoutId", "routes/billing/demo-checkout.tsx"),

    route("onboarding", "routes/onboarding/onboarding.tsx"),
    route("therapist-selection", "routes/start/therapist-selection.tsx"),
    route("therapy-tracks", "routes/start/therapy-tracks.tsx"),

    route("chat/new-session", "routes/chat/sessions/new-session.ts"),
    route("chat/search", "routes/chat/history/search.tsx"),
    route("chat/keys", "routes/chat/keys.tsx"),
    route("chat/:sessionId/end", "routes/chat/sessions/end-session.ts"),
    route("chat/:sessionId/replies/:replyId/stop", "routes/chat/replies/stop-reply.ts"),
    route("chat/:sessionId/replies/:replyId/retry", "routes/chat/replies/retry-reply.ts"),
    route("chat/:sessionId/replies/:replyId/report", "routes/chat/replies/report-reply.tsx"),
    route("chat/:sessionId/messages/:messageId", "routes/chat/messages/edit-message.tsx"),
    route("session-summary/:sessionId", "routes/chat/sessions/session-summary.tsx"),
    route("session-complete/:sessionId", "routes/chat/sessions/session-summary.tsx", {
      id: "session-complete",
    }),

    route("knowledge/:articleId", "routes/knowledge/article.tsx"),

    route("exercises", "routes/exercises/exercises.tsx"),
    route("exercises/:exerciseId", "routes/exercises/exercise.tsx"),
    route("exercises/:exerciseId/:runId", "routes/exercises/exercise-run.tsx"),

    route("moods", "routes/moods/moods.tsx"),
    route("moods/tap", "routes/moods/tap.ts"),
    route("moods/copy", "routes/moods/copy.ts"),
    route("moods/import", "routes/moods/import-moods.tsx"),
    route("moods/import/:importId", "routes/moods/import-preview.tsx"),
    route("moods/:moodId", "routes/moods/mood.tsx"),
    route("moods/:moodId/delete", "routes/moods/delete-mood.ts"),
    route("undo", "routes/moods/undo.ts"),

    route("settings/reminders", "routes/settings/reminders/reminders.tsx"),
    route("memory", "routes/memory/memory.tsx"),
    route("memory/:memoryId", "routes/memory/one-memory.tsx"),
  ]),

  layout("routes/layouts/journal.tsx", [
    route("journal", "routes/journal/journal.tsx"),
    route("journal/search", "routes/journal/search.tsx"),
    route("journal/calendar", "routes/journal/calendar.tsx"),
    route("journal/copy", "routes/journal/copy.ts"),
    route("journal/draft", "routes/journal/draft.ts"),
    route("journal/:entryId", "routes/journal/entry.tsx"),
    route("journal/:entryId/delete", "routes/journal/delete-entry.ts"),
    route("progress", "routes/progress/progress.tsx"),
    route("progress/report", "routes/progress/report.tsx"),
  ]),

  // What somebody wrote stays theirs to read, keep and delete, also where the companion is not for them.
  layout("routes/layouts/own-texts.tsx", [
    route("you", "routes/start/you.tsx"),
    route("settings", "routes/settings/settings.tsx"),
    route("settings/name", "routes/settings/name.tsx"),
    route("settings/email", "routes/settings/email.tsx"),
    route("settings/time-zone", "routes/settings/time-zone.tsx"),
    route("settings/password", "routes/settings/password.tsx"),
    route("settings/sign-ins", "routes/settings/sign-ins.tsx"),
    route("settings/sign-ins/new", "routes/settings/new-sign-in.ts"),
    route("settings/sign-ins/link", "routes/settings/link-sign-in.tsx"),
    route("settings/sign-ins/:signInId", "routes/settings/unlink-sign-in.tsx"),
    route("settings/two-factor", "routes/settings/two-factor.tsx"),
    route("settings/two-factor/off", "routes/settings/change-two-factor.tsx"),
    route("settings/two-factor/codes", "routes/settings/change-two-factor.tsx", {
      id: "two-factor-codes",
    }),
    route("settings/sessions", "routes/settings/sessions.tsx"),
    route("settings/activity", "routes/settings/activity.tsx"),
    route("settings/plan", "routes/settings/plan/plan.tsx"),
    route("settings/plan/portal", "routes/settings/plan/portal.ts"),
    route("settings/plan/cancel", "routes/settings/plan/cancel.tsx"),
    route("settings/plan/change", "routes/settings/plan/change.tsx"),
    route("settings/plan/refund", "routes/settings/plan/refund.ts"),
    route("settings/data", "routes/settings/data.tsx"),
    route("settings/data/:exportId", "routes/settings/download.ts"),
    route("settings/privacy", "routes/settings/privacy.tsx"),
    route("settings/privacy/conversations", "routes/settings/delete-conversations.tsx"),
    route("settings/delete", "routes/settings/delete-account.tsx"),
    route("settings/code", "routes/settings/owner-code.ts"),
    route("chat/conversations", "routes/chat/history/conversations.tsx"),
    route("chat/:sessionId/details", "routes/chat/history/details.tsx"),
    route("chat/:sessionId/delete", "routes/chat/history/delete.tsx"),
    route("chat/:sessionId/messages/:messageId/delete", "routes/chat/messages/delete-message.tsx"),
    route("chat/:sessionId/copy/:format", "routes/chat/history/copy.ts"),
  ]),

  layout("routes/layouts/hydrated.tsx", [
    route("chat", "routes/chat/new-conversation.tsx"),
    route("chat/:sessionId", "routes/chat/conversation.tsx"),
    layout("routes/layouts/premium-calls.tsx", [
      route("chat/:sessionId/call", "routes/chat/voice/call.tsx"),
    ]),
  ]),

  layout("routes/layouts/calls.tsx", [
    route("checkout/payment", "routes/billing/embedded-payment.ts"),
    route("chat/:sessionId/draft", "routes/chat/messages/draft.ts"),
    route("chat/:sessionId/replies/:replyId", "routes/chat/replies/reply.ts"),
    route("chat/:sessionId/replies/:replyId/speech", "routes/chat/voice/reply-speech.ts"),
    route("chat/:sessionId/calls", "routes/chat/voice/calls.ts"),
  ]),

  layout("routes/layouts/admin.tsx", [
    route("admin/crisis-events", "routes/admin/crisis-events.tsx"),
    route("admin/crisis-events/:eventId", "routes/admin/crisis-event.tsx"),
    route("admin/reply-reports", "routes/admin/reply-reports.tsx"),
    route("admin/reply-reports/:reportId", "routes/admin/reply-report.tsx"),
    route("admin/preview", "routes/admin/previews.tsx"),
    route("admin/preview/:kind/:pieceId", "routes/admin/preview.tsx"),
  ]),
]) satisfies RouteConfig;
