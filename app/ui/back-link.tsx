import { PATHS } from "#app/catalogue/paths.ts";
import { Icon } from "./icon.tsx";

/** Places that several screens lead back to. */
const PLACES = {
  login: ["/auth", "Back to Login"],
  front: ["/", "Back to home"],
  today: [PATHS.today, "Today"],
  you: [PATHS.you, "You"],
  settings: [PATHS.settings, "Settings"],
  "sign-ins": ["/settings/sign-ins", "Ways to sign in"],
  passkeys: ["/settings/passkeys", "Passkeys"],
  plan: [PATHS.plan, "Plan"],
  journal: [PATHS.journal, "Journal"],
  moods: [PATHS.moods, "Moods"],
  help: [PATHS.help, "Help right now"],
  events: ["/admin/crisis-events", "Open events"],
} as const;

/** Where the arrow above a title leads: a place by its name, or an address with what it is called. */
export type BackTo = keyof typeof PLACES | readonly [href: string, label: string];

export function BackLink({ to }: { to: BackTo }) {
  const [href, label] = typeof to === "string" ? PLACES[to] : to;
  return (
    <a className="back-link" href={href}>
      <Icon name="arrow-left" />
      {label}
    </a>
  );
}
