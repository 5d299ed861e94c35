import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { COMPANION_SUMMARIES, resolveTherapist, THERAPISTS } from "#app/catalogue/therapists.ts";
import { TRACKS } from "#app/catalogue/tracks.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { handOver } from "#app/models/conversations/conversation-opening.server.ts";
import {
  findConversation,
  isWritable,
  latestConversation,
} from "#app/models/conversations/conversations.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { recordStep } from "#app/models/conversations/session-flow.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { chooseTherapist, type User } from "#app/models/accounts/users.server.ts";
import { isSpeechConfigured } from "#app/services/speech.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { Screen } from "#app/ui/page.tsx";
import voicePreviewUrl from "#app/ui/voice-preview.js?url";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { CompanionSummaries, SessionPrograms } from "./companion-summaries.tsx";
import { TherapistCard } from "./therapist-card.tsx";
import { selectionSchema } from "./therapist-form.ts";
import type { Route } from "./+types/therapist-selection";
import { conversationHref } from "../chat/conversation-href.ts";

export const handle = { pageScript: voicePreviewUrl } satisfies PageHandle;

export const meta = pageTitle("Choose your companion");

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = signedInUser(context);
  const conversation = await conversationToChange(user, url.searchParams.get("conversation"));
  return {
    chosen: conversation?.therapistType ?? resolveTherapist(null, user.selectedTherapist),
    conversationId: conversation?.id ?? null,
    isSpeechConfigured: isSpeechConfigured(),
    isModelLed: isModelConfigured(),
    isPremium: isPremium(user),
  };
}

export const action = formAction(
  selectionSchema.extend({ conversation: z.string().optional() }),
  async ({ submission }, { context }: Route.ActionArgs) => {
    if (submission.status !== "success") {
      const errors = submission.error?.selectedTherapist ?? [];
      return data({ errors }, { status: 400 });
    }
    const user = signedInUser(context);
    const { selectedTherapist, conversation } = submission.value;
    await chooseTherapist(user.id, selectedTherapist);
    if (conversation !== undefined) {
      await handOver(user.id, conversation, selectedTherapist, user.timeZone);
      throw redirect(conversationHref(conversation));
    }
    await recordStep(user.id, dayIn(user.timeZone), {
      completed: "therapist",
      next: "check-in",
      selectedTherapist,
    });
    return redirect(await chatWith(user, selectedTherapist));
  },
  { signedOutToast: "authentication-error" },
);

/** The chat; where today's conversation is with somebody else, a new one with whom was chosen. */
async function chatWith(user: User, therapistId: string): Promise<string> {
  const latest = await latestConversation(user.id);
  const isWithAnother =
    latest && isWritable(latest, user.timeZone) && latest.therapistType !== therapistId;
  return isWithAnother ? `${PATHS.chat}?therapist=${therapistId}` : PATHS.chat;
}

/** The conversation that somebody came from to change its companion, if it is theirs and goes on. */
async function conversationToChange(user: User, id: string | null) {
  const conversation = id === null ? null : await findConversation(user.id, id);
  return conversation && isWritable(conversation, user.timeZone) ? conversation : null;
}

export default function TherapistSelection({ loaderData, actionData }: Route.ComponentProps) {
  const errors = actionData?.errors ?? [];
  const { conversationId } = loaderData;
  const [first] = THERAPISTS;
  return (
    <Screen
      title="Choose your companion"
      lead={
        conversationId
          ? "Your new companion picks up where you are. Nothing is lost."
          : "Six AI companions. You can switch anytime."
      }
      width="wide"
      back={
        conversationId ? [conversationHref(conversationId), "Back to the conversation"] : undefined
      }
    >
      <PostForm className="form" noValidate>
        <ErrorSummary
          title="Error selecting companion"
          errors={errors.map((message) => ({ fieldId: `choose-${first?.id}`, message }))}
        />
        {conversationId ? <input type="hidden" name="conversation" value={conversationId} /> : null}
        <p className="fine-print">
          All voices are AI-generated. No companion is a human or a licensed therapist.
        </p>
        <fieldset
          className="field"
          aria-describedby={errors.length > 0 ? "companions-error" : undefined}
        >
          <legend className="visually-hidden">Your companion</legend>
          <FieldErrors id="companions" error={errors} />
          <div className="therapists">
            {THERAPISTS.map((therapist) => (
              <TherapistCard
                key={therapist.id}
                therapist={therapist}
                isChosen={therapist.id === loaderData.chosen}
                isSpeechConfigured={loaderData.isSpeechConfigured}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <output
            className="voice-notice"
            data-notice="We can't load the recorded voice right now, so your browser's voice is reading instead."
          />
        </div>
        <div className="sticky-actions">
          <Button variant="main" busyLabel="Saving...">
            Continue
          </Button>
        </div>
      </PostForm>
      <CompanionSummaries summaries={COMPANION_SUMMARIES} />
      <SessionPrograms
        programs={TRACKS.filter((track) => track.isPremium)}
        isModelLed={loaderData.isModelLed}
        isPremium={loaderData.isPremium}
      />
    </Screen>
  );
}
