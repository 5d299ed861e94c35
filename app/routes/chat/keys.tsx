import { appTitle } from "#app/catalogue/wording.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/keys";
import { KeyList } from "./key-list.tsx";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Keys", matches) }];

/** The help sheet of the chat as a page of its own. */
export default function Keys() {
  return (
    <Screen
      title="Keys"
      width="text"
      backHref="/chat"
      backLabel="Back to the conversation"
      lead="The chat can be used with the keyboard alone: Tab goes from one thing to the next, Enter opens or presses it."
    >
      <KeyList />
      <p>
        These keys work where scripts run. / and ? only do something while you are not writing in a
        field. If they get in your way, for example with speech input, switch them off in the sheet
        that Keys opens in the chat.
      </p>
    </Screen>
  );
}
