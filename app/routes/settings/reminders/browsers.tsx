import { Button } from "#app/ui/button.tsx";
import { FormToken, PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { readBrowsers } from "./browsers.server.ts";

const NOT_ALLOWED =
  "That didn't work. Allow notifications from this site in your browser's settings, then try again. You'll still get emails.";

interface BrowsersProps extends Awaited<ReturnType<typeof readBrowsers>> {
  /** Whether there are reminders to show. */
  isOn: boolean;
  isRefused: boolean;
}

/** The browsers that show reminders as notifications. To add one takes a script; everything else doesn't. */
export function Browsers(props: BrowsersProps) {
  const { pushKey, browsers, isOn, isRefused } = props;
  if (!isOn && browsers.length === 0 && !isRefused) return null;
  return (
    <>
      <h2>Notifications</h2>
      {isRefused ? (
        <Notice
          tone="danger"
          title="Notifications weren't turned on"
          text="Please try again. You'll still get your reminders by email."
        />
      ) : null}
      <p>
        Get reminders in your browser, too, even when you're signed out. They only say “A reminder
        you asked for.” They come through the push service that your browser's maker uses. It can't
        read them, but it sees when they come.
      </p>
      {browsers.length === 0 ? null : (
        <ul className="plain-rows">
          {browsers.map(({ id, digest, device, added }) => (
            <li key={id} data-browser={digest}>
              <p>
                <strong>{device}</strong>
                <br />
                <span className="fine-print">Turned on {added}</span>
              </p>
              <PostForm>
                <input type="hidden" name="browser" value={id} />
                <Button name="intent" value="remove-browser" small busyLabel="Turning off...">
                  Turn off
                  <span className="visually-hidden"> in {device}</span>
                </Button>
              </PostForm>
            </li>
          ))}
        </ul>
      )}
      {isOn && pushKey ? (
        <form
          className="form"
          method="post"
          data-push={pushKey}
          data-add="Turn on in this browser"
          data-granted="We couldn't reach your browser's push service, so notifications aren't on. You can try again later. You'll still get emails."
          data-denied={NOT_ALLOWED}
          data-default={NOT_ALLOWED}
        >
          <p>
            This browser can't show notifications here. JavaScript may be off, or the browser too
            old. On an iPhone or iPad, first add this site to your Home Screen and open it from
            there.
          </p>
          <FormToken />
          <input type="hidden" name="intent" value="add-browser" />
          <input type="hidden" name="subscription" />
        </form>
      ) : null}
    </>
  );
}
