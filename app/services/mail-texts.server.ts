import { environment } from "#app/config/environment.server.ts";
import { writeMail, type MailFacts, type MailId } from "#app/content/mails.ts";

/** A mail of this copy of the product, in words. */
export function mailText<Id extends MailId>(id: Id, facts: MailFacts<Id>) {
  const { appName, appUrl, supportEmail } = environment();
  return writeMail(id, { appName, appUrl, supportEmail, ...facts });
}
