import { pageTitle } from "#app/catalogue/app-title.ts";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { Screen } from "#app/ui/page.tsx";
import { KeyList } from "./key-list.tsx";

export const links = chatStyles;

export const meta = pageTitle("Keyboard shortcuts");

/** The help sheet of the chat as a page of its own. */
export default function Keys() {
  return (
    <Screen
      title="Keyboard shortcuts"
      width="text"
      back={["/chat", "Back to the conversation"]}
      lead="You can use the chat with the keyboard alone. Tab moves from one thing to the next, and Enter opens or presses it."
    >
      <KeyList />
      <p>
        These keys need JavaScript. / and ? only work when you aren't typing in a field. If Esc,
        Alt, / or ? get in your way, for example with speech input, turn them off under Keyboard
        shortcuts in the chat's menu.
      </p>
    </Screen>
  );
}
