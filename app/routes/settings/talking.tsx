import { useForm } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { REPLY_LENGTH_LABELS, REPLY_LENGTHS, TONE_LABELS, TONES } from "#app/catalogue/manner.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import { changeManner } from "#app/models/accounts/users.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ChoiceField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import { FormErrors } from "../account/form-errors.tsx";
import type { Route } from "./+types/talking";
import { conversationHref } from "../chat/conversation-href.ts";

export const meta = pageTitle("How your companion talks");

const error = "Please choose one of these.";
/** What a choice between yes and no is sent as. */
const SWITCH = ["on", "off"] as const;
const schema = z.object({
  tone: z.enum(TONES, { error }),
  replyLength: z.enum(REPLY_LENGTHS, { error }),
  challenges: z.enum(SWITCH, { error }),
  asksQuestions: z.enum(SWITCH, { error }),
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { id, tone, replyLength, challenges, asksQuestions } = signedInUser(context);
  const cameFrom = url.searchParams.get("conversation");
  const conversation = cameFrom === null ? null : await findConversation(id, cameFrom);
  const isGuide = !isModelConfigured();
  return {
    isGuide,
    backHref: conversation ? conversationHref(conversation.id) : PATHS.settings,
    chosen: {
      tone,
      replyLength: isGuide && replyLength === "long" ? ("balanced" as const) : replyLength,
      challenges: sent(challenges),
      asksQuestions: sent(asksQuestions),
    },
  };
}

export const action = formAction(
  schema,
  async ({ submission }, { context, url }: Route.ActionArgs) => {
    if (submission.status !== "success") {
      return data({ result: submission.reply() }, { status: 400 });
    }
    const { id } = signedInUser(context);
    const { challenges, asksQuestions, ...manner } = submission.value;
    await changeManner(id, {
      ...manner,
      challenges: challenges === "on",
      asksQuestions: asksQuestions === "on",
    });
    const cameFrom = url.searchParams.get("conversation");
    const conversation = cameFrom === null ? null : await findConversation(id, cameFrom);
    return redirectWithToast(
      conversation ? conversationHref(conversation.id) : PATHS.settings,
      "saved",
    );
  },
);

function sent(isOn: boolean): (typeof SWITCH)[number] {
  return isOn ? "on" : "off";
}

const TONE_HINTS = {
  balanced: "Your companion's usual way.",
  gentle: "Soft and unhurried.",
  direct: "Straight to the point, still kind.",
} as const;

interface ChosenField {
  name: string;
  id: string;
  initialValue: string | undefined;
  errors: string[] | undefined;
}

function field({ name, id, initialValue, errors }: ChosenField) {
  return { name, id, defaultValue: initialValue, error: errors };
}

/** How somebody wants to be talked with, in every conversation. */
export default function Talking({ loaderData, actionData }: Route.ComponentProps) {
  const { backHref, chosen, isGuide } = loaderData;
  const [form, { tone, replyLength, challenges, asksQuestions }] = useForm<z.input<typeof schema>>({
    lastResult: actionData?.result,
    defaultValue: chosen,
  });
  return (
    <Screen
      title="How your companion talks"
      lead="From the next reply on. Safety questions and answers stay."
      back={[backHref, backHref === PATHS.settings ? "Settings" : "Back to the chat"]}
    >
      {isGuide ? (
        <p className="fine-print">
          Your companion uses prepared text here. It can be shorter and ask less. Its tone stays the
          same.
        </p>
      ) : null}
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[tone, replyLength, challenges, asksQuestions]} />
        {isGuide ? (
          <>
            <input type="hidden" name={tone.name} value={chosen.tone} />
            <input type="hidden" name={challenges.name} value={chosen.challenges} />
          </>
        ) : (
          <ChoiceField
            legend="Tone"
            {...field(tone)}
            choices={TONES.map((value) => ({
              value,
              label: TONE_LABELS[value],
              hint: TONE_HINTS[value],
            }))}
          />
        )}
        <ChoiceField
          legend="Length of replies"
          {...field(replyLength)}
          // Prepared text has nothing to add.
          choices={REPLY_LENGTHS.filter((value) => !isGuide || value !== "long").map((value) => ({
            value,
            label: REPLY_LENGTH_LABELS[value],
          }))}
        />
        {isGuide ? null : (
          <ChoiceField
            legend="Challenge me"
            hint="Your companion may offer another view when you're hard on yourself or stuck."
            {...field(challenges)}
            choices={[
              { value: "off", label: "Off" },
              { value: "on", label: "On" },
            ]}
          />
        )}
        <ChoiceField
          legend="Questions"
          hint="Programs and exercises still ask questions."
          {...field(asksQuestions)}
          choices={[
            { value: "on", label: "May ask me questions" },
            { value: "off", label: "No questions" },
          ]}
        />
        <Button variant="main" busyLabel="Saving...">
          Save
        </Button>
      </PostForm>
    </Screen>
  );
}
