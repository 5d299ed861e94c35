import type { z } from "zod";
import type { ToastCode } from "#app/content/toasts.ts";
import { environment } from "#app/config/environment.server.ts";
import { regionOfCountry } from "#app/content/help-lines.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { hashPassword } from "#app/models/accounts/passwords.server.ts";
import { isBlockedRegion } from "#app/models/accounts/regions.server.ts";
import { panelForSituation, type Panel } from "#app/safety/panels.server.ts";
import type { registrationSchema } from "./account-forms.server.ts";
import { notSentToast, registerByMail } from "./account-mails.server.ts";
import { registrationCookie } from "./code-requests.server.ts";
import { withEvenTiming } from "./even-time.server.ts";
import { refuseTooMany, type ActionRequest, type TooMany } from "./form-limits.server.ts";
import { readKnownBrowser } from "./known-browser.server.ts";

/** What came of a registration: what its browser remembers and is told, or why there is none. */
type RegistrationOutcome =
  | { failure: null; headers: Headers; told: ToastCode }
  /** Where the service isn't offered: whom to call there. */
  | { failure: "region"; panel: Panel }
  | TooMany;

const LIMITS = { place: "code.place", address: "register.address" } as const;

/**
 * Registers an address and mails its code. Whether it had an account already is told in that mail
 * alone, and neither by the answer nor by its time.
 */
export async function registerPerson(
  args: ActionRequest,
  { email, password, firstName, lastName, region }: z.output<typeof registrationSchema>,
): Promise<RegistrationOutcome> {
  if (region && isBlockedRegion(region)) {
    const { crisisRegion } = environment();
    const panel = panelForSituation("active", regionOfCountry(region) ?? crisisRegion, "en");
    return { failure: "region", panel };
  }
  const tooMany = await refuseTooMany(args, LIMITS, email);
  if (tooMany) return tooMany;
  const requestId = newId();
  const earlierId = await registrationCookie.read(args.request);
  const browser = await readKnownBrowser(args.request);
  const hash = await hashPassword(password);
  const sent = await withEvenTiming(() =>
    registerByMail(
      email,
      { password: hash, firstName, lastName, region: region ?? null },
      { requestId, earlierId, isFromKnownBrowser: browser?.knows(email) ?? false },
    ),
  );
  const headers = new Headers({ "Set-Cookie": await registrationCookie.write(requestId) });
  return { failure: null, headers, told: sent.ok ? "registered" : notSentToast(sent.reason) };
}
