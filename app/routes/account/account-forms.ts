import { z } from "zod";

const EMAIL_MESSAGE = "Please enter a valid email address";
const CODE_MESSAGE = "Please enter a valid 6-digit verification code";
const PASSWORD_MAX = { max: 256, message: "Password must be at most 256 characters" };

const email = z
  .string({ error: EMAIL_MESSAGE })
  .trim()
  .max(254, EMAIL_MESSAGE)
  .pipe(z.email(EMAIL_MESSAGE));
// Codes are pasted with spaces and dashes: only the digits count.
const code = z
  .string({ error: CODE_MESSAGE })
  .transform((typed) => typed.replace(/\D/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, CODE_MESSAGE));

export const loginSchema = z.object({
  email,
  password: z
    .string({ error: "Password is required" })
    .min(1, "Password is required")
    .max(PASSWORD_MAX.max, PASSWORD_MAX.message),
});

export const registrationSchema = z.object({
  firstName: name("First name is required"),
  lastName: name("Last name is required"),
  email,
  password: newPassword("Password must be at least 8 characters long"),
});

export const verificationSchema = z.object({
  email,
  code: z
    .string({ error: "Verification code must be 6 digits." })
    .transform((typed) => typed.replace(/\D/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, "Verification code must be 6 digits.")),
});

export const emailSchema = z.object({ email });

export const resetSchema = z
  .object({
    email: email.optional(),
    token: code,
    newPassword: newPassword("Password must be at least 8 characters"),
    confirmPassword: z.string({ error: "Password must be at least 8 characters" }),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ["confirmPassword"],
    message: "Passwords don't match",
  });

function name(message: string) {
  return z.string({ error: message }).trim().min(1, message).max(100, "At most 100 characters");
}

function newPassword(message: string) {
  return z.string({ error: message }).min(8, message).max(PASSWORD_MAX.max, PASSWORD_MAX.message);
}
