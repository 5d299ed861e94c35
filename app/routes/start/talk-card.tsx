import { PATHS } from "#app/catalogue/paths.ts";
import { Icon } from "#app/ui/icon.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { HomePage } from "./home.server.ts";

/** The companion, what they ask, and the box: what is written there is the first message of a talk. */
export function TalkCard({ page, left }: { page: HomePage; left: string | null }) {
  const { companion, formKey, action, needsAdultLine, hasBegun } = page.talk;
  return (
    <section className="talk-card" data-therapist={companion.color}>
      <div className="talk-head">
        <Portrait src={companion.avatar} />
        <p className="row-title">
          <b className="therapist-name">{companion.name}</b>{" "}
          <a href={PATHS.therapistSelection} className="back-link">
            Change companion
          </a>
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
        <div className="composer-box">
          <textarea
            id="message"
            name="message"
            rows={3}
            placeholder="Write here"
            dir="auto"
            autoComplete="off"
            aria-describedby="talk-honest"
          />
          <button className="send-button" title="Send">
            <Icon name="send" />
            <span className="visually-hidden">Send</span>
          </button>
        </div>
      </PostForm>
      <p className="fine-print" id="talk-honest">
        {companion.name} is an AI, not a human or a licensed therapist.
        {needsAdultLine ? " For adults. By writing you confirm that you are 18 or over." : null}
      </p>
      {left ? <p>{left}</p> : null}
      {hasBegun ? (
        <p>
          <a href={action} className="back-link">
            Continue where you left off
          </a>
        </p>
      ) : null}
    </section>
  );
}
