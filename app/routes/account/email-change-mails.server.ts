import { environment } from "#app/config/environment.server.ts";
import { askForEmailChange } from "#app/models/accounts/email-changes.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { findUserByEmail, type User } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";

/**
 * Mails the link that makes a new address the account's, and tells the old one at once. One that has an
 * account already is told so in its mail and nowhere else: the page says the same.
 */
export async function sendEmailChangeLink(
  user: User,
  email: string,
  userAgent: string | null,
): Promise<"sent" | "failed" | "too-many"> {
  if (!(await consumeRateLimit("mail.sign-in", user.id)).isAllowed) return "too-many";
  const { appUrl } = environment();
  const owner = await findUserByEmail(email);
  // Either way, an earlier request is void.
  const token = await askForEmailChange(user.id, email, userAgent);
  const link = `${appUrl}/auth/new-email?token=${token}`;
  await sendMail({ to: user.email, ...mailText("email_change_asked", {}) });
  const mail = owner ? mailText("email_taken", {}) : mailText("new_email", { link });
  const sent = await sendMail({ to: email, ...mail });
  return sent.ok ? "sent" : "failed";
}

/** Tells the old address that it no longer belongs to the account. */
export async function mailOldAddress(email: string): Promise<void> {
  await sendMail({ to: email, ...mailText("email_changed", {}) });
}
