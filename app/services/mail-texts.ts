// Subjects hold no code and nothing that tells what the product is for: they show on locked screens.
const CODE_LIFETIME = "15 minutes";

export interface MailText {
  subject: string;
  text: string;
}

interface Product {
  appName: string;
  appUrl: string;
}

interface WithCode {
  appName: string;
  code: string;
}

/** A mail with a code: what it is for, the code, how it's used, and what else is to be known. */
function codeMail(
  { appName, code }: WithCode,
  subject: string,
  what: string,
  ...rest: string[]
): MailText {
  return {
    subject: `${subject} ${appName}`,
    text: letter(appName, [
      what,
      code,
      `Type it into the page that asked for it. It works once and expires in ${CODE_LIFETIME}.`,
      ...rest,
    ]),
  };
}

/** The mail that confirms a new account's address. */
export function verificationCodeMail({ link, ...about }: WithCode & { link: string }): MailText {
  return codeMail(
    about,
    "Confirm your email address for",
    `Here's your code to confirm your email address for ${about.appName}:`,
    `Or open this link and confirm with one click:\n${link}`,
    "If this wasn't you, do nothing. Nobody can use this address without the code.",
  );
}

/** The mail that lets someone choose a new password. */
export function resetCodeMail(about: WithCode): MailText {
  return codeMail(
    about,
    "Choose a new password for",
    "Here's your code to choose a new password:",
    "If this wasn't you, do nothing. Your password won't change. Don't share this code with anyone. We'll never ask you for it.",
  );
}

/** The mail with a link that signs its owner in. */
export function magicLinkMail({ appName, link }: { appName: string; link: string }): MailText {
  return {
    subject: `Your link to sign in to ${appName}`,
    text: letter(appName, [
      "Open this link and sign in with one click:",
      link,
      `It works once and expires in ${CODE_LIFETIME}.`,
      "If this wasn't you, do nothing. Don't share this link with anyone. Whoever opens it can sign in to your account.",
    ]),
  };
}

/** The mail that lets someone sign in from a new place while others try to. */
export function signInCodeMail(about: WithCode): MailText {
  return codeMail(
    about,
    "Your code for",
    "Here's your code to sign in:",
    "We're asking for it because there were many failed sign-ins to your account.",
    "If this wasn't you, someone knows your password. Choose a new one now. Don't share this code with anyone. We'll never ask you for it.",
  );
}

/** The mail that shows whose an address is, to whoever signs in with an account elsewhere. */
export function providerCodeMail(about: WithCode): MailText {
  return codeMail(
    about,
    "Your code for",
    "Here's your code to confirm your email address and sign in:",
    "If this wasn't you, do nothing. Don't share this code with anyone. We'll never ask you for it.",
  );
}

/** The mail that says that there is a new way to sign in. */
export function signInLinkedMail(about: SignInChange): MailText {
  return signInChangeMail(about, `You can now sign in to ${about.appName} with ${about.provider}.`);
}

/** The mail that says that a way to sign in is gone. */
export function signInUnlinkedMail(about: SignInChange): MailText {
  return signInChangeMail(
    about,
    `${about.provider} can no longer be used to sign in to your ${about.appName} account.`,
  );
}

/** To somebody whose account got a passkey. */
export function passkeyAddedMail(product: Product): MailText {
  return signInChangeMail(product, `A passkey was added to your ${product.appName} account.`);
}

/** To somebody whose account lost one. */
export function passkeyRemovedMail(product: Product): MailText {
  return signInChangeMail(product, `A passkey was removed from your ${product.appName} account.`);
}

interface SignInChange extends Product {
  provider: string;
}

function signInChangeMail({ appName, appUrl }: Product, change: string): MailText {
  return {
    subject: `How you sign in to ${appName} has changed`,
    text: letter(appName, [
      change,
      `See all the ways you can sign in:\n${appUrl}/settings/sign-ins`,
      `If this wasn't you, choose a new password now and sign out everywhere else:\n${appUrl}/auth/forgot-password`,
    ]),
  };
}

/** The mail with which somebody who has no password shows that the account is theirs. */
export function ownerCodeMail(about: WithCode): MailText {
  return codeMail(
    about,
    "Your code for",
    "Here's your code to confirm a change to your account:",
    "If this wasn't you, someone is signed in to your account. Sign in and end all other sessions in your settings.",
  );
}

/** The mail to a new address, with the link that makes it the account's. */
export function newEmailMail({ appName, link }: { appName: string; link: string }): MailText {
  return {
    subject: `Confirm your new email address for ${appName}`,
    text: letter(appName, [
      `Open this link and confirm to use this address for your ${appName} account:`,
      link,
      "It works once and expires in 1 hour. Until you confirm, we use your old address.",
      "If this wasn't you, do nothing. Nothing will change.",
    ]),
  };
}

/** The mail to an address that has an account already, where somebody else wants it for theirs. */
export function emailTakenMail({ appName, appUrl }: Product): MailText {
  return {
    subject: `This address already has an account with ${appName}`,
    text: letter(appName, [
      `Someone, maybe you, tried to use this address for another ${appName} account. It already has one, so nothing has changed.`,
      `Sign in to it here:\n${appUrl}/auth`,
      "If this wasn't you, do nothing. Nobody has seen anything in your account.",
    ]),
  };
}

/** The mail to an account's address at once when somebody wants another in its place. */
export function emailChangeAskedMail(product: Product): MailText {
  return {
    subject: `Someone asked to change your ${product.appName} email address`,
    text: letter(product.appName, [
      `Someone, maybe you, asked to change the email address of your ${product.appName} account. Nothing changes until they open the link we sent to the new address.`,
      `If this wasn't you, choose a new password now. That stops the change and signs everyone out:\n${product.appUrl}/auth/forgot-password`,
    ]),
  };
}

/** The mail that says that there is a new key for an app. */
export function keyMadeMail(product: Product): MailText {
  return {
    subject: `A new app key for your ${product.appName} account`,
    text: letter(product.appName, [
      `A new key lets an app or script use your ${product.appName} account without your password.`,
      `See your keys and revoke any you don't recognize:\n${product.appUrl}/settings/keys`,
      `If this wasn't you, choose a new password now. That revokes all keys and signs everyone out:\n${product.appUrl}/auth/forgot-password`,
    ]),
  };
}

/** The mail to an address that is the account's no longer. */
export function emailChangedMail({
  appName,
  support,
}: {
  appName: string;
  support: string;
}): MailText {
  return {
    subject: `Your ${appName} account has a new email address`,
    text: letter(appName, [
      `Your ${appName} account now has a different email address. We no longer use this one.`,
      `If this wasn't you, write to us right away: ${support}`,
    ]),
  };
}

/** The mail that says that a password was changed, and that all other sessions have ended. */
export function passwordChangedMail({
  appName,
  appUrl,
  providers,
}: Product & {
  /** With which accounts elsewhere somebody still signs in. */
  providers: readonly string[];
}): MailText {
  const left = `You can still sign in with ${providers.join(" and ")}. If you didn't set that up, unlink it:\n${appUrl}/settings/sign-ins`;
  return {
    subject: `Your ${appName} password was changed`,
    text: letter(appName, [
      `The password of your ${appName} account was changed. All other sessions are signed out. App keys and emailed links and codes no longer work.`,
      ...(providers.length > 0 ? [left] : []),
      `If this wasn't you, choose a new password now:\n${appUrl}/auth/forgot-password`,
    ]),
  };
}

/** What may change about the second step of signing in. */
export type TwoFactorChange = "two_factor_on" | "two_factor_off" | "backup_codes_renewed";

const TWO_FACTOR_CHANGES: Readonly<Record<TwoFactorChange, string>> = {
  two_factor_on: "Two-factor sign-in was turned on for your account.",
  two_factor_off: "Two-factor sign-in was turned off for your account.",
  backup_codes_renewed:
    "New backup codes were made for your account. The old ones stopped working.",
};

/** The mail that tells of a change to the second step of signing in. */
export function twoFactorMail({
  appName,
  appUrl,
  kind,
}: Product & {
  kind: TwoFactorChange;
}): MailText {
  return {
    subject: `Your ${appName} sign-in was changed`,
    text: letter(appName, [
      TWO_FACTOR_CHANGES[kind],
      `If this wasn't you, choose a new password now:\n${appUrl}/auth/forgot-password`,
    ]),
  };
}

/** The mail that tells when the second step will be taken away, because somebody asked us to. */
export function twoFactorRemovalMail({
  appName,
  appUrl,
  at,
}: Product & {
  at: string;
}): MailText {
  return {
    subject: `Someone asked us to change your ${appName} sign-in`,
    text: letter(appName, [
      `Someone told us they lost their phone and backup codes. They asked us to turn off two-factor sign-in for your account. It will be off from ${at}.`,
      `If this wasn't you, sign in and keep it on:\n${appUrl}/settings/two-factor`,
      "If it was you, just wait until then.",
    ]),
  };
}

/** The mail that says that a copy of somebody's data can be downloaded. */
export function exportReadyMail({ appName, appUrl }: Product): MailText {
  return {
    subject: `Your download from ${appName} is ready`,
    text: letter(appName, [
      `Your copy of your data is ready. Sign in and download it within 24 hours:\n${appUrl}/settings/data`,
      `If this wasn't you, someone is signed in to your account. Choose a new password now:\n${appUrl}/auth/forgot-password`,
    ]),
  };
}

/** The reminder that somebody asked for. It may be seen on a shared screen, and holds nothing but links. */
export function reminderMail({
  appName,
  appUrl,
  stopUrl,
}: Product & {
  stopUrl: string;
}): MailText {
  return {
    subject: `Your reminder from ${appName}`,
    text: letter(appName, [
      `Here's the reminder you asked for:\n${appUrl}/home`,
      `To change the time or the days:\n${appUrl}/settings/reminders`,
      `To stop these emails:\n${stopUrl}`,
    ]),
  };
}

/** Says that a week's page is there, for who wants to know. Like a reminder it holds nothing but links. */
export function weekMail({
  appName,
  appUrl,
  stopUrl,
}: Product & {
  stopUrl: string;
}): MailText {
  return {
    subject: `Your week on ${appName}`,
    text: letter(appName, [
      `Your weekly page is ready:\n${appUrl}/progress/week`,
      `To stop these emails:\n${stopUrl}`,
    ]),
  };
}

/** The receipt of an account's deletion, to the address that it had. */
export function accountDeletedMail({
  appName,
  support,
}: {
  appName: string;
  support: string;
}): MailText {
  return {
    subject: `Your ${appName} account was deleted`,
    text: letter(appName, [
      `Your ${appName} account and everything in it has been deleted, as you asked. This is the last email we send you about it.`,
      `Keep this email as your receipt. If this wasn't you, write to us: ${support}`,
    ]),
  };
}

/** The mail to an account's owner when someone registers the same address again. */
export function alreadyRegisteredMail({ appName, appUrl }: Product): MailText {
  return {
    subject: `You already have an account with ${appName}`,
    text: letter(appName, [
      `Someone, maybe you, tried to sign up for ${appName} with this email address. You already have an account, so nothing has changed.`,
      `If it was you, sign in. If you forgot your password, choose a new one:`,
      `${appUrl}/auth\n${appUrl}/auth/forgot-password`,
      "If this wasn't you, do nothing. Nobody has seen anything in your account.",
    ]),
  };
}

/** The body of every mail. */
export function letter(appName: string, paragraphs: readonly string[]): string {
  const lines = ["Hello,", ...paragraphs, appName];
  return `${lines.join("\n\n")}\n`;
}
