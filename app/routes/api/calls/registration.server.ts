import { z } from "zod";
import { TOASTS, toastWords } from "#app/content/toasts.ts";
import { resourcesOf } from "#app/safety/panels.server.ts";
import {
  emailSchema,
  MADE_OF_NAMES,
  registrationSchema,
  resetSchema,
  verificationSchema,
} from "../../account/account-forms.server.ts";
import {
  FAILURES,
  RESET_FAILURES,
  tooManyAttempts,
  VERIFICATION_FAILURES,
} from "../../account/failure-texts.ts";
import type { TooMany } from "../../account/form-limits.server.ts";
import { NEW_PASSWORD_PAGE } from "../../account/new-password.server.ts";
import { registerPerson } from "../../account/register.server.ts";
import {
  changeForgottenPassword,
  mailResetCode,
  RESET_STATUS,
} from "../../account/reset-password.server.ts";
import {
  confirmByCode,
  confirmByLink,
  mailAnotherCode,
  VERIFICATION_STATUS,
} from "../../account/verify-address.server.ts";
import { defineOpenCall, type ApiCall } from "./api-call.server.ts";
import { CallError, invalid, tooOften } from "./call-error.server.ts";

const told = z.object({ message: z.string() });
/** Where the account has no password yet, a browser goes on to choose one. */
const confirmed = told.extend({ continueAt: z.string().optional() });

/** Making an account, confirming its address, and a new password in place of a forgotten one. */
export const registrationCalls: readonly ApiCall[] = [
  defineOpenCall({
    id: "register",
    method: "POST",
    path: "/api/auth/register",
    summary: "Mails a code to this address; the same answer whether it has an account or not",
    body: registrationSchema,
    answers: { 201: told.extend({ requiresEmailVerification: z.literal(true) }) },
    async run({ body, request, url, context }) {
      const outcome = await registerPerson({ request, url, context }, body);
      if (outcome.failure === "too-many") {
        throw tooOften(FAILURES["too-many"].text, outcome.retryAfterSeconds);
      }
      if (outcome.failure === "region") {
        const resources = resourcesOf(outcome.panel);
        const text = "We can't offer accounts where you live yet.";
        throw new CallError(403, "region", text, { resources });
      }
      const message = toastWords(outcome.told)?.text ?? "";
      const { headers } = outcome;
      return { status: 201, body: { message, requiresEmailVerification: true }, headers };
    },
  }),
  defineOpenCall({
    id: "verifyEmail",
    method: "GET",
    isChange: true,
    path: "/api/auth/verify-email",
    summary: "Confirms an address by the token of the mail's link; the same again says the same",
    query: z.object({ token: z.string(VERIFICATION_FAILURES.link.text).max(200) }),
    answers: { 200: confirmed },
    async run({ query, request, url, context }) {
      const outcome = await confirmByLink({ request, url, context }, query.token);
      return confirmedAnswer(outcome);
    },
  }),
  defineOpenCall({
    id: "verifyCode",
    method: "POST",
    path: "/api/auth/verify-code",
    summary: "Confirms an address by the code that was mailed to it",
    body: verificationSchema,
    incomplete: VERIFICATION_FAILURES.missing.text,
    answers: { 200: confirmed },
    async run({ body, request, url, context }) {
      const outcome = await confirmByCode({ request, url, context }, body);
      return confirmedAnswer(outcome);
    },
  }),
  defineOpenCall({
    id: "resendVerification",
    method: "POST",
    path: "/api/auth/resend-verification",
    summary: "Mails another code; the same answer whether the address waits for one or not",
    body: emailSchema,
    answers: { 200: told },
    async run({ body, request, url, context }) {
      const outcome = await mailAnotherCode({ request, url, context }, body.email);
      if (outcome.failure) throw verificationFailed(outcome);
      return { body: { message: TOASTS["code-sent"].text }, headers: outcome.headers };
    },
  }),
  defineOpenCall({
    id: "forgotPassword",
    method: "POST",
    path: "/api/auth/forgot-password",
    summary: "Mails a code for a new password; the same answer whether there is an account or not",
    body: emailSchema,
    answers: { 200: told },
    async run({ body, request, url, context }) {
      const outcome = await mailResetCode({ request, url, context }, body.email);
      if (outcome.failure) throw resetFailed(outcome);
      const message = "If this address has an account, a 6-digit code is on its way.";
      return { body: { message }, headers: outcome.headers };
    },
  }),
  defineOpenCall({
    id: "resetPassword",
    method: "POST",
    path: "/api/auth/reset-password",
    summary: "Changes a forgotten password with the code, and signs out everywhere",
    body: resetSchema,
    answers: { 200: told },
    async run({ body, request, url, context }) {
      const outcome = await changeForgottenPassword({ request, url, context }, body);
      if (outcome.failure === "names") throw invalid({ newPassword: [outcome.message] });
      if (outcome.failure) throw resetFailed(outcome);
      const { headers, continueAt } = outcome;
      if (continueAt === NEW_PASSWORD_PAGE) {
        throw new CallError(400, "invalid", MADE_OF_NAMES, { continueAt }, headers);
      }
      return { body: { message: "Your password has been changed" }, headers };
    },
  }),
];

function confirmedAnswer(
  outcome: Awaited<ReturnType<typeof confirmByCode | typeof confirmByLink>>,
) {
  if (outcome.failure !== null) throw verificationFailed(outcome);
  const { headers, continueAt } = outcome;
  const message = "Your email is verified";
  const needsPassword = continueAt === NEW_PASSWORD_PAGE;
  return { body: { message, ...(needsPassword && { continueAt }) }, headers };
}

type Failed<Failure> = TooMany | { failure: Exclude<Failure, "too-many"> };

function verificationFailed(failed: Failed<keyof typeof VERIFICATION_STATUS>): CallError {
  const { failure } = failed;
  if (failure === "too-many") return tooManyTries(failed);
  const { text } = VERIFICATION_FAILURES[failure];
  return new CallError(VERIFICATION_STATUS[failure], failure.replaceAll("-", "_"), text);
}

function resetFailed(failed: Failed<keyof typeof RESET_STATUS>): CallError {
  const { failure } = failed;
  if (failure === "too-many") return tooManyTries(failed);
  const { text } = RESET_FAILURES[failure];
  return new CallError(RESET_STATUS[failure], failure.replaceAll("-", "_"), text);
}

function tooManyTries({ retryAfterSeconds }: TooMany): CallError {
  return tooOften(`${tooManyAttempts(retryAfterSeconds)}.`, retryAfterSeconds);
}
