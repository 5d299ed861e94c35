import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { QuickAnswers } from "#app/ui/chat-layout.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import type { KeptOffer } from "./shown-offer.server.ts";
import type { ShownEntry } from "./shown-entry.server.ts";
import { replyHref } from "../conversation-href.ts";

/** What the companion offers at the end of its reply: nothing is done before the person presses. */
export function OfferCard({ entry, page }: { entry: ShownEntry; page: ChatPage }) {
  const { offer } = entry;
  if (!offer || !page.conversationId || !page.isWritable || !page.isNewestPage) return null;
  const { title, accept, notNow, words, moods } = offer;
  return (
    <Card title={title} look="sage" className="offer">
      <PostForm action={replyHref(page, entry, "offer")}>
        {words ? (
          <TextAreaField
            label={<span className="visually-hidden">{title}</span>}
            name="words"
            id={`offer-${entry.id}`}
            rows={words.text.length > 160 ? 6 : 2}
            maxLength={words.maxLength}
            defaultValue={words.text}
            required
          />
        ) : null}
        <QuickAnswers label={title}>
          {moods ? (
            moods.map(({ id, label }) => (
              <Button key={id} name="mood" value={id} small>
                {label}
              </Button>
            ))
          ) : (
            <Button name="answer" value="accept" variant="main" small>
              {accept}
            </Button>
          )}
          <Button name="answer" value="decline" small formNoValidate>
            {notNow}
          </Button>
        </QuickAnswers>
      </PostForm>
    </Card>
  );
}

/** What stands in the place of a card that was taken: what was kept, and where it is. */
export function KeptLine({ kept: { text, place, href, words, language } }: { kept: KeptOffer }) {
  return (
    <p className="offer-kept" lang={language}>
      <Icon name="check" />{" "}
      <span>
        {text} <a href={href}>{place}</a>
        {words ? <>: “{words}”</> : "."}
      </span>
    </p>
  );
}
