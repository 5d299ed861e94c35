import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { HomePage } from "./home.server.ts";

/** The companion, what they ask, and the box: what is written there is the first message of a talk. */
export function TalkCard({ page }: { page: HomePage }) {
  const { companion, formKey, action, needsAdultLine, hasBegun } = page.talk;
  return (
    <section className="talk-card" data-therapist={companion.color}>
      <div className="talk-head">
        <Portrait src={companion.avatar} />
        <p>
          <b className="therapist-name">{companion.name}</b>{" "}
          <a href={PATHS.therapistSelection}>Change companion</a>
        </p>
      </div>
      {/* Without scripts a refusal is looked at first; a message that was taken leads elsewhere. */}
      <PostForm action={`${action}#refusal`}>
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="selectedTherapist" value={companion.id} />
        <input type="hidden" name="timeZone" />
        <h2>
          <label htmlFor="message">What's on your mind?</label>
        </h2>
        <textarea
          id="message"
          name="message"
          rows={3}
          placeholder="Write here"
          dir="auto"
          autoComplete="off"
          aria-describedby="talk-honest"
        />
        <div className="button-row">
          <Button variant="main" busyLabel="Sending...">
            Send
          </Button>
          {hasBegun ? <a href={action}>Continue where you left off</a> : null}
        </div>
      </PostForm>
      <p className="fine-print" id="talk-honest">
        {companion.name} is an AI, not a human or a licensed therapist.
        {needsAdultLine ? " For adults. By writing you confirm that you are 18 or over." : null}
      </p>
    </section>
  );
}
