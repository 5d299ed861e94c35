import { parseWithZod } from "@conform-to/zod/v4";
import type { Submission } from "@conform-to/react";
import { data, type ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import type { ToastCode } from "#app/catalogue/toasts.ts";
import { NoRoomError } from "#app/models/room.server.ts";
import { accessRefusal } from "./access.server.ts";
import { currentAccount, signInFirst } from "./account.server.ts";
import { readForm, refusal } from "./forms.server.ts";
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

interface FormOptions<Args, Answer> {
  /** What the sign-in page says to somebody whose session ended before this form arrived. */
  signedOutToast?: ToastCode;
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
  options: FormOptions<Args, Answer> = {},
): (args: Args) => Promise<Awaited<Answer>> {
  return markAsFormAction(async (args: Args): Promise<Awaited<Answer>> => {
    const { request, context } = args;
    const isProven = options.isProven?.(args) ?? false;
    const { form, problem } = await readForm(request, context, schema, isProven);
    const refused = accessRefusal(context);
    if (problem === "too_large" && !refused && options.onTooLarge) {
      return await options.onTooLarge(args);
    }
    if (problem) throw refusal(problem);
    if (refused?.reason === "signed-out" && options.signedOutToast) {
      const headers = { "Set-Cookie": await toastHeader(options.signedOutToast) };
      throw signInFirst(args.url, headers);
    }
    if (refused) throw refused.answer;
    if (!isProven && !currentAccount(context) && !(await isWithinVisitorLimit(context))) {
      throw data(null, { status: 429 });
    }
    try {
      return await handle({ form, submission: parseWithZod(form, { schema }) }, args);
    } catch (error) {
      throw error instanceof NoRoomError ? refusal("full") : error;
    }
  });
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
