// What somebody new adds for a form with a person's own words: its schema and its action.
import { redirect } from "react-router";
import { z } from "zod";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";

const wishSchema = z.object({
  wish: ownWords(z.string({ error: "Please write a wish." }).max(100, "Please shorten it.")),
  isShared: z.string().optional(),
});

/** What the example has taken. */
export const wishes: string[] = [];

export const action = screenedAction(
  wishSchema,
  (taken) => {
    if (taken.submission.status !== "success") return taken.refuse("invalid", 400);
    wishes.push(taken.screeningOf("wish").text);
    return redirect("/thanks");
  },
  { draft: () => "wish" },
);
