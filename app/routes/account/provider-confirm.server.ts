import { typedCode } from "#app/catalogue/typed-code.ts";
import type { Submission } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { environment } from "#app/config/environment.server.ts";
import { regionOfCountry } from "#app/content/help-lines.ts";
import { tryOwnCode } from "#app/models/accounts/codes.server.ts";
import { TYPED_PASSWORD_MAX_LENGTH } from "#app/models/accounts/passwords.server.ts";
import { isBlockedRegion, isRegion } from "#app/models/accounts/regions.server.ts";
import {
  findUser,
  hasPassword,
  normalizeEmail,
  verifyUser,
} from "#app/models/accounts/users.server.ts";
import { panelForSituation } from "#app/safety/panels.server.ts";
import type { PanelData } from "#app/ui/crisis-panel.tsx";
import { CODE_REFUSED, refuseUnlessOwner, findCodeRefusal } from "../settings/owner.server.ts";
import { REGION_MESSAGE } from "./account-forms.server.ts";
import type { ActionRequest } from "./form-limits.server.ts";
import { pendingSignInCookie, type PendingSignIn } from "./provider-requests.server.ts";
import { signInByProviderAddress, linkAndSignIn } from "./provider-sign-in.server.ts";

/** The fields of all that may be asked; one page asks for one of them. */
export const proofSchema = z.object({
  region: z.string().optional(),
  password: z.string().max(TYPED_PASSWORD_MAX_LENGTH).optional(),
  code: z.string().optional(),
  intent: z.enum(["resend"]).optional(),
});

type Proof = z.output<typeof proofSchema>;
type ProofSubmission = Submission<Proof, string[], Proof>;

/** Takes what somebody was asked for who came back from a provider, and signs them in or asks again. */
export async function submitProof(args: ActionRequest, submission: ProofSubmission) {
  const pending = await pendingSignInCookie.read(args.request);
  if (!pending) return startAgain();
  const proof = submission.status === "success" ? submission.value : {};
  const refuse = (message: string, panel: PanelData | null = null) => {
    const fieldErrors = { [pending.asks]: [message] };
    const result = submission.reply({ hideFields: ["password"], fieldErrors });
    return data({ result, panel }, { status: panel ? 403 : 400 });
  };
  if (pending.asks === "region") {
    const { region } = proof;
    if (!region || !isRegion(region)) return refuse(REGION_MESSAGE);
    if (!isBlockedRegion(region))
      return signInByProviderAddress(args, { ...pending, region }, null);
    const helpRegion = regionOfCountry(region) ?? environment().crisisRegion;
    return refuse(REGION_MESSAGE, panelForSituation("active", helpRegion, "en"));
  }
  if (pending.asks === "password") {
    const message = await linkByPassword(args, pending, proof.password);
    return typeof message === "string" ? refuse(message) : message;
  }
  if (proof.intent === "resend") return signInByProviderAddress(args, pending, null);
  const digits = typedCode(proof.code ?? "");
  if (digits === "") return refuse("Please enter the code from the email.");
  const entered = await linkByCode(args, pending, digits);
  return typeof entered === "string" ? refuse(entered) : entered;
}

/** Redirects back to sign-in, because the pending sign-in is gone or out of date. */
export function startAgain(): Response {
  return redirect("/auth?provider=failed");
}

async function linkByPassword(
  args: ActionRequest,
  { identity, userId, next }: PendingSignIn,
  password: string | undefined,
): Promise<Response | string> {
  const user = userId === null ? null : await findUser(userId);
  const isSame = user?.email === normalizeEmail(identity.email);
  if (!user || !isSame || !hasPassword(user)) return startAgain();
  const refused = await refuseUnlessOwner(args.request, user, { password });
  if (refused) return refused.message;
  return linkAndSignIn(args, user.id, { identity, next, tokens: null, isNew: false });
}

// Only accounts without a password got a code. If one has been set since, ask for the password instead.
async function linkByCode(
  args: ActionRequest,
  { identity, userId, requestId, region, next }: PendingSignIn,
  code: string,
): Promise<Response | string> {
  const why = findCodeRefusal(await tryOwnCode("confirm", userId, requestId, code));
  if (why !== null) return why;
  const user = userId === null ? null : await findUser(userId);
  if (!user || hasPassword(user)) return CODE_REFUSED;
  const isNew = !user.emailVerified;
  if (isNew) {
    const { firstName, lastName } = identity;
    await verifyUser(user.id, { firstName, lastName, ...(region && { region }) });
  }
  return linkAndSignIn(args, user.id, { identity, next, tokens: null, isNew });
}
