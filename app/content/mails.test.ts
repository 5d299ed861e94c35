import { describe, expect, test } from "vitest";
import { writeMail } from "./mails.ts";

const settings = {
  appName: "Harbour",
  code: "493027",
  appUrl: "https://care.example",
  link: "https://care.example/auth/verify-email?token=one-token",
};

describe.each([
  ["the confirmation mail", writeMail("verification_code", settings)],
  ["the reset mail", writeMail("reset_code", settings)],
])("%s", (_name, mail) => {
  test("shows the code in its text and not in its subject", () => {
    expect(mail.text).toMatch(/^493027$/m);
    expect(mail.subject).not.toContain("493027");
  });

  test("says whom it is from, how long the code works and what to do if it was unexpected", () => {
    expect(mail.text).toContain("Harbour");
    expect(mail.text).toContain("15 minutes");
    expect(mail.text).toContain("If this wasn't you, do nothing.");
  });
});

test("the confirmation mail's link leads to a page of ours; the reset mail holds none", () => {
  expect(writeMail("verification_code", settings).text.match(/https?:\S+/g)).toEqual([
    settings.link,
  ]);
  expect(writeMail("reset_code", settings).text).not.toMatch(/https?:/);
});

test("the mail with a link to sign in holds nothing else to open, and none of it in its subject", () => {
  const { subject, text } = writeMail("magic_link", settings);
  expect(text.match(/https?:\S+/g)).toEqual([settings.link]);
  expect(subject).not.toContain("token");
  expect(text).toContain("15 minutes");
});

test("the mail about a second registration leads to signing in and to a new password", () => {
  const { text } = writeMail("already_registered", settings);
  expect(text.match(/https:\S+/g)).toEqual([
    "https://care.example/auth",
    "https://care.example/auth/forgot-password",
  ]);
  expect(text).toContain("If this wasn't you, do nothing.");
});

test("no subject tells what the product is for", () => {
  const mails = [writeMail("verification_code", settings), writeMail("reset_code", settings)];
  const subjects = [...mails, writeMail("already_registered", settings)].map(
    ({ subject }) => subject,
  );
  expect(subjects.join()).not.toMatch(/therap|mental|crisis|session|feel/i);
});

test("the mail about a new password names the accounts elsewhere that still sign in", () => {
  const without = writeMail("password_changed", settings);
  expect(without.text).not.toContain("You can still sign in");
  const { text } = writeMail("password_changed_beside_providers", {
    ...settings,
    providers: "Google",
  });
  expect(text).toContain("You can still sign in with Google.");
  expect(text).toContain("https://care.example/settings/sign-ins");
});
