import { redirect } from "react-router";
import { signedCookie } from "#app/middleware/signed-cookie.server.ts";
import type { AccountEvent } from "#app/models/accounts/account-events.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { findUser, type User } from "#app/models/accounts/users.server.ts";

/** How long the second step may take; then the sign-in begins anew. */
const LASTS_MS = 10 * 60_000;
export const secondStepCookie = signedCookie("aliwell_second_step", LASTS_MS);

type Way = NonNullable<AccountEvent["way"]>;

/** A sign-in whose first step was right, in the browser that took it. */
export interface SecondStep {
  user: User;
  way: Way;
  /** Identifies this sign-in, so that its tries are counted separately. */
  id: string;
  next: string | null;
}

const WAYS: readonly Way[] = ["password", "code", "link", "provider", "confirmation", "passkey"];

/** Leads to the page that asks for the second step, and remembers who has taken the first. */
export async function askForSecondStep(
  { id, accessEpoch }: Pick<User, "id" | "accessEpoch">,
  { way, next }: { way: Way; next: string | null },
): Promise<Response> {
  const value = [id, accessEpoch, way, newId(), Date.now() + LASTS_MS, next ?? ""].join(" ");
  return redirect("/auth/two-factor", {
    headers: { "Set-Cookie": await secondStepCookie.write(value) },
  });
}

/** The sign-in of this browser that waits for its second step, or null where it is too old or was revoked. */
export async function readSecondStep(request: Request): Promise<SecondStep | null> {
  const [userId, epoch, named, id, until, next] =
    (await secondStepCookie.read(request))?.split(" ") ?? [];
  const way = WAYS.find((each) => each === named);
  const left = Number(until) - Date.now();
  // A lifetime above the maximum means that the clock was ahead when it began.
  if (!userId || !way || !id || !(left > 0 && left <= LASTS_MS)) return null;
  const user = await findUser(userId);
  if (user?.accessEpoch !== Number(epoch)) return null;
  return { user, way, id, next: next || null };
}
