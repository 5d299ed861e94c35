import { PATHS } from "#app/catalogue/paths.ts";
import { Notice } from "./notice.tsx";

/** After words that may be about danger, where no panel is called for. */
export function HelpNotice() {
  return (
    <Notice text="If things are hard right now, you don't have to handle them alone.">
      <p>
        <a href={PATHS.help}>Who to call or text</a>
      </p>
    </Notice>
  );
}
