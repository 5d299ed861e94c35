const KINDS = {
  signed_in: "Signed in",
  signed_out: "Logged out",
  signed_out_elsewhere: "Signed out everywhere else",
  session_ended: "Ended a session",
  password_changed: "Password changed",
  password_reset: "Password reset by email",
  email_change_asked: "Asked to change the email",
  email_changed: "Email changed",
  two_factor_on: "Two-factor sign-in turned on",
  two_factor_off: "Two-factor sign-in turned off",
  backup_code_used: "A backup code was used",
  backup_codes_renewed: "New backup codes",
  two_factor_removal_asked: "Someone asked us to turn off two-factor sign-in",
  sign_in_linked: "Another way to sign in was added",
  sign_in_unlinked: "A way to sign in was removed",
  passkey_added: "A passkey was added",
  passkey_removed: "A passkey was removed",
  export_asked: "Asked for a copy of the data",
  export_fetched: "Downloaded a copy of the data",
  conversation_deleted: "A conversation was deleted",
  conversations_deleted: "All conversations were deleted",
  retention_changed: "How long conversations are kept was changed",
  account_deleted: "The account was deleted",
  role_changed: "The account's role was changed",
  api_token_made: "A key for an app was made",
  api_token_revoked: "A key for an app was revoked",
  record_read: "Someone on our safety team read something you wrote",
} as const;

const WAYS = {
  password: "with the password",
  code: "with an emailed code",
  link: "with an emailed link",
  provider: "with another account",
  confirmation: "after confirming the email",
  passkey: "with a passkey",
} as const;

interface ToldEvent {
  kind: keyof typeof KINDS;
  way: keyof typeof WAYS | null;
  device: string | null;
}

/** What happened with an account, in one line: "Signed in with the password (Firefox on Android)". */
export function accountEventText({ kind, way, device }: ToldEvent): string {
  return [KINDS[kind], way ? WAYS[way] : null, device ? `(${device})` : null]
    .filter(Boolean)
    .join(" ");
}
