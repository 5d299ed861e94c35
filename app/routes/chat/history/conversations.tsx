import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/conversations";
import { BeginUnkept } from "../messages/unkept.tsx";
import { ConversationDays } from "./conversation-days.tsx";
import { loadDays, readCursor } from "./days.server.ts";
import { SearchForm } from "./search-form.tsx";

export const links = chatStyles;

export const meta = pageTitle("Conversations");

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = signedInUser(context);
  const cursor = readCursor(url);
  return {
    isEligible: user.eligible,
    isFirstPage: cursor === null,
    days: await loadDays(user, cursor),
  };
}

/** All conversations of a person by day: the chat's side panel, as a page of its own. */
export default function Conversations({ loaderData }: Route.ComponentProps) {
  const { days, isEligible, isFirstPage } = loaderData;
  return (
    <Screen
      title="Conversations"
      back={[PATHS.chat, "Today's conversation"]}
      className="conversations"
    >
      {isEligible ? <SearchForm /> : null}
      {days.days.length > 0 ? (
        <div className="conversation-rows">
          {isFirstPage ? null : (
            <p>
              <a href={PATHS.conversations}>Newest conversations</a>
            </p>
          )}
          <ConversationDays page={days} opensDetails={!isEligible} level={2} />
        </div>
      ) : (
        <>
          <p>{isFirstPage ? "No conversations yet." : "There's nothing earlier."}</p>
          <ButtonLink href={isFirstPage ? PATHS.chat : PATHS.conversations} variant="main">
            {isFirstPage ? "Start one" : "Newest conversations"}
          </ButtonLink>
        </>
      )}
      {isEligible && isFirstPage ? <BeginUnkept /> : null}
    </Screen>
  );
}
