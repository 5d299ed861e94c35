import {
  TEXT_SIZES,
  THEMES,
  type Appearance,
  type TextSize,
  type Theme,
} from "#app/catalogue/appearance.ts";
import { LONGEST_COOKIE_MS, signedCookie } from "./signed-cookie.server.ts";

const cookie = signedCookie("aliwell_look", LONGEST_COOKIE_MS);

/** How a page looks: as was chosen for the account, else in this browser before signing in. */
export async function readAppearance(
  request: Request,
  user: Appearance | null | undefined,
): Promise<Appearance> {
  const isChosen = user && (user.theme !== "system" || user.textSize !== "normal");
  if (isChosen) return { theme: user.theme, textSize: user.textSize };
  const [theme, textSize] = ((await cookie.read(request)) ?? "").split("-");
  return {
    theme: THEMES.find((each): each is Theme => each === theme) ?? "system",
    textSize: TEXT_SIZES.find((each): each is TextSize => each === textSize) ?? "normal",
  };
}

/** The header that keeps it in this browser, for its pages without an account. */
export function appearanceHeader({ theme, textSize }: Appearance): Promise<string> {
  return cookie.write(`${theme}-${textSize}`);
}
