import { parseWithZod } from "@conform-to/zod/v4";
import type { Submission } from "@conform-to/react";
import { data, type ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import type { ToastCode } from "#app/content/toasts.ts";
import { NoRoomError } from "#app/models/storage/room.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { accessRefusal } from "./access.server.ts";
import { currentAccount, expiredAccount, lockedAccount, signInFirst } from "./account.server.ts";
import { readForm, refusal } from "./forms.server.ts";
import { typedWords } from "./own-words.ts";
import { givenBackPage } from "./refused-page.server.ts";
import { toastHeader } from "./toasts.server.ts";
import { isWithinVisitorLimit } from "./visitor-limit.server.ts";

// Registered, so that the built server and what looks at it from outside mean the same one.
const isFormAction = Symbol.for("aliwell.form-action");

/** A form whose origin has been checked, and which holds only fields of its schema. */
export interface SubmittedForm<Schema extends z.ZodObject> {
  form: FormData;
  /** Checked by the schema; what stands at the fields where it is wrong is in its reply. */
  submission: Submission<z.input<Schema>, string[], z.output<Schema>>;
}

interface FormOptions<Schema extends z.ZodObject, Args, Answer> {
  /** What the sign-in page says to somebody whose session ended before this form arrived. */
  signedOutToast?: ToastCode;
  /** Keeps what was chosen in it for its writer, in whose session the form was made. */
  onSessionEnded?: (
    submitted: SubmittedForm<Schema>,
    writer: SignedIn,
  ) => Promise<ToastCode | null>;
  /** Fields with what nobody types twice gladly: given back on a page to somebody who was signed out meanwhile. */
  typed?: readonly (keyof z.input<Schema> & string)[];
  /** The page's own answer to a form that is too large to be read, in place of the usual page. */
  onTooLarge?: (args: Args) => Answer;
  /**
   * Whether the address itself proves that whoever sends this may do what it does, as a signed link
   * in a mail does: then it may come from anywhere, without a page of ours and its token.
   */
  isProven?: (args: Args) => boolean;
}

/**
 * The action of a form without a person's own words: reads it within its size, checks where it comes
 * from, parses it by its schema, and lets nobody through whom a layout has refused. Throws the answer
 * to a form that is refused.
 */
export function formAction<Schema extends z.ZodObject, Args extends ActionFunctionArgs, Answer>(
  schema: Schema,
  handle: (submitted: SubmittedForm<Schema>, args: Args) => Answer,
  options: FormOptions<Schema, Args, Answer> = {},
): (args: Args) => Promise<Awaited<Answer>> {
  return markAsFormAction(async (args: Args): Promise<Awaited<Answer>> => {
    const { request, context } = args;
    const isProven = options.isProven?.(args) ?? false;
    const { form, problem } = await readForm(request, context, schema, isProven);
    const refused = accessRefusal(context);
    if (problem === "too_large" && !refused && options.onTooLarge) {
      return await options.onTooLarge(args);
    }
    const submitted = { form, submission: parseWithZod(form, { schema }) };
    const isSignedOut = refused?.reason === "signed-out" && isLeadOn(refused.answer);
    // A visitor's token is another than the one of the session that ended.
    if (isSignedOut && (!problem || problem === "token")) {
      // Behind the lock nothing is shown, whoever typed it.
      if (!lockedAccount(context) && hasTyped(form, options.typed)) {
        throw givenBackPage("signed-out", 401, { form, typed: options.typed, url: args.url });
      }
      const writer = problem ? null : expiredAccount(context);
      const kept = writer && (await options.onSessionEnded?.(submitted, writer));
      const toast = kept ?? options.signedOutToast ?? "signed-out-before";
      throw signInFirst(args.url, { "Set-Cookie": await toastHeader(toast) });
    }
    if (problem === "token" && !refused && hasTyped(form, options.typed)) {
      throw givenBackPage("token", 403, { form, typed: options.typed, url: args.url });
    }
    if (problem) throw refusal(problem);
    if (refused) throw refused.answer;
    if (!isProven && !currentAccount(context) && !(await isWithinVisitorLimit(context))) {
      throw data(null, { status: 429 });
    }
    try {
      return await handle(submitted, args);
    } catch (error) {
      throw error instanceof NoRoomError ? refusal("full") : error;
    }
  });
}

function hasTyped(form: FormData, names: readonly string[] = []): names is readonly string[] {
  return names.some((name) => (typedWords(form, name)?.trim() ?? "") !== "");
}

// What only scripts ask for is answered to them, and leads nowhere.
function isLeadOn(answer: unknown): boolean {
  return answer instanceof Response && answer.status >= 300 && answer.status < 400;
}

/** What a form sent, as its schema read it; nothing where no form of ours can have sent it. */
export function valuesOf<Values>(submission: Submission<unknown, string[], Values>) {
  const values: Partial<Values> = submission.status === "success" ? submission.value : {};
  return values;
}

/** Marks an action as made by `formAction` or `screenedAction`: the server refuses to start with any other. */
export function markAsFormAction<Action extends object>(action: Action): Action {
  return Object.assign(action, { [isFormAction]: true });
}

/** Whether an action was made by `formAction` or `screenedAction`. */
export function isMarkedAsFormAction(action: object): boolean {
  return isFormAction in action;
}
