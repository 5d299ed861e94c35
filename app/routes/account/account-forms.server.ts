import { z } from "zod";
import { emailField } from "#app/catalogue/email-address.ts";
import { typedCode } from "#app/catalogue/typed-code.ts";
import { isCommonPassword } from "#app/models/accounts/common-passwords.server.ts";
import {
  containsOwnName,
  type PasswordOwner,
} from "#app/models/accounts/named-passwords.server.ts";
import { isRegion, needsRegion } from "#app/models/accounts/regions.server.ts";
import {
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  TYPED_PASSWORD_MAX_LENGTH,
} from "#app/models/accounts/passwords.server.ts";

const EMAIL_MESSAGE = "Please enter a valid email address";
const CODE_MESSAGE = "Please enter a valid 6-digit verification code";
export const REGION_MESSAGE = "Please choose where you live.";
const TOO_LONG = `Password must be at most ${PASSWORD_MAX_LENGTH} characters`;
const COMMON = "This password is too common, so it's easy to guess. Please choose another one.";
export const MADE_OF_NAMES =
  "This password is made of a name, so it's easy to guess. Please choose another one.";

const NAME_MAX_LENGTH = 100;
const LONG_NAME = "Please use 100 characters or fewer";

const email = emailField(EMAIL_MESSAGE);
const code = z
  .string({ error: CODE_MESSAGE })
  .transform(typedCode)
  .pipe(z.string().regex(/^\d{6}$/, CODE_MESSAGE));

export const loginSchema = z.object({
  email,
  /** The page to open afterwards. */
  next: z.string().optional(),
  /** The browser's time zone; only a script can send it. */
  timeZone: z.string().optional(),
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(TYPED_PASSWORD_MAX_LENGTH, TOO_LONG),
});

export const nameSchema = z.object({
  firstName: nameField("First name is required"),
  lastName: nameField("Last name is required"),
});

export const registrationSchema = nameSchema
  .extend({
    email,
    password: newPassword("Password must be at least 8 characters long"),
    region: z
      .string()
      .optional()
      .superRefine((code, check) => {
        if (code === undefined && needsRegion()) check.addIssue(REGION_MESSAGE);
        if (code !== undefined && !isRegion(code)) check.addIssue(REGION_MESSAGE);
      }),
  })
  .superRefine((form, check) => {
    const message = nameRefusal(form.password, form);
    if (message !== null) check.addIssue({ code: "custom", path: ["password"], message });
  });

/** The fields of the three forms of the confirmation page; each is parsed by its own schema. */
export const confirmationSchema = z.object({
  email: z.string().optional(),
  code: z.string().optional(),
  intent: z.enum(["verify", "resend"]).optional(),
  linkToken: z.string().optional(),
});

export const verificationSchema = z.object({
  email,
  code: z
    .string({ error: "Verification code must be 6 digits." })
    .transform(typedCode)
    .pipe(z.string().regex(/^\d{6}$/, "Verification code must be 6 digits.")),
});

export const emailSchema = z.object({ email });

export const signInCodeSchema = z.object({ code });

/** A new password, typed twice. */
export const newPasswordSchema = z
  .object({
    newPassword: newPassword("Password must be at least 8 characters"),
    confirmPassword: z.string({ error: "Password must be at least 8 characters" }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });

export const resetSchema = newPasswordSchema.safeExtend({
  email: email.optional(),
  token: z.string({ error: "Reset token is required" }).pipe(code),
});

/** Why this owner may not have this password: it is made of a name. Null where it isn't. */
export function nameRefusal(password: string, owner: PasswordOwner): string | null {
  return containsOwnName(password, owner) ? MADE_OF_NAMES : null;
}

function nameField(message: string) {
  return z.string({ error: message }).trim().min(1, message).max(NAME_MAX_LENGTH, LONG_NAME);
}

// Characters as people count them, not the units that strings are kept in.
function newPassword(message: string) {
  return z
    .string({ error: message })
    .refine((typed) => lengthOf(typed) >= PASSWORD_MIN_LENGTH, message)
    .refine((typed) => lengthOf(typed) <= PASSWORD_MAX_LENGTH, TOO_LONG)
    .refine((typed) => !isCommonPassword(typed), COMMON);
}

function lengthOf(typed: string): number {
  return Array.from(typed).length;
}
