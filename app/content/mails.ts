import { z } from "zod";
import { fillIn } from "./fill-in.ts";
import { readContent } from "./read-content.ts";

/** What every mail may name. */
const ALWAYS = ["appName", "appUrl", "supportEmail"] as const;

/** All mails, each with what else it names. */
const MAILS = {
  verification_code: ["code", "link"],
  already_registered: [],
  sign_in_code: ["code"],
  magic_link: ["link"],
  provider_code: ["code"],
  owner_code: ["code"],
  reset_code: ["code"],
  password_changed: [],
  password_changed_beside_providers: ["providers"],
  new_email: ["link"],
  email_taken: [],
  email_change_asked: [],
  email_changed: [],
  sign_in_linked: ["provider"],
  sign_in_unlinked: ["provider"],
  passkey_added: [],
  passkey_removed: [],
  two_factor_on: [],
  two_factor_off: [],
  backup_codes_renewed: [],
  two_factor_removal_asked: ["at"],
  key_made: [],
  export_ready: [],
  account_deleted: [],
  reminder: ["stopUrl"],
  week: ["stopUrl"],
  plan_bought: ["day", "amount"],
  plan_canceled: ["day"],
  plan_ended: [],
  plan_refunded: ["amount"],
  renews_soon: ["day", "amount"],
  payment_failed: ["day"],
  refund_request: ["subscriptionId", "amount"],
} as const;

export type MailId = keyof typeof MAILS;

/** What a mail names besides what every mail may. */
export type MailFacts<Id extends MailId> = Readonly<Record<(typeof MAILS)[Id][number], string>>;

const text = z.string().min(1);
const mail = z.strictObject({ subject: text, text });
const mailsFile = z.strictObject({
  greeting: text,
  mails: z.record(z.enum(Object.keys(MAILS) as MailId[]), mail).superRefine(checkFacts),
});

/** A mail that names what its sender doesn't tell it would be sent with braces in it. */
function checkFacts(mails: Readonly<Record<string, z.output<typeof mail>>>, ctx: z.RefinementCtx) {
  for (const [id, facts] of Object.entries<readonly string[]>(MAILS)) {
    const { subject = "", text: body = "" } = mails[id] ?? {};
    const named = [...`${subject} ${body}`.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
    const unknown = named.filter((name) => ![...ALWAYS, ...facts].includes(name));
    const unused = facts.filter((fact) => !named.includes(fact));
    for (const message of [...unknown, ...unused]) {
      ctx.addIssue({ code: "custom", path: [id], message });
    }
  }
}

const { greeting, mails } = readContent("", "mails.yaml", mailsFile);

/** A mail in words. */
export function writeMail(
  id: MailId,
  facts: Readonly<Record<string, string>>,
): { subject: string; text: string } {
  const { subject, text: body } = mails[id];
  return {
    subject: fillIn(subject, facts),
    text: fillIn(`${greeting}\n\n${body}\n{appName}\n`, facts),
  };
}
