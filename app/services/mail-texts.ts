// Subjects hold no code and nothing that tells what the product is for: they show on locked screens.
const CODE_LIFETIME = "15 minutes";

export interface MailText {
  subject: string;
  text: string;
}

/** The mail that confirms a new account's address. */
export function verificationCodeMail({
  appName,
  code,
  link,
}: {
  appName: string;
  code: string;
  link: string;
}): MailText {
  return {
    subject: `Confirm your e-mail address for ${appName}`,
    text: letter(appName, [
      `Your code to confirm this address for ${appName}:`,
      code,
      `Type it into the page that asked for it. It works once and expires in ${CODE_LIFETIME}.`,
      `Or open this page and confirm with one click:\n${link}`,
      "If this wasn't you, do nothing. Without the code nobody can use this address.",
    ]),
  };
}

/** The mail that lets someone choose a new password. */
export function resetCodeMail({ appName, code }: { appName: string; code: string }): MailText {
  return {
    subject: `Choose a new password for ${appName}`,
    text: letter(appName, [
      "Your code to choose a new password:",
      code,
      `Type it into the page that asked for it. It works once and expires in ${CODE_LIFETIME}.`,
      "If this wasn't you, do nothing. Your password stays as it is. Give this code to nobody: we never ask for it.",
    ]),
  };
}

/** The mail that lets someone sign in from a new place while others try to. */
export function signInCodeMail({ appName, code }: { appName: string; code: string }): MailText {
  return {
    subject: `Your code for ${appName}`,
    text: letter(appName, [
      "Your code to sign in:",
      code,
      `Type it into the page that asked for it. It works once and expires in ${CODE_LIFETIME}.`,
      "We ask for it because there were many failed tries to sign in to your account.",
      "If this wasn't you, someone knows your password: choose a new one. Give this code to nobody: we never ask for it.",
    ]),
  };
}

/** The mail to an account's owner when someone registers the same address again. */
export function alreadyRegisteredMail({
  appName,
  appUrl,
}: {
  appName: string;
  appUrl: string;
}): MailText {
  return {
    subject: `You already have an account with ${appName}`,
    text: letter(appName, [
      `Someone, perhaps you, tried to register this address with ${appName}. It has an account already, so nothing was changed.`,
      `If it was you, sign in, or choose a new password if you no longer know yours:`,
      `${appUrl}/auth\n${appUrl}/auth/forgot-password`,
      "If this wasn't you, do nothing. Nobody has seen anything of your account.",
    ]),
  };
}

function letter(appName: string, paragraphs: readonly string[]): string {
  const lines = ["Hello,", ...paragraphs, appName];
  return `${lines.join("\n\n")}\n`;
}
