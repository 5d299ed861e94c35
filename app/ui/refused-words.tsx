import { PATHS } from "#app/catalogue/paths.ts";
import { isRouteErrorResponse } from "react-router";
import type { PageReason } from "#app/catalogue/refused-pages.ts";
import { Button, ButtonLink } from "./button.tsx";
import { Failure } from "./failure.tsx";
import { TextAreaField } from "./field.tsx";
import { PostForm } from "./post-form.tsx";
import { FollowUpHelp, type CalledHelp } from "./follow-up-help.tsx";
import { HelpNotice } from "./help-notice.tsx";
import { Notice } from "./notice.tsx";
import { Screen } from "./page.tsx";

/** Words that were not taken at all, as a screened action throws them. */
export interface RefusedPage extends CalledHelp {
  reason: PageReason;
  /** What is said of them. */
  words: { title: string; text: string };
  texts: Record<string, string>;
  /** What the form held besides, to be sent once more; null where that would help nobody. */
  again: { action: string; fields: readonly (readonly [string, string])[] } | null;
  notice: { title: string; text: string } | null;
  path: string;
}

/** In place of a page that failed. Words that were refused come back on it, with help if it is needed. */
export function RefusedOrFailed({ error }: { error: unknown }) {
  const refused = refusedIn(error);
  return refused ? <RefusedWords refused={refused} /> : <Failure error={error} />;
}

function RefusedWords({ refused }: { refused: RefusedPage }) {
  const { reason, words, panel, again, path } = refused;
  return (
    <Screen title={words.title} width="text">
      <FollowUpHelp help={refused} />
      <Notice tone="warning" {...(refused.notice ?? { text: words.text })} />
      {again ? (
        <SendAgain refused={refused} again={again} />
      ) : (
        <Texts refused={refused} isReadOnly />
      )}
      <p>
        {reason.startsWith("signed-out") || reason === "locked-kept" ? (
          <ButtonLink
            variant="main"
            href={`/auth?next=${encodeURIComponent(path)}`}
            // What was typed stays on this page meanwhile.
            target={again ? "_blank" : undefined}
          >
            {reason === "locked-kept" ? "Open" : "Sign In"}
          </ButtonLink>
        ) : (
          <ButtonLink href={reason.startsWith("missing") ? PATHS.chat : path}>
            {reason.startsWith("missing") ? "Open the chat" : "Back to the page"}
          </ButtonLink>
        )}
      </p>
      {panel || refused.isCheckIn ? null : <HelpNotice />}
    </Screen>
  );
}

/** The same form once more, with what was typed in it. */
function SendAgain({
  refused,
  again,
}: {
  refused: RefusedPage;
  again: NonNullable<RefusedPage["again"]>;
}) {
  return (
    <PostForm action={again.action} className="form">
      {again.fields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Texts refused={refused} isReadOnly={false} />
      <div className="button-row">
        <Button variant={refused.reason === "signed-out" ? "quiet" : "main"} busyLabel="Sending...">
          Send again
        </Button>
      </div>
    </PostForm>
  );
}

function Texts({ refused, isReadOnly }: { refused: RefusedPage; isReadOnly: boolean }) {
  const typed = Object.entries(refused.texts).filter(([, text]) => text.trim() !== "");
  return typed.map(([name, text]) => (
    <TextAreaField
      key={name}
      label="Your text"
      name={name}
      rows={8}
      defaultValue={text}
      readOnly={isReadOnly}
    />
  ));
}

/** The refused words that an error carries, if it carries any. */
export function refusedIn(error: unknown): RefusedPage | null {
  if (!isRouteErrorResponse(error)) return null;
  const content: unknown = error.data;
  if (typeof content !== "object" || content === null || !("refusedPage" in content)) return null;
  // Only screened actions throw an answer of this shape.
  return content.refusedPage as RefusedPage;
}
