import { Dialog } from "#app/ui/dialog.tsx";
import { KeyList } from "./key-list.tsx";
import { KEYS_DIALOG_ID } from "./use-chat-keys.ts";
import { useInBrowser } from "./use-in-browser.ts";

interface KeysDialogProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
}

/** The help sheet over the chat, with the switch for all of them. */
export function KeysDialog({ isOn, onSwitch }: KeysDialogProps) {
  const isBrowser = useInBrowser(() => true);
  if (!isBrowser) return null;
  return (
    <Dialog id={KEYS_DIALOG_ID} title="Keyboard shortcuts">
      <KeyList />
      <div className="choice">
        <input
          type="checkbox"
          id="single-keys"
          checked={isOn}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
        <label htmlFor="single-keys">Use the Esc, Alt, / and ? shortcuts</label>
      </div>
    </Dialog>
  );
}
